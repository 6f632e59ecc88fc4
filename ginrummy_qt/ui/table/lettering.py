"""Texts and lines of the table that belong to no card: labels, brackets, dotted lines."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from ginrummy_qt.ui.table.art import Art
from ginrummy_qt.ui.theme import table_paint
from ginrummy_qt.ui.theme.metrics import TextRole


@dataclass(frozen=True, slots=True)
class Label:
    """One text in a rectangle of the scene; `quiet` takes the second ink."""

    rect: QRectF
    text: str
    role: TextRole = TextRole.LABEL_STRONG
    quiet: bool = False
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignCenter


@dataclass(frozen=True, slots=True)
class Underline:
    """The line under a group of cards: a bracket under a meld, dots under deadwood."""

    left: float
    right: float
    top: float
    dotted: bool


Lettering = Label | Underline


class LetteringItem(QGraphicsItem):
    """One label or line; it paints itself in the scene's coordinates."""

    def __init__(self, art: Art, content: Lettering) -> None:
        super().__init__()
        self._art = art
        self._content = content

    @property
    def content(self) -> Lettering:
        """What is shown."""
        return self._content

    def boundingRect(self) -> QRectF:
        """The label's text, or the line."""
        match self._content:
            case Label(rect, text, role):
                excess = max(0.0, self._art.measure(role, text) + 4 - rect.width()) / 2
                return rect.adjusted(-excess, 0, excess, 0)
            case Underline(left, right, top):
                return QRectF(left - 1, top - 1, right - left + 2, self._art.theme.px(8) + 2)

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        """Write or draw."""
        theme = self._art.theme
        match self._content:
            case Label(rect, text, role, quiet, align):
                colour = theme.tokens.ink2 if quiet else theme.tokens.ink
                area = self.boundingRect() if align is Qt.AlignmentFlag.AlignCenter else rect
                self._art.text(painter, area, role, colour, text, align)
            case Underline(left, right, top, True):
                table_paint.paint_dotted(painter, left, right, top, theme)
            case Underline(left, right, top, False):
                table_paint.paint_bracket(painter, left, right, top, theme)
