"""Opening and writing match records: which file, what is shown of it, and what is said where that fails."""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QDir, QObject, QStandardPaths, Qt, QTimer
from PySide6.QtWidgets import QFileDialog, QWidget

from ginrummy_qt.ports.identity import RECORD_SUFFIX
from ginrummy_qt.rules.seats import Seat
from ginrummy_qt.session.match_session import MatchSession
from ginrummy_qt.session.open_log import may_export
from ginrummy_qt.session.record_file import RecordFault, RecordUnreadable, save_record
from ginrummy_qt.session.recorded_match import RecordedMatch, players
from ginrummy_qt.ui.dialogs.notice import Answer, Notice
from ginrummy_qt.ui.dialogs.opener import SheetOpener
from ginrummy_qt.ui.dialogs.sheet import Sheet
from ginrummy_qt.ui.outside import open_outside
from ginrummy_qt.ui.records.reader import RecordReader
from ginrummy_qt.ui.records.texts import RecordText
from ginrummy_qt.ui.text import ENGLISH_INDICES
from ginrummy_qt.ui.theme.theme import Theme

if TYPE_CHECKING:
    from ginrummy_qt.ui.window_history import WindowHistory

_SOON_MS: Final = 400
"""A record that is read within this time is shown without a word before."""

_log = logging.getLogger(__name__)


