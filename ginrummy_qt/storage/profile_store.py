"""The people who play; see `ports.profiles`."""

from __future__ import annotations

import secrets
import sqlite3
from typing import Final

from ginrummy_qt.ports.backups import BackupReason
from ginrummy_qt.ports.profiles import Profile
from ginrummy_qt.storage.database import Database
from ginrummy_qt.storage.statistics_store import MakeBackup


class SqliteProfiles:
    """A `ports.profiles.ProfileStore` on the database of a folder."""

    def __init__(self, database: Database, make_backup: MakeBackup) -> None:
        self._database = database
        self._make_backup = make_backup

    def profiles(self) -> tuple[Profile, ...]:
        """All, the oldest first."""
        with self._database.reading() as connection:
            lines = connection.execute("SELECT profile_id, name, created_at FROM profiles ORDER BY id")
            return tuple(Profile(*line) for line in lines)

    def active(self) -> Profile:
        """Who plays now."""
        with self._database.reading() as connection:
            line = connection.execute(
                "SELECT profile_id, name, created_at FROM profiles WHERE active"
            ).fetchone()
            return Profile(*line)

    def activate(self, profile_id: str) -> None:
        """Let another person play; KeyError for an unknown one."""
        with self._database.changing() as connection:
            key = _key(connection, profile_id)
            connection.execute("UPDATE profiles SET active = (id = ?)", (key,))

    def create(self, name: str, now: int) -> Profile:
        """A new profile, not active yet. Raises ValueError for an empty name or one in use."""
        profile = Profile(secrets.token_hex(8), _clean(name), now)
        with self._database.changing() as connection:
            _refuse_used(connection, profile.name, but=0)
            connection.execute(
                "INSERT INTO profiles (profile_id, name, created_at) VALUES (?, ?, ?)",
                (profile.profile_id, profile.name, now),
            )
        return profile

    def rename(self, profile_id: str, name: str) -> None:
        """Another name. Raises ValueError for an empty name or one in use, KeyError for an unknown id."""
        clean = _clean(name)
        with self._database.changing() as connection:
            key = _key(connection, profile_id)
            _refuse_used(connection, clean, but=key)
            connection.execute("UPDATE profiles SET name = ? WHERE id = ?", (clean, key))

    def remove(self, profile_id: str, now: int) -> str:
        """Remove a profile with all its matches; the name of the backup made before.

        Raises ValueError for the active one, KeyError for an unknown one.
        """
        if profile_id == self.active().profile_id:
            raise ValueError("the active profile cannot be removed")
        with self._database.reading() as connection:
            key = _key(connection, profile_id)
        backup = self._make_backup(now, BackupReason.BEFORE_REMOVAL)
        with self._database.changing() as connection:
            for statement in _REMOVALS:
                connection.execute(statement, (key,))
        return backup


_REMOVALS: Final = (
    *(
        f"DELETE FROM {table} WHERE grp IN (SELECT id FROM groups WHERE profile = ?)"
        for table in ("hand_facts", "match_facts", "totals", "buckets")
    ),
    *(
        f"DELETE FROM {table} WHERE match IN (SELECT id FROM matches WHERE profile = ?)"
        for table in ("events", "packed")
    ),
    "DELETE FROM matches WHERE profile = ?",
    "DELETE FROM groups WHERE profile = ?",
    "DELETE FROM profiles WHERE id = ?",
)


def _key(connection: sqlite3.Connection, profile_id: str) -> int:
    line = connection.execute("SELECT id FROM profiles WHERE profile_id = ?", (profile_id,)).fetchone()
    if line is None:
        raise KeyError(profile_id)
    return int(line[0])


def _clean(name: str) -> str:
    """The name without doubled or outer spaces; ValueError where nothing is left."""
    clean = " ".join(name.split())
    if not clean:
        raise ValueError("a profile needs a name")
    return clean


def _refuse_used(connection: sqlite3.Connection, name: str, but: int) -> None:
    lines = connection.execute("SELECT name FROM profiles WHERE id <> ?", (but,))
    if name.casefold() in {other.casefold() for (other,) in lines}:
        raise ValueError(f"there is a profile of the name {name!r} already")
