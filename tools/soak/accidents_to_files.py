"""The database and the settings, damaged, foreign or newer."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing

from ginrummy_qt.storage.settings_file import FILE_NAME as SETTINGS
from tools.soak.accident import Scene, merge_log, remove_database, some_file, starts_and_plays
from tools.soak.files_folder import Wrong, close, go_on, start


def truncated(scene: Scene) -> str:
    """The database, or its log, was cut off."""
    merge_log(scene, 0.7)
    file = some_file(scene)
    os.truncate(file, scene.rng.randrange(file.stat().st_size))
    return starts_and_plays(scene)


def empty(scene: Scene) -> str:
    """The database has no bytes."""
    merge_log(scene, 0.7)
    os.truncate(scene.database, 0)
    return starts_and_plays(scene)


def garbage(scene: Scene) -> str:
    """The database is noise."""
    merge_log(scene, 0.7)
    scene.database.write_bytes(scene.rng.randbytes(scene.rng.choice((1, 100, 5_000, 100_000))))
    return starts_and_plays(scene)


def flipped(scene: Scene) -> str:
    """Some bytes are others."""
    merge_log(scene, 0.5)
    file = some_file(scene)
    content = bytearray(file.read_bytes())
    for _ in range(scene.rng.choice((1, 10, 500))):
        content[scene.rng.randrange(len(content))] = scene.rng.randrange(256)
    file.write_bytes(content)
    return starts_and_plays(scene)


def block_lost(scene: Scene) -> str:
    """A stretch of the file is zero or noise, as after a bad block of a disk."""
    merge_log(scene, 1.0)
    content = bytearray(scene.database.read_bytes())
    size = scene.rng.choice((512, 4_096, 16_384))
    at = scene.rng.randrange(len(content))
    content[at : at + size] = bytes(size) if scene.rng.random() < 0.5 else scene.rng.randbytes(size)
    scene.database.write_bytes(content)
    return starts_and_plays(scene)


def foreign(scene: Scene) -> str:
    """A database of another program has taken the name: it is left as it is."""
    remove_database(scene)
    with closing(sqlite3.connect(scene.database)) as other:
        other.execute("CREATE TABLE recipes (name TEXT)")
        other.execute("INSERT INTO recipes VALUES ('sarmale')")
        other.commit()
    before = scene.database.read_bytes()
    outcome = starts_and_plays(scene)
    if scene.database.read_bytes() != before or outcome != "in memory":
        raise Wrong(f"another program's database was touched: {outcome}")
    return outcome


def wrong_schema(scene: Scene) -> str:
    """Tables are missing, or are not what they should be."""
    merge_log(scene, 1.0)
    with closing(sqlite3.connect(scene.database, isolation_level=None)) as changed:
        changed.execute("PRAGMA foreign_keys = OFF")
        tables = [name for (name,) in changed.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        table = scene.rng.choice(sorted(tables))
        changed.execute(f"DROP TABLE {table}")
        if scene.rng.random() < 0.5:
            changed.execute(f"CREATE TABLE {table} (nonsense TEXT)")
    return starts_and_plays(scene)


def newer(scene: Scene) -> str:
    """A later version of the program has been here: nothing is touched."""
    merge_log(scene, 1.0)
    with closing(sqlite3.connect(scene.database, isolation_level=None)) as changed:
        changed.execute("INSERT INTO migrations (name) VALUES ('999 from the future')")
        changed.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    before = scene.database.read_bytes()
    outcome = starts_and_plays(scene)
    if scene.database.read_bytes() != before or outcome != "in memory":
        raise Wrong(f"a newer version's database was touched: {outcome}")
    return outcome


def folder_in_the_way(scene: Scene) -> str:
    """Where the database should be is a folder, or a link to nowhere."""
    remove_database(scene)
    if scene.rng.random() < 0.5:
        scene.database.mkdir()
    else:
        scene.database.symlink_to(scene.folder / "nowhere" / "at all")
    return starts_and_plays(scene)


def bad_settings(scene: Scene) -> str:
    """The settings are noise, or the half of a file that was being written."""
    file = scene.folder / scene.rng.choice((SETTINGS, f"{SETTINGS}.new"))
    good = b'{"version": 1, "settings": {"language": "ro", "speed": "fast"}}'
    file.write_bytes(scene.rng.choice((b"", b"\x00" * 50, scene.rng.randbytes(100), good[:30], good * 2)))
    first = start(scene.folder)
    settings, _trouble = first.stores.settings.load()
    first.stores.settings.save(settings)
    if first.stores.settings.load() != (settings, None):
        raise Wrong("the settings that were saved do not come back")
    go_on(first, scene.rng)
    close(first.stores)
    return "settings saved anew"


TO_FILES = (
    truncated,
    empty,
    garbage,
    flipped,
    block_lost,
    foreign,
    wrong_schema,
    newer,
    folder_in_the_way,
    bad_settings,
)
