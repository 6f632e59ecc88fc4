"""What an accident has at hand: a folder with some play in it, and means to harm it."""

from __future__ import annotations

import os
import random
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from ginrummy_qt.storage.database import FILE_NAME
from ginrummy_qt.storage.match_store import SqliteMatchStore
from tools.soak.files_folder import Wrong, close, go_on, is_whole, start

NOBODY: Final = 65534


class CannotTry(Exception):
    """This computer cannot have this accident; the message says why."""


@dataclass(frozen=True, slots=True)
class Scene:
    """A trial: a copy of the played folder, and its chance."""

    folder: Path
    rng: random.Random

    @property
    def database(self) -> Path:
        """The file with the matches."""
        return self.folder / FILE_NAME


def starts_and_plays(scene: Scene) -> str:
    """Start, play on, and start again: the second time all is well, or as before."""
    first = start(scene.folder)
    go_on(first, scene.rng)
    close(first.stores)
    if first.outcome != "in memory":
        is_whole(scene.folder)
    second = start(scene.folder)
    refused = go_on(second, scene.rng)
    close(second.stores)
    if refused:
        raise Wrong(f"{first.outcome}, but nothing is saved: {refused}")
    expected = "in memory" if first.outcome == "in memory" else "as ever"
    if second.outcome != expected:
        raise Wrong(f"{first.outcome} at the first start, {second.outcome} at the second")
    return first.outcome


def merge_log(scene: Scene, likely: float) -> None:
    """Have everything in the database itself, as after an orderly end; with this probability."""
    if scene.rng.random() < likely:
        SqliteMatchStore(scene.folder).close()


def some_file(scene: Scene) -> Path:
    """The database, or its log where there is one."""
    log = scene.folder / f"{FILE_NAME}-wal"
    files = [scene.database, log] if log.exists() and log.stat().st_size else [scene.database]
    return scene.rng.choice([each for each in files if each.stat().st_size])


def remove_database(scene: Scene) -> None:
    """Take the database away, and what belongs to it."""
    for path in scene.folder.glob(f"{FILE_NAME}*"):
        path.unlink()


@contextmanager
def as_somebody_else(folder: Path) -> Iterator[None]:
    """Without the rights of root, for whom nothing is read-only."""
    if sys.platform == "win32":
        raise CannotTry("for Windows has no such rights")
    if os.geteuid() != 0:
        yield
        return
    for path in [folder, *folder.rglob("*")]:
        os.chown(path, NOBODY, NOBODY)
    opened = [each for each in (folder.parent, folder.parent.parent) if not each.stat().st_mode & 0o001]
    for each in opened:
        each.chmod(each.stat().st_mode | 0o011)
    os.seteuid(NOBODY)
    try:
        yield
    finally:
        os.seteuid(0)


@contextmanager
def small_disk(place: Path, kilobytes: int) -> Iterator[None]:
    """A disk in memory that is soon full."""
    mount = shutil.which("mount")
    if mount is None or sys.platform != "linux" or os.geteuid() != 0:
        raise CannotTry("for only root may make a small disk, on Linux")
    options = f"size={kilobytes}k,mode=0700"
    made = subprocess.run([mount, "-t", "tmpfs", "-o", options, "tmpfs", str(place)], capture_output=True)
    if made.returncode != 0:
        raise CannotTry("for this root may not make a small disk")
    try:
        yield
    finally:
        subprocess.run(["umount", "-l", str(place)], capture_output=True)


def fill(path: Path) -> None:
    """Write until there is no room."""
    with path.open("wb", buffering=0) as file:
        for size in (65_536, 4_096, 512):
            try:
                while True:
                    file.write(bytes(size))
            except OSError:
                continue
