"""What a soak has tried so far: one line of JSON for each batch of trials, appended as soon as it is done."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Final

MOST: Final = "most "
"""Figures whose name begins so are compared, the largest counts; all others are added up."""


@dataclass(frozen=True, slots=True)
class Batch:
    """Trials `first` to `first + count - 1` of a fault: what failed, in words, and what was counted."""

    fault: str
    seed: int
    first: int
    count: int
    seconds: float
    failures: tuple[str, ...] = ()
    figures: Mapping[str, float] = field(default_factory=dict)
    skipped: str = ""
    """Why these could not be tried on this computer, in one sentence."""


def read(path: Path) -> tuple[Batch, ...]:
    """The batches in a file, oldest first; a line that was cut off is left out."""
    if not path.exists():
        return ()
    lines = path.read_text(encoding="utf-8").splitlines()
    return tuple(batch for line in lines for batch in [_read_line(line)] if batch is not None)


def append(path: Path, batch: Batch) -> None:
    """Add a batch at the end of the file."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a", encoding="utf-8") as file:
        file.write(to_line(batch) + "\n")


def forget(path: Path, faults: Iterable[str]) -> None:
    """Leave out all batches of these faults."""
    gone = set(faults)
    kept = [batch for batch in read(path) if batch.fault not in gone]
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("".join(to_line(batch) + "\n" for batch in kept), encoding="utf-8")


def to_line(batch: Batch) -> str:
    """A batch as one line."""
    return json.dumps(asdict(batch))


def from_line(line: str) -> Batch:
    """The batch in such a line. Raises ValueError or TypeError for anything else."""
    plain = json.loads(line)
    if not isinstance(plain, dict):
        raise TypeError("not a batch")
    return Batch(**{**plain, "failures": tuple(plain.get("failures", ()))})


def add_up(batches: Iterable[Batch]) -> dict[str, float]:
    """The figures of all batches."""
    total: dict[str, float] = {}
    for batch in batches:
        for name, value in batch.figures.items():
            before = total.get(name, 0)
            total[name] = max(before, value) if name.startswith(MOST) else before + value
    return total


def _read_line(line: str) -> Batch | None:
    try:
        return from_line(line)
    except (ValueError, TypeError):
        return None
