"""Layoffs: what fits on the knocker's melds, and the defender's best answer to a knock (rules 1.9, 1.10).

What can be laid off of some loose cards is one definite set: a card that fits on a set and on a run goes on
the run, where others may follow it; two runs that grow towards each other share what lies between. So only
the defender's own melds have to be chosen, and there are few ways to do that.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from ginrummy_qt.rules.cards import (
    FULL_MASK,
    Card,
    cards_of,
    format_cards,
    mask_of,
    mask_of_distinct,
    parse_cards,
)
from ginrummy_qt.rules.melds import (
    Meld,
    deadwood_value,
    format_melds,
    meld_families,
    meld_kind,
    parse_melds,
    points_of_mask,
    sorted_melds,
)

_ACES: Final = 1 | 1 << 13 | 1 << 26 | 1 << 39
_NO_ACES: Final = FULL_MASK ^ _ACES
_NO_KINGS: Final = FULL_MASK ^ _ACES << 12


class BadDefence(ValueError):
    """A defence that the rules do not allow; the message says why."""


@dataclass(frozen=True, slots=True)
class Layoff:
    """One card laid off on one of the knocker's melds; its text is `7c@0`."""

    card: Card
    meld: int
    """The index of the knocker's meld, from 0."""

    @classmethod
    def parse(cls, text: str) -> Layoff:
        """The layoff written as `text`; raises ValueError for anything else."""
        card, _, meld = text.partition("@")
        if not (meld.isascii() and meld.isdecimal()):
            raise ValueError(f"{text!r} is not a layoff")
        return cls(Card.parse(card), int(meld))

    def __str__(self) -> str:
        return f"{self.card}@{self.meld}"


@dataclass(frozen=True, slots=True)
class Defence:
    """The defender's hand after a knock: own melds, layoffs in an order they can be made in, and the rest.

    Melds are in the order of rule 1.8, deadwood is ascending; `deadwood_value` are its points.

    >>> str(Defence.parse("Kd Kc Ks / 8h 9h Th Jh > 7c@0 + 5d 6s"))
    '8h 9h Th Jh / Kc Kd Ks > 7c@0 + 5d 6s'
    """

    melds: tuple[Meld, ...]
    layoffs: tuple[Layoff, ...]
    deadwood: tuple[Card, ...]
    deadwood_value: int

    @classmethod
    def parse(cls, text: str) -> Defence:
        """The defence written as `text`; raises ValueError for a text that cannot be one.

        Whether it is allowed is for `check_defence` to say.
        """
        laid, _, loose = text.partition("+")
        melds, _, added = laid.partition(">")
        layoffs = [Layoff.parse(word) for word in added.split()]
        parse_cards(f"{melds.replace('/', ' ')} {format_cards(each.card for each in layoffs)} {loose}")
        return defend(parse_melds(melds), layoffs, parse_cards(loose))

    def __str__(self) -> str:
        layoffs = f"> {' '.join(map(str, self.layoffs))}" if self.layoffs else ""
        deadwood = f"+ {format_cards(self.deadwood)}" if self.deadwood else ""
        return " ".join(part for part in (format_melds(self.melds), layoffs, deadwood) if part)


def defend(melds: Iterable[Iterable[Card]], layoffs: Iterable[Layoff], deadwood: Iterable[Card]) -> Defence:
    """The defence of these groups, layoffs and deadwood, put in order and counted, but not checked."""
    loose = tuple(sorted(deadwood))
    return Defence(sorted_melds(melds), tuple(layoffs), loose, deadwood_value(loose))


def in_reach(meld: int, free: int) -> int:
    """Of the cards in the mask `free`, those which can be laid off on a meld (a mask), chains included."""
    low = meld & -meld
    if not meld & low << 1:
        return _ACES << (low.bit_length() - 1) % 13 & free & ~meld
    reached = 0
    card = low >> 1 & _NO_KINGS
    while card & free:
        reached |= card
        card = card >> 1 & _NO_KINGS
    card = meld + low & _NO_ACES
    while card & free:
        reached |= card
        card = card << 1 & _NO_ACES
    return reached


def layoff_candidates(melds: Iterable[Iterable[Card]], gone: Iterable[Card] = ()) -> tuple[Card, ...]:
    """The distinct cards that could be laid off on melds, chains included, ascending (rule 1.8).

    Cards in the melds or in `gone` are none, and no run grows past them. Raises ValueError where a group is
    no meld.
    """
    groups = _meld_masks(melds)
    free = ~(mask_of(gone) | _union(groups))
    return cards_of(_union(in_reach(group, free) for group in groups))


