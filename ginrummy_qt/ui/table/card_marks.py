"""What a card shows beside its face, and how it is painted."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from ginrummy_qt.ui.deck.pixmaps import index_foot
from ginrummy_qt.ui.table.art import Art
from ginrummy_qt.ui.theme import table_paint
from ginrummy_qt.ui.theme.metrics import CARD_RADIUS
from ginrummy_qt.ui.theme.theme import Theme

PARTNER_INK: Final = "#1D4A3A"
"""On cards, which are light in every theme."""
WASH: Final = QColor(20, 30, 24, 46)


class Partner(StrEnum):
    """How a card goes with the one that is pointed at."""

    MELD = "meld"
    NEARLY = "nearly"


@dataclass(frozen=True, slots=True)
class Marks:
    """What a card shows; `initial` is the letter on the disc of a card laid off, `own` whether it is the
    person's.

    `marked` cards are moved together; `dimmed` ones are shaded.
    """

    selected: bool = False
    focused: bool = False
    fresh: bool = False
    barred: bool = False
    initial: str = ""
    own: bool = False
    marked: bool = False
    partner: Partner | None = None
    dimmed: bool = False


PLAIN: Final = Marks()


def paint_wash(painter: QPainter, card: QRectF) -> None:
    """Shade a card."""
    with table_paint.kept(painter):
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(WASH)
        radius = CARD_RADIUS * card.width()
        painter.drawRoundedRect(card, radius, radius)


def paint_marks(painter: QPainter, card: QRectF, marks: Marks, art: Art) -> None:
    """Rings round the card, and signs on it."""
    theme, (across, down) = art.theme, index_foot(art.look, card.height())
    foot = QPointF(card.left() + across * card.width(), card.top() + down * card.height())
    if marks.partner is not None:
        _paint_partner(painter, card, marks.partner, theme)
    if marks.selected:
        table_paint.paint_primary_ring(painter, card, theme)
    if marks.focused:
        table_paint.paint_focus_ring(painter, card, theme)
    if marks.fresh:
        table_paint.paint_fresh_tab(painter, card, theme)
    if marks.barred:
        _paint_padlock(painter, foot, card.width() / 144)
    if marks.marked:
        _paint_tick(painter, card, theme)
    if marks.initial:
        size = 0.19 * card.width()
        left = max(card.left() + 0.024 * card.width(), foot.x() - size / 2)
        disc = QRectF(left, foot.y() + 0.02 * card.height(), size, size)
        table_paint.paint_disc(painter, disc, marks.initial, theme, marks.own)


def _paint_partner(painter: QPainter, card: QRectF, partner: Partner, theme: Theme) -> None:
    """A line inside the upper edge: unbroken for a meld, broken where a card is still missing."""
    thick, inset = theme.px(4), 0.09 * card.width()
    pen = QPen(QColor(PARTNER_INK), thick, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
    if partner is Partner.NEARLY:
        pen.setDashPattern([0.01, 2.2])
    y = card.top() + max(3.0, 0.022 * card.height())
    with table_paint.kept(painter):
        painter.setPen(pen)
        painter.drawLine(QPointF(card.left() + inset, y), QPointF(card.right() - inset, y))


def _paint_tick(painter: QPainter, card: QRectF, theme: Theme) -> None:
    """A ring, and a ticked disc in the lower left corner, which neighbours leave free."""
    size = max(16.0, 0.16 * card.width())
    disc = QRectF(card.left() + 0.05 * card.width(), card.bottom() - 0.05 * card.width() - size, size, size)
    points = ((0.27, 0.53), (0.44, 0.70), (0.75, 0.34))
    places = [QPointF(disc.x() + x * size, disc.y() + y * size) for x, y in points]
    radius = CARD_RADIUS * card.width()
    with table_paint.kept(painter):
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(PARTNER_INK), theme.px(2.5)))
        painter.drawRoundedRect(card.adjusted(1, 1, -1, -1), radius, radius)
        painter.setPen(QPen(QColor("#FFFFFF"), theme.px(1.5)))
        painter.setBrush(QColor(PARTNER_INK))
        painter.drawEllipse(disc)
        painter.setPen(QPen(QColor("#FFFFFF"), theme.px(2)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolyline(QPolygonF(places))


def _paint_padlock(painter: QPainter, foot: QPointF, unit: float) -> None:
    """A small padlock below the index: this card may not be discarded in this turn (1.6)."""
    body = QRectF(foot.x() - 6.5 * unit, foot.y() + 11 * unit, 13 * unit, 11 * unit)
    bow = QPainterPath(QPointF(body.left() + 2.5 * unit, body.top() + unit))
    bow.arcTo(body.left() + 2.5 * unit, body.top() - 6 * unit, 8 * unit, 9 * unit, 180, -180)
    bow.lineTo(body.right() - 2.5 * unit, body.top() + unit)
    with table_paint.kept(painter):
        grey = QColor("#59645d")
        painter.setPen(QPen(grey, 1.8 * unit, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
        painter.drawPath(bow)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(grey)
        painter.drawRoundedRect(body, 2 * unit, 2 * unit)
