"""The steps of one hand, one row each."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from ginrummy_qt.session.replay import ReplayStep
from ginrummy_qt.ui.replay.texts import ReplayText
from ginrummy_qt.ui.text import Names
from ginrummy_qt.ui.text.aloud import aloud

Index = QModelIndex | QPersistentModelIndex


class ReplayStepsModel(QAbstractListModel):
    """Shows what happened; `set_open` tells whether the opponent's draws are named."""

    def __init__(self, names: Names, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._names = names
        self._steps: tuple[ReplayStep, ...] = ()
        self._open = True

    def show(self, steps: tuple[ReplayStep, ...]) -> None:
        """Show these steps."""
        if steps is not self._steps:
            self.beginResetModel()
            self._steps = steps
            self.endResetModel()

    def set_open(self, shown: bool) -> None:
        """Name the opponent's draws, or not."""
        self._open = shown
        self._tell()

    def set_names(self, names: Names) -> None:
        """Other letters on the cards."""
        self._names = names
        self._tell()

    def rowCount(self, parent: Index = QModelIndex()) -> int:
        """The number of steps."""
        return 0 if parent.isValid() else len(self._steps)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """What happened in a step; for the ear with cards in words."""
        if not index.isValid() or index.row() >= len(self._steps):
            return None
        step = self._steps[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return ReplayText(self._names).step(step, self._open)
            case Qt.ItemDataRole.AccessibleTextRole:
                return ReplayText(aloud(self._names)).step(step, self._open)
        return None

    def _tell(self) -> None:
        if self._steps:
            self.dataChanged.emit(self.index(0), self.index(len(self._steps) - 1))
