"""Frames of every movement of the table in the program's own window, alone and beside a thinking player.

The figures are pooled over hands that are always the same. They mean the screen only while no other program
keeps the processors busy: the processor time of a frame, beside them, hardly depends on that.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from contextlib import ExitStack

from benchmarks.bench_frames import thinking
from benchmarks.measure import Measure
from tests.helpers.x_display import x_display

SIZE = "2560x1440"
KINDS = (
    "shuffle",
    "deal",
    "flip",
    "draw",
    "take",
    "throw",
    "regroup",
    "knock",
    "spread",
    "layoff",
    "score lines",
    "score count-up",
)
"""In the order in which a hand shows them."""

Frames = dict[str, list[tuple[float, float]]]
"""By the kind of movement: milliseconds since the frame before, and of processor time between the two."""


def run(quick: bool = False) -> list[Measure]:
    """Frames a second, 99th percentiles and work by the kind of movement, without and with a thinker."""
    hands = 2 if quick else 10
    measures: list[Measure] = []
    with x_display(SIZE) as display:
        if display is None:
            return measures
        for where in ("", ", player thinking"):
            with ExitStack() as beside:
                if where:
                    beside.enter_context(thinking())
                measures += _figures(_watch(display, hands), where)
    return measures


def _figures(frames: Frames, where: str) -> list[Measure]:
    return [
        measure
        for kind in sorted(frames, key=lambda kind: KINDS.index(kind) if kind in KINDS else len(KINDS))
        for measure in _of_kind(kind + where, frames[kind])
    ]


def _of_kind(name: str, frames: list[tuple[float, float]]) -> list[Measure]:
    intervals = [interval for interval, _ in frames]
    return [
        Measure(f"{name} at {SIZE}", 1000 * len(frames) / sum(intervals), "frames/s", goal="60"),
        Measure(f"99th percentile of a frame of {name}", _p99(intervals), "ms", goal="at most 20"),
        Measure(f"99th percentile of its processor time, {name}", _p99([work for _, work in frames]), "ms"),
    ]


def _p99(values: list[float]) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * 0.99))]


def _watch(display: str, hands: int) -> Frames:
    """The window in a process of its own."""
    surroundings = os.environ | {"DISPLAY": display, "QT_QPA_PLATFORM": "xcb"}
    command = [sys.executable, "-m", "benchmarks.motions_window", str(hands)]
    patience = 60 + 40 * hands
    done = subprocess.run(
        command, env=surroundings, capture_output=True, text=True, check=True, timeout=patience
    )
    frames: Frames = json.loads(done.stdout)
    return {kind: noted for kind, noted in frames.items() if noted}
