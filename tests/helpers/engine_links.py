"""A link to a player's process, and a table that collects what it reports."""

from __future__ import annotations

from contextlib import contextmanager
from queue import Empty, SimpleQueue

from ginrummy_qt.link.engine_process import EngineProgram, Patience, ProcessLauncher
from ginrummy_qt.ports.levels import Style
from ginrummy_qt.ports.opponents import EngineGone, EngineReport, EngineRestarted, TrafficLine
from ginrummy_qt.rules import PRESETS, Seat
from ginrummy_qt.rules.view import PlayerView, view_for
from tests.helpers.views import random_hand

PATIENCE = Patience(start=20, answer=20, leave=0.5, restarts=3)
HASTE = Patience(start=20, answer=1, leave=0.5, restarts=2)
SOON = 30.0


def view() -> PlayerView:
    """NORTH is to draw, and may draw from the stock."""
    state = random_hand(0, PRESETS["R2"])
    return view_for(state, state.turn)


class Table:
    """Collects the reports of a link."""

    def __init__(self) -> None:
        self.reports: SimpleQueue[EngineReport] = SimpleQueue()
        self.traffic: list[TrafficLine] = []

    def next(self) -> EngineReport:
        return self.reports.get(timeout=SOON)

    def quiet(self, seconds: float = 0.2) -> bool:
        try:
            self.reports.get(timeout=seconds)
        except Empty:
            return True
        return False


@contextmanager
def link_to(program: EngineProgram, patience: Patience = PATIENCE):
    table = Table()
    launcher = ProcessLauncher(
        program=program, seed=lambda: 7, patience=patience, traffic=table.traffic.append
    )
    link = launcher(Style.STEADY, Seat.NORTH, table.reports.put)
    try:
        yield link, table
    finally:
        link.close()


def restarted(report: EngineReport) -> str:
    assert isinstance(report, EngineRestarted)
    return report.reason


def gone(report: EngineReport) -> str:
    assert isinstance(report, EngineGone)
    return report.reason
