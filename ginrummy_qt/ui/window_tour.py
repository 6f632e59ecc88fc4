"""When the tour of the table begins: at once, or when there is a hand to show; the opponent waits."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QWidget

from ginrummy_qt.ports.table import MatchSetup
from ginrummy_qt.rules.game_match import Stage
from ginrummy_qt.ui.dialogs.opener import SheetOpener
from ginrummy_qt.ui.dialogs.sheet import Sheet
from ginrummy_qt.ui.match_desk import MatchDesk
from ginrummy_qt.ui.pages.game_page import GamePage
from ginrummy_qt.ui.theme.theme import Theme
from ginrummy_qt.ui.window_sheets import WindowSheets

_LOOK_MS: Final = 100
"""How often to look whether the table is ready: several things have to be, in any order."""


class WindowTour(QObject):
    """Shows the tour over the hand on the table; without one a hand is dealt first."""

    def __init__(self, page: GamePage, desk: MatchDesk, opener: SheetOpener, sheets: WindowSheets) -> None:
        super().__init__(page)
        self._page = page
        self._desk = desk
        self._opener = opener
        self._sheets = sheets
        self._wanted = False
        self._number = 0
        self._look = QTimer(self, interval=_LOOK_MS)
        self._look.timeout.connect(self._show)

    def start(self) -> None:
        """Show the tour, as soon as a hand lies on the table and nothing moves."""
        self._wanted = True
        match = self._desk.match
        if match is None or match.stage is Stage.OVER:
            self._sheets.start(self._sheets.last_setup())
        elif match.stage is not Stage.PLAYING:
            self._desk.next_hand()
        self._look.start()
        self._show()

    def _show(self) -> None:
        match, table = self._desk.match, self._page.controller
        ready = match is not None and match.stage is Stage.PLAYING and table.is_settled
        if not self._wanted or not ready or self._opener.covered or not table.layout.hand.poses:
            return
        self._wanted = False
        self._look.stop()
        assert match is not None
        self._open(match.setup)

    def _open(self, setup: MatchSetup) -> None:
        from ginrummy_qt.ui.tour.places import TourPlaces
        from ginrummy_qt.ui.tour.sheet import TourSheet
        from ginrummy_qt.ui.tour.steps import TourText

        self._number = 0

        def make(theme: Theme, host: QWidget) -> Sheet:
            steps = TourText(setup.ruleset, self._page.names).steps()
            sheet = TourSheet(theme, host, steps, TourPlaces(self._page, host).find, self._number)
            sheet.turned.connect(self._remember)
            return sheet

        self._desk.opponent.set_paused(True)
        self._opener.open(make).finished.connect(self._play_on)

    def _play_on(self) -> None:
        self._desk.opponent.set_paused(False)

    def _remember(self, number: int) -> None:
        """In another language the tour goes on where it was."""
        self._number = number
