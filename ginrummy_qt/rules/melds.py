"""Melds and deadwood (rules 1.2, 1.3): exact, and fast enough to be called everywhere.

A mask (see `cards`) holds thirteen bits a suit. What the runs of one suit can save is looked up in a table of
its 8192 possible holdings; sets are tried only for ranks held three times, which is rare. The module is plain
typed functions over integers, so that it can also be compiled.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from typing import Final

from ginrummy_qt.rules.cards import DECK, Card, format_cards, parse_cards

Meld = tuple[Card, ...]
"""The cards of a set or a run, ascending."""

MOST_CARDS: Final = 20
"""More than any hand holds. The ways to lay cards out multiply with their number, so more are refused."""

_ONE_RANK: Final = 1 | 1 << 13 | 1 << 26 | 1 << 39
_RUN_STARTS: Final = 0x7FF * _ONE_RANK


class MeldKind(StrEnum):
    """What makes a group of cards a meld."""

    SET = "set"
    RUN = "run"


def meld_kind(cards: Iterable[Card]) -> MeldKind | None:
    """Whether cards, in any order, are a set or a run (rule 1.2); None if they are no meld.

    >>> meld_kind(parse_cards("2h Ah 3h"))
    <MeldKind.RUN: 'run'>
    >>> meld_kind(parse_cards("Qc Kc Ac")) is None
    True
    """
    group = sorted(cards)
    count = len(group)
    if count < 3 or len(set(group)) != count:
        return None
    if len({card % 13 for card in group}) == 1:
        return MeldKind.SET
    one_suit = group[0] // 13 == group[-1] // 13
    return MeldKind.RUN if one_suit and group[-1] - group[0] == count - 1 else None


def parse_melds(text: str) -> tuple[Meld, ...]:
    """The groups of a text such as `3c 4c 5c / 7d 7h 7s`, in the order written, each ascending.

    Raises ValueError where a word is no card, a card occurs twice or a group is empty; whether the groups are
    melds is not checked. Text without cards is no groups.
    """
    parse_cards(text.replace("/", " "))
    groups = tuple(tuple(sorted(parse_cards(group))) for group in text.split("/"))
    if groups == ((),):
        return ()
    if () in groups:
        raise ValueError(f"a group without cards in {text!r}")
    return groups


def format_melds(melds: Iterable[Meld]) -> str:
    """The text of melds, in the order given; `parse_melds` reads it back."""
    return " / ".join(map(format_cards, melds))


def sorted_melds(melds: Iterable[Iterable[Card]]) -> tuple[Meld, ...]:
    """Groups of cards in the order of rule 1.8: the cards of each ascending, the groups by their text."""
    return tuple(sorted((tuple(sorted(meld)) for meld in melds), key=format_cards))


def deadwood_value(cards: Iterable[Card]) -> int:
    """The points of cards as deadwood (rule 1.3): ace 1, number cards their number, J Q K 10.

    >>> deadwood_value(parse_cards("5c Kh"))
    15
    """
    return sum([card.points for card in cards])


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
    points = _POINTS
    return points[mask & 8191] + points[mask >> 13 & 8191] + points[mask >> 26 & 8191] + points[mask >> 39]


def least_deadwood(mask: int) -> int:
    """The least deadwood, in points, with which a mask of cards can be laid out: exact.

    With every rank held three times, beyond the first, the work grows two to six times; ValueError is raised
    for more than MOST_CARDS cards with two such ranks.

    >>> from ginrummy_qt.rules.cards import mask_of
    >>> least_deadwood(mask_of(parse_cards("3c 4c 5c 7d 7h 7s Ts Js Qs Ah")))
    1
    """
    loose = _LOOSE
    clubs = mask & 8191
    diamonds = mask >> 13 & 8191
    hearts = mask >> 26 & 8191
    spades = mask >> 39
    thrice = (clubs & diamonds & (hearts | spades)) | (hearts & spades & (clubs | diamonds))
    if thrice:
        if thrice & (thrice - 1):
            return min([_least_with_runs(left) for left in without_sets(mask)])
        return _least_with_set(clubs, diamonds, hearts, spades, thrice)
    return loose[clubs] + loose[diamonds] + loose[hearts] + loose[spades]


def _least_with_runs(mask: int) -> int:
    """The least deadwood when only runs are laid out."""
    loose = _LOOSE
    return loose[mask & 8191] + loose[mask >> 13 & 8191] + loose[mask >> 26 & 8191] + loose[mask >> 39]


def _least_with_set(clubs: int, diamonds: int, hearts: int, spades: int, rank: int) -> int:
    """The least deadwood when at most one set, of the rank whose bit is given, is laid out beside runs."""
    loose = _LOOSE
    others = ~rank
    c1, d1, h1, s1 = loose[clubs], loose[diamonds], loose[hearts], loose[spades]
    c0, d0 = loose[clubs & others], loose[diamonds & others]
    h0, s0 = loose[hearts & others], loose[spades & others]
    without = c1 + d1 + h1 + s1
    best = c0 + d0 + h0 + s0
    if clubs & diamonds & hearts & spades & rank:
        best += min(0, c1 - c0, d1 - d0, h1 - h0, s1 - s0)
    return best if best < without else without


def without_sets(mask: int) -> list[int]:
    """What is left of a mask after each way to take sets out of it, none first.

    Raises ValueError for more than MOST_CARDS cards with sets among them.
    """
    remains = [mask]
    sets = _sets_by_rank(mask)
    if not sets:
        return remains
    _check_size(mask)
    for laid in sets:
        remains += [left ^ laid_set for left in remains for laid_set in laid]
    return remains


def _check_size(mask: int) -> None:
    if mask.bit_count() > MOST_CARDS:
        raise ValueError(f"{mask.bit_count()} cards are no hand")


def _sets_by_rank(mask: int) -> list[list[int]]:
    """For each rank held three times or more the sets it can make, as masks."""
    clubs = mask & 8191
    diamonds = mask >> 13 & 8191
    hearts = mask >> 26 & 8191
    spades = mask >> 39
    thrice = (clubs & diamonds & (hearts | spades)) | (hearts & spades & (clubs | diamonds))
    found = []
    while thrice:
        low = thrice & -thrice
        thrice ^= low
        four = low * _ONE_RANK
        held = four & mask
        parts = [four ^ low, four ^ low << 13, four ^ low << 26, four ^ low << 39] if held == four else []
        found.append([held, *parts])
    return found


def deadwood_after_discards(mask: int) -> dict[Card, int]:
    """For each card of a mask, ascending, the least deadwood that is left when it is discarded.

    Discarding a card costs what the layouts in which it is loose cost without it: after each way to take sets
    out, a card in no set changes what its own suit leaves, and no other.
    """
    loose = _LOOSE
    deck = DECK
    after: dict[Card, int] = {}
    for left in without_sets(mask):
        holdings = (left & 8191, left >> 13 & 8191, left >> 26 & 8191, left >> 39)
        total = loose[holdings[0]] + loose[holdings[1]] + loose[holdings[2]] + loose[holdings[3]]
        below = -1
        for holding in holdings:
            others = total - loose[holding]
            rest = holding
            while rest:
                low = rest & -rest
                rest ^= low
                card = deck[below + low.bit_length()]
                value = others + loose[holding ^ low]
                if left == mask or value < after[card]:
                    after[card] = value
            below += 13
    return after


def melds_of(mask: int) -> list[int]:
    """Every meld that a mask of cards contains, as masks: parts of longer runs and of sets of four too."""
    melds = []
    starts = mask & mask >> 1 & mask >> 2 & _RUN_STARTS
    run = 0b111
    while starts:
        rest = starts
        while rest:
            low = rest & -rest
            rest ^= low
            melds.append(run * low)
        starts &= starts >> 1
        run = run << 1 | 1
    for sets in _sets_by_rank(mask):
        melds += sets
    return melds


def joins_meld(mask: int, card: int) -> bool:
    """Whether a card makes or extends a meld together with the cards of a mask."""
    held = mask | 1 << card
    if (held >> card % 13 & _ONE_RANK).bit_count() >= 3:
        return True
    starts = held & held >> 1 & held >> 2 & _RUN_STARTS
    return bool(starts << 2 >> card & 0b111)


def meld_families(mask: int) -> list[tuple[tuple[int, ...], int]]:
    """Every way to lay melds out from a mask: (melds that share no card, their union), the empty first.

    Raises ValueError for more than MOST_CARDS cards.
    """
    _check_size(mask)
    families: list[tuple[tuple[int, ...], int]] = [((), 0)]
    for meld in melds_of(mask):
        families += [((*melds, meld), union | meld) for melds, union in families if not union & meld]
    return families
