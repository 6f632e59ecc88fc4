"""The score sheet of the match: a row for every hand that has ended, the points of both seats."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QCoreApplication,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)

from ginrummy_qt.ports.table import MatchInfo
from ginrummy_qt.rules.deal import HandOutcome
from ginrummy_qt.rules.seats import Seat
from ginrummy_qt.ui.text import Names, numeral

Index = QModelIndex | QPersistentModelIndex


class SheetColumn(IntEnum):
    """The columns of the sheet; both points columns run up from hand to hand."""

    HAND = 0
    RESULT = 1
    YOU = 2
    OPPONENT = 3


class ScoreSheetModel(QAbstractTableModel):
    """A void hand is a row too; its points repeat those before."""

    def __init__(self, names: Names, viewer: Seat = Seat.SOUTH, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._names = names
        self._viewer = viewer
        self._outcomes: tuple[HandOutcome, ...] = ()
        self._running: tuple[tuple[int, int], ...] = ()

    def set_names(self, names: Names) -> None:
        """Call the opponent by another name, or write in another language."""
        self.beginResetModel()
        self._names = names
        self.endResetModel()

    def show(self, match: MatchInfo) -> None:
        """Show the hands of a match."""
        if match.outcomes == self._outcomes:
            return
        self.beginResetModel()
        self._outcomes = match.outcomes
        self._running = running_points(match.outcomes, self._viewer)
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:
        """The number of hands."""
        return 0 if parent.isValid() else len(self._outcomes)

    def columnCount(self, parent: Index = QModelIndex()) -> int:
        """Hand, result, and the points of both."""
        return 0 if parent.isValid() else len(SheetColumn)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """A cell's text and its alignment."""
        if not index.isValid() or index.row() >= len(self._outcomes):
            return None
        column = SheetColumn(index.column())
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return alignment(column)
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        outcome, points = self._outcomes[index.row()], self._running[index.row()]
        match column:
            case SheetColumn.HAND:
                return str(outcome.number)
            case SheetColumn.RESULT:
                return self._result(outcome)
            case SheetColumn.YOU:
                return numeral(points[0])
            case SheetColumn.OPPONENT:
                return numeral(points[1])

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """The names of the columns, aligned like what stands below."""
        if orientation is Qt.Orientation.Horizontal and role == Qt.ItemDataRole.TextAlignmentRole:
            return alignment(SheetColumn(section))
        if orientation is not Qt.Orientation.Horizontal or role != Qt.ItemDataRole.DisplayRole:
            return None
        match SheetColumn(section):
            case SheetColumn.HAND:
                return self.tr("Hand")
            case SheetColumn.RESULT:
                return self.tr("Result")
            case SheetColumn.YOU:
                return self.tr("You")
            case SheetColumn.OPPONENT:
                return self._names.opponent

    def _result(self, outcome: HandOutcome) -> str:
        if outcome.winner is None or outcome.score is None:
            return self.tr("void")
        who = self.tr("You") if outcome.winner is self._viewer else self._names.opponent
        kind = {
            "knock": QCoreApplication.translate("ScoreSheetModel", "knock"),
            "gin": QCoreApplication.translate("ScoreSheetModel", "gin"),
            "big_gin": QCoreApplication.translate("ScoreSheetModel", "big gin"),
            "undercut": QCoreApplication.translate("ScoreSheetModel", "undercut"),
        }[outcome.score.result]
        return self.tr("{who}, {kind} +{points}").format(
            who=who, kind=kind, points=numeral(outcome.score.points)
        )


def alignment(column: SheetColumn) -> Qt.AlignmentFlag:
    """Results stand at the left, numbers at the right."""
    side = Qt.AlignmentFlag.AlignLeft if column is SheetColumn.RESULT else Qt.AlignmentFlag.AlignRight
    return side | Qt.AlignmentFlag.AlignVCenter


def running_points(outcomes: tuple[HandOutcome, ...], viewer: Seat) -> tuple[tuple[int, int], ...]:
    """Points of the viewer and of the opponent after each hand."""
    mine = theirs = 0
    rows = []
    for outcome in outcomes:
        points = 0 if outcome.score is None else outcome.score.points
        if outcome.winner is viewer:
            mine += points
        elif outcome.winner is not None:
            theirs += points
        rows.append((mine, theirs))
    return tuple(rows)
