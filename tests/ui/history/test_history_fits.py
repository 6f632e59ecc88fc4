"""The texts of history and replay have their room in the smallest window, in every language."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QSignalBlocker, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QComboBox, QWidget

from ginrummy_qt.presentation.languages import LANGUAGES
from ginrummy_qt.presentation.messages import Plain
from ginrummy_qt.ui.history.model import Column
from ginrummy_qt.ui.text import say
from tests.helpers.fitting import CELL_SIDES, Fitting
from tests.helpers.widgets import child
from tests.helpers.windows import sheet_of


def press(window, name: str) -> None:
    QTest.mouseClick(child(sheet_of(window), QAbstractButton, name), Qt.MouseButton.LeftButton)
    for _ in range(3):
        QCoreApplication.processEvents()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_boxes_take_two_lines_of_a_small_window_whatever_one_of_them_says(opened, language):
    opened.window.resize(800, 600)
    opened.program.windows[-1].menus.language_chosen.emit(language)
    QTest.qWait(30)
    filters = child(opened.page, QWidget, "history_filters")
    boxes = [each for each in filters.findChildren(QComboBox) if each.objectName() != "history_order"]
    row, two = boxes[0].parentWidget(), 2 * boxes[0].height() + 8
    assert row is not None
    for box in boxes:
        for index in reversed(range(box.count())):
            with QSignalBlocker(box):  # the list stays, whether anything is like that or not
                box.setCurrentIndex(index)
            box.updateGeometry()
            QCoreApplication.processEvents()
            assert row.heightForWidth(726) <= two, box.itemText(index)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(800, 600), (1270, 770)])
def test_the_names_of_the_rules_stand_there_whole(opened, language, size):
    opened.window.resize(*size)
    opened.program.windows[-1].menus.language_chosen.emit(language)
    QTest.qWait(30)
    table = opened.page.table
    metrics = table.fontMetrics()
    for row in range(table.model().rowCount()):
        name = table.model().index(row, Column.RULES).data()
        assert metrics.horizontalAdvance(name) + CELL_SIDES <= table.columnWidth(Column.RULES), name


@pytest.mark.parametrize("size", [(800, 600), (1280, 800)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_has_its_room(opened, monkeypatch, language, size):
    window = opened.window
    window.resize(*size)
    opened.program.windows[-1].menus.language_chosen.emit(language)
    QCoreApplication.processEvents()
    QTest.qWait(30)
    window.page.hide()  # it is measured by itself
    fitting = Fitting(monkeypatch)
    fitting.look(window, "history")
    opened.page.filters.search.setText("nothing of that kind")
    QTest.qWait(250)
    fitting.look(window, "nothing found")
    opened.page.filters.clear()
    opened.page.table.selectRow(1)
    press(window, "history_replay")
    fitting.look(window, "replay")
    if size[0] < 1000:
        press(window, "replay_moves_button")
        fitting.look(window, "moves")
        press(window, "replay_moves_button")
    sheet_of(window)._player.to_end()
    QCoreApplication.processEvents()
    sheet = sheet_of(window)
    may_be_long = (sheet.bar.caption.whole, say(Plain.OR_LESS, sheet.table.names))
    fitting.look(window, "end of the hand")
    faults = {what: where for what, where in fitting.faults.items() if not what.endswith(may_be_long)}
    assert faults == {}
