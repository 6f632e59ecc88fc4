"""The self-test: a match through the real window, the same for the same seed, with its pictures."""

from __future__ import annotations

import json
import os

import pytest

from tests.helpers.program import report, run


@pytest.fixture(scope="module")
def played(tmp_path_factory):
    """The whole match of one seed."""
    folder = tmp_path_factory.mktemp("selftest")
    done = run("--selftest", folder / "out.json", "--screenshot", folder / "pictures", "--seed", 3)
    return done, folder


def test_it_plays_a_whole_match_and_exits_with_0(played):
    done, folder = played
    assert done.returncode == 0, done.stderr
    found = report(folder / "out.json")
    assert (found["failure"], found["outcome"], found["refused_moves"]) == ("", "finished", 0)
    assert found["winner"] in ("south", "north")


def test_it_checks_every_seal_and_every_table_at_rest(played):
    found = json.loads((played[1] / "out.json").read_text())
    assert found["hands"]
    assert all(hand["verified"] for hand in found["hands"])
    assert found["run"]["at_rest_checks"] > len(found["moves"])


def test_it_plays_by_dragging_clicking_and_keys(played):
    found = report(played[1] / "out.json")
    assert {move["gesture"] for move in found["moves"]} == {"drag", "click", "keys"}


def test_it_takes_the_standard_pictures(played):
    _, folder = played
    taken = set(report(folder / "out.json")["pictures"])
    assert {"start.png", "deal.png", "mid-hand.png", "hand-result.png", "match-result.png"} <= taken
    assert taken == {path.name for path in (folder / "pictures").iterdir()}


def test_the_same_seed_plays_the_same_hands(tmp_path):
    reports = []
    for name in ("one", "two"):
        out = tmp_path / f"{name}.json"
        assert run("--selftest", out, "--seed", 11, "--hands", 2).returncode == 0
        reports.append(report(out))
    assert reports[0] == reports[1]
    assert reports[0]["outcome"] == "stopped"
    assert len(reports[0]["hands"]) == 2


def test_it_runs_on_a_real_x_screen_with_moving_cards(tmp_path, display):
    out = tmp_path / "out.json"
    done = run(
        "--selftest",
        out,
        "--seed",
        5,
        "--hands",
        1,
        "--speed",
        "fast",
        QT_QPA_PLATFORM="xcb",
        DISPLAY=display,
    )
    assert done.returncode == 0, done.stderr
    assert report(out)["hands"][0]["verified"]


def test_a_report_that_cannot_be_written_is_a_failure_with_a_sentence(tmp_path):
    (tmp_path / "file").write_text("")
    done = run("--selftest", tmp_path / "file" / "out.json", "--hands", 1)
    assert done.returncode == 1
    assert "could not be written" in done.stderr.splitlines()[-1]
    assert os.listdir(tmp_path) == ["file"]


def test_what_crosses_to_and_from_the_player_can_be_read_afterwards(tmp_path):
    folder = tmp_path / "data"
    arguments = ("--selftest", tmp_path / "out.json", "--hands", 1, "--data-dir", folder)
    assert run(*arguments, "--log-engine").returncode == 0
    lines = (folder / "log" / "engine.log").read_text(encoding="utf-8").splitlines()
    crossed = [line.split(" ", 2)[2] for line in lines]
    assert crossed[0].startswith('north > {"type":"hello"')
    assert crossed[1].startswith('north < {"type":"ready"')
    assert {line.split()[0] for line in crossed} == {"north"}
    log = folder / "log" / "ginrummy.log"
    assert not log.exists() or "north" not in log.read_text(encoding="utf-8")
    (folder / "log" / "engine.log").unlink()
    assert run(*arguments).returncode == 0
    assert not (folder / "log" / "engine.log").exists()
