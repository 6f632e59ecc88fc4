"""Chance that can be repeated: what a player tosses depends on its seed and on what it sees, on nothing else.

So a player that is started anew in the middle of a hand answers as the one before would have.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from ginrummy_qt.players.player import Player
from ginrummy_qt.rules.actions import Action
from ginrummy_qt.rules.view import PlayerView


def of_decision(seed: int, view: PlayerView) -> Random:
    """The random numbers of one decision; other cards or a later turn give others."""
    turn = f"{view.phase} {view.passes} {len(view.moves)} {view.stock_count}"
    cards = f"{view.hand_mask:x} {view.pile[-1] if view.pile else -1:d}"
    return Random(f"{seed}/{view.number}/{view.scores}/{turn}/{cards}")


def of_hand(seed: int, view: PlayerView) -> Random:
    """The random numbers of one hand, the same at every decision in it."""
    return Random(f"{seed}/{view.number}/{view.scores}/hand")


@dataclass(frozen=True, slots=True)
class AfreshPlayer:
    """A player with chance of its own, made afresh for every decision: it cannot keep what it has tossed."""

    make: Callable[[Random], Player]
    seed: int

    def decide(self, view: PlayerView) -> Action:
        """What a player with this decision's random numbers decides."""
        return self.make(of_decision(self.seed, view)).decide(view)
