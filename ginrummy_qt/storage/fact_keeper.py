"""Keeps what is derived from the events in step with them, inside the transaction that is open.

A hand that ends costs what its own events cost to read. Whatever is out of the ordinary (a move taken back, a
match taken out or put back) makes the facts of the match anew from all its events: one function for both
ways, so that they cannot differ.
"""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Sequence
from typing import cast

from ginrummy_qt.ports.history import MatchResult, opponent_key, ruleset_key
from ginrummy_qt.ports.table import MatchSetup
from ginrummy_qt.rules.codec import CodecError
from ginrummy_qt.rules.events import (
    Event,
    HandScored,
    HandVoided,
    MatchResigned,
    MatchStarted,
    MatchWon,
    PracticeEnded,
    TakenBack,
)
from ginrummy_qt.rules.record import event_from_text
from ginrummy_qt.rules.seats import Seat
from ginrummy_qt.storage.codes import HAND_COLUMNS, MATCH_CODES, MATCH_RESULTS, hand_of, hand_row
from ginrummy_qt.storage.event_rows import read_rows
from ginrummy_qt.storage.hand_facts import HandFacts, hand_facts, hands_in
from ginrummy_qt.storage.ledger import Ledger
from ginrummy_qt.storage.local_days import local_day
from ginrummy_qt.storage.match_log import last_hand_rows, pack_match, timed_events
from ginrummy_qt.storage.schema_002 import DERIVED_TABLES
from ginrummy_qt.storage.setups import setup_from_text, setup_to_text

_log = logging.getLogger(__name__)

Ending = MatchWon | MatchResigned | PracticeEnded
HandEnd = HandScored | HandVoided


