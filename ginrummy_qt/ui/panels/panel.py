"""The common ground of the panels: transparent widgets that paint themselves in the look in force."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import Any, Final

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from ginrummy_qt.presentation.poses import Rect
from ginrummy_qt.ui.table.suited import write_suited
from ginrummy_qt.ui.text import Names
from ginrummy_qt.ui.theme.contrast import mix
from ginrummy_qt.ui.theme.icons import Icons
from ginrummy_qt.ui.theme.metrics import TextRole
from ginrummy_qt.ui.theme.shadows import Shadows
from ginrummy_qt.ui.theme.theme import Theme
from ginrummy_qt.ui.theme.tokens import Tokens

LEFT: Final = Qt.AlignmentFlag.AlignLeft
RIGHT: Final = Qt.AlignmentFlag.AlignRight
CENTER: Final = Qt.AlignmentFlag.AlignHCenter

RING_ROOM: Final = 8
"""Room round a panel for its focus ring, at scale 1."""


@dataclass(frozen=True, slots=True)
class PanelLook:
    """What every panel paints with, at the scale of the table."""

    theme: Theme
    names: Names
    icons: Icons
    shadows: Shadows
    left_handed: bool = False
    compact: bool = False

    def dimmed(self) -> PanelLook:
        """The look of what lies under the scrim of the knock preview."""
        return replace(self, theme=self.theme.with_tokens(dimmed(self.theme.tokens)))


def dimmed(tokens: Tokens) -> Tokens:
    """Every colour under the scrim of this look."""
    colours = {field.name: getattr(tokens, field.name) for field in fields(tokens)}
    dark: dict[str, Any] = {
        name: mix(value, "#000000", tokens.scrim)
        for name, value in colours.items()
        if isinstance(value, str) and value.startswith("#")
    }
    return replace(tokens, **dark)


class Panel(QLabel):
    """A part of the page over the table. Subclasses repaint from their own data and `look`.

    A label, for assistive programs read those and pass plain widgets over; its accessible name is what it
    says.
    """

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
        """Lie over this region, and over so much room round it."""
        lay_over(self, area, room)


class PanelButton(QPushButton):
    """A panel that can be pressed, by pointer, keyboard and screen reader; its ring has room round it."""

    def __init__(self, look: PanelLook, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self.setObjectName(name)
        self.setFlat(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def set_look(self, look: PanelLook) -> None:
        """Repaint in another look, scale or language."""
        self.look = look
        self.restyle()
        self.update()

    def restyle(self) -> None:
        """Follow another name or language."""

    def put(self, area: Rect) -> None:
        """Lie over this region; the room for the ring goes past it."""
        lay_over(self, area, self.room)

    @property
    def room(self) -> int:
        """Room round the content, in logical pixels."""
        return round(self.look.theme.px(RING_ROOM))

    def inner(self) -> QRectF:
        """The content, which alone can be pressed."""
        return QRectF(self.rect().adjusted(self.room, self.room, -self.room, -self.room))

    def hitButton(self, pos: QPoint) -> bool:
        """The room for the ring cannot be pressed."""
        return self.inner().contains(QPointF(pos))

    @property
    def shows_focus(self) -> bool:
        """Whether to paint the focus ring."""
        return self.hasFocus() and self.window().isActiveWindow()


def lay_over(widget: QWidget, area: Rect, room: float) -> None:
    """Put a widget over a region and so much room round it, in whole pixels."""
    left, top = round(area.x - room), round(area.y - room)
    right, bottom = round(area.right + room), round(area.bottom + room)
    widget.setGeometry(left, top, max(0, right - left), max(0, bottom - top))


def write(
    painter: QPainter,
    theme: Theme,
    area: QRectF,
    role: TextRole,
    colour: str,
    text: str,
    align: Qt.AlignmentFlag = LEFT,
) -> None:
    """Write one line whose capitals and figures stand in the middle of the area's height.

    It is written smaller, and then shortened with an ellipsis, where it does not fit. Suit signs have
    their colours; panels name cards on the table only, not on paper.
    """
    font = fitting_font(theme, role, text, area.width())
    metrics = QFontMetricsF(font)
    shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, area.width() + 0.5)
    wide = metrics.horizontalAdvance(shown)
    x = area.left()
    if align == RIGHT:
        x = area.right() - wide
    elif align == CENTER:
        x = area.center().x() - wide / 2
    start = QPointF(x, round(area.center().y() + metrics.capHeight() / 2))
    write_suited(painter, start, font, colour, theme.tokens.table_suits, shown)


def counted(text: str, count: int) -> str:
    """English marks a plural as `hand(s)`, which is resolved where no translation took over."""
    return text.replace("(s)", "" if count == 1 else "s")


def fitting_font(theme: Theme, role: TextRole, text: str, width: float, smallest: int = 12) -> QFont:
    """The role's font, made smaller by whole pixels while the text is wider than `width`."""
    font = theme.font(role)
    while font.pixelSize() > smallest and QFontMetricsF(font).horizontalAdvance(text) > width:
        font.setPixelSize(font.pixelSize() - 1)
    return font
