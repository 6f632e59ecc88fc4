"""One calm notice beside the table, until it is closed or no longer true."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from ginrummy_qt.presentation.poses import Rect
from ginrummy_qt.ui.panels.panel import Panel, PanelLook
from ginrummy_qt.ui.theme.buttons import ButtonKind
from ginrummy_qt.ui.theme.metrics import TextRole
from ginrummy_qt.ui.theme.table_paint import kept
from ginrummy_qt.ui.theme.widgets import ThemedButton

PADDING: Final = 12
SIGN: Final = 18
GAP: Final = 8


class Banner(Panel):
    """Stands under the score sheet, where it hides no card, as tall as its sentence."""

    def __init__(self, look: PanelLook, parent: QWidget | None = None) -> None:
        super().__init__(look, "banner", parent)
        self._text = ""
        self._closed = False
        self._covered = False
        self._region = Rect(0, 0, 0, 0)
        self._close = ThemedButton("", ButtonKind.TEXT, look.theme, look.icons, "close", self)
        self._close.setObjectName("close_banner")
        self._close.clicked.connect(self._shut)
        self.restyle()
        self.hide()

    @property
    def text(self) -> str:
        """The sentence."""
        return self._text

    def say(self, text: str) -> None:
        """Show a sentence; an empty one takes the banner away."""
        self._text = text
        self._closed = False
        self.setAccessibleName(text)
        self.setToolTip(text)
        self._refresh()

    def set_covered(self, covered: bool) -> None:
        """Something lies over the table: the banner waits."""
        self._covered = covered
        self._refresh()

    def put(self, area: Rect) -> None:
        """Take what is needed of this region."""
        self._region = area
        self._refresh()

    def restyle(self) -> None:
        """Dress the button."""
        self._close.set_theme(self.look.theme)
        self._close.setAccessibleName(self.tr("Close"))
        self._close.setToolTip(self.tr("Close"))
        self._refresh()

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
            side = theme.px(SIGN)
            sign = QRectF(theme.px(PADDING), theme.px(PADDING), side, side)
            self.look.icons.paint(painter, sign, "warning", tokens.sink)
            painter.setFont(theme.font(TextRole.LABEL))
            painter.setPen(QColor(tokens.sink))
            painter.drawText(self._words(), FLAGS, self._text)
        painter.end()

    def _shut(self) -> None:
        self._closed = True
        self._refresh()

    def _words(self) -> QRect:
        """Where the sentence stands, in the widget."""
        px = self.look.theme.px
        left = round(px(PADDING) + px(SIGN) + px(GAP))
        right = self._close.box().width() if self._close.box().width() > 0 else 0
        return QRect(left, round(px(PADDING)), self.width() - left - right, self.height())

    def _refresh(self) -> None:
        self.setVisible(bool(self._text) and not self._closed and not self._covered)
        region, theme = self._region, self.look.theme
        self._close.resize(self._close.sizeHint())
        self.resize(round(region.width), self.height())
        words, metrics = self._words(), QFontMetricsF(theme.font(TextRole.LABEL))
        room = QRectF(0, 0, max(1, words.width()), 10_000)
        tall = metrics.boundingRect(room, FLAGS, self._text).height() + 2 * theme.px(PADDING)
        height = min(region.height, max(self._close.box().height(), tall))
        self.setGeometry(round(region.x), round(region.y), round(region.width), round(height))
        box = self._close.box()
        self._close.move(self.width() - box.right() - 1, -box.y())
        self.update()


FLAGS: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
