"""Backups are made by themselves, replace each other in turn, and can be gone back to (issue 5, 5)."""

from __future__ import annotations

import os
import random
import sqlite3
import threading
from contextlib import closing
from datetime import UTC, datetime

import pytest

from ginrummy_qt.ports.backups import BackupReason
from ginrummy_qt.ports.history import HistoryFilter
from ginrummy_qt.ports.storage import DamagedDatabase, StorageUnavailable
from ginrummy_qt.storage.backup_files import FOLDER
from ginrummy_qt.storage.backup_store import INTERVAL, FileBackups
from ginrummy_qt.storage.database import FILE_NAME
from ginrummy_qt.storage.history_store import SqliteHistory
from ginrummy_qt.storage.match_store import SqliteMatchStore
from ginrummy_qt.storage.opening import open_stores
from tests.helpers.fact_tables import fact_tables
from tests.helpers.long_past import live, quick_store
from tests.helpers.old_databases import old_match, write_001
from tests.helpers.sessions import SETUP, play_on, session_on

NOON = int(datetime(2026, 11, 30, 12, tzinfo=UTC).timestamp())


@pytest.fixture
def store(tmp_path):
    return quick_store(tmp_path)


@pytest.fixture
def backups(tmp_path, store):
    return FileBackups(tmp_path, store.database)


def play_one(store, seed=0):
    session = session_on(store, seed)
    session.new_match(SETUP)
    play_on(session, random.Random(seed))
    return session.match_id


def test_a_backup_is_a_whole_database_and_says_what_is_in_it(tmp_path, store, backups):
    live(store, 5)
    made = backups.make(NOON)
    assert (made.made_at, made.reason, made.sound) == (NOON, BackupReason.ASKED, True)
    assert made.name == "ginrummy-20261130-120000-asked.sqlite3"
    path = tmp_path / FOLDER / made.name
    assert made.bytes == path.stat().st_size
    hands = sum(match.hands for match in SqliteHistory(store.database).matches(HistoryFilter()))
    assert 0 < hands <= made.hands
    with closing(sqlite3.connect(path)) as copy:
        assert fact_tables(copy) == fact_tables(store.database.connection)
    assert backups.backups() == (made,)


def test_two_backups_of_one_second_have_two_names(backups):
    first, second = backups.make(NOON), backups.make(NOON)
    assert first.name != second.name
    assert set(backups.backups()) == {first, second}


def test_of_many_backups_of_one_second_the_last_ones_stay(backups):
    made = [backups.make(NOON) for _ in range(12)]
    assert backups.backups() == tuple(made[:-4:-1])


def test_an_automatic_backup_is_due_once_a_day_and_only_when_something_was_played(store, backups):
    assert backups.make_if_due(NOON) is None
    play_one(store)
    first = backups.make_if_due(NOON)
    assert first is not None
    assert first.reason is BackupReason.AUTOMATIC
    play_one(store, 1)
    assert backups.make_if_due(NOON + INTERVAL - 1) is None
    second = backups.make_if_due(NOON + INTERVAL)
    assert second is not None
    assert second.matches == first.matches + 1
    assert backups.make_if_due(NOON + 9 * INTERVAL) is None, "nothing was played since"


def test_a_clock_set_back_does_not_stop_the_backups(store, backups):
    play_one(store)
    assert backups.make_if_due(NOON)
    play_one(store, 1)
    assert backups.make_if_due(NOON - 400 * INTERVAL)


@pytest.mark.parametrize("reason", [BackupReason.AUTOMATIC, BackupReason.BEFORE_RESET])
def test_what_was_copied_while_the_clock_was_ahead_pushes_out_nothing_made_after(store, backups, reason):
    for day in range(8):
        backups.make(NOON + (400 + 7 * day) * INTERVAL, reason)
    since = [backups.make(NOON + hour * 3_600, reason) for hour in range(3)]
    assert set(since) <= set(backups.backups())


