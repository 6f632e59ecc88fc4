"""Opens the statistics page and does what is asked for there: beginning anew, players, exports."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from datetime import date

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from ginrummy_qt.ports.profiles import Profile
from ginrummy_qt.ports.storage import StorageUnavailable
from ginrummy_qt.ui.dialogs.notice import Answer, Notice
from ginrummy_qt.ui.dialogs.opener import SheetOpener
from ginrummy_qt.ui.dialogs.sheet import Sheet
from ginrummy_qt.ui.statistics.data import StatisticsSource
from ginrummy_qt.ui.statistics.exporting import Exporting
from ginrummy_qt.ui.statistics.keys import player_name
from ginrummy_qt.ui.statistics.players_sheet import PlayersSheet
from ginrummy_qt.ui.statistics.sheet import StatisticsSheet
from ginrummy_qt.ui.theme.theme import Theme

_log = logging.getLogger(__name__)


class StatisticsDesk(QObject):
    """The statistics of one window."""

    replay_wanted = Signal(str, int)
    """A match, and the number of a hand of it, 0 for the whole match."""
    match_wanted = Signal()
    player_switched = Signal()
    """Another person plays: the match on the table is not theirs."""

    def __init__(
        self,
        source: StatisticsSource,
        opener: SheetOpener,
        window: QWidget,
        clock: Callable[[], int] = lambda: int(time.time()),
        today: Callable[[], date] = date.today,
    ) -> None:
        super().__init__(window)
        self._source = source
        self._opener = opener
        self._clock, self._today = clock, today
        self._page: StatisticsSheet | None = None
        self._people: PlayersSheet | None = None
        self.exporting = Exporting(source.history, opener, window, clock)
        self._switched = False

    def open(self) -> None:
        """Show the page."""

        def make(theme: Theme, host: QWidget) -> Sheet:
            page = StatisticsSheet(theme, host, self._source, self._today)
            page.replay_wanted.connect(self.replay_wanted)
            page.match_wanted.connect(self.match_wanted)
            page.players_wanted.connect(self.players)
            page.export_wanted.connect(self.exporting.ask)
            page.reset_wanted.connect(self.ask_to_reset)
            if self._page is not None:
                page.take_over(self._page)
            self._page = page
            return page

        self._switched = False
        self._opener.open(make).finished.connect(self._leave)

    def _leave(self) -> None:
        self._page = None
        if self._switched:
            self._switched = False
            self.player_switched.emit()

    def _refresh(self) -> None:
        if self._page is not None:
            self._page.refresh()

    # Beginning anew

    def ask_to_reset(self) -> None:
        """Ask whether the statistics of this player are to begin anew."""
        try:
            name = player_name(self._source.profiles.active())
        except StorageUnavailable as error:
            self._tell_failure(self.tr("The statistics stay as they are"), error)
            return
        self._opener.tell(
            lambda: Notice(
                self.tr("Begin the statistics anew?"),
                self._what_goes(name),
                Answer(self.tr("Leave them"), "leave"),
                Answer(self.tr("Begin anew"), "begin_anew", self._reset),
                self.tr("A backup is made before, which can be restored."),
            )
        )

    def _what_goes(self, name: str) -> str:
        goes = self.tr("All numbers of {name} start from nothing, the rating too.").format(name=name)
        stays = self.tr("The matches stay in the history.")
        return f"{goes} {stays}"

    def _reset(self) -> None:
        try:
            backup = self._source.statistics.reset(self._clock())
        except StorageUnavailable as error:
            self._tell_failure(self.tr("The statistics stay as they are"), error)
            return
        self._refresh()
        self._tell_backup(self.tr("The statistics begin anew"), backup)

    def _tell_backup(self, title: str, backup: str) -> None:
        self._opener.tell(
            lambda: Notice(
                title,
                self.tr("What was there before is in a backup, and can be restored from the menu."),
                Answer(self.tr("Close"), "close"),
                detail=backup,
            )
        )

    def _tell_failure(self, title: str, error: Exception) -> None:
        _log.error("%s: %s", title, error)
        reason = str(error)
        self._opener.tell(
            lambda: Notice(
                title, self.tr("Nothing was changed."), Answer(self.tr("Close"), "close"), detail=reason
            )
        )

    # Players

    def players(self) -> None:
        """Show who plays here."""

        def make(theme: Theme, host: QWidget) -> Sheet:
            people = PlayersSheet(theme, host, self._source.profiles, self._clock)
            people.switched.connect(self._take_player)
            people.changed.connect(self._refresh)
            people.remove_wanted.connect(self._ask_to_remove)
            self._people = people
            return people

        self._opener.open(make).finished.connect(self._forget_people)

    def _forget_people(self) -> None:
        self._people = None
        if self._page is None and self._switched:
            self._leave()

    def _take_player(self) -> None:
        self._switched = True
        self._refresh()

    def _ask_to_remove(self, profile: Profile) -> None:
        name = player_name(profile)
        self._opener.tell(
            lambda: Notice(
                self.tr("Remove {name}?").format(name=name),
                self.tr("All matches, statistics and the rating of {name} go too.").format(name=name),
                Answer(self.tr("Leave everything"), "leave"),
                Answer(self.tr("Remove"), "remove_player", lambda: self._remove(profile)),
                self.tr("A backup is made before, which can be restored."),
            )
        )

    def _remove(self, profile: Profile) -> None:
        try:
            backup = self._source.profiles.remove(profile.profile_id, self._clock())
        except (KeyError, ValueError, StorageUnavailable) as error:
            self._tell_failure(self.tr("This player could not be removed"), error)
            return
        if self._people is not None:
            self._people.refresh()
        self._tell_backup(self.tr("{name} is removed").format(name=player_name(profile)), backup)
