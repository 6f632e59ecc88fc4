"""The statistics page in a window of its own, over made-up statistics."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import date
from typing import cast

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget

from ginrummy_qt.ports.history import HistoryStore
from ginrummy_qt.ui.dialogs.opener import SheetOpener
from ginrummy_qt.ui.statistics.data import StatisticsSource
from ginrummy_qt.ui.statistics.desk import StatisticsDesk
from ginrummy_qt.ui.statistics.sheet import StatisticsSheet
from ginrummy_qt.ui.theme.fonts import load_fonts
from ginrummy_qt.ui.theme.metrics import Metrics
from ginrummy_qt.ui.theme.theme import Theme
from ginrummy_qt.ui.theme.tokens import LIGHT
from tests.helpers.statistics import FakeHistory, FakeProfiles, FakeStatistics
from tests.helpers.widgets import discard

TODAY = date(2026, 11, 30)
NOW = 1_793_404_800


class Opened:
    """A window with the page open, and what it was made over."""

    def __init__(self, store: FakeStatistics, size: tuple[int, int]) -> None:
        self.store, self.history, self.profiles = store, FakeHistory(), FakeProfiles()
        self.window = QMainWindow()
        self.host = QWidget()
        self.window.setCentralWidget(self.host)
        self.window.resize(*size)
        self.window.show()
        self.window.activateWindow()
        QTest.qWaitForWindowActive(self.window)
        self.opener = SheetOpener(self.host, lambda: Theme(LIGHT, load_fonts(), Metrics()))
        kept = StatisticsSource(self.store, cast(HistoryStore, self.history), self.profiles)
        self.desk = StatisticsDesk(kept, self.opener, self.window, lambda: NOW, lambda: TODAY)
        self.desk.open()
        QCoreApplication.processEvents()

    @property
    def page(self) -> StatisticsSheet:
        """The page, under whatever lies over it."""
        found = self.host.findChild(StatisticsSheet, "statistics")
        assert found is not None
        return found


@pytest.fixture
def opened(qapp: QApplication) -> Iterator[Callable[..., Opened]]:
    windows: list[QMainWindow] = []

    def make(store: FakeStatistics | None = None, size: tuple[int, int] = (1100, 760)) -> Opened:
        made = Opened(store or FakeStatistics(), size)
        windows.append(made.window)
        return made

    yield make
    discard(windows)
