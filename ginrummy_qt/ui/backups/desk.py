"""Shows the backups, makes one, and goes back to one after a question."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from ginrummy_qt.ports.backups import Backup, BackupStore
from ginrummy_qt.ports.storage import StorageUnavailable
from ginrummy_qt.ui.backups.sheet import BackupsSheet
from ginrummy_qt.ui.backups.texts import BackupText
from ginrummy_qt.ui.dialogs.notice import Answer, Notice
from ginrummy_qt.ui.dialogs.opener import SheetOpener
from ginrummy_qt.ui.dialogs.sheet import Sheet
from ginrummy_qt.ui.theme.theme import Theme

_log = logging.getLogger(__name__)


class BackupsDesk(QObject):
    """The backups of one window."""

    restored = Signal()
    """Everything kept is as it was at the time of a backup: what is shown has to be loaded anew."""

    def __init__(
        self,
        store: BackupStore,
        opener: SheetOpener,
        parent: QObject,
        clock: Callable[[], int] = lambda: int(time.time()),
    ) -> None:
        super().__init__(parent)
        self._store = store
        self._opener = opener
        self._clock = clock
        self._sheet: BackupsSheet | None = None

    def open(self) -> None:
        """Show what there is."""
        try:
            self._store.backups()
        except StorageUnavailable as error:
            self._fail(self.tr("The backups cannot be read now"), error)
            return

        def make(theme: Theme, host: QWidget) -> Sheet:
            sheet = BackupsSheet(theme, host, self._store.backups())
            sheet.make_wanted.connect(self._make)
            sheet.restore_wanted.connect(self._ask)
            self._sheet = sheet
            return sheet

        self._opener.open(make).finished.connect(self._forget)

    def _forget(self) -> None:
        self._sheet = None

    def _make(self) -> None:
        try:
            made = self._store.make(self._clock())
            backups = self._store.backups()
        except StorageUnavailable as error:
            self._fail(self.tr("No backup was made"), error)
            return
        if self._sheet is not None:
            said = self.tr("A backup is made: {backup}").format(backup=BackupText.title(made))
            self._sheet.show_backups(backups, said)

    def _ask(self, backup: Backup) -> None:
        self._opener.tell(
            lambda: Notice(
                self.tr("Go back to this backup?"),
                self.tr("Everything is again as it was at {time}, for all players.").format(
                    time=BackupText.title(backup)
                ),
                Answer(self.tr("Leave everything"), "leave"),
                Answer(self.tr("Restore"), "restore_backup", lambda: self._restore(backup)),
                self.tr("What there is now is kept as a backup too."),
            )
        )

    def _restore(self, backup: Backup) -> None:
        try:
            self._store.restore(backup.name, self._clock())
        except (KeyError, StorageUnavailable) as error:
            self._fail(self.tr("This backup could not be restored"), error)
            return
        _log.info("the backup %s was restored", backup.name)
        while self._opener.top is not None:
            self._opener.top.reject()
        self.restored.emit()

    def _fail(self, title: str, error: Exception) -> None:
        _log.error("%s: %s", title, error)
        reason = str(error)
        self._opener.tell(
            lambda: Notice(
                title, self.tr("Nothing was changed."), Answer(self.tr("Close"), "close"), detail=reason
            )
        )
