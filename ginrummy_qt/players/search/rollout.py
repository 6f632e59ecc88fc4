"""Hands played out fast and simply, on cards that are all known to the table, not to those who play."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ginrummy_qt.players.showdowns import Terms, showdown
from ginrummy_qt.rules.cards import CardMask
from ginrummy_qt.rules.discards import best_discards
from ginrummy_qt.rules.melds import joins_meld, least_deadwood

EARLY_TURNS: Final = 4
"""Until its turn of this number a careful side knocks as soon as it may; after that it waits for gin."""
MOST_TURNS: Final = 80
"""Nobody draws that often; two who take each other's discards for ever end here."""


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
        if at >= last:
            return _last_discard(hand, top, hands[1 - turn], terms) * (1 - 2 * turn)
        least = -1
        if top >= 0 and joins_meld(hand, top):
            least, best = best_discards(hand | 1 << top)
            best &= ~(1 << top)
            if best and least < least_deadwood(hand):
                hand |= 1 << top
            else:
                least = -1
        if least < 0:
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


def _last_discard(hand: CardMask, top: int, other: CardMask, terms: Terms) -> int:
    """The end of a hand whose stock is used up: void, or the last discard is taken to knock with (3.5)."""
    if not terms.last_offer or top < 0:
        return 0
    least, best = best_discards(hand | 1 << top)
    best &= ~(1 << top)
    if not best or least > terms.limit:
        return 0
    return max(0, showdown((hand | 1 << top) ^ (best & -best), other, terms))


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
