"""The chart of a match: the points of both after every hand, drawn with a plain and a dashed line."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from ginrummy_qt.ui.text import numeral
from ginrummy_qt.ui.theme.fonts import tabular
from ginrummy_qt.ui.theme.metrics import TextRole
from ginrummy_qt.ui.theme.table_paint import kept
from ginrummy_qt.ui.theme.theme import Theme

STEPS: Final = (5, 10, 25, 50, 100, 250, 500, 1000, 2500, 5000)
MOST_STEPS: Final = 3
MOST_LINES: Final = 4
"""Steps between the lines of the grid, how many of them lie under the target, and how many in all."""
AWAY: Final = 12
"""From the end of a line to its name, at scale 1."""
NAME_SHARE: Final = 0.3
"""The most of the chart's width that the names take."""


@dataclass(frozen=True, slots=True)
class Points:
    """Points after each hand as (yours, the opponent's), and what the match goes to."""

    running: tuple[tuple[int, int], ...]
    target: int

    @property
    def top(self) -> int:
        """The highest value there is to show."""
        return max(self.target, *(max(pair) for pair in self.running), 1) if self.running else self.target


def grid_values(top: int, target: int) -> tuple[int, ...]:
    """Where the grid has lines: at 0, at the target, and at round steps not too near it, up to `top`.

    >>> grid_values(104, 100)
    (0, 50, 100)
    """
    step = next((step for step in STEPS if target / step <= MOST_STEPS), STEPS[-1])
    while top / step > MOST_LINES:
        step *= 2
    apart = (value for value in range(0, top + 1, step) if abs(value - target) > step / 2)
    return tuple(sorted({0, *apart, target}))


