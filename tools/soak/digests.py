"""What was played, in a few digits that no other log has."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator

from ginrummy_qt.rules.events import Event
from ginrummy_qt.rules.record import event_to_text


class Digests:
    """Of each match, a digest of all events so far."""

    def __init__(self) -> None:
        self._running: dict[str, hashlib._Hash] = {}

    def add(self, match_id: str, events: Iterable[Event]) -> None:
        """Count more events of a match in."""
        running = self._running.setdefault(match_id, hashlib.sha256())
        for event in events:
            running.update(_line(event))

    def of(self, match_id: str) -> str:
        """The digest of a match."""
        return self._running[match_id].hexdigest()


def prefixes(events: Iterable[Event]) -> Iterator[str]:
    """The digests of the first event, the first two, and so on."""
    running = hashlib.sha256()
    for event in events:
        running.update(_line(event))
        yield running.hexdigest()


def _line(event: Event) -> bytes:
    return event_to_text(event).encode("utf-8") + b"\n"
