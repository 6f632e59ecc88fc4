"""The line of a whole match to go along: where hands begin, how they ended, and where one is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QHelpEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QSlider, QToolTip, QWidget

from ginrummy_qt.presentation.messages import Who
from ginrummy_qt.presentation.replay_marks import EndMark, MarkKind
from ginrummy_qt.ui.dialogs.controls import paint_focus
from ginrummy_qt.ui.theme.theme import Theme, colour

_HEIGHT: Final = 44
_SIDE: Final = 14
"""Room at both ends for knob and ring, at scale 1."""
_GROOVE: Final = 6
_KNOB: Final = 9
_MARK: Final = 5
"""Half the size of a mark, at scale 1."""
_LEAST_APART: Final = 7
"""Pixels under which the marks of neighbouring hands would run together: only some are painted."""


class Scrubber(QSlider):
    """A slider over all steps; `went` tells where the person wants to be."""

    went = Signal(int)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setObjectName("scrubber")
        self._theme = theme
        self._marks: tuple[EndMark, ...] = ()
        self._tips: tuple[str, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setTracking(True)
        self.valueChanged.connect(self._tell)
        self._told = 0

    def show_match(self, marks: Sequence[EndMark], tips: Sequence[str]) -> None:
        """The ends of the hands, and what to say of each."""
        self._marks, self._tips = tuple(marks), tuple(tips)
        self.setRange(0, marks[-1].at if marks else 0)
        self.update()

    def show_place(self, index: int) -> None:
        """One is here now."""
        self._told = index
        self.setValue(index)

    def apply_theme(self, theme: Theme) -> None:
        """Take on a look."""
        self._theme = theme
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """A finger high."""
        return QSize(240, round(max(44, self._theme.px(_HEIGHT))))

    def minimumSizeHint(self) -> QSize:
        """Short, where there is no room."""
        return QSize(96, self.sizeHint().height())

    # Pointer

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go where one presses."""
        if event.button() is Qt.MouseButton.LeftButton:
            self.setSliderDown(True)
            self.setValue(self._index_at(event.position().x()))
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Follow the pointer while the button is down."""
        if self.isSliderDown():
            self.setValue(self._index_at(event.position().x()))
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Stay."""
        self.setSliderDown(False)
        event.accept()

    def event(self, event: QEvent) -> bool:
        """Say how the hand under the pointer ended."""
        if isinstance(event, QHelpEvent):
            tip = self.tip_at(event.pos().x())
            if tip:
                QToolTip.showText(event.globalPos(), tip, self)
            return True
        return super().event(event)

    def tip_at(self, x: float) -> str:
        """What is said of the hand at this x; empty without hands."""
        index = self._index_at(x)
        return next((tip for mark, tip in zip(self._marks, self._tips, strict=True) if index <= mark.at), "")

    def x_of(self, index: int) -> float:
        """Where a step lies."""
        left, width = self._groove()
        return left + width * index / max(1, self.maximum())

    def _index_at(self, x: float) -> int:
        left, width = self._groove()
        return round(min(1.0, max(0.0, (x - left) / max(1.0, width))) * self.maximum())

    def _groove(self) -> tuple[float, float]:
        side = self._theme.px(_SIDE)
        return side, self.width() - 2 * side

    def _tell(self, value: int) -> None:
        if value != self._told:
            self._told = value
            self.went.emit(value)

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        """The groove, done and to come; the marks; the knob."""
        theme, tokens = self._theme, self._theme.tokens
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        left, width = self._groove()
        middle, half = self.height() / 2 + theme.px(5), theme.px(_GROOVE) / 2
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(tokens.track))
        painter.drawRoundedRect(QRectF(left, middle - half, width, 2 * half), half, half)
        here = self.x_of(self.value())
        painter.setBrush(colour(tokens.primary))
        painter.drawRoundedRect(QRectF(left, middle - half, max(0.0, here - left), 2 * half), half, half)
        self._paint_marks(painter, middle, half)
        self._paint_knob(painter, QPointF(here, middle))
        if self.hasFocus() and self.window().isActiveWindow():
            paint_focus(painter, QRectF(self.rect()).adjusted(1, 1, -1, -1), theme.px(8), theme)
        painter.end()

    def _paint_marks(self, painter: QPainter, middle: float, half: float) -> None:
        """Every end has a line across the groove and its mark above it, as far as there is room."""
        tokens, size = self._theme.tokens, self._theme.px(_MARK)
        y, last = middle - half - size - self._theme.px(5), -100.0
        for mark in self._marks:
            x = self.x_of(mark.at)
            if x - last < _LEAST_APART and mark is not self._marks[-1]:
                continue
            last = x
            painter.setPen(QPen(colour(tokens.surface), self._theme.px(1.5)))
            painter.drawLine(QPointF(x, middle - half), QPointF(x, middle + half))
            ink = {Who.YOU: tokens.primary, Who.OPPONENT: tokens.opponent, None: tokens.sink2}[mark.winner]
            painter.setPen(QPen(colour(ink), self._theme.px(1.5)))
            painter.setBrush(Qt.BrushStyle.NoBrush if mark.kind is MarkKind.OPEN else colour(ink))
            _paint_mark(painter, mark.kind, QPointF(x, y), size)

    def _paint_knob(self, painter: QPainter, at: QPointF) -> None:
        tokens, radius = self._theme.tokens, self._theme.px(_KNOB)
        painter.setPen(QPen(colour(tokens.primary), self._theme.px(3)))
        painter.setBrush(colour(tokens.surface))
        painter.drawEllipse(at, radius, radius)


def _paint_mark(painter: QPainter, kind: MarkKind, at: QPointF, size: float) -> None:
    """A dot for a knock, a diamond for gin, a triangle that points down for an undercut."""
    x, y = at.x(), at.y()
    match kind:
        case MarkKind.GIN:
            points = [(x, y - size), (x + size, y), (x, y + size), (x - size, y)]
            painter.drawPolygon(QPolygonF([QPointF(*point) for point in points]))
        case MarkKind.UNDERCUT:
            points = [(x - size, y - size * 0.8), (x + size, y - size * 0.8), (x, y + size)]
            painter.drawPolygon(QPolygonF([QPointF(*point) for point in points]))
        case _:
            painter.drawEllipse(at, size * 0.75, size * 0.75)
