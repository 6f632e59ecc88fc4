"""The lines that come to the engine, read on a thread of their own: a player who thinks can be stopped.

Only so many lines wait; more are refused, whoever sends them: neither memory nor the queue grows without end.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass
from queue import Full, Queue
from threading import Event, Lock, Thread
from typing import BinaryIO, Final

from ginrummy_qt.ports.engine import MAX_LINE, ProtocolError, Quit, Stop, read_to_engine

MAX_WAITING: Final = 64
"""Lines that may wait for their answers."""
_LONGEST_ORDER: Final = 200
"""In bytes; a longer line is no `stop` and no `quit`."""


@dataclass(frozen=True, slots=True)
class Line:
    """A line as it came, its number among all lines, and when it came, by `time.monotonic`."""

    number: int
    text: bytes
    came: float


@dataclass(frozen=True, slots=True)
class Refused:
    """Lines that nobody will read, the first by its number, how many they are, and why."""

    number: int
    count: int
    reason: str


class Inbox:
    """Iterate to get what comes; it ends at `quit` and at the end of the input."""

    def __init__(self, stdin: BinaryIO) -> None:
        self._stdin = stdin
        self._waiting: Queue[Line | Refused | None] = Queue(MAX_WAITING)
        self._lock = Lock()
        self._first_dropped = self._dropped = 0
        self._stops: dict[int, int] = {}
        self._leaving = Event()
        Thread(target=self._read, daemon=True, name="engine input").start()

    def __iter__(self) -> Iterator[Line | Refused]:
        while (item := self._waiting.get()) is not None:
            yield item
            yield from self._refusals()
        yield from self._refusals()

    def _refusals(self) -> Iterator[Refused]:
        first, dropped = self._take_dropped()
        if dropped:
            reason = f"refused: more than {MAX_WAITING} lines were waiting for answers"
            yield Refused(first, dropped, reason)

    def is_stopped(self, request: int, line: int) -> bool:
        """Whether the request that came with this line is to be answered at once."""
        if self._leaving.is_set():
            return True
        with self._lock:
            return self._stops.get(request, -1) > line

    def _read(self) -> None:
        number = 0
        while line := self._stdin.readline(MAX_LINE + 1):
            number += 1
            if len(line) > MAX_LINE:
                self._skip_line(line)
                self._put(Refused(number, 1, f"refused: a line of more than {MAX_LINE} bytes"))
            elif self._is_order(line, number):
                if self._leaving.is_set():
                    break
            else:
                self._put(Line(number, line, time.monotonic()))
        self._waiting.put(None)

    def _is_order(self, line: bytes, number: int) -> bool:
        """Follow a `stop` or a `quit`; whether the line was one."""
        if len(line) > _LONGEST_ORDER or not (b"stop" in line or b"quit" in line):
            return False
        try:
            message = read_to_engine(line.decode("utf-8"))
        except (ProtocolError, UnicodeDecodeError):
            return False
        match message:
            case Stop(request):
                self._note_stop(request, number)
                return True
            case Quit():
                self._leaving.set()
                return True
        return False

    def _note_stop(self, request: int, number: int) -> None:
        with self._lock:
            self._stops.pop(request, None)
            self._stops[request] = number
            if len(self._stops) > MAX_WAITING:
                del self._stops[next(iter(self._stops))]

    def _put(self, item: Line | Refused) -> None:
        try:
            self._waiting.put_nowait(item)
        except Full:
            with self._lock:
                if not self._dropped:
                    self._first_dropped = item.number
                self._dropped += 1

    def _take_dropped(self) -> tuple[int, int]:
        """The number of the first line dropped since the last time, and how many were."""
        with self._lock:
            first, dropped = self._first_dropped, self._dropped
            self._dropped = 0
        return first, dropped

    def _skip_line(self, line: bytes) -> None:
        while line and not line.endswith(b"\n"):
            line = self._stdin.readline(MAX_LINE)
