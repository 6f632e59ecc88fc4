"""The moves of the hand beside the piles, newest last and bold; the last one only where there is no room."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QModelIndex, QRectF, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from ginrummy_qt.presentation.metrics import TARGET
from ginrummy_qt.presentation.poses import Rect
from ginrummy_qt.ui.models.move_log_model import MoveLogModel, MoveRole
from ginrummy_qt.ui.panels.panel import PanelButton, PanelLook, lay_over, write
from ginrummy_qt.ui.theme.metrics import TextRole
from ginrummy_qt.ui.theme.table_paint import kept, paint_focus_ring

HEADING: Final = 22
"""From the top of the heading to that of the first row, at scale 1."""
LINE: Final = 16
"""Height of the heading."""
ROW: Final = 28
CHEVRON: Final = 16
FIRST_COLUMN: Final = 48
COLUMN_GAP: Final = 12


class MoveLogPanel(PanelButton):
    """Folded it shows the last move; unfolded as many as there is room for. Pressing turns it over.

    Where the table is narrow it asks for the whole log instead (`opened`). It is as tall as what it shows.
    """

    opened = Signal()

    def __init__(self, look: PanelLook, model: MoveLogModel, parent: QWidget | None = None) -> None:
        super().__init__(look, "move_log", parent)
        self._model = model
        self._folded = False
        self._region = Rect(0, 0, 0, 0)
        self._widest = 0.0
        model.modelReset.connect(self._begin)
        model.rowsInserted.connect(self._changed)
        self.clicked.connect(self._turn_over)
        self._changed()

    def put(self, area: Rect) -> None:
        """Take what is needed of this region."""
        self._region = area
        self._fit()

    def rows_shown(self) -> range:
        """The rows of the model that are visible now."""
        count = self._model.rowCount()
        room = 1 if self._short else int((self._region.height - self._heading) / self._row_height)
        return range(max(0, count - max(1, room)), count)

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
            for place, row in enumerate(rows):
                top = area.top() + self._heading + place * self._row_height
                self._paint_row(painter, row, QRectF(area.left(), top, area.width(), self._row_height), first)
        painter.end()

    @property
    def _short(self) -> bool:
        return self._folded or self.look.compact

    @property
    def _heading(self) -> float:
        return max(20.0, self.look.theme.px(HEADING))

    @property
    def _row_height(self) -> float:
        return max(24.0, self.look.theme.px(ROW))

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
        self._changed()

    def _begin(self) -> None:
        self._widest = 0.0
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
        height = min(region.height, max(TARGET, self._heading + len(rows) * self._row_height))
        lay_over(self, Rect(region.x, region.y, region.width, height), self.room)
        metrics = QFontMetricsF(self.look.theme.font(TextRole.LABEL_STRONG))
        texts = [metrics.horizontalAdvance(str(self._part(row, MoveRole.WHAT))) for row in rows]
        self._widest = max(self._widest, self._first_column(rows) + max(texts, default=0.0) + 2)