def labelled_hands(count: int, room: int) -> tuple[int, ...]:
    """Which of so many hands get their number when `room` numbers fit; always the last one.

    >>> labelled_hands(9, 6)
    (1, 3, 5, 7, 9)
    """
    if count <= max(1, room):
        return tuple(range(1, count + 1))
    if (count + 1) // 2 <= room:
        return tuple(range(2 - count % 2, count + 1, 2))
    step = next((step for step in STEPS if count / step + 1 <= room), count)
    return (*range(step, count - step // 2, step), count)


class PointsChart(QWidget):
    """Both lines end in a dot with its name beside it; what they show is also said to screen readers."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("points_chart")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._theme = theme
        self._points = Points((), 100)
        self._names = ("", "")

    def show_points(self, points: Points, names: tuple[str, str]) -> None:
        """Show these points; `names` are what you and the opponent are called."""
        self._points = points
        self._names = names
        rows = [", ".join(str(pair[side]) for pair in points.running) or "0" for side in (0, 1)]
        self.setAccessibleName(self.tr("Points hand by hand"))
        self.setAccessibleDescription(
            "; ".join(f"{name}: {row}" for name, row in zip(names, rows, strict=True))
        )
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Draw in another look or at another scale."""
        self._theme = theme
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """As large as at its best; the page gives what is left."""
        return QSize(round(self._theme.px(405)), round(self._theme.px(340)))

    def minimumSizeHint(self) -> QSize:
        """Still readable."""
        return QSize(round(self._theme.px(200)), round(self._theme.px(140)))

    # Geometry

    def plot(self) -> QRectF:
        """The part between the first and the last hand, and between 0 and the highest value."""
        px = self._theme.px
        metrics = QFontMetricsF(tabular(self._theme.font(TextRole.LABEL)))
        left = 1 + max(metrics.horizontalAdvance(numeral(value)) for value in self._grid()) + px(12)
        names = self._names_width() + px(AWAY) if self._points.running else px(7)
        dot = max(names, metrics.horizontalAdvance(str(len(self._points.running))) / 2)
        above = metrics.height() / 2 + px(8)
        below = metrics.height() + px(8)
        return QRectF(left, above, self.width() - left - dot, self.height() - above - below)

    def point(self, hand: int, side: int) -> QPointF:
        """Where a line stands after so many hands; `side` is 0 for you, 1 for the opponent."""
        plot, running = self.plot(), self._points.running
        value = running[hand - 1][side] if hand else 0
        x = plot.left() + plot.width() * hand / max(1, len(running))
        return QPointF(x, self._y(plot, value))

    def _grid(self) -> tuple[int, ...]:
        return grid_values(self._points.top, self._points.target)

    def _y(self, plot: QRectF, value: int) -> float:
        return plot.bottom() - plot.height() * value / self._points.top

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint grid, lines, dots and names, or that there is nothing to paint."""
        painter = QPainter(self)
        with kept(painter):
            if self._points.running:
                self._paint_grid(painter)
                self._paint_match(painter)
            else:
                painter.setPen(QColor(self._theme.tokens.sink2))
                painter.setFont(self._theme.font(TextRole.BODY))
                words = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
                painter.drawText(self.plot(), words, self.tr("No hand was played to its end."))
        painter.end()

    def _paint_match(self, painter: QPainter) -> None:
        tokens = self._theme.tokens
        self._paint_hands(painter)
        self._paint_line(painter, 1, tokens.opponent, dashed=True)
        self._paint_line(painter, 0, tokens.primary)
        for side, area in enumerate(self.name_areas()):
            self._paint_name(painter, area, self._names[side])

    def _paint_grid(self, painter: QPainter) -> None:
        theme, plot = self._theme, self.plot()
        painter.setFont(tabular(theme.font(TextRole.LABEL)))
        for value in self._grid():
            y = round(self._y(plot, value)) + 0.5
            goal = value == self._points.target
            painter.setPen(
                QPen(QColor(theme.tokens.hairline if goal else theme.tokens.track), theme.metrics.hairline)
            )
            painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
            painter.setPen(QColor(theme.tokens.sink2))
            label = QRectF(0, y - theme.px(10), plot.left() - theme.px(12), theme.px(20))
            painter.drawText(
                label, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, numeral(value)
            )

    def _paint_hands(self, painter: QPainter) -> None:
        theme, plot = self._theme, self.plot()
        count = len(self._points.running)
        painter.setFont(tabular(theme.font(TextRole.LABEL)))
        painter.setPen(QColor(theme.tokens.sink2))
        each = QFontMetricsF(painter.font()).horizontalAdvance(str(count)) + theme.px(18)
        for hand in labelled_hands(count, int(plot.width() / each)):
            x = self.point(hand, 0).x()
            area = QRectF(x - each / 2, plot.bottom() + theme.px(6), each, theme.px(22))
            painter.drawText(area, Qt.AlignmentFlag.AlignCenter, str(hand))

    def _paint_line(self, painter: QPainter, side: int, colour: str, dashed: bool = False) -> None:
        theme = self._theme
        width = theme.px(2.5 if dashed else 3)
        pen = QPen(QColor(colour), width)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap if dashed else Qt.PenCapStyle.RoundCap)
        if dashed:
            pen.setDashPattern([2.6, 2.0])
        places = [self.point(hand, side) for hand in range(len(self._points.running) + 1)]
        path = QPainterPath(places[0])
        for place in places[1:]:
            path.lineTo(place)
        painter.strokePath(path, pen)
        painter.setPen(QPen(QColor(theme.tokens.surface), theme.px(2)))
        painter.setBrush(QColor(colour))
        painter.drawEllipse(places[-1], theme.px(6), theme.px(6))
        painter.setBrush(Qt.BrushStyle.NoBrush)

    def name_areas(self) -> tuple[QRectF, QRectF]:
        """Where your name and the opponent's stand: beside the ends of the lines, one over the other."""
        height = QFontMetricsF(self._theme.font(TextRole.LABEL_STRONG)).height()
        last = len(self._points.running)
        ends = [self.point(last, side).y() for side in (0, 1)]
        upper, lower = (0, 1) if ends[0] <= ends[1] else (1, 0)
        short = max(0.0, height - (ends[lower] - ends[upper]))
        middles = {upper: ends[upper] - short / 2, lower: ends[lower] + short / 2}
        beyond = max(0.0, middles[lower] + height / 2 - self.height())
        beyond += min(0.0, middles[upper] - height / 2)
        left = self.plot().right() + self._theme.px(AWAY)
        first, second = (
            QRectF(left, middles[side] - beyond - height / 2, self._names_width(), height) for side in (0, 1)
        )
        return first, second

    def _names_width(self) -> float:
        metrics = QFontMetricsF(self._theme.font(TextRole.LABEL_STRONG))
        widest = max((metrics.horizontalAdvance(name) for name in self._names), default=0.0)
        return min(widest + 1, NAME_SHARE * self.width())

    def _paint_name(self, painter: QPainter, area: QRectF, name: str) -> None:
        """A name, in as much as fits of it."""
        font = self._theme.font(TextRole.LABEL_STRONG)
        shown = QFontMetricsF(font).elidedText(name, Qt.TextElideMode.ElideRight, area.width() + 0.5)
        painter.setFont(font)
        painter.setPen(QColor(self._theme.tokens.sink))
        painter.drawText(area, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, shown)
