"""Whether a file is a whole database."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

READING_ERRORS: Final = (sqlite3.Error, UnicodeDecodeError)
"""What reading a file may raise: SQLite's complaints quote it, and Python stumbles over what is no UTF-8."""
_DAMAGE: Final = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


def is_damaged(path: Path) -> bool:
    """Whether a file is no database, or one whose pages do not fit together; it is read as a whole.

    One that cannot be looked at now is not called damaged.
    """
    try:
        with closing(read_only(path)) as connection:
            found: object = connection.execute("PRAGMA quick_check(1)").fetchone()
            return found != ("ok",)
    except READING_ERRORS as error:
        return tells_of_damage(error)


def tells_of_damage(error: Exception) -> bool:
    """Whether an error says that the file is to blame."""
    undecodable = isinstance(error, UnicodeDecodeError) or str(error).startswith("Could not decode")
    return undecodable or getattr(error, "sqlite_errorcode", 0) & 0xFF in _DAMAGE


def read_only(path: Path) -> sqlite3.Connection:
    """A connection that writes nothing; any thread may use it."""
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, check_same_thread=False)
