"""Sums and histograms of groups over days, read from the totals: as many rows as there are periods."""

from __future__ import annotations

import sqlite3
from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Iterator
from datetime import date
from operator import attrgetter
from typing import Any, Final

from ginrummy_qt.ports.statistics import Bucket, Grain, Histogram, Sums
from ginrummy_qt.storage.codes import HAND_COLUMNS, hand_of
from ginrummy_qt.storage.groups import Group, keys_of
from ginrummy_qt.storage.ledger import HISTOGRAMS, SUM_NAMES, What, histogram_values
from ginrummy_qt.storage.local_days import Step, first_of_month, first_of_week, spans

_SUMMED: Final = ", ".join(f"sum({name})" for name in SUM_NAMES)
_VALUES: Final = attrgetter(*SUM_NAMES)
_LAST_HISTOGRAM: Final = max(HISTOGRAMS.values())


def add_up(parts: Iterable[Sums]) -> Sums:
    """The sum of sums."""
    rows = [_VALUES(part) for part in parts]
    return _sums(map(sum, zip(*rows, strict=True))) if rows else Sums()


def sums_by_group(
    database: sqlite3.Connection, groups: Collection[Group], since: date | None, until: date | None
) -> dict[int, Sums]:
    """The sums of each group that played in these days, by its key."""
    found: defaultdict[int, list[Sums]] = defaultdict(list)
    for step, first, last in spans(since, until):
        lines = database.execute(
            f"SELECT grp, {_SUMMED} FROM totals WHERE grp IN ({keys_of(groups)}) AND step = ?"
            " AND period BETWEEN ? AND ? GROUP BY grp",
            (step, first, last),
        )
        for key, *row in lines:
            found[key].append(_sums(row))
    return {key: add_up(parts) for key, parts in found.items()}


def sums_by_period(
    database: sqlite3.Connection,
    groups: Collection[Group],
    since: date | None,
    until: date | None,
    grain: Grain,
) -> dict[date, Sums]:
    """The sums of each period in which anything was played, by its first day, oldest first."""
    found: defaultdict[date, list[Sums]] = defaultdict(list)
    for step, first, last in _spans_for(grain, since, until):
        lines = database.execute(
            f"SELECT period, {_SUMMED} FROM totals WHERE grp IN ({keys_of(groups)}) AND step = ?"
            " AND period BETWEEN ? AND ? GROUP BY period",
            (step, first, last),
        )
        for period, *row in lines:
            found[start_of(grain, step, period)].append(_sums(row))
    return {start: parts[0] if len(parts) == 1 else add_up(parts) for start, parts in sorted(found.items())}


def match_results(
    database: sqlite3.Connection,
    groups: Collection[Group],
    since: date | None,
    until: date | None,
    grain: Grain,
) -> Iterator[tuple[date, int, int, int, int]]:
    """Rows of (first day of a period, group, matches won, lost, given up), in no order."""
    for step, first, last in _spans_for(grain, since, until):
        lines = database.execute(
            "SELECT period, grp, matches_won, matches_lost, matches_resigned FROM totals"
            f" WHERE grp IN ({keys_of(groups)}) AND step = ? AND period BETWEEN ? AND ?"
            " AND matches_won + matches_lost + matches_resigned > 0",
            (step, first, last),
        )
        for period, *row in lines:
            yield start_of(grain, step, period), row[0], row[1], row[2], row[3]


def histograms(
    database: sqlite3.Connection, groups: Collection[Group], since: date | None, until: date | None
) -> tuple[Histogram, ...]:
    """All histograms over these days: by whole months, and from the hands themselves at both ends."""
    counts: Counter[tuple[int, int]] = Counter()
    for step, first, last in spans(since, until):
        if step is Step.DAY:
            counts.update(_values_of_days(database, groups, first, last))
            continue
        lines = database.execute(
            f"SELECT what, value, sum(count) FROM buckets WHERE grp IN ({keys_of(groups)}) AND step = ?"
            " AND period BETWEEN ? AND ? AND what <= ? GROUP BY what, value",
            (step, first, last, _LAST_HISTOGRAM),
        )
        for what, value, count in lines:
            counts[what, value] += count
    return tuple(
        Histogram(kind, tuple(Bucket(value, counts[of, value]) for of, value in sorted(counts) if of == what))
        for kind, what in HISTOGRAMS.items()
    )


def deal_values(database: sqlite3.Connection, groups: Collection[Group]) -> dict[What, dict[int, int]]:
    """What was dealt, by value, ascending."""
    found: dict[What, dict[int, int]] = {what: {} for what in What if what > _LAST_HISTOGRAM}
    lines = database.execute(
        f"SELECT what, value, sum(count) FROM buckets WHERE grp IN ({keys_of(groups)}) AND step = ?"
        " AND period = 0 AND what > ? GROUP BY what, value ORDER BY value",
        (Step.EVER, _LAST_HISTOGRAM),
    )
    for what, value, count in lines:
        found[What(what)][value] = count
    return found


def match_hands(
    database: sqlite3.Connection, groups: Collection[Group], since: date | None, until: date | None
) -> int:
    """The hands of the matches won or lost in these days. One pass over the table is quickest."""
    first, last = (since or date.min).toordinal(), (until or date.max).toordinal()
    (found,) = database.execute(
        "SELECT coalesce(sum(hands), 0) FROM match_facts NOT INDEXED"
        f" WHERE result IN (1, 2) AND grp IN ({keys_of(groups)}) AND day BETWEEN ? AND ?",
        (first, last),
    ).fetchone()
    return int(found)


def days_played(
    database: sqlite3.Connection, groups: Collection[Group], since: date | None, until: date | None
) -> tuple[date, date] | None:
    """The first and the last day on which anything was counted; one look into the index for each group."""
    first, last = (since or date.min).toordinal(), (until or date.max).toordinal()
    days = [
        day
        for group in groups
        for way in ("min", "max")
        for (day,) in database.execute(
            f"SELECT {way}(period) FROM totals WHERE grp = ? AND step = ? AND period BETWEEN ? AND ?",
            (group.key, Step.DAY, first, last),
        )
        if day is not None
    ]
    return (date.fromordinal(min(days)), date.fromordinal(max(days))) if days else None


def start_of(grain: Grain, step: Step, period: int) -> date:
    """The first day of the period of a trend that a period of the totals belongs to."""
    if step is Step.MONTH:
        return first_of_month(period)
    match grain:
        case Grain.DAY:
            return date.fromordinal(period)
        case Grain.WEEK:
            return first_of_week(period)
        case Grain.MONTH:
            return date.fromordinal(period).replace(day=1)


def _spans_for(grain: Grain, since: date | None, until: date | None) -> tuple[tuple[Step, int, int], ...]:
    first, last = since or date.min, until or date.max
    if grain is Grain.MONTH:
        return spans(first, last)
    return ((Step.DAY, first.toordinal(), last.toordinal()),)


def _values_of_days(
    database: sqlite3.Connection, groups: Collection[Group], first: int, last: int
) -> Counter[tuple[int, int]]:
    lines: Iterator[tuple[Any, ...]] = database.execute(
        f"SELECT {HAND_COLUMNS} FROM hand_facts WHERE grp IN ({keys_of(groups)}) AND day BETWEEN ? AND ?",
        (first, last),
    )
    return Counter((int(what), value) for line in lines for what, value in histogram_values(hand_of(line)))


def _sums(row: Iterable[int]) -> Sums:
    return Sums(*row)
