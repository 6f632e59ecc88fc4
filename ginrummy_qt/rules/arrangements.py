"""Arrangements: a hand laid out as melds and deadwood, and the one to propose (rule 1.8)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from ginrummy_qt.rules.cards import Card, cards_of, format_cards, mask_of, parse_cards
from ginrummy_qt.rules.layoffs import layoff_candidates
from ginrummy_qt.rules.melds import (
    Meld,
    deadwood_value,
    least_deadwood,
    meld_families,
    meld_kind,
    points_of_mask,
)


class BadArrangement(ValueError):
    """An arrangement that is no way to lay the cards out; the message says why."""


@dataclass(frozen=True, slots=True)
class Arrangement:
    """A hand laid out: melds sorted by their text, deadwood ascending, and the deadwood's points.

    >>> str(Arrangement.parse("7h 7s 7d / 3c 4c 5c + Ah"))
    '3c 4c 5c / 7d 7h 7s + Ah'
    """

    melds: tuple[Meld, ...]
    deadwood: tuple[Card, ...]
    deadwood_value: int

    @classmethod
    def parse(cls, text: str) -> Arrangement:
        """The arrangement written as `text`; raises ValueError where a word is no card or occurs twice.

        Whether the groups are melds is for `check_arrangement` to say.
        """
        laid, _, loose = f" {text} ".partition(" + ")
        parse_cards(text.replace("/", " ").replace("+", " "))
        groups = [parse_cards(group) for group in laid.split("/")]
        return arrange([group for group in groups if group], parse_cards(loose))

    def __str__(self) -> str:
        melds = melds_text(self.melds)
        loose = f"+ {format_cards(self.deadwood)}" if self.deadwood else ""
        return f"{melds} {loose}".strip()


def melds_text(melds: Iterable[Meld]) -> str:
    """Melds as one text, `3c 4c 5c / 7d 7h 7s`, sorted as rule 1.8 wants it."""
    return " / ".join(sorted(map(format_cards, melds)))


def arrange(melds: Iterable[Iterable[Card]], deadwood: Iterable[Card]) -> Arrangement:
    """The arrangement of these groups and this deadwood, put in order and counted, but not checked."""
    groups = sorted((tuple(sorted(meld)) for meld in melds), key=format_cards)
    loose = tuple(sorted(deadwood))
    return Arrangement(tuple(groups), loose, deadwood_value(loose))


def best_arrangement(cards: Iterable[Card], gone: Iterable[Card] = ()) -> Arrangement:
    """The arrangement to propose for a hand (rule 1.8).

    Least deadwood; then the fewest distinct cards that could be laid off on it, chains included, which are
    neither among the cards given nor in `gone` (the discard pile, the knock discard); then the lower
    points of those cards; then the first by text.
    """
    mask = mask_of(cards)
    return _by_preference(mask, least_deadwood(mask), mask | mask_of(gone))[0]


def legal_arrangements(
    cards: Iterable[Card], limit: int, gone: Iterable[Card] = ()
) -> tuple[Arrangement, ...]:
    """Every arrangement of the cards whose deadwood is within the limit (rule 1.8), best first.

    Non-minimal ones too: cards may be kept out of melds on purpose.
    """
    mask = mask_of(cards)
    return tuple(_by_preference(mask, limit, mask | mask_of(gone)))


def _by_preference(mask: int, limit: int, dead: int) -> list[Arrangement]:
    """The arrangements within the limit in the order of rule 1.8; cards in `dead` cannot be laid off."""
    unavailable = cards_of(dead)
    ranked = []
    for melds, union in meld_families(mask):
        if points_of_mask(mask ^ union) <= limit:
            arrangement = arrange(map(cards_of, melds), cards_of(mask ^ union))
            candidates = layoff_candidates(arrangement.melds, unavailable)
            key = (
                arrangement.deadwood_value,
                len(candidates),
                deadwood_value(candidates),
                melds_text(arrangement.melds),
            )
            ranked.append((key, arrangement))
    return [arrangement for _, arrangement in sorted(ranked, key=lambda entry: entry[0])]


def check_arrangement(cards: Iterable[Card], arrangement: Arrangement) -> None:
    """Raise BadArrangement unless the arrangement lays out exactly these cards, in melds, rightly counted."""
    for meld in arrangement.melds:
        if meld_kind(meld) is None:
            raise BadArrangement(f"{format_cards(meld)} is no meld")
    laid = [card for meld in arrangement.melds for card in meld]
    if sorted([*laid, *arrangement.deadwood]) != sorted(cards):
        raise BadArrangement(f"{arrangement} does not consist of the cards {format_cards(sorted(cards))}")
    if arrangement != arrange(arrangement.melds, arrangement.deadwood):
        raise BadArrangement(f"{arrangement} is out of order, or its deadwood is wrongly counted")
