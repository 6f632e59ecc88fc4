"""Backups of the database of a folder; see `ports.backups`."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

from ginrummy_qt.ports.backups import Backup, BackupReason
from ginrummy_qt.ports.storage import DamagedDatabase, StorageUnavailable
from ginrummy_qt.storage.backup_files import (
    FOLDER,
    backup_files,
    describe,
    is_sound,
    rotate,
    write_copy,
)
from ginrummy_qt.storage.counts import count_all
from ginrummy_qt.storage.damage import mark_suspect
from ginrummy_qt.storage.database import BUSY_SECONDS, Database, reason_of, transaction
from ginrummy_qt.storage.migrations import migrate
from ginrummy_qt.storage.soundness import is_damaged, read_only

_log = logging.getLogger(__name__)

INTERVAL: Final = 86_400
"""Seconds between two automatic backups."""


class FileBackups:
    """A `ports.backups.BackupStore`. Any thread may use all of it but `restore`."""

    def __init__(self, folder: Path, database: Database) -> None:
        self._folder = folder
        self._database = database

    def backups(self) -> tuple[Backup, ...]:
        """All, the newest first."""
        with self._copying():
            return tuple(describe(path) for path in backup_files(self._folder))

    def make(self, now: int, reason: BackupReason = BackupReason.ASKED) -> Backup:
        """Copy everything now; older copies that this one stands for go."""
        with self._copying(), closing(self._connect()) as connection:
            made = describe(write_copy(connection, self._folder, now, reason))
        self._tidy(now)
        return made

    def make_if_due(self, now: int) -> Backup | None:
        """An automatic copy when the last one is a day old or missing, and anything was played since.

        The database is checked as a whole before; where it is damaged no copy is made, the next start is told
        to look, and DamagedDatabase raised.
        """
        if not self._is_due(now):
            return None
        if is_damaged(self._database.path):
            mark_suspect(self._folder)
            raise DamagedDatabase(f"The saved matches in {self._database.path} are damaged.")
        return self.make(now, BackupReason.AUTOMATIC)

    def restore(self, name: str, now: int) -> Backup:
        """Go back to a copy; what is there now is copied before: that copy is returned, to undo it."""
        path = self._folder / FOLDER / name
        if path not in backup_files(self._folder):
            raise KeyError(name)
        if not is_sound(path):
            raise StorageUnavailable(f"The backup {path} is damaged.")
        with self._copying(), closing(self._connect()) as connection:
            before = describe(write_copy(connection, self._folder, now, BackupReason.BEFORE_RESTORE))
        with self._database.reading() as connection:
            with transaction(connection):
                pass  # raises where another program holds the file: copying would wait for it for ever
            _put_in_place(path, connection)
            try:
                with transaction(connection):
                    migrate(connection)
            except BaseException:
                _put_in_place(self._folder / FOLDER / before.name, connection)
                raise
        self._tidy(now)
        return before

    def _tidy(self, now: int) -> None:
        """Remove what is not needed any more; where that fails it is tried again after the next copy."""
        try:
            rotate(self._folder, now)
        except OSError as error:
            _log.warning("old backups could not be removed: %s", error)

    def _is_due(self, now: int) -> bool:
        with self._copying(), closing(self._connect()) as connection:
            played = count_all(connection)
        last = next((each for each in self.backups() if _counts(each, now)), None)
        if last is None:
            return played != (0, 0)
        return now - last.made_at >= INTERVAL and played != (last.matches, last.hands)

    def _connect(self) -> sqlite3.Connection:
        return sqlite3.connect(
            self._database.path, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False
        )

    @contextmanager
    def _copying(self) -> Iterator[None]:
        """Turns what goes wrong with a copy into StorageUnavailable with one sentence."""
        try:
            yield
        except sqlite3.ProgrammingError:
            raise
        except (sqlite3.Error, OSError) as error:
            place = self._folder / FOLDER
            raise StorageUnavailable(f"The backups in {place} cannot be used: {reason_of(error)}.") from error


def _counts(backup: Backup, now: int) -> bool:
    """Whether a backup may be the last automatic one; not where the clock was ahead when it was made."""
    return backup.reason is BackupReason.AUTOMATIC and backup.sound and backup.made_at <= now


def _put_in_place(path: Path, connection: sqlite3.Connection) -> None:
    """Make the database what is in this file."""
    with closing(read_only(path)) as copy:
        copy.backup(connection)