class FactKeeper:
    """The derived tables of one database."""

    def __init__(self, database: sqlite3.Connection) -> None:
        self._database = database

    def follow(self, key: int, events: Sequence[Event], at: int) -> None:
        """Take note of events just appended; a match that is over is packed."""
        ends = [event for event in events if isinstance(event, HandEnd)]
        over = next((event for event in events if isinstance(event, Ending)), None)
        unusual = len(ends) > 1 or any(isinstance(event, TakenBack | MatchStarted) for event in events)
        if unusual or not self._knows(key):
            self.refresh(key)
        elif ends or over is not None:
            self._follow_end(key, ends[0].number if ends else None, over, at)
        else:
            line = (at, local_day(at), key)
            self._database.execute("UPDATE match_facts SET updated_at = ?, day = ? WHERE match = ?", line)
        if over is not None:
            pack_match(self._database, key)

    def refresh(self, key: int) -> None:
        """Make the facts of a match anew from its events, in place of what was counted of it. CodecError."""
        ledger = Ledger()
        self._forget(key, ledger)
        self._count(key, ledger)
        ledger.write(self._database)

    def forget(self, key: int) -> None:
        """Take a match out of everything derived."""
        ledger = Ledger()
        self._forget(key, ledger)
        ledger.write(self._database)

    def rebuild(self) -> None:
        """Make everything derived anew from the events; a match that cannot be read is left out."""
        for table in DERIVED_TABLES:
            self._database.execute(f"DELETE FROM {table}")
        ledger = Ledger()
        lines = self._database.execute("SELECT id, match_id FROM matches WHERE NOT removed ORDER BY id")
        for key, match_id in lines.fetchall():
            try:
                self._count(key, ledger)
            except CodecError as error:
                _log.error("match %s cannot be read and is not counted: %s", match_id, error)
        ledger.write(self._database)

    def group(self, profile: int, era: int, setup: MatchSetup) -> int:
        """The group that matches of this setup are summed up in."""
        names = (profile, era, opponent_key(setup), ruleset_key(setup.ruleset), setup.kind.value)
        self._database.execute(
            "INSERT INTO groups (profile, era, opponent, ruleset, kind, setup) VALUES (?, ?, ?, ?, ?, ?)"
            " ON CONFLICT (profile, era, opponent, ruleset, kind) DO UPDATE SET setup = excluded.setup"
            " WHERE setup <> excluded.setup",
            (*names, setup_to_text(MatchSetup(setup.ruleset, setup.level))),
        )
        query = (
            "SELECT id FROM groups"
            " WHERE profile = ? AND era = ? AND opponent = ? AND ruleset = ? AND kind = ?"
        )
        return cast(int, self._database.execute(query, names).fetchone()[0])

    # Inside

    def _knows(self, key: int) -> bool:
        return (
            self._database.execute("SELECT 1 FROM match_facts WHERE match = ?", (key,)).fetchone() is not None
        )

    def _follow_end(self, key: int, number: int | None, over: Ending | None, at: int) -> None:
        """The hand of this number is over, or, for None, the one the match was given up in."""
        query = "SELECT grp FROM match_facts WHERE match = ?"
        (group,) = self._database.execute(query, (key,)).fetchone()
        ledger = Ledger()
        if number is not None or isinstance(over, MatchResigned):
            found, rows = last_hand_rows(self._database, key, number)
            hand = hand_facts(self._started(key), found, timed_events(rows)) if rows else None
            if hand is not None and not self._has_hand(key, hand.number):
                self._put_hand(key, group, hand, ledger)
        self._put_match(key, group, over, at, ledger)
        ledger.write(self._database)

    def _has_hand(self, key: int, number: int) -> bool:
        query = "SELECT 1 FROM hand_facts WHERE match = ? AND number = ?"
        return self._database.execute(query, (key, number)).fetchone() is not None

    def _started(self, key: int) -> MatchStarted:
        query = "SELECT event FROM events WHERE match = ? AND seq = 0"
        (text,) = self._database.execute(query, (key,)).fetchone()
        return _as_start(event_from_text(text))

    def _count(self, key: int, ledger: Ledger) -> None:
        """Count a match that is not counted, from all its events; one without any, or removed, is not."""
        query = "SELECT profile, era, setup FROM matches WHERE id = ? AND NOT removed"
        line = self._database.execute(query, (key,)).fetchone()
        rows = [] if line is None else timed_events(read_rows(self._database, key))
        if not rows:
            return
        profile, era, setup = line
        group = self.group(profile, era, setup_from_text(setup))
        started = _as_start(rows[0].event)
        try:
            hands = [hand_facts(started, number, hand) for number, hand in hands_in(rows)]
        except ValueError as error:
            raise CodecError(str(error)) from None
        for hand in hands:
            if hand is not None:
                self._put_hand(key, group, hand, ledger)
        over = next((row.event for row in rows if isinstance(row.event, Ending)), None)
        self._put_match(key, group, over, rows[-1].at, ledger)

    def _put_hand(self, key: int, group: int, hand: HandFacts, ledger: Ledger) -> None:
        day = local_day(hand.ended_at)
        values = (key, group, day, *hand_row(hand))
        marks = ", ".join("?" * len(values))
        self._database.execute(
            f"INSERT INTO hand_facts (match, grp, day, {HAND_COLUMNS}) VALUES ({marks})", values
        )
        ledger.add_hand(group, day, hand)

    def _put_match(self, key: int, group: int, over: Ending | None, at: int, ledger: Ledger) -> None:
        """Write the row of a match from those of its hands and from the event that ended it."""
        played = self._database.execute(_MATCH_SUMS, (key,)).fetchone()
        result, totals = _result(over, (played[1], played[2]))
        day = local_day(at)
        self._database.execute(
            "INSERT OR REPLACE INTO match_facts (match, grp, updated_at, day, result, hands, south_points,"
            " north_points, gins, their_gins, undercuts, undercut_by, seconds, south_total, north_total)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (key, group, at, day, MATCH_CODES[result], *played, *totals),
        )
        if result is not MatchResult.UNFINISHED:
            ledger.add_match(group, day, result, totals)

    def _forget(self, key: int, ledger: Ledger) -> None:
        hands = self._database.execute(
            f"SELECT grp, day, {HAND_COLUMNS} FROM hand_facts WHERE match = ?", (key,)
        )
        for group, day, *row in hands.fetchall():
            ledger.add_hand(group, day, hand_of(tuple(row)), -1)
        line = self._database.execute(
            "SELECT grp, day, result, south_total, north_total FROM match_facts WHERE match = ?", (key,)
        ).fetchone()
        if line is not None and (result := MATCH_RESULTS[line[2]]) is not MatchResult.UNFINISHED:
            ledger.add_match(line[0], line[1], result, (line[3], line[4]), -1)
        self._database.execute("DELETE FROM hand_facts WHERE match = ?", (key,))
        self._database.execute("DELETE FROM match_facts WHERE match = ?", (key,))


_MATCH_SUMS = """
    SELECT count(*) FILTER (WHERE result <> 4),
           coalesce(sum(points) FILTER (WHERE points > 0), 0),
           coalesce(-sum(points) FILTER (WHERE points < 0), 0),
           count(*) FILTER (WHERE ending IN (2, 3) AND result = 1),
           count(*) FILTER (WHERE ending IN (2, 3) AND result = 2),
           count(*) FILTER (WHERE ending = 4 AND result = 1),
           count(*) FILTER (WHERE ending = 4 AND result = 2),
           coalesce(sum(seconds) FILTER (WHERE result <> 4), 0)
    FROM hand_facts WHERE match = ?
"""
"""The numbers are those of `codes`."""


def _result(over: Ending | None, points: tuple[int, int]) -> tuple[MatchResult, tuple[int, int]]:
    match over:
        case MatchWon(winner, totals):
            return (MatchResult.WON if winner is Seat.SOUTH else MatchResult.LOST), totals
        case MatchResigned(Seat.SOUTH):
            return MatchResult.RESIGNED, points
        case MatchResigned():
            return MatchResult.WON, points
        case PracticeEnded():
            return MatchResult.UNSCORED, points
    return MatchResult.UNFINISHED, points


def _as_start(event: Event | None) -> MatchStarted:
    if not isinstance(event, MatchStarted):
        raise CodecError("the first event is no start of a match")
    return event
