"""Match records for tests, played by chance from a seed."""

from __future__ import annotations

import random
from dataclasses import replace
from functools import cache
from pathlib import Path

from ginrummy_qt.rules.events import Event, HandScored, MatchStarted
from ginrummy_qt.rules.record import Players, write_record
from ginrummy_qt.rules.ruleset import PRESETS
from tests.helpers.deals import play_match, random_chooser

WHO = Players("person", "steady")


@cache
def events(target: int = 50, seed: int = 5) -> tuple[Event, ...]:
    """A whole match by R1 to so many points."""
    rng = random.Random(seed)
    ruleset = replace(PRESETS["R1"], target_score=target)
    return tuple(event for _, event in play_match(ruleset, rng, random_chooser(rng, 0.7, 0.9)))


def start(target: int = 50) -> MatchStarted:
    """How that match began."""
    first = events(target)[0]
    assert isinstance(first, MatchStarted)
    return first


def text(players: Players | None = WHO, target: int = 50) -> str:
    """Its record."""
    return write_record(events(target), players)


def without_its_end() -> str:
    """The record of a match whose second hand has just begun."""
    [first, *_] = [place for place, event in enumerate(events()) if isinstance(event, HandScored)]
    return write_record(events()[: first + 8], WHO)


def record_file(folder: Path, name: str = "match.ginrummy", content: str | None = None) -> Path:
    """A file with a record, or with this content."""
    path = folder / name
    path.write_text(text() if content is None else content, encoding="utf-8", newline="\n")
    return path
