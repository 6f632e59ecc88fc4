"""Gin only: never a plain knock; of dear cards it throws the one that lies farthest from melds.

After the descriptions of the SIGRA family: how near a loose card is to a meld is counted by the cards, still
unseen, that would complete one with it and others of the hand.
"""

from __future__ import annotations

from itertools import combinations

from ginrummy_qt.players.memory import remember
from ginrummy_qt.players.pool.habits import HabitPlayer, into_a_meld
from ginrummy_qt.rules.cards import Card, CardMask, iter_mask
from ginrummy_qt.rules.melds import deadwood_after_discards, joins_meld, least_deadwood
from ginrummy_qt.rules.view import PlayerView


def gin_only() -> HabitPlayer:
    """The player."""
    return HabitPlayer(_takes, _throw, lambda _view, _deadwood: False)


def outs(card: Card, hand: CardMask, unseen: CardMask) -> int:
    """How many unseen cards would make a meld out of `card` and one other card of the hand."""
    useful = 0
    others = [other for other in iter_mask(hand) if other != card and _near(card, other)]
    for other in others:
        pair = 1 << card | 1 << other
        for third in iter_mask(unseen & ~useful):
            if joins_meld(pair, third):
                useful |= 1 << third
    for one, two in combinations(others, 2):
        if joins_meld(1 << one | 1 << two, card):
            useful |= 1 << one | 1 << two
    return useful.bit_count()


def _near(card: Card, other: Card) -> bool:
    """Whether two cards can be in one meld of three."""
    return card.rank == other.rank or (card.suit is other.suit and abs(card.rank - other.rank) <= 2)


def _takes(view: PlayerView) -> bool:
    """Into a meld, if no better meld is lost by it."""
    if not into_a_meld(view):
        return False
    card = view.pile[-1]
    after = deadwood_after_discards(view.hand_mask | 1 << card)
    del after[card]
    return min(after.values()) <= least_deadwood(view.hand_mask)


def _throw(view: PlayerView) -> Card:
    """The least sum of the deadwood left and the outs given up, a point each (weights of 0 to 4 measured)."""
    after = deadwood_after_discards(view.hand_mask)
    if view.barred is not None:
        del after[view.barred]
    unseen = remember(view).unseen
    return min(after, key=lambda card: (after[card] + outs(card, view.hand_mask, unseen), card))
