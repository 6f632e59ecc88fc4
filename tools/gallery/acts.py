"""What is done in the window before a picture is taken."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QScrollArea, QTableView, QWidget

from ginrummy_qt.ports.settings import Speed
from ginrummy_qt.ui.main_window import MainWindow
from ginrummy_qt.ui.selftest.chooser import choose
from ginrummy_qt.ui.selftest.gestures import Gestures, press

DEAL_MS: Final = 1150
"""How far into the deal its picture is taken."""
PATIENCE_MS: Final = 400
SHOWN_ROW: Final = 4
"""Of the history, from the newest."""
REPLAYED_STEPS: Final = 19

STATISTICS: Final = ("hands", "marks", "opponents", "trends", "rating")
FAIRNESS: Final = ("seals", "deals", "meaning")
"""The parts of these pages."""

Act = Callable[[MainWindow], None]


def menu(name: str) -> Act:
    """Choose an entry of the menus."""

    def act(window: MainWindow) -> None:
        _clear(window)
        window.menus.acts[name].trigger()

    return act


def _clear(window: MainWindow) -> None:
    """Put away the offer of a match, where there is one."""
    if window.opener.top is not None:
        window.opener.top.reject()
        QTest.qWait(PATIENCE_MS)


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


def _section(entry: str, button: str) -> Act:
    """A page from the menus, turned to one of its parts."""

    def act(window: MainWindow) -> None:
        window.menus.acts[entry].trigger()
        QTest.qWait(PATIENCE_MS)
        press_in_sheet(window, button)
        window.page.setFocus()

    return act


def _history(window: MainWindow) -> None:
    """The list of all matches, one of them chosen."""
    _clear(window)
    window.menus.acts["history"].trigger()
    QTest.qWait(PATIENCE_MS)
    table = _sheet(window).findChild(QTableView, "history_matches")
    if isinstance(table, QTableView) and table.model().rowCount() > SHOWN_ROW:
        table.selectRow(SHOWN_ROW)
        QTest.qWait(PATIENCE_MS)


def _replay(window: MainWindow, shown: bool = False) -> None:
    """That match, replayed into its third hand."""
    _history(window)
    hands = _sheet(window).findChild(QTableView, "history_hands")
    assert isinstance(hands, QTableView)
    hands.selectRow(2)
    press_in_sheet(window, "history_replay")
    QTest.qWait(PATIENCE_MS)
    sheet = _sheet(window)
    both = sheet.findChild(QAbstractButton, "replay_open")
    assert isinstance(both, QAbstractButton)
    both.setChecked(shown)
    for _ in range(REPLAYED_STEPS):
        press_in_sheet(window, "replay_forth")
        QTest.qWait(20)


def _backups(window: MainWindow) -> None:
    window.menus.acts["backups"].trigger()
    QTest.qWait(PATIENCE_MS)
    press_in_sheet(window, "make")
    QTest.qWait(PATIENCE_MS)


def _traffic(window: MainWindow) -> None:
    """A hand played against a real process, and what that process was told."""
    press_in_sheet(window, "start")
    desk, table = window.desk, window.table
    for _ in range(3000):
        QTest.qWait(5)
        update = desk.update
        if update is None or not table.is_settled or update.view is None:
            continue
        if update.match.outcomes:
            break
        if update.legal_actions:
            desk.submit(choose(update), update.seq)
    _section("fairness", "section_traffic")(window)


ACTS: Final[dict[str, Act]] = {
    "deal": _deal,
    "select": _select,
    "hover": _hover,
    "knock": lambda window: window.table.open_end_preview(),
    "pile": lambda window: window.table.look_through_pile(),
    "next": lambda window: window.table.next_requested.emit(),
    "welcome": lambda window: None,
    "new_match": lambda window: None,
    "opponents": lambda window: press_in_sheet(window, "opponents"),
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
    "statistics": menu("statistics"),
    "history": _history,
    "backups": _backups,
    "deal_code": menu("deal_code"),
    "replay": _replay,
    "replay_open": lambda window: _replay(window, shown=True),
    "traffic": _traffic,
    **{
        f"statistics:{part}": _section("statistics", f"show_{part}")
        for part in ("hands", "marks", "opponents", "trends", "rating")
    },
    **{f"fairness:{part}": _section("fairness", f"section_{part}") for part in ("seals", "deals", "meaning")},
    "licences": lambda window: window.sheets.licences(),
}
"""Every act by its name."""

MOVING: Final = ("deal",)
"""Acts whose picture shows cards on their way."""
POINTING: Final = ("hover", "select")
"""Acts whose picture shows the pointer's work."""
PLAYING: Final = ("traffic",)
"""Acts that need a real opponent."""
