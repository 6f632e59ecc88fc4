"""The common ground of the panels: transparent widgets that paint themselves in the look in force."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QWidget

from ginrummy_qt.presentation.poses import Rect
from ginrummy_qt.ui.text import Names
from ginrummy_qt.ui.theme.icons import Icons
from ginrummy_qt.ui.theme.metrics import TextRole
from ginrummy_qt.ui.theme.shadows import Shadows
from ginrummy_qt.ui.theme.theme import Theme

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


@dataclass(frozen=True, slots=True)
class PanelLook:
    """What every panel paints with, at the scale of the table."""

    theme: Theme
    names: Names
    icons: Icons
    shadows: Shadows
    left_handed: bool = False
    compact: bool = False


class Panel(QWidget):
    """A part of the page over the table. Subclasses repaint from their own data and `look`."""

    def __init__(self, look: PanelLook, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self.setObjectName(name)

    def set_look(self, look: PanelLook) -> None:
        """Repaint in another look, scale or language."""
        self.look = look
        self.restyle()
        self.update()

    def restyle(self) -> None:
        """Give child widgets the new look; nothing to do where everything is painted."""

    def place(self, area: Rect, room: float = 0) -> None:
        """Lie over this region, and over so much room round it for a shadow or a ring."""
        self.setGeometry(
            round(area.x - room),
            round(area.y - room),
            round(area.width + 2 * room),
            round(area.height + 2 * room),
        )

    def write(
        self,
        painter: QPainter,
        area: QRectF,
        role: TextRole,
        colour: str,
        text: str,
        align: Qt.AlignmentFlag = LEFT,
    ) -> None:
        """Write one line, shortened with an ellipsis where even a smaller size does not fit."""
        font = fitting_font(self.look.theme, role, text, area.width())
        painter.setFont(font)
        painter.setPen(QColor(colour))
        shown = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, area.width() + 0.5)
        painter.drawText(area, align | Qt.TextFlag.TextSingleLine, shown)


def fitting_font(theme: Theme, role: TextRole, text: str, width: float, smallest: int = 11) -> QFont:
    """The role's font, made smaller by whole pixels while the text is wider than `width`."""
    font = theme.font(role)
    while font.pixelSize() > smallest and QFontMetricsF(font).horizontalAdvance(text) > width:
        font.setPixelSize(font.pixelSize() - 1)
    return font
