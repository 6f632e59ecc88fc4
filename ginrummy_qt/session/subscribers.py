"""Who listens to the table, and delivery in order."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from ginrummy_qt.ports.table import TableUpdate
from ginrummy_qt.rules.seats import Seat

Listener = Callable[[TableUpdate], None]


class Subscribers:
    """The listeners of both seats.

    A listener may act on an update at once: what follows is delivered after the update in hand has reached
    everybody, so that each sees all updates in order.
    """

    def __init__(self) -> None:
        self._listeners: list[tuple[Seat, Listener]] = []
        self._waiting: deque[tuple[TableUpdate, TableUpdate]] = deque()
        self._delivering = False

    def add(self, seat: Seat, listener: Listener) -> Callable[[], None]:
        """Listen for `seat`; the function returned ends that."""
        entry = (seat, listener)
        self._listeners.append(entry)

        def remove() -> None:
            if entry in self._listeners:
                self._listeners.remove(entry)

        return remove

    def deliver(self, updates: tuple[TableUpdate, TableUpdate]) -> None:
        """Give each listener the update of its seat (south, north)."""
        self._waiting.append(updates)
        if self._delivering:
            return
        self._delivering = True
        try:
            while self._waiting:
                pair = self._waiting.popleft()
                for entry in tuple(self._listeners):
                    if entry in self._listeners:
                        entry[1](pair[entry[0]])
        finally:
            self._delivering = False
