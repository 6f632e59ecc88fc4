"""Taking matches in from record files: read and checked on a thread, kept one by one between other events."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from queue import Full, Queue
from threading import Event, Thread
from typing import Final

from PySide6.QtCore import QObject, Qt, Signal, Slot

from ginrummy_qt.ports.storage import StorageUnavailable
from ginrummy_qt.session.past_matches import Taken
from ginrummy_qt.session.record_file import RecordUnreadable, each_match
from ginrummy_qt.session.recorded_match import RecordedMatch

_AHEAD: Final = 8
"""So many matches are read ahead of those kept, so that a file of any length needs little memory."""


@dataclass(frozen=True, slots=True)
class Fault:
    """A file that could not be read to its end."""

    path: Path
    error: RecordUnreadable


@dataclass(frozen=True, slots=True)
class Imported:
    """What became of the matches of all files; `stopped` is why nothing more could be kept."""

    counts: Counter[Taken]
    faults: tuple[Fault, ...]
    stopped: str = ""


class ImportRun(QObject):
    """Imports these files once; `take_in` keeps a match."""

    progressed = Signal(int)
    """So many matches have been looked at."""
    done = Signal(object)
    """The Imported."""

    _read = Signal()
    """The thread has put something into the queue."""

    def __init__(
        self,
        paths: tuple[Path, ...],
        take_in: Callable[[RecordedMatch], Taken],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._paths = paths
        self._take_in = take_in
        self._queue: Queue[RecordedMatch | Fault | None] = Queue(_AHEAD)
        self._cancelled = Event()
        self._counts: Counter[Taken] = Counter()
        self._faults: list[Fault] = []
        self._over = False
        self._read.connect(self._take, Qt.ConnectionType.QueuedConnection)

    def start(self) -> None:
        """Begin."""
        Thread(target=self._read_all, daemon=True, name="record import").start()

    def cancel(self) -> None:
        """Stop; what was kept so far stays."""
        self._finish("")

    def _read_all(self) -> None:
        """On the thread."""
        for path in self._paths:
            try:
                for match in each_match(path):
                    if not self._put(match):
                        return
            except RecordUnreadable as error:
                if not self._put(Fault(path, error)):
                    return
        self._put(None)

    def _put(self, item: RecordedMatch | Fault | None) -> bool:
        """On the thread; False once nobody wants anything any more."""
        while not self._cancelled.is_set():
            try:
                self._queue.put(item, timeout=0.1)
            except Full:
                continue
            self._read.emit()
            return True
        return False

    @Slot()
    def _take(self) -> None:
        if self._over:
            return
        match self._queue.get():
            case None:
                self._finish("")
            case Fault() as fault:
                self._faults.append(fault)
            case found:
                self._keep(found)

    def _keep(self, found: RecordedMatch) -> None:
        try:
            self._counts[self._take_in(found)] += 1
        except StorageUnavailable as error:
            self._finish(str(error))
            return
        self.progressed.emit(self._counts.total())

    def _finish(self, stopped: str) -> None:
        if self._over:
            return
        self._over = True
        self._cancelled.set()
        self.done.emit(Imported(self._counts, tuple(self._faults), stopped))
