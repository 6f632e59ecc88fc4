"""The rectangle that is drawn over the hand with the pointer, to mark the cards in it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from ginrummy_qt.ui.table.art import Art
from ginrummy_qt.ui.theme.theme import colour

BAND_Z: Final = 4000.0


class BandItem(QGraphicsItem):
    """A thin frame with a pale ground."""

    def __init__(self, art: Art) -> None:
        super().__init__()
        self._art = art
        self._rect = QRectF()
        self.setZValue(BAND_Z)
        self.setVisible(False)

    def set_art(self, art: Art) -> None:
        """Paint with another theme."""
        self._art = art
        self.update()

    def show_rect(self, rect: QRectF | None) -> None:
        """Show it there, or (None) no longer."""
        self.setVisible(rect is not None)
        if rect is not None and rect != self._rect:
            self.prepareGeometryChange()
            self._rect = rect
            self.update()

    def boundingRect(self) -> QRectF:
        """The frame."""
        return self._rect.adjusted(-2, -2, 2, 2)

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        """Frame and ground."""
        theme = self._art.theme
        painter.setPen(QPen(colour(theme.tokens.primary), theme.px(1.5)))
        painter.setBrush(colour(*theme.tokens.zone_open))
        painter.drawRect(self._rect)
