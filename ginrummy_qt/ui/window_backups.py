"""The backups in the window: after one is restored, the table shows what was kept then."""

from __future__ import annotations

import logging

from PySide6.QtCore import QObject

from ginrummy_qt.ports.storage import StorageUnavailable
from ginrummy_qt.ui.backups.desk import BackupsDesk
from ginrummy_qt.ui.dialogs.notice import Answer, Notice
from ginrummy_qt.ui.dialogs.opener import SheetOpener
from ginrummy_qt.ui.match_desk import MatchDesk
from ginrummy_qt.ui.services import Services
from ginrummy_qt.ui.window_sheets import WindowSheets

_log = logging.getLogger(__name__)


class WindowBackups(QObject):
    """Opens the backups."""

    def __init__(
        self, services: Services, desk: MatchDesk, opener: SheetOpener, sheets: WindowSheets
    ) -> None:
        super().__init__(opener)
        self._desk = desk
        self._opener = opener
        self._sheets = sheets
        self._trouble = services.trouble
        self._backups: BackupsDesk | None = None
        if self._trouble is None and services.backups is not None:
            self._backups = BackupsDesk(services.backups, opener, self)
            self._backups.restored.connect(self._load_anew)

    def open(self) -> None:
        """Show them, or say that nothing can be kept."""
        if self._backups is not None:
            self._backups.open()
            return
        self._opener.tell(
            lambda: Notice(
                self.tr("There are no backups now"),
                self.tr("Backups are of matches that are saved, and nothing can be saved at present."),
                Answer(self.tr("Close"), "close"),
                detail="" if self._trouble is None else self._trouble.reason,
            )
        )

    def _load_anew(self) -> None:
        """Go on with the match played last then; the one on the table may not exist any more."""
        for summary in self._sheets.unfinished()[:1]:
            try:
                self._desk.resume(summary.match_id)
            except (KeyError, StorageUnavailable) as error:
                _log.error("a match of the backup could not be resumed: %s", error)
            else:
                return
        self._sheets.start(self._sheets.last_setup())
