"""Choosing who to play against: on the ladder, among all opponents, for a deal code, as last time."""

from __future__ import annotations

import json

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLabel, QLineEdit, QRadioButton

from ginrummy_qt.ports.levels import PLAYER_NAMES, Level, Style
from ginrummy_qt.ports.settings import Settings, Speed, Thinking
from ginrummy_qt.presentation.thinking import DEADLINE_MS
from ginrummy_qt.rules.deal_code import deal_code
from ginrummy_qt.rules.ruleset import PRESETS
from ginrummy_qt.rules.seats import Seat
from ginrummy_qt.storage.settings_file import FILE_NAME, SettingsFile
from ginrummy_qt.ui.panels.plate import Plate
from tests.helpers.widgets import child
from tests.helpers.windows import play_until, press, sheet_of, started


def key(window, *keys: Qt.Key) -> None:
    for each in keys:
        sheet = sheet_of(window)
        QTest.keyClick(sheet.focusWidget() or sheet, each)
        QCoreApplication.processEvents()


def tab_to(window, name: str) -> None:
    for _ in range(40):
        if sheet_of(window).focusWidget().objectName() == name:
            return
        key(window, Qt.Key.Key_Tab)
    raise AssertionError(f"Tab does not reach {name}")


def told(window) -> tuple[str, str]:
    sheet = sheet_of(window)
    return child(sheet, QLabel, "opponent_title").text(), child(sheet, QLabel, "opponent_told").text()


def steps(window) -> list[str]:
    found = sheet_of(window).findChildren(QRadioButton)
    return [each.objectName() for each in found if each.objectName()[:5] == "step_" and each.isChecked()]


def test_a_new_player_is_offered_the_casual_level(program):
    window = program.open()
    assert steps(window) == ["step_casual"]
    assert told(window)[0] == "Enzo · Casual"
    press(window, "start")
    assert program.launcher.link.level is Level.CASUAL


def test_the_expert_is_chosen_by_keyboard_and_the_first_move_of_a_hand_played(program):
    window = program.open()
    tab_to(window, "step_casual")
    key(window, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Right)
    assert told(window) == ("Hugo · Expert", "Recalls eight turns, and errs only by a little.")
    key(window, Qt.Key.Key_Return)
    assert program.launcher.link.level is Level.EXPERT
    play_until(program, Seat.SOUTH)
    before = len(window.desk.update.view.moves)
    window.table.skip()
    for act in ("pass", "draw_stock"):
        if window.menus.acts[act].isEnabled():
            QTest.keyClick(window.page, Qt.Key.Key_P if act == "pass" else Qt.Key.Key_D)
            break
    assert len(window.desk.update.view.moves) == before + 1
    assert "Hugo" in window.page.findChild(Plate).accessibleName()


def test_a_sparring_partner_is_chosen_by_mouse_among_all(program):
    window = program.open()
    press(window, "opponents")
    assert sheet_of(window).windowTitle() == "Opponent"
    rows = {f"level_{player}" for player in PLAYER_NAMES}
    shown = sheet_of(window).findChildren(QRadioButton)
    assert {each.objectName() for each in shown if each.isVisible()} == rows
    press(window, "level_marjj")
    press(window, "opponent_choose")
    assert told(window)[0] == "Toni · MARJJ"
    assert steps(window) == []
    press(window, "start")
    assert program.launcher.link.level is Style.MARJJ
    assert window.page.findChild(Plate).line().endswith("Style: MARJJ") or window.desk.opponent.thinking


def test_all_opponents_by_keyboard_alone(program):
    window = program.open()
    tab_to(window, "opponents")
    key(window, Qt.Key.Key_Return)
    key(window, Qt.Key.Key_Down)
    assert sheet_of(window).focusWidget().objectName() == "level_regular"
    key(window, Qt.Key.Key_Return)
    assert sheet_of(window).opponent is Level.REGULAR
    assert steps(window) == ["step_regular"]
    assert sheet_of(window).focusWidget().objectName() == "start"
    key(window, Qt.Key.Key_Return)
    assert program.launcher.link.level is Level.REGULAR


