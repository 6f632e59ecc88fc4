"""The knock curve: it knocks when its deadwood lies under a curve that falls from turn to turn.

The curve is the published one, round(53.88 e^(-0.222 turn) + 4.45) - 9: ten until the sixth turn, then 7, 5,
3, 1, then only gin. What it throws leaves the least deadwood, of equal cards the one least use to the other.
"""

from __future__ import annotations

from ginrummy_qt.players.danger import danger
from ginrummy_qt.players.knocking import expected_deadwood
from ginrummy_qt.players.memory import remember
from ginrummy_qt.players.pool.habits import HabitPlayer, into_a_better_hand
from ginrummy_qt.players.turn_ends import allowed_discards
from ginrummy_qt.rules.cards import Card, iter_mask
from ginrummy_qt.rules.view import PlayerView

_BELOW = 9


def knock_curve() -> HabitPlayer:
    """The player."""
    return HabitPlayer(into_a_better_hand, _throw, _ends)


def most_deadwood(turn: int) -> int:
    """With how much deadwood it knocks in its turn of this number, from 1.

    >>> [most_deadwood(turn) for turn in (1, 6, 7, 8, 9, 10, 11)]
    [40, 10, 7, 5, 3, 1, 0]
    """
    return max(0, round(expected_deadwood(turn)) - _BELOW)


def _ends(view: PlayerView, deadwood: int) -> bool:
    return deadwood <= most_deadwood(remember(view).turn)


def _throw(view: PlayerView) -> Card:
    memory = remember(view)
    _, best = allowed_discards(view.hand_mask, view.barred)
    return min(iter_mask(best), key=lambda card: (danger(card, memory), card))
