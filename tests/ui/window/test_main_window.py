"""The window as its user meets it: first start, next start, menus, trouble."""

from __future__ import annotations

import random
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLabel, QLineEdit

from ginrummy_qt.bootstrap.errors import ErrorCatcher
from ginrummy_qt.ports.levels import Level
from ginrummy_qt.ports.opponents import EngineGone, EngineRestarted
from ginrummy_qt.ports.settings import HandOrder, Settings, Speed, ThemeChoice
from ginrummy_qt.ports.storage import StorageUnavailable
from ginrummy_qt.presentation.hand_order import sorted_cards
from ginrummy_qt.rules.game_match import Stage
from ginrummy_qt.rules.ruleset import PRESETS
from ginrummy_qt.rules.seats import Seat
from ginrummy_qt.storage.database import FILE_NAME
from ginrummy_qt.storage.settings_file import SettingsFile
from ginrummy_qt.ui.dialogs.sheet import Sheet
from ginrummy_qt.ui.theme.tokens import DARK, LIGHT
from tests.helpers.deals import random_chooser
from tests.helpers.fakes import setup
from tests.helpers.sessions import turn
from tests.helpers.windows import play_until, press, sheet_of, started

# Starting and ending


def test_the_first_start_offers_a_match_and_one_key_starts_r1_to_100_against_steady(program):
    window = program.open()
    assert sheet_of(window).objectName() == "newMatch"
    assert window.desk.match is None
    QTest.keyClick(sheet_of(window).focusWidget(), Qt.Key.Key_Return)
    match = window.desk.match
    assert match is not None
    assert match.setup == setup("R1", Level.STEADY)
    assert match.setup.ruleset.target_score == 100
    assert match.stage is Stage.PLAYING
    assert not window.opener.covered


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
    assert (offered.level, offered.ruleset.target_score) == (Level.SIMPLE, 50)
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
    window.setGeometry(40, 60, 1000, 700)
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


# Menus


def test_acts_are_possible_when_the_rules_allow_them(program):
    window = started(program)
    acts = window.menus.acts
    play_until(program, Seat.SOUTH)
    kinds = {type(action).__name__ for action in window.desk.update.legal_actions}
    assert acts["draw_stock"].isEnabled() is ("DrawStock" in kinds)
    assert acts["take_upcard"].isEnabled() is ("DrawDiscard" in kinds)
    assert acts["pass"].isEnabled() is ("Pass" in kinds)
    assert not acts["discard"].isEnabled()
    play_until(program, Seat.NORTH)
    assert not any(
        acts[name].isEnabled() for name in ("draw_stock", "take_upcard", "pass", "discard", "knock")
    )


def test_a_key_discards_the_selected_card(program):
    window = started(program)
    play_until(program, Seat.SOUTH)
    taken = "take_upcard" if window.menus.acts["take_upcard"].isEnabled() else "draw_stock"
    window.menus.acts[taken].trigger()
    window.table.skip()
    window.table.view.setFocus()
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Space):
        QTest.keyClick(window.table.view, key)
    selected = window.table.selected
    QTest.keyClick(window, Qt.Key.Key_X)
    assert selected is not None
    assert selected not in window.desk.update.view.hand


def test_a_sheet_over_the_table_takes_the_keys_of_the_menus(program):
    window = started(program)
    before = window.desk.session.seq
    window.sheets.rules()
    for key in (Qt.Key.Key_D, Qt.Key.Key_T, Qt.Key.Key_P):
        QTest.keyClick(sheet_of(window), key)
    assert window.desk.session.seq == before


@pytest.mark.parametrize(
    ("key", "modifier", "name"),
    [
        (Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier, "newMatch"),
        (Qt.Key.Key_O, Qt.KeyboardModifier.ControlModifier, "newMatch"),
        (Qt.Key.Key_F1, Qt.KeyboardModifier.NoModifier, "quickRules"),
        (Qt.Key.Key_Question, Qt.KeyboardModifier.ControlModifier, "shortcuts"),
    ],
    ids=["new", "continue", "rules", "shortcuts"],
)
def test_shortcuts_open_sheets_and_esc_gives_the_table_back(program, key, modifier, name):
    window = started(program)
    window.table.view.setFocus()
    QTest.keyClick(window, key, modifier)
    assert sheet_of(window).objectName() == name
    QTest.keyClick(sheet_of(window).focusWidget() or sheet_of(window), Qt.Key.Key_Escape)
    assert not window.opener.covered
    assert window.focusWidget() is window.table.view


