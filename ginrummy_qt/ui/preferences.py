"""The settings while the program runs: one value, told to everybody when it changes, kept at every change."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QObject, Signal

from ginrummy_qt.ports.settings import Settings, SettingsStore
from ginrummy_qt.ports.storage import StorageUnavailable

_log = logging.getLogger(__name__)


class Preferences(QObject):
    """The settings in force: those kept, with the command line's on top for this run.

    A person's own choice of a setting ends the command line's hold on it.
    """

    changed = Signal(object)
    """The settings in force, after a change."""

    def __init__(
        self,
        store: SettingsStore,
        kept: Settings,
        for_this_run: Mapping[str, Any],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._store = store
        self._kept = kept
        self._for_this_run = dict(for_this_run)

    @property
    def now(self) -> Settings:
        """The settings in force."""
        return replace(self._kept, **self._for_this_run)

    def change(self, **values: Any) -> None:
        """Set fields of Settings by name, keep them, and tell; a store that fails only costs the keeping."""
        before = self.now
        self.keep(**values)
        if self.now != before:
            self.changed.emit(self.now)

    def keep(self, **values: Any) -> None:
        """Set fields of Settings by name and keep them for the next start, which changes nothing now."""
        for name in values:
            self._for_this_run.pop(name, None)
        self._kept = replace(self._kept, **values)
        try:
            self._store.save(self._kept)
        except StorageUnavailable as error:
            _log.warning("the settings could not be saved: %s", error)
