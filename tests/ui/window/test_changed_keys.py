"""Every key can be changed on the shortcuts page, by keys alone, and holds at the next start."""

from __future__ import annotations

import json

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLabel

from ginrummy_qt.rules.actions import DrawStock
from ginrummy_qt.rules.seats import Seat
from ginrummy_qt.ui.dialogs.shortcuts import ShortcutsSheet
from tests.helpers.windows import Program, play_until, press, sheet_of, started

CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def window(program):
    return started(program)


def open_keys(window) -> ShortcutsSheet:
    window.sheets.shortcuts(window.keys)
    sheet = sheet_of(window)
    assert isinstance(sheet, ShortcutsSheet)
    return sheet


def button(sheet: ShortcutsSheet, name: str) -> QAbstractButton:
    found = sheet.findChild(QAbstractButton, name)
    assert isinstance(found, QAbstractButton)
    return found


def choose(sheet: ShortcutsSheet, name: str, key: Qt.Key, modifier=Qt.KeyboardModifier.NoModifier):
    """Press the button of an act, and then a key."""
    found = button(sheet, f"key_{name}")
    found.setFocus()
    QTest.keyClick(found, Qt.Key.Key_Return)
    QTest.keyClick(found, key, modifier)
    return found


def message(sheet: ShortcutsSheet) -> str:
    found = sheet.findChild(QLabel, "message")
    assert isinstance(found, QLabel)
    return found.text()


def can_draw(window) -> bool:
    update = window.desk.update
    return update is not None and DrawStock() in update.legal_actions


def to_a_draw(program: Program, window) -> None:
    """Pass on the upcard where it is offered, until a card can be drawn."""
    for _ in range(6):
        play_until(program, Seat.SOUTH)
        if can_draw(window):
            return
        update = window.desk.update
        window.desk.submit(update.legal_actions[-1], update.seq)
    raise AssertionError("no draw was ever offered")


def test_a_new_key_acts_at_once_and_the_old_one_no_longer(program, window):
    sheet = open_keys(window)
    assert choose(sheet, "draw_stock", Qt.Key.Key_F5).text() == "F5"
    press(window, "close")
    to_a_draw(program, window)
    QTest.keyClick(window.table.view, Qt.Key.Key_D)
    assert can_draw(window)
    QTest.keyClick(window.table.view, Qt.Key.Key_F5)
    assert not can_draw(window)


def test_a_changed_key_is_kept_for_the_next_start_and_in_the_list(program, window):
    choose(open_keys(window), "draw_stock", Qt.Key.Key_F5)
    program.close(window)
    again = program.open()
    assert again.menus.acts["draw_stock"].shortcut().toString() == "F5"
    assert button(open_keys(again), "key_draw_stock").text() == "F5"


def test_a_damaged_list_of_keys_falls_back_key_by_key(program, window):
    choose(open_keys(window), "draw_stock", Qt.Key.Key_F5)
    program.close(window)
    kept = program.folder / "settings.json"
    plain = json.loads(kept.read_text())
    plain["settings"]["keys"] += [["take_upcard", "?!§"], ["no_such_act", "F6"], ["pass", "F5"]]
    kept.write_text(json.dumps(plain))
    acts = program.open().menus.acts
    shown = [acts[name].shortcut().toString() for name in ("draw_stock", "take_upcard", "pass")]
    assert shown == ["F5", "T", "P"]


def test_the_key_of_another_act_is_asked_about_and_then_taken_from_it(window):
    sheet = open_keys(window)
    found = choose(sheet, "draw_stock", Qt.Key.Key_T)
    assert "Take the upcard" in message(sheet)
    assert window.menus.acts["take_upcard"].shortcut().toString() == "T"
    QTest.keyClick(found, Qt.Key.Key_T)
    assert window.menus.acts["draw_stock"].shortcut().toString() == "T"
    assert window.menus.acts["take_upcard"].shortcut().isEmpty()
    assert button(sheet, "key_take_upcard").text() == "None"
    assert message(sheet) == ""


