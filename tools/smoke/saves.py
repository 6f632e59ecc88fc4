"""Looks into what the program saved, without touching it: its event log, and the bytes of its files."""

from __future__ import annotations

import shutil
import sqlite3
import tempfile
import zlib
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tools.smoke.files import digest
from tools.smoke.steps import SmokeFailure

DATABASE: Final = "ginrummy.sqlite3"


@dataclass(frozen=True, slots=True)
class SavedMatch:
    """A match in the log: its id, and its events as the lines they are saved as."""

    match_id: str
    events: tuple[str, ...]

    def goes_on_from(self, earlier: SavedMatch) -> bool:
        """Whether it is the earlier match with nothing changed, and perhaps more played."""
        so_far = self.events[: len(earlier.events)]
        return self.match_id == earlier.match_id and so_far == earlier.events


def matches(folder: Path) -> tuple[SavedMatch, ...]:
    """The matches saved in a data folder, oldest first; read from a copy, so the folder stays as it is."""
    with tempfile.TemporaryDirectory() as scratch:
        for path in folder.glob(f"{DATABASE}*"):
            if not path.name.endswith("-shm"):
                shutil.copyfile(path, Path(scratch, path.name))
        copy = Path(scratch, DATABASE)
        if not copy.exists():
            return ()
        with closing(sqlite3.connect(copy)) as database:
            lines = database.execute(
                "SELECT match_id, event FROM events JOIN matches ON matches.id = match ORDER BY match, seq"
            ).fetchall()
            lines = [*_packed(database), *lines]
    ids = dict.fromkeys(match_id for match_id, _ in lines)
    return tuple(
        SavedMatch(match_id, tuple(event for owner, event in lines if owner == match_id)) for match_id in ids
    )


def _packed(database: sqlite3.Connection) -> list[tuple[str, str]]:
    """The events of matches that are over, of which later versions keep one text each."""
    if not database.execute("SELECT 1 FROM sqlite_master WHERE name = 'packed'").fetchone():
        return []
    packed = database.execute(
        "SELECT match_id, log FROM packed JOIN matches ON matches.id = match ORDER BY 1"
    )
    return [
        (match_id, line.partition(" ")[2])
        for match_id, log in packed
        for line in zlib.decompress(log).decode("utf-8").split("\n")
    ]


def only_match(folder: Path) -> SavedMatch:
    """The one match of a data folder. Raises SmokeFailure where there is none, or more than one."""
    found = matches(folder)
    if len(found) != 1:
        raise SmokeFailure(f"{len(found)} matches are saved in {folder}, not one")
    return found[0]


def bytes_of(folder: Path) -> dict[str, str]:
    """The digest of each file of the database and of the settings that holds anything.

    Who only reads a database may leave an empty `-wal` beside it, and a `-shm` of what is in memory anyway.
    """
    wanted = [path for path in folder.iterdir() if path.name.startswith(DATABASE) or path.suffix == ".json"]
    full = [path for path in sorted(wanted) if path.stat().st_size and not path.name.endswith("-shm")]
    return {path.name: digest(path) for path in full}


def pretend_newer(folder: Path, undo: bool = False) -> None:
    """Mark the database of a program that does not run as written by a later version, or no longer."""
    change = "DELETE FROM migrations WHERE name = ?" if undo else "INSERT INTO migrations (name) VALUES (?)"
    with closing(sqlite3.connect(folder / DATABASE)) as database, database:
        database.execute(change, ("999 of a later version",))
