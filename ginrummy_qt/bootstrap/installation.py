"""Whether the program on the disk is still the one that runs: an update replaces its files under it."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path

import ginrummy_qt


@dataclass(frozen=True, slots=True)
class Installation:
    """The program as it was when it started: its file, and what the system says of it."""

    path: Path
    stamp: tuple[int, int, int] | None

    def was_replaced(self) -> bool:
        """Whether the file is another one now, or gone."""
        return _stamp(self.path) != self.stamp


def this_installation(path: Path | None = None) -> Installation:
    """The executable of a bundle; from source, the file with the version."""
    if path is None:
        frozen = getattr(sys, "frozen", False)
        path = Path(sys.executable) if frozen else Path(ginrummy_qt.__file__)
    return Installation(path, _stamp(path))


def _stamp(path: Path) -> tuple[int, int, int] | None:
    """Which file it is, when it was written and its size; None for none."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_ino, found.st_mtime_ns, found.st_size
