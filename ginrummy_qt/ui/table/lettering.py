"""Texts and lines of the table that belong to no card: labels, brackets, dotted lines."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from ginrummy_qt.presentation.poses import Rect
from ginrummy_qt.ui.table.art import Art
from ginrummy_qt.ui.table.suited import draw_suited
from ginrummy_qt.ui.theme import table_paint
from ginrummy_qt.ui.theme.metrics import TextRole


def qt_rect(rect: Rect) -> QRectF:
    """A rectangle for Qt."""
    return QRectF(rect.x, rect.y, rect.width, rect.height)


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
    """The line under a group of cards: a bracket under a meld, dots under deadwood.

    `faint` is from where to where the dots stand under a card that does not count.
    """

    left: float
    right: float
    top: float
    dotted: bool
    faint: tuple[float, float] | None = None


@dataclass(frozen=True, slots=True)
class Bar:
    """The short bar under a card of a scattered meld."""

    rect: QRectF


@dataclass(frozen=True, slots=True)
class Badge:
    """The eye that marks known cards: with a word beside it, or without one in a disc of its own."""

    rect: QRectF
    text: str


Lettering = Label | Underline | Bar | Badge


class LetteringItem(QGraphicsItem):
    """One label or line; it paints itself in the scene's coordinates."""

    def __init__(self, art: Art, content: Lettering) -> None:
        super().__init__()
        self.art = art
        self._content = content

    @property
    def content(self) -> Lettering:
        """What is shown."""
        return self._content

    def boundingRect(self) -> QRectF:
        """The label's text, or the line."""
        match self._content:
            case Label(rect, text, role):
                excess = max(0.0, self.art.measure(role, text) + 4 - rect.width())
                return rect.adjusted(-excess, -2, excess, 2)
            case Underline(left, right, top):
                return QRectF(left - 1, top - 1, right - left + 2, self.art.theme.px(8) + 2)
            case Bar(rect) | Badge(rect):
                return rect.adjusted(-1, -1, 1, 1)

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        """Write or draw."""
        theme = self.art.theme
        match self._content:
            case Label(rect, text, role, quiet, align):
                ink = theme.tokens.ink2 if quiet else theme.tokens.ink
                draw_suited(painter, rect, theme.font(role), ink, theme.tokens.table_suits, text, align)
            case Underline(left, right, top, True, faint):
                table_paint.paint_dotted(painter, left, right, top, theme, faint)
            case Underline(left, right, top, False):
                table_paint.paint_bracket(painter, left, right, top, theme)
            case Bar(rect):
                with table_paint.kept(painter):
                    painter.setPen(Qt.PenStyle.NoPen)
                    painter.setBrush(QColor(theme.tokens.ink))
                    painter.drawRoundedRect(rect, rect.height() / 2, rect.height() / 2)
            case Badge(rect, text):
                self._paint_badge(painter, rect, text)

    def _paint_badge(self, painter: QPainter, rect: QRectF, text: str) -> None:
        tokens = self.art.theme.tokens
        size = self.art.theme.px(18) if text else 0.7 * rect.height()
        left = rect.left() if text else rect.center().x() - size / 2
        colour = tokens.ink2
        if not text:
            with table_paint.kept(painter):
                painter.setPen(QPen(QColor(tokens.surface_edge), self.art.theme.metrics.hairline))
                painter.setBrush(QColor(tokens.surface))
                painter.drawEllipse(rect)
            colour = tokens.sink
        eye = QRectF(left, rect.center().y() - size / 2, size, size)
        self.art.icons.paint(painter, eye, "eye", colour)
        if text:
            words = QRectF(eye.right() + self.art.theme.px(5), rect.top(), rect.width(), rect.height())
            where = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
            self.art.text(painter, words, TextRole.LABEL, tokens.ink2, text, where)
