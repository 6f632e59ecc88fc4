"""The list of unfinished matches, each with its two buttons; resigning asks once more in its own place."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from ginrummy_qt.ui.dialogs.paper import Paper, Tone
from ginrummy_qt.ui.theme.buttons import ButtonKind
from ginrummy_qt.ui.theme.metrics import TextRole


class UnfinishedList(QWidget):
    """Entries are (match id, title, detail)."""

    continue_wanted = Signal(str)
    resign_wanted = Signal(str)

    def __init__(self, paper: Paper, entries: Sequence[tuple[str, str, str]]) -> None:
        super().__init__()
        self._paper = paper
        self._rows: dict[str, QWidget] = {}
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(4)
        for match_id, title, detail in entries:
            self._rows[match_id] = self._row(match_id, title, detail)
            self._column.addWidget(self._rows[match_id])

    def focus_first(self) -> None:
        """Offer the match played last to Enter."""
        for row in self._rows.values():
            row.findChildren(QPushButton)[-1].setFocus()
            return

    def remove(self, match_id: str) -> None:
        """Take a match off the list."""
        row = self._rows.pop(match_id)
        self._column.removeWidget(row)
        row.hide()
        row.deleteLater()

    def _row(self, match_id: str, title: str, detail: str) -> QWidget:
        row = QWidget()
        line = QHBoxLayout(row)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(0)
        texts = QVBoxLayout()
        texts.setSpacing(0)
        texts.addStretch(1)
        texts.addWidget(self._paper.label(title, TextRole.BODY_STRONG))
        texts.addWidget(self._paper.label(detail, TextRole.LABEL, Tone.QUIET))
        texts.addStretch(1)
        line.addLayout(texts, 1)
        resign = self._paper.button(self.tr("Resign"), f"resign_{match_id}", ButtonKind.TEXT)
        resign.setAccessibleName(self.tr("Resign: {match}").format(match=title))
        resign.clicked.connect(lambda: self._ask(match_id, resign))
        go_on = self._paper.button(self.tr("Continue"), f"continue_{match_id}")
        go_on.setAccessibleName(self.tr("Continue: {match}").format(match=title))
        go_on.clicked.connect(lambda: self.continue_wanted.emit(match_id))
        line.addWidget(resign)
        line.addWidget(go_on)
        return row

    def _ask(self, match_id: str, button: QPushButton) -> None:
        """The first press asks, the second resigns."""
        question = self.tr("Really resign?")
        if button.text() == question:
            self.resign_wanted.emit(match_id)
            return
        button.setText(question)
        button.updateGeometry()
