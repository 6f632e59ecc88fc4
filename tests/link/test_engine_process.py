"""The link to a player's process: whatever the process does, the table gets an answer or a clear end."""

from __future__ import annotations

import logging
import os
import sys
import threading
import time
from contextlib import contextmanager
from pathlib import Path
from queue import Empty, SimpleQueue

import pytest

from ginrummy_qt.link.engine_process import EngineProgram, Patience, ProcessLauncher, own_engine
from ginrummy_qt.link.traffic import log_traffic
from ginrummy_qt.ports.levels import Style
from ginrummy_qt.ports.opponents import EngineAnswer, EngineGone, EngineReport, EngineRestarted, TrafficLine
from ginrummy_qt.rules import PRESETS, Seat
from ginrummy_qt.rules.actions import DrawStock
from ginrummy_qt.rules.legality import can
from ginrummy_qt.rules.view import PlayerView, view_for
from tests.helpers.fake_engines import fake, raw
from tests.helpers.views import random_hand

PATIENCE = Patience(start=20, answer=20, leave=0.5, restarts=3)
HASTE = Patience(start=20, answer=1, leave=0.5, restarts=2)
SOON = 30.0
NEEDS_PROC = pytest.mark.skipif(
    not Path("/proc/self/fd").exists(), reason="looks at processes through /proc, which is not here"
)


def view() -> PlayerView:
    """NORTH is to draw, and may draw from the stock."""
    state = random_hand(0, PRESETS["R2"])
    return view_for(state, state.turn)


class Table:
    """Collects the reports of a link."""

    def __init__(self) -> None:
        self.reports: SimpleQueue[EngineReport] = SimpleQueue()
        self.traffic: list[TrafficLine] = []

    def next(self) -> EngineReport:
        return self.reports.get(timeout=SOON)

    def quiet(self, seconds: float = 0.2) -> bool:
        try:
            self.reports.get(timeout=seconds)
        except Empty:
            return True
        return False


@contextmanager
def link_to(program: EngineProgram, patience: Patience = PATIENCE):
    table = Table()
    launcher = ProcessLauncher(
        program=program, seed=lambda: 7, patience=patience, traffic=table.traffic.append
    )
    link = launcher(Style.STEADY, Seat.NORTH, table.reports.put)
    try:
        yield link, table
    finally:
        link.close()


def restarted(report: EngineReport) -> str:
    assert isinstance(report, EngineRestarted)
    return report.reason


def gone(report: EngineReport) -> str:
    assert isinstance(report, EngineGone)
    return report.reason


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


def test_a_crash_is_noticed_and_the_question_asked_again(tmp_path):
    program = fake(
        """
if first_time():
    os._exit(3)
answer(message["request"])
""",
        str(tmp_path / "mark"),
    )
    with link_to(program) as (link, table):
        link.request(1, view())
        assert "ended with status 3" in restarted(table.next())
        assert table.next() == EngineAnswer(1, DrawStock())


def test_a_crash_while_nothing_is_asked_is_noticed_too(tmp_path):
    program = fake('answer(message["request"])', str(tmp_path / "mark"), start="if first_time(): sys.exit(4)")
    with link_to(program) as (link, table):
        assert "ended with status 4" in restarted(table.next())
        link.request(1, view())
        assert table.next() == EngineAnswer(1, DrawStock())


def test_a_hang_is_ended_and_the_question_asked_again(tmp_path):
    program = fake(
        """
if first_time():
    time.sleep(600)
answer(message["request"])
""",
        str(tmp_path / "mark"),
    )
    with link_to(program, HASTE) as (link, table):
        link.request(1, view())
        assert "no sign for 1 seconds" in restarted(table.next())
        assert table.next() == EngineAnswer(1, DrawStock())


def test_an_engine_that_never_begins_is_given_up():
    with link_to(raw("time.sleep(600)"), Patience(start=0.2, restarts=1)) as (_, table):
        assert "no sign for 0.2 seconds" in restarted(table.next())
        assert "2 times in a row" in gone(table.next())


