"""The moves of the hand on the table, one row a line, newest last."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from ginrummy_qt.presentation.move_log import LogLine, log_lines
from ginrummy_qt.rules.view import PlayerView
from ginrummy_qt.ui.text import LogWords, Names

Index = QModelIndex | QPersistentModelIndex


class MoveRole(IntEnum):
    """The parts of a line; DisplayRole is the whole sentence."""

    WHO = Qt.ItemDataRole.UserRole + 1
    WHAT = Qt.ItemDataRole.UserRole + 2


class MoveLogModel(QAbstractListModel):
    """Lines are appended while a hand goes on; another hand resets the model."""

    def __init__(self, names: Names, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._names = names
        self._lines: tuple[LogLine, ...] = ()

    def set_names(self, names: Names) -> None:
        """Call the opponent by another name, or write in another language."""
        self.beginResetModel()
        self._names = names
        self.endResetModel()

    def show(self, view: PlayerView | None, note: tuple[LogLine, ...] = ()) -> None:
        """Show the moves of the hand that `view` sees, and below them, until the next time, a note."""
        lines = () if view is None else (*log_lines(view), *note)
        common = len(self._lines)
        if lines[:common] != self._lines:
            self.beginResetModel()
            self._lines = lines
            self.endResetModel()
        elif len(lines) > common:
            self.beginInsertRows(QModelIndex(), common, len(lines) - 1)
            self._lines = lines
            self.endInsertRows()

    def rowCount(self, parent: Index = QModelIndex()) -> int:
        """The number of lines."""
        return 0 if parent.isValid() else len(self._lines)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The sentence of a line, or a part of it."""
        if not index.isValid() or index.row() >= len(self._lines):
            return None
        line, words = self._lines[index.row()], LogWords(self._names)
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.AccessibleTextRole:
                return words.sentence(line)
            case MoveRole.WHO:
                return words.who(line)
            case MoveRole.WHAT:
                return words.what(line)
        return None
