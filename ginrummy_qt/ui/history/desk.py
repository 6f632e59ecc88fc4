"""Opens the history over the window, and does what its buttons ask for."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from pathlib import Path

from PySide6.QtCore import QObject, QStandardPaths, Qt
from PySide6.QtWidgets import QFileDialog, QWidget

from ginrummy_qt.ports.history import HandResult, HistoryHand, HistoryStore
from ginrummy_qt.ports.identity import RECORD_SUFFIX
from ginrummy_qt.ports.storage import StorageUnavailable
from ginrummy_qt.ports.table import TableUpdate
from ginrummy_qt.rules.deal import HandOutcome
from ginrummy_qt.rules.game_match import WrongStage
from ginrummy_qt.rules.match_kind import MatchKind
from ginrummy_qt.rules.records import MatchRecord
from ginrummy_qt.rules.seats import Seat
from ginrummy_qt.session.match_session import MatchSession
from ginrummy_qt.session.past_matches import Taken
from ginrummy_qt.session.record_file import write_matches
from ginrummy_qt.session.recorded_match import RecordedMatch
from ginrummy_qt.session.replay import Place
from ginrummy_qt.ui.dialogs.notice import Answer, Notice
from ginrummy_qt.ui.dialogs.opener import SheetOpener
from ginrummy_qt.ui.dialogs.sheet import Sheet
from ginrummy_qt.ui.history.importing import Imported, ImportRun
from ginrummy_qt.ui.history.sheet import HistorySheet
from ginrummy_qt.ui.history.texts import HistoryText
from ginrummy_qt.ui.records.desk import shown_path
from ginrummy_qt.ui.records.texts import RecordText
from ginrummy_qt.ui.replay.desk import ReplayDesk
from ginrummy_qt.ui.statistics.keys import ruleset_names
from ginrummy_qt.ui.theme.theme import Theme

_log = logging.getLogger(__name__)


class HistoryDesk(QObject):
    """The history of one window. `resume` goes on with a match, `new_match` offers one."""

    def __init__(
        self,
        session: MatchSession,
        history: HistoryStore,
        opener: SheetOpener,
        replays: ReplayDesk,
        resume: Callable[[str], object],
        new_match: Callable[[], object],
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._session = session
        self._history = history
        self._opener = opener
        self._replays = replays
        self._resume = resume
        self._new_match = new_match
        self._window = window
        self._deleted: list[str] = []
        self._run: ImportRun | None = None

    # The page

    def open(self) -> None:
        """Show all matches."""
        self._deleted.clear()
        self._opener.open(self._make)

    def _make(self, theme: Theme, host: QWidget) -> HistorySheet:
        try:
            opponents, rulesets = self._history.opponents(), ruleset_names(self._history.rulesets())
        except StorageUnavailable as error:
            _log.error("the history could not be read: %s", error)
            opponents, rulesets = (), {}
        sheet = HistorySheet(theme, host, self._history, opponents, rulesets, self._session.match_id)
        sheet.continue_wanted.connect(self._continue)
        sheet.replay_wanted.connect(self.replay)
        sheet.again_wanted.connect(self._play_again)
        sheet.export_wanted.connect(self.export)
        sheet.import_wanted.connect(self.choose_import)
        sheet.delete_wanted.connect(self._ask_to_delete)
        sheet.undo_wanted.connect(self._undo)
        sheet.match_wanted.connect(self._offer_match)
        sheet.show_deleted(len(self._deleted))
        return sheet

    @property
    def page(self) -> HistorySheet | None:
        """The page, where it is open on top."""
        top = self._opener.top
        return top if isinstance(top, HistorySheet) else None

    def _refresh(self) -> None:
        page = self.page
        if page is not None:
            page.show_deleted(len(self._deleted))
            page.refresh()

    # One match

    def replay(self, match_id: str, number: int = 0) -> None:
        """Look at a match again, from hand `number` on, or (0) from the first."""
        try:
            replay = self._session.past.replay(match_id)
            match = self._history.match(match_id)
        except (KeyError, StorageUnavailable) as error:
            self._tell_unreadable(error)
            return
        hand = replay.hand_numbered(number)
        place = None if hand is None else Place(hand, 0)
        level = match.setup.level
        self._replays.open(replay, level, lambda: HistoryText.replay_title(match), place)

    def comparison(self, update: TableUpdate) -> str:
        """How a hand of a match played again went the first time; nothing for any other."""
        view, match = update.view, update.match
        if view is None or view.outcome is None or match.kind is not MatchKind.REPLAYED:
            return ""
        this = (match.match_id, view.number)
        try:
            ended = (hand for hand in self._history.alike(*this) if hand.result is not HandResult.ABANDONED)
            for hand in ended:
                if self._session.past.same_cards(this, (hand.match_id, hand.number)):
                    return HistoryText.comparison(_points(hand), _gained(view.outcome))
        except StorageUnavailable as error:
            _log.error("a hand could not be compared: %s", error)
        return ""

    def _continue(self, match_id: str) -> None:
        self._close_all()
        self._resume(match_id)

    def _play_again(self, match_id: str) -> None:
        try:
            setup = self._session.match_again(match_id)
        except (KeyError, StorageUnavailable, WrongStage) as error:
            self._tell_unreadable(error)
            return
        self._replays.play(setup)

    def _offer_match(self) -> None:
        self._close_all()
        self._new_match()

    def _close_all(self) -> None:
        while self._opener.top is not None:
            self._opener.top.reject()

    def _tell_unreadable(self, error: Exception) -> None:
        _log.error("a kept match could not be read: %s", error)
        self._opener.tell(
            lambda: Notice(
                self.tr("This match cannot be shown"),
                self.tr("It is kept as it is."),
                Answer(self.tr("Close"), "close"),
                detail=str(error),
            )
        )

    # Deleting

    def _ask_to_delete(self, match_ids: tuple[str, ...]) -> None:
        self._opener.tell(
            lambda: Notice(
                self.tr("Delete %n match(es)?", "", len(match_ids)),
                self.tr(
                    "They leave the history and all statistics. Until you close the page you can undo it."
                ),
                Answer(self.tr("Keep"), "keep"),
                Answer(self.tr("Delete"), "delete", lambda: self._delete(match_ids)),
            )
        )

    def _delete(self, match_ids: tuple[str, ...]) -> None:
        for match_id in match_ids:
            try:
                self._history.remove(match_id)
            except (KeyError, StorageUnavailable) as error:
                self._tell_not_kept(str(error))
                break
            self._deleted.append(match_id)
        self._refresh()

    def _undo(self) -> None:
        while self._deleted:
            try:
                self._history.put_back(self._deleted[-1])
            except (KeyError, StorageUnavailable) as error:
                self._tell_not_kept(str(error))
                break
            self._deleted.pop()
        self._refresh()

    def _tell_not_kept(self, detail: str) -> None:
        self._opener.tell(
            lambda: Notice(
                self.tr("Nothing could be changed"),
                self.tr("All matches are kept as they are."),
                Answer(self.tr("Close"), "close"),
                detail=detail,
            )
        )

    # Giving out

    def export(self, match_ids: Iterator[str]) -> None:
        """Write the records of these matches into one file of the person's choice."""
        dialog = self._dialog(self.tr("Export matches"))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilter(self._filter())
        dialog.setDefaultSuffix(RECORD_SUFFIX.removeprefix("."))
        dialog.selectFile(f"gin-rummy-matches{RECORD_SUFFIX}")
        dialog.fileSelected.connect(lambda name: self.write(Path(name), match_ids))
        dialog.open()

    def write(self, path: Path, match_ids: Iterator[str]) -> None:
        """Write these matches; those that go on are left out, for their cards are secret."""
        counted = _Counted(self._session.past.records(match_ids))
        try:
            write_matches(path, counted)
        except (OSError, StorageUnavailable, KeyError) as error:
            reason = error.strerror if isinstance(error, OSError) else str(error)
            self._opener.tell(
                lambda: Notice(
                    self.tr("The matches could not be written"),
                    self.tr("Choose another folder, perhaps."),
                    Answer(self.tr("Close"), "close"),
                    detail=f"{shown_path(path)}: {reason}",
                )
            )
            return
        self._opener.tell(
            lambda: Notice(
                self.tr("%n match(es) written", "", counted.count),
                self.tr("Matches that go on are not given out before they are over."),
                Answer(self.tr("Close"), "close"),
                detail=shown_path(path),
            )
        )

    # Taking in

    def choose_import(self) -> None:
        """Ask for record files, and take their matches in."""
        dialog = self._dialog(self.tr("Import matches"))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFiles)
        dialog.setNameFilters([self._filter(), self.tr("All files (*)")])
        dialog.filesSelected.connect(lambda names: self.take_in(tuple(Path(name) for name in names)))
        dialog.open()

    def take_in(self, paths: tuple[Path, ...]) -> None:
        """Keep the matches of these files, apart from those played here."""
        if self._run is not None or not paths:
            return
        run = self._run = ImportRun(paths, self._keep, self)
        waiting = self._opener.tell(
            lambda: Notice(
                self.tr("Importing matches…"),
                self.tr("Every match is played again by the rules before it is kept."),
                Answer(self.tr("Cancel"), "cancel"),
            )
        )
        waiting.finished.connect(lambda _result: run.cancel())
        run.done.connect(lambda imported: self._tell_imported(imported, waiting))
        run.start()

    def _keep(self, found: RecordedMatch) -> Taken:
        """Keep a match; one that was deleted here comes back as what it was."""
        taken, match_id = self._session.past.take_in(found), found.match.match_id
        if taken is not Taken.KNOWN:
            return taken
        try:
            self._history.put_back(match_id)
        except KeyError:
            return Taken.KNOWN
        self._deleted = [other for other in self._deleted if other != match_id]
        return Taken.NEW

    def _tell_imported(self, imported: Imported, waiting: Sheet) -> None:
        run, self._run = self._run, None
        if run is not None:
            run.deleteLater()
        waiting.accept()
        self._refresh()
        counts = imported.counts
        self._opener.tell(
            lambda: Notice(
                self.tr("%n match(es) imported", "", counts[Taken.NEW]),
                " ".join(self._about(imported)),
                Answer(self.tr("Close"), "close"),
                detail="\n".join(
                    (*(f"{shown_path(each.path)}: {each.error.detail}" for each in imported.faults),)
                ),
            )
        )

    def _about(self, imported: Imported) -> Iterator[str]:
        counts, words = imported.counts, RecordText(self)
        yield self.tr("Imported matches are in the history, and count in no statistics of yours.")
        if counts[Taken.KNOWN]:
            yield self.tr("%n match(es) were here already.", "", counts[Taken.KNOWN])
        if counts[Taken.UNFINISHED]:
            yield self.tr("%n match(es) that go on were left out.", "", counts[Taken.UNFINISHED])
        if imported.stopped:
            yield imported.stopped
        yield from dict.fromkeys(words.fault(each.error) for each in imported.faults)

    def _dialog(self, title: str) -> QFileDialog:
        dialog = QFileDialog(self._window, title)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setDirectory(
            QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        )
        return dialog

    def _filter(self) -> str:
        return self.tr("Match records (*{suffix})").format(suffix=RECORD_SUFFIX)


def _points(hand: HistoryHand) -> int:
    """The person's points; negative when they went to the opponent."""
    return hand.points if hand.result is HandResult.WON else -hand.points


def _gained(outcome: HandOutcome) -> int:
    if outcome.winner is None or outcome.score is None:
        return 0
    return outcome.score.points if outcome.winner is Seat.SOUTH else -outcome.score.points


class _Counted:
    """Counts the records that are taken from it."""

    def __init__(self, records: Iterator[MatchRecord]) -> None:
        self._records = records
        self.count = 0

    def __iter__(self) -> Iterator[MatchRecord]:
        for record in self._records:
            self.count += 1
            yield record
