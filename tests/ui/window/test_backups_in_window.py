"""Backups in the window: seen, made, and gone back to, over a real database."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLabel

from ginrummy_qt.ports.backups import BackupReason
from ginrummy_qt.ports.storage import StorageUnavailable
from ginrummy_qt.rules.seats import Seat
from tests.helpers.widgets import child, focused
from tests.helpers.windows import play_until, press, sheet_of, started


def show_backups(window):
    action = window.findChild(QAction, "backups")
    action.trigger()
    QCoreApplication.processEvents()


def told(window):
    return [label.text() for label in sheet_of(window).findChildren(QLabel) if label.isVisible()]


def rows(window):
    found = sheet_of(window).findChildren(QAbstractButton)
    return [each for each in found if each.objectName().startswith("backup_") and each.isVisible()]


@pytest.fixture
def window(program):
    return started(program)


def test_without_a_backup_it_says_when_there_will_be_one(window):
    show_backups(window)
    assert any(line.startswith("There is none yet") for line in told(window))
    assert not child(sheet_of(window), QAbstractButton, "restore").isEnabled()
    assert focused().objectName() == "close"


def test_one_made_now_is_listed_with_what_is_in_it(program, window):
    show_backups(window)
    press(window, "make")
    (made,) = program.stores[-1].backups.backups()
    assert made.reason is BackupReason.ASKED
    (row,) = rows(window)
    assert row.isChecked()
    assert row.accessibleDescription().startswith("Made when asked for: 0 finished matches, 0 hands, ")
    assert any(line.startswith("A backup is made: ") for line in told(window))


def test_going_back_is_asked_first_and_enter_leaves_everything(program, window):
    show_backups(window)
    press(window, "make")
    press(window, "restore")
    assert "What there is now is kept as a backup too." in told(window)
    QTest.keyClick(focused(), Qt.Key.Key_Return)
    assert sheet_of(window).objectName() == "backups"
    assert len(program.stores[-1].backups.backups()) == 1


def test_after_going_back_the_match_of_then_is_on_the_table_and_goes_on(program, window):
    play_until(program, Seat.SOUTH)
    before = window.desk.update
    show_backups(window)
    press(window, "make")
    press(window, "close")
    window.desk.submit(before.legal_actions[0], before.seq)
    play_until(program, Seat.SOUTH)
    assert window.desk.update.seq > before.seq
    show_backups(window)
    press(window, "restore")
    press(window, "restore_backup")
    assert window.opener.top is None
    assert (window.desk.match.match_id, window.desk.update.seq) == (before.match.match_id, before.seq)
    assert window.desk.submit(before.legal_actions[0], before.seq)
    reasons = {backup.reason for backup in program.stores[-1].backups.backups()}
    assert reasons == {BackupReason.ASKED, BackupReason.BEFORE_RESTORE}


def test_going_back_to_before_every_match_begins_a_new_one(program):
    window = program.open()
    program.stores[-1].backups.make(1_700_000_000)
    press(window, "start")
    first = window.desk.match.match_id
    show_backups(window)
    press(window, "restore")
    press(window, "restore_backup")
    assert window.opener.top is None
    assert window.desk.match.match_id != first
    play_until(program, Seat.SOUTH)
    update = window.desk.update
    assert window.desk.submit(update.legal_actions[0], update.seq)


def test_a_damaged_backup_is_told_and_cannot_be_chosen(program, window):
    made = program.stores[-1].backups.make(1_700_000_000)
    (path,) = program.folder.rglob(made.name)
    path.write_bytes(b"no database at all" * 100)
    show_backups(window)
    (row,) = rows(window)
    assert not row.isEnabled()
    assert row.accessibleDescription() == "This backup is damaged."
    assert not child(sheet_of(window), QAbstractButton, "restore").isEnabled()


def test_a_restore_that_fails_changes_nothing_and_says_so(program, window):
    show_backups(window)
    press(window, "make")
    (made,) = program.stores[-1].backups.backups()
    (path,) = program.folder.rglob(made.name)
    path.unlink()
    seq = window.desk.update.seq
    press(window, "restore")
    press(window, "restore_backup")
    assert told(window)[0] == "This backup could not be restored"
    assert window.desk.update.seq == seq


def test_where_nothing_can_be_kept_it_is_said_why(program, monkeypatch):
    def refuse(_folder):
        raise StorageUnavailable("The disk is gone.")

    monkeypatch.setattr("ginrummy_qt.storage.opening.SqliteMatchStore", refuse)
    window = program.open()
    while window.opener.top is not None:
        sheet_of(window).done(0)
    show_backups(window)
    assert told(window)[0] == "There are no backups now"
    assert told(window)[-1] == "The disk is gone."
