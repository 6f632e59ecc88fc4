"""What the window does when something goes wrong: one sentence, and nothing lost."""

from __future__ import annotations

import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLabel

from ginrummy_qt.bootstrap.errors import ErrorCatcher
from ginrummy_qt.ports.opponents import EngineGone, EngineRestarted
from ginrummy_qt.ports.settings import Settings
from ginrummy_qt.ports.storage import NewerDatabase, StorageUnavailable
from ginrummy_qt.rules.game_match import Stage
from ginrummy_qt.rules.ruleset import PRESETS, MatchFormat, Ruleset
from ginrummy_qt.rules.seats import Seat
from ginrummy_qt.storage.database import FILE_NAME
from ginrummy_qt.storage.settings_file import SettingsFile
from ginrummy_qt.ui.dialogs.sheet import Sheet
from tests.helpers.windows import play_until, press, sheet_of, started


def test_a_crash_of_the_other_player_is_told_and_can_be_tried_again(program, qtbot):
    window = started(program)
    play_until(program, Seat.NORTH)
    with qtbot.waitSignal(window.opponent.gone):
        program.launcher.link.report(EngineGone("no such program"))
    press(window, "retry")
    program.launcher.link.answer()
    with qtbot.waitSignal(window.desk.updated):
        pass


def test_a_restart_of_the_other_player_is_one_sentence_that_stops_nothing(program, qtbot):
    window = started(program)
    play_until(program, Seat.NORTH)
    with qtbot.waitSignal(window.opponent.restarted):
        program.launcher.link.report(EngineRestarted("it crashed"))
    assert window.page.banner.isVisible()
    assert not window.opener.covered
    with qtbot.waitSignal(window.desk.updated):
        program.launcher.link.answer()


def test_an_error_nobody_expected_is_shown_once_and_the_match_goes_on(program, qtbot, capsys):
    window = started(program)
    seq = window.desk.session.seq
    catcher = ErrorCatcher()
    catcher.show_with(window.troubles.unexpected_error)
    before = sys.excepthook
    catcher.install()
    try:
        for _ in range(2):
            try:
                raise RuntimeError("the card Td of 0123456789abcdef0123456789abcdef")
            except RuntimeError:
                sys.excepthook(*sys.exc_info())
    finally:
        sys.excepthook = before
    qtbot.waitUntil(lambda: window.opener.covered)
    text = sheet_of(window).findChild(QAbstractButton, "copy") and sheet_of(window)._box.toPlainText()
    assert "RuntimeError: the card <card> of <digits>" in text
    assert f"state {seq}" in text
    press(window, "goOn")
    assert not window.opener.covered
    assert window.desk.session.seq == seq
    assert "RuntimeError" in capsys.readouterr().err


def test_a_step_that_cannot_be_saved_can_be_tried_again(program, monkeypatch):
    window = started(program)
    play_until(program, Seat.SOUTH)
    store, before = program.stores[-1].matches, window.desk.update

    def refuse(*_arguments):
        raise StorageUnavailable("The disk is full.")

    with monkeypatch.context() as patch:
        patch.setattr(store, "append", refuse)
        window.desk.submit(before.legal_actions[0], before.seq)
        texts = [label.text() for label in sheet_of(window).findChildren(QLabel)]
        assert "The disk is full." in texts
        assert window.desk.update.view == before.view
    press(window, "retry")
    assert window.desk.session.seq > before.seq


def test_what_was_not_tried_again_at_once_can_be_tried_again_later(program, monkeypatch, qtbot):
    window = started(program)
    play_until(program, Seat.NORTH)
    store, before, banner = program.stores[-1].matches, window.desk.session.seq, window.page.banner

    def refuse(*_arguments):
        raise StorageUnavailable("The disk is full.")

    with monkeypatch.context() as patch:
        patch.setattr(store, "append", refuse)
        with qtbot.waitSignal(window.desk.not_saved):
            program.launcher.link.answer()
        press(window, "close")
    window.table.skip()
    assert window.desk.session.seq == before
    QTest.mouseClick(banner.findChild(QAbstractButton, "banner_act"), Qt.MouseButton.LeftButton)
    assert window.desk.session.seq > before
    assert not banner.isVisible()


