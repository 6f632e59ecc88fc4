"""What is done in the window before a picture is taken."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QScrollArea, QWidget

from ginrummy_qt.ports.settings import Speed
from ginrummy_qt.ui.main_window import MainWindow
from ginrummy_qt.ui.selftest.gestures import Gestures, press

DEAL_MS: Final = 1150
"""How far into the deal its picture is taken."""
PATIENCE_MS: Final = 400

Act = Callable[[MainWindow], None]


def menu(name: str) -> Act:
    """Choose an entry of the menus."""
    return lambda window: window.menus.acts[name].trigger()


def further(name: str, share: float) -> Act:
    """The same, and scroll what it shows: 0 the top, 1 the end."""

    def act(window: MainWindow) -> None:
        window.menus.acts[name].trigger()
        QTest.qWait(PATIENCE_MS)
        for area in _sheet(window).findChildren(QScrollArea):
            bar = area.verticalScrollBar()
            bar.setValue(round(bar.maximum() * share))

    return act


def _sheet(window: MainWindow) -> QWidget:
    sheet = window.opener.top
    if sheet is None:
        raise LookupError("no sheet is open")
    return sheet


def _press(window: MainWindow, name: str) -> None:
    button = window.findChild(QAbstractButton, name)
    if not isinstance(button, QAbstractButton):
        raise LookupError(f"there is no button {name}")
    press(button)
    QTest.qWait(PATIENCE_MS)


def _deal(window: MainWindow) -> None:
    """A match begins, at normal speed."""
    window.menus.speed_chosen.emit(Speed.NORMAL)
    press_in_sheet(window, "start")
    QTest.qWait(DEAL_MS)


def press_in_sheet(window: MainWindow, name: str) -> None:
    """Press a button of the sheet on top."""
    button = _sheet(window).findChild(QAbstractButton, name)
    if not isinstance(button, QAbstractButton):
        raise LookupError(f"there is no button {name}")
    press(button)


def _select(window: MainWindow) -> None:
    """Click the rightmost card."""
    hand = Gestures(window.table)
    hand.click_card(hand.hand()[-1])


def _hover(window: MainWindow) -> None:
    """Point at the first card of the hand."""
    table = window.table
    pose = table.layout.cards[Gestures(table).hand()[0]]
    QTest.mouseMove(table.view.viewport(), QPoint(round(pose.x + 20), round(pose.y + pose.height / 2)))


def _further_on_tour(window: MainWindow) -> None:
    window.menus.acts["tour"].trigger()
    QTest.qWait(PATIENCE_MS)
    for _ in range(2):
        QTest.keyClick(_sheet(window), Qt.Key.Key_Right)


def _record(window: MainWindow) -> None:
    """Write the match on the table as a record, and open that."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "evening.ginrummy"
        window.records.write(path)
        QTest.qWait(PATIENCE_MS)
        while window.opener.top is not None:
            window.opener.top.reject()
        window.records.open(path)
        QTest.qWait(2 * PATIENCE_MS)


def _cut(window: MainWindow) -> None:
    """The next hand, cut by the person."""
    window.menus.acts["cut_deck"].setChecked(True)
    window.table.next_requested.emit()


def _hands(window: MainWindow) -> None:
    window.sheets.score_sheet(window.page.sheet_model)


ACTS: Final[dict[str, Act]] = {
    "deal": _deal,
    "select": _select,
    "hover": _hover,
    "knock": lambda window: window.table.open_end_preview(),
    "pile": lambda window: window.table.look_through_pile(),
    "next": lambda window: window.table.next_requested.emit(),
    "welcome": lambda window: None,
    "new_match": lambda window: None,
    "continue_match": menu("continue_match"),
    "settings": menu("settings"),
    "settings_cards": further("settings", 0.45),
    "rules": menu("rules"),
    "rules_more": further("rules", 0.5),
    "shortcuts": menu("shortcuts"),
    "tour": menu("tour"),
    "tour_further": _further_on_tour,
    "record": _record,
    "verify": menu("verify"),
    "cut": _cut,
    "hands": _hands,
    "resign": menu("resign"),
    "about": menu("about"),
    "licences": lambda window: window.sheets.licences(),
}
"""Every act by its name."""

MOVING: Final = ("deal",)
"""Acts whose picture shows cards on their way."""
POINTING: Final = ("hover", "select")
"""Acts whose picture shows the pointer's work."""
