"""When to knock: early, before the opponent is ready; later a knock is undercut too often, and gin pays more."""

from __future__ import annotations

from ginrummy_qt.players.memory import Memory
from ginrummy_qt.rules.view import PlayerView

EARLY_TURNS = 3


def wants_to_knock(view: PlayerView, memory: Memory, deadwood: int) -> bool:
    """Whether to knock now with this deadwood, which is within the limit."""
    return deadwood == 0 or memory.turn <= EARLY_TURNS
