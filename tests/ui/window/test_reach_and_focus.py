"""Wherever one is in the program: what can be pressed has a name, Tab comes to it, and its focus is seen."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QRect, Qt
from PySide6.QtGui import QAccessible, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QComboBox,
    QLineEdit,
    QPlainTextEdit,
    QRadioButton,
    QWidget,
)

from ginrummy_qt.ports.settings import ThemeChoice
from tests.helpers.tour import everything

CONTROLS = (QAbstractButton, QAbstractItemView, QAbstractSlider, QComboBox, QLineEdit, QPlainTextEdit)
AROUND = 6
"""Room round a control in which its focus may show, in logical pixels."""
ENOUGH = 40
"""So many pixels have to change for a focus to be seen."""


def on_top(window: Any) -> Any:
    """What has the keyboard to itself now: a sheet, the knock preview, or the page."""
    if window.opener.covered:
        return window.opener.top
    tray = window.table.preview.tray
    return window.pages.current if tray is None else tray


def controls(root: QWidget) -> list[QWidget]:
    """All that can be pressed or read with keys, the unchecked of exclusive buttons left out."""
    return [
        each
        for each in root.findChildren(QWidget)
        if isinstance(each, CONTROLS)
        and each.isVisible()
        and each.isEnabled()
        and each.focusPolicy() & Qt.FocusPolicy.TabFocus
        and not (isinstance(each, QRadioButton) and not each.isChecked())
    ]


def spoken_name(widget: QWidget) -> str:
    return QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name)


def place(widget: QWidget) -> QRect:
    top = widget.mapTo(widget.window(), widget.rect().topLeft())
    return QRect(top, widget.size()).adjusted(-AROUND, -AROUND, AROUND, AROUND)


def different(one: QImage, other: QImage) -> int:
    """How many pixels are not the same."""
    if one.size() != other.size():
        return one.width() * one.height()
    first, second = bytes(one.constBits()), bytes(other.constBits())
    if first == second:
        return 0
    step = one.depth() // 8
    return sum(first[at : at + step] != second[at : at + step] for at in range(0, len(first), step))


def tab_round(window: Any, root: QWidget) -> Iterator[QWidget]:
    """Press Tab until it comes back to where it began."""
    seen: list[tuple[QWidget, object]] = []
    for _ in range(300):
        QTest.keyClick(window.focusWidget() or root, Qt.Key.Key_Tab)
        held = window.focusWidget()
        stop = (held, window.table._stage.pointing.focus if held is window.table.view else None)
        if stop in seen:
            return
        seen.append(stop)
        yield held
    raise AssertionError("Tab never comes round")


class Walk:
    """Looks at one place after the other, and keeps what is wrong."""

    def __init__(self, window: Any) -> None:
        self._window = window
        self._known: set[tuple[str, str]] = set()
        self.faults: list[str] = []

    def look(self, where: str) -> None:
        QCoreApplication.processEvents()
        root = on_top(self._window)
        for button in root.findChildren(QAbstractButton):
            if button.isVisible() and not spoken_name(button):
                self.faults.append(f"{where}: {button.objectName()} has no name")
        wanted = controls(root)
        for each in wanted:
            if not spoken_name(each):
                self.faults.append(f"{where}: {type(each).__name__} {each.objectName()} has no name")
        reached = list(self._go_round(where, root))
        for each in wanted:
            if each not in reached and each.isVisible():
                self.faults.append(f"{where}: Tab never comes to {type(each).__name__} {each.objectName()}")

    def _go_round(self, where: str, root: QWidget) -> Iterator[QWidget]:
        for held in tab_round(self._window, root):
            kind = (type(held).__name__, held.objectName())
            if isinstance(held, CONTROLS) and kind not in self._known:
                self._known.add(kind)
                self._see_focus(where, held)
            yield held

    def _see_focus(self, where: str, held: QWidget) -> None:
        area = place(held)
        QCoreApplication.processEvents()
        focused = self._window.grab(area).toImage()
        held.clearFocus()
        QCoreApplication.processEvents()
        bare = self._window.grab(area).toImage()
        held.setFocus(Qt.FocusReason.TabFocusReason)
        if different(focused, bare) < ENOUGH:
            self.faults.append(f"{where}: the focus on {type(held).__name__} {held.objectName()} is not seen")


@pytest.mark.qt_log_ignore("does not support grabbing the keyboard")  # says the offscreen platform of menus
@pytest.mark.parametrize("theme", [ThemeChoice.LIGHT, ThemeChoice.HIGH_CONTRAST])
def test_everything_has_a_name_and_is_reached_by_tab_with_a_focus_that_is_seen(program, theme):
    window = program.open(theme=theme)
    window.activateWindow()
    assert QTest.qWaitForWindowActive(window)
    walk = Walk(window)
    for where in everything(program, window):
        walk.look(where)
    assert walk.faults == []
