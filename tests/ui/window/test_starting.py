"""How the program starts and ends, and what it remembers."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLabel

from ginrummy_qt.ports.levels import Level, Style
from ginrummy_qt.ports.settings import HandOrder, Settings
from ginrummy_qt.presentation.hand_order import sorted_cards
from ginrummy_qt.rules.game_match import Stage
from ginrummy_qt.rules.ruleset import PRESETS
from ginrummy_qt.rules.seats import Seat
from ginrummy_qt.storage.settings_file import SettingsFile
from tests.helpers.deals import random_chooser
from tests.helpers.fakes import setup
from tests.helpers.sessions import turn
from tests.helpers.windows import play_until, press, sheet_of, started


def test_the_first_start_offers_a_match_and_one_key_starts_r1_to_100_against_the_casual_player(program):
    window = program.open()
    assert sheet_of(window).objectName() == "newMatch"
    assert window.desk.match is None
    QTest.keyClick(sheet_of(window).focusWidget(), Qt.Key.Key_Return)
    match = window.desk.match
    assert match is not None
    assert match.setup == setup("R1", Level.CASUAL)
    assert match.setup.ruleset.target_score == 100
    assert match.stage is Stage.PLAYING
    assert not window.opener.covered


@pytest.mark.parametrize("again", [False, True], ids=["first match", "after a match"])
def test_a_match_started_with_the_keyboard_goes_on_with_it(program, again):
    window = program.open()
    if again:
        QTest.keyClick(sheet_of(window), Qt.Key.Key_Return)
        window.desk.resign()
        window.table.skip()
        QCoreApplication.processEvents()
        window.sheets.new_match()
    QTest.keyClick(sheet_of(window), Qt.Key.Key_Return)
    play_until(program, Seat.SOUTH)
    QCoreApplication.processEvents()
    assert window.focusWidget() is window.table.view


def test_without_a_match_one_is_offered_on_the_table_once_no_sheet_does(program):
    window = program.open()
    assert not window.page.banner.isVisible()
    QTest.keyClick(sheet_of(window), Qt.Key.Key_Escape)
    assert not window.opener.covered
    buttons = window.page.findChildren(QAbstractButton)
    assert [each.objectName() for each in buttons if each.isVisible() and each.isEnabled()] == ["banner_act"]
    QTest.mouseClick(window.page.findChild(QAbstractButton, "banner_act"), Qt.MouseButton.LeftButton)
    press(window, "start")
    assert not window.page.banner.isVisible()
    assert window.page.bar.isVisible()


def test_the_next_match_is_offered_as_the_last_one_was(program):
    window = program.open()
    press(window, "rules_R4")
    press(window, "level_simple")
    press(window, "target_50")
    press(window, "start")
    window.sheets.new_match()
    offered = sheet_of(window).setup()
    assert (offered.level, offered.ruleset.target_score) == (Style.SIMPLE, 50)
    assert offered.ruleset.knock_discard_face_up == PRESETS["R4"].knock_discard_face_up


def test_closing_in_mid_hand_asks_nothing_and_the_next_start_goes_on_there(program):
    window = started(program)
    play_until(program, Seat.NORTH)
    before = window.desk.update
    program.close(window)
    again = program.open()
    assert not again.opener.covered
    assert again.desk.update.seq == before.seq
    assert again.desk.update.view == before.view
    assert again.table.update.view == before.view
    assert len(program.launcher.links) == 2, "the opponent does not sit down again"
    assert program.links_before_showing == 1, "a process was started before the first frame"
    assert program.launcher.link.requests, "the opponent is not asked again"


def _arrange(window):
    """Put the hand's first card last, by keys."""
    view, hand = window.table.view, window.table.hand
    view.setFocus()
    for _ in hand:
        QTest.keyClick(view, Qt.Key.Key_Left)
    for _ in hand[1:]:
        QTest.keyClick(view, Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    assert window.table.hand == (*hand[1:], hand[0])


def test_an_arranged_hand_lies_as_it_was_left_at_the_next_start(program):
    window = started(program)
    play_until(program, Seat.SOUTH)
    _arrange(window)
    arranged = window.table.hand
    saved = SettingsFile(program.folder).load()[0].hand
    assert saved is not None
    assert saved.cards == arranged, "a killed program would lose the order"
    window.table.draw_discard()
    left = window.table.hand
    assert left[:-1] == arranged
    program.close(window)
    again = program.open()
    assert again.table.hand == left
    play_until(program, Seat.NORTH)
    assert again.table.hand == tuple(card for card in left if card in again.table.hand)


def test_after_a_kill_what_came_since_the_hand_was_arranged_comes_in_at_its_end(program):
    window = started(program)
    play_until(program, Seat.SOUTH)
    _arrange(window)
    arranged = window.table.hand
    store = SettingsFile(program.folder)
    saved = store.load()[0]
    window.table.draw_discard()
    drawn = window.table.hand[-1]
    program.close(window)
    store.save(saved)
    assert program.open().table.hand == (*arranged, drawn)


def test_an_arrangement_is_for_its_own_hand_only(program):
    window = started(program)
    play_until(program, Seat.SOUTH)
    _arrange(window)
    arranged = window.table.hand
    window.sheets.new_match()
    press(window, "start")
    other = window.table.hand
    assert other == sorted_cards(other, HandOrder.MELDS)
    kept = next(each for each in window.sheets.unfinished() if each.match_id != window.desk.match.match_id)
    window.sheets.resume(kept.match_id)
    assert window.table.hand == arranged


def test_after_a_start_on_the_result_of_a_hand_enter_leads_on(program):
    window = started(program)
    choose = random_chooser(random.Random(1), endings=1, sense=1)
    while window.desk.match.stage is Stage.PLAYING:
        now = turn(window.desk.session)
        window.desk.session.submit(now.seat, choose(now.view, now.update.legal_actions), now.update.seq)
    program.close(window)
    again = program.open()
    QTest.keyClick(again.focusWidget(), Qt.Key.Key_Return)
    assert (again.desk.match.stage, again.desk.match.number) == (Stage.PLAYING, 2)


def test_a_new_match_keeps_the_one_in_progress_without_asking(program):
    window = started(program)
    first = window.desk.match.match_id
    QTest.keyClick(window, Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    press(window, "start")
    assert window.desk.match.match_id != first
    assert first in {summary.match_id for summary in window.sheets.unfinished()}
    window.sheets.new_match()
    press(window, f"continue_{first}")
    assert window.desk.match.match_id == first


def test_where_no_match_waits_continue_says_what_to_do(program):
    window = program.open()
    sheet_of(window).reject()
    window.menus.acts["continue_match"].trigger()
    texts = [label.text() for label in sheet_of(window).findChildren(QLabel) if label.isVisible()]
    assert "No match waits to be continued: start one here." in texts
    press(window, "start")
    assert window.desk.match is not None


def test_continue_offers_the_match_played_last_to_enter(program):
    window = started(program)
    first = window.desk.match.match_id
    window.sheets.new_match()
    press(window, "start")
    second = window.desk.match.match_id
    window.sheets.resume(first)
    QTest.keyClick(window, Qt.Key.Key_O, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(sheet_of(window).focusWidget(), Qt.Key.Key_Return)
    assert not window.opener.covered
    assert window.desk.match.match_id in (first, second)
    assert len(window.sheets.unfinished()) == 2


def test_size_and_place_are_remembered(program):
    window = started(program)
    window.setGeometry(40, 60, 800, 700)
    before = window.geometry()
    program.close(window)
    assert program.open().geometry() == before


def test_a_place_on_no_screen_is_not_used(program):
    SettingsFile(program.folder).save(Settings(window=(90_000, 90_000, 900, 700)))
    window = program.open()
    assert window.screen().availableGeometry().intersects(window.geometry())


def test_the_smallest_window_is_800_by_600(program):
    window = program.open()
    window.resize(100, 100)
    assert (window.width(), window.height()) == (800, 600)


def test_an_offer_that_was_declined_leaves_without_a_complaint(program, qtbot):
    window = started(program)
    window.sheets.new_match()
    with qtbot.captureExceptions() as complaints:
        window.opener.top.reject()
        qtbot.wait(50)
    assert complaints == []
