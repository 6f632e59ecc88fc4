"""The moves of the hand beside the piles, newest last and bold; the last one only where there is no room."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QEvent, QModelIndex, QPoint, QRectF, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QWheelEvent
from PySide6.QtWidgets import QWidget

from ginrummy_qt.presentation.metrics import TARGET
from ginrummy_qt.presentation.poses import Rect
from ginrummy_qt.ui.models.move_log_model import MoveLogModel, MoveRole
from ginrummy_qt.ui.panels.panel import PanelButton, PanelLook, counted, lay_over, write
from ginrummy_qt.ui.theme.metrics import TextRole
from ginrummy_qt.ui.theme.table_paint import kept, paint_focus_ring
from ginrummy_qt.ui.theme.theme import Theme

HEADING: Final = 22
"""From the top of the heading to that of the first row, at scale 1."""
LINE: Final = 16
"""Height of the heading."""
ROW: Final = 28
CHEVRON: Final = 16
FIRST_COLUMN: Final = 48
COLUMN_GAP: Final = 12


ABOVE_SEAL: Final = 14
"""What sets the rows apart from the seal under them."""
_NOTCH: Final = 120
"""One step of a wheel, in eighths of a degree."""


def row_height(theme: Theme) -> float:
    """The height of a move's line."""
    return max(24.0, theme.px(ROW))


