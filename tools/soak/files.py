"""Accidents with files and folders; after each, the program starts, says what is so, and plays on."""

from __future__ import annotations

import os
import random
import shutil
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from ginrummy_qt.ports.table import Rejected, SessionRefusal
from ginrummy_qt.storage.database import FILE_NAME
from ginrummy_qt.storage.match_store import SqliteMatchStore
from ginrummy_qt.storage.settings_file import FILE_NAME as SETTINGS
from tools.soak.files_folder import Wrong, check_sentence, close, go_on, is_whole, make_template, play, start
from tools.soak.playing import Hands, session_on
from tools.soak.trial import Trials

NOBODY: Final = 65534
ODD_NAMES: Final = ("Ion's cărți", "jogo de baralho ação", "牌 🂡", "100% #?&;", " two  spaces ", "a" * 120)
YEARS: Final = 3 * 365 * 24 * 3600


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


def run(trials: Trials) -> None:
    """Each trial has one accident in a copy of a folder with some play in it."""
    template = trials.folder / "template"
    make_template(template, trials.chance(trials.first))
    for number in trials.numbers():
        name, accident = ACCIDENTS[number % len(ACCIDENTS)]
        folder = trials.folder / f"trial-{number}"
        shutil.copytree(template, folder)
        try:
            trials.add(f"{name}: {accident(Scene(folder, trials.chance(number)))}")
        except CannotTry as reason:
            trials.add(f"{name}: not tried, {reason}")
        except Wrong as wrong:
            trials.tell(number, f"{name}: {wrong}")
        shutil.rmtree(folder, ignore_errors=True)


# Damaged, foreign, newer


def _starts_and_plays(scene: Scene) -> str:
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


def truncated(scene: Scene) -> str:
    """The database, or its log, was cut off."""
    _merge_log(scene, 0.7)
    file = _some_file(scene)
    os.truncate(file, scene.rng.randrange(file.stat().st_size))
    return _starts_and_plays(scene)


def empty(scene: Scene) -> str:
    """The database has no bytes."""
    _merge_log(scene, 0.7)
    os.truncate(scene.database, 0)
    return _starts_and_plays(scene)


def garbage(scene: Scene) -> str:
    """The database is noise."""
    _merge_log(scene, 0.7)
    scene.database.write_bytes(scene.rng.randbytes(scene.rng.choice((1, 100, 5_000, 100_000))))
    return _starts_and_plays(scene)


def flipped(scene: Scene) -> str:
    """Some bytes are others."""
    _merge_log(scene, 0.5)
    file = _some_file(scene)
    content = bytearray(file.read_bytes())
    for _ in range(scene.rng.choice((1, 10, 500))):
        content[scene.rng.randrange(len(content))] = scene.rng.randrange(256)
    file.write_bytes(content)
    return _starts_and_plays(scene)


def block_lost(scene: Scene) -> str:
    """A stretch of the file is zero or noise, as after a bad block of a disk."""
    _merge_log(scene, 1.0)
    content = bytearray(scene.database.read_bytes())
    size = scene.rng.choice((512, 4_096, 16_384))
    at = scene.rng.randrange(len(content))
    content[at : at + size] = bytes(size) if scene.rng.random() < 0.5 else scene.rng.randbytes(size)
    scene.database.write_bytes(content)
    return _starts_and_plays(scene)


def foreign(scene: Scene) -> str:
    """A database of another program has taken the name: it is left as it is."""
    _remove_database(scene)
    with closing(sqlite3.connect(scene.database)) as other:
        other.execute("CREATE TABLE recipes (name TEXT)")
        other.execute("INSERT INTO recipes VALUES ('sarmale')")
        other.commit()
    before = scene.database.read_bytes()
    outcome = _starts_and_plays(scene)
    if scene.database.read_bytes() != before or outcome != "in memory":
        raise Wrong(f"another program's database was touched: {outcome}")
    return outcome


