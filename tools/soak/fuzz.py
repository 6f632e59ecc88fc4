"""Invented and damaged records and messages, by hypothesis and, where it is installed, by atheris.

A trial is a second of CPU time. Every reader takes part in each portion, half of it by either tool.
"""

from __future__ import annotations

import importlib.util
import os
import re
import subprocess
import sys
import time
from pathlib import Path
from typing import Final

from hypothesis import HealthCheck, Phase, given, seed, settings

from tools.soak import vitals
from tools.soak.fuzz_inputs import inputs
from tools.soak.fuzz_targets import Reader, readers
from tools.soak.fuzz_watch import LONGEST_SECONDS, Watch
from tools.soak.trial import Trials

LEAST_FOR_BOTH: Final = 20
"""Seconds of a portion below which atheris, which takes a while to begin, takes no part."""
AT_A_TIME: Final = 30
"""Examples between two looks at the clock."""
GROWTH: Final = 150_000_000
"""Bytes by which memory may grow over a portion; hypothesis remembers much of what it tried."""
ATHERIS_MEMORY: Final = 900
"""MB that a process of atheris may take."""
RUNS: Final = re.compile(r"Done (\d+) runs|#(\d+)\s+(?:DONE|pulse|NEW|REDUCE|INITED)")


def run(trials: Trials) -> None:
    """Fuzz for `count` seconds of CPU time."""
    work = trials.folder / "readers"
    work.mkdir()
    all_readers = readers(work)
    for reader in all_readers:
        for data in reader.sound:
            reader.try_on(data)
            reader.try_on(data[: len(data) // 2])
    both = trials.count >= LEAST_FOR_BOTH and importlib.util.find_spec("atheris") is not None
    share = trials.count / len(all_readers) / (2 if both else 1)
    watch, before = Watch(work), vitals.memory()
    for number, reader in enumerate(all_readers):
        _by_hypothesis(trials, reader, share, trials.first + number, watch)
        if both:
            _by_atheris(trials, reader.name, share, trials.first + number)
    grown = vitals.memory() - before
    trials.most("MB grown", round(grown / 1e6, 1))
    trials.most("seconds for an input", round(watch.slowest, 2))
    trials.check(trials.first, grown < GROWTH, f"memory grew by {grown} bytes")
    trials.check(trials.first, watch.slowest < LONGEST_SECONDS, f"an input took {watch.slowest:.1f} s")


def _by_hypothesis(trials: Trials, reader: Reader, seconds: float, number: int, watch: Watch) -> None:
    """Try examples until the time is up, or one is not borne."""
    began, rounds = time.process_time(), 0
    while time.process_time() - began < seconds:
        rounds += 1

        @seed(f"{trials.seed} {number} {rounds}")
        @settings(
            max_examples=AT_A_TIME,
            database=None,
            report_multiple_bugs=False,
            deadline=None,
            phases=(Phase.generate, Phase.shrink),
            suppress_health_check=list(HealthCheck),
        )
        @given(inputs(reader.sound))
        def try_on(data: bytes) -> None:
            trials.add("examples by hypothesis")
            with watch.over():
                liked = reader.try_on(data)
            if liked:
                trials.add("examples that made sense")
            if watch.seen:
                raise RuntimeError(watch.seen.pop())

        try:
            try_on()
        except Exception as error:
            notes = " ".join(getattr(error, "__notes__", ()))
            trials.tell(number, f"{reader.name}: {type(error).__name__}: {error} {notes}"[:2_000])
            break
    trials.add("CPU seconds of hypothesis", round(time.process_time() - began))


def _by_atheris(trials: Trials, name: str, seconds: float, number: int) -> None:
    """A process led by coverage; what it leaves behind is told."""
    folder = trials.folder / f"atheris-{number}"
    folder.mkdir()
    before = os.times()
    limits = [f"-max_total_time={max(1, round(seconds))}", "-timeout=20", f"-rss_limit_mb={ATHERIS_MEMORY}"]
    chance = [f"-seed={trials.seed * 1000 + number + 1}", "-max_len=200000", f"-artifact_prefix={folder}/"]
    done = subprocess.run(
        [sys.executable, "-m", "tools.soak.fuzz_atheris", name, str(folder), *limits, *chance],
        capture_output=True,
        text=True,
        errors="replace",
    )
    after = os.times()
    used = after.children_user + after.children_system - before.children_user - before.children_system
    trials.add("CPU seconds of atheris", round(used))
    runs = [int(first or second) for first, second in RUNS.findall(done.stderr)]
    trials.add("examples by atheris", max(runs, default=0))
    if done.returncode != 0 or not runs:
        found = _artifact(folder)
        trials.tell(number, f"{name} by atheris: {done.stdout[-800:]} {done.stderr[-800:]} {found}")


def _artifact(folder: Path) -> str:
    kept = [path.read_bytes()[:300] for path in folder.iterdir() if path.is_file()]
    return f"with {kept}"
