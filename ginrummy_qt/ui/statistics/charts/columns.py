"""Columns: a histogram, or what happened week by week; several series stand on each other or side by side."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QWidget

from ginrummy_qt.ui.statistics.charts.axes import Axes, Tick, make_axes
from ginrummy_qt.ui.statistics.charts.chart import Chart, Table
from ginrummy_qt.ui.statistics.charts.marks import Ink, Label, Mark, paint_form
from ginrummy_qt.ui.statistics.charts.scale import ticks
from ginrummy_qt.ui.theme.table_paint import kept
from ginrummy_qt.ui.theme.theme import Theme

_SHARE: Final = 0.7
"""Of a slot that its column fills."""
_WIDEST: Final = 46.0
"""A column, at scale 1."""


@dataclass(frozen=True, slots=True)
class Series:
    """One value for every column, None where there is none."""

    ink: Ink
    name: str
    values: tuple[float | None, ...]


@dataclass(frozen=True, slots=True)
class Columns:
    """What is shown. `names` are the columns in full, for bubble and table; `ticks` what stands below them.

    `stacked`: the series stand on top of each other. `whole`: all values are whole numbers. `numbered`:
    every column has its value above it where there is room for all of them.
    """

    title: str
    head: str
    """What a column is, such as "Month"."""
    names: tuple[str, ...]
    ticks: tuple[Tick, ...]
    series: tuple[Series, ...]
    write: Callable[[float], str]
    stacked: bool = False
    whole: bool = True
    numbered: bool = False

    def table(self) -> Table:
        """The same as a table."""
        rows = tuple(
            (name, *("–" if (value := each.values[i]) is None else self.write(value) for each in self.series))
            for i, name in enumerate(self.names)
        )
        return Table(self.title, (self.head, *(each.name for each in self.series)), rows)

    def reach(self) -> tuple[float, float]:
        """The lowest and the highest value there is, zero among them."""
        values: list[float] = [0.0]
        for i in range(len(self.names)):
            column = [each.values[i] or 0.0 for each in self.series]
            values += [sum(column)] if self.stacked else column
        return min(values), max(values)


class ColumnChart(Chart):
    """Columns over an even axis."""

    def __init__(self, theme: Theme, name: str, height: int = 210, parent: QWidget | None = None) -> None:
        super().__init__(theme, name, height, parent)
        self._shown = Columns("", "", (), (), (), str)

    def show_columns(self, shown: Columns, summary: str) -> None:
        """Show these; `summary` says in a sentence what is to be seen."""
        self._shown = shown
        self.describe(shown.table(), summary, [(each.ink, each.name) for each in shown.series])

    # Geometry

    def axes(self) -> Axes:
        """Plot and values."""
        shown = self._shown
        low, high = shown.reach()
        room = self.room()
        most = max(3, min(6, int(room.height() / self.theme.px(34))))
        values = ticks(low, high, most, 1.0 if shown.whole else 0.0)
        lines = 2 if any(tick.group for tick in shown.ticks) else 1
        return make_axes(room, values, shown.write, self.metrics(), self.theme, lines)

    def _slot(self, axes: Axes) -> float:
        return axes.plot.width() / max(1, len(self._shown.names))

    def _centres(self, axes: Axes) -> list[float]:
        slot = self._slot(axes)
        return [axes.plot.left() + (i + 0.5) * slot for i in range(len(self._shown.names))]

    def bars(self) -> tuple[tuple[int, Ink, QRectF], ...]:
        """Every bar with the number of its column and its ink."""
        axes, shown = self.axes(), self._shown
        wide = min(
            self._slot(axes) * _SHARE, self.theme.px(_WIDEST) * (1 if shown.stacked else len(shown.series))
        )
        bars = []
        for i, centre in enumerate(self._centres(axes)):
            base, left = 0.0, centre - wide / 2
            each = wide if shown.stacked else wide / max(1, len(shown.series))
            for series in shown.series:
                value = series.values[i]
                if value:
                    edges = sorted((axes.y(base), axes.y(base + value)))
                    bars.append((i, series.ink, QRectF(left, edges[0], each, edges[1] - edges[0])))
                if shown.stacked:
                    base += value or 0.0
                else:
                    left += each
        return tuple(bars)

    def marks(self) -> tuple[Mark, ...]:
        """A mark for every column."""
        axes, shown = self.axes(), self._shown
        slot, marks = self._slot(axes), []
        for i, centre in enumerate(self._centres(axes)):
            cells = self.table.rows[i][1:]
            values = [each.values[i] or 0.0 for each in shown.series]
            top = axes.y(max(sum(values) if shown.stacked else max(values, default=0.0), 0.0))
            lines = tuple(f"{each.name}: {cell}" for each, cell in zip(shown.series, cells, strict=True))
            region = QRectF(centre - slot / 2, 0, slot, self.height())
            marks.append(Mark(region, QPointF(centre, top), shown.names[i], lines))
        return tuple(marks)

    def labels(self) -> tuple[Label, ...]:
        """Values beside the grid, names below, numbers above the columns."""
        axes = self.axes()
        below = axes.tick_labels(self._shown.ticks, self._centres(axes), self.width())
        return (*axes.value_labels(), *below, *self._numbers(axes))

    def _numbers(self, axes: Axes) -> tuple[Label, ...]:
        shown, slot = self._shown, self._slot(axes)
        if not shown.numbered or len(shown.series) != 1:
            return ()
        texts = ["" if value is None else shown.write(value) for value in shown.series[0].values]
        widths = [self.metrics().horizontalAdvance(text) + 1 for text in texts]
        if max(widths, default=0.0) + self.theme.px(6) > slot:
            return ()
        high = self.metrics().height()
        return tuple(
            Label(QRectF(centre - width / 2, axes.y(value) - high, width, high), text)
            for centre, width, text, value in zip(
                self._centres(axes), widths, texts, shown.series[0].values, strict=True
            )
            if value
        )

    # Painting

    def paint_data(self, painter: QPainter) -> None:
        """The grid and the columns."""
        axes = self.axes()
        axes.paint(painter, self.theme)
        for _column, ink, box in self.bars():
            paint_form(painter, box, ink, self.theme)

    def paint_current(self, painter: QPainter, mark: Mark) -> None:
        """A frame round the column."""
        plot = self.axes().plot
        with kept(painter):
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(self.theme.tokens.focus), self.theme.px(2)))
            inset = min(2.0, mark.region.width() / 6)
            frame = QRectF(mark.region.left(), plot.top(), mark.region.width(), plot.height())
            painter.drawRoundedRect(frame.adjusted(inset, -3, -inset, 2), 3, 3)


def spread(values: Sequence[tuple[int, int]], width: int, fewest: int = 8) -> tuple[tuple[int, int], ...]:
    """Buckets as (start, count) with the empty ones between put in, so many at least.

    >>> spread([(5, 3), (15, 1)], 5, 4)
    ((0, 0), (5, 3), (10, 0), (15, 1))
    """
    counts = dict(values)
    last = max([*counts, (fewest - 1) * width])
    return tuple((start, counts.get(start, 0)) for start in range(0, last + 1, width))
