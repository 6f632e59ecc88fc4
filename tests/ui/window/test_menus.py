"""What the menus and their keys do."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit

from ginrummy_qt.ports.settings import Speed, ThemeChoice
from ginrummy_qt.presentation.languages import LANGUAGES
from ginrummy_qt.rules.game_match import Stage
from ginrummy_qt.rules.seats import Seat
from ginrummy_qt.storage.settings_file import SettingsFile
from ginrummy_qt.ui.theme.tokens import DARK, LIGHT
from tests.helpers.fakes import setup
from tests.helpers.windows import play_until, press, sheet_of, started


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


@pytest.mark.parametrize(
    ("seat", "key", "said"),
    [
        (Seat.SOUTH, Qt.Key.Key_K, "Draw a card first."),
        (Seat.SOUTH, Qt.Key.Key_X, "Draw a card first."),
        (Seat.NORTH, Qt.Key.Key_D, "It is Enzo’s turn."),
        (Seat.NORTH, Qt.Key.Key_X, "It is Enzo’s turn."),
    ],
)
def test_a_key_that_plays_is_answered_with_the_reason_where_it_cannot_be_used(program, seat, key, said):
    window = started(program)
    play_until(program, seat)
    window.table.skip()
    window.table.view.setFocus()
    before = window.desk.session.seq
    QTest.keyClick(window.table.view, key)
    assert window.table.prompt == said
    assert window.desk.session.seq == before


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
        (Qt.Key.Key_Comma, Qt.KeyboardModifier.ControlModifier, "settings"),
        (Qt.Key.Key_F1, Qt.KeyboardModifier.NoModifier, "quickRules"),
        (Qt.Key.Key_Question, Qt.KeyboardModifier.ControlModifier, "shortcuts"),
    ],
    ids=["new", "continue", "settings", "rules", "shortcuts"],
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
    lying = [
        key in places and (cards[key].place.x(), cards[key].place.y()) == (places[key].x, places[key].y)
        for key in cards
    ]
    assert all(lying) is less
    program.close(window)
    assert SettingsFile(program.folder).load()[0].less_motion is (less or None)


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


@pytest.mark.qt_log_ignore("does not support grabbing the keyboard")  # says the offscreen platform of menus
@pytest.mark.parametrize("language", LANGUAGES)
def test_keys_keep_their_distance_from_the_texts(program, language):
    window = program.open(language=language)
    for entry in window.menuBar().actions():
        menu = entry.menu()
        menu.popup(window.pos())
        picture = menu.grab().toImage()
        for action in menu.actions():
            if not action.shortcut().isEmpty():
                gap = widest_gap(picture, menu.actionGeometry(action))
                assert gap >= 20, f"{action.text()} {action.shortcut().toString()}"
        menu.close()


def widest_gap(picture: QImage, place: QRect) -> int:
    """The most columns in a row without ink, between the first and the last ink of a line."""
    ground = picture.pixel(place.right() - 4, place.center().y())
    rows = range(place.top() + 3, place.bottom() - 2)
    inked = [
        x
        for x in range(place.left() + 30, place.right() - 6)
        if any(picture.pixel(x, y) != ground for y in rows)
    ]
    return max(after - before for before, after in pairwise(inked))
