"""The moves of the hand beside the piles, newest last and bold; the last one only where there is no room."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QModelIndex, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from ginrummy_qt.ui.models.move_log_model import MoveLogModel, MoveRole
from ginrummy_qt.ui.panels.panel import LEFT, Panel, PanelLook
from ginrummy_qt.ui.theme.metrics import TextRole
from ginrummy_qt.ui.theme.table_paint import kept, paint_focus_ring

HEADING: Final = 28
ROW: Final = 28


class MoveLogPanel(Panel):
    """Folded it shows the last move; unfolded as many as there is room for. A click or Enter turns it over.

    Where the table is narrow a click asks for the whole log instead (`opened`).
    """

    opened = Signal()

    def __init__(self, look: PanelLook, model: MoveLogModel, parent: QWidget | None = None) -> None:
        super().__init__(look, "move_log", parent)
        self._model = model
        self._folded = False
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        model.modelReset.connect(self._changed)
        model.rowsInserted.connect(self._changed)
        self._changed()

    def rows_shown(self) -> range:
        """The rows of the model that are visible now."""
        count = self._model.rowCount()
        room = 1 if self._short else int((self.height() - self.look.theme.px(HEADING)) / self._row_height)
        return range(max(0, count - max(1, room)), count)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Fold, unfold, or ask for the whole log."""
        self._turn_over()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter and Space do what a click does."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._turn_over()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Another language writes other words."""
        if event.type() is QEvent.Type.LanguageChange:
            self._changed()
        super().changeEvent(event)

    def restyle(self) -> None:
        """The opponent's name may be another one."""
        self._changed()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint heading and moves."""
        if not self._model.rowCount():
            return
        painter = QPainter(self)
        theme = self.look.theme
        with kept(painter):
            self._paint_heading(painter)
            rows = self.rows_shown()
            first = self._first_column(rows)
            for place, row in enumerate(rows):
                top = theme.px(HEADING) + place * self._row_height
                self._paint_row(painter, row, QRectF(0, top, self.width(), self._row_height), first)
        painter.end()

    @property
    def _short(self) -> bool:
        return self._folded or self.look.compact

    @property
    def _row_height(self) -> float:
        return max(18.0, self.look.theme.px(ROW))

    def _paint_heading(self, painter: QPainter) -> None:
        theme = self.look.theme
        title = self.tr("Moves")
        area = QRectF(0, 0, self.width(), theme.px(HEADING - 6))
        painter.setFont(theme.font(TextRole.LABEL_STRONG))
        painter.setPen(QColor(theme.tokens.ink))
        painter.drawText(area, LEFT, title)
        width = QFontMetricsF(painter.font()).horizontalAdvance(title)
        side = theme.px(14)
        sign = QRectF(width + theme.px(8), (area.height() - side) / 2, side, side)
        name = "chevron-down" if self._short else "chevron-up"
        self.look.icons.paint(painter, sign, name, theme.tokens.ink)
        if self.hasFocus():
            ring = QRectF(0, 0, sign.right() + 2, area.height()).adjusted(5, 3, 0, -1)
            paint_focus_ring(painter, ring, theme, theme.px(4))

    def _first_column(self, rows: range) -> float:
        metrics = QFontMetricsF(self.look.theme.font(TextRole.LABEL_STRONG))
        names = {str(self._part(row, MoveRole.WHO)) for row in rows}
        widest = max((metrics.horizontalAdvance(name) for name in names), default=0)
        return min(max(widest + self.look.theme.px(12), self.look.theme.px(48)), 0.45 * self.width())

    def _paint_row(self, painter: QPainter, row: int, area: QRectF, first: float) -> None:
        tokens = self.look.theme.tokens
        newest = row == self._model.rowCount() - 1
        role = TextRole.LABEL_STRONG if newest else TextRole.LABEL
        colour = tokens.ink if newest else tokens.ink2
        who = QRectF(area.left(), area.top(), first, area.height())
        name = str(self._part(row, MoveRole.WHO))
        what = QRectF(who.right() if name else area.left(), area.top(), 0, area.height())
        what.setRight(area.right())
        self.write(painter, who, role, colour, name)
        self.write(painter, what, role, colour, str(self._part(row, MoveRole.WHAT)))

    def _part(self, row: int, role: int) -> object:
        return self._model.data(self._model.index(row, 0, QModelIndex()), role)

    def _turn_over(self) -> None:
        if self.look.compact:
            self.opened.emit()
            return
        self._folded = not self._folded
        self._changed()

    def _changed(self) -> None:
        count = self._model.rowCount()
        self.setAccessibleName(self.tr("Moves"))
        last = self._part(count - 1, Qt.ItemDataRole.DisplayRole) if count else ""
        self.setAccessibleDescription(str(last))
        self.setToolTip(self.tr("Show all moves") if self._short else self.tr("Show the last move only"))
        self.update()