def test_it_is_not_due_again_after_a_clock_that_was_ahead(store, backups):
    play_one(store)
    assert backups.make_if_due(NOON + 400 * INTERVAL)
    play_one(store, 1)
    assert backups.make_if_due(NOON)
    assert backups.make_if_due(NOON + 3_600) is None
    play_one(store, 2)
    assert backups.make_if_due(NOON + 7_200) is None
    assert backups.make_if_due(NOON + INTERVAL)


def test_one_can_go_back_though_the_clock_was_ahead_when_one_did_so_before(store, backups):
    play_one(store)
    made = backups.make(NOON)
    for day in range(3):
        backups.restore(made.name, NOON + (400 + day) * INTERVAL)
    undo = backups.restore(made.name, NOON + 5)
    assert undo in backups.backups()


def test_old_automatic_backups_go_but_one_of_each_of_the_last_weeks(store, backups):
    for day in range(60):
        backups.make(NOON + day * INTERVAL, BackupReason.AUTOMATIC)
    left = [(made.made_at - NOON) // INTERVAL for made in backups.backups()]
    assert left[:3] == [59, 58, 57]
    assert len(left) <= 3 + 4
    assert left[-1] >= 59 - 28


def test_backups_made_before_something_is_undone_are_not_pushed_out_by_automatic_ones(store, backups):
    reset = backups.make(NOON, BackupReason.BEFORE_RESET)
    for day in range(20):
        backups.make(NOON + day * INTERVAL, BackupReason.AUTOMATIC)
    assert reset in backups.backups()


def test_going_back_to_a_backup_and_back_again(store, backups):
    first = play_one(store)
    made = backups.make(NOON)
    before = fact_tables(store.database.connection)
    second = play_one(store, 1)
    after = fact_tables(store.database.connection)
    undo = backups.restore(made.name, NOON + 5)
    assert undo.reason is BackupReason.BEFORE_RESTORE
    assert fact_tables(store.database.connection) == before
    assert store.load(first)
    with pytest.raises(KeyError):
        store.load(second)
    play_one(store, 2)
    backups.restore(undo.name, NOON + 9)
    assert fact_tables(store.database.connection) == after
    assert store.database.connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    play_one(store, 3)


def test_what_was_restored_is_there_after_the_next_start(tmp_path, store, backups):
    kept = play_one(store)
    made = backups.make(NOON)
    play_one(store, 1)
    backups.restore(made.name, NOON + 5)
    store.close()
    again = SqliteMatchStore(tmp_path)
    assert [m.match_id for m in SqliteHistory(again.database).matches(HistoryFilter())] == [kept]


def test_a_backup_that_cannot_be_brought_up_to_date_is_not_put_in_place(store, backups, monkeypatch):
    def fail(_connection):
        raise sqlite3.OperationalError("disk I/O error")

    play_one(store)
    made = backups.make(NOON)
    play_one(store, 1)
    before = fact_tables(store.database.connection)
    monkeypatch.setattr("ginrummy_qt.storage.backup_store.migrate", fail)
    with pytest.raises(StorageUnavailable, match="disk I/O error"):
        backups.restore(made.name, NOON + 5)
    assert fact_tables(store.database.connection) == before
    play_one(store, 2)


def test_a_copy_is_made_though_an_old_one_cannot_be_removed(store, backups, monkeypatch, caplog):
    def refuse(_path):
        raise PermissionError("it is looked at by another program")

    first = [backups.make(NOON + minute * 60) for minute in range(3)]
    monkeypatch.setattr("pathlib.Path.unlink", refuse)
    made = backups.make(NOON + 600)
    assert set(backups.backups()) == {made, *first}
    assert "could not be removed" in caplog.text


def test_while_another_program_holds_the_file_nothing_is_restored_and_nobody_waits_for_ever(
    tmp_path, store, backups
):
    play_one(store)
    made = backups.make(NOON)
    play_one(store, 1)
    before = fact_tables(store.database.connection)
    store.database.connection.execute("PRAGMA busy_timeout = 50")
    with closing(sqlite3.connect(tmp_path / FILE_NAME, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StorageUnavailable, match="another program is using it"):
            backups.restore(made.name, NOON)
        other.execute("ROLLBACK")
    assert fact_tables(store.database.connection) == before


@pytest.mark.parametrize("name", ["nothing", f"../{FILE_NAME}", ""])
def test_only_a_backup_can_be_gone_back_to(store, backups, name):
    with pytest.raises(KeyError):
        backups.restore(name, NOON)


def test_a_damaged_backup_is_listed_as_such_and_not_restored(tmp_path, store, backups):
    play_one(store)
    made = backups.make(NOON)
    (tmp_path / FOLDER / made.name).write_bytes(b"\0" * 5_000)
    assert [backup.sound for backup in backups.backups()] == [False]
    before = fact_tables(store.database.connection)
    with pytest.raises(StorageUnavailable, match=r"^The backup .* is damaged\.$"):
        backups.restore(made.name, NOON)
    assert fact_tables(store.database.connection) == before


def test_a_backup_of_an_older_version_is_brought_up_to_date(tmp_path, store, backups):
    old = tmp_path / "old"
    old.mkdir()
    write_001(old, {"1" * 32: old_match(1)})
    target = tmp_path / FOLDER / "ginrummy-20250101-000000-automatic.sqlite3"
    target.parent.mkdir()
    (old / FILE_NAME).rename(target)
    assert backups.backups()[0].matches == 1
    backups.restore(target.name, NOON)
    assert SqliteHistory(store.database).count(HistoryFilter()) == 1


def test_a_database_with_matches_is_copied_before_its_form_changes(tmp_path):
    write_001(tmp_path, {"1" * 32: old_match(1)})
    stores = open_stores(tmp_path)
    [copy] = stores.backups.backups()
    assert (copy.reason, copy.matches) == (BackupReason.BEFORE_UPDATE, 1)
    assert stores.history.count(HistoryFilter()) == 1


def test_a_backup_is_made_on_another_thread_while_the_game_goes_on(store, backups):
    play_one(store)
    made = []
    thread = threading.Thread(target=lambda: made.append(backups.make_if_due(NOON)))
    session = session_on(store, 1)
    session.new_match(SETUP)
    thread.start()
    play_on(session, random.Random(1))
    thread.join()
    assert made[0].sound
    assert made[0].matches >= 1


def test_no_backup_is_made_of_a_damaged_database(tmp_path, store, backups):
    play_one(store)
    store.close()
    path = tmp_path / FILE_NAME
    data = bytearray(path.read_bytes())
    data[4096 * 3 : 4096 * 5] = b"\xff" * 8192
    path.write_bytes(data)
    with pytest.raises(StorageUnavailable) as caught:
        backups.make_if_due(NOON)
    assert isinstance(caught.value, DamagedDatabase)
    assert backups.backups() == ()


def test_a_copy_being_made_is_let_alone_and_one_left_behind_goes(tmp_path, backups):
    backups.make(NOON)
    folder = tmp_path / FOLDER
    busy, left = folder / "one.sqlite3.new", folder / "another.sqlite3.new"
    for path in (busy, left):
        path.write_bytes(b"half")
    os.utime(left, (1, 1))
    backups.make(NOON + 60)
    assert busy.exists()
    assert not left.exists()


def test_where_there_is_no_room_no_half_backup_stays(tmp_path, store, backups):
    play_one(store)
    (tmp_path / FOLDER).write_text("in the way")
    with pytest.raises(StorageUnavailable, match=r"^The backups in .* cannot be used: .*\.$"):
        backups.make(NOON)
    (tmp_path / FOLDER).unlink()
    assert backups.make(NOON).sound
    assert [path.suffix for path in (tmp_path / FOLDER).iterdir()] == [".sqlite3"]
