"""The parts of the page: the top line, lists of facts, whole tables, and rows that lead to a replay."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from ginrummy_qt.ui.dialogs.controls import paint_focus
from ginrummy_qt.ui.dialogs.paper import Paper, Tone
from ginrummy_qt.ui.dialogs.reading import ReadingTable
from ginrummy_qt.ui.statistics.charts.chart import Table
from ginrummy_qt.ui.statistics.facts import Fact, FactGroup
from ginrummy_qt.ui.theme.icons import Icons
from ginrummy_qt.ui.theme.metrics import TextRole
from ginrummy_qt.ui.theme.theme import Theme, colour

Index = QModelIndex | QPersistentModelIndex
_ICON: Final = 18
_WRAP: Final = (
    Qt.AlignmentFlag.AlignLeft.value | Qt.AlignmentFlag.AlignVCenter.value | Qt.TextFlag.TextWordWrap.value
)


def headline(facts: Sequence[Fact], paper: Paper) -> QWidget:
    """The facts of the top line, side by side: the number large, its name above, the remark below."""
    line = QWidget()
    line.setObjectName("headline")
    row = QHBoxLayout(line)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(round(paper.theme.px(24)))
    for fact in facts:
        column = QVBoxLayout()
        column.setSpacing(0)
        for text, role, tone in (
            (fact.name, TextRole.LABEL, Tone.QUIET),
            (fact.value, TextRole.TITLE, Tone.INK),
            (fact.remark, TextRole.LABEL, Tone.QUIET),
        ):
            column.addWidget(paper.label(text, role, tone))
        column.addStretch(1)
        row.addLayout(column, 1)
    return line


class FactGroups(QWidget):
    """Groups of facts, side by side where there is room for them."""

    def __init__(self, groups: Sequence[FactGroup], paper: Paper) -> None:
        super().__init__()
        self._paper = paper
        self._least = 230
        self._line = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._line.setContentsMargins(0, 0, 0, 0)
        self._line.setSpacing(round(paper.theme.px(32)))
        self._count = len(groups)
        for group in groups:
            self._line.addLayout(self._column(group), 1)

    def _column(self, group: FactGroup) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(round(self._paper.theme.px(4)))
        column.addWidget(self._paper.label(group.title, TextRole.HEADING))
        grid = QGridLayout()
        grid.setHorizontalSpacing(round(self._paper.theme.px(12)))
        grid.setVerticalSpacing(round(self._paper.theme.px(5)))
        grid.setColumnStretch(0, 1)
        for row, fact in enumerate(group.facts):
            self._add(grid, row, fact)
        column.addLayout(grid)
        column.addStretch(1)
        return column

    def _add(self, grid: QGridLayout, row: int, fact: Fact) -> None:
        name = self._paper.label(fact.name, TextRole.BODY, Tone.QUIET)
        value = self._paper.label(fact.value, TextRole.BODY_STRONG)
        remark = self._paper.label(fact.remark, TextRole.BODY, Tone.QUIET)
        name.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        for label in (value, remark):
            label.setWordWrap(False)
            label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)
        told = f"{fact.name}: {fact.value}"
        value.setAccessibleName(f"{told} ({fact.remark})" if fact.remark else told)
        grid.addWidget(name, row, 0)
        if fact.remark:
            grid.addWidget(value, row, 1)
            grid.addWidget(remark, row, 2)
        else:
            grid.addWidget(value, row, 1, 1, 2)

    def set_room(self, width: int) -> None:
        """Side by side, or below each other, by the width there is."""
        wide = width >= self._count * round(self._paper.theme.px(self._least))
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._line.setDirection(across if wide else down)


class TableModel(QAbstractTableModel):
    """Rows of texts; all columns but the first are flush right."""

    def __init__(self, table: Table, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table = table

    def rowCount(self, parent: Index = QModelIndex()) -> int:
        """The rows."""
        return 0 if parent.isValid() else len(self._table.rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:
        """The columns."""
        return 0 if parent.isValid() else len(self._table.heads)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """A text, or which side it keeps to."""
        if role == Qt.ItemDataRole.DisplayRole:
            return self._table.rows[index.row()][index.column()]
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return f"{self._table.heads[index.column()]}: {self._table.rows[index.row()][index.column()]}"
        return _side(index.column()) if role == Qt.ItemDataRole.TextAlignmentRole else None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """The heads."""
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self._table.heads[section]
        return _side(section) if role == Qt.ItemDataRole.TextAlignmentRole else None


def _side(column: int) -> Qt.AlignmentFlag:
    across = Qt.AlignmentFlag.AlignRight if column else Qt.AlignmentFlag.AlignLeft
    return across | Qt.AlignmentFlag.AlignVCenter


class WholeTable(ReadingTable):
    """A table that shows all its rows; what it lies in scrolls."""

    def __init__(self, table: Table, name: str, most_rows: int = 1000) -> None:
        super().__init__(TableModel(table), 0)
        self.model().setParent(self)
        self.setObjectName(name)
        self.setAccessibleName(table.title)
        self._most_rows = most_rows
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """All rows, or so many."""
        return QSize(320, self._height(min(self._most_rows, self.model().rowCount())))

    def minimumSizeHint(self) -> QSize:
        """The same."""
        return QSize(200, self.sizeHint().height())


class MarkRow(QPushButton):
    """A hand or a match worth remembering: its points, and whose and when; a press shows it again."""

    def __init__(self, points: str, detail: str, theme: Theme, icons: Icons) -> None:
        super().__init__(f"{points} · {detail}")
        self._points, self._detail = points, detail
        self._theme, self._icons = theme, icons
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAutoDefault(False)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.apply_theme(theme)

    def apply_theme(self, theme: Theme) -> None:
        """Take on a look."""
        self._theme = theme
        strong = QFontMetricsF(theme.font(TextRole.BODY_STRONG))
        self._metrics = QFontMetricsF(theme.font(TextRole.LABEL))
        points = max(strong.horizontalAdvance(text) for text in ("888 : 888", self._points))
        self._indent = points + theme.px(22)
        self._text = self._metrics.horizontalAdvance(self._detail) + 2
        self.updateGeometry()
        self.update()

    def hasHeightForWidth(self) -> bool:
        """The text wraps."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Room for the wrapped text, at least a finger's width."""
        room = self._room(QRectF(0, 0, width, 10_000))
        least = max(44.0, self._theme.px(44))
        if self._text <= room.width():
            return round(least)
        text = self._metrics.boundingRect(room, _WRAP, self._detail)
        return round(max(least, text.height() + self._theme.px(10)))

    def sizeHint(self) -> QSize:
        """Both texts in one line."""
        width = round(self._indent + self._text + self._theme.px(_ICON + 14))
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """The text wrapped."""
        width = round(self._theme.px(240))
        return QSize(width, self.heightForWidth(width))

    def paintEvent(self, event: QPaintEvent) -> None:
        """The points, the rest, a sign that it leads on; the focus."""
        theme, tokens, px = self._theme, self._theme.tokens, self._theme.px
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect())
        if self.isEnabled() and (self.underMouse() or self.isDown()):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour(tokens.primary, 0.14 if self.isDown() else 0.06))
            painter.drawRoundedRect(rect, theme.metrics.button_radius, theme.metrics.button_radius)
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.setFont(theme.font(TextRole.BODY_STRONG))
        painter.setPen(colour(tokens.sink))
        right = QRectF(px(8), 0, self._indent - px(22), rect.height())
        painter.drawText(right, Qt.AlignmentFlag.AlignRight | middle, self._points)
        painter.setFont(theme.font(TextRole.LABEL))
        painter.setPen(colour(tokens.sink2))
        painter.drawText(self._room(rect), _WRAP, self._detail)
        if self.isEnabled():
            sign = QRectF(
                rect.right() - px(_ICON + 10), rect.center().y() - px(_ICON) / 2, px(_ICON), px(_ICON)
            )
            self._icons.paint(painter, sign, "chevron-right", tokens.sink2)
        if self.hasFocus():
            paint_focus(painter, rect, theme.metrics.button_radius, theme)
        painter.end()

    def _room(self, rect: QRectF) -> QRectF:
        """Where the text is."""
        sign = self._theme.px(_ICON + 12)
        return QRectF(self._indent, 0, max(40.0, rect.width() - self._indent - sign), rect.height())
