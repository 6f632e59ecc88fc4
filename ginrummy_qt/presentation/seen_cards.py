"""What has become of each card, as far as a seat has seen it: told from its view alone."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from ginrummy_qt.presentation.layout import TableLayout
from ginrummy_qt.presentation.metrics import TARGET
from ginrummy_qt.presentation.poses import Rect
from ginrummy_qt.rules.cards import DECK, Card, cards_of
from ginrummy_qt.rules.events import CardDiscarded
from ginrummy_qt.rules.view import PlayerView

PANEL_HEIGHT = 168
STRIP_GAP = 6
"""Between the strip of the score and the panel, in logical pixels."""


class Seen(StrEnum):
    """Where a card is known to be."""

    YOURS = "yours"
    KNOWN = "known"
    THROWN_BY_YOU = "thrown_by_you"
    THROWN_BY_OPPONENT = "thrown_by_opponent"
    TURNED_UP = "turned_up"
    UNSEEN = "unseen"

    @property
    def thrown(self) -> bool:
        """Whether the card lies in the discard pile."""
        return self in (Seen.THROWN_BY_YOU, Seen.THROWN_BY_OPPONENT, Seen.TURNED_UP)


@dataclass(frozen=True, slots=True)
class SeenCards:
    """All 52 cards; `upcard` is the top of the discard pile."""

    places: tuple[Seen, ...]
    upcard: Card | None

    def of(self, card: Card) -> Seen:
        """What is known of a card."""
        return self.places[card]

    def cards(self, *wanted: Seen) -> tuple[Card, ...]:
        """The cards of these places, ascending."""
        return tuple(card for card in DECK if self.places[card] in wanted)


def seen_cards(view: PlayerView) -> SeenCards:
    """The card's places: one's own hand, the discard pile by who threw, the opponent's known cards."""
    places = dict.fromkeys(DECK, Seen.UNSEEN)
    for card in view.pile:
        places[card] = Seen.TURNED_UP
    for move in view.moves:
        if isinstance(move, CardDiscarded) and places[move.card].thrown:
            mine = move.seat is view.seat
            places[move.card] = Seen.THROWN_BY_YOU if mine else Seen.THROWN_BY_OPPONENT
    for card in cards_of(view.known[view.seat.other]):
        places[card] = Seen.KNOWN
    for card in view.hand:
        places[card] = Seen.YOURS
    return SeenCards(tuple(places[card] for card in DECK), view.upcard)


def seen_area(table: TableLayout) -> Rect:
    """Where the panel stands: under the score sheet, or under a strip of it where the window is small."""
    note, measures, strip = table.regions.note, table.measures, score_strip(table)
    if strip is not None:
        top = strip.bottom + STRIP_GAP
        return Rect(strip.x, top, strip.width, note.bottom - top)
    return Rect(note.x, note.y, note.width, min(note.height, measures.px(PANEL_HEIGHT)))


def score_strip(table: TableLayout) -> Rect | None:
    """What the score sheet shrinks to beside the panel in a small window; None where both have room."""
    note, sheet = table.regions.note, table.regions.sheet
    if not table.measures.compact:
        return None
    left, right = max(note.x, sheet.x), min(note.right, sheet.right)
    return Rect(left, sheet.y, right - left, TARGET)
