"""The QApplication: named for the desktop, and told by it which file to open (macOS)."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

from ginrummy_qt.ports.identity import APP_ID, EXECUTABLE, NAME


class Application(QApplication):
    """The one application of the process."""

    file_opened = Signal(str)
    """The desktop wants this file shown."""

    def __init__(self, arguments: Sequence[str]) -> None:
        super().__init__(list(arguments))
        self.setApplicationName(EXECUTABLE)
        self.setApplicationDisplayName(NAME)
        self.setDesktopFileName(APP_ID)
        self._listened = False
        self._waiting: list[str] = []

    def event(self, event: QEvent) -> bool:
        """Take files that the desktop hands over; those that come before anybody listens are kept."""
        if isinstance(event, QFileOpenEvent) and event.file():
            if self._listened:
                self.file_opened.emit(event.file())
            else:
                self._waiting.append(event.file())
            return True
        return super().event(event)

    def open_waiting(self) -> None:
        """From now on somebody listens: tell of the last file that came before."""
        self._listened = True
        for name in self._waiting[-1:]:
            self.file_opened.emit(name)
