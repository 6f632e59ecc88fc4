"""Matches that are kept: looked at again, given out as records, and taken in from records."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from enum import StrEnum

from ginrummy_qt.ports.storage import MatchStore, StorageUnavailable
from ginrummy_qt.ports.table import MatchSetup
from ginrummy_qt.rules.events import Event, HandDealt, MatchResigned, MatchWon, PracticeEnded
from ginrummy_qt.rules.game_match import Stage
from ginrummy_qt.rules.match_kind import MatchKind
from ginrummy_qt.rules.records import MatchRecord
from ginrummy_qt.session.recorded_match import RecordedMatch, players
from ginrummy_qt.session.replay import Replay


class Taken(StrEnum):
    """What became of a match that was to be imported."""

    NEW = "new"
    KNOWN = "known"
    """It is here already."""
    UNFINISHED = "unfinished"
    """It goes on elsewhere, and is not taken."""


class PastMatches:
    """The past of one store. Every method raises StorageUnavailable where the store cannot do its work."""

    def __init__(self, store: MatchStore, clock: Callable[[], int]) -> None:
        self._store = store
        self._clock = clock

    def replay(self, match_id: str) -> Replay:
        """A match to look at again. Raises KeyError for an unknown one."""
        stored = self._store.load(match_id)
        try:
            return Replay(stored.setup, stored.events)
        except ValueError as error:
            raise StorageUnavailable(f"The saved match cannot be read: {error}.") from error

    def same_cards(self, one: tuple[str, int], other: tuple[str, int]) -> bool:
        """Whether two hands, each a match and a number, were dealt the same cards by the same seat."""
        dealt = self._dealt(*one)
        return dealt is not None and dealt == self._dealt(*other)

    def _dealt(self, match_id: str, number: int) -> HandDealt | None:
        try:
            events = self._store.load(match_id).events
        except KeyError:
            return None
        found = (event for event in events if isinstance(event, HandDealt) and event.number == number)
        dealt = next(found, None)
        return None if dealt is None else replace(dealt, number=0)

    def records(self, match_ids: Iterable[str]) -> Iterator[MatchRecord]:
        """The records of the matches that are over, one held at a time; others are left out."""
        for match_id in match_ids:
            stored = self._store.load(match_id)
            if is_over(stored.events):
                yield MatchRecord(stored.events, players(stored.setup.level), stored.started_at)

    def take_in(self, record: RecordedMatch) -> Taken:
        """Keep a match of a record, apart from those played here; nothing is kept twice."""
        if record.match.stage is not Stage.OVER:
            return Taken.UNFINISHED
        match_id = record.match.match_id
        try:
            self._store.load(match_id)
        except KeyError:
            setup = replace(record.match.setup, kind=MatchKind.IMPORTED, deals=())
            self._keep(match_id, setup, record)
            return Taken.NEW
        return Taken.KNOWN

    def _keep(self, match_id: str, setup: MatchSetup, record: RecordedMatch) -> None:
        now = self._clock() if record.started_at is None else record.started_at
        self._store.create(match_id, setup, now)
        self._store.append(match_id, 0, record.events, now)


def is_over(events: tuple[Event, ...]) -> bool:
    """Whether a log is that of a match that is over."""
    return bool(events) and isinstance(events[-1], MatchWon | MatchResigned | PracticeEnded)
