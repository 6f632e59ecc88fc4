"""Loads what the start left for later, a module at a time, while the table rests.

An update may replace the program's files while it runs. What is loaded by then goes on; the rest could no
longer be read. Sheets open at once, too.
"""

from __future__ import annotations

import logging
import pkgutil
import sys
from collections.abc import Callable, Iterable, Iterator
from importlib import import_module
from typing import Final

from PySide6.QtCore import QObject, QTimer

LATER: Final = (
    "ginrummy_qt.storage",
    "ginrummy_qt.ui",
    "ginrummy_qt.presentation",
    "ginrummy_qt.rules",
    "ginrummy_qt.session",
    "ginrummy_qt.ports",
    "ginrummy_qt.statistics",
    "ginrummy_qt.sound",
)
NEVER: Final = ("ginrummy_qt.ui.selftest",)
_PAUSE_MS: Final = 40
_PATIENCE_MS: Final = 500

_log = logging.getLogger(__name__)


class Preloader(QObject):
    """Imports modules one after the other, none while `busy` says that a frame could be missed for it."""

    def __init__(self, names: Iterable[str], busy: Callable[[], bool], parent: QObject) -> None:
        super().__init__(parent)
        self._names = iter(names)
        self._busy = busy
        self.done = False

    def start(self) -> None:
        """Begin when the window has had a moment for itself."""
        QTimer.singleShot(_PATIENCE_MS, self, self._next)

    def _next(self) -> None:
        if self._busy():
            QTimer.singleShot(_PATIENCE_MS, self, self._next)
            return
        name = next((each for each in self._names if each not in sys.modules), None)
        if name is None:
            self.done = True
            return
        try:
            import_module(name)
        except Exception as error:
            _log.warning("%s could not be loaded ahead: %s", name, error)
        QTimer.singleShot(_PAUSE_MS, self, self._next)


def modules_within(packages: Iterable[str], left_out: Iterable[str] = ()) -> Iterator[str]:
    """The names of all modules in these packages; a package is imported when its modules are asked for."""
    for package in packages:
        if package in left_out:
            continue
        yield package
        found = list(pkgutil.iter_modules(import_module(package).__path__, f"{package}."))
        yield from (info.name for info in found if not info.ispkg)
        yield from modules_within((info.name for info in found if info.ispkg), left_out)
