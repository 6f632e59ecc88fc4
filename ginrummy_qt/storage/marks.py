"""Streaks, and the best and worst hands and matches."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Collection
from dataclasses import dataclass
from datetime import date
from typing import Any, Final

from ginrummy_qt.ports.statistics import HandMark, MatchMark, Streaks
from ginrummy_qt.storage.groups import Group, keys_of
from ginrummy_qt.storage.local_days import seconds_after, seconds_of

MOST: Final = 5
"""So many lines a list has."""


FEW: Final = 2_000
"""Hands: a period with no more is read as it lies; a longer one is met soon in the order of points."""

_SLACK: Final = 2 * 86_400
"""Seconds: local days begin and end at another time than those of UTC, and a person may travel."""


@dataclass(frozen=True, slots=True)
class Period:
    """Local days, both included, and how many hands were played in them."""

    since: date | None
    until: date | None
    hands: int

    @property
    def days(self) -> tuple[int, int]:
        """The ordinals of the first and the last day."""
        return (self.since or date.min).toordinal(), (self.until or date.max).toordinal()

    @property
    def times(self) -> tuple[int, int]:
        """UTC seconds since 1970 between which the days surely lie."""
        first = 0 if self.since is None else seconds_of(self.since) - _SLACK
        last = 2**62 if self.until is None else seconds_after(self.until) + _SLACK
        return first, last

    @property
    def is_short(self) -> bool:
        """Whether it is quicker to read all of it than to look for it among the most extreme."""
        return self.hands <= FEW


def streaks(database: sqlite3.Connection, groups: Collection[Group], period: Period) -> Streaks:
    """The longest streaks of matches, and the one at the end: read in order from one index, a letter each."""
    query = (
        "SELECT group_concat(result, '') FROM (SELECT result FROM match_facts INDEXED BY match_order"
        f" WHERE grp IN ({keys_of(groups)}) AND result IN (1, 2) AND updated_at BETWEEN ? AND ?"
        " AND day BETWEEN ? AND ? ORDER BY updated_at, match)"
    )
    (letters,) = database.execute(query, (*period.times, *period.days)).fetchone()
    if not letters:
        return Streaks()
    won, lost = (max(map(len, re.findall(f"{code}+", letters)), default=0) for code in "12")
    current = len(letters) - len(letters.rstrip(letters[-1]))
    return Streaks(won, lost, current if letters[-1] == "1" else -current)


def hand_marks(
    database: sqlite3.Connection, groups: Collection[Group], period: Period, *, best: bool
) -> tuple[HandMark, ...]:
    """The hands with the most points won, or lost: a few from each group, and the best of them."""
    way, sign = ("DESC", ">") if best else ("ASC", "<")
    index = "hand_days" if period.is_short else "hand_points"
    lines = [
        line
        for group in groups
        for line in database.execute(
            f"SELECT match_id, number, ended_at, opponent, points FROM hand_facts INDEXED BY {index}"
            " JOIN matches ON matches.id = match JOIN groups ON groups.id = grp"
            f" WHERE grp = ? AND points {sign} 0 AND day BETWEEN ? AND ?"
            f" ORDER BY points {way}, match {way}, number {way} LIMIT {MOST}",
            (group.key, *period.days),
        )
    ]
    return tuple(HandMark(*line) for line in _first(lines, best))


def match_marks(
    database: sqlite3.Connection, groups: Collection[Group], period: Period, *, best: bool
) -> tuple[MatchMark, ...]:
    """The matches won, or lost, by the most; looked for like the hands."""
    way, result = ("DESC", 1) if best else ("ASC", 2)
    index = "match_order" if period.is_short else "match_margins"
    chosen = [(str(group.key),) for group in groups]
    if period.is_short:
        chosen = [(keys_of(groups),)]
    lines = [
        line
        for (keys,) in chosen
        for line in database.execute(
            "SELECT match_id, updated_at, opponent, south_total, north_total,"
            f" south_total - north_total AS margin FROM match_facts INDEXED BY {index}"
            " JOIN matches ON matches.id = match JOIN groups ON groups.id = grp"
            f" WHERE grp IN ({keys}) AND result IN (1, 2) AND result = ? AND updated_at BETWEEN ? AND ?"
            f" AND day BETWEEN ? AND ? ORDER BY south_total - north_total {way}, match {way} LIMIT {MOST}",
            (result, *period.times, *period.days),
        )
    ]
    return tuple(MatchMark(line[0], line[1], line[2], (line[3], line[4])) for line in _first(lines, best))


def _first(lines: list[tuple[Any, ...]], best: bool) -> list[tuple[Any, ...]]:
    """The most extreme lines by their last value; of equal ones the earlier group's first."""
    return sorted(lines, key=lambda line: -line[-1] if best else line[-1])[:MOST]
