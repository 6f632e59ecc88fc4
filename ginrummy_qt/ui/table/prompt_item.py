"""The prompt as the table shows it: in the scene, so that cards pass over it and not under it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from ginrummy_qt.ui.table.art import Art
from ginrummy_qt.ui.table.suited import draw_suited
from ginrummy_qt.ui.theme.metrics import SMALLEST_TEXT, TextRole

_LINE = 28.0


class PromptItem(QGraphicsItem):
    """One sentence; a single line stands with its middle at a given height, a longer text fills the room."""

    def __init__(self, art: Art) -> None:
        super().__init__()
        self._art = art
        self._text = ""
        self._area = QRectF()
        self._level = 0.0

    @property
    def text(self) -> str:
        """What is said."""
        return self._text

    def set_art(self, art: Art) -> None:
        """Paint with another theme."""
        self._art = art
        self.update()

    def say(self, text: str) -> None:
        """Say something else."""
        if text != self._text:
            self._text = text
            self.update()

    def put(self, area: QRectF, level: float) -> None:
        """Stand in this rectangle of the scene."""
        if (area, level) != (self._area, self._level):
            self.prepareGeometryChange()
            self._area, self._level = area, level
            self.update()

    def boundingRect(self) -> QRectF:
        """The whole room for the prompt."""
        return self._area

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        """Write it, red suits in red, in one line if it fits."""
        theme = self._art.theme
        tokens, font = theme.tokens, theme.font(TextRole.HEADING)
        if QFontMetricsF(font).horizontalAdvance(self._text) <= self._area.width():
            height = theme.px(_LINE)
            line = QRectF(self._area.left(), self._level - height / 2, self._area.width(), height)
            draw_suited(painter, line, font, tokens.ink, tokens.table_suits, self._text)
            return
        flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
        painter.setFont(font)
        while font.pixelSize() > SMALLEST_TEXT and not self._area.contains(
            painter.boundingRect(self._area, flags, self._text)
        ):
            font.setPixelSize(font.pixelSize() - 1)
            painter.setFont(font)
        painter.setPen(QColor(tokens.ink))
        painter.drawText(self._area, flags, self._text)
