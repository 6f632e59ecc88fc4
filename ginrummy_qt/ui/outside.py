"""Opens files and folders with the desktop's own programs, in the surroundings the desktop gave us.

A bundle sets paths to its own libraries for itself; another program that inherits them loads the wrong ones.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices

_LIBRARIES: Final = "LD_LIBRARY_PATH"
_BEFORE: Final = "LD_LIBRARY_PATH_ORIG"
"""Where the bundle's start leaves the value from before; absent where there was none."""
_OWN: Final = ("QT_PLUGIN_PATH", "QML2_IMPORT_PATH", "_PYI_")
"""How the names of variables begin that the bundle's start sets for itself and its engine."""


def open_outside(path: Path) -> bool:
    """Open a file or folder; False where no program took it."""
    with desktop_surroundings():
        return QDesktopServices.openUrl(QUrl.fromLocalFile(str(path)))


@contextmanager
def desktop_surroundings() -> Iterator[None]:
    """The environment as it was before the bundle's start changed it, for what is started meanwhile.

    Only a bundle changes it. The engine is no such program: it is the bundle itself.
    """
    if not getattr(sys, "frozen", False):
        yield
        return
    changed = (_LIBRARIES, *_OWN)
    kept = {name: value for name, value in os.environ.items() if name.startswith(changed)}
    for name in kept:
        del os.environ[name]
    if _BEFORE in kept:
        os.environ[_LIBRARIES] = kept[_BEFORE]
    try:
        yield
    finally:
        os.environ.pop(_LIBRARIES, None)
        os.environ.update(kept)
