"""Match records as files: whatever file is named, reading it ends in a match or in one known fault."""

from __future__ import annotations

import os
import re
import stat
from collections.abc import Iterable
from contextlib import suppress
from enum import StrEnum
from pathlib import Path
from typing import Final

from ginrummy_qt.rules.events import Event
from ginrummy_qt.rules.record import FIRST_LINE, Players, RecordError, write_record
from ginrummy_qt.session.recorded_match import RecordedMatch, read_match

LARGEST: Final = 8 * 1024 * 1024
"""In bytes: a match to 10,000 points, the longest there is, has 1,100 hands and takes 5 MB."""

_SOME_RECORD: Final = re.compile(r"ginrummy-qt record ([0-9]{1,9})")


class RecordFault(StrEnum):
    """Why a file cannot be shown as a match."""

    MISSING = "missing"
    FOLDER = "folder"
    FORBIDDEN = "forbidden"
    UNREADABLE = "unreadable"
    EMPTY = "empty"
    TOO_LARGE = "too_large"
    NO_RECORD = "no_record"
    NEWER = "newer"
    DAMAGED = "damaged"


class RecordUnreadable(Exception):
    """`detail` is the system's word or, for DAMAGED, the line and what the rules say of it; often empty."""

    def __init__(self, fault: RecordFault, detail: str = "") -> None:
        super().__init__(f"{fault}: {detail}" if detail else str(fault))
        self.fault = fault
        self.detail = detail


def open_record(path: Path) -> RecordedMatch:
    """The match in a file, checked; takes about 3 ms a hand, more in the longest. Raises RecordUnreadable."""
    text = _text(_content(path))
    found = _SOME_RECORD.fullmatch(text.split("\n", 1)[0])
    if found is None:
        raise RecordUnreadable(RecordFault.NO_RECORD)
    if found[0] != FIRST_LINE:
        raise RecordUnreadable(RecordFault.NEWER)
    try:
        return read_match(text)
    except RecordError as error:
        raise RecordUnreadable(RecordFault.DAMAGED, str(error)) from error


def save_record(path: Path, events: Iterable[Event], players: Players) -> None:
    """Write a record; a file there before is replaced as a whole, or stays as it was. Raises OSError."""
    target = path.resolve()
    fresh = target.with_name(f".ginrummy-{os.getpid()}.new")
    try:
        with fresh.open("w", encoding="ascii", newline="\n") as file:
            file.write(write_record(events, players))
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(target)
    except BaseException:
        with suppress(OSError):
            fresh.unlink()
        raise


def _content(path: Path) -> bytes:
    """All bytes of a plain file of sound size; a device or a pipe, which may have no end, is never opened."""
    try:
        mode = path.stat().st_mode
        if stat.S_ISDIR(mode):
            raise RecordUnreadable(RecordFault.FOLDER)
        if not stat.S_ISREG(mode):
            raise RecordUnreadable(RecordFault.NO_RECORD)
        with path.open("rb") as file:
            content = file.read(LARGEST + 1)
    except OSError as error:
        raise RecordUnreadable(_fault(error), error.strerror or "") from error
    except ValueError:  # A name that no file can have: with a NUL, or not to be encoded.
        raise RecordUnreadable(RecordFault.MISSING) from None
    if not content:
        raise RecordUnreadable(RecordFault.EMPTY)
    if len(content) > LARGEST:
        starts_right = content.startswith(FIRST_LINE.encode("ascii"))
        raise RecordUnreadable(RecordFault.TOO_LARGE if starts_right else RecordFault.NO_RECORD)
    return content


def _fault(error: OSError) -> RecordFault:
    match error:
        case FileNotFoundError() | NotADirectoryError():
            return RecordFault.MISSING
        case PermissionError():
            return RecordFault.FORBIDDEN
        case IsADirectoryError():
            return RecordFault.FOLDER
    return RecordFault.UNREADABLE


def _text(content: bytes) -> str:
    """The text, also of one that went through an editor which marks UTF-8 or ends lines in its own way."""
    try:
        return content.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError:
        raise RecordUnreadable(RecordFault.NO_RECORD) from None
