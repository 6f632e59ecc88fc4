"""Whether a file is a whole database."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path


def is_damaged(path: Path) -> bool:
    """Whether a file is no database, or one whose pages do not fit together; it is read as a whole.

    One that cannot be looked at now is not called damaged.
    """
    try:
        with closing(read_only(path)) as connection:
            found: object = connection.execute("PRAGMA quick_check(1)").fetchone()
            return found != ("ok",)
    except sqlite3.DatabaseError as error:
        return getattr(error, "sqlite_errorcode", 0) & 0xFF in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


def read_only(path: Path) -> sqlite3.Connection:
    """A connection that writes nothing; any thread may use it."""
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, check_same_thread=False)
