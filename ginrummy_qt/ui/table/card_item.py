"""One card on the table: a pixmap with its shadow, and the marks of its state painted round it."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from ginrummy_qt.presentation.poses import CARD_ASPECT
from ginrummy_qt.rules.cards import Card
from ginrummy_qt.ui.table.art import Art
from ginrummy_qt.ui.table.card_marks import PLAIN, Marks, paint_marks, paint_wash
from ginrummy_qt.ui.theme import table_paint
from ginrummy_qt.ui.theme.metrics import CARD_RADIUS
from ginrummy_qt.ui.theme.shadows import Lift, card_shadow

RING_REACH: Final = 8.0
"""How far rings and tabs reach beyond a card, in pixels at scale 1."""


class CardItem(QGraphicsItem):
    """A card at a place of the scene; its position is the top left corner at rest, without the lift.

    `turn` runs from 0 (back) to 1 (face); `rise` is how far the card is lifted, in pixels.
    """

    def __init__(self, art: Art, face: Card | None, width: float) -> None:
        super().__init__()
        self._art = art
        self._face = face
        self._width = width
        self._drawn_width = width
        self._turn = 1.0 if face is not None else 0.0
        self._rise = 0.0
        self._lift = Lift.REST
        self._marks = PLAIN
        self._outline: float | None = None
        self._place = QPointF()

    @property
    def face(self) -> Card | None:
        """The card, None while only its back may be known."""
        return self._face

    @property
    def place(self) -> QPointF:
        """The top left corner, without the lift."""
        return self._place

    @property
    def width(self) -> float:
        """The card's width in logical pixels."""
        return self._width

    @property
    def height(self) -> float:
        """The card's height in logical pixels."""
        return self._width * CARD_ASPECT

    @property
    def turn(self) -> float:
        """0 shows the back, 1 the face; between them the card is being turned over."""
        return self._turn

    @property
    def rise(self) -> float:
        """How far the card is lifted, in pixels."""
        return self._rise

    @property
    def marks(self) -> Marks:
        """The marks shown now."""
        return self._marks

    @property
    def rect(self) -> QRectF:
        """The card itself in scene coordinates, lifted as it is."""
        return QRectF(self.pos(), self._card_rect().size())

    def set_art(self, art: Art) -> None:
        """Paint with another theme, deck or pixel ratio."""
        self.prepareGeometryChange()
        self._art = art
        self.move_to(self._place.x(), self._place.y())
        self.update()

    def set_face(self, face: Card | None) -> None:
        """Tell which card this is."""
        if face != self._face:
            self._face = face
            self.update()

    def move_to(self, x: float, y: float) -> None:
        """Put the card's top left corner there."""
        self._place = QPointF(x, y)
        self.setPos(self._art.snapped(x, y - self._rise))

    def resize(self, width: float, drawn: float | None = None) -> None:
        """Give the card a width; while it grows or shrinks `drawn` is the width its pixmap is made for."""
        drawn = width if drawn is None else drawn
        if (width, drawn) != (self._width, self._drawn_width):
            self.prepareGeometryChange()
            self._width, self._drawn_width = width, drawn
            self.update()

    def set_turn(self, turn: float) -> None:
        """Turn the card over to this share."""
        if turn != self._turn:
            self._turn = turn
            self.update()

    def set_rise(self, rise: float) -> None:
        """Lift the card by so many pixels."""
        if rise != self._rise:
            self._rise = rise
            self.setPos(self._art.snapped(self._place.x(), self._place.y() - rise))

    def set_lift(self, lift: Lift) -> None:
        """Choose the shadow."""
        if lift is not self._lift:
            self.prepareGeometryChange()
            self._lift = lift
            self.update()

    def set_marks(self, marks: Marks) -> None:
        """Show other marks."""
        if marks != self._marks:
            self.prepareGeometryChange()
            self._marks = marks
            self.update()

    def set_initial(self, initial: str, mine: bool = False) -> None:
        """Show the disc of a card laid off, or (empty) no longer; `mine` where the person laid it off."""
        self.set_marks(replace(self._marks, initial=initial, own=mine))

    def set_outline(self, visible: float) -> None:
        """Show only where the card lay: its outline with the index in the table's ink, `visible` pixels wide.

        What a neighbour's outline would cover is left out, because nothing hides it.
        """
        self._outline = visible
        self.update()

    def boundingRect(self) -> QRectF:
        """The card with its shadow and rings."""
        shadow = card_shadow(self._width, self._lift)
        reach = 1.0
        marks = self._marks
        if marks.selected or marks.focused or marks.fresh or marks.marked:
            reach = self._art.theme.px(RING_REACH)
        side = max(reach, shadow.blur)
        above, below = max(reach, shadow.blur - shadow.drop), max(reach, shadow.blur + shadow.drop)
        return self._card_rect().adjusted(-side, -above, side, below)

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        """Shadow, card, marks."""
        art, width = self._art, self._width
        if self._outline is not None:
            self._paint_outline(painter, self._outline)
        elif self._drawn_width == width and self._turn in (0.0, 1.0):
            shadow = art.shadow(width, self._lift)
            painter.drawPixmap(shadow.offset, shadow.pixmap)
            painter.drawPixmap(0, 0, art.card(self._face if self._turn else None, width))
        else:
            self._paint_moving(painter)
        if self._marks is not PLAIN:
            if self._marks.dimmed:
                paint_wash(painter, self._card_rect())
            paint_marks(painter, self._card_rect(), self._marks, art)

    def _card_rect(self) -> QRectF:
        return QRectF(0, 0, self._width, self._width * CARD_ASPECT)

    def _paint_outline(self, painter: QPainter, visible: float) -> None:
        art, card = self._art, self._card_rect()
        with table_paint.kept(painter):
            if visible < self._width:
                painter.setClipPath(_beside_neighbour(card, visible))
            table_paint.paint_empty_place(painter, card, art.theme)
        if self._face is not None:
            tokens = art.theme.tokens
            index = art.pixmaps.index(self._face, self._width, art.ratio, art.look, tokens.ink2)
            painter.drawPixmap(0, 0, index)

    def _paint_moving(self, painter: QPainter) -> None:
        """The card while it is turned or changes its size: its pixmap drawn smaller."""
        art = self._art
        squeeze = abs(math.cos(math.pi * self._turn))
        scale = self._width / self._drawn_width
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.translate(self._width / 2 * (1 - squeeze), 0)
        painter.scale(max(squeeze, 0.01) * scale, scale)
        shadow = art.shadow(self._drawn_width, self._lift)
        painter.drawPixmap(shadow.offset, shadow.pixmap)
        painter.drawPixmap(0, 0, art.card(self._face if self._turn > 0.5 else None, self._drawn_width))
        painter.restore()


def _beside_neighbour(card: QRectF, visible: float) -> QPainterPath:
    """The part of a card's place that the next card, `visible` pixels further right, leaves free."""
    free, neighbour = QPainterPath(), QPainterPath()
    free.addRect(card)
    radius = CARD_RADIUS * card.width()
    neighbour.addRoundedRect(card.translated(visible, 0), radius, radius)
    return free.subtracted(neighbour)
