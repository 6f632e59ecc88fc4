"""The trail behind a card that the opponent draws or discards, so that the eye can follow it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from ginrummy_qt.presentation.poses import Pose
from ginrummy_qt.ui.table.art import Art
from ginrummy_qt.ui.theme.theme import colour

TRAIL_Z: Final = 900.0
"""Above all cards at rest, below those on their way."""
WIDEST: Final = 0.5
"""The breadth of the trail at the card, in card widths."""
STRENGTH: Final = 0.6


class TrailItem(QGraphicsItem):
    """A wedge from where the card lay to where it is."""

    def __init__(self, art: Art, start: Pose, end: Pose) -> None:
        super().__init__()
        self._art = art
        self._start, self._end = _middle(start), _middle(end)
        self._width = min(start.width, end.width) * WIDEST
        self._head = self._start
        self.setZValue(TRAIL_Z)

    def follow(self, progress: float) -> None:
        """The card is so far on its way, 0..1; near the end the trail fades."""
        self.prepareGeometryChange()
        self._head = self._start + (self._end - self._start) * progress
        self.setOpacity(1.0 if progress < 0.6 else max(0.0, (1.0 - progress) / 0.4))
        self.update()

    def boundingRect(self) -> QRectF:
        """The wedge."""
        reach = self._width
        return QRectF(self._start, self._head).normalized().adjusted(-reach, -reach, reach, reach)

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        """Nothing at the start, stronger towards the card, in the colour of the opponent."""
        way = self._head - self._start
        length = (way.x() ** 2 + way.y() ** 2) ** 0.5
        if length < 1:
            return
        across = QPointF(-way.y(), way.x()) / length * (self._width / 2)
        ink = self._art.theme.tokens.opponent
        shades = QLinearGradient(self._start, self._head)
        shades.setColorAt(0, colour(ink, 0.0))
        shades.setColorAt(1, colour(ink, STRENGTH))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(Qt.PenStyle.NoPen))
        painter.setBrush(shades)
        painter.drawPolygon(QPolygonF([self._start, self._head + across, self._head - across]))


def _middle(pose: Pose) -> QPointF:
    return QPointF(*pose.rect.center)
