"""Closing the link to a player's process: at any moment, and with nothing left of it."""

from __future__ import annotations

import os
import threading
import time
from pathlib import Path

import pytest

from ginrummy_qt.link.engine_process import ProcessLauncher
from ginrummy_qt.ports.levels import Style
from ginrummy_qt.ports.opponents import EngineAnswer, EngineReport
from ginrummy_qt.rules import Seat
from tests.helpers.engine_links import HASTE, PATIENCE, SOON, link_to, view
from tests.helpers.fake_engines import fake

NEEDS_PROC = pytest.mark.skipif(
    not Path("/proc/self/fd").exists(), reason="looks at processes through /proc, which is not here"
)


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
