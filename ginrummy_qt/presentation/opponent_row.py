"""The opponent's row: backs, and at their right the cards that were taken openly, face up."""

from __future__ import annotations

from dataclasses import dataclass

from ginrummy_qt.presentation.metrics import Measures
from ginrummy_qt.presentation.poses import CARD_ASPECT, Back, CardKey, Pose, Rect
from ginrummy_qt.rules.cards import Card
from ginrummy_qt.rules.deal import HAND_SIZE, Phase
from ginrummy_qt.rules.events import CardDiscarded, CardDrawn, Source
from ginrummy_qt.rules.seats import Seat
from ginrummy_qt.rules.view import PlayerView

BACK_SHARE = 0.42
BACK_STEP = 0.5
KNOWN_STEP = 0.62
BACKS_Z = 10
KNOWN_Z = 30


@dataclass(frozen=True, slots=True)
class OpponentRow:
    """Poses of the row, the rectangle it takes, and that of the face-up cards in it (None without any)."""

    poses: tuple[tuple[CardKey, Pose], ...]
    rect: Rect
    known: Rect | None


def opponent_card_count(view: PlayerView) -> int:
    """How many cards the opponent holds: eleven between draw and discard."""
    drawn = view.phase is Phase.DISCARD and view.turn is view.seat.other
    return HAND_SIZE + 1 if drawn else HAND_SIZE


def known_cards(view: PlayerView, seat: Seat) -> tuple[Card, ...]:
    """The cards a seat is known to hold, in the order they were taken."""
    known: list[Card] = []
    for move in view.moves:
        match move:
            case CardDrawn(who, Source.DISCARD, card) if who is seat and card is not None:
                known.append(card)
            case CardDiscarded(who, card) if who is seat and card in known:
                known.remove(card)
    return tuple(card for card in known if view.known[seat] >> card & 1)


def opponent_row(measures: Measures, hidden: int, known: tuple[Card, ...]) -> OpponentRow:
    """The row of `hidden` backs and these known cards, centred at the top."""
    width = BACK_SHARE * measures.card_width
    gap = measures.px(16)
    backs_width = ((hidden - 1) * BACK_STEP + 1) * width if hidden else 0.0
    known_width = ((len(known) - 1) * KNOWN_STEP + 1) * width if known else 0.0
    total = backs_width + known_width + (gap if hidden and known else 0.0)
    x, y = measures.center_x - total / 2, measures.margin
    poses: list[tuple[CardKey, Pose]] = [
        (Back(index), Pose(x + index * BACK_STEP * width, y, width, False, BACKS_Z + index))
        for index in range(hidden)
    ]
    left = x + total - known_width
    poses += [
        (card, Pose(left + index * KNOWN_STEP * width, y, width, True, KNOWN_Z + index))
        for index, card in enumerate(known)
    ]
    height = width * CARD_ASPECT
    shown = Rect(left, y, known_width, height) if known else None
    return OpponentRow(tuple(poses), Rect(x, y, total, height), shown)
