"""The seal of the deal on the table; a click shows the whole commitment and copies it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF, QGuiApplication, QPainter, QPaintEvent
from PySide6.QtWidgets import QToolTip, QWidget

from ginrummy_qt.presentation.messages import Sealed
from ginrummy_qt.ui.panels.panel import PanelButton, PanelLook, fitting_font
from ginrummy_qt.ui.text import say
from ginrummy_qt.ui.theme.metrics import TextRole
from ginrummy_qt.ui.theme.table_paint import kept, paint_focus_ring

SIGN: Final = 18
GAP: Final = 8
"""Size of the sign, and its distance from the digits, at scale 1."""


class SealLine(PanelButton):
    """`Sealed 9F3C 71AB`, hidden while nothing is sealed."""

    def __init__(self, look: PanelLook, parent: QWidget | None = None) -> None:
        super().__init__(look, "seal", parent)
        self._commitment: str | None = None
        self.clicked.connect(self._copy)
        self.hide()

    def show_seal(self, commitment: str | None) -> None:
        """Show the commitment (64 hex digits) of the hand on the table."""
        self._commitment = commitment
        self._describe()
        self.setVisible(commitment is not None)

    def restyle(self) -> None:
        """The language may be another one."""
        self._describe()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the seal and its digits."""
        theme, area = self.look.theme, self.inner()
        mirrored = self.look.left_handed
        side, gap = theme.px(SIGN), theme.px(GAP)
        font = fitting_font(theme, TextRole.LABEL, self.text(), area.width() - side - gap)
        metrics = QFontMetricsF(font)
        wide = metrics.horizontalAdvance(self.text())
        left = area.right() - side if mirrored else area.left()
        sign = QRectF(left, area.center().y() - side / 2, side, side)
        start = sign.left() - gap - wide if mirrored else sign.right() + gap
        painter = QPainter(self)
        with kept(painter):
            self.look.icons.paint(painter, sign, "seal", theme.tokens.ink2)
            if self.underMouse():
                font.setUnderline(True)
            painter.setFont(font)
            painter.setPen(theme.tokens.ink2)
            painter.drawText(round(start), round(area.center().y() + metrics.capHeight() / 2), self.text())
            if self.shows_focus:
                whole = sign.united(QRectF(start, sign.top(), wide, side))
                paint_focus_ring(painter, whole.adjusted(-1, -1, 1, 1), theme, theme.px(4))
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
