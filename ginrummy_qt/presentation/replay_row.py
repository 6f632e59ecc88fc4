"""The opponent's hand lying open, as in a replay: the row of backs, face up."""

from __future__ import annotations

from ginrummy_qt.ports.settings import HandOrder
from ginrummy_qt.presentation.hand_order import sorted_cards
from ginrummy_qt.presentation.metrics import Measures
from ginrummy_qt.presentation.opponent_row import BACK_SHARE, KNOWN_STEP, KNOWN_Z, OpponentRow
from ginrummy_qt.presentation.poses import CARD_ASPECT, CardKey, Pose, Rect
from ginrummy_qt.rules.cards import Card


def open_row(measures: Measures, cards: tuple[Card, ...]) -> OpponentRow:
    """These cards face up where their backs would lie, melds first."""
    width = BACK_SHARE * measures.card_width
    total = ((len(cards) - 1) * KNOWN_STEP + 1) * width if cards else 0.0
    x, y = measures.center_x - total / 2, measures.margin
    poses: list[tuple[CardKey, Pose]] = [
        (card, Pose(x + place * KNOWN_STEP * width, y, width, True, KNOWN_Z + place))
        for place, card in enumerate(sorted_cards(cards, HandOrder.MELDS))
    ]
    return OpponentRow(tuple(poses), Rect(x, y, total, CARD_ASPECT * width), None)
