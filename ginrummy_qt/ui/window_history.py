"""The past in the window: the history and replays; made when one of them is first wanted."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from ginrummy_qt.ports.table import TableUpdate
from ginrummy_qt.presentation.table_sounds import SoundCue
from ginrummy_qt.ui.dialogs.notice import Answer, Notice
from ginrummy_qt.ui.dialogs.opener import SheetOpener
from ginrummy_qt.ui.match_desk import MatchDesk
from ginrummy_qt.ui.replay.desk import ReplayDesk
from ginrummy_qt.ui.services import Services
from ginrummy_qt.ui.table.state import TableOptions
from ginrummy_qt.ui.window_sheets import WindowSheets

if TYPE_CHECKING:
    from ginrummy_qt.ui.history.desk import HistoryDesk


class WindowHistory(QObject):
    """Opens what is about matches of before. `options` are the person's wishes for the table."""

    def __init__(
        self,
        services: Services,
        desk: MatchDesk,
        opener: SheetOpener,
        sheets: WindowSheets,
        options: Callable[[], TableOptions],
        hear: Callable[[SoundCue], object],
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._services = services
        self._opener = opener
        self._sheets = sheets
        self._window = window
        self.replays = ReplayDesk(opener, desk.new_match, options, hear)

    @cached_property
    def history(self) -> HistoryDesk | None:
        """The history, where there is one."""
        from ginrummy_qt.ui.history.desk import HistoryDesk

        kept = self._services.history
        if kept is None or self._services.trouble is not None:
            return None
        session, sheets = self._services.session, self._sheets
        return HistoryDesk(
            session, kept, self._opener, self.replays, sheets.resume, sheets.new_match, self._window
        )

    def open(self) -> None:
        """Show all matches, or say that none are kept."""
        if self.history is None:
            self._tell_nothing_kept()
        else:
            self.history.open()

    def replay(self, match_id: str, number: int = 0) -> None:
        """Look at a match again from a hand on, or (0) from the first."""
        if self.history is not None:
            self.history.replay(match_id, number)

    def comparison(self, update: TableUpdate) -> str:
        """How a hand of a match played again went the first time; nothing for any other."""
        return "" if self.history is None else self.history.comparison(update)

    def take_in(self, paths: tuple[Path, ...]) -> None:
        """Keep the matches of record files."""
        if self.history is None:
            self._tell_nothing_kept()
        else:
            self.history.take_in(paths)

    def _tell_nothing_kept(self) -> None:
        self._opener.tell(
            lambda: Notice(
                self.tr("No matches are kept now"),
                self.tr("Nothing can be saved at present, so there is no history to look at."),
                Answer(self.tr("Close"), "close"),
            )
        )
