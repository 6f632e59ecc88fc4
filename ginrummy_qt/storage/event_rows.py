"""The events of a match as the database keeps them: a row each while it is played, one packed text after."""

from __future__ import annotations

import sqlite3
import zlib
from typing import cast

from ginrummy_qt.rules.codec import CodecError

Row = tuple[int, str]
"""When an event happened, and its text."""


def read_rows(database: sqlite3.Connection, key: int) -> list[Row]:
    """All events of a match, oldest first. Raises CodecError for a packed text that cannot be unpacked."""
    packed = database.execute("SELECT log FROM packed WHERE match = ?", (key,)).fetchone()
    rows = database.execute("SELECT at, event FROM events WHERE match = ? ORDER BY seq", (key,))
    return (unpack(packed[0]) if packed else []) + rows.fetchall()


def length(database: sqlite3.Connection, key: int) -> int:
    """How many events a match has."""
    query = (
        "SELECT max(coalesce((SELECT max(seq) + 1 FROM events WHERE match = ?1), 0),"
        " coalesce((SELECT events FROM packed WHERE match = ?1), 0))"
    )
    return cast(int, database.execute(query, (key,)).fetchone()[0])


def unpack(log: bytes) -> list[Row]:
    """The rows of such a text. Raises CodecError for anything else."""
    try:
        lines = zlib.decompress(log).decode("utf-8").split("\n")
    except (zlib.error, UnicodeDecodeError, TypeError) as error:
        raise CodecError(f"not a packed match: {error}") from None
    rows, at = [], 0
    for line in lines:
        seconds, _, text = line.partition(" ")
        try:
            at += int(seconds)
        except ValueError:
            raise CodecError(f"not a packed match: {line[:40]!r}") from None
        rows.append((at, text))
    return rows
