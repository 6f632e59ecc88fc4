"""The one sentence between piles and hand: what may be done now, or whom the table waits for."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from ginrummy_qt.presentation.poses import Rect
from ginrummy_qt.ui.panels.panel import Panel, PanelLook
from ginrummy_qt.ui.theme.metrics import TextRole


class PromptLabel(Panel):
    """Wraps to a second line where it must; the pointer passes through to the table."""

    def __init__(self, look: PanelLook, parent: QWidget | None = None) -> None:
        super().__init__(look, "prompt", parent)
        self._text = ""
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

    def put(self, area: Rect) -> None:
        """Lie over the prompt's region."""
        self.place(area)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Write the sentence centred."""
        painter = QPainter(self)
        font = self.look.theme.font(TextRole.HEADING)
        flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
        area = QRectF(self.rect())
        painter.setFont(font)
        while (
            font.pixelSize() > 12 and painter.boundingRect(area, flags, self._text).height() > area.height()
        ):
            font.setPixelSize(font.pixelSize() - 1)
            painter.setFont(font)
        painter.setPen(QColor(self.look.theme.tokens.ink))
        painter.drawText(area, flags, self._text)
        painter.end()