def wrong_schema(scene: Scene) -> str:
    """Tables are missing, or are not what they should be."""
    _merge_log(scene, 1.0)
    with closing(sqlite3.connect(scene.database, isolation_level=None)) as changed:
        changed.execute("PRAGMA foreign_keys = OFF")
        tables = [name for (name,) in changed.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        table = scene.rng.choice(sorted(tables))
        changed.execute(f"DROP TABLE {table}")
        if scene.rng.random() < 0.5:
            changed.execute(f"CREATE TABLE {table} (nonsense TEXT)")
    return _starts_and_plays(scene)


def newer(scene: Scene) -> str:
    """A later version of the program has been here: nothing is touched."""
    _merge_log(scene, 1.0)
    with closing(sqlite3.connect(scene.database, isolation_level=None)) as changed:
        changed.execute("INSERT INTO migrations (name) VALUES ('999 from the future')")
        changed.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    before = scene.database.read_bytes()
    outcome = _starts_and_plays(scene)
    if scene.database.read_bytes() != before or outcome != "in memory":
        raise Wrong(f"a newer version's database was touched: {outcome}")
    return outcome


def folder_in_the_way(scene: Scene) -> str:
    """Where the database should be is a folder, or a link to nowhere."""
    _remove_database(scene)
    if scene.rng.random() < 0.5:
        scene.database.mkdir()
    else:
        scene.database.symlink_to(scene.folder / "nowhere" / "at all")
    return _starts_and_plays(scene)


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


# Folders, disks, clocks


def read_only(scene: Scene) -> str:
    """Nobody may write in the folder."""
    with _as_somebody_else(scene.folder):
        for path in [*scene.folder.rglob("*"), scene.folder]:
            path.chmod(0o555 if path.is_dir() else 0o444)
        try:
            return _starts_and_plays(scene)
        finally:
            scene.folder.chmod(0o755)


def made_read_only_in_the_middle(scene: Scene) -> str:
    """The folder loses the right to be written in during a hand, and gets it back."""
    with _as_somebody_else(scene.folder):
        first = start(scene.folder)
        hands = Hands(session_on(first.stores.matches, scene.rng), scene.rng)
        play(hands, scene.rng.randrange(5, 30))
        scene.folder.chmod(0o555)
        for _ in range(5):
            answer = hands.step()
            if isinstance(answer, Rejected):
                check_sentence(answer.detail)
        scene.folder.chmod(0o755)
        play(hands, 10)
        close(first.stores)
        is_whole(scene.folder)
    return "went on"


def full_disk(scene: Scene) -> str:
    """A small disk is full in the middle of a hand; when there is room again, the match goes on."""
    disk = scene.folder / "disk"
    disk.mkdir()
    with _small_disk(disk, scene.rng.choice((5_000, 7_000, 10_000))):
        first = start(disk)
        hands = Hands(session_on(first.stores.matches, scene.rng), scene.rng)
        play(hands, scene.rng.randrange(10, 40))
        filler = disk / "filler"
        _fill(filler)
        refused, kept = 0, hands.session.seq
        for _ in range(200):
            answer = hands.step()
            if isinstance(answer, Rejected):
                refused += 1
                check_sentence(answer.detail)
                if answer.reason is not SessionRefusal.NOT_SAVED or hands.session.seq != kept:
                    raise Wrong(f"on a full disk: {answer}, {kept} events, then {hands.session.seq}")
            kept = hands.session.seq
            if refused > 3:
                break
        filler.unlink()
        play(hands, 15)
        close(first.stores)
        is_whole(disk)
        again = start(disk)
        if again.outcome != "as ever":
            raise Wrong(f"after a full disk: {again.outcome}")
        close(again.stores)
    return "went on" if refused else "never quite full"


def full_at_the_start(scene: Scene) -> str:
    """The disk is full already when the program starts."""
    disk = scene.folder / "disk"
    disk.mkdir()
    with _small_disk(disk, 5_000):
        if scene.rng.random() < 0.5:
            first = start(disk)
            play(Hands(session_on(first.stores.matches, scene.rng), scene.rng), 20)
            close(first.stores)
        filler = disk / "filler"
        _fill(filler)
        full = start(disk)
        go_on(full, scene.rng)
        close(full.stores)
        filler.unlink()
        again = start(disk)
        if again.outcome != "as ever":
            raise Wrong(f"after the disk was full at the start: {again.outcome}")
        go_on(again, scene.rng)
        close(again.stores)
        is_whole(disk)
    return f"{full.outcome}, then as ever"


def clock_set_back(scene: Scene) -> str:
    """The clock jumps to and fro by years, to before 1970 too."""
    rng = scene.rng
    times = [1_700_000_000]

    def clock() -> int:
        if rng.random() < 0.2:
            times.append(max(0, times[-1] + rng.randrange(-YEARS, YEARS)))
        return times[-1]

    first = start(scene.folder)
    hands = Hands(session_on(first.stores.matches, rng, clock), rng)
    play(hands, 80)
    first.stores.matches.unfinished()
    first.stores.backups.make_if_due(clock())
    first.stores.backups.make_if_due(clock())
    close(first.stores)
    is_whole(scene.folder)
    return _starts_and_plays(scene)


def odd_home(scene: Scene) -> str:
    """The home folder has spaces, other letters and signs in its name."""
    home = scene.folder / scene.rng.choice(ODD_NAMES) / "data"
    home.parent.mkdir()
    shutil.copytree(scene.folder, home, ignore=lambda where, names: [home.parent.name] if where else [])
    return _starts_and_plays(Scene(home, scene.rng))


# Others at the same file


def two_instances(scene: Scene) -> str:
    """Two programs play the same match at once: one of them is told, and nothing is mixed up."""
    stores = [SqliteMatchStore(scene.folder) for _ in range(2)]
    hands = [Hands(session_on(store, scene.rng), scene.rng) for store in stores]
    match_id = stores[0].unfinished()[0].match_id
    for each in hands:
        each.session.resume(match_id)
    told = 0
    for _ in range(40):
        mine = scene.rng.choice(hands)
        answer = mine.step()
        if isinstance(answer, Rejected):
            check_sentence(answer.detail)
            told += 1
            mine.session.resume(match_id)
    for store in stores:
        store.close()
    is_whole(scene.folder)
    if not told:
        raise Wrong("nobody was told of the other one")
    _starts_and_plays(scene)
    return "one was told"


def backup_tool(scene: Scene) -> str:
    """Another program holds the file for a while: a step waits, or is not saved and said so."""
    first = start(scene.folder)
    hands = Hands(session_on(first.stores.matches, scene.rng), scene.rng)
    play(hands, 5)
    long = scene.rng.random() < 0.2
    kind = scene.rng.choice(("IMMEDIATE", "EXCLUSIVE"))
    held = threading.Event()

    def hold() -> None:
        with closing(sqlite3.connect(scene.database, isolation_level=None)) as tool:
            tool.execute(f"BEGIN {kind}")
            held.set()
            time.sleep(5 if long else 0.3)
            tool.execute("ROLLBACK")

    thread = threading.Thread(target=hold)
    thread.start()
    held.wait(10)
    answer = hands.step()
    if isinstance(answer, Rejected):
        check_sentence(answer.detail)
    thread.join()
    if isinstance(answer, Rejected) is not long:
        raise Wrong(f"locked for {'long' if long else 'a moment'}: {answer}")
    play(hands, 5)
    close(first.stores)
    is_whole(scene.folder)
    return "said so" if long else "waited"


def copied_while_open(scene: Scene) -> str:
    """A backup tool copies the files of the running program one after the other; the copy is started."""
    first = start(scene.folder)
    hands = Hands(session_on(first.stores.matches, scene.rng), scene.rng)
    copy = scene.folder / "copy"
    copy.mkdir()
    for path in sorted(scene.folder.glob(f"{FILE_NAME}*"), reverse=scene.rng.random() < 0.5):
        play(hands, scene.rng.randrange(30))
        if path.exists():
            shutil.copyfile(path, copy / path.name)
    close(first.stores)
    return _starts_and_plays(Scene(copy, scene.rng))


Accident = Callable[[Scene], str]
ACCIDENTS: Final[tuple[tuple[str, Accident], ...]] = tuple(
    (each.__name__.replace("_", " "), each)
    for each in (
        *(truncated, empty, garbage, flipped, block_lost, foreign, wrong_schema, newer, folder_in_the_way),
        *(bad_settings, read_only, made_read_only_in_the_middle, full_disk, full_at_the_start),
        *(clock_set_back, odd_home, two_instances, backup_tool, copied_while_open),
    )
)


# Means


def _merge_log(scene: Scene, likely: float) -> None:
    """Have everything in the database itself, as after an orderly end; with this probability."""
    if scene.rng.random() < likely:
        SqliteMatchStore(scene.folder).close()


def _some_file(scene: Scene) -> Path:
    """The database, or its log where there is one."""
    log = scene.folder / f"{FILE_NAME}-wal"
    files = [scene.database, log] if log.exists() and log.stat().st_size else [scene.database]
    return scene.rng.choice([each for each in files if each.stat().st_size])


def _remove_database(scene: Scene) -> None:
    for path in scene.folder.glob(f"{FILE_NAME}*"):
        path.unlink()


@contextmanager
def _as_somebody_else(folder: Path) -> Iterator[None]:
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
def _small_disk(place: Path, kilobytes: int) -> Iterator[None]:
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


def _fill(path: Path) -> None:
    """Write until there is no room."""
    with path.open("wb", buffering=0) as file:
        for size in (65_536, 4_096, 512):
            try:
                while True:
                    file.write(bytes(size))
            except OSError:
                continue
