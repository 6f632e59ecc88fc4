"""A short thing to agree to: a box with a tick, as high as a chip."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QCheckBox, QSizePolicy

from ginrummy_qt.ui.dialogs.controls import paint_box, paint_tick, shade
from ginrummy_qt.ui.theme.metrics import TextRole
from ginrummy_qt.ui.theme.theme import Theme, colour


class Tick(QCheckBox):
    """A check box of the sheets."""

    def __init__(self, text: str, theme: Theme) -> None:
        super().__init__(text)
        self._theme = theme
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.apply_theme(theme)

    def apply_theme(self, theme: Theme) -> None:
        """Take on a look."""
        self._theme = theme
        self.setFont(theme.font(TextRole.BUTTON))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Box and text with room around them, at least a finger high."""
        words = QFontMetricsF(self.font()).horizontalAdvance(self.text())
        width = words + self._side() + self._theme.px(32)
        return QSize(round(width), round(max(44.0, self._theme.px(44))))

    def minimumSizeHint(self) -> QSize:
        """The same."""
        return self.sizeHint()

    def hitButton(self, position: object) -> bool:
        """All of it reacts."""
        return True

    def paintEvent(self, event: QPaintEvent) -> None:
        """Box, tick and text."""
        theme, tokens = self._theme, self._theme.tokens
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect, ground = QRectF(self.rect()), shade(QColor(tokens.surface), self)
        paint_box(painter, rect, ground, tokens.slot, theme, focused=self.hasFocus())
        side = self._side()
        box = QRectF(theme.px(10), rect.center().y() - side / 2, side, side)
        self._paint_box(painter, box)
        painter.setPen(colour(tokens.sink))
        painter.setFont(self.font())
        words = rect.adjusted(box.right() + theme.px(8), 0, 0, 0)
        painter.drawText(words, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, self.text())
        painter.end()

    def _side(self) -> float:
        return self._theme.px(18)

    def _paint_box(self, painter: QPainter, box: QRectF) -> None:
        theme, tokens, chosen = self._theme, self._theme.tokens, self.isChecked()
        painter.setBrush(QColor(tokens.primary) if chosen else Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(colour(tokens.primary if chosen else tokens.sink2), theme.px(1.5)))
        painter.drawRoundedRect(box, theme.px(4), theme.px(4))
        if chosen:
            paint_tick(painter, box, tokens.primary_text, theme)
