"""Everything kept in a data folder, or, where it cannot be kept, the same in memory."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from ginrummy_qt.ports.settings import SettingsStore
from ginrummy_qt.ports.storage import MatchStore, NewerDatabase, StorageUnavailable, Trouble
from ginrummy_qt.storage.data_folder import data_folder, make_ready
from ginrummy_qt.storage.match_store import SqliteMatchStore
from ginrummy_qt.storage.memory_settings import MemorySettings
from ginrummy_qt.storage.memory_store import MemoryMatchStore
from ginrummy_qt.storage.settings_file import SettingsFile


@dataclass(frozen=True, slots=True)
class Stores:
    """The stores of a folder; `trouble` says why nothing is saved, None when all is well."""

    folder: Path
    matches: MatchStore
    settings: SettingsStore
    trouble: Trouble | None = None


def open_stores(override: Path | None = None) -> Stores:
    """The stores of the platform's data folder, or of the one given.

    Where the folder cannot be written, or its database cannot be used or is a newer version's, nothing in
    it is touched: settings are read as far as they can be, and everything is kept in memory.
    """
    folder = data_folder(override)
    settings = SettingsFile(folder)
    try:
        make_ready(folder)
        matches = SqliteMatchStore(folder)
    except StorageUnavailable as error:
        trouble = Trouble(str(error), isinstance(error, NewerDatabase))
        return Stores(folder, MemoryMatchStore(), MemorySettings(settings.look()[0]), trouble)
    return Stores(folder, matches, settings)
