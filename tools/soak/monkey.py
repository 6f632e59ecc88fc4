"""A monkey at the window: whatever it does, at rest the table shows exactly what the session says."""

from __future__ import annotations

import logging
import random
import sys
import time
import traceback
from collections import deque
from pathlib import Path
from types import TracebackType
from typing import Final

from PySide6.QtCore import qInstallMessageHandler
from PySide6.QtTest import QTest

from ginrummy_qt.bootstrap.logs import _log_qt
from ginrummy_qt.bootstrap.program import make_application
from ginrummy_qt.ports.levels import Style
from ginrummy_qt.ports.table import MatchSetup
from ginrummy_qt.presentation.hand_order import HandOrderState
from ginrummy_qt.presentation.layout import LayoutOptions, layout
from ginrummy_qt.presentation.poses import Size
from ginrummy_qt.rules.game_match import Stage
from ginrummy_qt.rules.ruleset import PRESETS
from ginrummy_qt.storage.match_store import SqliteMatchStore
from ginrummy_qt.ui.main_window import MainWindow
from tools.soak import vitals
from tools.soak.monkey_events import Paws
from tools.soak.monkey_window import Cage, Complaints, Outside
from tools.soak.playing import Hands, session_on
from tools.soak.trial import Trials

REST_EVERY: Final = 10
"""Events after which the table is let come to rest, and is looked at."""
REST_SECONDS: Final = 20.0
"""Longest time until a table that nobody touches has come to rest."""
PATIENCE: Final = 0.15
"""Seconds after which the monkey presses `skip`, half of the times."""
MATCHES_BEFORE: Final = 3
REMEMBERED: Final = 12
"""How many of the last events are told with a failure."""


class Surprises:
    """Exceptions that nobody caught."""

    def __init__(self) -> None:
        self.texts: list[str] = []
        sys.excepthook = self._note

    def _note(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        self.texts.append("".join(traceback.format_exception(kind, error, trace))[-1_200:])


def run(trials: Trials) -> None:
    """Send `count` events to windows over one data folder."""
    rng = trials.chance(trials.first)
    app = make_application()
    surprises, complaints, outside = Surprises(), Complaints(), Outside()
    logging.getLogger().addHandler(complaints)
    qInstallMessageHandler(_log_qt)
    _play_before(trials.folder, rng)
    cage = Cage(app, trials.folder, rng)
    paws = Paws(cage.window, rng, trials.folder)
    last: deque[str] = deque(maxlen=REMEMBERED)
    seen: set[tuple[str | None, int]] = set()
    for number in trials.numbers():
        if not cage.window.isVisible():
            paws = Paws(cage.reopen(), rng, trials.folder)
        last.append(paws.act())
        trials.add("events")
        app.processEvents()
        cage.answer_file_dialog()
        if rng.random() < 1 / REST_EVERY and cage.window.isVisible():
            paws.let_go()
            for fault in _look_at_rest(cage.window, rng.random() < 0.5):
                trials.tell(number, f"{fault} after {'; '.join(last)}")
            trials.add("looks at rest")
            seen.add((cage.window.desk.session.match_id, cage.window.desk.session.seq))
        for text in [*surprises.texts, *complaints.lines]:
            trials.tell(number, f"{text} after {'; '.join(last)}")
        surprises.texts.clear()
        complaints.lines.clear()
    trials.add("windows", cage.opened)
    trials.add("states of matches looked at", len(seen))
    trials.add("matches", len({match_id for match_id, _ in seen}))
    trials.add("shown outside", outside.asked)
    trials.most("MB resident", round(vitals.memory() / 1e6))
    cage.close()


def _play_before(folder: Path, rng: random.Random) -> None:
    """Some matches that are over, so that history, statistics and replay have something to show."""
    store = SqliteMatchStore(folder)
    hands = Hands(session_on(store, rng), rng)
    for _ in range(MATCHES_BEFORE):
        hands.step(MatchSetup(PRESETS[rng.choice(sorted(PRESETS))], Style.SIMPLE))
        while hands.stage is not Stage.OVER:
            hands.step()
    store.close()


def _look_at_rest(window: MainWindow, patient: bool) -> list[str]:
    """Wait until nothing moves, and compare what is shown with what is so."""
    table, began = window.table, time.monotonic()
    while not table.is_settled:
        QTest.qWait(5)
        waited = time.monotonic() - began
        if waited > PATIENCE and not patient:
            table.skip()
        if waited > REST_SECONDS:
            return [f"the table has not come to rest in {REST_SECONDS:g} seconds"]
    wrong = [f"at rest: {each}" for each in table.poses_match_layout()]
    return wrong + _against_session(window)


def _against_session(window: MainWindow) -> list[str]:
    """The table against layout(view) of what the session says now, made anew."""
    table, truth = window.table, window.desk.update
    if truth is None or table.update is None:
        return []
    if table.update.seq != truth.seq or table.update.view != truth.view:
        return [f"the table shows state {table.update.seq}, the session is at {truth.seq}"]
    if table.layout.defence is not None:
        return []
    port = table.view.viewport()
    order = HandOrderState(table.hand)
    choice = LayoutOptions(table.selected, window.menus.acts["left_handed"].isChecked())
    wanted = layout(truth.view, Size(port.width(), port.height()), order, choice)
    if wanted.cards != table.layout.cards:
        return ["the layout is not that of the session's view"]
    return []
