"""How much is kept, remembered beside the database: to say one day what is missing."""

from __future__ import annotations

import os
import sqlite3
from contextlib import suppress
from pathlib import Path
from typing import Final

Counts = tuple[int, int]
"""Matches that are over, and hands."""

_FILE: Final = "ginrummy.counts"


def count_all(connection: sqlite3.Connection) -> Counts:
    """What a database holds: read from the totals, or from the list that came before them."""
    tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}
    query = _COUNTS if "totals" in tables else "SELECT sum(finished), sum(hands) FROM summaries"
    matches, hands = connection.execute(query).fetchone()
    return matches or 0, hands or 0


_COUNTS: Final = """
    SELECT sum(matches_won + matches_lost + matches_resigned + matches_unscored),
           sum(hands_won + hands_lost + hands_void + hands_abandoned)
    FROM totals WHERE step = 0
"""


def remember_counts(folder: Path, counts: Counts) -> None:
    """Keep them; no harm where it fails.

    Written over in place: replacing or cutting off a file makes some systems wait for the disk.
    """
    with suppress(OSError), open(os.open(folder / _FILE, os.O_RDWR | os.O_CREAT, 0o600), "rb+") as file:
        file.write("{:>12} {:>12}\n".format(*counts).encode("ascii"))


def recall_counts(folder: Path) -> Counts | None:
    """What was kept last; None where nothing can be read."""
    try:
        matches, hands = map(int, (folder / _FILE).read_text(encoding="ascii").split())
    except (OSError, ValueError):
        return None
    return matches, hands