@pytest.mark.parametrize(
    ("decide", "fault"),
    [
        ('print("to be or not to be", flush=True)', "what is no message"),
        ('print("[" * 60000, flush=True)', "what is no message"),
        ('sys.stdout.buffer.write(b"\\xff\\xfe\\n"); sys.stdout.flush()', "what is no message"),
        ('print("x" * 3000000, flush=True)', "a line of more than 65536 bytes"),
        ('answer(message["request"] + 1)', "answered request 2, not 1"),
        ('answer(message["request"] - 1)', "answered request 0, not 1"),
        ('answer(message["request"], "pass")', "illegal: nothing_offered"),
        ('answer(message["request"], "cheat")', "what is no message"),
        ('say({"type": "failed", "request": 1, "reason": "tired"})', "could not answer: tired"),
        ('say({"type": "ready", "protocol": 1, "name": "again"})', "said ready twice"),
        ('while True: print("flood " * 100, flush=True)', "what is no message"),
        ('while True: sys.stdout.write("flood without end ")', "a line of more than 65536 bytes"),
    ],
)
def test_whatever_is_no_legal_answer_leads_to_a_restart(tmp_path, decide, fault):
    program = fake(
        f"""
if first_time():
    {decide}
    return
answer(message["request"])
""",
        str(tmp_path / "mark"),
    )
    with link_to(program) as (link, table):
        link.request(1, view())
        assert fault in restarted(table.next())
        assert table.next() == EngineAnswer(1, DrawStock())
        assert table.quiet()


def test_a_second_answer_to_one_question_is_no_answer_to_the_next(tmp_path):
    program = fake(
        """
answer(message["request"])
if first_time():
    answer(message["request"])
""",
        str(tmp_path / "mark"),
    )
    with link_to(program) as (link, table):
        link.request(1, view())
        assert table.next() == EngineAnswer(1, DrawStock())
        assert "without being asked" in restarted(table.next())
        link.request(2, view())
        assert table.next() == EngineAnswer(2, DrawStock())


@pytest.mark.parametrize(
    ("start", "fault"),
    [
        ('say({"type": "ready", "protocol": 99, "name": "new"})', "speaks protocol 99, not 1"),
        ('say({"type": "failed", "request": None, "reason": "unknown player"})', "could not begin: unknown"),
        ('say({"type": "decided", "request": 1, "action": {"type": "pass"}})', "did not begin with ready"),
        ('print("hello yourself", flush=True)', "what is no message"),
    ],
)
def test_an_engine_that_greets_wrongly_is_given_up_after_some_tries(start, fault):
    with link_to(raw(f"{start}\ntime.sleep(600)"), HASTE) as (_, table):
        assert fault in restarted(table.next())
        assert fault in restarted(table.next())
        assert fault in gone(table.next())


def test_restarts_in_a_row_are_bounded_and_a_good_answer_starts_the_count_anew(tmp_path):
    program = fake(
        f"""
count = len(os.listdir({str(tmp_path)!r}))
open(os.path.join({str(tmp_path)!r}, str(count)), "w").close()
if message["request"] == 2 or count < 2:
    os._exit(1)
answer(message["request"])
"""
    )
    with link_to(program, HASTE) as (link, table):
        link.request(1, view())
        restarted(table.next())
        restarted(table.next())
        assert table.next() == EngineAnswer(1, DrawStock())
        link.request(2, view())
        restarted(table.next())
        restarted(table.next())
        assert "3 times in a row, the last time because it ended with status 1" in gone(table.next())
        link.request(3, view())
        gone(table.next())


def test_a_program_that_is_not_there_is_reported():
    with link_to(EngineProgram(command=("/no/such/program",))) as (link, table):
        assert "could not be started" in gone(table.next())
        link.request(1, view())
        gone(table.next())


STOPPABLE = """
import threading
stopped = threading.Event()
def listen():
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "stop":
            stopped.set()
def decide(message):
    threading.Thread(target=listen, daemon=True).start()
    stopped.wait(600)
    answer(message["request"])
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        say({"type": "ready", "protocol": 1, "name": "fake"})
    else:
        decide(message)
        break
time.sleep(600)
"""
"""Thinks about its first question until it is told to stop."""


def test_who_is_hurried_is_told_to_stop_and_its_answer_counts():
    with link_to(raw(STOPPABLE)) as (link, table):
        link.request(1, view(), 1000)
        assert table.quiet()
        link.hurry(2)
        assert table.quiet()
        link.hurry(1)
        assert table.next() == EngineAnswer(1, DrawStock())
    said = [line.text for line in table.traffic if line.to_engine]
    assert '"deadline":1000' in said[1]
    assert '{"type":"stop","request":1}' in said


