"""What the table's items paint with: theme, deck, shadows and pixel ratio, exchanged as a whole."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPixmap

from ginrummy_qt.rules.cards import Card
from ginrummy_qt.ui.deck import DeckLook
from ginrummy_qt.ui.deck.pixmaps import CardPixmaps
from ginrummy_qt.ui.theme.icons import Icons
from ginrummy_qt.ui.theme.metrics import TextRole
from ginrummy_qt.ui.theme.shadows import CardShadow, Lift, Shadows
from ginrummy_qt.ui.theme.theme import Theme


@dataclass(frozen=True, slots=True)
class Art:
    """Everything that decides how an item looks. `ratio` is the screen's device pixel ratio."""

    theme: Theme
    look: DeckLook
    pixmaps: CardPixmaps
    shadows: Shadows
    icons: Icons
    ratio: float

    def card(self, face: Card | None, width: float) -> QPixmap:
        """The face of a card, or the back for None, at a logical width."""
        if face is None:
            return self.pixmaps.back(width, self.ratio, self.look)
        return self.pixmaps.face(face, width, self.ratio, self.look)

    def shadow(self, width: float, lift: Lift) -> CardShadow:
        """The shadow of a card of this logical width."""
        return self.shadows.card(width, self.ratio, lift)

    def snapped(self, x: float, y: float) -> QPointF:
        """The nearest point that lies on whole device pixels, where pixmaps are drawn sharp."""
        return QPointF(round(x * self.ratio) / self.ratio, round(y * self.ratio) / self.ratio)

    def text(
        self,
        painter: QPainter,
        rect: QRectF,
        role: TextRole,
        colour: str,
        text: str,
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignCenter,
    ) -> None:
        """Write one text in a role's font."""
        painter.setFont(self.theme.font(role))
        painter.setPen(QColor(colour))
        painter.drawText(rect, align | Qt.TextFlag.TextDontClip, text)

    def measure(self, role: TextRole, text: str) -> float:
        """The width of a text in logical pixels."""
        return QFontMetricsF(self.theme.font(role)).horizontalAdvance(text)

    def measure_label(self, text: str) -> float:
        """The width of a label under a group of cards, in logical pixels."""
        return self.measure(TextRole.LABEL_STRONG, text)
