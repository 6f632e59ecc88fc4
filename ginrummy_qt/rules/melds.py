"""Melds and deadwood (rules 1.2, 1.3), on masks of cards: exact, and fast enough to be called everywhere.

A mask holds thirteen bits a suit. What the runs of one suit can save is looked up in a table of the 8192
holdings of a suit; sets are tried only for ranks held three times, which is rare.
This module is plain typed functions over integers, so that it can also be compiled.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from typing import Final

from ginrummy_qt.rules.cards import DECK, Card

Meld = tuple[Card, ...]
"""The cards of a set or a run, ascending."""

_SUIT: Final = 0x1FFF
_RUN_STARTS: Final = 0x7FF * (1 | 1 << 13 | 1 << 26 | 1 << 39)


class MeldKind(StrEnum):
    """What makes a group of cards a meld."""

    SET = "set"
    RUN = "run"


def meld_kind(cards: Iterable[Card]) -> MeldKind | None:
    """Whether cards, in any order, are a set or a run (rule 1.2); None if they are no meld.

    >>> from ginrummy_qt.rules.cards import parse_cards
    >>> meld_kind(parse_cards("2h Ah 3h")), meld_kind(parse_cards("Qc Kc Ac"))
    (<MeldKind.RUN: 'run'>, None)
    """
    group = sorted(cards)
    count = len(group)
    if count < 3 or len(set(group)) != count:
        return None
    if len({card % 13 for card in group}) == 1:
        return MeldKind.SET
    one_suit = group[0] // 13 == group[-1] // 13
    return MeldKind.RUN if one_suit and group[-1] - group[0] == count - 1 else None


def deadwood_value(cards: Iterable[Card]) -> int:
    """The points of cards as deadwood (rule 1.3): ace 1, number cards their number, J Q K 10.

    >>> from ginrummy_qt.rules.cards import parse_cards
    >>> deadwood_value(parse_cards("5c Kh"))
    15
    """
    return sum(card.points for card in cards)


def _points_table() -> list[int]:
    """For each holding of one suit its points."""
    table = [0]
    for holding in range(1, 8192):
        top = holding.bit_length() - 1
        table.append(table[holding ^ (1 << top)] + min(top + 1, 10))
    return table


def _loose_table() -> list[int]:
    """For each holding of one suit the fewest points that its runs leave.

    The highest card is loose, or ends a run of three, four or five; longer runs split into such.
    """
    table = [0]
    for holding in range(1, 8192):
        top = holding.bit_length() - 1
        best = table[holding ^ (1 << top)] + min(top + 1, 10)
        for length in range(3, min(5, top + 1) + 1):
            run = ((1 << length) - 1) << (top + 1 - length)
            if holding & run != run:
                break
            best = min(best, table[holding ^ run])
        table.append(best)
    return table


_POINTS: Final = _points_table()
_LOOSE: Final = _loose_table()


def points_of_mask(mask: int) -> int:
    """The points of a mask of cards as deadwood (rule 1.3), melds not considered."""
    table = _POINTS
    return table[mask & 8191] + table[mask >> 13 & 8191] + table[mask >> 26 & 8191] + table[mask >> 39]


def least_deadwood(mask: int) -> int:
    """The least deadwood in points that a mask of any number of cards can be laid out with: exact."""
    loose = _LOOSE
    clubs = mask & 8191
    diamonds = mask >> 13 & 8191
    hearts = mask >> 26 & 8191
    spades = mask >> 39
    best = loose[clubs] + loose[diamonds] + loose[hearts] + loose[spades]
    thrice = (clubs & diamonds & (hearts | spades)) | (hearts & spades & (clubs | diamonds))
    return _with_sets(clubs, diamonds, hearts, spades, thrice) if thrice else best


def _with_sets(clubs: int, diamonds: int, hearts: int, spades: int, thrice: int) -> int:
    """The least deadwood where only the ranks in `thrice` may make sets."""
    loose = _LOOSE
    if not thrice:
        return loose[clubs] + loose[diamonds] + loose[hearts] + loose[spades]
    bit = thrice & -thrice
    rest = thrice ^ bit
    without = ~bit
    best = _with_sets(clubs, diamonds, hearts, spades, rest)
    if spades & bit:
        if clubs & diamonds & bit:
            best = min(best, _with_sets(clubs & without, diamonds & without, hearts, spades & without, rest))
        if clubs & hearts & bit:
            best = min(best, _with_sets(clubs & without, diamonds, hearts & without, spades & without, rest))
        if diamonds & hearts & bit:
            best = min(best, _with_sets(clubs, diamonds & without, hearts & without, spades & without, rest))
    if clubs & diamonds & hearts & bit:
        best = min(best, _with_sets(clubs & without, diamonds & without, hearts & without, spades, rest))
        best = min(
            best, _with_sets(clubs & without, diamonds & without, hearts & without, spades & without, rest)
        )
    return best


def deadwood_after_discards(mask: int) -> dict[Card, int]:
    """For each card of a mask, ascending, the least deadwood that is left when it is discarded."""
    after = {}
    rest = mask
    while rest:
        bit = rest & -rest
        rest ^= bit
        after[DECK[bit.bit_length() - 1]] = least_deadwood(mask ^ bit)
    return after


def melds_of(mask: int) -> list[int]:
    """Every meld that the cards of a mask contain, as masks: shorter parts of a run and of a set too."""
    melds = []
    starts = mask & mask >> 1 & mask >> 2 & _RUN_STARTS
    run = 7
    while starts:
        rest = starts
        while rest:
            low = rest & -rest
            melds.append(run * low)
            rest ^= low
        starts &= starts >> 1
        run = run << 1 | 1
    clubs = mask & _SUIT
    diamonds = mask >> 13 & _SUIT
    hearts = mask >> 26 & _SUIT
    spades = mask >> 39
    thrice = (clubs & diamonds & (hearts | spades)) | (hearts & spades & (clubs | diamonds))
    while thrice:
        low = thrice & -thrice
        thrice ^= low
        four = low * _RANK
        held = four & mask
        melds.append(held)
        if held == four:
            melds += [held ^ low, held ^ low << 13, held ^ low << 26, held ^ low << 39]
    return melds


_RANK: Final = 1 | 1 << 13 | 1 << 26 | 1 << 39


def melded_somewhere(mask: int) -> int:
    """The cards of a mask that are in at least one meld it contains, as a mask."""
    union = 0
    for meld in melds_of(mask):
        union |= meld
    return union


def joins_meld(mask: int, card: Card) -> bool:
    """Whether a card makes or extends a meld together with the cards of a mask."""
    bit = 1 << card
    return bool(melded_somewhere(mask | bit) & bit)


def meld_families(mask: int) -> list[tuple[tuple[int, ...], int]]:
    """Every way to lay melds out from the cards of a mask: (melds that share no card, their union).

    The first one is the family without any meld.
    """
    families: list[tuple[tuple[int, ...], int]] = [((), 0)]
    for meld in melds_of(mask):
        families += [((*melds, meld), union | meld) for melds, union in families if not union & meld]
    return families
