"""The seal of the deal on the table; a click shows the whole commitment and copies it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QGuiApplication, QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QToolTip, QWidget

from ginrummy_qt.presentation.messages import Sealed
from ginrummy_qt.presentation.poses import Rect
from ginrummy_qt.ui.panels.panel import LEFT, RIGHT, PanelLook, fitting_font
from ginrummy_qt.ui.text import say
from ginrummy_qt.ui.theme.metrics import TextRole
from ginrummy_qt.ui.theme.table_paint import kept, paint_focus_ring


class SealLine(QPushButton):
    """`Sealed 9F3C 71AB`, hidden while nothing is sealed."""

    def __init__(self, look: PanelLook, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self.setObjectName("seal")
        self.setFlat(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._commitment: str | None = None
        self.clicked.connect(self._copy)
        self.hide()

    def show_seal(self, commitment: str | None) -> None:
        """Show the commitment (64 hex digits) of the hand on the table."""
        self._commitment = commitment
        self._describe()
        self.setVisible(commitment is not None)

    def set_look(self, look: PanelLook) -> None:
        """Repaint in another look, scale or language."""
        self.look = look
        self._describe()
        self.update()

    def put(self, area: Rect) -> None:
        """Lie over the seal's region."""
        self.setGeometry(round(area.x), round(area.y), round(area.width), round(area.height))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the seal and its digits."""
        theme = self.look.theme
        painter = QPainter(self)
        side = theme.px(18)
        mirrored = self.look.left_handed
        sign = QRectF(self.width() - side if mirrored else 0, (self.height() - side) / 2, side, side)
        self.look.icons.paint(painter, sign, "seal", theme.tokens.ink2)
        gap = theme.px(8)
        area = QRectF(0 if mirrored else side + gap, 0, self.width() - side - gap, self.height())
        font = fitting_font(theme, TextRole.LABEL, self.text(), area.width())
        if self.underMouse():
            font.setUnderline(True)
        painter.setFont(font)
        painter.setPen(theme.tokens.ink2)
        painter.drawText(area, RIGHT if mirrored else LEFT, self.text())
        if self.hasFocus():
            width = side + gap + QFontMetricsF(font).horizontalAdvance(self.text())
            left = self.width() - width if mirrored else 0.0
            ring = QRectF(left, sign.top(), width, side).adjusted(6, -2, -6, 2)
            with kept(painter):
                paint_focus_ring(painter, ring, theme, theme.px(4))
        painter.end()

    def _describe(self) -> None:
        if self._commitment is None:
            return
        self.setText(say(Sealed(self._commitment), self.look.names))
        self.setToolTip(
            self.tr("The deal was fixed before the first card. Its seal, to be checked after the hand:")
            + f"\n{self._commitment}\n"
            + self.tr("Click to copy")
        )
        self.setAccessibleDescription(self._commitment)

    def _copy(self) -> None:
        if self._commitment is None:
            return
        QGuiApplication.clipboard().setText(self._commitment)
        where = self.mapToGlobal(self.rect().topRight())
        QToolTip.showText(where, self.tr("Copied") + f"\n{self._commitment}", self)
