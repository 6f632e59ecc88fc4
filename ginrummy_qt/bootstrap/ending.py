"""Ends the program cleanly when the system asks for it by a signal: SIGTERM, SIGINT, SIGHUP.

Qt's loop runs no Python by itself, so the signal arrives as a byte in a pipe that the loop watches. A second
signal ends the program at once, should the clean end take too long. A signal that whoever started the program
has it ignore (`nohup`) stays ignored.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable
from types import FrameType
from typing import Final

from PySide6.QtCore import QObject, QSocketNotifier

_NAMES: Final = ("SIGTERM", "SIGINT", "SIGHUP")


class EndOnSignal(QObject):
    """Calls `leave` on the Qt thread after the first signal. On Windows, which has no such signals, never."""

    def __init__(self, leave: Callable[[], object], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._leave = leave
        self._reader = -1
        if sys.platform == "win32":
            return
        reader, writer = os.pipe()
        for end in (reader, writer):
            os.set_blocking(end, False)
        self._reader = reader
        self._notifier = QSocketNotifier(reader, QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._take)
        signal.set_wakeup_fd(writer, warn_on_full_buffer=False)
        for name in _NAMES:
            number = getattr(signal, name)
            if signal.getsignal(number) is not signal.SIG_IGN:
                signal.signal(number, self._note)

    def _note(self, _number: int, _frame: FrameType | None) -> None:
        """The next one is deadly."""
        if sys.platform != "win32":
            for name in _NAMES:
                number = getattr(signal, name)
                if signal.getsignal(number) is not signal.SIG_IGN:
                    signal.signal(number, signal.SIG_DFL)

    def _take(self) -> None:
        os.read(self._reader, 64)
        self._leave()
