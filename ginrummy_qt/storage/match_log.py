"""Reading single hands of a match, and packing a match that is over."""

from __future__ import annotations

import sqlite3
import zlib
from collections.abc import Iterable, Sequence
from typing import Final

from ginrummy_qt.rules.codec import snake
from ginrummy_qt.rules.events import SeedDrawn, TakenBack
from ginrummy_qt.rules.record import event_from_text
from ginrummy_qt.storage.event_rows import Row, read_rows, unpack
from ginrummy_qt.storage.hand_facts import IRRELEVANT, TimedEvent

_LEVEL: Final = 9


def _opening(kind: type) -> str:
    """How the text of an event of this class begins."""
    return f'{{"type":"{snake(kind.__name__)}",'


_SKIPPED: Final = tuple(map(_opening, IRRELEVANT))
_TAKEN_BACK: Final = _opening(TakenBack)


def last_hand_rows(database: sqlite3.Connection, key: int, number: int | None) -> tuple[int, list[Row]]:
    """The number and the rows of a hand near the end of a match that is not packed: the last one for None."""
    rows: list[Row] = []
    opening = _opening(SeedDrawn)
    backwards = "SELECT at, event FROM events WHERE match = ? ORDER BY seq DESC"
    for at, text in database.execute(backwards, (key,)):
        rows.append((at, text))
        if text.startswith(opening):
            begun = event_from_text(text)
            assert isinstance(begun, SeedDrawn)
            if number is None or begun.number == number:
                return begun.number, rows[::-1]
            rows.clear()
    return 0, []


def pack_match(database: sqlite3.Connection, key: int) -> None:
    """Replace the rows of a match that is over by one packed text, which is read back before."""
    rows = read_rows(database, key)
    log = pack(rows)
    if unpack(log) != rows:
        raise AssertionError("a packed match differs from its events")
    database.execute("INSERT OR REPLACE INTO packed VALUES (?, ?, ?)", (key, len(rows), log))
    database.execute("DELETE FROM events WHERE match = ?", (key,))


def pack_finished(database: sqlite3.Connection) -> None:
    """Pack every match that is over and is not packed yet."""
    over = "SELECT match FROM match_facts WHERE result <> 0 AND match NOT IN (SELECT match FROM packed)"
    for (key,) in database.execute(over).fetchall():
        pack_match(database, key)


def pack(rows: Sequence[Row]) -> bytes:
    """Rows as a compressed text: a line for each, the seconds since the one before and the event."""
    lines, before = [], 0
    for at, text in rows:
        lines.append(f"{at - before} {text}")
        before = at
    return zlib.compress("\n".join(lines).encode("utf-8"), _LEVEL)


def timed_events(rows: Iterable[Row]) -> list[TimedEvent]:
    """The events of rows, those left out that say nothing of a hand. Raises CodecError."""
    kept = list(rows)
    skipped = () if any(text.startswith(_TAKEN_BACK) for _, text in kept) else _SKIPPED
    return [TimedEvent(at, None if text.startswith(skipped) else event_from_text(text)) for at, text in kept]
