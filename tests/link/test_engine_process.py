"""The link to a player's process: the own engine, and all that passes between them."""

from __future__ import annotations

import logging
import sys

from ginrummy_qt.link.engine_process import own_engine
from ginrummy_qt.link.traffic import log_traffic
from ginrummy_qt.ports.opponents import EngineAnswer
from ginrummy_qt.rules.legality import can
from tests.helpers.engine_links import link_to, view
from tests.helpers.fake_engines import fake


def test_the_own_engine_answers_with_a_legal_action():
    with link_to(own_engine()) as (link, table):
        for number in (1, 2, 3):
            link.request(number, view())
            report = table.next()
            assert isinstance(report, EngineAnswer)
            assert report.request == number
            assert can(view(), report.action)


def test_the_own_engine_is_found_from_any_folder_whatever_lies_there(tmp_path, monkeypatch):
    for name in ("ginrummy_qt", "json", "random"):
        (tmp_path / f"{name}.py").write_text("raise SystemExit(9)")
    monkeypatch.chdir(tmp_path)
    with link_to(own_engine()) as (link, table):
        link.request(1, view())
        assert isinstance(table.next(), EngineAnswer)


def test_in_a_bundle_the_same_executable_is_the_engine(monkeypatch):
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", "/opt/ginrummy/ginrummy_qt")
    assert own_engine().command == ("/opt/ginrummy/ginrummy_qt", "--engine")


def test_every_line_that_crosses_is_shown(caplog):
    with link_to(own_engine()) as (link, table):
        link.request(1, view())
        assert isinstance(table.next(), EngineAnswer)
    kinds = [(line.to_engine, line.text.split('"')[3]) for line in table.traffic]
    assert kinds == [
        (True, "hello"),
        (False, "ready"),
        (True, "decide"),
        (False, "decided"),
        (True, "quit"),
    ]
    with caplog.at_level(logging.DEBUG):
        log_traffic(table.traffic[0])
    assert 'north > {"type":"hello"' in caplog.text


def test_what_it_says_on_stderr_is_logged_and_bounded(caplog):
    program = fake(
        """
for number in range(5000):
    print("complaint", number, file=sys.stderr)
sys.stderr.flush()
answer(message["request"])
"""
    )
    with caplog.at_level(logging.WARNING), link_to(program) as (link, table):
        link.request(1, view())
        assert isinstance(table.next(), EngineAnswer)
    complaints = [record for record in caplog.records if "complaint" in record.getMessage()]
    assert 0 < len(complaints) <= 200
