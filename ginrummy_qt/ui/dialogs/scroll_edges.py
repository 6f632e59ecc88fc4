"""Where a scrolled text goes on above or below it fades out, instead of being cut through its letters."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QRectF, Qt
from PySide6.QtGui import QBrush, QLinearGradient, QPainter, QPaintEvent
from PySide6.QtWidgets import QScrollArea, QWidget

from ginrummy_qt.ui.theme.theme import Theme, colour

HEIGHT: Final = 28
"""How far the fading reaches, at scale 1."""


class ScrollEdges(QWidget):
    """Lies over a scroll area on paper, and lets the pointer through."""

    def __init__(self, area: QScrollArea, theme: Theme) -> None:
        super().__init__(area)
        self._area = area
        self._theme = theme
        self.setObjectName("scroll_edges")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        bar = area.verticalScrollBar()
        bar.valueChanged.connect(lambda _value: self.update())
        bar.rangeChanged.connect(lambda _low, _high: self.update())
        area.viewport().installEventFilter(self)
        self._cover()

    @property
    def goes_on(self) -> tuple[bool, bool]:
        """Whether there is more above, and below."""
        bar = self._area.verticalScrollBar()
        return bar.value() > bar.minimum(), bar.value() < bar.maximum()

    def apply_theme(self, theme: Theme) -> None:
        """Take on a look."""
        self._theme = theme
        self.update()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the size of what is scrolled."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Show):
            self._cover()
        return super().eventFilter(watched, event)

    def _cover(self) -> None:
        self.setGeometry(self._area.viewport().geometry())
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paper, the thicker the nearer to the edge."""
        above, below = self.goes_on
        painter = QPainter(self)
        reach = min(self._theme.px(HEIGHT), self.height() / 4)
        if above:
            self._fade(painter, 0.0, reach)
        if below:
            self._fade(painter, float(self.height()), self.height() - reach)
        painter.end()

    def _fade(self, painter: QPainter, edge: float, end: float) -> None:
        paper = self._theme.tokens.surface
        gradient = QLinearGradient(0.0, edge, 0.0, end)
        gradient.setColorAt(0.0, colour(paper))
        gradient.setColorAt(1.0, colour(paper, 0.0))
        painter.fillRect(QRectF(0.0, min(edge, end), self.width(), abs(end - edge)), QBrush(gradient))
