"""A data folder with some play and a backup in it, and what a start makes of it after an accident."""

from __future__ import annotations

import random
import shutil
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, cast

from ginrummy_qt.ports.backups import BackupReason
from ginrummy_qt.ports.storage import StorageUnavailable
from ginrummy_qt.ports.table import Accepted, Rejected, SessionRefusal
from ginrummy_qt.storage.database import FILE_NAME
from ginrummy_qt.storage.opening import Stores, open_stores
from tools.soak.kept import integrity
from tools.soak.playing import Hands, session_on

BEFORE_BACKUP: Final = 60
AFTER_BACKUP: Final = 40
AFTERWARDS: Final = 12
"""Steps played before and after the backup, and after the accident."""


class Wrong(Exception):
    """Something went on as it must not; the message says what."""


@dataclass(frozen=True, slots=True)
class Start:
    """What a start came to: as ever, from the last backup, or only in memory."""

    stores: Stores

    @property
    def outcome(self) -> str:
        """In a word."""
        if self.stores.trouble is not None:
            return "in memory"
        if self.stores.recovery is None:
            return "as ever"
        return "begun anew" if self.stores.recovery.backup_at is None else "from a backup"


def make_template(folder: Path, rng: random.Random) -> None:
    """Play, back up, play on, and leave the folder as a kill leaves it."""
    work = folder.with_name(f"{folder.name}-played")
    stores = open_stores(work)
    hands = Hands(session_on(stores.matches, rng), rng)
    play(hands, BEFORE_BACKUP)
    stores.backups.make(1_700_000_000, BackupReason.ASKED)
    play(hands, AFTER_BACKUP)
    shutil.copytree(work, folder)
    close(stores)
    shutil.rmtree(work)


def play(hands: Hands, steps: int) -> None:
    """Take steps, all of which are accepted. Raises Wrong."""
    for _ in range(steps):
        answer = hands.step()
        if not isinstance(answer, Accepted):
            raise Wrong(f"a step was refused: {answer} {answer.detail}")


def start(folder: Path) -> Start:
    """Open everything; what is not saved has to be said in a sentence. Raises Wrong."""
    stores = open_stores(folder)
    if stores.trouble is not None:
        check_sentence(stores.trouble.reason)
    if stores.recovery is not None and not Path(stores.recovery.aside).exists():
        raise Wrong(f"the damaged file is not at {stores.recovery.aside}")
    return Start(stores)


def check_sentence(text: str) -> None:
    """Raises Wrong unless a text is one sentence for a person."""
    if not text or len(text) > 600 or not text.endswith(".") or "Traceback" in text or "\n" in text:
        raise Wrong(f"this is no sentence: {text!r}")


def go_on(start_: Start, rng: random.Random) -> str:
    """Look at everything and play on, as a person does; why a step was not saved, if one was not.

    Raises Wrong.
    """
    stores = start_.stores
    hands = Hands(session_on(stores.matches, rng), rng)
    try:
        for summary in stores.matches.unfinished():
            hands.session.resume(summary.match_id)
    except StorageUnavailable as error:
        check_sentence(str(error))
        hands = Hands(session_on(stores.matches, rng), rng)
    for _ in range(AFTERWARDS):
        answer = hands.step()
        if isinstance(answer, Rejected):
            if answer.reason is not SessionRefusal.NOT_SAVED:
                raise Wrong(f"a step was refused: {answer}")
            check_sentence(answer.detail)
            return answer.detail
    return ""


def close(stores: Stores) -> None:
    """Close the files, if there are any."""
    closing = getattr(cast(Any, stores.matches), "close", None)
    if closing is not None:
        closing()


def is_whole(folder: Path) -> None:
    """Raises Wrong unless the database is sound."""
    if (folder / FILE_NAME).exists() and (found := integrity(folder)):
        raise Wrong(found[0])