def test_a_player_not_called_back_at_once_can_be_called_back_later(program, qtbot):
    window = started(program)
    play_until(program, Seat.NORTH)
    gone = program.launcher.link
    with qtbot.waitSignal(window.desk.opponent_gone):
        gone.report(EngineGone("no such program"))
    QTest.keyClick(sheet_of(window), Qt.Key.Key_Escape)
    QTest.mouseClick(window.page.banner.findChild(QAbstractButton, "banner_act"), Qt.MouseButton.LeftButton)
    assert program.launcher.link is not gone
    with qtbot.waitSignal(window.desk.updated):
        program.launcher.link.answer()
    assert not window.page.banner.isVisible()


def test_a_player_that_goes_twice_is_told_in_one_sheet_which_closes_when_the_match_goes_on(program, qtbot):
    window = started(program)
    play_until(program, Seat.NORTH)
    for _ in range(2):
        with qtbot.waitSignal(window.desk.opponent_gone):
            program.launcher.link.report(EngineGone("no such program"))
        window.opponent.retry()
    assert [each.objectName() for each in window.findChildren(Sheet) if each.isVisible()] == ["notice"]
    with qtbot.waitSignal(window.desk.went_on):
        program.launcher.link.answer()
    assert not window.opener.covered
    assert not window.page.banner.isVisible()


def test_a_kept_match_that_cannot_be_resigned_says_why(program, monkeypatch):
    window = started(program)
    match_id = window.desk.match.match_id
    store = program.stores[-1].matches
    window.sheets.new_match()

    def refuse(*_arguments):
        raise StorageUnavailable("The disk is full.")

    monkeypatch.setattr(store, "append", refuse)
    for _ in range(2):
        press(window, f"resign_{match_id}")
    assert "The disk is full." in [label.text() for label in sheet_of(window).findChildren(QLabel)]
    press(window, "close")
    assert sheet_of(window).findChild(QAbstractButton, f"continue_{match_id}")


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="needs a folder that even root cannot write")
def test_without_a_writable_folder_the_game_plays_and_says_that_nothing_is_saved(program):
    program.folder = Path("/proc/ginrummy")
    window = program.open()
    press(window, "goOn")
    press(window, "start")
    assert window.page.banner.isVisible()
    assert window.page.banner.said.startswith("Nothing is saved")
    play_until(program, Seat.NORTH)


def test_a_newer_versions_database_is_left_untouched_with_a_sentence(program):
    window = started(program)
    program.close(window)
    program.stores.pop().matches.close()
    path = program.folder / FILE_NAME
    with closing(sqlite3.connect(path)) as database:
        database.execute("INSERT INTO migrations (name) VALUES ('999 from the future')")
        database.commit()
    before = path.read_bytes()
    again = program.open()
    assert again.page.banner.isVisible()
    assert "newer" in again.page.banner.said
    press(again, "goOn")
    press(again, "start")
    assert again.desk.match.stage is Stage.PLAYING
    assert path.read_bytes() == before


def test_a_damaged_database_is_put_aside_with_a_sentence_that_says_what_is_missing(program):
    window = started(program)
    program.stores[0].backups.make(1_796_000_000)
    window.desk.session.resign()
    program.close(window)
    program.stores.pop().matches.close()
    (program.folder / FILE_NAME).write_bytes(b"no database any more" * 500)
    again = program.open()
    texts = " ".join(label.text() for label in sheet_of(again).findChildren(QLabel))
    assert "The backup of" in texts
    assert "missing: 1 hand" in texts
    [aside] = program.folder.glob("ginrummy.damaged-*.sqlite3")
    assert aside.name in texts
    press(again, "goOn")
    assert again.desk.match.stage is Stage.PLAYING, "the match goes on as it was in the backup"
    assert not again.page.banner.said.startswith("Nothing is saved")


