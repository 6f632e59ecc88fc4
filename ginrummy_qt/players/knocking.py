"""When to knock: early, before the opponent is ready. Later a knock is undercut too often, and gin pays more.

Against players that knock at once, waiting for gin wins most; against those that wait, knocking early does.
Four turns do well against both (measured in the arena). Knocking to save a hand from being void does not pay.
"""

from __future__ import annotations

from math import exp

from ginrummy_qt.players.memory import Memory
from ginrummy_qt.rules.view import PlayerView

EARLY_TURNS = 4


def wants_to_knock(view: PlayerView, memory: Memory, deadwood: int) -> bool:
    """Whether to knock now with this deadwood, which is within the limit."""
    return deadwood == 0 or memory.turn <= EARLY_TURNS or _wins_the_match(view, memory, deadwood)


def expected_deadwood(turn: int) -> float:
    """About what an opponent who plays like this holds at the turn with this number, from 1 (measured)."""
    return 53.88 * exp(-0.222 * turn) + 4.45


def _wins_the_match(view: PlayerView, memory: Memory, deadwood: int) -> bool:
    """Whether this knock, if it goes as expected, brings the points that are missing to the target."""
    missing = view.ruleset.target_score - view.scores[view.seat]
    return expected_deadwood(memory.turn) - deadwood >= missing
