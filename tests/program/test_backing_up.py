"""Backups are made by themselves beside the game, and damage found then is told (issue 5, 5)."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QObject

from ginrummy_qt.bootstrap import backing_up
from ginrummy_qt.bootstrap.backing_up import BackingUp
from ginrummy_qt.storage.database import FILE_NAME
from ginrummy_qt.storage.opening import open_stores
from tests.helpers.connections import close_databases
from tests.helpers.sessions import SETUP, session_on

__all__ = ["close_databases"]


@pytest.fixture
def stores(tmp_path):
    stores = open_stores(tmp_path)
    session = session_on(stores.matches)
    session.new_match(SETUP)
    session.resign()
    return stores


@pytest.fixture
def owner(qtbot, monkeypatch):
    monkeypatch.setattr(backing_up, "_FIRST_MS", 1)
    return QObject()


def test_a_backup_is_made_soon_after_the_start(stores, owner, qtbot):
    BackingUp(stores.backups, owner).start()
    qtbot.waitUntil(lambda: bool(stores.backups.backups()))
    assert [backup.matches for backup in stores.backups.backups()] == [1]


def test_damage_found_then_is_told(tmp_path, stores, owner, qtbot):
    stores.matches.close()
    path = tmp_path / FILE_NAME
    data = path.read_bytes()
    path.write_bytes(data[: 4096 * 3] + b"\xff" * 8192 + data[4096 * 5 :])
    backups = BackingUp(stores.backups, owner)
    with qtbot.waitSignal(backups.damaged) as told:
        backups.start()
    assert told.args == [f"The saved matches in {path} are damaged."]
    assert stores.backups.backups() == ()
    assert open_stores(tmp_path).recovery is not None
