"""Frames of the real window with 22 cards on the move at 2560 x 1440, alone and beside a thinking player."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from benchmarks.measure import Measure
from ginrummy_qt.link.pipes import LineProcess
from tests.helpers.x_display import x_display

SIZE = "2560x1440"
THINKER = """
from ginrummy_qt.rules import best_arrangement, parse_cards
hand = parse_cards("3c 4c 5c 7h 7s 7d 9d Js Qs 2d Kh")
while True:
    best_arrangement(hand)
"""
"""Counts cards without a pause, as a computer player does while it thinks; started as the link starts one."""


def run(quick: bool = False) -> list[Measure]:
    """Frames a second and the 99th percentile of a frame, without and with a thinking process."""
    seconds = 3.0 if quick else 10.0
    measures: list[Measure] = []
    with x_display(SIZE) as display:
        if display is None:
            return measures
        measures += _figures(_watch(display, seconds), "")
        with thinking():
            measures += _figures(_watch(display, seconds), ", player thinking")
    return measures


@dataclass(frozen=True, slots=True)
class Watched:
    """What the window saw: milliseconds from frame to frame, and of processor time in a frame."""

    intervals: tuple[float, ...]
    work: float


def _figures(watched: Watched, where: str) -> list[Measure]:
    ordered = sorted(watched.intervals)
    mean = sum(ordered) / len(ordered)
    p99 = ordered[min(len(ordered) - 1, int(len(ordered) * 0.99))]
    return [
        Measure(f"22 cards moving at {SIZE}{where}", 1000 / mean, "frames/s", goal="60"),
        Measure(f"99th percentile of a frame{where}", p99, "ms", goal="at most 20"),
        Measure(f"processor time of a frame{where}", watched.work, "ms"),
    ]


def _watch(display: str, seconds: float) -> Watched:
    """A window in a process of its own."""
    surroundings = os.environ | {"DISPLAY": display, "QT_QPA_PLATFORM": "xcb"}
    command = [sys.executable, "-m", "benchmarks.frames_window", str(seconds)]
    done = subprocess.run(command, env=surroundings, capture_output=True, text=True, check=True, timeout=120)
    said = json.loads(done.stdout)
    return Watched(tuple(said["intervals"]), said["work"])


@contextmanager
def thinking() -> Iterator[None]:
    """A player that counts cards all the while."""
    process = LineProcess([sys.executable, "-c", THINKER], {}, 1000, lambda _line: None)
    try:
        yield
    finally:
        process.stop()


if __name__ == "__main__":
    from benchmarks.measure import format_table

    print(format_table(run("--quick" in sys.argv)))
