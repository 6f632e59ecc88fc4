"""Whatever happens to the file: what can be kept is kept, and one sentence says what is missing (issue 5)."""

from __future__ import annotations

import random
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from ginrummy_qt.ports.history import HistoryFilter
from ginrummy_qt.ports.storage import StorageUnavailable
from ginrummy_qt.storage import damage, database
from ginrummy_qt.storage.database import FILE_NAME
from ginrummy_qt.storage.match_store import SqliteMatchStore
from ginrummy_qt.storage.migrations import APPLICATION_ID
from ginrummy_qt.storage.opening import Stores, open_stores
from tests.helpers.long_past import START, quick_store
from tests.helpers.sessions import SETUP, on_table, play_on, session_on

ALL = HistoryFilter()


def play_one(matches, seed=0):
    session = session_on(matches, seed)
    session.new_match(SETUP)
    play_on(session, random.Random(seed))
    return on_table(session)


def kept_by(stores: Stores) -> SqliteMatchStore:
    """The matches of a folder that can be written."""
    assert isinstance(stores.matches, SqliteMatchStore)
    return stores.matches


@pytest.fixture(scope="module")
def folder_with_backup(tmp_path_factory):
    """A folder with a match in its backup, and two more played since."""
    folder = tmp_path_factory.mktemp("kept")
    quick_store(folder).close()
    stores = open_stores(folder)
    kept_by(stores).database.connection.execute("PRAGMA synchronous = OFF")
    play_one(stores.matches)
    stores.backups.make_if_due(START)
    later = [play_one(stores.matches, seed) for seed in (1, 2)]
    since = sum(stores.history.match(match_id).hands for match_id in later)
    kept_by(stores).close()
    return folder, since


@pytest.fixture
def kept(folder_with_backup, tmp_path):
    source, since = folder_with_backup
    folder = tmp_path / "Gin Rummy, olá"
    shutil.copytree(source, folder)
    return folder, since