class EarlierMoves(PanelButton):
    """The line that stands for the moves there is no room for; it can be pressed a little below it too."""

    def __init__(self, look: PanelLook, parent: QWidget) -> None:
        super().__init__(look, "earlier_moves", parent)
        self._count = 0
        self.hide()

    def show_count(self, count: int) -> None:
        """Stand for so many moves; none hides it."""
        self._count = count
        self.setText(counted(self.tr("%n earlier move(s)", "", count), count))
        self.setToolTip(self.tr("Show all moves"))
        self.setVisible(count > 0)

    def width_wanted(self) -> float:
        """Of the chevron and the words; 0 while it stands for none."""
        theme = self.look.theme
        words = QFontMetricsF(theme.font(TextRole.LABEL)).horizontalAdvance(self.text())
        return theme.px(CHEVRON + 4) + words + 2 if self._count else 0.0

    def hitButton(self, pos: QPoint) -> bool:
        """All of the line."""
        return self.rect().contains(pos)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the line, with a chevron that points to what is above."""
        theme = self.look.theme
        area = QRectF(0, 0, self.width(), row_height(theme))
        painter = QPainter(self)
        side = theme.px(CHEVRON)
        with kept(painter):
            sign = QRectF(area.left(), area.center().y() - side / 2, side, side)
            self.look.icons.paint(painter, sign, "chevron-up", theme.tokens.ink2)
            words = area.adjusted(side + theme.px(4), 0, 0, 0)
            write(painter, theme, words, TextRole.LABEL, theme.tokens.ink2, self.text())
        if self.shows_focus:
            wide = QFontMetricsF(theme.font(TextRole.LABEL)).horizontalAdvance(self.text())
            ring = QRectF(area.left(), area.top(), side + theme.px(4) + wide, area.height())
            paint_focus_ring(painter, ring.adjusted(4, 5, 0, -5), theme, theme.px(4))
        painter.end()


class MoveLogPanel(PanelButton):
    """Folded it shows the last move; unfolded as many as there is room for. Pressing turns it over.

    The wheel and the keys up and down go to older moves; a line at the top tells of them, and pressed asks
    for the whole log (`opened`), as the panel itself does where the table is narrow. It is as tall as what
    it shows.
    """

    opened = Signal()

    def __init__(self, look: PanelLook, model: MoveLogModel, parent: QWidget | None = None) -> None:
        super().__init__(look, "move_log", parent)
        self._model = model
        self._folded = False
        self._region = Rect(0, 0, 0, 0)
        self._widest = 0.0
        self._back = 0
        self._turned = 0
        self.earlier = EarlierMoves(look, self)
        self.earlier.clicked.connect(self.opened)
        model.modelReset.connect(self._begin)
        model.rowsInserted.connect(self._go_on)
        self.clicked.connect(self._turn_over)
        self._changed()

    def put(self, area: Rect) -> None:
        """Take what is needed of this region."""
        self._region = area
        self._fit()

    def rows_shown(self) -> range:
        """The rows of the model that are visible now."""
        count, room = self._model.rowCount(), self._room
        if count <= room or self._short:
            return range(max(0, count - room), count)
        stop = count - self._back
        first = stop - (room - 1)
        return range(first, stop) if first > 1 else range(room)

    def go_back(self, rows: int) -> None:
        """Go to older moves (more than 0), or to newer ones."""
        most = 0 if self._short else max(0, self._model.rowCount() - self._room)
        back = max(0, min(self._back + rows, most))
        if back != self._back:
            self._back = back
            self._changed()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Older moves come from above."""
        self._turned += event.angleDelta().y()
        rows, self._turned = int(self._turned / _NOTCH), int(math.fmod(self._turned, _NOTCH))
        self.go_back(rows)
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Older and newer moves."""
        rows = {
            Qt.Key.Key_Up: 1,
            Qt.Key.Key_Down: -1,
            Qt.Key.Key_PageUp: self._room - 1,
            Qt.Key.Key_PageDown: 1 - self._room,
            Qt.Key.Key_Home: self._model.rowCount(),
            Qt.Key.Key_End: -self._model.rowCount(),
        }.get(Qt.Key(event.key()))
        if rows is None or self._short:
            super().keyPressEvent(event)
        else:
            self.go_back(rows)

    def changeEvent(self, event: QEvent) -> None:
        """Another language writes other words."""
        if event.type() is QEvent.Type.LanguageChange:
            self._changed()
        super().changeEvent(event)

    def restyle(self) -> None:
        """The opponent's name may be another one, and the scale."""
        self._begin()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint heading and moves."""
        if not self._model.rowCount():
            return
        painter = QPainter(self)
        area = self._block()
        with kept(painter):
            self._paint_heading(painter, area)
            rows = self.rows_shown()
            first = self._first_column(rows)
            for place, row in enumerate(rows, start=int(not self.earlier.isHidden())):
                top = area.top() + self._heading + place * self._row_height
                self._paint_row(painter, row, QRectF(area.left(), top, area.width(), self._row_height), first)
        painter.end()

    @property
    def _short(self) -> bool:
        return self._folded or self.look.compact

    @property
    def _room(self) -> int:
        """How many rows fit; the seal below is set apart from them."""
        free = self._region.height - self._heading - self.look.theme.px(ABOVE_SEAL)
        return 1 if self._short else max(1, int(free / self._row_height))

    @property
    def _heading(self) -> float:
        return max(20.0, self.look.theme.px(HEADING))

    @property
    def _row_height(self) -> float:
        return row_height(self.look.theme)

    def _block(self) -> QRectF:
        """The content; at the right edge of the table it ends there, its lines still beginning together."""
        area = self.inner()
        if self.look.left_handed:
            area.setLeft(area.left() + max(0.0, area.width() - self._widest))
        return area

    def _paint_heading(self, painter: QPainter, area: QRectF) -> None:
        theme = self.look.theme
        title = self.tr("Moves")
        line = QRectF(area.left(), area.top(), area.width(), theme.px(LINE))
        write(painter, theme, line, TextRole.LABEL_STRONG, theme.tokens.ink, title)
        width = QFontMetricsF(theme.font(TextRole.LABEL_STRONG)).horizontalAdvance(title)
        side = theme.px(CHEVRON)
        sign = QRectF(line.left() + width + theme.px(6), line.center().y() - side / 2, side, side)
        name = "chevron-down" if self._short else "chevron-up"
        self.look.icons.paint(painter, sign, name, theme.tokens.ink)
        if self.shows_focus:
            ring = QRectF(line.left(), line.top(), sign.right() - line.left(), line.height())
            paint_focus_ring(painter, ring.adjusted(-1, 0, 1, 0), theme, theme.px(4))

    def _first_column(self, rows: range) -> float:
        px = self.look.theme.px
        metrics = QFontMetricsF(self.look.theme.font(TextRole.LABEL_STRONG))
        names = {str(self._part(row, MoveRole.WHO)) for row in rows}
        widest = max((metrics.horizontalAdvance(name) for name in names), default=0)
        return min(max(widest + px(COLUMN_GAP), px(FIRST_COLUMN)), 0.45 * self.inner().width())

    def _paint_row(self, painter: QPainter, row: int, area: QRectF, first: float) -> None:
        theme = self.look.theme
        newest = row == self._model.rowCount() - 1
        role = TextRole.LABEL_STRONG if newest else TextRole.LABEL
        colour = theme.tokens.ink if newest else theme.tokens.ink2
        who = QRectF(area.left(), area.top(), first, area.height())
        name = str(self._part(row, MoveRole.WHO))
        what = QRectF(area)
        if name:
            what.setLeft(who.right())
            who.setWidth(first - theme.px(4))
            write(painter, theme, who, role, colour, name)
        write(painter, theme, what, role, colour, str(self._part(row, MoveRole.WHAT)))

    def _part(self, row: int, role: int) -> object:
        return self._model.data(self._model.index(row, 0, QModelIndex()), role)

    def _turn_over(self) -> None:
        if self.look.compact:
            self.opened.emit()
            return
        self._folded = not self._folded
        self._back = 0
        self._changed()

    def _begin(self) -> None:
        self._widest = 0.0
        self.earlier.set_look(self.look)
        self._go_on()

    def _go_on(self) -> None:
        """A new move is shown whatever was looked at."""
        self._back = 0
        self._changed()

    def _changed(self) -> None:
        count = self._model.rowCount()
        self.setEnabled(bool(count))
        self.setAccessibleName(self.tr("Moves"))
        last = self._part(count - 1, Qt.ItemDataRole.DisplayRole) if count else ""
        self.setAccessibleDescription(str(last))
        self.setToolTip(self.tr("Show all moves") if self._short else self.tr("Show the last move only"))
        self._fit()
        self.update()

    def _fit(self) -> None:
        rows, region = self.rows_shown(), self._region
        hidden = 0 if self._short else rows.start
        lines = len(rows) + bool(hidden)
        height = min(region.height, max(TARGET, self._heading + lines * self._row_height))
        lay_over(self, Rect(region.x, region.y, region.width, height), self.room)
        self.earlier.show_count(hidden)
        metrics = QFontMetricsF(self.look.theme.font(TextRole.LABEL_STRONG))
        texts = [metrics.horizontalAdvance(str(self._part(row, MoveRole.WHAT))) for row in rows]
        moves = self._first_column(rows) + max(texts, default=0.0) + 2
        self._widest = max(self._widest, moves, self.earlier.width_wanted())
        block = self._block()
        top = round(block.top() + self._heading)
        self.earlier.setGeometry(round(block.left()), top, round(block.width()), round(TARGET))
