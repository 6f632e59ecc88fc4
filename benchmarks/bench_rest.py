"""Processor time of the program at rest: nothing is pressed, nothing moves, it is the person's turn."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from benchmarks.bench_start import begin_match, children, started
from benchmarks.measure import Measure
from tests.helpers.x_display import x_display

ROOT = Path(__file__).resolve().parents[1]
SETTLE_S = 6.0
"""Time to deal, to load what is wanted later, and for the engine to make its first move."""


def run(quick: bool = False) -> list[Measure]:
    """Percent of a core that window and engine use while a match waits, and while one is offered."""
    seconds = 5.0 if quick else 20.0
    measures: list[Measure] = []
    with x_display("2560x1440") as display:
        environment = {**os.environ, "PYTHONPATH": str(ROOT)}
        environment.pop("QT_QPA_PLATFORM", None)
        environment |= {"QT_QPA_PLATFORM": "offscreen"} if display is None else {"DISPLAY": display}
        for name, matches in (("the person's turn", 1), ("a new match offered", 0)):
            with tempfile.TemporaryDirectory() as folder:
                for _ in range(matches):
                    begin_match(Path(folder))
                command = [sys.executable, "-m", "ginrummy_qt", "--data-dir", folder, "--report-first-frame"]
                with started([*command, "--size", "2560x1440"], environment) as (program, _seconds):
                    measures += _at_rest(program, seconds, name)
    return measures


def _at_rest(program: subprocess.Popen[str], seconds: float, name: str) -> list[Measure]:
    time.sleep(SETTLE_S)
    processes = dict(zip(("window", "engine"), (program.pid, *children(program.pid)), strict=False))
    before = {which: _used(pid) for which, pid in processes.items()}
    time.sleep(seconds)
    unit = "% of a core"
    return [
        Measure(f"{which} at rest, {name}", 100 * (_used(pid) - before[which]) / seconds, unit, goal="< 1")
        for which, pid in processes.items()
    ]


def _used(pid: int) -> float:
    """Seconds of processor time of a process so far; zero where the system does not tell."""
    stat = Path(f"/proc/{pid}/stat")
    if not stat.exists():
        return 0.0
    fields = stat.read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
