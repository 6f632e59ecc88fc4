"""Arrangements: a hand laid out as melds and deadwood, and the one to propose to a knocker (rule 1.8)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from ginrummy_qt.rules.cards import (
    Card,
    cards_of,
    format_cards,
    iter_mask,
    mask_of,
    mask_of_distinct,
    parse_cards,
)
from ginrummy_qt.rules.layoffs import in_reach
from ginrummy_qt.rules.melds import (
    Meld,
    deadwood_value,
    format_melds,
    least_deadwood,
    meld_families,
    meld_kind,
    parse_melds,
    points_of_mask,
    sorted_melds,
)


class BadArrangement(ValueError):
    """An arrangement that is no way to lay the cards out; the message says why."""


@dataclass(frozen=True, slots=True)
class Arrangement:
    """A hand laid out: melds in the order of rule 1.8, deadwood ascending, and the deadwood's points.

    >>> str(Arrangement.parse("7h 7s 7d / 3c 4c 5c + Ah"))
    '3c 4c 5c / 7d 7h 7s + Ah'
    """

    melds: tuple[Meld, ...]
    deadwood: tuple[Card, ...]
    deadwood_value: int

    @classmethod
    def parse(cls, text: str) -> Arrangement:
        """The arrangement written as `text`; raises ValueError for a text that cannot be one.

        Whether its groups are melds is for `check_arrangement` to say.
        """
        melds, _, loose = text.partition("+")
        parse_cards(f"{melds.replace('/', ' ')} {loose}")
        return arrange(parse_melds(melds), parse_cards(loose))

    def __str__(self) -> str:
        loose = f"+ {format_cards(self.deadwood)}" if self.deadwood else ""
        return f"{format_melds(self.melds)} {loose}".strip()


def arrange(melds: Iterable[Iterable[Card]], deadwood: Iterable[Card]) -> Arrangement:
    """The arrangement of these groups and this deadwood, put in order and counted, but not checked."""
    loose = tuple(sorted(deadwood))
    return Arrangement(sorted_melds(melds), loose, deadwood_value(loose))


def best_arrangement(cards: Iterable[Card], gone: Iterable[Card] = ()) -> Arrangement:
    """The arrangement to propose for a hand (rule 1.8), be it of ten cards, of eleven or of fewer.

    Least deadwood; then the fewest distinct cards that could be laid off on it, chains included, which are
    neither among the cards given nor in `gone` (the discard pile, the knock discard); then the lower points
    of those cards; then the first by text. Raises ValueError when a card of the hand occurs twice, or for
    more than `melds.MOST_CARDS`.
    """
    mask = mask_of_distinct(cards)
    return _by_preference(mask, least_deadwood(mask), mask_of(gone))[0]


def legal_arrangements(
    cards: Iterable[Card], limit: int, gone: Iterable[Card] = ()
) -> tuple[Arrangement, ...]:
    """Every arrangement of the cards with deadwood within the limit, in the order of rule 1.8, best first.

    Also those with more deadwood than need be: cards may be kept out of melds on purpose. Raises ValueError
    when a card of the hand occurs twice.
    """
    return tuple(_by_preference(mask_of_distinct(cards), limit, mask_of(gone)))


def _by_preference(mask: int, limit: int, gone: int) -> list[Arrangement]:
    """The arrangements of a mask of cards within the limit, in the order of rule 1.8."""
    free = ~(mask | gone)
    families = [family for family in meld_families(mask) if points_of_mask(mask ^ family[1]) <= limit]
    if len(families) == 1:
        return [_arrangement(mask, *families[0])]
    ranked: list[tuple[int, int, int, str, Arrangement]] = []
    for melds, union in families:
        candidates = 0
        for meld in melds:
            candidates |= in_reach(meld, free)
        laid_out = _arrangement(mask, melds, union)
        count, points = candidates.bit_count(), points_of_mask(candidates)
        ranked.append((laid_out.deadwood_value, count, points, format_melds(laid_out.melds), laid_out))
    return [entry[-1] for entry in sorted(ranked, key=lambda entry: entry[:-1])]


def _arrangement(mask: int, melds: tuple[int, ...], union: int) -> Arrangement:
    return arrange(map(cards_of, melds), iter_mask(mask ^ union))


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
