"""What a card of the hand goes with: cards that it is in a meld with, or could be, and those it nearly is."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass

from ginrummy_qt.rules.cards import Card

MELD = 3
RANKS = 13


@dataclass(frozen=True, slots=True)
class Partners:
    """`melds`: with these the card makes a run or a set; `nearly`: with one of these and one card more."""

    melds: frozenset[Card] = frozenset()
    nearly: frozenset[Card] = frozenset()


def partners(card: Card, hand: Collection[Card], gone: Iterable[Card] = ()) -> Partners:
    """The partners of a card among the others of the hand.

    A card that is `gone` (thrown) completes nothing any more. Aces are low only.
    """
    held, lost = set(hand), set(gone) - set(hand)
    alike = {other for other in held if other.rank == card.rank and other != card}
    row = {other for other in _stretch(card, held) if other != card}
    melds = (row if len(row) + 1 >= MELD else set()) | (alike if len(alike) + 1 >= MELD else set())
    nearly = {other for other in held if other != card and _could_join(card, other, held, lost)}
    return Partners(frozenset(melds), frozenset(nearly - melds))


def _stretch(card: Card, held: Collection[Card]) -> list[Card]:
    """The cards held that stand in one unbroken row of the suit with a card."""
    row = [card]
    for step in (-1, 1):
        rank = card.rank + step
        while 1 <= rank <= RANKS and Card(card + rank - card.rank) in held:
            row.append(Card(card + rank - card.rank))
            rank += step
    return row


def _could_join(card: Card, other: Card, held: Collection[Card], lost: Collection[Card]) -> bool:
    """Whether one card that may still come makes a meld of these two."""
    if card.rank == other.rank:
        rest = {
            each for suit in range(4) if (each := Card(suit * RANKS + card.rank - 1)) not in (card, other)
        }
        return bool(rest - set(lost))
    if card.suit is not other.suit or abs(card.rank - other.rank) >= MELD:
        return False
    low, high = min(card, other), max(card, other)
    if high - low == MELD - 1:
        return Card(low + 1) not in lost
    ends = {Card(low - 1)} if low.rank > 1 else set()
    ends |= {Card(high + 1)} if high.rank < RANKS else set()
    return bool(ends - set(lost))
