"""Days of the local calendar as numbers: a hand counts on the day the person's clock showed at its end."""

from __future__ import annotations

from datetime import date, datetime, time, timedelta
from enum import IntEnum


class Step(IntEnum):
    """How long the periods of a total are; the number stands in the database."""

    EVER = 0
    MONTH = 1
    DAY = 2


def local_day(at: int) -> int:
    """The ordinal (1 is the first of January of year 1) of the local day of UTC seconds since 1970."""
    try:
        return datetime.fromtimestamp(at).toordinal()
    except (OverflowError, OSError, ValueError):
        return 1


def seconds_of(day: date) -> int:
    """The UTC seconds since 1970 at which a local day begins; 0 for one before the second of January 1970."""
    if day <= _FIRST_DAY:
        return 0
    return int(datetime.combine(min(day, _LAST_DAY), time()).timestamp())


def seconds_after(day: date) -> int:
    """The UTC seconds since 1970 at which a local day ends."""
    return seconds_of(min(day, _LAST_DAY) + timedelta(days=1))


_FIRST_DAY, _LAST_DAY = date(1970, 1, 2), date(3000, 1, 1)
"""Beyond them no system counts alike."""


def month_of(day: int) -> int:
    """The number of the month a day belongs to: twelve times the year, and the month from 0."""
    on = date.fromordinal(day)
    return on.year * 12 + on.month - 1


def first_of_month(month: int) -> date:
    """The first day of such a month."""
    return date(month // 12, month % 12 + 1, 1)


def first_of_week(day: int) -> date:
    """The Monday of the week a day belongs to."""
    on = date.fromordinal(day)
    return on - timedelta(days=on.weekday())


def periods_of(day: int) -> tuple[tuple[Step, int], ...]:
    """The periods a day belongs to, one of each length."""
    return (Step.EVER, 0), (Step.MONTH, month_of(day)), (Step.DAY, day)


Span = tuple[Step, int, int]
"""Periods of one length, from the first to the last number."""

_FIRST_MONTH, _LAST_MONTH = 12, 9999 * 12 + 11


def spans(since: date | None, until: date | None) -> tuple[Span, ...]:
    """The fewest periods that make up the days asked for: whole months, and single days at both ends."""
    if since is None and until is None:
        return ((Step.EVER, 0, 0),)
    first, last = since or date.min, until or date.max
    if first > last:
        return ()
    begin, end = _whole_months(first, last)
    if begin > end:
        return ((Step.DAY, first.toordinal(), last.toordinal()),)
    found: list[Span] = [(Step.MONTH, begin, end)]
    if first < first_of_month(begin):
        found.append((Step.DAY, first.toordinal(), first_of_month(begin).toordinal() - 1))
    if end < _LAST_MONTH and last >= first_of_month(end + 1):
        found.append((Step.DAY, first_of_month(end + 1).toordinal(), last.toordinal()))
    return tuple(found)


def _whole_months(first: date, last: date) -> tuple[int, int]:
    """The months all of whose days are asked for."""
    begin = month_of(first.toordinal()) + (0 if first.day == 1 else 1)
    end = month_of(last.toordinal())
    if end < _LAST_MONTH and last + timedelta(days=1) < first_of_month(end + 1):
        end -= 1
    return begin, end
