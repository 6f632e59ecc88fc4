"""What the hand on the screen counts as: melds, deadwood, and for which discard."""

from __future__ import annotations

from dataclasses import dataclass

from ginrummy_qt.rules.arrangements import Arrangement, best_arrangement
from ginrummy_qt.rules.cards import Card, iter_mask
from ginrummy_qt.rules.melds import deadwood_after_discards
from ginrummy_qt.rules.view import PlayerView

FULL_HAND = 11


@dataclass(frozen=True, slots=True)
class HandReading:
    """The melds and deadwood to show; `discard` is the card they leave out, None for a hand of ten.

    `chosen` tells that the person selected that card; otherwise it is the best legal discard.
    """

    arrangement: Arrangement
    discard: Card | None
    chosen: bool

    @property
    def deadwood_value(self) -> int:
        """The number to show."""
        return self.arrangement.deadwood_value


def read_hand(view: PlayerView, selected: Card | None = None) -> HandReading:
    """Ten cards as they are; eleven without the selected card, or without the best legal discard."""
    hand = view.hand
    if len(hand) < FULL_HAND:
        return HandReading(best_arrangement(hand, gone=view.pile), None, False)
    chosen = selected is not None and selected in hand and selected != view.barred
    discard = selected if chosen else best_discard(view)
    assert discard is not None
    rest = [card for card in hand if card != discard]
    return HandReading(best_arrangement(rest, gone=(*view.pile, discard)), discard, chosen)


def best_discard(view: PlayerView) -> Card:
    """The legal discard that leaves the least deadwood; of equals the highest card."""
    after = deadwood_after_discards(view.hand_mask)
    legal = [card for card in iter_mask(view.hand_mask) if card != view.barred]
    return min(legal, key=lambda card: (after[card], -card.points, -card.rank, card))
