"""The statistics page in the window: where it has its numbers from, and where it leads."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from ginrummy_qt.ui.dialogs.notice import Answer, Notice
from ginrummy_qt.ui.dialogs.opener import SheetOpener
from ginrummy_qt.ui.services import Services
from ginrummy_qt.ui.statistics.data import StatisticsSource
from ginrummy_qt.ui.statistics.desk import StatisticsDesk
from ginrummy_qt.ui.window_sheets import WindowSheets


class WindowStatistics(QObject):
    """Opens the page; where nothing is kept it says so."""

    replay_wanted = Signal(str, int)
    """A match, and the number of a hand of it, 0 for the whole match."""

    def __init__(
        self, services: Services, opener: SheetOpener, sheets: WindowSheets, window: QWidget
    ) -> None:
        super().__init__(window)
        self._opener = opener
        self._sheets = sheets
        self._session = services.session
        self._desk: StatisticsDesk | None = None
        self._trouble = services.trouble
        statistics, history, profiles = services.statistics, services.history, services.profiles
        kept = self._trouble is None
        if kept and statistics is not None and history is not None and profiles is not None:
            self._desk = StatisticsDesk(StatisticsSource(statistics, history, profiles), opener, window)
            self._desk.replay_wanted.connect(self.replay_wanted)
            self._desk.match_wanted.connect(sheets.new_match)
            self._desk.player_switched.connect(self._let_play)

    def open(self) -> None:
        """Show the page."""
        if self._desk is not None:
            self._desk.open()
            return
        self._opener.tell(
            lambda: Notice(
                self.tr("Nothing is counted now"),
                self.tr("Statistics come from matches that are saved, and nothing can be saved at present."),
                Answer(self.tr("Close"), "close"),
                detail="" if self._trouble is None else self._trouble.reason,
            )
        )

    def _let_play(self) -> None:
        """Go on with the match that this person played last, or offer a new one."""
        unfinished = self._sheets.unfinished()
        if unfinished and self._sheets.resume(unfinished[0].match_id):
            return
        other = self._session.match_id
        self._sheets.new_match()
        offer = self._opener.top
        assert offer is not None
        offer.finished.connect(lambda _result: QTimer.singleShot(0, self, lambda: self._take_away(other)))

    def _take_away(self, match_id: str | None) -> None:
        """Nobody goes on with the match of another person: where no other was chosen the usual one begins."""
        if self._session.match_id == match_id and not self._opener.covered:
            self._sheets.start(self._sheets.last_setup())
