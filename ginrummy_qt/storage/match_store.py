"""The event log of all matches in SQLite.

A match is a line of `matches` and its events, texts in the order of their `seq`; everything else follows
from them and can be made anew.
"""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final, cast

from ginrummy_qt.ports.storage import MatchSummary, StorageUnavailable, StoredMatch
from ginrummy_qt.ports.table import MatchSetup
from ginrummy_qt.rules.codec import CodecError
from ginrummy_qt.rules.events import Event, HandScored, HandVoided, MatchResigned, MatchWon, PracticeEnded
from ginrummy_qt.rules.record import event_from_text, event_to_text
from ginrummy_qt.storage.counts import count_all, remember_counts
from ginrummy_qt.storage.database import Database
from ginrummy_qt.storage.event_rows import length, read_rows
from ginrummy_qt.storage.late import late
from ginrummy_qt.storage.setups import setup_from_text, setup_to_text

if TYPE_CHECKING:
    from ginrummy_qt.storage.fact_keeper import FactKeeper

_log = logging.getLogger(__name__)


class SqliteMatchStore:
    """A `ports.storage.MatchStore` in the database of a folder; for use from one thread."""

    def __init__(self, folder: Path) -> None:
        """Open the database. Raises NewerDatabase or StorageUnavailable."""
        self.database = Database.open(folder)
        self._facts = late(self._fact_keeper)

    def close(self) -> None:
        """Close the database; nothing is lost without it."""
        self.database.connection.close()

    def create(self, match_id: str, setup: MatchSetup, now: int) -> None:
        """Begin the log of a match of the active profile, which is listed from its first event on.

        One that was begun before and has no event, because the program ended there, is begun anew.
        """
        line = (match_id, setup_to_text(setup), now)
        with self.database.changing() as connection:
            connection.execute(_FORGET_EMPTY, (match_id,))
            connection.execute(
                "INSERT INTO matches (match_id, setup, started_at, profile, era)"
                " SELECT ?, ?, ?, id, era FROM profiles WHERE active",
                line,
            )

    def append(self, match_id: str, seq: int, events: Sequence[Event], now: int) -> None:
        """Append events after the first `seq` ones, durably, in one transaction, or not at all.

        The times of a match never go back, even where the clock does. Raises StorageUnavailable also when
        the log does not hold exactly `seq` events, or the match is gone.
        """
        with self.database.changing() as connection:
            key = _kept_key(connection, match_id)
            if length(connection, key) != seq:
                raise StorageUnavailable("This match was continued in another window.")
            at = max(now, _last_time(connection, key))
            connection.executemany(
                "INSERT INTO events (match, seq, at, event) VALUES (?, ?, ?, ?)",
                [(key, place, at, event_to_text(event)) for place, event in enumerate(events, seq)],
            )
            if events:
                self._facts.follow(key, events, at)
            ended = any(isinstance(event, _ENDS) for event in events)
            counts = count_all(connection) if ended else None
        if counts is not None:
            remember_counts(self.database.path.parent, counts)

    def load(self, match_id: str) -> StoredMatch:
        """A match with all its events; KeyError when there is none of this id."""
        with self.database.reading() as connection:
            key = _key(connection, match_id)
            setup, started_at = connection.execute(
                "SELECT setup, started_at FROM matches WHERE id = ?", (key,)
            ).fetchone()
            events = tuple(event_from_text(text) for _, text in read_rows(connection, key))
            if not events:
                raise KeyError(match_id)
            return StoredMatch(match_id, setup_from_text(setup), started_at, events)

    def unfinished(self) -> tuple[MatchSummary, ...]:
        """The matches of the active profile that can be continued, the last played first.

        One that cannot be read is left out.
        """
        with self.database.reading() as connection:
            lines = connection.execute(_UNFINISHED).fetchall()
        summaries = (self._summary(*line) for line in lines)
        return tuple(summary for summary in summaries if summary is not None)

    def rebuild(self) -> None:
        """Make everything that is derived from the events anew."""
        with self.database.changing():
            self._facts.rebuild()

    def _fact_keeper(self) -> FactKeeper:
        from ginrummy_qt.storage.fact_keeper import FactKeeper

        return FactKeeper(self.database.connection)

    def _summary(
        self, match_id: str, setup: str, started_at: int, updated_at: int, hands: int, south: int, north: int
    ) -> MatchSummary | None:
        try:
            read = setup_from_text(setup)
        except CodecError as error:
            _log.error("the setup of match %s in %s cannot be read: %s", match_id, self.database.path, error)
            return None
        return MatchSummary(match_id, read, started_at, updated_at, hands, (south, north))


_ENDS: Final = HandScored | HandVoided | MatchWon | MatchResigned | PracticeEnded
_FORGET_EMPTY: Final = """
    DELETE FROM matches WHERE match_id = ?
    AND NOT EXISTS (SELECT 1 FROM events WHERE match = id)
    AND NOT EXISTS (SELECT 1 FROM packed WHERE match = id)
"""
_UNFINISHED: Final = """
    SELECT match_id, matches.setup, started_at, updated_at, hands, south_points, north_points
    FROM match_facts INDEXED BY match_unfinished JOIN matches ON matches.id = match_facts.match
    WHERE result = 0 AND matches.profile = (SELECT id FROM profiles WHERE active)
    ORDER BY updated_at DESC, match DESC
"""


def _key(connection: sqlite3.Connection, match_id: str) -> int:
    line = connection.execute("SELECT id FROM matches WHERE match_id = ?", (match_id,)).fetchone()
    if line is None:
        raise KeyError(match_id)
    return cast(int, line[0])


def _kept_key(connection: sqlite3.Connection, match_id: str) -> int:
    try:
        return _key(connection, match_id)
    except KeyError:
        raise StorageUnavailable("This match is not kept any more.") from None


def _last_time(connection: sqlite3.Connection, key: int) -> int:
    line = connection.execute("SELECT updated_at FROM match_facts WHERE match = ?", (key,)).fetchone()
    return cast(int, line[0]) if line else 0