def test_after_the_question_another_key_may_be_pressed(window):
    sheet = open_keys(window)
    found = choose(sheet, "draw_stock", Qt.Key.Key_T)
    QTest.keyClick(found, Qt.Key.Key_F7)
    assert window.menus.acts["draw_stock"].shortcut().toString() == "F7"
    assert window.menus.acts["take_upcard"].shortcut().toString() == "T"


def test_a_key_with_a_fixed_place_is_refused(window):
    sheet = open_keys(window)
    found = choose(sheet, "draw_stock", Qt.Key.Key_F10)
    assert "fixed place" in message(sheet)
    QTest.keyClick(found, Qt.Key.Key_Escape)
    assert found.text() == "D"
    assert sheet.isVisible()


def test_a_key_that_is_waited_for_does_nothing_else(window):
    sheet = open_keys(window)
    choose(sheet, "resign", Qt.Key.Key_Q, CTRL)
    assert window.isVisible()
    assert "Quit" in message(sheet)


@pytest.mark.parametrize("leave", [Qt.Key.Key_Escape, Qt.Key.Key_Tab])
def test_esc_and_tab_leave_the_key_as_it_is(window, leave):
    sheet = open_keys(window)
    found = choose(sheet, "knock", leave)
    assert found.text() == "K"
    assert sheet.isVisible()


def test_backspace_takes_a_key_away(window):
    sheet = open_keys(window)
    assert choose(sheet, "knock", Qt.Key.Key_Backspace).text() == "None"
    assert window.menus.acts["knock"].shortcut().isEmpty()


def test_one_key_is_reset_and_then_all(window):
    sheet = open_keys(window)
    assert not button(sheet, "reset_all").isEnabled()
    for name, key in (("knock", Qt.Key.Key_F5), ("pass", Qt.Key.Key_F6), ("rules", Qt.Key.Key_F7)):
        choose(sheet, name, key)
    reset = button(sheet, "reset_knock")
    assert reset.isVisible()
    reset.click()
    assert window.menus.acts["knock"].shortcut().toString() == "K"
    assert not reset.isVisible()
    assert window.menus.acts["pass"].shortcut().toString() == "F6"
    button(sheet, "reset_all").click()
    assert window.menus.acts["pass"].shortcut().toString() == "P"
    assert window._services.preferences.now.keys == ()


def test_the_keys_of_the_table_can_be_changed_too(window):
    sheet = open_keys(window)
    choose(sheet, "card_right", Qt.Key.Key_L)
    choose(sheet, "act", Qt.Key.Key_J)
    press(window, "close")
    window.table.skip()
    view, hand = window.table.view, window.table.hand
    view.setFocus()
    QTest.keyClick(view, Qt.Key.Key_L)
    QTest.keyClick(view, Qt.Key.Key_Right)
    QTest.keyClick(view, Qt.Key.Key_J)
    assert window.table.selected == hand[1]


def test_the_button_says_what_it_is_for(window):
    found = button(open_keys(window), "key_draw_stock")
    assert found.accessibleName() == "Draw from the stock: D"
    QTest.keyClick(found, Qt.Key.Key_Space)
    assert found.accessibleName() == "Draw from the stock: Press a key…"


@pytest.mark.parametrize(
    ("key", "beginning"),
    [
        (Qt.Key.Key_H, ("Run", "Set", "Deadwood")),
        (Qt.Key.Key_U, ("Discard pile",)),
        (Qt.Key.Key_W, ("Deadwood",)),
        (Qt.Key.Key_C, ("Score: you 0, Enzo 0",)),
    ],
    ids=["hand", "upcard", "deadwood", "score"],
)
def test_keys_tell_hand_upcard_deadwood_and_score(window, key, beginning):
    window.table.skip()
    QTest.keyClick(window.table.view, key)
    QCoreApplication.processEvents()
    assert window.table.prompt.startswith(beginning)