def test_who_is_hurried_before_it_could_be_asked_is_given_no_time():
    program = fake("answer(message['request'])", start="time.sleep(0.3)")
    with link_to(program) as (link, table):
        link.request(1, view(), 1000)
        link.hurry(1)
        assert table.next() == EngineAnswer(1, DrawStock())
    asked = [line.text for line in table.traffic if '"decide"' in line.text]
    assert ['"deadline":0' in text for text in asked] == [True]


def test_a_question_that_is_past_is_stopped():
    with link_to(raw(STOPPABLE)) as (link, table):
        link.request(1, view(), 1000)
        assert table.quiet()
        link.request(2, view(), 1000)
        assert table.quiet()
    assert '{"type":"stop","request":1}' in [line.text for line in table.traffic if line.to_engine]


def test_a_newer_request_replaces_an_open_one():
    program = fake("time.sleep(0.3)\nanswer(message['request'])")
    with link_to(program) as (link, table):
        link.request(1, view())
        time.sleep(0.1)
        link.request(2, view())
        link.request(3, view())
        assert table.next() == EngineAnswer(3, DrawStock())
        assert table.quiet()


def test_asking_again_for_the_same_is_answered_once():
    with link_to(fake("time.sleep(0.2)\nanswer(message['request'])")) as (link, table):
        link.request(1, view())
        link.request(1, view())
        assert table.next() == EngineAnswer(1, DrawStock())
        assert table.quiet(0.4)


def test_a_process_that_does_not_read_holds_nobody_up():
    program = raw('say({"type": "ready", "protocol": 1, "name": "deaf"})\ntime.sleep(600)')
    with link_to(program, Patience(answer=0.3, restarts=0, leave=0.1)) as (link, table):
        for number in range(200):
            link.request(number, view())
        assert "no sign" in gone(table.next())


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


def test_no_report_comes_after_close():
    with link_to(fake("time.sleep(0.2)\nanswer(message['request'])")) as (link, table):
        link.request(1, view())
        link.close()
        assert table.quiet(0.4)


@pytest.mark.parametrize(
    "decide",
    ["time.sleep(600)", 'while True: print("flood", flush=True)', "sys.stdin.close(); time.sleep(600)"],
)
def test_close_never_hangs(decide):
    for wait in (0.0, 0.4):
        with link_to(fake(decide)) as (link, _):
            link.request(1, view())
            time.sleep(wait)
            closing = threading.Thread(target=link.close)
            closing.start()
            closing.join(SOON)
            assert not closing.is_alive()
            link.close()


def test_a_report_may_close_the_link():
    closed = threading.Event()

    def report(_: EngineReport) -> None:
        link.close()
        closed.set()

    launcher = ProcessLauncher(program=fake("answer(message['request'])"), seed=lambda: 1, patience=PATIENCE)
    link = launcher(Style.SIMPLE, Seat.SOUTH, report)
    link.request(1, view())
    assert closed.wait(SOON)
    link.close()


def stat_of(process: Path) -> list[str]:
    """The fields of a process from its state on, its parent's number being the next; none when it is gone."""
    try:
        return (process / "stat").read_text().rpartition(")")[2].split()
    except OSError:
        return []


@NEEDS_PROC
def test_nothing_is_left_of_closed_and_failed_processes():
    def children() -> int:
        """Running ones and those that nobody waited for."""
        found = map(stat_of, Path("/proc").glob("[0-9]*"))
        return sum(fields[1:2] == [str(os.getpid())] for fields in found)

    def open_files() -> int:
        return len(list(Path("/proc/self/fd").iterdir()))

    def some_links() -> None:
        for decide in ("answer(message['request'])", "os._exit(1)", "time.sleep(600)"):
            with link_to(fake(decide), HASTE) as (link, table):
                link.request(1, view())
                table.next()

    some_links()
    before = children(), open_files(), threading.active_count()
    some_links()
    assert children() <= before[0]
    assert open_files() <= before[1]
    assert threading.active_count() <= before[2]


@NEEDS_PROC
def test_what_the_engine_started_is_ended_with_it(tmp_path):
    note = tmp_path / "pid"
    program = fake(
        f"""
import subprocess
child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
open({str(note)!r}, "w").write(str(child.pid))
answer(message["request"])
"""
    )
    with link_to(program) as (link, table):
        link.request(1, view())
        assert isinstance(table.next(), EngineAnswer)
    pid = int(note.read_text())
    deadline = time.monotonic() + SOON
    while _runs(pid) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert not _runs(pid)


def _runs(pid: int) -> bool:
    return stat_of(Path(f"/proc/{pid}"))[:1] not in ([], ["Z"])


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
