"""The one sentence between piles and hand: what may be done now, or whom the table waits for."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from ginrummy_qt.presentation.poses import Rect
from ginrummy_qt.ui.panels.panel import CENTER, Panel, PanelLook, write
from ginrummy_qt.ui.theme.metrics import TextRole


class PromptLabel(Panel):
    """Wraps to a second line where it must; the pointer passes through to the table."""

    def __init__(self, look: PanelLook, parent: QWidget | None = None) -> None:
        super().__init__(look, "prompt", parent)
        self._text = ""
        self._level = 0.0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    @property
    def text(self) -> str:
        """What is said."""
        return self._text

    def say(self, text: str) -> None:
        """Say something else."""
        self._text = text
        self.setAccessibleName(text)
        self.update()

    def put(self, area: Rect, level: float) -> None:
        """Lie over the prompt's region; a single line stands with its middle at the height `level`."""
        self.place(area)
        self._level = level - self.y()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Write the sentence centred."""
        painter = QPainter(self)
        theme, area = self.look.theme, QRectF(self.rect())
        font = theme.font(TextRole.HEADING)
        painter.setFont(font)
        flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
        if painter.fontMetrics().horizontalAdvance(self._text) <= area.width():
            line = QRectF(0, self._level - theme.px(14), area.width(), theme.px(28))
            write(painter, theme, line, TextRole.HEADING, theme.tokens.ink, self._text, CENTER)
        else:
            while font.pixelSize() > 12 and not area.contains(painter.boundingRect(area, flags, self._text)):
                font.setPixelSize(font.pixelSize() - 1)
                painter.setFont(font)
            painter.setPen(QColor(theme.tokens.ink))
            painter.drawText(area, flags, self._text)
        painter.end()