def possible_layoffs(melds: Sequence[Iterable[Card]], cards: Iterable[Card]) -> tuple[Layoff, ...]:
    """Every single card of `cards` that fits on one of the melds as they lie now, by card and meld.

    Raises ValueError where a group is no meld.
    """
    groups = _meld_masks(melds)
    return tuple(
        Layoff(card, index)
        for card in sorted(cards)
        for index, group in enumerate(groups)
        if in_reach(group, 1 << card)
    )


def _meld_masks(melds: Iterable[Iterable[Card]]) -> list[int]:
    groups = [tuple(meld) for meld in melds]
    for group in groups:
        if meld_kind(group) is None:
            raise ValueError(f"{format_cards(group)} is no meld")
    return [mask_of(group) for group in groups]


def _union(masks: Iterable[int]) -> int:
    union = 0
    for mask in masks:
        union |= mask
    return union


def best_defence(knocker_melds: Sequence[Iterable[Card]], hand: Iterable[Card]) -> Defence:
    """The defender's best answer to a knock (rule 1.9): melds and layoffs chosen together.

    Least deadwood left; then the most points in own melds; then the first by text.
    Raises ValueError where a group is no meld or a card is in two places, or for a hand of more than
    `melds.MOST_CARDS`.
    """
    groups = _meld_masks(knocker_melds)
    held = mask_of_distinct(hand)
    if sum(groups) != _union(groups) or held & _union(groups):
        raise ValueError("a card is in two of the knocker's melds, or there and in the defender's hand")
    growing = [group for group in groups if in_reach(group, held)]
    least = most = -1
    chosen: list[tuple[int, ...]] = []
    for melds, union in meld_families(held):
        loose = held ^ union
        left = points_of_mask(loose & ~_union([in_reach(group, loose) for group in growing]))
        melded = points_of_mask(union)
        if not chosen or left < least or (left == least and melded > most):
            least, most, chosen = left, melded, [melds]
        elif left == least and melded == most:
            chosen.append(melds)
    own = min((sorted_melds(map(cards_of, melds)) for melds in chosen), key=format_melds)
    loose = held & ~mask_of([card for meld in own for card in meld])
    layoffs = _lay_off(groups, loose)
    left = loose & ~mask_of([layoff.card for layoff in layoffs])
    return Defence(own, tuple(layoffs), cards_of(left), points_of_mask(left))


def _lay_off(groups: list[int], loose: int) -> list[Layoff]:
    """Everything in a mask that can be laid off, in a playable order: on runs before sets, outwards."""
    layoffs = []
    runs_first = sorted(range(len(groups)), key=lambda index: not groups[index] & groups[index] >> 1)
    for index in runs_first:
        low = groups[index] & -groups[index]
        reached = in_reach(groups[index], loose)
        loose ^= reached
        below, above = cards_of(reached & (low - 1)), cards_of(reached & -low)
        layoffs += [Layoff(card, index) for card in (*reversed(below), *above)]
    return layoffs


def no_layoffs(hand: Iterable[Card]) -> Defence:
    """The defender's own best arrangement where nothing may be laid off: gin and big gin (rule 1.10)."""
    return best_defence((), hand)


def check_defence(knocker_melds: Sequence[Iterable[Card]], hand: Iterable[Card], defence: Defence) -> None:
    """Raise BadDefence unless the defence lays out exactly this hand within the rules, rightly counted."""
    for meld in defence.melds:
        if meld_kind(meld) is None:
            raise BadDefence(f"{format_cards(meld)} is no meld")
    groups = [tuple(meld) for meld in knocker_melds]
    for layoff in defence.layoffs:
        if not 0 <= layoff.meld < len(groups):
            raise BadDefence(f"the knocker has no meld with the index {layoff.meld}")
        group = groups[layoff.meld]
        groups[layoff.meld] = (*group, layoff.card)
        if meld_kind(groups[layoff.meld]) is None:
            raise BadDefence(f"{layoff.card} cannot be laid off on {format_cards(group)}")
    own = [card for meld in defence.melds for card in meld]
    if sorted([*own, *(layoff.card for layoff in defence.layoffs), *defence.deadwood]) != sorted(hand):
        raise BadDefence(f"{defence} does not consist of the cards {format_cards(sorted(hand))}")
    if defence != defend(defence.melds, defence.layoffs, defence.deadwood):
        raise BadDefence(f"{defence} is out of order, or its deadwood is wrongly counted")
