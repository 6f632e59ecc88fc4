"""Opening the database, and its errors in words."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from ginrummy_qt.ports.storage import DamagedDatabase, NewerDatabase, StorageUnavailable
from ginrummy_qt.rules.codec import CodecError
from ginrummy_qt.storage.columns import all_columns
from ginrummy_qt.storage.migrations import APPLICATION_ID, applied, is_newer, migrate, pending
from ginrummy_qt.storage.soundness import tells_of_damage

FILE_NAME: Final = "ginrummy.sqlite3"
BUSY_SECONDS: Final = 3.0

_REASONS: Final = {
    sqlite3.SQLITE_FULL: "the disk is full",
    sqlite3.SQLITE_READONLY: "it is write-protected",
    sqlite3.SQLITE_BUSY: "another program is using it",
    sqlite3.SQLITE_LOCKED: "another program is using it",
    sqlite3.SQLITE_CANTOPEN: "it cannot be opened",
    sqlite3.SQLITE_PERM: "it cannot be opened",
    sqlite3.SQLITE_IOERR: "the disk reports an error",
    sqlite3.SQLITE_CORRUPT: "it is damaged",
    sqlite3.SQLITE_NOTADB: "it is not a database",
}


@contextmanager
def storage_errors(path: Path) -> Iterator[None]:
    """Turns errors of SQLite into StorageUnavailable with one sentence; wrong use of it stays a bug."""
    try:
        yield
    except sqlite3.ProgrammingError:
        raise
    except (sqlite3.Error, OSError, UnicodeDecodeError) as error:
        kind = DamagedDatabase if tells_of_damage(error) else StorageUnavailable
        raise kind(f"The saved matches in {path} cannot be used: {reason_of(error)}.") from error


def reason_of(error: Exception) -> str:
    """Why SQLite or the system refused, as the end of a sentence."""
    if _code(error) == 0 and tells_of_damage(error):
        return _REASONS[sqlite3.SQLITE_CORRUPT]
    told = error.strerror if isinstance(error, OSError) else None
    return _REASONS.get(_code(error), told or str(error))


def _code(error: Exception) -> int:
    return int(getattr(error, "sqlite_errorcode", 0)) & 0xFF


@contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[None]:
    """All that happens inside is kept, or nothing of it."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            with suppress(sqlite3.Error):
                connection.execute("ROLLBACK")
        raise


@dataclass(frozen=True, slots=True)
class Database:
    """An open database, shared by the stores of a folder; for use from one thread."""

    path: Path
    connection: sqlite3.Connection

    @classmethod
    def open(cls, folder: Path) -> Database:
        """The database of a folder. Raises as `open_database`."""
        return cls(folder / FILE_NAME, open_database(folder))

    @contextmanager
    def reading(self) -> Iterator[sqlite3.Connection]:
        """The connection; what goes wrong becomes StorageUnavailable, also texts that cannot be read."""
        try:
            with storage_errors(self.path):
                yield self.connection
        except CodecError as error:
            raise StorageUnavailable(f"A match saved in {self.path} cannot be read: {error}.") from error

    @contextmanager
    def snapshot(self) -> Iterator[sqlite3.Connection]:
        """The connection, all of whose reads are of one moment; nothing may be written."""
        with self.reading() as connection:
            connection.execute("BEGIN")
            try:
                yield connection
            finally:
                if connection.in_transaction:
                    connection.execute("ROLLBACK")

    @contextmanager
    def changing(self) -> Iterator[sqlite3.Connection]:
        """The connection inside a transaction of which all is kept or nothing."""
        with self.reading() as connection, transaction(connection):
            yield connection


def open_database(folder: Path) -> sqlite3.Connection:
    """The database in this folder, made or brought up to date where needed.

    Every commit is on the disk before it returns; on macOS, whose disks keep some back, at least every
    checkpoint, so that the database stays whole. The connection serves one thread. Raises NewerDatabase or
    StorageUnavailable; a file refused is not changed.
    """
    path = folder / FILE_NAME
    with storage_errors(path):
        if path.exists():
            if path.stat().st_size:
                _refuse_strange(path)
            elif any((folder / "backups").glob("*.sqlite3")):
                raise DamagedDatabase(f"The saved matches in {path} cannot be used: the file is empty.")
        connection = sqlite3.connect(path, timeout=BUSY_SECONDS, isolation_level=None)
        try:
            connection.execute("PRAGMA foreign_keys = ON")
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute("PRAGMA synchronous = FULL")
            connection.execute("PRAGMA checkpoint_fullfsync = ON")
            _keep_before_update(connection, folder)
            with transaction(connection):
                migrate(connection)
            _refuse_incomplete(connection, path)
        except BaseException:
            connection.close()
            raise
    return connection


def _keep_before_update(connection: sqlite3.Connection, folder: Path) -> None:
    """Copy a database with matches in it before its form changes."""
    if not pending(connection) or not applied(connection):
        return
    from ginrummy_qt.ports.backups import BackupReason
    from ginrummy_qt.storage.backup_files import write_copy

    if connection.execute("SELECT 1 FROM matches").fetchone():
        write_copy(connection, folder, int(time.time()), BackupReason.BEFORE_UPDATE)


def _refuse_incomplete(connection: sqlite3.Connection, path: Path) -> None:
    """A database that claims all steps of the schema has to have its tables and their columns."""
    if not columns_of(connection) >= all_columns():
        raise DamagedDatabase(f"The saved matches in {path} cannot be used: parts of it are missing.")


def columns_of(connection: sqlite3.Connection) -> frozenset[tuple[str, str]]:
    """The columns of a database, each with its table."""
    query = "SELECT t.name, c.name FROM sqlite_master t, pragma_table_info(t.name) c WHERE t.type = 'table'"
    return frozenset(connection.execute(query).fetchall())


def _refuse_strange(path: Path) -> None:
    """Looks at an existing file without a right to write.

    Where the power went off while the file was made, SQLite first has to undo what was half done.
    """
    try:
        _look(path, "ro")
    except sqlite3.OperationalError as error:
        if getattr(error, "sqlite_errorcode", 0) != sqlite3.SQLITE_READONLY_ROLLBACK:
            raise
        _look(path, "rw")


def _look(path: Path, mode: str) -> None:
    with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode={mode}", uri=True)) as connection:
        (mark,) = connection.execute("PRAGMA application_id").fetchone()
        (tables,) = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
        if mark != APPLICATION_ID and tables:
            raise StorageUnavailable(f"{path} belongs to another program.")
        if tables and (("migrations", "name") not in columns_of(connection) or not applied(connection)):
            raise DamagedDatabase(f"The saved matches in {path} cannot be used: parts of it are missing.")
        if is_newer(connection):
            raise NewerDatabase(f"{path} was written by a newer version of Gin Rummy Qt.")
