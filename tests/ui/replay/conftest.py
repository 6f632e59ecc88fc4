"""A replay of a real match over a bare window."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from ginrummy_qt.ports.levels import Style
from ginrummy_qt.ports.settings import Speed
from ginrummy_qt.ports.table import MatchSetup
from ginrummy_qt.session.replay import Place, Replay
from ginrummy_qt.ui.dialogs.opener import SheetOpener
from ginrummy_qt.ui.replay.desk import ReplayDesk
from ginrummy_qt.ui.table.state import TableOptions
from ginrummy_qt.ui.theme.fonts import load_fonts
from ginrummy_qt.ui.theme.metrics import Metrics
from ginrummy_qt.ui.theme.style import apply_palette
from ginrummy_qt.ui.theme.theme import Theme
from ginrummy_qt.ui.theme.tokens import LIGHT
from tests.helpers import records
from tests.helpers.widgets import discard


class Shown:
    """A window with a replay over it, and what the replay asked for."""

    def __init__(
        self,
        qtbot,
        size=(1280, 800),
        speed=Speed.OFF,
        place: Place | None = None,
        replay: Replay | None = None,
    ) -> None:
        self.host = QWidget()
        self.host.resize(*size)
        self.host.show()
        self.host.activateWindow()
        assert QTest.qWaitForWindowActive(self.host)
        self.played: list[MatchSetup] = []
        events = records.events(50)
        self.replay = replay or Replay(MatchSetup(records.start().ruleset, Style.STEADY), events)
        theme = Theme(LIGHT, load_fonts(), Metrics(1.0))
        self.opener = SheetOpener(self.host, lambda: theme)
        self.heard: list[object] = []
        self.desk = ReplayDesk(
            self.opener, self.played.append, lambda: TableOptions(speed=speed), self.heard.append
        )
        self.desk.open(self.replay, Style.STEADY, lambda: "A match", place)
        QCoreApplication.processEvents()

    @property
    def sheet(self):
        return self.opener.top

    @property
    def player(self):
        return self.sheet._player

    @property
    def table(self):
        return self.sheet.table.controller


@pytest.fixture
def shown(qtbot, qapp):
    apply_palette(qapp, Theme(LIGHT, load_fonts(), Metrics(1.0)))
    made: list[Shown] = []

    def make(**options) -> Shown:
        made.append(Shown(qtbot, **options))
        return made[-1]

    yield make
    discard(each.host for each in made)