@pytest.mark.parametrize("beyond", [{"match_format": MatchFormat.HOLLYWOOD}])
def test_settings_naming_rules_that_the_table_cannot_play_yet_offer_the_presets(program, beyond):
    SettingsFile(program.folder).save(Settings(ruleset=Ruleset(**beyond)))
    window = started(program)
    assert window.desk.match.setup.ruleset == PRESETS["R1"]
    assert not window.opener.covered


def test_damaged_settings_are_put_aside_with_a_sentence(program):
    (program.folder / "settings.json").write_text("{ not settings")
    window = program.open()
    texts = " ".join(label.text() for label in sheet_of(window).findChildren(QLabel))
    assert "settings.damaged-1.json" in texts
    assert (program.folder / "settings.damaged-1.json").read_text() == "{ not settings"
    press(window, "goOn")
    assert sheet_of(window).objectName() == "newMatch"


def test_the_menus_text_grows_with_the_window_but_less_than_the_table(program):
    window = program.open()
    sizes = []
    for width, height in ((800, 600), (1280, 800), (2560, 1440)):
        window.resize(width, height)
        QCoreApplication.processEvents()
        menu = next(action.menu() for action in window.menuBar().actions())
        assert menu.font().pixelSize() == window.menuBar().font().pixelSize()
        sizes.append(menu.font().pixelSize())
        assert window.menuBar().height() + window.centralWidget().height() == height
    assert sizes == [15, 15, 21]


@pytest.mark.parametrize("trouble", ["engine", "error"])
def test_after_an_update_under_the_running_program_one_sentence_says_what_to_do(program, qtbot, trouble):
    program.replaced = True
    window = started(program)
    play_until(program, Seat.NORTH)
    if trouble == "engine":
        with qtbot.waitSignal(window.desk.opponent_gone):
            program.launcher.link.report(EngineGone("it speaks protocol 2, not 1"))
        assert "the program was updated" in window.page.banner.said
    else:
        for _ in range(2):
            window.troubles.unexpected_error((ModuleNotFoundError, ModuleNotFoundError("x"), None))
    assert len([each for each in window.findChildren(Sheet) if each.isVisible()]) == 1
    said = " ".join(label.text() for label in sheet_of(window).findChildren(QLabel))
    assert "Gin Rummy Qt was updated while it was running." in said
    assert "start it again; your match is saved." in said
    assert "protocol" not in said
    assert sheet_of(window).findChild(QAbstractButton, "quit")


def test_settings_of_a_newer_version_are_left_untouched_with_a_sentence(program):
    path = program.folder / "settings.json"
    path.write_text('{"version": 2, "settings": {"theme": "dark"}, "more": 1}')
    before = path.read_bytes()
    window = program.open()
    assert "newer version" in " ".join(label.text() for label in sheet_of(window).findChildren(QLabel))
    press(window, "goOn")
    press(window, "start")
    window.menus.acts["left_handed"].trigger()
    assert window.desk.match.stage is Stage.PLAYING
    program.close(window)
    assert path.read_bytes() == before


@pytest.mark.parametrize("newer", [False, True])
def test_what_is_wrong_at_the_start_is_said_once_and_playing_goes_on(program, newer, monkeypatch):
    def refuse(_folder):
        raise (NewerDatabase if newer else StorageUnavailable)("The reason.")

    monkeypatch.setattr("ginrummy_qt.storage.opening.SqliteMatchStore", refuse)
    window = program.open()
    labels = sheet_of(window).findChildren(QLabel)
    said = [label.text().replace("\N{ZERO WIDTH SPACE}", "") for label in labels]
    assert (str(program.folder) if newer else "The reason.") in said
    assert any("newer version of Gin Rummy Qt. They are untouched" in each for each in said) is newer
    press(window, "goOn")
    press(window, "start")
    assert not window.opener.covered
    assert window.page.banner.said.startswith("Nothing is saved")
    play_until(program, Seat.NORTH)
