"""A damaged database at the start: put aside, and the last sound backup in its place.

A small file is checked as a whole at every start; a large one by what opening it reads, and as a whole before
each automatic backup, which leaves a mark here for the next start when something is wrong.
"""

from __future__ import annotations

import os
import time
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Final

from ginrummy_qt.ports.storage import DamagedDatabase, Recovery
from ginrummy_qt.storage.counts import recall_counts
from ginrummy_qt.storage.database import FILE_NAME, storage_errors
from ginrummy_qt.storage.soundness import is_damaged

SMALL: Final = 4_000_000
"""Bytes: a file up to this size is checked at every start, in about ten milliseconds."""

_SUSPECT: Final = "ginrummy.suspect"
_SIDES: Final = ("", "-wal", "-shm", "-journal")


def check_at_start(folder: Path) -> None:
    """Raise DamagedDatabase for a database that is not whole; a new or an empty one is."""
    path, mark = folder / FILE_NAME, folder / _SUSPECT
    with storage_errors(path):
        _finish_recovery(path)
        size = path.stat().st_size if path.exists() else 0
        if size and (size <= SMALL or mark.exists()) and is_damaged(path):
            raise DamagedDatabase(f"The saved matches in {path} are damaged.")
        mark.unlink(missing_ok=True)


def mark_suspect(folder: Path) -> None:
    """Have the next start check the database as a whole, however large it is."""
    with suppress(OSError):
        (folder / _SUSPECT).touch()


def recover(folder: Path) -> Recovery:
    """Put the damaged database aside, under a name with the date, and copy the last sound backup.

    Raises StorageUnavailable where that cannot be done.
    """
    import shutil

    from ginrummy_qt.storage.backup_files import backup_files, describe, is_sound

    path = folder / FILE_NAME
    with storage_errors(path):
        backup = next((each for each in backup_files(folder) if is_sound(each)), None)
        if backup is None:
            return Recovery(str(_put_aside(path)), None, *(recall_counts(folder) or (None, None)))
        fresh = _fresh(path)
        shutil.copyfile(backup, fresh)
        with fresh.open("rb+") as file:
            os.fsync(file.fileno())
        aside = _put_aside(path)
        fresh.replace(path)
        restored = describe(backup)
    had = recall_counts(folder)
    missing = (had[0] - restored.matches, had[1] - restored.hands) if had else (None, None)
    return Recovery(str(aside), restored.made_at, *missing)


def _finish_recovery(path: Path) -> None:
    """Give the copy its place where a recovery ended between putting the old file aside and that."""
    fresh = _fresh(path)
    if fresh.exists() and not path.exists():
        fresh.replace(path)


def _fresh(path: Path) -> Path:
    return path.with_name(f"{FILE_NAME}.new")


def _put_aside(path: Path) -> Path:
    """Rename the database and what belongs to it; where the damaged file lies now.

    The file itself goes last: a log left behind would be taken for that of the copy.
    """
    stamp = time.strftime("%Y-%m-%d")
    names = (f"ginrummy.damaged-{stamp}{f'-{n}' * (n > 1)}.sqlite3" for n in count(1))
    aside = next(each for each in map(path.with_name, names) if not each.exists())
    for side in reversed(_SIDES):
        part = path.with_name(path.name + side)
        if part.exists():
            part.replace(aside.with_name(aside.name + side))
    return aside
