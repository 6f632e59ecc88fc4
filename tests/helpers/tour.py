"""A walk through everything the window can show, one place after the other."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QMenu

from ginrummy_qt.ports.levels import Style
from ginrummy_qt.ports.settings import SettingsTrouble
from ginrummy_qt.ports.storage import Trouble
from ginrummy_qt.ports.table import MatchSetup
from ginrummy_qt.rules.actions import Action, BigGin, Knock
from ginrummy_qt.rules.game_match import Stage
from ginrummy_qt.rules.ruleset import PRESETS
from ginrummy_qt.rules.seats import Seat
from ginrummy_qt.session.record_file import RecordFault, RecordUnreadable
from ginrummy_qt.session.recorded_match import read_match
from ginrummy_qt.ui import menu_bar
from tests.helpers import records
from tests.helpers.windows import Program, press, sheet_of

STEPS_SEEN = 24
"""So many moves of a match are looked at, and the end of every hand."""


OPENED_OTHERWISE = {"new_match", "open_record", "settings", "rules", "tour", "shortcuts", "about"}
"""Sheets of the menus that are looked at by another way, and the desktop's dialog for files."""


def best(actions: Iterable[Action]) -> Action:
    """The first action, but an ending where there is one."""
    return min(actions, key=lambda action: not isinstance(action, Knock | BigGin))


def step(program: Program, window: Any) -> None:
    """One action of whose turn it is."""
    update = window.desk.update
    assert update is not None
    assert update.view is not None
    if update.view.turn is Seat.NORTH:
        program.launcher.link.answer(best(window.desk.session.update(Seat.NORTH).legal_actions))
        QCoreApplication.processEvents()
    else:
        window.desk.submit(best(update.legal_actions), update.seq)
    window.table.skip()


def to_an_ending(program: Program, window: Any) -> None:
    """Play until the person may end the hand."""
    while not any(isinstance(each, Knock | BigGin) for each in window.desk.update.legal_actions):
        step(program, window)
        if window.desk.match.stage is not Stage.PLAYING:
            window.desk.next_hand()
            window.table.skip()


def a_match(program: Program, window: Any) -> Iterator[str]:
    """From the offer of a match to 50 points to its result."""
    yield "start"
    press(window, "target_50")
    press(window, "start")
    steps = 0
    while window.desk.match.stage is not Stage.OVER:
        if window.desk.match.stage is Stage.PLAYING:
            step(program, window)
        else:
            window.desk.next_hand()
            window.table.skip()
        steps += 1
        if steps < STEPS_SEEN or window.desk.match.stage is not Stage.PLAYING:
            yield f"step {steps}"
    window.show_match_result(window.desk.match)
    yield "result of the match"
    window.sheets.score_sheet(window.page.sheet_model)
    yield "all hands"
    sheet_of(window).done(0)


def the_table(program: Program, window: Any) -> Iterator[str]:
    """A refusal, the preview of a knock, and the menu of the Sort button."""
    to_an_ending(program, window)
    yield "may end"
    window.table.draw_stock()
    yield "refusal"
    window.table.open_end_preview()
    yield "preview"
    window.table.preview.tray.dismissed.emit()
    window.table.skip()
    QTest.mouseClick(window.page.findChild(QAbstractButton, "sort"), Qt.MouseButton.LeftButton)
    yield "ways to sort"
    menu = window.page.findChild(QMenu, "sort_menu")
    if menu is not None:
        menu.close()


def the_sheets(window: Any) -> Iterator[str]:
    """Every sheet, opened and closed again."""
    for open_sheet, name in sheets(window):
        open_sheet()
        wait_for_a_sheet(window, name)
        yield name
        if name == "tour":
            yield from the_steps(window)
        while window.opener.covered:
            sheet_of(window).done(0)


def wait_for_a_sheet(window: Any, name: str) -> None:
    """Some pages read their data first."""
    for _ in range(300):
        if window.opener.covered:
            return
        QTest.qWait(10)
    raise AssertionError(f"no sheet {name}")


