"""Match records as files: whatever file is named, reading it ends in matches or in one known fault."""

from __future__ import annotations

import os
import re
import stat
from collections.abc import Callable, Generator, Iterable
from contextlib import closing, suppress
from enum import StrEnum
from itertools import chain, islice
from pathlib import Path
from typing import Final

from ginrummy_qt.rules.events import Event
from ginrummy_qt.rules.record import FIRST_LINE, Players, RecordError
from ginrummy_qt.rules.records import (
    FIRST_LINE_OF_MANY,
    LONGEST_LINE,
    MatchRecord,
    TooLong,
    lines_of,
    read_records,
    write_records,
)
from ginrummy_qt.session.recorded_match import RecordedMatch, recorded

MOST_MATCHES: Final = 1_000
"""As many as `read_matches` holds at once; in use some 1 MB each."""
MOST_EVENTS: Final = 200_000
"""As many as `first_matches` holds, and those of one match more: the ones of five hundred usual matches."""

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
    """The first match in a file, checked; about 2 ms a hand, more in the longest. Raises RecordUnreadable."""
    with closing(each_match(path)) as matches:
        return next(matches)


def first_matches(
    path: Path, most: int, wanted: Callable[[], bool] = lambda: True
) -> tuple[RecordedMatch, ...]:
    """At most so many matches of a file, from its first; those are checked. Raises RecordUnreadable.

    There are fewer where they are so long that MOST_EVENTS are held, and once they are not `wanted` any more.
    """
    found: list[RecordedMatch] = []
    held = 0
    with closing(each_match(path)) as matches:
        for match in islice(matches, most):
            found.append(match)
            held += len(match.events)
            if held > MOST_EVENTS or not wanted():
                break
    return tuple(found)


def read_matches(path: Path, most: int = MOST_MATCHES) -> tuple[RecordedMatch, ...]:
    """All matches in a file, checked. Raises RecordUnreadable, TOO_LARGE where there are more than `most`."""
    with closing(each_match(path)) as matches:
        found = tuple(islice(matches, most))
        if len(found) == most and next(matches, None) is not None:
            raise RecordUnreadable(RecordFault.TOO_LARGE)
    return found


def each_match(path: Path) -> Generator[RecordedMatch]:
    """The matches in a file, checked one by one, however many there are; only one is held at a time.

    Raises RecordUnreadable with the first fault; the matches before it have been given out by then.
    """
    try:
        _check_kind(path)
        with path.open(encoding="utf-8-sig", newline="\n") as file:
            first = file.readline(LONGEST_LINE + 1)
            _check_first(first)
            for record in read_records(chain((first,), lines_of(file))):
                yield recorded(record)
    except TooLong as error:
        raise RecordUnreadable(RecordFault.TOO_LARGE, str(error)) from error
    except RecordError as error:
        raise RecordUnreadable(RecordFault.DAMAGED, str(error)) from error
    except OSError as error:
        raise RecordUnreadable(_fault(error), error.strerror or "") from error
    except UnicodeDecodeError:
        raise RecordUnreadable(RecordFault.NO_RECORD) from None
    except ValueError:  # A name that no file can have: with a NUL, or not to be encoded.
        raise RecordUnreadable(RecordFault.MISSING) from None


def write_matches(path: Path, matches: Iterable[MatchRecord]) -> None:
    """Write a record of these matches, one held at a time; what was there before is replaced as a whole.

    Raises OSError, and then the old file is as it was.
    """
    target = path.resolve()
    fresh = target.with_name(f".ginrummy-{os.getpid()}.new")
    try:
        with fresh.open("w", encoding="ascii", newline="\n") as file:
            for piece in write_records(matches):
                file.write(piece)
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(target)
    except BaseException:
        with suppress(OSError):
            fresh.unlink()
        raise


def save_record(path: Path, events: Iterable[Event], players: Players, started_at: int | None = None) -> None:
    """Write a record of one match, as `write_matches` does. Raises OSError."""
    write_matches(path, (MatchRecord(tuple(events), players, started_at),))


def _check_kind(path: Path) -> None:
    """Only a plain file: a device or a pipe, which may have no end, is never opened."""
    mode = path.stat().st_mode
    if stat.S_ISDIR(mode):
        raise RecordUnreadable(RecordFault.FOLDER)
    if not stat.S_ISREG(mode):
        raise RecordUnreadable(RecordFault.NO_RECORD)


def _check_first(line: str) -> None:
    if not line:
        raise RecordUnreadable(RecordFault.EMPTY)
    found = _SOME_RECORD.fullmatch(line.rstrip("\r\n"))
    if found is None:
        raise RecordUnreadable(RecordFault.NO_RECORD)
    if found[0] not in (FIRST_LINE, FIRST_LINE_OF_MANY):
        raise RecordUnreadable(RecordFault.NEWER)


def _fault(error: OSError) -> RecordFault:
    match error:
        case FileNotFoundError() | NotADirectoryError():
            return RecordFault.MISSING
        case PermissionError():
            return RecordFault.FORBIDDEN
        case IsADirectoryError():
            return RecordFault.FOLDER
    return RecordFault.UNREADABLE
