"""From the press of the mouse button on a card to the frame that shows it lifted, in the real window."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from contextlib import ExitStack
from statistics import median

from benchmarks.bench_frames import thinking
from benchmarks.measure import Measure
from tests.helpers.x_display import x_display

SIZE = "2560x1440"
GOAL = "at most 16.7, one frame"


def run(quick: bool = False) -> list[Measure]:
    """Median and worst of some presses, without and with a thinking process."""
    measures: list[Measure] = []
    with x_display(SIZE) as display:
        if display is None:
            return measures
        for where in ("", ", player thinking"):
            with ExitStack() as beside:
                if where:
                    beside.enter_context(thinking())
                frames = _watch(display, 10 if quick else 50)
            measures.append(Measure(f"press to lifted card{where} (median)", median(frames), "ms", goal=GOAL))
            measures.append(Measure(f"press to lifted card{where} (worst)", max(frames), "ms"))
    return measures


def _watch(display: str, presses: int) -> list[float]:
    """The window in a process of its own."""
    surroundings = os.environ | {"DISPLAY": display, "QT_QPA_PLATFORM": "xcb"}
    command = [sys.executable, "-m", "benchmarks.press_window", str(presses)]
    done = subprocess.run(command, env=surroundings, capture_output=True, text=True, check=True, timeout=180)
    frames: list[float] = json.loads(done.stdout)["frames"]
    return frames
