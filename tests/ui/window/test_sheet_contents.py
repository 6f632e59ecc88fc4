"""What single dialogs do: the cut, the check of a deal, an error, About."""

from __future__ import annotations

from pathlib import Path

import PySide6
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLabel, QLineEdit, QPlainTextEdit

from ginrummy_qt.ui.dialogs.about import AboutSheet
from tests.helpers.sheets import SHEETS, open_sheet, verify_deal


def test_the_cut_is_the_typed_text_or_the_way_of_the_pointer(window, qtbot):
    sheet = open_sheet(window, SHEETS["cut"])
    QTest.keyClicks(sheet.findChild(QLineEdit, "cutText"), "seven")
    with qtbot.waitSignal(sheet.chosen) as chosen:
        QTest.mouseClick(sheet.findChild(QAbstractButton, "cut"), Qt.MouseButton.LeftButton)
    assert chosen.args == ["seven"]


def test_no_cut_and_esc_both_deal_without_one(window, qtbot):
    sheet = open_sheet(window, SHEETS["cut"])
    with qtbot.waitSignal(sheet.chosen) as chosen:
        QTest.keyClick(sheet.findChild(QLineEdit, "cutText"), Qt.Key.Key_Escape)
    assert chosen.args == [""]


def test_verify_shows_and_copies_both_commitments(window):
    sheet = open_sheet(window, verify_deal)
    sealed = sheet.findChild(QLabel, "sealed").text().replace(" ", "").lower()
    assert sealed == sheet.findChild(QLabel, "computed").text().replace(" ", "").lower()
    assert len(sealed) == 64
    QTest.mouseClick(sheet.findChild(QAbstractButton, "copy"), Qt.MouseButton.LeftButton)
    copied = dict(line.split(": ", 1) for line in QGuiApplication.clipboard().text().splitlines())
    assert copied["sealed"] == copied["computed"] == sealed
    assert copied["cut"] == "a cut of my own"
    assert copied["agrees"] == "yes"


def test_verify_goes_from_hand_to_hand(window):
    sheet = open_sheet(window, verify_deal)
    title = sheet.windowTitle()
    QTest.mouseClick(sheet.findChild(QAbstractButton, "earlier"), Qt.MouseButton.LeftButton)
    assert sheet.windowTitle() != title
    assert not sheet.findChild(QAbstractButton, "earlier").isEnabled()


def test_the_error_dialog_copies_what_it_shows(window):
    sheet = open_sheet(window, SHEETS["error"])
    QTest.mouseClick(sheet.findChild(QAbstractButton, "copy"), Qt.MouseButton.LeftButton)
    assert QGuiApplication.clipboard().text() == sheet.findChild(QPlainTextEdit, "diagnostics").toPlainText()


def test_about_says_that_no_network_is_used(window):
    sheet = open_sheet(window, AboutSheet)
    texts = [label.text() for label in sheet.findChildren(QLabel)]
    assert any("opens no network connection" in text for text in texts)


def test_about_shows_the_folder_of_qt_instead_of_writing_it_out(window, qtbot):
    sheet = open_sheet(window, AboutSheet)
    folder = Path(PySide6.__path__[0])
    assert not any(folder.parent.name in label.text() for label in sheet.findChildren(QLabel))
    button = sheet.findChild(QAbstractButton, "qtFolder")
    assert button.toolTip() == str(folder)
    with qtbot.waitSignal(sheet.folder_wanted) as wanted:
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert wanted.args == [folder]
