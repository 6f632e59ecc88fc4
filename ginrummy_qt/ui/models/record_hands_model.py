"""The hands of a recorded match: those of the score sheet, and one that was never finished."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, Qt

from ginrummy_qt.rules.seats import Seat
from ginrummy_qt.session.recorded_match import RecordedMatch
from ginrummy_qt.ui.models.score_sheet_model import ScoreSheetModel, SheetColumn, alignment
from ginrummy_qt.ui.text import Names

Index = QModelIndex | QPersistentModelIndex


class RecordHandsModel(ScoreSheetModel):
    """Row by row the hands of `record.hands`."""

    def __init__(self, record: RecordedMatch, names: Names, parent: QObject | None = None) -> None:
        super().__init__(names, Seat.SOUTH, parent)
        self._hands = record.hands
        self.show(record.match)

    def rowCount(self, parent: Index = QModelIndex()) -> int:
        """The number of hands."""
        return 0 if parent.isValid() else len(self._hands)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """A cell; a hand without an end has no result and no points."""
        ended = super().rowCount()
        if not index.isValid() or index.row() < ended:
            return super().data(index, role)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return alignment(SheetColumn(index.column()))
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        match SheetColumn(index.column()):
            case SheetColumn.HAND:
                return str(self._hands[index.row()].number)
            case SheetColumn.RESULT:
                return self.tr("not finished")
        return "–"
