"""What charts are made of: the inks and forms of their series, their labels, what can be pointed at."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from ginrummy_qt.ui.theme.metrics import TextRole
from ginrummy_qt.ui.theme.table_paint import kept
from ginrummy_qt.ui.theme.theme import Theme
from ginrummy_qt.ui.theme.tokens import Tokens

_HATCH: Final = 6.0
"""Between two lines of a hatching, at scale 1."""


class Ink(StrEnum):
    """Whose a series is; each has a form of its own, so that no colour need be told from another."""

    OWN = "own"
    """Filled."""
    OTHER = "other"
    """Hatched."""
    NEITHER = "neither"
    """An outline."""

    def colour(self, tokens: Tokens) -> str:
        """On a surface; 3:1 at least."""
        match self:
            case Ink.OWN:
                return tokens.primary
            case Ink.OTHER:
                return tokens.opponent
            case Ink.NEITHER:
                return tokens.slot


@dataclass(frozen=True, slots=True)
class Label:
    """A word on a chart, right where it is written."""

    area: QRectF
    text: str
    quiet: bool = True
    right: bool = False


@dataclass(frozen=True, slots=True)
class Mark:
    """What can be pointed at: a region, the place its bubble points to, and what the bubble says."""

    region: QRectF
    at: QPointF
    title: str
    lines: tuple[str, ...]

    @property
    def spoken(self) -> str:
        """All in one line."""
        return f"{self.title}: {', '.join(self.lines)}"


def paint_label(painter: QPainter, label: Label, theme: Theme) -> None:
    """Write a label."""
    painter.setFont(theme.font(TextRole.CAPTION if label.quiet else TextRole.LABEL_STRONG))
    painter.setPen(QColor(theme.tokens.sink2 if label.quiet else theme.tokens.sink))
    across = Qt.AlignmentFlag.AlignRight if label.right else Qt.AlignmentFlag.AlignHCenter
    painter.drawText(label.area, across | Qt.AlignmentFlag.AlignVCenter, label.text)


def paint_form(painter: QPainter, box: QRectF, ink: Ink, theme: Theme, radius: float = 0.0) -> None:
    """Fill a box in the form of an ink."""
    colour, line = QColor(ink.colour(theme.tokens)), theme.px(1.6)
    with kept(painter):
        painter.setPen(Qt.PenStyle.NoPen)
        if ink is Ink.OWN:
            painter.setBrush(colour)
            painter.drawRoundedRect(box, radius, radius)
            return
        if ink is Ink.OTHER:
            _paint_hatching(painter, box, QPen(colour, line), theme.px(_HATCH))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(colour, line))
        inner = box.adjusted(line / 2, line / 2, -line / 2, -line / 2)
        if inner.width() > 0 and inner.height() > 0:
            painter.drawRoundedRect(inner, radius, radius)
        else:
            painter.fillRect(box, colour)


def _paint_hatching(painter: QPainter, box: QRectF, pen: QPen, step: float) -> None:
    with kept(painter):
        painter.setClipRect(box, Qt.ClipOperation.IntersectClip)
        painter.setPen(pen)
        high = box.height()
        start = box.left() - high - (box.left() - high) % step
        while start < box.right():
            painter.drawLine(QPointF(start, box.bottom()), QPointF(start + high, box.top()))
            start += step
