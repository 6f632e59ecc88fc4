"""Comfort at the hand in the whole window: a match with layoffs by hand, and what menus and settings do."""

from __future__ import annotations

import shutil

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest

from ginrummy_qt.ports.settings import HandOrder
from ginrummy_qt.rules.deal import Phase
from ginrummy_qt.rules.scoring import Ending
from ginrummy_qt.rules.seats import Seat
from ginrummy_qt.ui.selftest.player import Player
from tests.helpers.board import answer, patient, play_to_the_board
from tests.helpers.windows import Program, play_until, press, started


def test_a_knock_is_answered_by_hand_and_the_match_goes_on(program):
    window = program.open()
    press(window, "lay_off_by_hand")
    press(window, "start")
    assert window.desk.match.setup.ruleset.manual_layoff
    assert play_to_the_board(program, window)
    tray = window.table.defence.tray
    assert tray is not None
    assert not window.page.sheet.isVisible()
    assert not window.page.bar.isVisible()
    QTest.mouseClick(tray.best, Qt.MouseButton.LeftButton)
    QTest.mouseClick(tray.confirm, Qt.MouseButton.LeftButton)
    window.table.skip()
    view = window.desk.update.view
    assert view.phase is Phase.OVER
    assert view.showdown.ending is Ending.KNOCK
    assert window.table.layout.result is not None
    window.desk.next_hand()
    window.table.skip()
    assert window.desk.update.view.phase is not Phase.OVER
    assert window.page.sheet.isVisible()


def test_the_program_started_anew_comes_back_to_the_board(program):
    window = program.open()
    press(window, "lay_off_by_hand")
    press(window, "start")
    assert play_to_the_board(program, window)
    program.close(window)
    again = program.open()
    again.table.skip()
    QCoreApplication.processEvents()
    assert again.table.defence.tray is not None
    assert again.table.defence.draft.layoffs == ()


def test_arranging_is_undone_and_made_again_by_keys(program):
    window = started(program)
    play_until(program, Seat.SOUTH)
    window.table.skip()
    window.table.sort(HandOrder.SUIT)
    first = window.table.hand
    window.table.sort(HandOrder.RANK)
    second = window.table.hand
    assert first != second
    assert window.menus.acts["undo_arranging"].isEnabled()
    window.table.view.setFocus()
    QTest.keySequence(window, window.menus.acts["undo_arranging"].shortcut())
    assert window.table.hand == first
    QTest.keySequence(window, window.menus.acts["redo_arranging"].shortcut())
    assert window.table.hand == second
    assert not window.menus.acts["redo_arranging"].isEnabled()


def test_the_cards_seen_are_shown_at_a_key_and_at_the_next_start(program):
    window = started(program)
    page = window.page
    assert page.seen is None
    window.table.view.setFocus()
    QTest.keyClick(window, Qt.Key.Key_N)
    assert page.seen is not None
    assert page.seen.isVisible()
    program.close(window)
    assert program.open().page.seen is not None


def test_the_pile_is_looked_through_where_that_was_agreed(program):
    window = program.open()
    assert not window.menus.acts["look_pile"].isEnabled()
    press(window, "open_pile")
    press(window, "start")
    for seat in (Seat.SOUTH, Seat.NORTH, Seat.SOUTH, Seat.NORTH, Seat.SOUTH):
        play_until(program, seat)
        while window.desk.update.view.turn is seat and len(window.desk.update.view.pile) < 2:
            if seat is Seat.SOUTH:
                window.desk.submit(patient(window.desk.update.view), window.desk.update.seq)
            else:
                answer(program, window)
            window.table.skip()
            QCoreApplication.processEvents()
    assert len(window.desk.update.view.pile) >= 2
    window.table.skip()
    window.table.view.setFocus()
    QTest.keyClick(window, Qt.Key.Key_L)
    assert window.table.pile_is_open
    assert not window.page.sheet.isVisible()
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
    assert not window.table.pile_is_open
    assert window.page.sheet.isVisible()


def test_the_self_test_s_hand_answers_a_knock_too(program):
    window = program.open()
    press(window, "lay_off_by_hand")
    press(window, "start")
    assert play_to_the_board(program, window)
    _way, steps = Player(window).play(window.desk.update.legal_actions[0], 0, lambda _name: None)
    for step in steps:
        step()
    assert window.desk.update.view.phase is Phase.OVER


def test_the_order_of_the_hand_outlives_a_program_that_is_killed(program, qtbot, tmp_path_factory):
    window = started(program)
    play_until(program, Seat.SOUTH)
    window.table.skip()
    first = window.table.hand[0]
    for _ in range(4):
        QTest.keyClick(window.table.view, Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    assert window.table.hand.index(first) == 4
    window.desk.submit(window.desk.update.legal_actions[0], window.desk.update.seq)
    window.table.skip()
    qtbot.waitUntil(lambda: window._services.preferences.now.hand == window.table.arrangement)
    left = tmp_path_factory.mktemp("left") / "data"
    shutil.copytree(program.folder, left)
    after = Program(program.app, qtbot, left)
    again = after.open()
    again.table.skip()
    assert again.table.hand == window.table.hand
    after.close_all()
