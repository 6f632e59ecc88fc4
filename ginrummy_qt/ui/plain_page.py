"""The bare table, without panels."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from ginrummy_qt.ports.levels import Level
from ginrummy_qt.ports.table import TableUpdate
from ginrummy_qt.ui.table.controller import TableController
from ginrummy_qt.ui.table.view import TableView
from ginrummy_qt.ui.text import names_for
from ginrummy_qt.ui.theme.theme import Theme


class GamePage(QWidget):
    """A stand-in."""

    def __init__(self, theme: Theme, unsaved: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        view = TableView(self)
        box.addWidget(view)
        self.controller = TableController(view, theme, names_for(Level.STEADY), self)
        self._label = QLabel(view)
        self._label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._label.setMinimumWidth(600)
        self.controller.prompt_changed.connect(self._label.setText)

    def show_update(self, update: TableUpdate) -> None:
        self.controller.show(update)

    def set_thinking(self, on: bool) -> None:
        self._label.setStyleSheet("color: red" if on else "")

    def set_theme(self, theme: Theme) -> None:
        self.controller.set_theme(theme)
