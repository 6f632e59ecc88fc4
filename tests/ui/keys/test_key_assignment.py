"""Which act has which key: changed, taken from another act, reset; what was kept and is damaged is mended."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent

from ginrummy_qt.ui.keys.assignment import Assignment, is_usable, resolve
from ginrummy_qt.ui.keys.table_keys import TableKey, TableKeys, portable

USUAL = {"draw": "D", "take": "T", "quit": "Ctrl+Q", "resign": ""}
NONE = Qt.KeyboardModifier.NoModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


def event(key: Qt.Key, modifiers: Qt.KeyboardModifier = NONE) -> QKeyEvent:
    return QKeyEvent(QEvent.Type.KeyPress, key, modifiers)


def test_nothing_changed_is_as_usual():
    assert resolve(USUAL, ()) == USUAL


def test_a_changed_key_and_one_taken_away_hold():
    now = resolve(USUAL, (("draw", "F5"), ("quit", "")))
    assert now == {**USUAL, "draw": "F5", "quit": ""}


def test_two_acts_may_swap_their_keys():
    assert resolve(USUAL, (("draw", "T"), ("take", "D"))) == {**USUAL, "draw": "T", "take": "D"}


@pytest.mark.parametrize(
    "damaged",
    [
        ("fly", "F5"),
        ("draw", "no such key"),
        ("draw", "Ctrl+"),
        ("draw", "D, T"),
        ("draw", "Esc"),
        ("draw", "Shift+Tab"),
        ("draw", "T"),
        ("resign", "T"),
    ],
    ids=lambda pair: f"{pair[0]}={pair[1]}",
)
def test_a_damaged_entry_falls_back_to_the_usual_key_and_the_others_hold(damaged):
    assert resolve(USUAL, (("quit", "Ctrl+X"), damaged)) == {**USUAL, "quit": "Ctrl+X"}


def test_no_key_is_ever_that_of_two_acts():
    kept = (("draw", "Ctrl+Q"), ("take", "D"), ("resign", "D"), ("quit", "D"))
    held = [keys for keys in resolve(USUAL, kept).values() if keys]
    assert len(held) == len(set(held))


@pytest.mark.parametrize("keys", ["F5", "Ctrl+Shift+P", "A", "Shift+Left", "Ctrl+?", "Space", "+", "Ctrl++"])
def test_usable_keys(keys):
    assert is_usable(keys)


@pytest.mark.parametrize(
    "keys", ["", "Esc", "Tab", "Backtab", "Return", "Ctrl+Enter", "F10", "Nonsense", "A, B"]
)
def test_keys_with_a_fixed_place_or_none(keys):
    assert not is_usable(keys)


def test_a_key_given_to_one_act_is_taken_from_the_other():
    found = Assignment(USUAL)
    assert found.holder("T", but="draw") == "take"
    assert found.holder("D", but="draw") is None
    kept = found.with_key("draw", "T")
    assert dict(kept) == {"draw": "T", "take": ""}
    found.take(kept)
    assert found.is_changed("draw")
    assert found.is_changed("take")
    assert dict(found.with_usual("take")) == {"draw": ""}


def test_resetting_the_last_change_keeps_nothing():
    found = Assignment(USUAL, (("draw", "F5"),))
    assert found.with_usual("draw") == ()


@pytest.mark.parametrize(
    ("pressed", "text"),
    [
        (event(Qt.Key.Key_D), "D"),
        (event(Qt.Key.Key_Left, SHIFT), "Shift+Left"),
        (event(Qt.Key.Key_Left, SHIFT | Qt.KeyboardModifier.KeypadModifier), "Shift+Left"),
        (event(Qt.Key.Key_Question, SHIFT | Qt.KeyboardModifier.ControlModifier), "Ctrl+?"),
        (event(Qt.Key.Key_A, SHIFT), "Shift+A"),
        (event(Qt.Key.Key_Backtab, SHIFT), "Backtab"),
    ],
    ids=lambda each: each if isinstance(each, str) else "",
)
def test_what_is_pressed_as_text(pressed, text):
    assert portable(pressed) == text


def test_the_keys_of_the_table():
    keys = TableKeys({**TableKeys().keys, TableKey.LEFT: "A", TableKey.ACT: "F2"})
    assert keys.meaning(event(Qt.Key.Key_A)) is TableKey.LEFT
    assert keys.meaning(event(Qt.Key.Key_Left)) is None
    assert keys.meaning(event(Qt.Key.Key_F2)) is TableKey.ACT
    assert keys.meaning(event(Qt.Key.Key_Return)) is TableKey.ACT
    assert keys.meaning(event(Qt.Key.Key_Left, SHIFT)) is TableKey.MOVE_LEFT
