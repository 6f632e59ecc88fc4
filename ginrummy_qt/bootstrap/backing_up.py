"""Backups made by themselves: soon after the start and then every hour, on a thread of their own."""

from __future__ import annotations

import logging
import time
from threading import Thread
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal

from ginrummy_qt.ports.storage import DamagedDatabase, StorageUnavailable

if TYPE_CHECKING:
    from ginrummy_qt.ports.backups import BackupStore

_log = logging.getLogger(__name__)

_FIRST_MS: Final = 10_000
_EVERY_MS: Final = 3_600_000


class BackingUp(QObject):
    """Makes the backups that are due. The work is done inside the database's library: frames are not late.

    `damaged` says in one sentence that what is saved is damaged; it is told once.
    """

    damaged = Signal(str)

    def __init__(self, backups: BackupStore, parent: QObject) -> None:
        super().__init__(parent)
        self._backups = backups
        self._timer = QTimer(self)
        self._timer.setInterval(_EVERY_MS)
        self._timer.timeout.connect(self._look)
        self.damaged.connect(self._timer.stop)

    def start(self) -> None:
        """Look soon, and then every hour."""
        QTimer.singleShot(_FIRST_MS, self, self._look)
        self._timer.start()

    def _look(self) -> None:
        Thread(target=self._back_up, daemon=True).start()

    def _back_up(self) -> None:
        """Make the backup that is due; what goes wrong is logged, and tried again later."""
        try:
            made = self._backups.make_if_due(int(time.time()))
        except StorageUnavailable as error:
            _log.error("no backup was made: %s", error)
            if isinstance(error, DamagedDatabase):
                self.damaged.emit(str(error))
        else:
            if made is not None:
                _log.info("backup %s with %s matches", made.name, made.matches)
