"""Opening the database: named migrations, and files that are refused and left as they are."""

from __future__ import annotations

import shutil
import sqlite3

import pytest

from ginrummy_qt.ports.storage import NewerDatabase, StorageUnavailable
from ginrummy_qt.storage import database, migrations
from ginrummy_qt.storage.database import FILE_NAME, open_database
from ginrummy_qt.storage.match_store import SqliteMatchStore
from ginrummy_qt.storage.migrations import MIGRATIONS, Migration, applied
from tests.helpers.sessions import SETUP

NAMES = {migration.name for migration in MIGRATIONS}
NOTES = Migration("902 notes", ("CREATE TABLE notes (note TEXT)", "INSERT INTO notes VALUES ('new')"))
BROKEN = Migration("903 broken", ("CREATE TABLE half (done TEXT)", "INSERT INTO nowhere VALUES (1)"))


@pytest.fixture
def path(tmp_path):
    return tmp_path / FILE_NAME


def contents(folder):
    return {entry.name: entry.read_bytes() for entry in folder.iterdir()}


def tables(connection):
    return {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}


def test_every_commit_is_on_the_disk_before_it_returns(tmp_path):
    connection = open_database(tmp_path)
    settings = {
        name: connection.execute(f"PRAGMA {name}").fetchone()[0]
        for name in (
            "journal_mode",
            "synchronous",
            "checkpoint_fullfsync",
            "foreign_keys",
            "busy_timeout",
        )
    }
    assert settings == {
        "journal_mode": "wal",
        "synchronous": 2,
        "checkpoint_fullfsync": 1,
        "foreign_keys": 1,
        "busy_timeout": 3000,
    }


def test_migrations_are_recorded_by_name_and_applied_once(tmp_path):
    for _ in range(2):
        connection = open_database(tmp_path)
        assert applied(connection) == {migration.name for migration in MIGRATIONS}
        connection.close()


def test_a_new_migration_is_applied_to_an_old_database_and_keeps_what_is_in_it(tmp_path, monkeypatch):
    store = SqliteMatchStore(tmp_path)
    store.create("0" * 32, SETUP, 5)
    store.close()
    monkeypatch.setattr(migrations, "MIGRATIONS", (*MIGRATIONS, NOTES))
    for _ in range(2):
        connection = open_database(tmp_path)
        assert applied(connection) == {*NAMES, "902 notes"}
        assert connection.execute("SELECT note FROM notes").fetchall() == [("new",)]
        assert connection.execute("SELECT match_id FROM matches").fetchall() == [("0" * 32,)]
        connection.close()


def test_a_migration_that_fails_leaves_nothing_behind(tmp_path, monkeypatch):
    open_database(tmp_path).close()
    monkeypatch.setattr(migrations, "MIGRATIONS", (*MIGRATIONS, NOTES, BROKEN))
    with pytest.raises(StorageUnavailable):
        open_database(tmp_path)
    monkeypatch.undo()
    connection = open_database(tmp_path)
    assert applied(connection) == NAMES
    assert tables(connection).isdisjoint({"notes", "half"})


def test_a_first_start_that_fails_can_be_repeated(tmp_path, monkeypatch):
    monkeypatch.setattr(migrations, "MIGRATIONS", (*MIGRATIONS, BROKEN))
    with pytest.raises(StorageUnavailable):
        open_database(tmp_path)
    monkeypatch.undo()
    assert applied(open_database(tmp_path)) == NAMES


def make_newer(folder, monkeypatch):
    """A database as a later version leaves it, and the connection of that version."""
    with monkeypatch.context() as later:
        later.setattr(migrations, "MIGRATIONS", (*MIGRATIONS, NOTES))
        return open_database(folder)


def test_a_database_from_a_newer_version_is_refused_byte_for_byte_untouched(tmp_path, monkeypatch):
    make_newer(tmp_path, monkeypatch).close()
    before = contents(tmp_path)
    with pytest.raises(NewerDatabase, match=r"^.* was written by a newer version of Gin Rummy Qt\.$"):
        SqliteMatchStore(tmp_path)
    after = contents(tmp_path)
    assert after[FILE_NAME] == before[FILE_NAME]
    assert {name for name, data in after.items() if data} - before.keys() <= {f"{FILE_NAME}-shm"}


def test_it_is_refused_untouched_also_when_the_newer_version_was_killed(tmp_path, monkeypatch):
    """What it wrote last lies in the log beside the database then."""
    there, here = tmp_path / "there", tmp_path / "here"
    there.mkdir()
    connection = make_newer(there, monkeypatch)
    shutil.copytree(there, here)
    connection.close()
    before = contents(here)
    assert before[f"{FILE_NAME}-wal"]
    with pytest.raises(NewerDatabase):
        SqliteMatchStore(here)
    after = contents(here)
    for name in (FILE_NAME, f"{FILE_NAME}-wal"):
        assert after[name] == before[name]


@pytest.mark.parametrize(
    "data", [b"not a database at all", b"SQLite format 3\0" + b"\xff" * 5000, b"\0" * 4096]
)
def test_a_file_that_is_no_database_is_refused_and_left_alone(tmp_path, path, data):
    path.write_bytes(data)
    with pytest.raises(StorageUnavailable, match=r"^The saved matches in .* cannot be used: it is .*\.$"):
        SqliteMatchStore(tmp_path)
    assert contents(tmp_path) == {FILE_NAME: data}


def test_the_database_of_another_program_is_refused_and_left_alone(tmp_path, path):
    other = sqlite3.connect(path)
    other.execute("CREATE TABLE theirs (thing TEXT)")
    other.close()
    before = contents(tmp_path)
    with pytest.raises(StorageUnavailable, match=r"^.* belongs to another program\.$"):
        SqliteMatchStore(tmp_path)
    assert contents(tmp_path) == before


def test_an_empty_file_is_a_new_database(tmp_path, path):
    path.touch()
    assert SqliteMatchStore(tmp_path).unfinished() == ()


@pytest.mark.parametrize("obstacle", ["a folder in its place", "a file in place of the folder"])
def test_a_database_that_cannot_be_opened_is_reported_in_one_sentence(tmp_path, path, obstacle):
    folder = tmp_path
    if obstacle == "a folder in its place":
        path.mkdir()
    else:
        folder = tmp_path / "file"
        folder.touch()
    with pytest.raises(StorageUnavailable, match=r"^The saved matches in .* cannot be used: .*\.$"):
        SqliteMatchStore(folder)


def test_a_database_held_by_another_program_is_reported(tmp_path, monkeypatch):
    monkeypatch.setattr(database, "BUSY_SECONDS", 0.05)
    other = open_database(tmp_path)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(StorageUnavailable, match="another program is using it"):
        open_database(tmp_path)
    other.execute("ROLLBACK")
    open_database(tmp_path).close()


def test_the_folder_may_have_any_name(tmp_path):
    folder = tmp_path / "a folder % with # signs? & ação"
    folder.mkdir()
    for _ in range(2):
        open_database(folder).close()
    assert (folder / FILE_NAME).exists()
