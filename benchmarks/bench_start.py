"""From process start to the first painted frame, warm, and the memory of the window and of the engine."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median

from benchmarks.measure import Measure
from tests.helpers.x_display import x_display

ROOT = Path(__file__).resolve().parents[1]
SETTLE_S = 3.0
"""Time for the engine to start before memory is read."""


def run(quick: bool = False) -> list[Measure]:
    """The median of some starts in a real X screen (offscreen where there is none), and memory in MB.

    The folder holds an unfinished match, so the start reads it and the engine sits at the table.
    """
    with x_display("1920x1200") as display, tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "PYTHONPATH": str(ROOT)}
        environment.pop("QT_QPA_PLATFORM", None)
        environment |= {"QT_QPA_PLATFORM": "offscreen"} if display is None else {"DISPLAY": display}
        command = [sys.executable, "-m", "ginrummy_qt", "--data-dir", folder, "--report-first-frame"]
        begin_match(Path(folder))
        times = [_first_frame(command, environment) for _ in range(4 if quick else 11)][1:]
        window, engine = _memory(command, environment)
    measures = [Measure("start to first frame (median)", median(times), "s", goal="<= 0.8 s")]
    for name, (resident, proportional) in (("window", window), ("engine", engine)):
        measures.append(Measure(f"memory of the {name}, resident", resident, "MB"))
        measures.append(Measure(f"memory of the {name}, its share (PSS)", proportional, "MB"))
    return measures


def begin_match(folder: Path) -> None:
    """Leave a match with its first hand dealt in a data folder."""
    from ginrummy_qt.ports.levels import Style
    from ginrummy_qt.ports.table import MatchSetup
    from ginrummy_qt.rules.ruleset import PRESETS
    from ginrummy_qt.session.match_session import MatchSession
    from ginrummy_qt.storage.match_store import SqliteMatchStore

    store = SqliteMatchStore(folder)
    session = MatchSession(store, lambda: os.urandom(32).hex(), lambda: int(time.time()))
    session.new_match(MatchSetup(PRESETS["R1"], Style.STEADY))
    session.cut("")
    store.close()


@contextmanager
def started(command: list[str], environment: dict[str, str]) -> Iterator[tuple[subprocess.Popen[str], float]]:
    """The program, and the seconds until its first frame."""
    began = time.monotonic()
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as program:
        try:
            assert program.stdout is not None
            line = program.stdout.readline().split()
            if line[:2] != ["first", "frame"]:
                raise RuntimeError("the window did not report its first frame")
            yield program, float(line[2]) - began
        finally:
            program.terminate()


def _first_frame(command: list[str], environment: dict[str, str]) -> float:
    with started(command, environment) as (_program, seconds):
        return seconds


def _memory(
    command: list[str], environment: dict[str, str]
) -> tuple[tuple[float, float], tuple[float, float]]:
    """(RSS, PSS) in MB of the window and of its engine."""
    with started(command, environment) as (program, _seconds):
        time.sleep(SETTLE_S)
        engines = children(program.pid)
        return _of(program.pid), _of(engines[0]) if engines else (0.0, 0.0)


def children(pid: int) -> list[int]:
    """The processes that any thread of a process started."""
    lists = Path(f"/proc/{pid}/task").glob("*/children")
    return [int(child) for found in lists for child in found.read_text().split()]


def _of(pid: int) -> tuple[float, float]:
    """RSS and PSS of a process; zero where the system does not tell."""
    rollup = Path(f"/proc/{pid}/smaps_rollup")
    if not rollup.exists():
        return 0.0, 0.0
    lines = dict(line.split(":", 1) for line in rollup.read_text().splitlines()[1:])
    resident, proportional = (int(lines[name].split()[0]) / 1024 for name in ("Rss", "Pss"))
    return resident, proportional
