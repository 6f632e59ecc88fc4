"""Matches kept only while the program runs, for when the data folder cannot be written."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from ginrummy_qt.ports.storage import MatchSummary, StorageUnavailable, StoredMatch
from ginrummy_qt.ports.table import MatchSetup
from ginrummy_qt.rules.events import Event
from ginrummy_qt.rules.kept_moves import kept_log
from ginrummy_qt.storage.tally import tally


@dataclass(slots=True)
class _Match:
    setup: MatchSetup
    started_at: int
    updated_at: int
    events: list[Event] = field(default_factory=list)


class MemoryMatchStore:
    """A `ports.storage.MatchStore` that forgets everything at the end."""

    def __init__(self) -> None:
        self._matches: dict[str, _Match] = {}

    def create(self, match_id: str, setup: MatchSetup, now: int) -> None:
        """Begin the log of a match, which is listed from its first event on."""
        if match_id in self._matches and self._matches[match_id].events:
            raise StorageUnavailable("There is a match of this id already.")
        self._matches[match_id] = _Match(setup, now, now)

    def append(self, match_id: str, seq: int, events: Sequence[Event], now: int) -> None:
        """Append events after the first `seq` ones, or raise StorageUnavailable when that is not the end."""
        kept = self._matches.get(match_id)
        if kept is None:
            raise StorageUnavailable("This match is not kept any more.")
        if len(kept.events) != seq:
            raise StorageUnavailable("This match was continued in another window.")
        kept.events.extend(events)
        kept.updated_at = now

    def load(self, match_id: str) -> StoredMatch:
        """A match with all its events; KeyError when there is none of this id."""
        kept = self._matches[match_id]
        if not kept.events:
            raise KeyError(match_id)
        return StoredMatch(match_id, kept.setup, kept.started_at, tuple(kept.events))

    def unfinished(self) -> tuple[MatchSummary, ...]:
        """The matches that can be continued, the last played first."""
        summaries = [
            MatchSummary(match_id, kept.setup, kept.started_at, kept.updated_at, so_far.hands, points)
            for match_id, kept in reversed(self._matches.items())
            for so_far in [tally(kept_log(kept.events))]
            for points in [(so_far.south, so_far.north)]
            if kept.events and not so_far.finished
        ]
        return tuple(sorted(summaries, key=lambda summary: -summary.updated_at))
