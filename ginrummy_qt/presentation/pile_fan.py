"""The discard pile spread out to be looked at, where the rules allow it (2.12)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from ginrummy_qt.presentation.layout import TableLayout
from ginrummy_qt.presentation.metrics import TARGET
from ginrummy_qt.presentation.poses import CARD_ASPECT, CardKey, Pose, Rect
from ginrummy_qt.rules.cards import Card
from ginrummy_qt.rules.deal import Phase
from ginrummy_qt.rules.ruleset import PileView
from ginrummy_qt.rules.view import PlayerView

FAN_Z = 300
STEP = 0.56
"""The most from a card to the next, in card widths."""
ONE_ROW = 0.34
"""Where the step would be less than this, in card widths, there are two rows."""


@dataclass(frozen=True, slots=True)
class PileFan:
    """The tray, its title and the place for its button, and the pile's cards, the bottom one first."""

    tray: Rect
    title: Rect
    button: Rect
    cards: Mapping[CardKey, Pose]


def may_look(view: PlayerView | None) -> bool:
    """Whether there is a pile that may be looked through now."""
    if view is None or view.phase is Phase.OVER or view.showdown is not None:
        return False
    return view.ruleset.pile_view is PileView.ALL and len(view.pile) > 1


def pile_fan(layout: TableLayout, pile: tuple[Card, ...]) -> PileFan:
    """The pile spread between the opponent's row and the hand, in one row or two."""
    measures, areas = layout.measures, layout.regions
    pad, top = measures.px(16), areas.discard.y - measures.px(14)
    bottom = areas.prompt.bottom
    tray = Rect(measures.margin, top, measures.size.width - 2 * measures.margin, bottom - top)
    inner = Rect(tray.x + pad, tray.y + pad / 2, tray.width - 2 * pad, tray.height - 1.5 * pad)
    title = Rect(inner.x, inner.y, inner.width * 0.7, TARGET)
    button = Rect(title.right, inner.y, inner.right - title.right, TARGET)
    room = Rect(inner.x, title.bottom + pad / 2, inner.width, inner.bottom - title.bottom - pad / 2)
    return PileFan(tray, title, button, MappingProxyType(_spread(room, measures.card_width, pad / 2, pile)))


def _spread(room: Rect, most: float, gap: float, pile: tuple[Card, ...]) -> dict[CardKey, Pose]:
    width = min(most, room.height / CARD_ASPECT)
    rows = [pile]
    if len(pile) > 1 and (room.width - width) / (len(pile) - 1) < ONE_ROW * width:
        half = (len(pile) + 1) // 2
        rows, width = [pile[:half], pile[half:]], min(most, (room.height - gap) / 2 / CARD_ASPECT)
    longest = max(len(row) for row in rows)
    step = min(STEP * width, (room.width - width) / max(1, longest - 1))
    poses: dict[CardKey, Pose] = {}
    for number, row in enumerate(rows):
        y = room.y + number * (width * CARD_ASPECT + gap)
        for place, card in enumerate(row):
            poses[card] = Pose(room.x + place * step, y, width, True, FAN_Z + len(poses))
    return poses