def test_f11_fills_the_screen_and_gives_it_back(program):
    window = started(program)
    QTest.keyClick(window, Qt.Key.Key_F11)
    assert window.isFullScreen()
    QTest.keyClick(window, Qt.Key.Key_F11)
    assert not window.isFullScreen()


def test_a_chosen_theme_and_speed_hold_now_and_at_the_next_start(program):
    window = started(program)
    window.menus.theme_chosen.emit(ThemeChoice.DARK)
    window.menus.speed_chosen.emit(Speed.SLOW)
    assert window.table.theme.tokens == DARK
    program.close(window)
    kept, aside = SettingsFile(program.folder).load()
    assert (kept.theme, kept.speed, aside) == (ThemeChoice.DARK, Speed.SLOW, None)


@pytest.mark.parametrize("less", [True, False], ids=["less", "full"])
def test_with_less_motion_cards_are_dealt_where_they_belong_instead_of_flying_there(program, less):
    window = started(program, speed=Speed.NORMAL)
    window.table.skip()
    window.menus.acts["less_motion"].setChecked(less)
    window.desk.new_match(setup())
    assert window.table.busy
    cards, places = window.table.view.scene().cards, window.table.layout.cards
    assert cards
    lying = [(cards[key].place.x(), cards[key].place.y()) == (places[key].x, places[key].y) for key in cards]
    assert all(lying) is less
    program.close(window)
    assert SettingsFile(program.folder).load()[0].less_motion is less


def test_the_command_lines_choice_is_for_this_run_only(program):
    window = program.open(theme=ThemeChoice.LIGHT, speed=Speed.FAST)
    assert window.table.theme.tokens == LIGHT
    press(window, "start")
    program.close(window)
    kept, _ = SettingsFile(program.folder).load()
    assert (kept.theme, kept.speed) == (ThemeChoice.SYSTEM, Speed.NORMAL)


def test_resigning_asks_once_and_shows_the_end_of_the_match(program, qtbot):
    window = started(program)
    window.menus.acts["resign"].trigger()
    press(window, "playOn")
    assert window.desk.match.stage is Stage.PLAYING
    window.menus.acts["resign"].trigger()
    press(window, "resign")
    assert window.desk.match.winner is Seat.NORTH
    qtbot.waitUntil(lambda: window.shows_match_result)
    assert not window.menus.acts["resign"].isEnabled()
    window.sheets.new_match()
    press(window, "start")
    assert not window.shows_match_result


def test_enter_in_the_question_plays_on(program):
    window = started(program)
    window.menus.acts["resign"].trigger()
    QTest.keyClick(sheet_of(window).focusWidget(), Qt.Key.Key_Return)
    assert not window.opener.covered
    assert window.desk.match.stage is Stage.PLAYING


def test_with_cut_the_deck_myself_a_typed_cut_deals_the_hand(program):
    window = program.open()
    window.menus.acts["cut_deck"].setChecked(True)
    press(window, "start")
    assert sheet_of(window).objectName() == "cutDeck"
    QTest.keyClicks(sheet_of(window).findChild(QLineEdit, "cutText"), "my own cut")
    press(window, "cut")
    assert window.desk.match.stage is Stage.PLAYING
    window.desk.resign()
    assert window.desk.session.verify_hand(1).cut == "my own cut"


# Trouble


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
    catcher.show_with(window.sheets.unexpected_error)
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
    window = started(program)
    assert window.page.banner.isVisible()
    assert window.page.banner.text.startswith("Nothing is saved")
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
    assert "newer" in again.page.banner.text
    press(again, "start")
    assert again.desk.match.stage is Stage.PLAYING
    assert path.read_bytes() == before


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
