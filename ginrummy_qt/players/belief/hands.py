"""How a whole hand fits what its owner did: the numbers that the network of hands reads."""

from __future__ import annotations

from typing import Final

from ginrummy_qt.players.bits import ACES, LOW, down, up
from ginrummy_qt.players.seen import Seen
from ginrummy_qt.players.showdowns import laid_out
from ginrummy_qt.rules.cards import CardMask, iter_mask
from ginrummy_qt.rules.melds import joins_meld

HAND_WIDTH: Final = 20
"""Numbers in a row."""


def hand_row(hand: CardMask, seen: Seen) -> list[float]:
    """The row of a hand of ten cards that the opponent may hold."""
    thrown = seen.thrown.bit_count()
    turns = (thrown if thrown < 10 else 10) / 8
    melds, deadwood = laid_out(hand)
    loose = hand
    for meld in melds:
        loose ^= meld
    row = [0.0] * HAND_WIDTH
    share = deadwood / 40
    melded = (10 - loose.bit_count()) / 10
    row[0] = share
    row[1] = share * share
    row[2] = share * turns
    row[3] = melded
    row[4] = melded * turns
    row[5], row[6], row[7] = _of_those_without(hand, seen.thrown)
    row[8], row[9], row[10] = _of_those_without(hand, seen.refused)
    if seen.known:
        row[11] = sum(not joins_meld(hand ^ 1 << card, card) for card in iter_mask(seen.known))
        row[12] = (loose & seen.known).bit_count()
    if deadwood <= 10:
        row[13] = 1.0
        row[14] = turns
    row[15] = 1.0 if deadwood == 0 else 0.0
    high = paired = 0
    rest = loose
    while rest:
        one = rest & -rest
        rest ^= one
        rank = (one.bit_length() - 1) % 13
        high += rank >= 9
        above, below = up(one), down(one)
        paired += bool((hand ^ one) & (ACES << rank | above | below | up(above) | down(below)))
    row[16] = high / 5
    row[17] = high / 5 * turns
    row[18] = paired / 5
    row[19] = (seen.thrown & LOW).bit_count() / 4 * share
    return row


def _of_those_without(hand: CardMask, cards: CardMask) -> tuple[float, float, float]:
    """Of cards that were thrown or left: those the hand could meld; mates and neighbours of the others."""
    used = mates = near = 0
    while cards:
        one = cards & -cards
        cards ^= one
        card = one.bit_length() - 1
        if joins_meld(hand, card):
            used += 1
        else:
            mates += (hand & ACES << card % 13).bit_count()
            near += (hand & (up(one) | down(one))).bit_count()
    return used / 3, mates / 5, near / 5
