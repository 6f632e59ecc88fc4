"""A line over the days, with a band about it and named levels across, for the rating."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import date
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from ginrummy_qt.ui.statistics.charts.axes import Axes, Tick, make_axes
from ginrummy_qt.ui.statistics.charts.chart import Chart, Table
from ginrummy_qt.ui.statistics.charts.marks import Label, Mark
from ginrummy_qt.ui.statistics.charts.scale import apart, ticks
from ginrummy_qt.ui.theme.table_paint import kept
from ginrummy_qt.ui.theme.theme import Theme, colour

_BAND: Final = 0.16
"""Opacity of the band; its edges are drawn too."""
_USUAL: Final = 1.25
"""Times the last band: a band no wider than that lies in sight whole."""
_DOTS_UP_TO: Final = 24
"""Points that all get a dot."""


@dataclass(frozen=True, slots=True)
class Reading:
    """A point of the line: its value and the ends of the band there."""

    day: date
    name: str
    value: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Line:
    """What is shown. `levels` are named values across; `ticks` are days on the axis below.

    `heads` name the columns of the table: day, value, and the band.
    """

    title: str
    heads: tuple[str, str, str]
    readings: tuple[Reading, ...]
    levels: tuple[tuple[str, float], ...]
    ticks: tuple[tuple[date, Tick], ...]
    write: Callable[[float], str]

    def band(self, reading: Reading) -> str:
        """The ends of the band in words of numbers."""
        return f"{self.write(reading.low)} – {self.write(reading.high)}"

    def table(self) -> Table:
        """The same as a table, the newest first."""
        rows = tuple((each.name, self.write(each.value), self.band(each)) for each in reversed(self.readings))
        return Table(self.title, self.heads, rows)

    def reach(self) -> tuple[float, float]:
        """From the lowest to the highest value, the levels and bands like the last one among them.

        The bands of the first days, when nothing is known yet, may go beyond.
        """
        values = [each.value for each in self.readings] + [value for _name, value in self.levels]
        usual = self.readings[-1].high - self.readings[-1].low if self.readings else 0.0
        for each in self.readings:
            if each.high - each.low <= _USUAL * usual:
                values += [each.low, each.high]
        return (min(values), max(values)) if values else (0.0, 1.0)


class LineChart(Chart):
    """A line with a band."""

    def __init__(self, theme: Theme, name: str, height: int = 270, parent: QWidget | None = None) -> None:
        super().__init__(theme, name, height, parent)
        self._shown = Line("", ("", "", ""), (), (), (), str)

    def show_line(self, shown: Line, summary: str) -> None:
        """Show this; `summary` says in a sentence what is to be seen."""
        self._shown = shown
        self.describe(shown.table(), summary)

    # Geometry

    def axes(self) -> Axes:
        """Plot and values."""
        shown, room, metrics = self._shown, self.room(), self.metrics()
        most = max(3, min(8, int(room.height() / self.theme.px(36))))
        names = [metrics.horizontalAdvance(name) for name, _value in shown.levels]
        right = max(names, default=0.0) + self.theme.px(14) if names else self.theme.px(8)
        lines = 2 if any(tick.group for _day, tick in shown.ticks) else 1
        return make_axes(
            room, ticks(*shown.reach(), most, 1.0), shown.write, metrics, self.theme, lines, right
        )

    def _x(self, plot: QRectF, day: date) -> float:
        first, last = self._shown.readings[0].day, self._shown.readings[-1].day
        length = max(1, (last - first).days)
        return plot.left() + plot.width() * (day - first).days / length

    def places(self) -> tuple[QPointF, ...]:
        """Where the line goes through."""
        axes = self.axes()
        return tuple(
            QPointF(self._x(axes.plot, each.day), axes.y(each.value)) for each in self._shown.readings
        )

    def marks(self) -> tuple[Mark, ...]:
        """A mark for every point, with the room halfway to its neighbours."""
        shown, places, marks = self._shown, self.places(), []
        for i, (reading, place) in enumerate(zip(shown.readings, places, strict=True)):
            left = (places[i - 1].x() + place.x()) / 2 if i else 0.0
            right = (place.x() + places[i + 1].x()) / 2 if i + 1 < len(places) else float(self.width())
            lines = (
                f"{shown.heads[1]}: {shown.write(reading.value)}",
                f"{shown.heads[2]}: {shown.band(reading)}",
            )
            region = QRectF(left, 0, right - left, self.height())
            marks.append(Mark(region, place, reading.name, lines))
        return tuple(marks)

    def labels(self) -> tuple[Label, ...]:
        """Values beside the grid, days below, names of the levels at the right."""
        if not self._shown.readings:
            return ()
        axes = self.axes()
        centres = [self._x(axes.plot, day) for day, _tick in self._shown.ticks]
        below = axes.tick_labels([tick for _day, tick in self._shown.ticks], centres, self.width())
        return (*axes.value_labels(), *below, *self._level_labels(axes))

    def _level_labels(self, axes: Axes) -> tuple[Label, ...]:
        metrics, left = self.metrics(), axes.plot.right() + self.theme.px(12)
        high = metrics.height()
        tops = apart(
            [axes.y(value) for _name, value in self._shown.levels], high, axes.plot.top(), axes.plot.bottom()
        )
        return tuple(
            Label(QRectF(left, top, metrics.horizontalAdvance(name) + 1, high), name)
            for (name, _value), top in zip(self._shown.levels, tops, strict=True)
        )

    # Painting

    def paint_data(self, painter: QPainter) -> None:
        """The grid, the band, the levels, the line."""
        if not self._shown.readings:
            return
        axes = self.axes()
        axes.paint(painter, self.theme)
        with kept(painter):
            painter.setClipRect(axes.plot.adjusted(-8, -2, 8, 2))
            self._paint_band(painter, axes)
            self._paint_levels(painter, axes)
            self._paint_line(painter)

    def _paint_band(self, painter: QPainter, axes: Axes) -> None:
        tokens, readings = self.theme.tokens, self._shown.readings
        upper = [QPointF(self._x(axes.plot, each.day), axes.y(each.high)) for each in readings]
        lower = [QPointF(self._x(axes.plot, each.day), axes.y(each.low)) for each in readings]
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(tokens.primary, _BAND))
        painter.drawPolygon(QPolygonF([*upper, *reversed(lower)]))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(tokens.slot), self.theme.metrics.hairline))
        painter.drawPolyline(QPolygonF(upper))
        painter.drawPolyline(QPolygonF(lower))

    def _paint_levels(self, painter: QPainter, axes: Axes) -> None:
        pen = QPen(QColor(self.theme.tokens.opponent), self.theme.px(1.6))
        pen.setDashPattern([4.0, 3.0])
        painter.setPen(pen)
        for _name, value in self._shown.levels:
            y = axes.y(value)
            painter.drawLine(QPointF(axes.plot.left(), y), QPointF(axes.plot.right() + 6, y))

    def _paint_line(self, painter: QPainter) -> None:
        places, tokens = self.places(), self.theme.tokens
        path = QPainterPath(places[0])
        for place in places[1:]:
            path.lineTo(place)
        pen = QPen(QColor(tokens.primary), self.theme.px(2.6))
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.strokePath(path, pen)
        for place in places if len(places) <= _DOTS_UP_TO else places[-1:]:
            self._paint_dot(painter, place, 4.5)

    def _paint_dot(self, painter: QPainter, place: QPointF, radius: float) -> None:
        with kept(painter):
            painter.setPen(QPen(QColor(self.theme.tokens.surface), self.theme.px(1.5)))
            painter.setBrush(QColor(self.theme.tokens.primary))
            painter.drawEllipse(place, self.theme.px(radius), self.theme.px(radius))

    def paint_current(self, painter: QPainter, mark: Mark) -> None:
        """A line down to the day, and a dot on the point."""
        plot = self.axes().plot
        with kept(painter):
            painter.setPen(QPen(QColor(self.theme.tokens.focus), self.theme.px(1.5)))
            painter.drawLine(QPointF(mark.at.x(), plot.top()), QPointF(mark.at.x(), plot.bottom()))
        self._paint_dot(painter, mark.at, 6.5)
