"""A database of ours whose tables are not what they should be is put aside (issue 5, Faults)."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import Any, cast

import pytest

from ginrummy_qt.ports.storage import DamagedDatabase
from ginrummy_qt.storage.columns import COLUMNS, all_columns
from ginrummy_qt.storage.database import FILE_NAME, columns_of, open_database
from ginrummy_qt.storage.opening import open_stores


def test_the_columns_are_those_of_a_database_made_anew(tmp_path):
    with closing(open_database(tmp_path)) as fresh:
        assert columns_of(fresh) == all_columns()


@pytest.mark.parametrize("table", COLUMNS)
@pytest.mark.parametrize("instead", [None, "nonsense TEXT"])
def test_a_missing_or_foreign_table_is_damage_and_what_is_there_is_kept_aside(tmp_path, table, instead):
    open_database(tmp_path).close()
    with closing(sqlite3.connect(tmp_path / FILE_NAME, isolation_level=None)) as changed:
        changed.execute(f"DROP TABLE {table}")
        if instead is not None:
            changed.execute(f"CREATE TABLE {table} ({instead})")
    with pytest.raises(DamagedDatabase, match="parts of it are missing"):
        open_database(tmp_path)
    stores = open_stores(tmp_path)
    assert stores.trouble is None
    assert stores.recovery is not None
    cast(Any, stores.matches).close()


def test_a_complaint_of_sqlite_that_quotes_damage_is_damage(tmp_path):
    """SQLite's message then holds bytes that are no UTF-8, over which its module for Python stumbles."""
    open_database(tmp_path).close()
    path = tmp_path / FILE_NAME
    content = path.read_bytes()
    assert b"CREATE INDEX match_unfinished ON match_facts" in content
    path.write_bytes(
        content.replace(b"match_unfinished ON match_facts", b"match_unfinished ON match_fac\xeds")
    )
    with pytest.raises(DamagedDatabase, match="damaged"):
        open_database(tmp_path)


def test_a_name_that_is_no_longer_text_is_damage(tmp_path):
    """Python's own complaint, without any code of SQLite's."""
    open_database(tmp_path).close()
    path = tmp_path / FILE_NAME
    content = path.read_bytes()
    assert b"001 event log" in content
    path.write_bytes(content.replace(b"001 event log", b"001 event l\xedg"))
    with pytest.raises(DamagedDatabase, match="damaged"):
        open_database(tmp_path)


def test_a_backup_that_sqlite_quotes_damaged_is_passed_over(tmp_path):
    stores = open_stores(tmp_path)
    for now in (1_700_000_000, 1_700_100_000):
        stores.backups.make(now)
    cast(Any, stores.matches).close()
    newest, _older = (tmp_path / "backups" / each.name for each in stores.backups.backups())
    newest.write_bytes(newest.read_bytes().replace(b"001 event log", b"001 event l\xedg"))
    (tmp_path / FILE_NAME).write_bytes(b"noise" * 1_000)
    again = open_stores(tmp_path)
    assert again.trouble is None
    assert again.recovery is not None
    assert again.recovery.backup_at == 1_700_000_000
    cast(Any, again.matches).close()
