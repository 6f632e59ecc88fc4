"""The plot of a chart: its grid and the labels of both axes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from ginrummy_qt.ui.statistics.charts.marks import Label
from ginrummy_qt.ui.statistics.charts.scale import inside, sparse
from ginrummy_qt.ui.theme.table_paint import kept
from ginrummy_qt.ui.theme.theme import Theme

GAP: Final = 8.0
"""Between two labels, and between a label and the plot, at scale 1."""


@dataclass(frozen=True, slots=True)
class Tick:
    """A place on the axis below: its label, and the name of the group (a year) that it begins, if any."""

    label: str
    group: str = ""


@dataclass(frozen=True, slots=True)
class Axes:
    """The plot inside the room of a chart, and the values along its left side."""

    plot: QRectF
    values: tuple[float, ...]
    write: Callable[[float], str]
    metrics: QFontMetricsF
    gap: float

    def y(self, value: float) -> float:
        """The height of a value."""
        low, high = self.values[0], self.values[-1]
        return self.plot.bottom() - self.plot.height() * (value - low) / (high - low)

    @property
    def _edge(self) -> float:
        """How far labels below may reach to the left, clear of the lowest value's."""
        return self.plot.left() - self.gap + 1

    def value_labels(self) -> tuple[Label, ...]:
        """What stands at the lines of the grid."""
        high = self.metrics.height()
        return tuple(
            Label(QRectF(0, self.y(value) - high / 2, self.plot.left() - self.gap, high), text, right=True)
            for value in self.values
            if (text := self.write(value))
        )

    def tick_labels(self, ticks: Sequence[Tick], centres: Sequence[float], right: float) -> tuple[Label, ...]:
        """What stands below the plot, as much as has room: labels in the first line, groups in the second."""
        if not ticks:
            return ()
        top, high = self.plot.bottom() + self.gap * 0.6, self.metrics.height()
        widths = [self.metrics.horizontalAdvance(tick.label) + 1 for tick in ticks]
        shown = sparse(
            centres,
            [width + self._pushed(each, width, right) for each, width in zip(centres, widths, strict=True)],
            self.gap,
        )
        labels = [
            Label(
                QRectF(inside(centres[i], widths[i], self._edge, right), top, widths[i], high), ticks[i].label
            )
            for i in shown
        ]
        return (*labels, *self._group_labels(ticks, centres, right, top + high))

    def paint(self, painter: QPainter, theme: Theme) -> None:
        """The lines of the grid; the one of zero is stronger."""
        with kept(painter):
            for value in self.values:
                y = round(self.y(value)) + 0.5
                strong = value == 0 or value == self.values[0]
                colour = theme.tokens.slot if strong else theme.tokens.track
                painter.setPen(QPen(QColor(colour), theme.metrics.hairline))
                painter.drawLine(QPointF(self.plot.left(), y), QPointF(self.plot.right(), y))

    def _pushed(self, centre: float, width: float, right: float) -> float:
        """How much wider a label reaches to one side because the edge has pushed it there."""
        return 2 * abs(inside(centre, width, self._edge, right) + width / 2 - centre)

    def _group_labels(
        self, ticks: Sequence[Tick], centres: Sequence[float], right: float, top: float
    ) -> list[Label]:
        labels: list[Label] = []
        edge = right
        for tick, centre in reversed([*zip(ticks, centres, strict=True)]):
            width = self.metrics.horizontalAdvance(tick.group) + 1
            left = inside(centre, width, self._edge, right)
            if tick.group and left + width <= edge:
                labels.append(Label(QRectF(left, top, width, self.metrics.height()), tick.group))
                edge = left - self.gap
        return labels


def make_axes(
    room: QRectF,
    values: tuple[float, ...],
    write: Callable[[float], str],
    metrics: QFontMetricsF,
    theme: Theme,
    lines_below: int,
    right: float = 0.0,
) -> Axes:
    """Axes in this room, so many lines of text below the plot, and so much to the right of it."""
    gap = theme.px(GAP)
    left = max(metrics.horizontalAdvance(write(value)) for value in values) + room.left() + gap
    above = metrics.height() * 0.7
    below = lines_below * metrics.height() + gap * 0.6
    plot = QRectF(left, room.top() + above, 0, 0)
    plot.setRight(max(left + 1, room.right() - right))
    plot.setBottom(max(plot.top() + 1, room.bottom() - below))
    return Axes(plot, values, write, metrics, gap)
