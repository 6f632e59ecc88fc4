"""Times in a record: `2026-11-30T22:04:12Z`, in UTC, from 1970 to 9999, reckoned without any clock."""

from __future__ import annotations

import re
from typing import Final

_TIME: Final = re.compile(r"(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)Z", re.ASCII)
_LAST: Final = 253402300799
_DAY: Final = 86_400
_UNTIL_1970: Final = 719_468
"""Days from the first of March of the year 0: a year begins in March here, so that a leap day ends it."""
_ERA: Final = 146_097
"""Days in 400 years."""


def date_of(seconds: int) -> str:
    """The time that many UTC seconds after 1970 began. Raises ValueError for one before, or after 9999."""
    if not 0 <= seconds <= _LAST:
        raise ValueError("a time before 1970 or after 9999")
    days, second = divmod(seconds, _DAY)
    era, day = divmod(days + _UNTIL_1970, _ERA)
    year = (day - day // 1460 + day // 36_524 - day // 146_096) // 365
    day -= 365 * year + year // 4 - year // 100
    month = (5 * day + 2) // 153
    day -= (153 * month + 2) // 5
    year += era * 400 + (1 if month >= 10 else 0)
    month = month + 3 if month < 10 else month - 9
    clock = f"{second // 3600:02}:{second // 60 % 60:02}:{second % 60:02}"
    return f"{year:04}-{month:02}-{day + 1:02}T{clock}Z"


def seconds_of(date: str) -> int:
    """The UTC seconds since 1970 of such a time. Raises ValueError for anything else, as for 30 February."""
    found = _TIME.fullmatch(date)
    if found is None:
        raise ValueError(f"expected a time like 2026-11-30T22:04:12Z, not {date[:40]!r}")
    year, month, day, hour, minute, second = map(int, found.groups())
    if month <= 2:
        year -= 1
    era, of_era = divmod(year, 400)
    of_year = (153 * ((month + 9) % 12) + 2) // 5 + day - 1
    days = era * _ERA + of_era * 365 + of_era // 4 - of_era // 100 + of_year - _UNTIL_1970
    seconds = days * _DAY + hour * 3600 + minute * 60 + second
    if date_of(seconds) != date:
        raise ValueError(f"there is no time {date}")
    return seconds
