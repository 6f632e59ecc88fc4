"""Databases as released versions left them: their schema as text, filled by hand."""

from __future__ import annotations

import json
import random
import sqlite3
from contextlib import closing
from pathlib import Path

from ginrummy_qt.rules.codec import encode
from ginrummy_qt.rules.events import Event, HandScored, HandVoided, MatchResigned, MatchStarted, MatchWon
from ginrummy_qt.rules.game_match import resign
from ginrummy_qt.rules.record import event_to_text
from ginrummy_qt.rules.ruleset import PRESETS, Ruleset
from ginrummy_qt.rules.seats import Seat
from tests.helpers.deals import play_match, random_chooser

SCHEMA_001 = """
    CREATE TABLE migrations (name TEXT PRIMARY KEY) WITHOUT ROWID;
    PRAGMA application_id = 1196577140;
    CREATE TABLE matches (
        id INTEGER PRIMARY KEY,
        match_id TEXT NOT NULL UNIQUE,
        setup TEXT NOT NULL,
        started_at INTEGER NOT NULL
    );
    CREATE TABLE events (
        match INTEGER NOT NULL REFERENCES matches (id),
        seq INTEGER NOT NULL,
        at INTEGER NOT NULL,
        event TEXT NOT NULL,
        PRIMARY KEY (match, seq)
    ) WITHOUT ROWID;
    CREATE TABLE summaries (
        match INTEGER PRIMARY KEY REFERENCES matches (id),
        updated_at INTEGER NOT NULL,
        hands INTEGER NOT NULL,
        south_points INTEGER NOT NULL,
        north_points INTEGER NOT NULL,
        finished INTEGER NOT NULL
    );
    INSERT INTO migrations VALUES ('001 event log');
"""


def old_match(seed: int, ruleset: Ruleset = PRESETS["R1"], *, stop: int | None = None) -> tuple[Event, ...]:
    """A match played to its end, or given up after so many events."""
    rng = random.Random(seed)
    events: list[Event] = []
    for state, event in play_match(ruleset, rng, random_chooser(rng, endings=1, sense=1)):
        events.append(event)
        if len(events) == stop:
            return (*events, *resign(state, Seat.SOUTH))
    return tuple(events)


def write_001(folder: Path, matches: dict[str, tuple[Event, ...]], level: str = "steady") -> None:
    """A database of schema 001 with these matches, an event every five seconds."""
    with closing(sqlite3.connect(folder / "ginrummy.sqlite3")) as database:
        database.executescript(SCHEMA_001)
        for key, (match_id, events) in enumerate(matches.items(), 1):
            _write_match(database, key, match_id, events, level)
        database.commit()


def _write_match(
    database: sqlite3.Connection, key: int, match_id: str, events: tuple[Event, ...], level: str
) -> None:
    started = events[0]
    assert isinstance(started, MatchStarted)
    setup = json.dumps({"ruleset": encode(started.ruleset), "level": level}, separators=(",", ":"))
    start = 1_700_000_000 + key * 50_000
    database.execute("INSERT INTO matches VALUES (?, ?, ?, ?)", (key, match_id, setup, start))
    database.executemany(
        "INSERT INTO events VALUES (?, ?, ?, ?)",
        [(key, seq, start + 5 * seq, event_to_text(event)) for seq, event in enumerate(events)],
    )
    ended = [event for event in events if isinstance(event, HandScored | HandVoided)]
    points = [
        sum(event.score.points for event in ended if isinstance(event, HandScored) and event.winner is seat)
        for seat in Seat
    ]
    over = isinstance(events[-1], MatchWon | MatchResigned)
    line = (key, start + 5 * len(events) - 5, len(ended), *points, over)
    database.execute("INSERT INTO summaries VALUES (?, ?, ?, ?, ?, ?)", line)
