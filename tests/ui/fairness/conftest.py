"""The page over a window, with a match of which one hand is over and one is sealed."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMainWindow, QWidget
from pytestqt.qtbot import QtBot

from ginrummy_qt.ports.engine import Decide, Decided, write_message
from ginrummy_qt.ports.opponents import TrafficLine
from ginrummy_qt.ports.statistics import DealCounts
from ginrummy_qt.presentation.metrics import scale_for
from ginrummy_qt.presentation.poses import Size
from ginrummy_qt.rules.actions import Pass
from ginrummy_qt.rules.game_match import Stage
from ginrummy_qt.rules.seats import Seat
from ginrummy_qt.rules.view import view_for
from ginrummy_qt.session.match_session import MatchSession
from ginrummy_qt.storage.memory_store import MemoryMatchStore
from ginrummy_qt.ui.fairness.sheet import Evidence, FairnessSheet
from ginrummy_qt.ui.text import Names
from ginrummy_qt.ui.theme.fonts import load_fonts
from ginrummy_qt.ui.theme.metrics import Metrics
from ginrummy_qt.ui.theme.theme import Theme
from ginrummy_qt.ui.theme.tokens import LIGHT
from tests.helpers.fakes import counting_entropy, setup
from tests.helpers.sessions import play_until
from tests.helpers.views import RULESETS, random_hand

Open = Callable[[Evidence], FairnessSheet]


@pytest.fixture
def session() -> MatchSession:
    """Hand 1 is over, hand 2 is sealed and dealt."""
    session = MatchSession(MemoryMatchStore(), counting_entropy(), lambda: 1_790_000_000)
    session.new_match(setup())
    session.cut("a cut of my own")
    play_until(session, random.Random(3), Stage.NEEDS_SEED, 2)
    assert session.update(Seat.SOUTH).match.stage is Stage.NEEDS_SEED
    session.next_hand("")
    return session


@pytest.fixture
def evidence(session: MatchSession) -> Evidence:
    """All there is about it."""
    question = write_message(Decide(1, view_for(random_hand(4, RULESETS["R1"]), Seat.NORTH)))
    lines = (
        TrafficLine(Seat.NORTH, True, question.rstrip()),
        TrafficLine(Seat.NORTH, False, write_message(Decided(1, Pass())).rstrip()),
    )
    return Evidence(
        session.update(Seat.SOUTH).match, session.verify_hand, lambda _number: lines, DealCounts()
    )


@pytest.fixture
def opened(qtbot: QtBot) -> Open:
    """Opens the page in the smallest window."""

    windows: list[QMainWindow] = []

    def open_page(evidence: Evidence) -> FairnessSheet:
        window = QMainWindow()
        windows.append(window)
        inside = QWidget()
        window.setCentralWidget(inside)
        qtbot.addWidget(window)
        size = (800, 570)
        window.resize(*size)
        inside.setGeometry(0, 0, *size)
        window.show()
        window.activateWindow()
        QTest.qWaitForWindowActive(window)
        theme = Theme(LIGHT, load_fonts(), Metrics(scale_for(Size(*size))))
        sheet = FairnessSheet(theme, inside, evidence, Names("Mara"))
        sheet.present()
        QCoreApplication.processEvents()
        return sheet

    return open_page
