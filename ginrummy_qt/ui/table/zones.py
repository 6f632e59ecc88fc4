"""The fixed places of the table: the two piles' grounds and rings, and the knock slot with its limit."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from ginrummy_qt.presentation.poses import CARD_ASPECT
from ginrummy_qt.ui.table.art import Art
from ginrummy_qt.ui.theme import table_paint
from ginrummy_qt.ui.theme.metrics import CARD_RADIUS, TextRole
from ginrummy_qt.ui.theme.shadows import Lift, card_shadow
from ginrummy_qt.ui.theme.table_paint import ZoneState
from ginrummy_qt.ui.theme.theme import colour

_LOW_SLOT: Final = 132
"""Height of the knock slot, at scale 1, under which its three lines need nearly all of it."""
REACH: Final = 12.0
"""How far rings reach beyond a place, in pixels at scale 1."""


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
        self.light = 0.0
        """How much of its light shows, 0..1, while it lights up or goes out."""
        self._lit = ZoneState.OPEN
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
            if look.state is not ZoneState.REST:
                self._lit = look.state
            self.update()

    def set_light(self, light: float) -> None:
        """Show this share of the light."""
        if light != self.light:
            self.light = light
            self.update()

    def boundingRect(self) -> QRectF:
        """The place with its rings, its edges and its shadow."""
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
    """The stock or the discard pile, with the ring when it is available.

    The stock paints its own back and edges; the cards of the discard pile are cards of the scene, above it,
    and where the last one is carried away its outline is seen.
    """

    def __init__(self, art: Art, face_down: bool) -> None:
        super().__init__(art)
        self._face_down = face_down
        self._count = 0
        self._edges = 0
        self._step = 0.0

    @property
    def count(self) -> int:
        """Cards in the pile as it is painted."""
        return self._count

    def set_pile(self, count: int, edges: int = 0, step: float = 0.0) -> None:
        """Show a pile of so many cards, with the edges of lower ones `step` apart."""
        if (count, edges, step) != (self._count, self._edges, self._step):
            self._count, self._edges, self._step = count, edges, step
            self.update()

    def recount(self, count: int) -> None:
        """Show another number of cards, one by one fewer or a whole new pile."""
        self.set_pile(count, self._edges if count else 0, self._step)

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        """What lies there, ring, focus."""
        art, rect = self.art, self.card_rect
        if self._face_down and self._count:
            self._paint_edges(painter)
            painter.drawPixmap(0, 0, art.card(None, self._width))
        else:
            table_paint.paint_empty_place(painter, rect, art.theme)
        if self.light:
            painter.setOpacity(self.light)
            if self._lit is ZoneState.OVER:
                self._paint_over(painter)
            table_paint.paint_pile_ring(painter, rect, art.theme)
            painter.setOpacity(1.0)
        self.paint_focus(painter)

    def _paint_edges(self, painter: QPainter) -> None:
        art, step = self.art, self._step
        shadow = art.shadow(self._width, Lift.REST)
        depth = self._edges * step
        painter.drawPixmap(shadow.offset + QPointF(depth, depth), shadow.pixmap)
        with table_paint.kept(painter):
            painter.setPen(QPen(QColor(art.theme.tokens.card_edge), art.theme.metrics.hairline))
            painter.setBrush(QColor(art.theme.tokens.back_frame))
            for layer in range(self._edges, 0, -1):
                radius = CARD_RADIUS * self._width
                edge = self.card_rect.adjusted(0.5, 0.5, -0.5, -0.5).translated(layer * step, layer * step)
                painter.drawRoundedRect(edge, radius, radius)

    def _paint_over(self, painter: QPainter) -> None:
        theme, grow = self.art.theme, self.art.theme.px(6)
        radius = CARD_RADIUS * self._width + grow
        with table_paint.kept(painter):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.tokens.zone_over[0]))
            painter.setOpacity(theme.tokens.zone_over[1] * self.light)
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
        table_paint.paint_zone(painter, rect, ZoneState.REST, art.theme)
        if self.light:
            painter.setOpacity(self.light)
            table_paint.paint_zone(painter, rect, self._lit, art.theme)
            painter.setOpacity(1.0)
        quiet = self.look.state is ZoneState.REST
        ink = art.theme.tokens.ink2 if quiet else art.theme.tokens.ink
        above, limit, below = self._lines
        half = art.theme.px(50) if rect.height() >= art.theme.px(170) else 0.26 * rect.height()
        if rect.height() < art.theme.px(_LOW_SLOT):
            half = 0.43 * rect.height()
        number = QRectF(rect.left(), rect.center().y() - half, rect.width(), 2 * half)
        painter.setOpacity(0.85 if quiet and not art.theme.tokens.high_contrast else 1.0)
        art.text(painter, number, TextRole.NUMERAL, ink, limit)
        painter.setOpacity(1.0)
        top, bottom = Qt.AlignmentFlag.AlignTop, Qt.AlignmentFlag.AlignBottom
        centre = Qt.AlignmentFlag.AlignHCenter
        inset = art.theme.px(4)
        words = number.adjusted(inset, art.theme.px(4), -inset, -art.theme.px(4))
        art.text(painter, words, TextRole.LABEL, ink, above, centre | top)
        art.text(painter, words, TextRole.LABEL, ink, below, centre | bottom)
        self.paint_focus(painter)


class HandZoneItem(QGraphicsItem):
    """The hand as a drop zone, behind its cards, while a card is being drawn."""

    def __init__(self, art: Art) -> None:
        super().__init__()
        self._art = art
        self._rect = QRectF()
        self._state = ZoneState.OPEN
        self.setVisible(False)

    def set_art(self, art: Art) -> None:
        """Paint with another theme."""
        self._art = art
        self.update()

    def show_state(self, state: ZoneState | None, rect: QRectF) -> None:
        """Light up round these cards, or (None) go out."""
        self.setVisible(state is not None)
        if state is None:
            return
        grow = self._art.theme.px(8)
        rect = rect.adjusted(-grow, -grow, grow, grow)
        if rect != self._rect:
            self.prepareGeometryChange()
            self._rect = rect
        self._state = state
        self.update()

    def boundingRect(self) -> QRectF:
        """The zone."""
        return self._rect

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        """An outline round the whole hand."""
        theme = self._art.theme
        over = self._state is ZoneState.OVER
        fill = theme.tokens.zone_over if over else theme.tokens.zone_open
        width = theme.px(5 if over else 3)
        with table_paint.kept(painter):
            painter.setPen(QPen(QColor(theme.tokens.primary), width))
            painter.setBrush(colour(*fill))
            box = self._rect.adjusted(width / 2, width / 2, -width / 2, -width / 2)
            painter.drawRoundedRect(box, theme.metrics.panel_radius, theme.metrics.panel_radius)
