"""What a database has derived from its events, to be compared."""

from __future__ import annotations

import sqlite3
from typing import Any

from ginrummy_qt.storage.schema_002 import DERIVED_TABLES


def fact_tables(connection: sqlite3.Connection) -> dict[str, list[tuple[Any, ...]]]:
    """All rows of the derived tables."""
    return {
        table: sorted(connection.execute(f"SELECT * FROM {table}").fetchall(), key=repr)
        for table in DERIVED_TABLES
    }
