"""The one dialog for an error nobody expected: the match is safe, and what happened can be copied."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from ginrummy_qt.ui.dialogs.sheet import Sheet
from ginrummy_qt.ui.theme.theme import Theme


class UnexpectedErrorSheet(Sheet):
    """Shows the diagnostics that "Copy diagnostics" copies; `saved` says whether the match is on the disk."""

    def __init__(
        self, theme: Theme, parent: QWidget, diagnostics: str, saved: bool, quit_program: Callable[[], object]
    ) -> None:
        super().__init__(theme, parent, width=640)
        self.set_title(self.tr("An unexpected error"))
        self.setObjectName("unexpectedError")
        safe = self.tr("Everything up to your last move is saved.")
        unsaved = self.tr("The match is still in memory.")
        self.add_text(
            self.tr(
                "The program has met an error it was not prepared for. {state} You can go on; if something "
                "looks wrong, close the window and open it again."
            ).format(state=safe if saved else unsaved)
        )
        self._box = self.paper.text_box("diagnostics", self.tr("Diagnostics"))
        self._box.setPlainText(diagnostics)
        self._box.setMinimumHeight(160)
        self.body.addWidget(self._box, 1)
        self.add_text(self.tr("The diagnostics contain no card and nothing about you."))
        leave = self.add_button(self.tr("Quit"), "quit")
        leave.clicked.connect(quit_program)
        self._copy = self.add_button(self.tr("Copy diagnostics"), "copy")
        self._copy.clicked.connect(self._copy_text)
        go_on = self.add_button(self.tr("Go on"), "goOn", primary=True)
        go_on.clicked.connect(self.accept)
        go_on.setFocus()

    def _copy_text(self) -> None:
        QGuiApplication.clipboard().setText(self._box.toPlainText())
        self._copy.setText(self.tr("Copied"))
        QTimer.singleShot(2000, self._copy, lambda: self._copy.setText(self.tr("Copy diagnostics")))
