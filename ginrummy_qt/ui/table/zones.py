"""The fixed places of the table: the two piles' grounds and rings, and the knock slot with its limit."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from ginrummy_qt.ui.table.art import Art
from ginrummy_qt.ui.theme import table_paint
from ginrummy_qt.ui.theme.metrics import CARD_ASPECT, CARD_RADIUS, TextRole
from ginrummy_qt.ui.theme.shadows import Lift, card_shadow
from ginrummy_qt.ui.theme.table_paint import ZoneState

CARDS_A_LAYER: Final = 8
MOST_LAYERS: Final = 4
LAYER_STEP: Final = 1.5
"""Offset of each layer of a pile from the one above, in pixels at scale 1."""
REACH: Final = 12.0
"""How far rings reach beyond a place, in pixels at scale 1."""


def layers(count: int) -> int:
    """How many card edges show below the top card of a pile of `count` cards."""
    return min(MOST_LAYERS, math.ceil(max(0, count - 1) / CARDS_A_LAYER))


@dataclass(frozen=True, slots=True)
class PlaceLook:
    """How a place shows itself: its state as a drop zone, and whether the keyboard is on it."""

    state: ZoneState = ZoneState.REST
    focused: bool = False


class PlaceItem(QGraphicsItem):
    """A place of card size that lights up; what it holds is for the subclasses."""

    def __init__(self, art: Art) -> None:
        super().__init__()
        self.art = art
        self.look = PlaceLook()
        self._width = 1.0

    @property
    def card_rect(self) -> QRectF:
        """The place itself, in the item's coordinates."""
        return QRectF(0, 0, self._width, self._width * CARD_ASPECT)

    @property
    def scene_rect(self) -> QRectF:
        """The place in scene coordinates."""
        return self.card_rect.translated(self.pos())

    def set_art(self, art: Art) -> None:
        """Paint with another theme, deck or pixel ratio."""
        self.prepareGeometryChange()
        self.art = art
        self.update()

    def move_to(self, x: float, y: float, width: float) -> None:
        """Put the place there."""
        self.setPos(self.art.snapped(x, y))
        if width != self._width:
            self.prepareGeometryChange()
            self._width = width
            self.update()

    def set_look(self, look: PlaceLook) -> None:
        """Show another state."""
        if look != self.look:
            self.look = look
            self.update()

    def boundingRect(self) -> QRectF:
        """The place with its rings, its layers and its shadow."""
        reach = max(self.art.theme.px(REACH), card_shadow(self._width, Lift.REST).blur * 1.5)
        return self.card_rect.adjusted(-reach, -reach, reach, reach)

    def paint_focus(self, painter: QPainter) -> None:
        """The keyboard's ring, outside the ring of an available pile."""
        if self.look.focused:
            gap = self.art.theme.px(4) if self.look.state is not ZoneState.REST else 0.0
            outside = self.card_rect.adjusted(-gap, -gap, gap, gap)
            radius = CARD_RADIUS * self._width + gap
            table_paint.paint_focus_ring(painter, outside, self.art.theme, radius)


class PileItem(PlaceItem):
    """The stock or the discard pile: the edges of its lower cards, and the ring when it is available.

    The stock paints its own top back; the top of the discard pile is a card of the scene, above this item.
    """

    def __init__(self, art: Art, face_down: bool) -> None:
        super().__init__(art)
        self._face_down = face_down
        self._count = 0

    @property
    def count(self) -> int:
        """Cards in the pile as it is painted."""
        return self._count

    def set_count(self, count: int) -> None:
        """Show a pile of so many cards."""
        if count != self._count:
            self._count = count
            self.update()

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        """Ring, layers from the bottom up, top back."""
        art, rect = self.art, self.card_rect
        if not self._count:
            table_paint.paint_empty_place(painter, rect, art.theme)
        else:
            shadow = art.shadow(self._width, Lift.REST)
            painter.drawPixmap(shadow.offset, shadow.pixmap)
            self._paint_layers(painter)
            if self._face_down:
                painter.drawPixmap(0, 0, art.card(None, self._width))
        if self.look.state is not ZoneState.REST:
            if self.look.state is ZoneState.OVER:
                self._paint_over(painter)
            table_paint.paint_pile_ring(painter, rect, art.theme)
        self.paint_focus(painter)

    def _paint_layers(self, painter: QPainter) -> None:
        art = self.art
        tokens, step = art.theme.tokens, art.theme.px(LAYER_STEP)
        paper = tokens.back_frame if self._face_down else tokens.card
        with table_paint.kept(painter):
            painter.setPen(QPen(QColor(tokens.card_edge), art.theme.metrics.hairline))
            painter.setBrush(QColor(paper))
            for layer in range(layers(self._count), 0, -1):
                radius = CARD_RADIUS * self._width
                edge = self.card_rect.adjusted(0.5, 0.5, -0.5, -0.5).translated(layer * step, layer * step)
                painter.drawRoundedRect(edge, radius, radius)

    def _paint_over(self, painter: QPainter) -> None:
        theme, grow = self.art.theme, self.art.theme.px(6)
        radius = CARD_RADIUS * self._width + grow
        with table_paint.kept(painter):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.tokens.zone_over[0]))
            painter.setOpacity(theme.tokens.zone_over[1])
            painter.drawRoundedRect(self.card_rect.adjusted(-grow, -grow, grow, grow), radius, radius)


class KnockSlotItem(PlaceItem):
    """The drop zone for a knock, with the knock limit written on it."""

    def __init__(self, art: Art) -> None:
        super().__init__(art)
        self._lines = ("", "", "")

    def set_lines(self, lines: tuple[str, str, str]) -> None:
        """Write these: a line above, the limit in large figures, a line below; any may be empty."""
        if lines != self._lines:
            self._lines = lines
            self.update()

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        """Zone, limit, focus."""
        art, rect = self.art, self.card_rect
        table_paint.paint_zone(painter, rect, self.look.state, art.theme)
        quiet = self.look.state is ZoneState.REST
        colour = art.theme.tokens.ink2 if quiet else art.theme.tokens.ink
        above, limit, below = self._lines
        half = art.theme.px(50) if rect.height() >= art.theme.px(170) else 0.26 * rect.height()
        number = QRectF(rect.left(), rect.center().y() - half, rect.width(), 2 * half)
        painter.setOpacity(0.85 if quiet and not art.theme.tokens.high_contrast else 1.0)
        art.text(painter, number, TextRole.NUMERAL, colour, limit)
        painter.setOpacity(1.0)
        top, bottom = Qt.AlignmentFlag.AlignTop, Qt.AlignmentFlag.AlignBottom
        centre = Qt.AlignmentFlag.AlignHCenter
        inset = art.theme.px(4)
        words = number.adjusted(inset, art.theme.px(4), -inset, -art.theme.px(4))
        art.text(painter, words, TextRole.LABEL, colour, above, centre | top)
        art.text(painter, words, TextRole.LABEL, colour, below, centre | bottom)
        self.paint_focus(painter)