def truncated(data):
    return data[: len(data) // 2]


def garbage(data):
    return bytes(random.Random(1).randrange(256) for _ in range(len(data)))


def first_page_gone(data):
    return b"\0" * 4096 + data[4096:]


def pages_overwritten(data):
    return data[: 4096 * 4] + b"\xa5" * 4096 * 3 + data[4096 * 7 :]


def emptied(data):
    return b""


DAMAGE = (truncated, garbage, first_page_gone, pages_overwritten, emptied)


@pytest.mark.parametrize("damage_it", DAMAGE)
def test_a_damaged_file_is_kept_aside_and_the_last_backup_restored(kept, damage_it):
    folder, since = kept
    path = folder / FILE_NAME
    damaged = damage_it(path.read_bytes())
    path.write_bytes(damaged)
    stores = open_stores(folder)
    assert stores.trouble is None
    assert stores.recovery is not None
    assert (stores.recovery.backup_at, stores.recovery.matches, stores.recovery.hands) == (START, 2, since)
    [aside] = folder.glob("ginrummy.damaged-*.sqlite3")
    assert stores.recovery.aside == str(aside)
    assert aside.read_bytes() == damaged
    assert stores.history.count(ALL) == 1
    play_one(stores.matches, 3)
    kept_by(stores).close()
    again = open_stores(folder)
    assert again.recovery is None
    assert again.history.count(ALL) == 2


@pytest.mark.parametrize("damage_it", DAMAGE[:4])
def test_without_a_backup_it_is_kept_aside_and_everything_begins_anew(kept, damage_it):
    folder, _ = kept
    shutil.rmtree(folder / "backups")
    path = folder / FILE_NAME
    path.write_bytes(damage_it(path.read_bytes()))
    stores = open_stores(folder)
    assert stores.trouble is None
    assert stores.recovery is not None
    assert stores.recovery.backup_at is None
    assert stores.recovery.matches == 3
    assert stores.history.count(ALL) == 0
    play_one(stores.matches)


def test_damaged_twice_on_one_day_both_files_are_kept(kept):
    folder, _ = kept
    for _ in range(2):
        (folder / FILE_NAME).write_bytes(b"nonsense")
        kept_by(open_stores(folder)).close()
    assert len(list(folder.glob("ginrummy.damaged-*.sqlite3"))) == 2


@pytest.mark.parametrize("steps", range(5))
def test_a_recovery_cut_off_at_any_step_is_finished_at_the_next_start(kept, monkeypatch, steps):
    folder, _ = kept
    path = folder / FILE_NAME
    path.write_bytes(b"nonsense")
    for side in ("-wal", "-shm"):
        path.with_name(path.name + side).write_bytes(b"of the old file")
    left = [steps]
    replace = Path.replace

    def cut_off(self, target):
        left[0] -= 1
        if left[0] < 0:
            raise KeyboardInterrupt
        return replace(self, target)

    with monkeypatch.context() as power:
        power.setattr(Path, "replace", cut_off)
        try:
            kept_by(open_stores(folder)).close()
        except KeyboardInterrupt:
            assert steps < 4
    stores = open_stores(folder)
    assert stores.trouble is None
    assert stores.history.count(ALL) == 1
    assert not path.with_name(f"{FILE_NAME}.new").exists()
    assert len(list(folder.glob("ginrummy.damaged-*.sqlite3"))) == 1


def test_a_damaged_backup_is_passed_over(kept):
    folder, _ = kept
    [good] = (folder / "backups").iterdir()
    bad = good.with_name("ginrummy-20261129-000000-automatic.sqlite3")
    bad.write_bytes(b"nonsense")
    (folder / FILE_NAME).write_bytes(b"nonsense")
    stores = open_stores(folder)
    assert stores.recovery is not None
    assert stores.recovery.backup_at == START


def test_a_database_of_ours_without_its_tables_is_damaged(kept):
    folder, _ = kept
    path = folder / FILE_NAME
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA foreign_keys = OFF")
        connection.execute("DROP TABLE hand_facts")
        connection.commit()
    stores = open_stores(folder)
    assert stores.recovery is not None
    assert stores.history.count(ALL) == 1


def test_a_database_of_another_program_is_left_alone(tmp_path):
    with closing(sqlite3.connect(tmp_path / FILE_NAME)) as connection:
        connection.execute("CREATE TABLE theirs (thing TEXT)")
    stores = open_stores(tmp_path)
    assert stores.recovery is None
    assert stores.trouble is not None
    assert "belongs to another program" in stores.trouble.reason


def test_a_database_of_ours_with_a_wrong_schema_is_put_aside(tmp_path):
    with closing(sqlite3.connect(tmp_path / FILE_NAME)) as connection:
        connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        connection.execute("CREATE TABLE matches (something TEXT)")
        connection.commit()
    stores = open_stores(tmp_path)
    assert stores.trouble is None
    assert stores.recovery is not None
    play_one(stores.matches)


def test_a_large_file_is_checked_as_a_whole_once_damage_was_suspected(kept, monkeypatch):
    folder, _ = kept
    monkeypatch.setattr(damage, "SMALL", 0)
    path = folder / FILE_NAME
    path.write_bytes(pages_overwritten(path.read_bytes()))
    damage.mark_suspect(folder)
    assert open_stores(folder).recovery is not None


def test_a_database_locked_by_a_backup_tool_is_no_damage_and_nothing_is_lost(kept, monkeypatch):
    folder, _ = kept
    monkeypatch.setattr(database, "BUSY_SECONDS", 0.05)
    stores = open_stores(folder)
    session = session_on(stores.matches, 7)
    session.new_match(SETUP)
    before = session.seq
    with closing(sqlite3.connect(folder / FILE_NAME, isolation_level=None)) as tool:
        tool.execute("BEGIN IMMEDIATE")
        with pytest.raises(StorageUnavailable, match="another program is using it"):
            stores.matches.append(on_table(session), before, (), 1)
        tool.execute("ROLLBACK")
    play_on(session, random.Random(7), 5)
    assert session.seq > before
    assert stores.recovery is None


def test_what_is_torn_at_the_end_of_the_log_beside_it_costs_nothing_acknowledged(kept, tmp_path):
    """Power fails while a commit is written: every byte after the last one kept may be anything."""
    folder, _ = kept
    stores = open_stores(folder)
    session = session_on(stores.matches, 7)
    session.new_match(SETUP)
    kept_events = stores.matches.load(on_table(session)).events
    wal = folder / f"{FILE_NAME}-wal"
    length = wal.stat().st_size
    play_on(session, random.Random(7), 1)
    for seed in range(8):
        rng = random.Random(seed)
        crashed = tmp_path / f"crashed {seed}"
        shutil.copytree(folder, crashed)
        torn = crashed / wal.name
        data = torn.read_bytes()
        cut = rng.randrange(length, len(data))
        torn.write_bytes(data[:cut] + bytes(rng.randrange(256) for _ in range(rng.randrange(300))))
        again = open_stores(crashed)
        assert again.recovery is None
        assert again.matches.load(on_table(session)).events == kept_events
        kept_by(again).close()
