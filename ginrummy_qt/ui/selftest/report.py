"""What a self-test writes down. Two runs with one seed differ in `run` only."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field
from pathlib import Path


@dataclass(frozen=True, slots=True)
class MoveLine:
    """A step of the person: the state it was made in, what it was, and how the hand did it."""

    hand: int
    seq: int
    action: str
    gesture: str


@dataclass(frozen=True, slots=True)
class HandLine:
    """A hand that is over; `sealed` is its commitment, `verified` whether the seed belongs to it."""

    number: int
    winner: str
    result: str
    points: int
    turns: int
    sealed: str
    verified: bool


@dataclass(slots=True)
class Report:
    """Grows while the match is played."""

    version: str
    seed: int
    failure: str = ""
    outcome: str = "unfinished"
    match_id: str = ""
    ruleset: str = ""
    level: str = ""
    winner: str = ""
    totals: tuple[int, int] = (0, 0)
    hands: list[HandLine] = field(default_factory=list)
    moves: list[MoveLine] = field(default_factory=list)
    pictures: list[str] = field(default_factory=list)
    refused_moves: int = 0
    run: dict[str, str | int | float] = field(default_factory=dict)

    def write(self, path: Path) -> None:
        """Write it as JSON. Raises OSError."""
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(asdict(self), indent=2) + "\n", encoding="utf-8")
