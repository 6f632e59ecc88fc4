"""Layoffs: what can be added to the knocker's melds, and the defender's best answer to a knock (rule 1.9)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from ginrummy_qt.rules.cards import Card, cards_of, format_cards, iter_mask, mask_of, parse_cards
from ginrummy_qt.rules.melds import (
    Meld,
    MeldKind,
    deadwood_value,
    meld_families,
    meld_kind,
    points_of_mask,
)


class BadDefence(ValueError):
    """A defence that the rules do not allow; the message says why."""


@dataclass(frozen=True, slots=True)
class Layoff:
    """One card laid off on one of the knocker's melds; text `7c@0`."""

    card: Card
    meld: int
    """The index of the knocker's meld, from 0."""

    @classmethod
    def parse(cls, text: str) -> Layoff:
        """The layoff written as `text`; raises ValueError for anything else."""
        card, at, meld = text.partition("@")
        if not (at and meld.isascii() and meld.isdigit()):
            raise ValueError(f"{text!r} is not a layoff")
        return cls(Card.parse(card), int(meld))

    def __str__(self) -> str:
        return f"{self.card}@{self.meld}"


@dataclass(frozen=True, slots=True)
class Defence:
    """The defender's hand after a knock: own melds, layoffs in an order in which they can be played, the rest.

    >>> str(Defence.parse("8h 9h Th Jh / Kc Kd Ks > 7c@1 + 5d 6s"))
    '8h 9h Th Jh / Kc Kd Ks > 7c@1 + 5d 6s'
    """

    melds: tuple[Meld, ...]
    layoffs: tuple[Layoff, ...]
    deadwood: tuple[Card, ...]
    deadwood_value: int

    @classmethod
    def parse(cls, text: str) -> Defence:
        """The defence written as `text`; raises ValueError where a word is not what it should be."""
        rest, _, loose = f" {text} ".partition(" + ")
        melds, _, layoffs = f"{rest} ".partition(" > ")
        groups = [parse_cards(group) for group in melds.split("/")]
        return defend(
            [group for group in groups if group],
            [Layoff.parse(word) for word in layoffs.split()],
            parse_cards(loose),
        )

    def __str__(self) -> str:
        parts = []
        if self.melds:
            parts.append(" / ".join(map(format_cards, self.melds)))
        if self.layoffs:
            parts.append("> " + " ".join(map(str, self.layoffs)))
        if self.deadwood:
            parts.append("+ " + format_cards(self.deadwood))
        return " ".join(parts)


def defend(melds: Iterable[Iterable[Card]], layoffs: Iterable[Layoff], deadwood: Iterable[Card]) -> Defence:
    """The defence of these groups, layoffs and deadwood, put in order and counted, but not checked."""
    groups = sorted((tuple(sorted(meld)) for meld in melds), key=format_cards)
    loose = tuple(sorted(deadwood))
    return Defence(tuple(groups), tuple(layoffs), loose, deadwood_value(loose))


def _chains(meld: Meld) -> tuple[tuple[Card, ...], ...]:
    """The cards that a meld can take, as chains: each card of a chain needs the ones before it."""
    low, high = meld[0], meld[-1]
    if low % 13 == high % 13:
        return tuple((Card(rank),) for rank in range(low % 13, 52, 13) if rank not in meld)
    suit = low - low % 13
    below = tuple(Card(index) for index in range(low - 1, suit - 1, -1))
    above = tuple(Card(index) for index in range(high + 1, suit + 13))
    return tuple(chain for chain in (below, above) if chain)


def _in_reach(chain: tuple[Card, ...], available: int) -> tuple[Card, ...]:
    """The part of a chain up to the first card that is not in a mask."""
    for place, card in enumerate(chain):
        if not available >> card & 1:
            return chain[:place]
    return chain


def layoff_candidates(melds: Iterable[Iterable[Card]], gone: Iterable[Card] = ()) -> tuple[Card, ...]:
    """The distinct cards that could be laid off on melds, chains included, ascending (rule 1.8).

    Cards in the melds or in `gone` are none, and a run does not grow past them.
    """
    groups = _ordered(melds)
    available = ~(mask_of(gone) | mask_of(card for group in groups for card in group))
    reach = [_in_reach(chain, available) for group in groups for chain in _chains(group)]
    return tuple(sorted({card for part in reach for card in part}))


def _ordered(melds: Iterable[Iterable[Card]]) -> list[Meld]:
    """Melds with their cards ascending; raises ValueError where a group is no meld."""
    groups = [tuple(sorted(meld)) for meld in melds]
    for group in groups:
        if meld_kind(group) is None:
            raise ValueError(f"{format_cards(group)} is no meld")
    return groups


def best_defence(knocker_melds: Sequence[Iterable[Card]], hand: Iterable[Card]) -> Defence:
    """The defender's best answer to a knock (rule 1.9): melds and layoffs chosen together.

    Least deadwood left; then the most points in own melds; then the first by text.
    Raises ValueError where a group is no meld or a card is on both sides.
    """
    groups = _ordered(knocker_melds)
    held = mask_of(hand)
    if held & mask_of(card for group in groups for card in group):
        raise ValueError("a card is both in the knocker's melds and in the defender's hand")
    reach = [
        (index, part)
        for index, group in sorted(enumerate(groups), key=lambda entry: meld_kind(entry[1]) is MeldKind.SET)
        for chain in _chains(group)
        if (part := _in_reach(chain, held))
    ]
    options = []
    for melds, union in meld_families(held):
        layoffs = _lay_off(reach, held ^ union)
        left = held ^ union ^ mask_of(layoff.card for layoff in layoffs)
        defence = defend(map(cards_of, melds), layoffs, iter_mask(left))
        options.append((points_of_mask(left), -points_of_mask(union), str(defence), defence))
    return min(options, key=lambda option: option[:3])[3]


def _lay_off(reach: list[tuple[int, tuple[Card, ...]]], loose: int) -> list[Layoff]:
    """Everything in a mask that can be laid off; runs come first in `reach`, so that no chain is cut short."""
    layoffs = []
    for index, chain in reach:
        for card in _in_reach(chain, loose):
            layoffs.append(Layoff(card, index))
            loose ^= 1 << card
    return layoffs


def no_layoffs(hand: Iterable[Card]) -> Defence:
    """The defender's own best arrangement where nothing may be laid off: gin and big gin (rule 1.10)."""
    return best_defence((), hand)


def check_defence(knocker_melds: Sequence[Iterable[Card]], hand: Iterable[Card], defence: Defence) -> None:
    """Raise BadDefence unless the defence lays out exactly this hand within the rules and is rightly counted."""
    for meld in defence.melds:
        if meld_kind(meld) is None:
            raise BadDefence(f"{format_cards(meld)} is no meld")
    tables = [tuple(meld) for meld in knocker_melds]
    for layoff in defence.layoffs:
        if not 0 <= layoff.meld < len(tables):
            raise BadDefence(f"the knocker has no meld {layoff.meld}")
        tables[layoff.meld] += (layoff.card,)
        if meld_kind(tables[layoff.meld]) is None:
            raise BadDefence(f"{layoff.card} cannot be laid off on {format_cards(tables[layoff.meld][:-1])}")
    used = [card for meld in defence.melds for card in meld] + [layoff.card for layoff in defence.layoffs]
    if sorted([*used, *defence.deadwood]) != sorted(hand):
        raise BadDefence(f"{defence} does not consist of the cards {format_cards(sorted(hand))}")
    if defence != defend(defence.melds, defence.layoffs, defence.deadwood):
        raise BadDefence(f"{defence} is out of order, or its deadwood is wrongly counted")
