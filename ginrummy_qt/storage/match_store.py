"""The event log of all matches in SQLite.

A match is a line of `matches` and its events as lines of text; the line of `summaries` follows from them and
can be made anew.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import cast

from ginrummy_qt.ports.storage import MatchSummary, StorageUnavailable, StoredMatch
from ginrummy_qt.ports.table import MatchSetup
from ginrummy_qt.rules.codec import CodecError, decode, encode, from_json, to_json
from ginrummy_qt.rules.events import Event
from ginrummy_qt.rules.record import event_from_text, event_to_text
from ginrummy_qt.storage.database import FILE_NAME, open_database, storage_errors, transaction
from ginrummy_qt.storage.tally import Tally, tally

_log = logging.getLogger(__name__)


class SqliteMatchStore:
    """A `ports.storage.MatchStore` in the database of a folder; for use from one thread."""

    def __init__(self, folder: Path) -> None:
        """Open the database. Raises NewerDatabase or StorageUnavailable."""
        self._path = folder / FILE_NAME
        self._database = open_database(folder)

    def close(self) -> None:
        """Close the database; nothing is lost without it."""
        self._database.close()

    def create(self, match_id: str, setup: MatchSetup, now: int) -> None:
        """Begin the log of a match, which is listed from its first event on."""
        line = (match_id, _setup_to_text(setup), now)
        with storage_errors(self._path), transaction(self._database):
            self._database.execute("INSERT INTO matches (match_id, setup, started_at) VALUES (?, ?, ?)", line)

    def append(self, match_id: str, seq: int, events: Sequence[Event], now: int) -> None:
        """Append events after the first `seq` ones, durably, in one transaction, or not at all.

        Raises StorageUnavailable also when the log does not hold exactly `seq` events.
        """
        with storage_errors(self._path), transaction(self._database):
            key = self._key(match_id)
            if self._length(key) != seq:
                raise StorageUnavailable("This match was continued in another window.")
            self._database.executemany(
                "INSERT INTO events (match, seq, at, event) VALUES (?, ?, ?, ?)",
                [(key, place, now, event_to_text(event)) for place, event in enumerate(events, seq)],
            )
            self._add_to_summary(key, tally(events), now)

    def load(self, match_id: str) -> StoredMatch:
        """A match with all its events; KeyError when there is none of this id."""
        with storage_errors(self._path):
            key = self._key(match_id)
            setup, started_at = self._database.execute(
                "SELECT setup, started_at FROM matches WHERE id = ?", (key,)
            ).fetchone()
            lines = self._database.execute("SELECT event FROM events WHERE match = ? ORDER BY seq", (key,))
            texts = [text for (text,) in lines]
        if not texts:
            raise KeyError(match_id)
        with _reading(self._path):
            events = tuple(map(event_from_text, texts))
            return StoredMatch(match_id, _setup_from_text(setup), started_at, events)

    def unfinished(self) -> tuple[MatchSummary, ...]:
        """The matches that can be continued, the last played first; one that cannot be read is left out."""
        with storage_errors(self._path):
            lines = self._database.execute(
                "SELECT match_id, setup, started_at, updated_at, hands, south_points, north_points"
                " FROM summaries JOIN matches ON matches.id = summaries.match"
                " WHERE NOT finished ORDER BY updated_at DESC, match DESC"
            ).fetchall()
        summaries = (self._summary(*line) for line in lines)
        return tuple(summary for summary in summaries if summary is not None)

    def rebuild_summaries(self) -> None:
        """Count every summary anew from the events."""
        with storage_errors(self._path), _reading(self._path), transaction(self._database):
            self._database.execute("DELETE FROM summaries")
            lines = self._database.execute("SELECT match, at, event FROM events ORDER BY match, seq")
            for key, at, text in lines.fetchall():
                self._add_to_summary(key, tally([event_from_text(text)]), at)

    def _summary(
        self, match_id: str, setup: str, started_at: int, updated_at: int, hands: int, south: int, north: int
    ) -> MatchSummary | None:
        try:
            read = _setup_from_text(setup)
        except CodecError as error:
            _log.error("the setup of match %s in %s cannot be read: %s", match_id, self._path, error)
            return None
        return MatchSummary(match_id, read, started_at, updated_at, hands, (south, north))

    def _key(self, match_id: str) -> int:
        line = self._database.execute("SELECT id FROM matches WHERE match_id = ?", (match_id,)).fetchone()
        if line is None:
            raise KeyError(match_id)
        return cast(int, line[0])

    def _length(self, key: int) -> int:
        query = "SELECT coalesce(max(seq) + 1, 0) FROM events WHERE match = ?"
        return cast(int, self._database.execute(query, (key,)).fetchone()[0])

    def _add_to_summary(self, key: int, more: Tally, now: int) -> None:
        self._database.execute("INSERT OR IGNORE INTO summaries VALUES (?, ?, 0, 0, 0, 0)", (key, now))
        self._database.execute(
            "UPDATE summaries SET updated_at = ?, hands = hands + ?, south_points = south_points + ?,"
            " north_points = north_points + ?, finished = finished OR ? WHERE match = ?",
            (now, more.hands, more.south, more.north, more.finished, key),
        )


@contextmanager
def _reading(path: Path) -> Iterator[None]:
    """Turns a stored text that cannot be read into StorageUnavailable."""
    try:
        yield
    except CodecError as error:
        raise StorageUnavailable(f"A match saved in {path} cannot be read: {error}.") from error


def _setup_to_text(setup: MatchSetup) -> str:
    return to_json(encode(setup))


def _setup_from_text(text: str) -> MatchSetup:
    """The setup of such a text. Raises CodecError for anything else."""
    return decode(MatchSetup, from_json(text))
