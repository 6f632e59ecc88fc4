"""The dialogs: by keyboard alone, inside the smallest window, in the longest language, closed by Esc."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QLineEdit, QPlainTextEdit, QWidget

from ginrummy_qt.ui.dialogs.unfinished import UnfinishedList
from ginrummy_qt.ui.i18n import PseudoTranslator
from ginrummy_qt.ui.theme.tokens import DARK, HIGH_CONTRAST
from ginrummy_qt.ui.theme.widgets import ThemedButton
from tests.helpers.sheets import LARGE, SHEETS, SMALLEST, USUAL, buttons_of, open_sheet, panel_of, theme_for

every_sheet = pytest.mark.parametrize("make", SHEETS.values(), ids=SHEETS.keys())


@every_sheet
def test_esc_closes_it(window, make, qtbot):
    sheet = open_sheet(window, make)
    with qtbot.waitSignal(sheet.finished):
        QTest.keyClick(sheet.focusWidget() or sheet, Qt.Key.Key_Escape)
    assert not sheet.isVisible()


@every_sheet
def test_tab_reaches_every_button_and_never_leaves(window, make):
    sheet = open_sheet(window, make)
    seen = set()
    for _ in range(60):
        QTest.keyClick(sheet.focusWidget() or sheet, Qt.Key.Key_Tab)
        focus = QGuiApplication.focusObject()
        assert isinstance(focus, QWidget)
        assert sheet.isAncestorOf(focus)
        seen.add(focus)
    exclusive = {
        button for button in buttons_of(sheet) if button.autoExclusive() or button.group() is not None
    }
    assert {button for button in buttons_of(sheet) if button.isEnabled()} - exclusive <= seen
    for button in exclusive & seen:
        assert button.isChecked() or button.group().checkedButton() is None


@every_sheet
@pytest.mark.parametrize("pseudo", [False, True], ids=["english", "longest"])
def test_it_lies_inside_the_smallest_window_with_its_buttons_whole(window, make, pseudo, qapp):
    translator = PseudoTranslator(qapp)
    if pseudo:
        qapp.installTranslator(translator)
    try:
        sheet = open_sheet(window, make, SMALLEST)
    finally:
        qapp.removeTranslator(translator)
    panel = panel_of(sheet).geometry()
    assert sheet.rect().contains(panel)
    for button in sheet.footer_buttons():
        place = button.geometry()
        assert panel_of(sheet).rect().contains(place), button.text()
        assert place.width() >= button.sizeHint().width()


@every_sheet
def test_everything_to_press_is_at_least_a_finger_wide_and_has_a_name(window, make):
    sheet = open_sheet(window, make, SMALLEST)
    for button in buttons_of(sheet):
        assert button.height() >= 44
        assert button.width() >= 44
        assert button.accessibleName() or button.text()
        assert button.objectName()
    for field in [*sheet.findChildren(QLineEdit), *sheet.findChildren(QPlainTextEdit)]:
        assert field.accessibleName()
    assert sheet.accessibleName() == sheet.windowTitle() != ""


@every_sheet
def test_no_text_is_cut_off(window, make):
    sheet = open_sheet(window, make)
    for label in sheet.findChildren(QLabel):
        if label.isVisible() and label.wordWrap() and label.text():
            assert label.height() >= label.heightForWidth(label.width()), label.text()


@every_sheet
@pytest.mark.parametrize("size", [SMALLEST, USUAL, (2560, 1440)])
def test_the_boxes_of_its_buttons_end_with_the_content(window, make, size):
    sheet = open_sheet(window, make, size)
    title = sheet.findChild(QLabel, "title")
    end = title.mapTo(sheet, title.contentsRect().bottomRight()).x()
    boxes = [
        button.mapTo(sheet, button.box().topRight()).x()
        for button in buttons_of(sheet)
        if isinstance(button, ThemedButton)
    ]
    last = sheet.footer_buttons()[-1]
    assert last.mapTo(sheet, last.box().topRight()).x() == end
    assert max(boxes) == end
    for row in sheet.findChildren(UnfinishedList):
        lasts = [each for each in row.findChildren(ThemedButton) if each.text() == "Continue"]
        end = row.parentWidget().width() - lasts[0].box().x() - 1
        assert {each.mapTo(row.parentWidget(), each.box().topRight()).x() for each in lasts} == {end}


@every_sheet
@pytest.mark.parametrize("tokens", [DARK, HIGH_CONTRAST], ids=lambda tokens: tokens.name)
def test_it_takes_on_another_look_while_it_is_open(window, make, tokens):
    sheet = open_sheet(window, make)
    before = sheet.grab().toImage()
    sheet.apply_theme(theme_for(USUAL, tokens))
    QCoreApplication.processEvents()
    middle = panel_of(sheet).geometry().topLeft()
    after = sheet.grab().toImage()
    assert after.pixelColor(middle.x() + 30, middle.y() + 8).name() == tokens.surface
    assert before != after


@pytest.mark.parametrize("make", [SHEETS[name] for name in SHEETS if name != "licences"])
def test_it_lies_in_a_window_that_grew_as_in_one_that_was_large(window, make):
    def places(sheet):
        shown = (each for each in sheet.findChildren(QWidget) if each.isVisible())
        return [(each.objectName(), each.mapTo(sheet, each.rect().topLeft()), each.size()) for each in shown]

    opened = open_sheet(window, make, LARGE)
    large = places(opened)
    opened.reject()
    grown = open_sheet(window, make)
    window.resize(*LARGE)
    window.centralWidget().setGeometry(0, 0, *LARGE)
    grown.apply_theme(theme_for(LARGE))
    QCoreApplication.processEvents()
    assert places(grown) == large
