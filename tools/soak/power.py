"""Power cuts: a play is recorded down to every write and sync, and cut off at any moment.

What was synced is on the disk. Of everything else each sector may be there, be missing or be torn, and it may
be there in any order. The store opens what is left: nothing acknowledged may be missing, nothing half there.
"""

from __future__ import annotations

import random
import shutil
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from ginrummy_qt.ports.table import Rejected
from ginrummy_qt.storage.match_store import SqliteMatchStore
from tools.soak.digests import Digests
from tools.soak.kept import faults_in
from tools.soak.kill_player import RememberingStore
from tools.soak.playing import Hands, session_on
from tools.soak.recording_vfs import Delete, Note, Said, Sync, Truncate, Write, recording
from tools.soak.trial import Trials

STEPS: Final = 350
REOPEN: Final = 0.01
"""How often the program ends and starts again between two steps."""
SECTOR: Final = 512
IN_TROUBLE: Final = 0.5
"""How many of the cuts fall where the database itself is being written, or its log begun anew."""


def run(trials: Trials) -> None:
    """One play, cut off `count` times."""
    rng = trials.chance(trials.first)
    played = trials.folder / "played"
    played.mkdir()
    notes = _record(played, rng)
    busy = [place for place, note in enumerate(notes) if _is_delicate(note)]
    trials.add("writes recorded", sum(isinstance(note, Write) for note in notes))
    trials.add("syncs recorded", sum(isinstance(note, Sync) for note in notes))
    for number in trials.numbers():
        chance = trials.chance(number)
        place = chance.randrange(len(notes))
        if busy and chance.random() < IN_TROUBLE:
            place = chance.choice(busy)
            trials.add("cuts within a checkpoint")
        folder = trials.folder / f"cut-{number}"
        folder.mkdir()
        lost = _cut_off(notes[:place], folder, chance)
        trials.add("cuts that lost something", lost)
        for fault in faults_in(folder, _acknowledged(notes[:place])):
            trials.tell(number, f"cut at note {place} of {len(notes)}: {fault}")
        shutil.rmtree(folder)


def _is_delicate(note: Note) -> bool:
    """Whether it changes the database itself, or the beginning of its log."""
    match note:
        case Write(file, offset, _):
            return not file.endswith("-wal") or offset == 0
    return isinstance(note, Truncate | Delete)


def _record(folder: Path, rng: random.Random) -> list[Note]:
    """Play on in a folder; everything that happened to its files, and what was acknowledged when."""
    digests = Digests()
    with recording() as (notes, note):
        hands = _start(folder, rng, digests)
        for _ in range(STEPS):
            if rng.random() < REOPEN:
                hands.store.close()
                hands = _start(folder, rng, digests, hands)
            answer = hands.step()
            if isinstance(answer, Rejected):
                raise RuntimeError(f"refused: {answer}")
            match_id = hands.session.match_id or ""
            note(Said(match_id, answer.seq, digests.of(match_id)))
        if rng.random() < 0.5:
            hands.store.close()
        found = list(notes)
    return found


class _StoredHands(Hands):
    """Hands that know their store."""

    store: SqliteMatchStore


def _start(
    folder: Path, rng: random.Random, digests: Digests, before: _StoredHands | None = None
) -> _StoredHands:
    store = RememberingStore(folder)
    store.digests = digests
    hands = _StoredHands(session_on(store, rng), rng, oddity=0.02)
    hands.store = store
    if before is not None and before.session.match_id is not None:
        hands.session.resume(before.session.match_id)
    return hands


def _acknowledged(notes: Sequence[Note]) -> dict[str, dict[int, str]]:
    said: dict[str, dict[int, str]] = {}
    for note in notes:
        if isinstance(note, Said):
            said.setdefault(note.match_id, {})[note.seq] = note.digest
    return said


@dataclass(frozen=True, slots=True)
class Disk:
    """What is on the disk for sure, and what may be: changes not synced, files whose removal is not."""

    safe: dict[str, bytearray]
    waiting: dict[str, list[Write | Truncate]]
    taken: dict[str, bytearray]


def disk_after(notes: Sequence[Note]) -> Disk:
    """The disk at the end of `notes`."""
    disk = Disk({}, {}, {})
    for note in notes:
        match note:
            case Write(file) | Truncate(file):
                disk.waiting.setdefault(file, []).append(note)
            case Sync(file):
                if file not in disk.safe:  # SQLite syncs the folder with the first sync of a file made anew.
                    disk.taken.clear()
                content = disk.safe.setdefault(file, bytearray())
                for change in disk.waiting.pop(file, []):
                    _apply(content, change)
            case Delete(file):
                disk.taken[file] = disk.safe.pop(file, bytearray())
                disk.waiting.pop(file, None)
    return disk


def _cut_off(notes: Sequence[Note], folder: Path, rng: random.Random) -> bool:
    """Leave in `folder` what a disk may hold after a power cut at the end of `notes`; whether it lost any."""
    disk = disk_after(notes)
    files = {**disk.taken, **disk.safe} if rng.random() < 0.5 else disk.safe
    for file, changes in disk.waiting.items():
        content = files.setdefault(file, bytearray())
        share = rng.choice((0.0, 0.2, 0.5, 0.9, 1.0))
        for change in changes:
            _apply_in_part(content, change, share, rng)
    for file, content in files.items():
        (folder / file).write_bytes(content)
    return any(disk.waiting.values())


def _apply(content: bytearray, change: Write | Truncate) -> None:
    if isinstance(change, Truncate):
        del content[change.size :]
        content.extend(bytes(change.size - len(content)))
        return
    end = change.offset + len(change.data)
    content.extend(bytes(max(0, end - len(content))))
    content[change.offset : end] = change.data


def _apply_in_part(content: bytearray, change: Write | Truncate, share: float, rng: random.Random) -> None:
    """Each sector of a write arrives with the probability `share`; now and then one is torn, or is zero."""
    if isinstance(change, Truncate):
        if rng.random() < share:
            _apply(content, change)
        return
    for start in range(0, len(change.data), SECTOR):
        sector = change.data[start : start + SECTOR]
        offset, luck = change.offset + start, rng.random()
        if luck < share:
            _apply(content, Write(change.file, offset, sector))
        elif luck < share + 0.1 * (1 - share):
            _apply(content, Write(change.file, offset, sector[: rng.randrange(len(sector))]))
        elif luck < share + 0.2 * (1 - share):
            _apply(content, Write(change.file, offset, bytes(len(sector))))
