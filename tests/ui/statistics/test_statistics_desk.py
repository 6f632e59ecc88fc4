"""What is asked for on the statistics page: taking numbers along, beginning anew, and who plays."""

from __future__ import annotations

import csv
import io
import json
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLabel, QLineEdit

from ginrummy_qt.ports.storage import StorageUnavailable
from ginrummy_qt.ui.statistics.export_sheet import Form, What
from tests.helpers.statistics import MATCH
from tests.helpers.widgets import child, focused


def press(made, name):
    """Press a button of the sheet on top."""
    QTest.mouseClick(child(made.opener.top, QAbstractButton, name), Qt.MouseButton.LeftButton)
    QCoreApplication.processEvents()


def told(made):
    return " ".join(
        label.text() for label in made.opener.top.findChildren(QLabel) if label.isVisible()
    ).strip()


def players(made):
    press(made, "players")
    return made.opener.top


def names(sheet):
    return [
        each.text()
        for each in sheet.findChildren(QAbstractButton)
        if each.objectName().startswith("player_") and each.isVisible()
    ]


def name_it(made, text, button):
    child(made.opener.top, QLineEdit, "name").setText(text)
    press(made, button)


# Taking along


def test_what_is_on_the_page_is_copied_as_csv_or_json(opened):
    made = opened()
    press(made, "export")
    press(made, "copy")
    rows = list(csv.reader(io.StringIO(QGuiApplication.clipboard().text())))
    assert rows[0] == ["section", "item", "measure", "value"]
    assert "Copied." in told(made)
    press(made, "export_json")
    press(made, "copy")
    data = json.loads(QGuiApplication.clipboard().text())
    assert data["profile"] == "Player 1"
    assert data["total"]["hands_won"] == made.desk._page._data.lifetime.sums.hands_won


@pytest.mark.parametrize("form", list(Form))
def test_all_matches_are_written_to_a_file_page_by_page(opened, tmp_path, form):
    made = opened()
    made.history.kept = (MATCH,) * 2500
    path = tmp_path / "mes résultats.txt"
    made.desk.exporting.write(path, made.page._data, What.MATCHES, form)
    text = path.read_text(encoding="utf-8")
    count = len(json.loads(text)["matches"]) if form is Form.JSON else len(text.splitlines()) - 1
    assert count == 2500


def test_a_file_that_cannot_be_written_is_told_and_leaves_the_old_one(opened, tmp_path):
    made = opened()
    made.desk.exporting.write(
        tmp_path / "missing" / "statistics.csv", made.page._data, What.STATISTICS, Form.CSV
    )
    assert "The file could not be written" in told(made)
    assert list(tmp_path.iterdir()) == []


def test_matches_that_cannot_be_read_are_told(opened, tmp_path):
    made = opened()

    def fail(*_arguments):
        raise StorageUnavailable("The disk is gone.")

    made.history.matches = fail
    made.desk.exporting.write(Path(tmp_path / "matches.csv"), made.page._data, What.MATCHES, Form.CSV)
    assert "This could not be read" in told(made)
    assert "The disk is gone." in told(made)


# Beginning anew


def test_beginning_anew_is_asked_first_and_enter_leaves_everything(opened):
    made = opened()
    press(made, "reset")
    assert "A backup is made before" in told(made)
    QTest.keyClick(focused(), Qt.Key.Key_Return)
    assert made.store.resets == []
    assert made.opener.top is made.page


def test_beginning_anew_says_which_backup_was_made_and_the_page_is_empty(opened):
    made = opened()
    press(made, "reset")
    press(made, "begin_anew")
    assert made.store.resets == [1_793_404_800]
    assert told(made).endswith("backup")
    press(made, "close")
    assert "Nothing to count yet" in told(made)


def test_a_reset_that_fails_changes_nothing_and_says_so(opened):
    made = opened()

    def fail(_now):
        raise StorageUnavailable("The disk is full.")

    made.store.reset = fail
    press(made, "reset")
    press(made, "begin_anew")
    assert "The statistics stay as they are" in told(made)
    assert "The disk is full." in told(made)


# Who plays


def test_a_player_is_added_by_enter_and_may_play(opened, qtbot):
    made = opened()
    sheet = players(made)
    field = child(sheet, QLineEdit, "name")
    field.setFocus()
    QTest.keyClicks(field, "Ana")
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert made.opener.top is sheet
    assert names(sheet) == ["Player 1", "Ana"]
    with qtbot.waitSignal(sheet.switched):
        press(made, "switch")
    assert made.profiles.active().name == "Ana"
    press(made, "close")
    assert "Statistics of Ana" in told(made)
    with qtbot.waitSignal(made.desk.player_switched):
        press(made, "close")


def test_the_first_player_gets_a_name(opened):
    made = opened()
    sheet = players(made)
    name_it(made, "  Ștefan ", "rename")
    assert names(sheet) == ["Ștefan"]
    press(made, "close")
    assert "Statistics of Ștefan" in told(made)


def test_a_name_in_use_is_refused_in_words(opened):
    made = opened()
    sheet = players(made)
    for _ in range(2):
        name_it(made, "Ana", "add")
    assert "This name is in use already." in told(made)
    assert names(sheet) == ["Player 1", "Ana"]


def test_a_player_is_removed_after_a_question_but_never_who_plays(opened):
    made = opened()
    sheet = players(made)
    assert not child(sheet, QAbstractButton, "remove").isEnabled()
    name_it(made, "Ana", "add")
    press(made, "remove")
    assert "Remove Ana?" in told(made)
    press(made, "remove_player")
    assert made.profiles.removed == ["p1"]
    assert told(made).endswith("backup-2")
    press(made, "close")
    assert names(sheet) == ["Player 1"]


def test_tab_goes_from_the_players_to_the_field_and_the_buttons(opened):
    made = opened()
    sheet = players(made)
    name_it(made, "Ana", "add")
    child(sheet, QLineEdit, "name").setText("Bia")
    next(each for each in sheet.findChildren(QAbstractButton) if each.text() == "Ana").setFocus()
    way = []
    for _ in range(6):
        QTest.keyClick(focused(), Qt.Key.Key_Tab)
        way.append(focused().objectName())
    assert way == ["name", "rename", "add", "remove", "switch", "close"]


def test_without_a_name_nothing_can_be_added(opened):
    made = opened()
    sheet = players(made)
    assert not child(sheet, QAbstractButton, "add").isEnabled()
    name_it(made, "   ", "add")
    assert names(sheet) == ["Player 1"]
