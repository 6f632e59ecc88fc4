"""Which groups of matches a filter means; profile, era, opponent, ruleset and kind make one."""

from __future__ import annotations

import sqlite3
from collections.abc import Collection
from dataclasses import dataclass

from ginrummy_qt.rules.match_kind import MatchKind


@dataclass(frozen=True, slots=True)
class Group:
    """Matches that are summed up together; opponent and ruleset are keys as in `ports.history`."""

    key: int
    opponent: str
    ruleset: str
    kind: MatchKind


def counted_groups(database: sqlite3.Connection) -> tuple[Group, ...]:
    """The groups of the active profile since its last reset."""
    return _groups(database, "profiles.active AND groups.era = profiles.era")


def all_groups(database: sqlite3.Connection) -> tuple[Group, ...]:
    """The groups of the active profile, resets or not."""
    return _groups(database, "profiles.active")


def _groups(database: sqlite3.Connection, condition: str) -> tuple[Group, ...]:
    lines = database.execute(
        "SELECT groups.id, opponent, ruleset, kind FROM groups JOIN profiles ON profiles.id = profile"
        f" WHERE {condition} ORDER BY groups.id"
    )
    return tuple(Group(key, opponent, ruleset, MatchKind(kind)) for key, opponent, ruleset, kind in lines)


def chosen(
    groups: Collection[Group],
    opponents: Collection[str],
    rulesets: Collection[str],
    kinds: Collection[MatchKind],
) -> tuple[Group, ...]:
    """The groups that a filter lets through; an empty collection lets all through."""
    return tuple(
        group
        for group in groups
        if (not opponents or group.opponent in opponents)
        and (not rulesets or group.ruleset in rulesets)
        and (not kinds or group.kind in kinds)
    )


def keys_of(groups: Collection[Group]) -> str:
    """Their keys as a list in SQL; they are numbers."""
    return ", ".join(str(group.key) for group in groups) or "NULL"
