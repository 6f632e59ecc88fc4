"""Hands played out fast and simply, on cards that are all known to the table, not to those who play."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ginrummy_qt.rules.cards import CardMask
from ginrummy_qt.rules.discards import best_discards
from ginrummy_qt.rules.layoffs import in_reach
from ginrummy_qt.rules.melds import joins_meld, least_deadwood, meld_families, points_of_mask

EARLY_TURNS: Final = 4
"""Until its turn of this number a careful side knocks as soon as it may; after that it waits for gin."""
MOST_TURNS: Final = 80
"""Nobody draws that often; two who take each other's discards for ever end here."""


@dataclass(frozen=True, slots=True)
class Terms:
    """The rules that matter: the knock limit, both bonuses, and the stock at which a hand is void."""

    limit: int
    gin_bonus: int
    undercut: int
    void_stock: int


@dataclass(frozen=True, slots=True)
class Position:
    """Both hands before `turn` draws (0: the one who thinks, 1: the other), and what lies on the pile.

    `top` is -1 where the upcard may not be taken or is not wanted. `draws` are the turns both have had,
    `rash` tells whether each knocks as soon as it may at any time.
    """

    hands: tuple[CardMask, CardMask]
    stock: tuple[int, ...]
    top: int
    turn: int
    draws: tuple[int, int]
    rash: tuple[bool, bool]


def play_out(position: Position, terms: Terms) -> int:
    """The points of the hand, net, for side 0; 0 where it is void."""
    hands = list(position.hands)
    draws = list(position.draws)
    stock, top, turn, at = position.stock, position.top, position.turn, 0
    last = len(stock) - terms.void_stock
    for _ in range(MOST_TURNS):
        hand = hands[turn]
        least = -1
        if top >= 0 and joins_meld(hand, top):
            least, best = best_discards(hand | 1 << top)
            best &= ~(1 << top)
            if best and least < least_deadwood(hand):
                hand |= 1 << top
            else:
                least = -1
        if least < 0:
            if at >= last:
                return 0
            hand |= 1 << stock[at]
            at += 1
            least, best = best_discards(hand)
        draws[turn] += 1
        if least <= terms.limit and (least == 0 or draws[turn] <= EARLY_TURNS or position.rash[turn]):
            points = showdown(hand ^ (best & -best), hands[1 - turn], terms)
            return points if turn == 0 else -points
        one = best if not best & (best - 1) else _least_connected(hand, best)
        hands[turn] = hand ^ one
        top = one.bit_length() - 1
        turn = 1 - turn
    return 0


def _least_connected(hand: CardMask, cards: CardMask) -> CardMask:
    """Of some cards of a hand the one with the fewest others near it, of equal ones the dearest."""
    chosen, fewest = 0, 100
    while cards:
        low = cards & -cards
        cards ^= low
        rank = (low.bit_length() - 1) % 13
        near = (hand >> rank & 0x8004002001).bit_count() * 2
        if rank < 12 and hand & low << 1:
            near += 2
        if rank and hand & low >> 1:
            near += 2
        if rank < 11 and hand & low << 2:
            near += 1
        if rank > 1 and hand & low >> 2:
            near += 1
        if near < fewest or (near == fewest and rank > (chosen.bit_length() - 1) % 13):
            chosen, fewest = low, near
    return chosen


def showdown(knocker: CardMask, other: CardMask, terms: Terms) -> int:
    """The points of a knock with ten cards, negative for an undercut."""
    melds, deadwood = laid_out(knocker)
    if deadwood == 0:
        return terms.gin_bonus + least_deadwood(other)
    left = least_left(melds, other)
    return left - deadwood if left > deadwood else left - deadwood - terms.undercut


def laid_out(hand: CardMask) -> tuple[tuple[CardMask, ...], int]:
    """The melds of an arrangement of least deadwood, and that deadwood."""
    least = 1000
    chosen: tuple[CardMask, ...] = ()
    for melds, union in meld_families(hand):
        value = points_of_mask(hand ^ union)
        if value < least:
            least, chosen = value, melds
    return chosen, least


def least_left(melds: tuple[CardMask, ...], hand: CardMask) -> int:
    """What the best defence leaves of a hand."""
    growing = [meld for meld in melds if in_reach(meld, hand)]
    if not growing:
        return least_deadwood(hand)
    least = 1000
    for _, union in meld_families(hand):
        loose = hand ^ union
        laid = 0
        for meld in growing:
            laid |= in_reach(meld, loose)
        least = min(least, points_of_mask(loose & ~laid))
    return least
