"""The data folder, and playing on where nothing can be saved (issue 2, Bad input)."""

from __future__ import annotations

import random
import sqlite3
import stat
import sys
from contextlib import closing
from pathlib import Path

import pytest
from platformdirs import user_data_path

from ginrummy_qt.ports.settings import Settings, ThemeChoice
from ginrummy_qt.ports.storage import StorageUnavailable
from ginrummy_qt.rules.seats import Seat
from ginrummy_qt.storage.data_folder import data_folder, make_ready
from ginrummy_qt.storage.database import FILE_NAME
from ginrummy_qt.storage.match_store import SqliteMatchStore
from ginrummy_qt.storage.memory_store import MemoryMatchStore
from ginrummy_qt.storage.opening import open_stores
from ginrummy_qt.storage.settings_file import SettingsFile
from tests.helpers.sessions import SETUP, play_on, session_on


def test_the_folder_is_the_platforms_unless_another_is_given(tmp_path, monkeypatch):
    assert data_folder() == user_data_path("ginrummy-qt", appauthor=False)
    assert data_folder(tmp_path) == tmp_path
    monkeypatch.chdir(tmp_path)
    assert data_folder(Path("here")) == tmp_path / "here"


def test_the_folder_is_made_and_only_its_owner_may_look(tmp_path):
    folder = tmp_path / "deep" / "down"
    make_ready(folder)
    make_ready(folder)
    assert list(folder.iterdir()) == []
    if sys.platform != "win32":
        assert stat.S_IMODE(folder.stat().st_mode) == 0o700


def test_everything_is_kept_in_one_folder(tmp_path):
    stores = open_stores(tmp_path)
    assert (stores.folder, stores.trouble) == (tmp_path, None)
    session_on(stores.matches).new_match(SETUP)
    stores.settings.save(Settings(theme=ThemeChoice.DARK))
    assert {entry.name.partition("-")[0] for entry in tmp_path.iterdir()} == {FILE_NAME, "settings.json"}
    again = open_stores(tmp_path)
    assert len(again.matches.unfinished()) == 1
    assert again.settings.load() == (Settings(theme=ThemeChoice.DARK), None)


def test_without_a_writable_folder_a_match_can_be_played_and_why_it_is_not_saved_is_said(tmp_path):
    (tmp_path / "file").touch()
    stores = open_stores(tmp_path / "file" / "folder")
    assert stores.trouble is not None
    assert stores.trouble.reason.startswith("Nothing can be written in ")
    assert stores.trouble.reason.endswith(".")
    assert not stores.trouble.newer
    assert isinstance(stores.matches, MemoryMatchStore)
    session = session_on(stores.matches)
    session.new_match(SETUP)
    play_on(session, random.Random(1))
    assert session.update(Seat.SOUTH).match.winner is not None
    stores.settings.save(Settings(theme=ThemeChoice.DARK))
    assert stores.settings.load()[0].theme is ThemeChoice.DARK


def test_beside_a_database_that_is_refused_nothing_is_touched_but_settings_are_read(tmp_path):
    SettingsFile(tmp_path).save(Settings(theme=ThemeChoice.DARK))
    with closing(sqlite3.connect(tmp_path / FILE_NAME)) as other:
        other.execute("CREATE TABLE theirs (thing TEXT)")
    before = {entry.name: entry.read_bytes() for entry in tmp_path.iterdir()}
    stores = open_stores(tmp_path)
    assert stores.trouble is not None
    assert stores.settings.load() == (Settings(theme=ThemeChoice.DARK), None)
    stores.settings.save(Settings())
    session_on(stores.matches).new_match(SETUP)
    assert {entry.name: entry.read_bytes() for entry in tmp_path.iterdir()} == before


@pytest.mark.skipif(
    not Path("/proc/self").exists(), reason="needs a folder in which even root cannot write: /proc"
)
def test_a_folder_that_exists_but_cannot_be_written_is_noticed():
    with pytest.raises(StorageUnavailable, match=r"^Nothing can be written in /proc/self \(.*\)\.$"):
        make_ready(Path("/proc/self"))


def test_the_store_in_a_file_is_the_one_that_is_used_where_all_is_well(tmp_path):
    assert isinstance(open_stores(tmp_path).matches, SqliteMatchStore)
