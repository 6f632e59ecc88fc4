"""The shape of the database as a list of named steps, each recorded in the transaction that made it.

A step, once released, is never changed: a later version adds another one at the end.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from ginrummy_qt.storage.schema_002 import STATEMENTS

APPLICATION_ID: Final = int.from_bytes(b"GRQt", "big")
"""Marks the file as one of this program in SQLite's own header."""


@dataclass(frozen=True, slots=True)
class Migration:
    """A step of the schema, `fill` after the statements; the database remembers it by its name."""

    name: str
    statements: tuple[str, ...]
    fill: Callable[[sqlite3.Connection], None] | None = None


def _remember(connection: sqlite3.Connection) -> None:
    """Derive the facts of the matches there are, and pack those that are over."""
    from ginrummy_qt.storage.fact_keeper import FactKeeper
    from ginrummy_qt.storage.match_log import pack_finished

    FactKeeper(connection).rebuild()
    pack_finished(connection)


MIGRATIONS: Final = (
    Migration(
        "001 event log",
        (
            f"PRAGMA application_id = {APPLICATION_ID}",
            """CREATE TABLE matches (
                id INTEGER PRIMARY KEY,
                match_id TEXT NOT NULL UNIQUE,
                setup TEXT NOT NULL,
                started_at INTEGER NOT NULL
            )""",
            """CREATE TABLE events (
                match INTEGER NOT NULL REFERENCES matches (id),
                seq INTEGER NOT NULL,
                at INTEGER NOT NULL,
                event TEXT NOT NULL,
                PRIMARY KEY (match, seq)
            ) WITHOUT ROWID""",
            """CREATE TABLE summaries (
                match INTEGER PRIMARY KEY REFERENCES matches (id),
                updated_at INTEGER NOT NULL,
                hands INTEGER NOT NULL,
                south_points INTEGER NOT NULL,
                north_points INTEGER NOT NULL,
                finished INTEGER NOT NULL
            )""",
        ),
    ),
    Migration("002 what is remembered", STATEMENTS, _remember),
)


def applied(connection: sqlite3.Connection) -> frozenset[str]:
    """The names of the steps the database has gone through; none for an empty one."""
    known = connection.execute("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'migrations'")
    if known.fetchone() is None:
        return frozenset()
    return frozenset(name for (name,) in connection.execute("SELECT name FROM migrations"))


def is_newer(connection: sqlite3.Connection) -> bool:
    """Whether the database has gone through a step that this version does not know."""
    return not applied(connection) <= {migration.name for migration in MIGRATIONS}


def pending(connection: sqlite3.Connection) -> bool:
    """Whether a step is missing."""
    return not {migration.name for migration in MIGRATIONS} <= applied(connection)


def migrate(connection: sqlite3.Connection) -> None:
    """Apply the steps that are missing, all in the transaction that is open, or none."""
    done = applied(connection)
    connection.execute("CREATE TABLE IF NOT EXISTS migrations (name TEXT PRIMARY KEY) WITHOUT ROWID")
    for migration in MIGRATIONS:
        if migration.name not in done:
            for statement in migration.statements:
                connection.execute(statement)
            if migration.fill is not None:
                migration.fill(connection)
            connection.execute("INSERT INTO migrations (name) VALUES (?)", (migration.name,))
