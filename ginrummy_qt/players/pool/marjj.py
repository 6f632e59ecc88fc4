"""MARJJ's way, after the published description of the winner of the EAAI-2021 challenge.

Of the loose cards within five points of the dearest it throws the one with the least sum of deadwood left,
of 18 times 0.9 for every turn past the first times the mean of the seven best deadwoods after one more draw,
and of danger. It knocks in its first three turns and then only goes gin, and takes an upcard only into a meld
that lowers deadwood.
"""

from __future__ import annotations

from ginrummy_qt.players.danger import danger
from ginrummy_qt.players.memory import Memory, remember
from ginrummy_qt.players.pool.habits import HabitPlayer, into_a_better_hand, turn_of
from ginrummy_qt.players.potential import mean_of_best
from ginrummy_qt.rules.cards import Card
from ginrummy_qt.rules.melds import deadwood_after_discards, least_deadwood
from ginrummy_qt.rules.view import PlayerView

EARLY_TURNS = 3
NEAR_DEAREST = 5
POTENTIAL = 18.0
FADING = 0.9
DRAWS = 7


def marjj() -> HabitPlayer:
    """The player."""
    return HabitPlayer(into_a_better_hand, _throw, lambda view, _: turn_of(view) <= EARLY_TURNS)


def _throw(view: PlayerView) -> Card:
    memory = remember(view)
    after = deadwood_after_discards(view.hand_mask)
    if view.barred is not None:
        del after[view.barred]
    whole = least_deadwood(view.hand_mask)
    loose = [card for card, left in after.items() if left < whole] or list(after)
    dearest = max(card.points for card in loose)
    weight = POTENTIAL * FADING ** (memory.turn - 1)

    def cost(card: Card) -> float:
        return after[card] + weight * _potential(view, memory, card) + danger(card, memory)

    return min((card for card in loose if card.points >= dearest - NEAR_DEAREST), key=cost)


def _potential(view: PlayerView, memory: Memory, card: Card) -> float:
    return mean_of_best(view.hand_mask & ~(1 << card), memory.unseen, DRAWS)
