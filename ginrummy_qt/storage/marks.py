"""Streaks, and the best and worst hands and matches."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Collection
from datetime import date
from typing import Any, Final

from ginrummy_qt.ports.statistics import HandMark, MatchMark, Streaks
from ginrummy_qt.storage.groups import Group, keys_of

MOST: Final = 5
"""So many lines a list has."""


def streaks(
    database: sqlite3.Connection, groups: Collection[Group], since: date | None, until: date | None
) -> Streaks:
    """The longest streaks of matches, and the one at the end: read in order from one index, a letter each."""
    query = (
        "SELECT group_concat(result, '') FROM (SELECT result FROM match_facts INDEXED BY match_order"
        f" WHERE grp IN ({keys_of(groups)}) AND result IN (1, 2) AND day BETWEEN ? AND ?"
        " ORDER BY updated_at, match)"
    )
    (letters,) = database.execute(query, _days(since, until)).fetchone()
    if not letters:
        return Streaks()
    won, lost = (max(map(len, re.findall(f"{code}+", letters)), default=0) for code in "12")
    current = len(letters) - len(letters.rstrip(letters[-1]))
    return Streaks(won, lost, current if letters[-1] == "1" else -current)


def hand_marks(
    database: sqlite3.Connection,
    groups: Collection[Group],
    since: date | None,
    until: date | None,
    *,
    best: bool,
) -> tuple[HandMark, ...]:
    """The hands with the most points won, or lost: a few from each group, and the best of them."""
    way, sign = ("DESC", ">") if best else ("ASC", "<")
    lines = [
        line
        for group in groups
        for line in database.execute(
            f"SELECT match_id, number, ended_at, opponent, points FROM hand_facts"
            f" {_index('hand_points', since, until)}"
            " JOIN matches ON matches.id = match JOIN groups ON groups.id = grp"
            f" WHERE grp = ? AND points {sign} 0 AND day BETWEEN ? AND ?"
            f" ORDER BY points {way}, match, number LIMIT {MOST}",
            (group.key, *_days(since, until)),
        )
    ]
    return tuple(HandMark(*line) for line in _first(lines, best))


def match_marks(
    database: sqlite3.Connection,
    groups: Collection[Group],
    since: date | None,
    until: date | None,
    *,
    best: bool,
) -> tuple[MatchMark, ...]:
    """The matches won, or lost, by the most."""
    way, result = ("DESC", 1) if best else ("ASC", 2)
    lines = [
        line
        for group in groups
        for line in database.execute(
            "SELECT match_id, updated_at, opponent, south_total, north_total,"
            " south_total - north_total AS margin FROM match_facts INDEXED BY match_margins"
            " JOIN matches ON matches.id = match JOIN groups ON groups.id = grp"
            " WHERE grp = ? AND result IN (1, 2) AND result = ? AND day BETWEEN ? AND ?"
            f" ORDER BY south_total - north_total {way}, match LIMIT {MOST}",
            (group.key, result, *_days(since, until)),
        )
    ]
    return tuple(MatchMark(line[0], line[1], line[2], (line[3], line[4])) for line in _first(lines, best))


def _first(lines: list[tuple[Any, ...]], best: bool) -> list[tuple[Any, ...]]:
    """The most extreme lines by their last value; of equal ones the earlier group's first."""
    return sorted(lines, key=lambda line: -line[-1] if best else line[-1])[:MOST]


def _index(name: str, since: date | None, until: date | None) -> str:
    """By points where all days count; otherwise the database finds the days first."""
    return f"INDEXED BY {name}" if since is None and until is None else "INDEXED BY hand_days"


def _days(since: date | None, until: date | None) -> tuple[int, int]:
    return (since or date.min).toordinal(), (until or date.max).toordinal()
