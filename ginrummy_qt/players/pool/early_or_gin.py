"""Early or gin: the baseline of the EAAI-2021 challenge with only its knocking changed.

It knocks with what the rules allow in its first three turns, and after that waits for gin. Published figures
give this change alone 66% against the baseline: a late plain knock is undercut too often.
"""

from __future__ import annotations

from random import Random

from ginrummy_qt.players.pool.habits import HabitPlayer, Throws, into_a_meld, turn_of
from ginrummy_qt.players.turn_ends import allowed_discards
from ginrummy_qt.rules.cards import Card, cards_of
from ginrummy_qt.rules.view import PlayerView

EARLY_TURNS = 3


def early_or_gin(rng: Random) -> HabitPlayer:
    """The player; `rng` chooses between discards that leave equal deadwood."""
    return HabitPlayer(
        into_a_meld, least_deadwood_at_random(rng), lambda view, _: turn_of(view) <= EARLY_TURNS
    )


def least_deadwood_at_random(rng: Random) -> Throws:
    """One of the cards whose loss leaves the least deadwood, as the baseline throws."""

    def throw(view: PlayerView) -> Card:
        _, best = allowed_discards(view.hand_mask, view.barred)
        return rng.choice(cards_of(best))

    return throw