class RecordDesk(QObject):
    """The records of one window; the match on the table and what is kept are never touched."""

    def __init__(
        self,
        session: MatchSession,
        opener: SheetOpener,
        window: QWidget,
        indices: Callable[[], tuple[str, ...]] = lambda: ENGLISH_INDICES,
        past: Callable[[], WindowHistory] | None = None,
    ) -> None:
        super().__init__(window)
        self._session = session
        self._opener = opener
        self._window = window
        self._indices = indices
        self._past = past
        self._path: Path | None = None
        self._words = RecordText(self)
        self._folder: Path | None = None
        self._shown: Sheet | None = None
        self._waiting: Sheet | None = None
        self._reader = RecordReader(self)
        self._reader.done.connect(self._show)
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.timeout.connect(self._tell_waiting)

    # Looking at one

    def choose(self) -> None:
        """Ask for a record, and open it."""
        dialog = self._dialog(self.tr("Open a match record"))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.setNameFilters([self._filter(), self.tr("All files (*)")])
        dialog.fileSelected.connect(lambda name: self.open(Path(name)))
        dialog.open()

    def open(self, path: Path) -> None:
        """Read a record and show it, in place of another one that is open."""
        self.close()
        self._reader.read(path)
        self._patience.start(_SOON_MS)

    def close(self) -> None:
        """Show and read no record any more."""
        self._patience.stop()
        self._reader.forget()
        for sheet in (self._shown, self._waiting):
            if sheet is not None:
                sheet.reject()

    def _tell_waiting(self) -> None:
        sheet = self._opener.tell(
            lambda: Notice(
                self.tr("Checking the record…"),
                self.tr("A long match is played again from its first card."),
                Answer(self.tr("Cancel"), "cancel"),
            )
        )
        self._waiting = sheet
        sheet.finished.connect(self._stop_waiting)

    def _stop_waiting(self) -> None:
        self._waiting = None
        self._reader.forget()

    def _show(self, path: Path, answer: tuple[RecordedMatch, ...] | RecordedMatch | RecordUnreadable) -> None:
        self._patience.stop()
        self._path = path
        if self._waiting is not None:
            self._waiting.accept()
        if isinstance(answer, RecordUnreadable):
            _log.warning("a record could not be opened: %s", answer)
            self._shown = self._tell_fault(path, answer)
            self._shown.finished.connect(self._forget_shown)
        else:
            self._show_one(answer if isinstance(answer, tuple) else (answer,), 0)

    def _show_one(self, records: tuple[RecordedMatch, ...], place: int) -> None:
        """One of the matches of a file, in place of another of them."""
        if self._shown is not None:
            self._shown.accept()
        sheet = self._shown = self._show_match(records, place)
        sheet.finished.connect(self._forget_shown)

    def _forget_shown(self) -> None:
        self._shown = None

    def _tell_fault(self, path: Path, error: RecordUnreadable) -> Sheet:
        detail = shown_path(path)
        if error.fault in (RecordFault.DAMAGED, RecordFault.UNREADABLE):
            detail = f"{detail}: {error.detail}"
        return self._opener.tell(
            lambda: Notice(
                self.tr("This record cannot be shown"),
                self._words.fault(error),
                Answer(self.tr("Close"), "close"),
                detail=detail,
            )
        )

    def _show_match(self, records: tuple[RecordedMatch, ...], place: int) -> Sheet:
        from ginrummy_qt.ui.records.sheet import RecordSheet

        record = records[place]
        here = self._session.keeps(record.match.match_id)

        def make(theme: Theme, host: QWidget) -> Sheet:
            sheet = RecordSheet(theme, host, record, here, self._indices(), (place, len(records)))
            sheet.another_wanted.connect(lambda other: self._show_one(records, other))
            sheet.verify_wanted.connect(lambda number: self._verify(record, number))
            sheet.replay_wanted.connect(lambda number: self._replay(record, number))
            sheet.import_wanted.connect(self._take_in)
            return sheet

        return self._opener.open(make)

    def _replay(self, record: RecordedMatch, number: int) -> None:
        from ginrummy_qt.session.replay import Place, Replay

        if self._past is None:
            return
        replay = Replay(record.match.setup, record.events)
        hand = replay.hand_numbered(number)
        place = None if hand is None else Place(hand, 0)
        level = record.match.setup.level
        self._past().replays.open(replay, level, lambda: self._words.players(record), place)

    def take_in(self, paths: tuple[Path, ...]) -> None:
        """Keep the matches of these files, where matches are kept."""
        self.close()
        if self._past is not None:
            self._past().take_in(paths)

    def _take_in(self) -> None:
        if self._path is not None:
            self.take_in((self._path,))

    def _verify(self, record: RecordedMatch, number: int) -> None:
        from ginrummy_qt.ui.dialogs.verify_deal import VerifyDealSheet

        self._opener.open(
            lambda theme, host: VerifyDealSheet(theme, host, record.prove, record.proven, number)
        )

    # Writing one

    def export(self) -> None:
        """Write the record of the match to a file of the person's choice, while no hand of it is hidden."""
        if not may_export(self._session.update(Seat.SOUTH)):
            return
        dialog = self._dialog(self.tr("Export the record"))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilter(self._filter())
        dialog.setDefaultSuffix(RECORD_SUFFIX.removeprefix("."))
        dialog.selectFile(f"gin-rummy-match{RECORD_SUFFIX}")
        dialog.fileSelected.connect(lambda name: self.write(Path(name)))
        dialog.open()

    def write(self, path: Path) -> None:
        """Write the record of the match on the table, and say that it was done, or why not."""
        setup = self._session.setup
        try:
            save_record(path, self._session.log(), players(setup.level), self._session.started_at())
        except OSError as error:
            self._tell_not_written(path, error)
        else:
            self._tell_written(path)

    def _tell_written(self, path: Path) -> None:
        self._opener.tell(
            lambda: Notice(
                self.tr("The record is written"),
                self.tr("It holds every deal, move and point. Any computer with the game can check it."),
                Answer(self.tr("Close"), "close"),
                Answer(self.tr("Show the folder"), "show_folder", lambda: open_outside(path.parent)),
                detail=shown_path(path),
            )
        )

    def _tell_not_written(self, path: Path, error: OSError) -> None:
        detail = f"{shown_path(path)}: {error.strerror}"
        self._opener.tell(
            lambda: Notice(
                self.tr("The record could not be written"),
                self.tr("Choose another folder, perhaps."),
                Answer(self.tr("Close"), "close"),
                detail=detail,
            )
        )

    def _dialog(self, title: str) -> QFileDialog:
        dialog = QFileDialog(self._window, title)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setDirectory(str(self._usual_folder()))
        dialog.fileSelected.connect(self._remember_folder)
        return dialog

    def _usual_folder(self) -> Path:
        """The folder used last, else that of documents, else the person's own; each only while it is there.

        For a folder that is missing Qt would take the one the program was started in.
        """
        documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        for folder in (self._folder, Path(documents) if documents else None):
            if folder is not None and folder.is_dir():
                return folder
        return Path(QDir.homePath())

    def _remember_folder(self, name: str) -> None:
        self._folder = Path(name).parent

    def _filter(self) -> str:
        return self.tr("Match records (*{suffix})").format(suffix=RECORD_SUFFIX)


def shown_path(path: Path) -> str:
    """A path fit to be shown, though it may hold bytes that are no letters."""
    return QDir.toNativeSeparators(str(path).encode("utf-8", "replace").decode("utf-8"))
