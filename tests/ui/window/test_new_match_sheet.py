"""The dialog in which a match is chosen: by pointer, by keys, by ear."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLineEdit

from ginrummy_qt.ports.levels import Style
from ginrummy_qt.ports.storage import MatchSummary
from ginrummy_qt.ports.table import MatchSetup
from ginrummy_qt.rules.ruleset import PRESETS
from ginrummy_qt.ui.dialogs.new_match import NewMatchSheet
from tests.helpers.fakes import setup
from tests.helpers.sheets import SMALLEST, buttons_of, new_match, open_sheet


def test_new_match_starts_with_one_key_what_was_played_last(window, qtbot):
    sheet = open_sheet(window, new_match)
    with qtbot.waitSignal(sheet.chosen) as chosen:
        QTest.keyClick(sheet.focusWidget(), Qt.Key.Key_Return)
    assert chosen.args == [setup()]


def test_new_match_brings_what_was_chosen(window, qtbot):
    sheet = open_sheet(window, new_match)
    for name in ("rules_R3", "level_simple", "target_250"):
        QTest.mouseClick(sheet.findChild(QAbstractButton, name), Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(sheet.chosen) as chosen:
        QTest.mouseClick(sheet.findChild(QAbstractButton, "start"), Qt.MouseButton.LeftButton)
    [found] = chosen.args
    assert isinstance(found, MatchSetup)
    assert found.level is Style.SIMPLE
    assert found.ruleset.target_score == 250
    assert found.ruleset.big_gin_bonus == PRESETS["R3"].big_gin_bonus


@pytest.mark.parametrize(("typed", "target"), [("75", 75), ("10000", 10000), ("9", None), ("10001", None)])
def test_new_match_takes_a_typed_target_within_its_limits(window, typed, target):
    sheet = open_sheet(window, new_match)
    QTest.keyClicks(sheet.findChild(QLineEdit, "target_typed"), typed)
    found = sheet.setup()
    assert (None if found is None else found.ruleset.target_score) == target
    assert sheet.findChild(QAbstractButton, "start").isEnabled() is (target is not None)


def test_new_match_tells_the_rules_for_the_target_that_is_chosen(window):
    sheet = open_sheet(window, new_match)
    rules = sheet.findChild(QAbstractButton, "rules_R1")
    assert "At 100 points the match ends" in rules.accessibleDescription()
    QTest.mouseClick(sheet.findChild(QAbstractButton, "target_50"), Qt.MouseButton.LeftButton)
    assert "At 50 points the match ends" in rules.accessibleDescription()
    sheet.findChild(QLineEdit, "target_typed").setText("75")
    assert "At 75 points the match ends" in rules.accessibleDescription()
    QTest.mouseClick(sheet.findChild(QAbstractButton, "target_250"), Qt.MouseButton.LeftButton)
    assert "At 250 points the match ends" in rules.accessibleDescription()
    assert sheet.setup().ruleset.target_score == 250


def test_new_match_shows_all_it_asks_in_the_smallest_window(window):
    sheet = open_sheet(window, lambda theme, host: NewMatchSheet(theme, host, setup(), [], bool), SMALLEST)
    for button in buttons_of(sheet):
        assert button.visibleRegion().boundingRect() == button.rect(), button.objectName()


def test_new_match_continues_a_kept_match(window, qtbot):
    sheet = open_sheet(window, new_match)
    button = sheet.findChild(QAbstractButton, f"continue_{1:032x}")
    with qtbot.waitSignal(sheet.continued) as chosen:
        button.click()
    assert chosen.args == [f"{1:032x}"]


def test_new_match_resigns_a_kept_match_only_at_the_second_press(window):
    resigned = []

    def resign(match_id):
        resigned.append(match_id)
        return True

    def make(theme, host):
        kept = [MatchSummary("a" * 32, setup(), 0, 0, 0, (0, 0))]
        return NewMatchSheet(theme, host, setup(), kept, resign)

    sheet = open_sheet(window, make)
    button = sheet.findChild(QAbstractButton, f"resign_{'a' * 32}")
    button.click()
    assert resigned == []
    button.click()
    assert resigned == ["a" * 32]
    assert not button.isVisible()


def test_arrows_choose_among_rules_opponents_and_targets(window):
    sheet = open_sheet(window, new_match)
    for first, key, then in (
        ("rules_R1", Qt.Key.Key_Down, "rules_R3"),
        ("step_casual", Qt.Key.Key_Right, "step_regular"),
        ("target_100", Qt.Key.Key_Right, "target_150"),
    ):
        sheet.findChild(QAbstractButton, first).setFocus()
        QTest.keyClick(sheet.focusWidget(), key)
        assert sheet.focusWidget().objectName() == then
        assert sheet.findChild(QAbstractButton, then).isChecked()


def test_enter_presses_the_button_that_has_the_focus(window, qtbot):
    sheet = open_sheet(window, new_match)
    sheet.findChild(QAbstractButton, "cancel").setFocus()
    with qtbot.assertNotEmitted(sheet.chosen), qtbot.waitSignal(sheet.rejected):
        QTest.keyClick(sheet.focusWidget(), Qt.Key.Key_Return)


def test_enter_presses_the_primary_button_from_any_other_control(window, qtbot):
    sheet = open_sheet(window, new_match)
    for name in ("rules_R1", "step_casual", "target_100"):
        sheet.findChild(QAbstractButton, name).setFocus()
    with qtbot.waitSignal(sheet.chosen):
        QTest.keyClick(sheet.focusWidget(), Qt.Key.Key_Return)


def test_each_of_several_values_says_what_it_is_a_value_of(window):
    sheet = open_sheet(window, new_match)
    for name, group in (("rules_R1", "Rules"), ("step_casual", "Opponent"), ("target_50", "Points to win")):
        said = sheet.findChild(QAbstractButton, name).accessibleDescription()
        assert said.split(".")[0] == group
