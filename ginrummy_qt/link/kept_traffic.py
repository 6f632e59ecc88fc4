"""The traffic with the computer player, kept in memory so that it can be read when a hand is over."""

from __future__ import annotations

from collections import deque
from threading import Lock
from typing import Final

from ginrummy_qt.ports.opponents import TrafficLine

MOST_CHARACTERS: Final = 4_000_000
"""About the traffic of forty hands; what is older is dropped."""


class KeptTraffic:
    """Fits `ports.opponents.TrafficRecord`. `keep` may be called on any thread and waits for nothing."""

    def __init__(self, most_characters: int = MOST_CHARACTERS) -> None:
        self._most = most_characters
        self._lines: deque[TrafficLine] = deque()
        self._characters = 0
        self._lock = Lock()

    def keep(self, line: TrafficLine) -> None:
        """Remember a line; the oldest ones are dropped when there are too many."""
        with self._lock:
            self._lines.append(line)
            self._characters += len(line.text)
            while self._characters > self._most:
                self._characters -= len(self._lines.popleft().text)

    def forget(self) -> None:
        """Drop everything: another match begins, whose hands have the same numbers."""
        with self._lock:
            self._lines.clear()
            self._characters = 0

    def of_hand(self, number: int) -> tuple[TrafficLine, ...]:
        """The questions about hand `number` and all that was said until the next hand, oldest first."""
        with self._lock:
            lines = tuple(self._lines)
        found: list[TrafficLine] = []
        within = False
        for line in lines:
            asked = _hand_asked_about(line)
            within = within if asked is None else asked == number
            if within:
                found.append(line)
        return tuple(found)


def _hand_asked_about(line: TrafficLine) -> int | None:
    # Needed only by who reads the traffic, long after the start.
    from ginrummy_qt.ports.engine import Decide, ProtocolError, read_to_engine

    if not line.to_engine:
        return None
    try:
        message = read_to_engine(line.text)
    except ProtocolError:
        return None
    return message.view.number if isinstance(message, Decide) else None
