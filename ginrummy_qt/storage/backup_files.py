"""Copies of the database as files: how they are written, named, counted, and which ones are kept.

A copy is made by `VACUUM INTO`: of one moment, without the empty pages, while the game goes on. It gets its
name only when it is whole and on the disk.
"""

from __future__ import annotations

import os
import re
import sqlite3
import time
from calendar import timegm
from contextlib import closing, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from ginrummy_qt.ports.backups import Backup, BackupReason
from ginrummy_qt.storage.counts import Counts, count_all
from ginrummy_qt.storage.migrations import applied, is_newer
from ginrummy_qt.storage.soundness import READING_ERRORS, is_damaged, read_only

FOLDER: Final = "backups"
RECENT: Final = 3
"""So many of each kind are kept."""
WEEKS: Final = 4
"""From so many weeks the last automatic one is kept besides."""

ABANDONED: Final = 3_600
"""Seconds after which a copy that was never finished is no longer being written, on another thread or so."""

_NAME: Final = re.compile(r"ginrummy-(\d{8}-\d{6})(?:-(\d+))?-([a-z_]+)\.sqlite3")
_TIME: Final = "%Y%m%d-%H%M%S"


def write_copy(connection: sqlite3.Connection, folder: Path, now: int, reason: BackupReason) -> Path:
    """A copy in the folder of backups, checked and on the disk. Raises OSError and the errors of sqlite3."""
    backups = folder / FOLDER
    backups.mkdir(mode=0o700, exist_ok=True)
    for left in backups.glob("*.new*"):
        if left.stat().st_mtime < time.time() - ABANDONED:
            left.unlink()
    path = _free_path(backups, now, reason)
    fresh = path.with_name(f"{path.name}.new")
    try:
        connection.execute("VACUUM INTO ?", (str(fresh),))
        if not is_sound(fresh):
            raise sqlite3.DatabaseError("the copy is not whole")
        _sync(fresh)
        fresh.rename(path)
        _sync(backups)
    except BaseException:
        with suppress(OSError):
            fresh.unlink(missing_ok=True)
        raise
    return path


def backup_files(folder: Path) -> list[Path]:
    """The files of backups, the newest first."""
    found = [path for path in (folder / FOLDER).glob("*.sqlite3") if _NAME.fullmatch(path.name)]
    return sorted(found, key=_age, reverse=True)


def describe(path: Path) -> Backup:
    """What a backup file holds."""
    made_at, reason = _read_name(path)
    counts = counts_of(path)
    matches, hands = counts or (0, 0)
    return Backup(path.name, made_at, reason, path.stat().st_size, matches, hands, sound=counts is not None)


def counts_of(path: Path) -> Counts | None:
    """What a database file holds; None where it cannot be read."""
    try:
        with closing(read_only(path)) as connection:
            return count_all(connection)
    except READING_ERRORS:
        return None


def is_sound(path: Path) -> bool:
    """Whether a file is a whole database of ours that this version can read."""
    if is_damaged(path):
        return False
    try:
        with closing(read_only(path)) as connection:
            return bool(applied(connection)) and not is_newer(connection)
    except READING_ERRORS:
        return False


def rotate(folder: Path, now: int) -> None:
    """Remove the backups that newer ones stand for.

    Those dated after `now`, made while the clock was wrong, go first: the one just made always stays.
    """
    files = sorted(backup_files(folder), key=lambda path: _read_name(path)[0] <= now, reverse=True)
    keep = set[Path]()
    weeks = dict[tuple[int, int], Path]()
    for reason in BackupReason:
        keep.update([path for path in files if _read_name(path)[1] is reason][:RECENT])
    for path in files:
        made_at, reason = _read_name(path)
        if reason is BackupReason.AUTOMATIC:
            year, week, _ = datetime.fromtimestamp(made_at, UTC).isocalendar()
            weeks.setdefault((year, week), path)
    keep.update(list(weeks.values())[:WEEKS])
    for path in files:
        if path not in keep:
            path.unlink()


def _free_path(backups: Path, now: int, reason: BackupReason) -> Path:
    stamp = time.strftime(_TIME, time.gmtime(now))
    taken = [_age(path)[1] for path in backup_files(backups.parent) if _age(path)[0] == stamp]
    number = max(taken, default=0) + 1
    return backups / f"ginrummy-{stamp}{f'-{number}' * (number > 1)}-{reason}.sqlite3"


def _age(path: Path) -> tuple[str, int, str]:
    """What backups are sorted by: the time in the name, and the number that tells those of a second apart."""
    match = _NAME.fullmatch(path.name)
    assert match is not None
    return match[1], int(match[2] or 1), match[3]


def _read_name(path: Path) -> tuple[int, BackupReason]:
    match = _NAME.fullmatch(path.name)
    assert match is not None
    try:
        return timegm(time.strptime(match[1], _TIME)), BackupReason(match[3])
    except ValueError:
        return 0, BackupReason.ASKED


def _sync(path: Path) -> None:
    """Put a file, or the names in a folder where the system offers that, on the disk."""
    if os.name != "posix" and path.is_dir():
        return
    handle = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
