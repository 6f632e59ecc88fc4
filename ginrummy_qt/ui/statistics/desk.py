"""Opens the statistics page and does what is asked for there: exports, beginning anew, players."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Final

from PySide6.QtCore import QDir, QObject, QSaveFile, QStandardPaths, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from ginrummy_qt.ports.history import HistoryFilter, HistoryMatch, HistoryStore
from ginrummy_qt.ports.profiles import Profile, ProfileStore
from ginrummy_qt.ports.statistics import StatisticsStore
from ginrummy_qt.ports.storage import StorageUnavailable
from ginrummy_qt.statistics.export import matches_csv, matches_json, statistics_csv, statistics_json
from ginrummy_qt.ui.dialogs.notice import Answer, Notice
from ginrummy_qt.ui.dialogs.opener import SheetOpener
from ginrummy_qt.ui.dialogs.sheet import Sheet
from ginrummy_qt.ui.statistics.data import PageData, StatisticsSource
from ginrummy_qt.ui.statistics.export_sheet import ExportSheet, Form, What
from ginrummy_qt.ui.statistics.keys import player_name
from ginrummy_qt.ui.statistics.players_sheet import PlayersSheet
from ginrummy_qt.ui.statistics.sheet import StatisticsSheet
from ginrummy_qt.ui.theme.theme import Theme

_PAGE: Final = 1000
"""Matches read at once for an export."""
_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Remembered:
    """What is kept of matches played, and of who plays."""

    statistics: StatisticsStore
    history: HistoryStore
    profiles: ProfileStore


class StatisticsDesk(QObject):
    """The statistics of one window."""

    replay_wanted = Signal(str, int)
    """A match, and the number of a hand of it, 0 for the whole match."""
    match_wanted = Signal()
    player_switched = Signal()
    """Another person plays: the match on the table is not theirs."""

    def __init__(
        self,
        remembered: Remembered,
        opener: SheetOpener,
        window: QWidget,
        clock: Callable[[], int] = lambda: int(time.time()),
        today: Callable[[], date] = date.today,
    ) -> None:
        super().__init__(window)
        self._kept = remembered
        self._source = StatisticsSource(remembered.statistics, remembered.history, remembered.profiles)
        self._opener = opener
        self._window = window
        self._clock, self._today = clock, today
        self._page: StatisticsSheet | None = None
        self._people: PlayersSheet | None = None
        self._exporting: ExportSheet | None = None
        self._switched = False

    def open(self) -> None:
        """Show the page."""

        def make(theme: Theme, host: QWidget) -> Sheet:
            page = StatisticsSheet(theme, host, self._source, self._today)
            page.replay_wanted.connect(self.replay_wanted)
            page.match_wanted.connect(self.match_wanted)
            page.players_wanted.connect(self.players)
            page.export_wanted.connect(self.export)
            page.reset_wanted.connect(self.ask_to_reset)
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
            name = player_name(self._kept.profiles.active())
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
            backup = self._kept.statistics.reset(self._clock())
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
            people = PlayersSheet(theme, host, self._kept.profiles, self._clock)
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
            backup = self._kept.profiles.remove(profile.profile_id, self._clock())
        except (KeyError, ValueError, StorageUnavailable) as error:
            self._tell_failure(self.tr("This player could not be removed"), error)
            return
        if self._people is not None:
            self._people.refresh()
        self._tell_backup(self.tr("{name} is removed").format(name=player_name(profile)), backup)

    # Taking along

    def export(self, data: PageData) -> None:
        """Ask what is to be taken along."""

        def make(theme: Theme, host: QWidget) -> Sheet:
            sheet = ExportSheet(theme, host)
            sheet.save_wanted.connect(lambda what, form: self._choose_file(data, what, form))
            sheet.copy_wanted.connect(lambda what, form: self._copy(data, what, form))
            self._exporting = sheet
            return sheet

        self._opener.open(make).finished.connect(self._forget_exporting)

    def _forget_exporting(self) -> None:
        self._exporting = None

    def _text(self, data: PageData, what: What, form: Form) -> str:
        match what, form:
            case What.STATISTICS, Form.CSV:
                return statistics_csv(data.report(self._clock()))
            case What.STATISTICS, _:
                return statistics_json(data.report(self._clock()))
            case _, Form.CSV:
                return matches_csv(self._matches())
            case _:
                return matches_json(self._matches())

    def _matches(self) -> tuple[HistoryMatch, ...]:
        """All of them, read page by page."""
        found: list[HistoryMatch] = []
        while True:
            page = self._kept.history.matches(HistoryFilter(), len(found), _PAGE)
            found += page
            if len(page) < _PAGE:
                return tuple(found)

    def _copy(self, data: PageData, what: What, form: Form) -> None:
        try:
            text = self._text(data, what, form)
        except StorageUnavailable as error:
            self._tell_failure(self.tr("This could not be read"), error)
            return
        QGuiApplication.clipboard().setText(text)
        if self._exporting is not None:
            self._exporting.say(self.tr("Copied."))

    def _choose_file(self, data: PageData, what: What, form: Form) -> None:
        dialog = QFileDialog(self._window, self.tr("Export"))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setDirectory(
            QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        )
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilter(f"{form.upper()} (*.{form})")
        dialog.setDefaultSuffix(str(form))
        dialog.selectFile(f"gin-rummy-{what}.{form}")
        dialog.fileSelected.connect(lambda name: self.write(Path(name), data, what, form))
        dialog.open()

    def write(self, path: Path, data: PageData, what: What, form: Form) -> None:
        """Write the file, whole or not at all."""
        try:
            text = self._text(data, what, form)
        except StorageUnavailable as error:
            self._tell_failure(self.tr("This could not be read"), error)
            return
        file = QSaveFile(str(path))
        if file.open(QSaveFile.OpenModeFlag.WriteOnly):
            file.write(text.encode("utf-8"))
            if file.commit():
                if self._exporting is not None:
                    shown = QDir.toNativeSeparators(str(path))
                    self._exporting.say(self.tr("Saved to {file}.").format(file=shown))
                return
        self._tell_failure(self.tr("The file could not be written"), OSError(f"{path}: {file.errorString()}"))
