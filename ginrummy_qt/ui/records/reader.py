"""Reads and checks a record on a thread of its own: a long one takes seconds, and the window goes on."""

from __future__ import annotations

from pathlib import Path
from threading import Thread
from typing import Final

from PySide6.QtCore import QObject, Qt, Signal, Slot

from ginrummy_qt.session.record_file import RecordUnreadable, first_matches
from ginrummy_qt.session.recorded_match import RecordedMatch

MOST_SHOWN: Final = 100
"""Of a file with more matches the first ones are looked at here; importing them brings all."""


class RecordReader(QObject):
    """Reads one file at a time; a newer wish, or `forget`, makes the answer to an older one void."""

    done = Signal(object, object)
    """The path, and a tuple of its RecordedMatch, or RecordUnreadable."""

    _answered = Signal(object, object, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._mark: object = None
        self._answered.connect(self._take, Qt.ConnectionType.QueuedConnection)

    @property
    def reading(self) -> bool:
        """Whether an answer is to come."""
        return self._mark is not None

    def read(self, path: Path) -> None:
        """Read this file."""
        mark = self._mark = object()
        Thread(target=self._read, args=(mark, path), daemon=True, name="record reader").start()

    def forget(self) -> None:
        """Want no answer any more."""
        self._mark = None

    def _read(self, mark: object, path: Path) -> None:
        """On the thread."""
        answer: tuple[RecordedMatch, ...] | RecordUnreadable
        try:
            answer = first_matches(path, MOST_SHOWN, lambda: mark is self._mark)
        except RecordUnreadable as error:
            answer = error
        if mark is self._mark:
            self._answered.emit(mark, path, answer)

    @Slot(object, object, object)
    def _take(self, mark: object, path: Path, answer: object) -> None:
        if mark is self._mark:
            self._mark = None
            self.done.emit(path, answer)
