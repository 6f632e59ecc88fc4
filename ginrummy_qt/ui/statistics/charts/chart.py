"""What all charts share: a name, what can be pointed at by pointer and keys, and a bubble with its values."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from ginrummy_qt.ui.announcing import announce
from ginrummy_qt.ui.dialogs.controls import paint_focus
from ginrummy_qt.ui.statistics.charts.accessible import ChartWidget
from ginrummy_qt.ui.statistics.charts.marks import Ink, Label, Mark, paint_form, paint_label
from ginrummy_qt.ui.statistics.charts.scale import inside
from ginrummy_qt.ui.theme.metrics import TextRole
from ginrummy_qt.ui.theme.style import tooltip_ground, tooltip_text
from ginrummy_qt.ui.theme.table_paint import kept
from ginrummy_qt.ui.theme.theme import Theme

_PAGE: Final = 10
"""Marks that a Page key goes on."""
_RIM: Final = 10.0
"""Round the whole chart, for the ring of the keyboard, at scale 1."""


@dataclass(frozen=True, slots=True)
class Table:
    """What a chart shows, to be read instead: a title, the heads of the columns, and the rows."""

    title: str
    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


class Chart(ChartWidget):
    """The base. Left and Right go from mark to mark, Home and End to the ends, Esc lets go."""

    def __init__(self, theme: Theme, name: str, height: int = 210, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.theme = theme
        self.table = Table("", (), ())
        self._height = height
        self._current: int | None = None
        self._legend: tuple[tuple[Ink, str], ...] = ()

    @property
    def current(self) -> int | None:
        """The mark whose bubble is shown."""
        return self._current

    def describe(self, table: Table, summary: str, legend: Sequence[tuple[Ink, str]] = ()) -> None:
        """Name the chart, say what it shows in a sentence, and give the table behind it."""
        self.table = table
        self.setAccessibleName(table.title)
        self.setAccessibleDescription(summary)
        self._legend = tuple(legend) if len(legend) > 1 else ()
        self._current = None
        self.updateGeometry()
        self.update()

    def apply_theme(self, theme: Theme) -> None:
        """Draw in another look or at another scale."""
        self.theme = theme
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Wide enough to be read at ease."""
        return QSize(round(self.theme.px(420)), round(self.theme.px(self._height)))

    def minimumSizeHint(self) -> QSize:
        """As wide as the smallest window allows; never lower."""
        return QSize(round(self.theme.px(220)), round(self.theme.px(self._height)))

    # What a chart fills in

    def marks(self) -> tuple[Mark, ...]:
        """What can be pointed at, from left to right."""
        raise NotImplementedError

    def labels(self) -> tuple[Label, ...]:
        """All words on the chart but those of the bubble."""
        raise NotImplementedError

    def paint_data(self, painter: QPainter) -> None:
        """Everything but words, frame and bubble."""
        raise NotImplementedError

    def paint_current(self, painter: QPainter, mark: Mark) -> None:
        """Tell the current mark from the others."""
        raise NotImplementedError

    # Room

    def room(self) -> QRectF:
        """What is inside the rim, below the legend."""
        rim = self.theme.px(_RIM)
        whole = QRectF(self.rect()).adjusted(rim, rim, -rim, -rim)
        return whole.adjusted(0, len(self._legend_rows()) * self._legend_row(), 0, 0)

    def metrics(self, quiet: bool = True) -> QFontMetricsF:
        """Of the words on the chart."""
        return QFontMetricsF(self.theme.font(TextRole.CAPTION if quiet else TextRole.LABEL_STRONG))

    def legend_labels(self) -> tuple[tuple[Ink, QRectF, Label], ...]:
        """The inks with their swatches and names."""
        rim, swatch = self.theme.px(_RIM), self._swatch()
        metrics, high = self.metrics(), self._legend_row()
        found = []
        for row, entries in enumerate(self._legend_rows()):
            x, top = rim, rim + row * high
            for ink, name in entries:
                box = QRectF(x, top + (high - swatch) / 2 - self.theme.px(3), swatch, swatch)
                wide = metrics.horizontalAdvance(name) + 1
                text = QRectF(x + swatch + self.theme.px(7), top - self.theme.px(3), wide, high)
                found.append((ink, box, Label(text, name)))
                x = text.right() + self.theme.px(18)
        return tuple(found)

    def _legend_rows(self) -> list[list[tuple[Ink, str]]]:
        wide = self.width() - 2 * self.theme.px(_RIM)
        rows: list[list[tuple[Ink, str]]] = []
        x = wide + 1.0
        for ink, name in self._legend:
            each = self._swatch() + self.metrics().horizontalAdvance(name) + self.theme.px(8)
            if x + each > wide:
                rows.append([])
                x = 0.0
            rows[-1].append((ink, name))
            x += each + self.theme.px(18)
        return rows

    def _legend_row(self) -> float:
        return self.metrics().height() + self.theme.px(8)

    def _swatch(self) -> float:
        return self.theme.px(13)

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        """The data, the words, the current mark with its bubble, the focus."""
        painter = QPainter(self)
        with kept(painter):
            self.paint_data(painter)
            for ink, box, label in self.legend_labels():
                paint_form(painter, box, ink, self.theme, self.theme.px(3))
                paint_label(painter, label, self.theme)
            for label in self.labels():
                paint_label(painter, label, self.theme)
            marks = self.marks()
            if self._current is not None and self._current < len(marks):
                self.paint_current(painter, marks[self._current])
                self._paint_bubble(painter, marks[self._current])
            if self.hasFocus():
                paint_focus(painter, QRectF(self.rect()), self.theme.metrics.button_radius, self.theme)
        painter.end()

    def bubble(self, mark: Mark) -> QRectF:
        """Where the values of a mark are shown: beside the place they belong to, inside the chart."""
        strong, plain, px = self.metrics(False), self.metrics(), self.theme.px
        wide = max(
            strong.horizontalAdvance(mark.title), *(plain.horizontalAdvance(line) for line in mark.lines), 0
        ) + px(22)
        high = strong.height() + plain.height() * len(mark.lines) + px(14)
        rim, away = px(4), px(12)
        left = mark.at.x() + away
        if left + wide > self.width() - rim:
            left = mark.at.x() - away - wide
        left = max(rim, min(left, self.width() - rim - wide))
        top = inside(mark.at.y() - high / 2 - away, high, rim, self.height() - rim)
        return QRectF(left, top, wide, high)

    def _paint_bubble(self, painter: QPainter, mark: Mark) -> None:
        theme, area = self.theme, self.bubble(mark)
        edge = theme.tokens.surface_edge if theme.tokens.high_contrast else ""
        with kept(painter):
            painter.setPen(QPen(QColor(edge), 1) if edge else Qt.PenStyle.NoPen)
            painter.setBrush(QColor(tooltip_ground(theme.tokens)))
            painter.drawRoundedRect(area, theme.px(8), theme.px(8))
            painter.setPen(QColor(tooltip_text(theme.tokens)))
            place = QPointF(area.left() + theme.px(11), area.top() + theme.px(7))
            for quiet, line in ((False, mark.title), *((True, line) for line in mark.lines)):
                painter.setFont(theme.font(TextRole.CAPTION if quiet else TextRole.LABEL_STRONG))
                metrics = self.metrics(quiet)
                painter.drawText(QPointF(place.x(), place.y() + metrics.ascent()), line)
                place.setY(place.y() + metrics.height())

    # Pointing

    def point_to(self, index: int | None, aloud: bool = False) -> None:
        """Show the bubble of this mark, or none; `aloud`: to assistive programs too."""
        self._current = index
        mark = None if index is None else self.marks()[index]
        self.show_value("" if mark is None else mark.spoken)
        if aloud and mark is not None:
            announce(self, mark.spoken)
        self.update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """The mark under the pointer."""
        at = event.position()
        found = (index for index, mark in enumerate(self.marks()) if mark.region.contains(at))
        self.point_to(next(found, None))

    def leaveEvent(self, event: QEvent) -> None:
        """The pointer goes, and the bubble with it."""
        self.point_to(None)
        super().leaveEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """The keyboard goes, and the bubble with it."""
        self.point_to(None)
        super().focusOutEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go from mark to mark."""
        last = len(self.marks()) - 1
        now = self._current
        steps = {
            Qt.Key.Key_Right: 0 if now is None else now + 1,
            Qt.Key.Key_Left: last if now is None else now - 1,
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: last,
        }
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            steps[Qt.Key.Key_Right] = (now or 0) + _PAGE
            steps[Qt.Key.Key_Left] = (last if now is None else now) - _PAGE
        key = Qt.Key(event.key())
        if key is Qt.Key.Key_Escape and now is not None:
            self.point_to(None)
        elif key in steps and last >= 0:
            self.point_to(max(0, min(last, steps[key])), aloud=True)
        else:
            super().keyPressEvent(event)
