"""A portion of trials in the making."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from tools.soak.results import MOST, Batch


class Skipped(Exception):
    """This computer cannot try it; the message says why in one sentence."""


@dataclass
class Trials:
    """Trials `first` to `first + count - 1` of a fault, in an empty `folder` of their own."""

    fault: str
    seed: int
    first: int
    count: int
    folder: Path
    failures: list[str] = field(default_factory=list)
    figures: dict[str, float] = field(default_factory=dict)
    began: float = field(default_factory=time.monotonic)

    def numbers(self) -> Iterator[int]:
        """The number of each trial."""
        return iter(range(self.first, self.first + self.count))

    def chance(self, number: int) -> random.Random:
        """The random numbers of a trial, the same ones at every run."""
        return random.Random(f"{self.fault} {self.seed} {number}")

    def tell(self, number: int, failure: str) -> None:
        """Note that a trial failed, and how."""
        self.failures.append(f"{self.fault} {number}: {failure}")

    def check(self, number: int, holds: bool, failure: str) -> None:
        """Note a failure unless something holds."""
        if not holds:
            self.tell(number, failure)

    def add(self, name: str, value: int = 1) -> None:
        """Add to a figure."""
        self.figures[name] = self.figures.get(name, 0) + value

    def most(self, name: str, value: float) -> None:
        """Keep the largest value of a figure."""
        self.figures[MOST + name] = max(self.figures.get(MOST + name, value), value)

    def done(self) -> Batch:
        """What came of it."""
        seconds = round(time.monotonic() - self.began, 2)
        found = dict(self.figures)
        return Batch(self.fault, self.seed, self.first, self.count, seconds, tuple(self.failures), found)
