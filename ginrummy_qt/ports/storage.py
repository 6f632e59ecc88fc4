"""Where matches are kept."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from ginrummy_qt.ports.table import MatchSetup
from ginrummy_qt.rules.events import Event


class StorageUnavailable(Exception):
    """The data folder or the database cannot be read or written now; the message says why in one sentence."""


class NewerDatabase(StorageUnavailable):
    """The database was written by a newer version of the program and is left untouched."""


class DamagedDatabase(StorageUnavailable):
    """What is in the file cannot be what was written: it is cut off, overwritten, or not a database."""


@dataclass(frozen=True, slots=True)
class Recovery:
    """A damaged database was put aside at the start, and the last sound backup took its place.

    `aside` is the path of the damaged file; `backup_at` when the backup was made (UTC seconds since 1970),
    None where there was none and everything begins anew. `matches` over and `hands` are missing since then,
    None where nobody knows.
    """

    aside: str
    backup_at: int | None
    matches: int | None
    hands: int | None


@dataclass(frozen=True, slots=True)
class Trouble:
    """Why nothing can be saved, in one sentence; `newer`: what is kept belongs to a newer version."""

    reason: str
    newer: bool = False


@dataclass(frozen=True, slots=True)
class StoredMatch:
    """A match as kept: its setup and all its events, oldest first. Times are UTC seconds since 1970."""

    match_id: str
    setup: MatchSetup
    started_at: int
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class MatchSummary:
    """One line of the list of matches; `points` are the hand points (south, north), `hands` those ended."""

    match_id: str
    setup: MatchSetup
    started_at: int
    updated_at: int
    hands: int
    points: tuple[int, int]


class MatchStore(Protocol):
    """The event log of all matches. Every method raises StorageUnavailable when it cannot do its work."""

    def create(self, match_id: str, setup: MatchSetup, now: int) -> None:
        """Begin the log of a match."""

    def append(self, match_id: str, seq: int, events: Sequence[Event], now: int) -> None:
        """Append events after the first `seq` ones, durably, in one transaction, or not at all."""

    def load(self, match_id: str) -> StoredMatch:
        """A match with all its events; KeyError when there is none of this id."""

    def unfinished(self) -> tuple[MatchSummary, ...]:
        """The matches that can be continued, the last played first."""
