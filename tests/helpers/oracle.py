"""Gin rummy counted the slow and obvious way: every subset of cards is tried, no masks, no tables.

It shares nothing with the program but `Card`, of which it reads rank and suit only.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import combinations

from ginrummy_qt.rules.cards import DECK, Card

Group = tuple[Card, ...]
Layout = tuple[tuple[Group, ...], Group]
"""Melds and loose cards."""


def is_meld(cards: Iterable[Card]) -> bool:
    """Rule 1.2, word for word."""
    group = list(cards)
    ranks = sorted(card.rank for card in group)
    suits = {card.suit for card in group}
    a_set = len(group) in (3, 4) and len(set(ranks)) == 1 and len(suits) == len(group)
    a_run = len(group) >= 3 and len(suits) == 1 and ranks == list(range(ranks[0], ranks[0] + len(group)))
    return a_set or a_run


def points(cards: Iterable[Card]) -> int:
    """Rule 1.3."""
    return sum(10 if card.rank > 10 else card.rank for card in cards)


def all_melds(cards: Sequence[Card]) -> list[Group]:
    return [
        group
        for size in range(3, len(cards) + 1)
        for group in combinations(sorted(cards), size)
        if is_meld(group)
    ]


def layouts(cards: Iterable[Card]) -> list[Layout]:
    """Every way to split cards into melds and loose cards, each once."""
    ordered = sorted(cards)
    return list(_layouts(ordered, all_melds(ordered)))


def _layouts(cards: list[Card], melds: list[Group]) -> Iterator[Layout]:
    if not cards:
        yield (), ()
        return
    first, *rest = cards
    for laid, loose in _layouts(rest, melds):
        yield laid, (first, *loose)
    for meld in melds:
        if first in meld and set(meld) <= set(cards):
            for laid, loose in _layouts([card for card in rest if card not in meld], melds):
                yield (meld, *laid), loose


def least_deadwood(cards: Iterable[Card]) -> int:
    return min(points(loose) for _, loose in layouts(cards))


def least_layouts(cards: Iterable[Card]) -> list[Layout]:
    """The layouts with the least deadwood."""
    every = layouts(cards)
    least = min(points(loose) for _, loose in every)
    return [layout for layout in every if points(layout[1]) == least]


def text_of(melds: Iterable[Group]) -> str:
    """The text by which rule 1.8 breaks ties."""
    return " / ".join(sorted(" ".join(str(card) for card in sorted(meld)) for meld in melds))


def candidates(melds: Iterable[Group], unavailable: Iterable[Card]) -> set[Card]:
    """Every card that could be laid off on one of the melds, one after the other, until nothing more fits."""
    blocked = set(unavailable)
    found: set[Card] = set()
    for meld in melds:
        grown = list(meld)
        while fitting := [
            card for card in DECK if card not in blocked | set(grown) and is_meld([*grown, card])
        ]:
            grown.append(fitting[0])
        found |= set(grown) - set(meld)
    return found


def preference(layout: Layout, hand: Iterable[Card], gone: Iterable[Card]) -> tuple[int, int, int, str]:
    """What rule 1.8 compares arrangements by: the least is proposed."""
    melds, loose = layout
    open_to = candidates(melds, {*hand, *gone})
    return points(loose), len(open_to), points(open_to), text_of(melds)


@cache
def _least_after_layoffs(table: tuple[Group, ...], loose: frozenset[Card]) -> int:
    """The least points left when loose cards may be laid off one by one, in any order, or not."""
    least = points(loose)
    for card in loose:
        for index, meld in enumerate(table):
            if is_meld([*meld, card]):
                grown = (*table[:index], tuple(sorted((*meld, card))), *table[index + 1 :])
                least = min(least, _least_after_layoffs(grown, loose - {card}))
    return least


def defence(table: Sequence[Group], hand: Iterable[Card]) -> tuple[int, int, str]:
    """The best defence by rule 1.9: (points left, points in own melds, text of own melds)."""
    ranked = []
    for melds, loose in layouts(hand):
        left = _least_after_layoffs(tuple(table), frozenset(loose))
        ranked.append((left, -sum(points(meld) for meld in melds), text_of(melds)))
    _least_after_layoffs.cache_clear()
    left, melded, text = min(ranked)
    return left, -melded, text
