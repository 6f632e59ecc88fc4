"""In a window of any size every control can be reached (issue 4, Bad input)."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QAbstractScrollArea, QWidget

from tests.helpers.widgets import focused
from tests.helpers.windows import press, sheet_of

SIZES = [(320, 240), (500, 2400), (800, 380), (4000, 480), (900, 3000), (5000, 2800)]
SHEETS = ("new_match", "settings", "shortcuts", "about", "rules", "tour")


def sized(program: Any, size: tuple[int, int]) -> Any:
    window = program.open(size=size)
    window.setMinimumSize(1, 1)
    window.resize(*size)
    for _ in range(4):
        QCoreApplication.processEvents()
    window.activateWindow()
    assert (window.width(), window.height()) == size
    return window


def in_sight(widget: QWidget) -> bool:
    """Whether its middle is seen in the window; of a text that scrolls, whether any of it is."""
    window, shown = widget.window(), QRect(QPoint(0, 0), widget.window().size())
    if isinstance(widget, QAbstractScrollArea):
        return shown.intersects(QRect(widget.mapTo(window, QPoint(0, 0)), widget.size()))
    middle = widget.mapTo(window, widget.rect().center())
    return not widget.visibleRegion().isEmpty() and shown.contains(middle)


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_every_button_of_the_table_can_be_brought_to_sight_by_its_key(program, size):
    window = sized(program, size)
    press(window, "start")
    window.table.skip()
    found = 0
    for button in window.page.findChildren(QAbstractButton):
        if button.isVisible() and button.isEnabled() and button.focusPolicy() != Qt.FocusPolicy.NoFocus:
            button.setFocus(Qt.FocusReason.TabFocusReason)
            QCoreApplication.processEvents()
            assert in_sight(button), button.objectName()
            found += 1
    assert found >= 3


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_every_control_of_a_sheet_comes_to_sight_with_the_keyboard(program, size):
    window = sized(program, size)
    press(window, "start")
    for name in SHEETS:
        window.menus.acts[name].trigger()
        QCoreApplication.processEvents()
        sheet = sheet_of(window)
        first = focused()
        for _ in range(100):
            QTest.keyClick(focused(), Qt.Key.Key_Tab)
            QCoreApplication.processEvents()
            assert sheet.isAncestorOf(focused()), name
            assert in_sight(focused()), f"{name}: {focused().objectName()}"
            if focused() is first:
                break
        sheet.done(0)
        QCoreApplication.processEvents()
