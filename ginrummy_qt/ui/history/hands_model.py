"""The hands of the chosen match."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from ginrummy_qt.ports.history import HistoryHand
from ginrummy_qt.ui.history.texts import NONE, HistoryText
from ginrummy_qt.ui.text.speech import numeral

Index = QModelIndex | QPersistentModelIndex


class HandColumn(IntEnum):
    """What is told of a hand."""

    HAND = 0
    RESULT = 1
    DEADWOOD = 2
    TURNS = 3


class HistoryHandsModel(QAbstractTableModel):
    """Shows the hands it is given."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._hands: tuple[HistoryHand, ...] = ()
        self._opponent = ""

    def show(self, hands: tuple[HistoryHand, ...], opponent: str) -> None:
        """Show these hands against this opponent (its key)."""
        self.beginResetModel()
        self._hands, self._opponent = hands, opponent
        self.endResetModel()

    def number(self, row: int) -> int:
        """The number of the hand in a row. Raises IndexError for none."""
        return self._hands[row].number

    def rowCount(self, parent: Index = QModelIndex()) -> int:
        """The number of hands."""
        return 0 if parent.isValid() else len(self._hands)

    def columnCount(self, parent: Index = QModelIndex()) -> int:
        """All columns."""
        return 0 if parent.isValid() else len(HandColumn)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """A cell's text and its side."""
        if not index.isValid() or index.row() >= len(self._hands):
            return None
        column = HandColumn(index.column())
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _side(column)
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        hand = self._hands[index.row()]
        match column:
            case HandColumn.HAND:
                return str(hand.number)
            case HandColumn.RESULT:
                return HistoryText.hand(hand, self._opponent)
            case HandColumn.DEADWOOD:
                return NONE if hand.deadwood is None else HistoryText.points(hand.deadwood)
            case HandColumn.TURNS:
                return numeral(hand.turns) if hand.turns else NONE

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """The names of the columns."""
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _side(HandColumn(section))
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        match HandColumn(section):
            case HandColumn.HAND:
                return self.tr("Hand")
            case HandColumn.RESULT:
                return self.tr("Result")
            case HandColumn.DEADWOOD:
                return self.tr("Deadwood")
            case HandColumn.TURNS:
                return self.tr("Turns")


def _side(column: HandColumn) -> Qt.AlignmentFlag:
    left = column in (HandColumn.RESULT,)
    side = Qt.AlignmentFlag.AlignLeft if left else Qt.AlignmentFlag.AlignRight
    return side | Qt.AlignmentFlag.AlignVCenter
