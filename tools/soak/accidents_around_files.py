"""Folders that cannot be written in, disks that are full, clocks that jump, and others at the same file."""

from __future__ import annotations

import shutil
import sqlite3
import threading
import time
from contextlib import closing
from typing import Final

from ginrummy_qt.ports.table import Rejected, SessionRefusal
from ginrummy_qt.storage.database import FILE_NAME
from ginrummy_qt.storage.match_store import SqliteMatchStore
from tools.soak.accident import Scene, as_somebody_else, fill, small_disk, starts_and_plays
from tools.soak.files_folder import Wrong, check_sentence, close, go_on, is_whole, play, start
from tools.soak.playing import Hands, session_on

ODD_NAMES: Final = ("Ion's cărți", "jogo de baralho ação", "牌 🂡", "100% #?&;", " two  spaces ", "a" * 120)
YEARS: Final = 3 * 365 * 24 * 3600


# Folders, disks, clocks


def read_only(scene: Scene) -> str:
    """Nobody may write in the folder."""
    with as_somebody_else(scene.folder):
        for path in [*scene.folder.rglob("*"), scene.folder]:
            path.chmod(0o555 if path.is_dir() else 0o444)
        try:
            return starts_and_plays(scene)
        finally:
            scene.folder.chmod(0o755)


def made_read_only_in_the_middle(scene: Scene) -> str:
    """The folder loses the right to be written in during a hand, and gets it back."""
    with as_somebody_else(scene.folder):
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
    with small_disk(disk, scene.rng.choice((5_000, 7_000, 10_000))):
        first = start(disk)
        hands = Hands(session_on(first.stores.matches, scene.rng), scene.rng)
        play(hands, scene.rng.randrange(10, 40))
        filler = disk / "filler"
        fill(filler)
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
    with small_disk(disk, 5_000):
        if scene.rng.random() < 0.5:
            first = start(disk)
            play(Hands(session_on(first.stores.matches, scene.rng), scene.rng), 20)
            close(first.stores)
        filler = disk / "filler"
        fill(filler)
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
    return starts_and_plays(scene)


def odd_home(scene: Scene) -> str:
    """The home folder has spaces, other letters and signs in its name."""
    home = scene.folder / scene.rng.choice(ODD_NAMES) / "data"
    home.parent.mkdir()
    shutil.copytree(scene.folder, home, ignore=lambda where, names: [home.parent.name] if where else [])
    return starts_and_plays(Scene(home, scene.rng))


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
    starts_and_plays(scene)
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
    return starts_and_plays(Scene(copy, scene.rng))


AROUND_FILES = (
    read_only,
    made_read_only_in_the_middle,
    full_disk,
    full_at_the_start,
    clock_set_back,
    odd_home,
    two_instances,
    backup_tool,
    copied_while_open,
)
