"""Everything kept in a data folder, or, where it cannot be kept, the same in memory."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from ginrummy_qt.ports.settings import SettingsStore
from ginrummy_qt.ports.storage import (
    DamagedDatabase,
    MatchStore,
    NewerDatabase,
    Recovery,
    StorageUnavailable,
    Trouble,
)
from ginrummy_qt.storage.damage import check_at_start, recover
from ginrummy_qt.storage.data_folder import data_folder, make_ready
from ginrummy_qt.storage.late import late
from ginrummy_qt.storage.match_store import SqliteMatchStore
from ginrummy_qt.storage.memory_settings import MemorySettings
from ginrummy_qt.storage.settings_file import SettingsFile

if TYPE_CHECKING:
    from ginrummy_qt.ports.backups import BackupReason, BackupStore
    from ginrummy_qt.ports.history import HistoryStore
    from ginrummy_qt.ports.profiles import ProfileStore
    from ginrummy_qt.ports.statistics import StatisticsStore
    from ginrummy_qt.storage.database import Database


@dataclass(frozen=True, slots=True, kw_only=True)
class Stores:
    """The stores of a folder; `trouble` says why nothing is saved, None when all is well.

    `recovery` tells of a damaged database that was replaced by its last backup at this start.
    """

    folder: Path
    matches: MatchStore
    settings: SettingsStore
    history: HistoryStore
    statistics: StatisticsStore
    profiles: ProfileStore
    backups: BackupStore
    trouble: Trouble | None = None
    recovery: Recovery | None = None


def open_stores(override: Path | None = None) -> Stores:
    """The stores of the platform's data folder, or of the one given.

    A damaged database is put aside and replaced by its last backup. Where the folder cannot be written, or
    its database cannot be used or is a newer version's, nothing in it is touched: settings are read as far as
    they can be, and everything is kept in memory.
    """
    folder = data_folder(override)
    settings = SettingsFile(folder)
    try:
        make_ready(folder)
        matches, recovery = _open_matches(folder)
    except StorageUnavailable as error:
        return _in_memory(folder, settings, error)
    kept = _Kept(folder, matches.database)
    return Stores(
        folder=folder,
        matches=matches,
        settings=settings,
        history=late(kept.history),
        statistics=late(kept.statistics),
        profiles=late(kept.profiles),
        backups=late(kept.backups),
        recovery=recovery,
    )


def _open_matches(folder: Path) -> tuple[SqliteMatchStore, Recovery | None]:
    try:
        check_at_start(folder)
        return SqliteMatchStore(folder), None
    except DamagedDatabase:
        recovery = recover(folder)
        return SqliteMatchStore(folder), recovery


@dataclass(frozen=True, slots=True)
class _Kept:
    """How the stores of the pages are made, when they are first used."""

    folder: Path
    database: Database

    def history(self) -> HistoryStore:
        from ginrummy_qt.storage.history_store import SqliteHistory

        return SqliteHistory(self.database)

    def statistics(self) -> StatisticsStore:
        from ginrummy_qt.storage.statistics_store import SqliteStatistics

        return SqliteStatistics(self.database, self._make_backup)

    def profiles(self) -> ProfileStore:
        from ginrummy_qt.storage.profile_store import SqliteProfiles

        return SqliteProfiles(self.database, self._make_backup)

    def backups(self) -> BackupStore:
        from ginrummy_qt.storage.backup_store import FileBackups

        return FileBackups(self.folder, self.database)

    def _make_backup(self, now: int, reason: BackupReason) -> str:
        return self.backups().make(now, reason).name


def _in_memory(folder: Path, settings: SettingsFile, error: StorageUnavailable) -> Stores:
    from ginrummy_qt.storage.memory_answers import NoBackups, NoHistory, NoStatistics, OneProfile
    from ginrummy_qt.storage.memory_store import MemoryMatchStore

    reason = str(error)
    return Stores(
        folder=folder,
        matches=MemoryMatchStore(),
        settings=MemorySettings(settings.look()[0]),
        history=NoHistory(),
        statistics=NoStatistics(reason),
        profiles=OneProfile(reason),
        backups=NoBackups(reason),
        trouble=Trouble(reason, isinstance(error, NewerDatabase)),
    )