def test_esc_goes_back_to_the_match_with_the_opponent_as_before(program):
    window = program.open()
    press(window, "opponents")
    press(window, "level_gin-only")
    key(window, Qt.Key.Key_Escape)
    assert sheet_of(window).opponent is Level.CASUAL
    assert steps(window) == ["step_casual"]
    assert sheet_of(window).windowTitle() == "New match"
    assert child(sheet_of(window), QAbstractButton, "start").isVisible()


def test_tab_reaches_the_ladder_although_a_style_is_chosen(program):
    window = program.open()
    press(window, "opponents")
    press(window, "level_simple")
    press(window, "opponent_choose")
    tab_to(window, "step_beginner")
    key(window, Qt.Key.Key_Space)
    assert sheet_of(window).opponent is Level.BEGINNER


def test_every_step_tells_its_level_and_how_it_plays(program):
    window = program.open()
    for number, level in enumerate(Level, 1):
        step = child(sheet_of(window), QRadioButton, f"step_{level}")
        assert step.accessibleName().endswith(f"level {number} of 7")
        assert step.accessibleDescription().startswith("Opponent. ")
        step.click()
        assert told(window)[1] in step.accessibleDescription()


def test_another_language_keeps_the_sparring_partner(program):
    window = program.open(language="en")
    press(window, "opponents")
    press(window, "level_knock-curve")
    press(window, "opponent_choose")
    window.menus.language_chosen.emit("pt_BR")
    QCoreApplication.processEvents()
    assert told(window)[0] == "Sami · Curva de batida"
    assert sheet_of(window).setup().level is Style.KNOCK_CURVE
    assert steps(window) == []


def test_the_hand_of_a_deal_code_is_played_against_who_is_chosen(program):
    window = program.open()
    sheet_of(window).reject()
    window.menus.acts["deal_code"].trigger()
    sheet = sheet_of(window)
    sheet.findChild(QLineEdit, "codeText").setText(deal_code(PRESETS["R1"], "7" * 64, Seat.NORTH))
    press(window, "opponents")
    press(window, "level_master")
    press(window, "opponent_choose")
    assert "Iris · Master" in child(sheet, QLabel, "codeTold").text()
    press(window, "play")
    assert program.launcher.link.level is Level.MASTER
    assert window.desk.match.setup.level is Level.MASTER


@pytest.mark.parametrize(
    ("written", "offered"),
    [("steady", Style.STEADY), ("simple", Style.SIMPLE), ("master", Level.MASTER), ("of old", Level.CASUAL)],
)
def test_settings_keep_the_opponent_of_last_time_and_an_unknown_one_is_the_casual_player(
    program, written, offered
):
    SettingsFile(program.folder).save(Settings())
    path = program.folder / FILE_NAME
    kept = json.loads(path.read_text(encoding="utf-8"))
    kept["settings"]["level"] = written
    path.write_text(json.dumps(kept), encoding="utf-8")
    window = program.open()
    while sheet_of(window).objectName() != "newMatch":
        sheet_of(window).reject()
    assert sheet_of(window).setup().level is offered


def test_an_instant_opponent_moves_without_a_pause_and_is_given_little_time(program, qtbot):
    SettingsFile(program.folder).save(Settings(thinking=Thinking.INSTANT))
    window = started(program, speed=Speed.NORMAL)
    play_until(program, Seat.NORTH)
    window.table.skip()
    link = program.launcher.link
    assert link.deadlines[-1] == DEADLINE_MS[Thinking.INSTANT]
    qtbot.wait(20)
    asked = window.desk.update.seq
    link.answer()
    qtbot.waitUntil(lambda: window.desk.update.seq > asked, timeout=150)


def test_a_key_hurries_an_opponent_that_thinks(program, qtbot):
    window = started(program, speed=Speed.SLOW)
    play_until(program, Seat.NORTH)
    assert window.desk.opponent.thinking
    QTest.keyClick(window.page, Qt.Key.Key_S)
    link = program.launcher.link
    assert link.hurried == [link.requests[-1][0]]
    asked = window.desk.update.seq
    link.answer()
    qtbot.waitUntil(lambda: window.desk.update.seq > asked, timeout=300)
