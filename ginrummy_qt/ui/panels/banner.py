"""One calm notice beside the table, until it is closed or no longer true; it may offer a way on."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPoint, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from ginrummy_qt.presentation.poses import Rect
from ginrummy_qt.ui.announcing import announce
from ginrummy_qt.ui.panels.panel import Panel, PanelLook
from ginrummy_qt.ui.theme.buttons import ButtonKind
from ginrummy_qt.ui.theme.metrics import TextRole
from ginrummy_qt.ui.theme.table_paint import kept
from ginrummy_qt.ui.theme.widgets import ThemedButton

PADDING: Final = 12
SIGN: Final = 18
GAP: Final = 8
FLAGS: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap


class Banner(Panel):
    """Stands under the score sheet, where it hides no card, as tall as its sentence and its button."""

    act_chosen = Signal()
    """The button under the sentence was pressed."""

    def __init__(self, look: PanelLook, parent: QWidget | None = None) -> None:
        super().__init__(look, "banner", parent)
        self._text = ""
        self._closed = False
        self._covered = False
        self._region = Rect(0, 0, 0, 0)
        self._close = ThemedButton("", ButtonKind.TEXT, look.theme, look.icons, "close", self)
        self._close.setObjectName("close_banner")
        self._close.clicked.connect(self._shut)
        self._act = ThemedButton("", ButtonKind.SECONDARY, look.theme, look.icons, "", self)
        self._act.setObjectName("banner_act")
        self._act.clicked.connect(self.act_chosen)
        self.restyle()
        self.hide()

    @property
    def said(self) -> str:
        """The sentence."""
        return self._text

    def say(self, text: str, act: str = "") -> None:
        """Show a sentence; an empty one takes the banner away. With an `act` to press it cannot be closed."""
        if self.isVisible() and text != self._text:
            announce(self, text)
        self._text = text
        self._act.setText(act)
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
        self._act.set_theme(self.look.theme)
        self._act.set_tight(self.look.compact)
        self._close.setAccessibleName(self.tr("Close"))
        self._close.setToolTip(self.tr("Close"))
        self._refresh()

    def showEvent(self, event: QShowEvent) -> None:
        """It comes unasked: have it said."""
        super().showEvent(event)
        announce(self, self._text)

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
        right = round(px(PADDING)) if self._act.text() else self._close.box().width()
        return QRect(left, round(px(PADDING)), self.width() - left - right, self.height())

    def _refresh(self) -> None:
        self.setVisible(bool(self._text) and not self._closed and not self._covered)
        region, theme, acts = self._region, self.look.theme, bool(self._act.text())
        self._close.setVisible(not acts)
        self._act.setVisible(acts)
        for button in (self._close, self._act):
            button.resize(button.sizeHint())
        self.resize(round(region.width), self.height())
        words, metrics = self._words(), QFontMetricsF(theme.font(TextRole.LABEL))
        room = QRectF(0, 0, max(1, words.width()), 10_000)
        tall = metrics.boundingRect(room, FLAGS, self._text).height() + 2 * theme.px(PADDING)
        if acts:
            tall += self._act.box().height() + theme.px(GAP)
        height = min(region.height, max(self._close.box().height(), tall))
        self.setGeometry(round(region.x), round(region.y), round(region.width), round(height))
        box = self._close.box()
        self._close.move(self.width() - box.right() - 1, -box.y())
        padding, box = round(theme.px(PADDING)), self._act.box()
        self._act.move(self.rect().bottomRight() - QPoint(padding, padding) - box.bottomRight())
        self.update()
