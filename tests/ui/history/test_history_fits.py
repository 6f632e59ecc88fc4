"""The texts of history and replay have their room in the smallest window, in every language."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton

from ginrummy_qt.presentation.languages import LANGUAGES
from ginrummy_qt.presentation.messages import Plain
from ginrummy_qt.ui.text import say
from tests.helpers.fitting import Fitting
from tests.helpers.widgets import child
from tests.helpers.windows import sheet_of


def press(window, name: str) -> None:
    QTest.mouseClick(child(sheet_of(window), QAbstractButton, name), Qt.MouseButton.LeftButton)
    for _ in range(3):
        QCoreApplication.processEvents()


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