def of_the_menus(window: Any) -> Iterator[tuple[Callable[[], object], str]]:
    """What opens the pages that only a menu leads to; one that is added is among them."""
    for name in menu_bar._SHEETS:
        if name not in OPENED_OTHERWISE:
            yield window.menus.acts[name].trigger, name


def the_steps(window: Any) -> Iterator[str]:
    """The tour from its second step to its last."""
    steps = len(sheet_of(window)._steps)
    for number in range(2, steps + 1):
        press(window, "next")
        yield f"tour, step {number}"


def sheets(window: Any) -> Iterator[tuple[Callable[[], object], str]]:
    """What opens each sheet, with its name."""
    of, page, troubles, desk = window.sheets, window.page, window.troubles, window.records
    nowhere = Path("/nowhere")
    yield from of_the_menus(window)
    yield of.new_match, "new match"
    yield window.open_settings, "settings"
    yield of.rules, "rules"
    yield (lambda: of.shortcuts(window.keys)), "shortcuts"
    yield of.about, "about"
    yield of.licences, "licences"
    yield (lambda: of.score_sheet(page.sheet_model)), "score sheet"
    yield (lambda: of.move_log(page.log_model)), "moves"
    yield (lambda: of.cut(window.desk.match)), "cut"
    yield of.verify, "verify"
    yield of.resign, "resign"
    yield (lambda: desk._show(nowhere, read_match(records.text()))), "record"
    yield (lambda: desk._show(nowhere, read_match(records.text(None)))), "old record"
    yield (lambda: desk._show(nowhere, read_match(records.without_its_end()))), "open record"
    for fault in RecordFault:
        yield partial(desk._show, nowhere, RecordUnreadable(fault)), str(fault)
    yield desk._tell_waiting, "long record"
    yield (lambda: troubles.not_saving(Trouble("No room."))), "nothing saved"
    yield (lambda: troubles.not_saving(Trouble("", True))), "newer version"
    yield (lambda: troubles.not_saved("No room.")), "not saved"
    yield (lambda: troubles.engine_gone("it crashed")), "engine gone"
    yield (lambda: troubles.settings_unread(SettingsTrouble("/nowhere"))), "settings damaged"
    yield (lambda: troubles.settings_unread(SettingsTrouble("/nowhere", True))), "newer settings"
    yield troubles.replaced, "updated"
    yield (lambda: of.resume("f" * 32)), "resume"
    yield (lambda: of._resign_kept("f" * 32)), "resign another"
    yield (lambda: troubles.unexpected_error((ValueError, ValueError(), None))), "error"


def the_rules(window: Any) -> Iterator[str]:
    """The rules of every preset, and its table."""
    for name, ruleset in PRESETS.items():
        window.desk.new_match(MatchSetup(ruleset, Style.SIMPLE))
        window.sheets.rules()
        yield f"rules of {name}"
        sheet_of(window).done(0)
        window.table.skip()
        yield f"table of {name}"


def the_banner(program: Program, window: Any) -> Iterator[str]:
    """What stands beside the table when something is wrong."""
    for tell in (window.banner.tell_not_saved, window.banner.tell_opponent_gone):
        tell("")
        sheet_of(window).done(0)
        yield f"the match waits: {tell.__name__}"
    window.banner.tell_lasting()


def everything(program: Program, window: Any) -> Iterator[str]:
    """All of it."""
    yield from a_match(program, window)
    window.desk.new_match(MatchSetup(PRESETS["R1"], Style.STEADY))
    window.table.skip()
    yield from the_table(program, window)
    yield from the_sheets(window)
    yield from the_banner(program, window)
    yield from the_rules(window)


def a_match_on(program: Program, window: Any) -> Iterator[str]:
    """Play the match that has been started to its end; tells `hand` when one has ended."""
    while window.desk.match.stage is not Stage.OVER:
        if window.desk.match.stage is Stage.PLAYING:
            step(program, window)
        else:
            yield "hand"
            window.desk.next_hand()
            window.table.skip()
