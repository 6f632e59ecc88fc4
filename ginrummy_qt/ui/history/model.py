"""The list of matches as the view reads it: pages are fetched when they are scrolled to."""

from __future__ import annotations

import logging
from dataclasses import replace
from enum import IntEnum
from typing import Any, Final

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)

from ginrummy_qt.ports.history import HistoryFilter, HistoryMatch, HistoryOrder, HistoryStore
from ginrummy_qt.ports.storage import StorageUnavailable
from ginrummy_qt.ui.dialogs.match_texts import ruleset_title
from ginrummy_qt.ui.history.texts import HistoryText
from ginrummy_qt.ui.statistics.keys import opponent_name
from ginrummy_qt.ui.statistics.numbers import day_of
from ginrummy_qt.ui.text.speech import numeral

Index = QModelIndex | QPersistentModelIndex

PAGE: Final = 100

_log = logging.getLogger(__name__)


class Column(IntEnum):
    """What is told of a match, from the left."""

    DATE = 0
    OPPONENT = 1
    RULES = 2
    RESULT = 3
    POINTS = 4
    HANDS = 5
    GINS = 6
    UNDERCUTS = 7
    KIND = 8


ORDERS: Final = {
    Column.DATE: HistoryOrder.PLAYED,
    Column.OPPONENT: HistoryOrder.OPPONENT,
    Column.RULES: HistoryOrder.RULESET,
    Column.RESULT: HistoryOrder.RESULT,
    Column.POINTS: HistoryOrder.MARGIN,
    Column.HANDS: HistoryOrder.HANDS,
    Column.GINS: HistoryOrder.GINS,
    Column.UNDERCUTS: HistoryOrder.UNDERCUTS,
    Column.KIND: HistoryOrder.KIND,
}
_NUMBERS: Final = (Column.POINTS, Column.HANDS, Column.GINS, Column.UNDERCUTS)


class HistoryModel(QAbstractTableModel):
    """The matches that a filter lets through. What cannot be read ends the list, and `failed` says why."""

    failed = Signal(str)

    def __init__(self, store: HistoryStore, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store = store
        self._wanted = HistoryFilter()
        self._rows: list[HistoryMatch] = []
        self._count = 0

    @property
    def wanted(self) -> HistoryFilter:
        """The filter and the order in force."""
        return self._wanted

    @property
    def count(self) -> int:
        """How many matches there are, fetched or not."""
        return self._count

    def show(self, wanted: HistoryFilter) -> None:
        """List what this filter lets through, in the order in force."""
        self._wanted = replace(wanted, order=self._wanted.order, ascending=self._wanted.ascending)
        self.refresh()

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """By this column, as a click on its heading asks."""
        ascending = order is Qt.SortOrder.AscendingOrder
        self._wanted = replace(self._wanted, order=ORDERS[Column(column)], ascending=ascending)
        self.refresh()

    def refresh(self) -> None:
        """Read the list anew from its beginning."""
        self.beginResetModel()
        self._rows, self._count = [], 0
        try:
            self._count = self._store.count(self._wanted)
            self._rows = list(self._store.matches(self._wanted, 0, PAGE))
        except StorageUnavailable as error:
            self._fail(error)
        self.endResetModel()

    def match_in(self, row: int) -> HistoryMatch:
        """The match in a row. Raises IndexError for none."""
        return self._rows[row]

    def row_of(self, match_id: str) -> int | None:
        """The row of a match, where it has been fetched."""
        return next((row for row, match in enumerate(self._rows) if match.match_id == match_id), None)

    # For the view

    def rowCount(self, parent: Index = QModelIndex()) -> int:
        """The matches fetched so far."""
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:
        """All columns."""
        return 0 if parent.isValid() else len(Column)

    def canFetchMore(self, parent: Index) -> bool:
        """Whether matches are left."""
        return not parent.isValid() and len(self._rows) < self._count

    def fetchMore(self, parent: Index) -> None:
        """The next page."""
        try:
            more = self._store.matches(self._wanted, len(self._rows), PAGE)
        except StorageUnavailable as error:
            self._fail(error)
            more = ()
        if not more:
            self._count = len(self._rows)
            return
        first = len(self._rows)
        self.beginInsertRows(QModelIndex(), first, first + len(more) - 1)
        self._rows += more
        self.endInsertRows()

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """A cell's text and its side."""
        if not index.isValid() or index.row() >= len(self._rows):
            return None
        column = Column(index.column())
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._text(self._rows[index.row()], column)
            case Qt.ItemDataRole.TextAlignmentRole:
                return _side(column)
            case Qt.ItemDataRole.ToolTipRole if column is Column.RULES:
                return self._text(self._rows[index.row()], column)
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """The names of the columns."""
        if orientation is not Qt.Orientation.Horizontal:
            return None
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._heading(Column(section))
            case Qt.ItemDataRole.TextAlignmentRole:
                return _side(Column(section))
        return None

    def _text(self, match: HistoryMatch, column: Column) -> str:
        match column:
            case Column.DATE:
                return day_of(match.updated_at)
            case Column.OPPONENT:
                return opponent_name(match.opponent)
            case Column.RULES:
                return ruleset_title(match.setup.ruleset)
            case Column.RESULT:
                return HistoryText.result(match.result)
            case Column.POINTS:
                return HistoryText.points(match.totals)
            case Column.HANDS:
                return numeral(match.hands)
            case Column.GINS:
                return HistoryText.both(match.gins)
            case Column.UNDERCUTS:
                return HistoryText.both(match.undercuts)
            case Column.KIND:
                return HistoryText.kind(match.kind)

    def _heading(self, column: Column) -> str:
        match column:
            case Column.DATE:
                return self.tr("Date")
            case Column.OPPONENT:
                return self.tr("Opponent")
            case Column.RULES:
                return self.tr("Rules")
            case Column.RESULT:
                return self.tr("Result")
            case Column.POINTS:
                return self.tr("Points")
            case Column.HANDS:
                return self.tr("Hands")
            case Column.GINS:
                return self.tr("Gins")
            case Column.UNDERCUTS:
                return self.tr("Undercuts")
            case Column.KIND:
                return self.tr("Kind", "of match")

    def _fail(self, error: StorageUnavailable) -> None:
        _log.error("the history could not be read: %s", error)
        self.failed.emit(str(error))


def _side(column: Column) -> Qt.AlignmentFlag:
    side = Qt.AlignmentFlag.AlignRight if column in _NUMBERS else Qt.AlignmentFlag.AlignLeft
    return side | Qt.AlignmentFlag.AlignVCenter
