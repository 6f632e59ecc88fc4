"""Looking at what a data folder holds after an accident."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path

from ginrummy_qt.ports.storage import StorageUnavailable
from ginrummy_qt.rules.record import RecordError, read_record, write_record
from ginrummy_qt.storage.database import FILE_NAME
from ginrummy_qt.storage.match_store import SqliteMatchStore
from tools.soak.digests import prefixes

MOST_EVENTS_OF_A_STEP = 12
"""What one step may add beyond the last one acknowledged: a match with its first deal; and to spare."""

Acknowledged = Mapping[str, Mapping[int, str]]
"""Of each match: the number of events at some moments, and the digest of these events."""


def faults_in(folder: Path, acknowledged: Acknowledged) -> list[str]:
    """What is missing, half there or damaged; empty if all is well. Opens the store, as a start does."""
    found: list[str] = []
    try:
        store = SqliteMatchStore(folder)
    except StorageUnavailable as error:
        return [f"it does not open: {error}"]
    try:
        for match_id, spoken in acknowledged.items():
            found += _faults_of_match(store, match_id, spoken)
        for summary in store.unfinished():
            if summary.match_id not in acknowledged:
                found += _faults_of_match(store, summary.match_id, {})
    except StorageUnavailable as error:
        found.append(str(error))
    finally:
        store.close()
    return found + integrity(folder)


def _faults_of_match(store: SqliteMatchStore, match_id: str, spoken: Mapping[int, str]) -> list[str]:
    try:
        events = store.load(match_id).events
    except KeyError:
        return [f"match {match_id} is missing"] if spoken else []
    digests = list(prefixes(events))
    found = [
        f"match {match_id}: what was acknowledged at {seq} is not there ({len(events)} events)"
        for seq, digest in spoken.items()
        if seq > len(digests) or digests[seq - 1] != digest
    ]
    if spoken and len(events) > max(spoken) + MOST_EVENTS_OF_A_STEP:
        found.append(f"match {match_id}: {len(events)} events, though {max(spoken)} were acknowledged")
    try:
        read_record(write_record(events))
    except RecordError as error:
        found.append(f"match {match_id}: a step is half there: {error}")
    return found


def integrity(folder: Path) -> list[str]:
    """What SQLite's own check finds."""
    with closing(sqlite3.connect(folder / FILE_NAME)) as connection:
        lines = [line for (line,) in connection.execute("PRAGMA integrity_check")]
        strangers = connection.execute("PRAGMA foreign_key_check").fetchall()
    return [] if lines == ["ok"] and not strangers else [f"integrity: {[*lines, *strangers][:3]}"]
