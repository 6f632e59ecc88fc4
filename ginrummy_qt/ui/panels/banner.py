"""One calm sentence across the top of the table, until it is closed or no longer true."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from ginrummy_qt.ui.panels.panel import Panel, PanelLook
from ginrummy_qt.ui.theme.buttons import ButtonKind
from ginrummy_qt.ui.theme.metrics import TextRole
from ginrummy_qt.ui.theme.table_paint import kept
from ginrummy_qt.ui.theme.widgets import ThemedButton

HEIGHT: Final = 44
PADDING: Final = 16


class Banner(Panel):
    """Lies over the top edge of the page, centred, as wide as its sentence."""

    def __init__(self, look: PanelLook, parent: QWidget | None = None) -> None:
        super().__init__(look, "banner", parent)
        self._text = ""
        self._close = ThemedButton("", ButtonKind.TEXT, look.theme, look.icons, "close", self)
        self._close.setAccessibleName(self.tr("Close"))
        self._close.setToolTip(self.tr("Close"))
        self._close.clicked.connect(self.hide)
        self.hide()

    @property
    def text(self) -> str:
        """The sentence."""
        return self._text

    def say(self, text: str) -> None:
        """Show a sentence; an empty one takes the banner away."""
        self._text = text
        self.setAccessibleName(text)
        self.setToolTip(text)
        self.setVisible(bool(text))
        self.fit()

    def fit(self) -> None:
        """Take a place at the top of the page."""
        page = self.parentWidget()
        if page is None or not self._text:
            return
        theme = self.look.theme
        words = QFontMetricsF(theme.font(TextRole.LABEL_STRONG)).horizontalAdvance(self._text)
        close = self._close.sizeHint()
        height = max(HEIGHT, round(theme.px(HEIGHT)))
        width = min(page.width() - 16, round(words + 2 * theme.px(PADDING) + theme.px(26) + close.width()))
        self.setGeometry((page.width() - width) // 2, 4, width, height)
        self._close.setGeometry(
            width - close.width(), (height - close.height()) // 2, close.width(), close.height()
        )
        self.raise_()

    def restyle(self) -> None:
        """Dress the button."""
        self._close.set_theme(self.look.theme)
        self.fit()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground, the sign and the sentence."""
        theme = self.look.theme
        tokens = theme.tokens
        painter = QPainter(self)
        with kept(painter):
            painter.setPen(QColor(tokens.surface_edge))
            painter.setBrush(QColor(tokens.surface))
            area = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
            painter.drawRoundedRect(area, theme.metrics.button_radius, theme.metrics.button_radius)
        side = theme.px(18)
        left = theme.px(PADDING)
        self.look.icons.paint(
            painter, QRectF(left, (self.height() - side) / 2, side, side), "warning", tokens.sink
        )
        start = left + side + theme.px(8)
        words = QRectF(start, 0, self._close.x() - start, self.height())
        self.write(painter, words, TextRole.LABEL_STRONG, tokens.sink, self._text)
        painter.end()
