"""What a built-in player's play depends on besides its code: weights and skill, as a few characters."""

from __future__ import annotations

import hashlib
from typing import Final

from ginrummy_qt.players.arena_results import FORMAT, Comparison
from ginrummy_qt.players.belief import CARDS, HANDS
from ginrummy_qt.players.levelled.skill import SKILLS
from ginrummy_qt.players.levels import MASTERS_BUDGET
from ginrummy_qt.players.network.value import WEIGHTS, checksum
from ginrummy_qt.players.search import player as search
from ginrummy_qt.ports.levels import Level

_LENGTH: Final = 12


def comparison_of(a: str, b: str, ruleset: str, seed: int, move_time: int | None) -> Comparison:
    """What a file of their results says of itself. Raises OSError where weights cannot be read."""
    return Comparison(FORMAT, a, b, ruleset, seed, move_time, (mark_of(a), mark_of(b)))


def mark_of(player: str) -> str:
    """The mark of a player of the arena; empty for one without weights, and for programs from outside.

    Raises OSError where a file of weights cannot be read.
    """
    if player == Level.MASTER:
        return _digest(checksum(WEIGHTS), checksum(CARDS), checksum(HANDS), *_searching())
    if player in SKILLS:
        return _digest(checksum(WEIGHTS), repr(SKILLS[Level(player)]))
    return ""


def _searching() -> tuple[str, ...]:
    numbers = (
        MASTERS_BUDGET,
        search.CANDIDATES,
        search.NEAR_BEST,
        search.TRUST,
        search.SCARCE,
        search.LATE,
        search.MOST_TRIED,
    )
    return tuple(map(str, numbers))


def _digest(*parts: str) -> str:
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:_LENGTH]
