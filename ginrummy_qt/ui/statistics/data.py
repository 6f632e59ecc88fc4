"""What the page shows under one filter, fetched when it is first looked at."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, timedelta
from functools import cached_property
from itertools import pairwise

from ginrummy_qt.ports.history import HistoryStore
from ginrummy_qt.ports.profiles import Profile, ProfileStore
from ginrummy_qt.ports.statistics import (
    Grain,
    Lifetime,
    StatisticsFilter,
    StatisticsStore,
    Sums,
    TrendPoint,
)
from ginrummy_qt.statistics.export import Report
from ginrummy_qt.statistics.rating import RatingCurve, rating_curve
from ginrummy_qt.ui.statistics.keys import player_name, ruleset_names


class StatisticsSource:
    """Where the page has its numbers from."""

    def __init__(self, statistics: StatisticsStore, history: HistoryStore, profiles: ProfileStore) -> None:
        self.statistics = statistics
        self.history = history
        self.profiles = profiles

    def opponents(self) -> tuple[str, ...]:
        """The keys of all who were ever met."""
        return self.history.opponents()

    def rulesets(self) -> dict[str, str]:
        """The names of all rulesets ever played, by their keys."""
        return ruleset_names(self.history.rulesets())

    def profile(self) -> Profile:
        """Whose statistics these are."""
        return self.profiles.active()


class PageData:
    """All that can be seen under a filter. Whatever is asked may raise StorageUnavailable."""

    def __init__(
        self,
        source: StatisticsSource,
        wanted: StatisticsFilter,
        today: date,
        before: PageData | None = None,
    ) -> None:
        """`before`: of the same moment under another filter; its rating is this one's."""
        self._source = source
        self.wanted = wanted
        self.today: date = today
        if before is not None and before.today == today:
            self.rating = before.rating

    @cached_property
    def lifetime(self) -> Lifetime:
        """The whole."""
        return self._source.statistics.lifetime(self.wanted)

    @cached_property
    def rulesets(self) -> dict[str, str]:
        """Names by key."""
        return self._source.rulesets()

    @cached_property
    def weeks(self) -> tuple[TrendPoint, ...]:
        """Week by week."""
        return self._source.statistics.trend(self.wanted, Grain.WEEK)

    @cached_property
    def months(self) -> tuple[TrendPoint, ...]:
        """Month by month."""
        return self._source.statistics.trend(self.wanted, Grain.MONTH)

    @cached_property
    def rating(self) -> RatingCurve:
        """From all rated matches, whatever the filter says."""
        return rating_curve(self._source.statistics.results(StatisticsFilter()), self.today)

    @property
    def is_empty(self) -> bool:
        """Whether nothing was played to its end."""
        sums = self.lifetime.sums
        return sums.hands == 0 and sums.matches == 0

    @property
    def is_filtered(self) -> bool:
        """Whether anything is left out on purpose."""
        return self.wanted != replace(StatisticsFilter(), kind=self.wanted.kind)

    def report(self, made_at: int) -> Report:
        """Everything, to be taken along."""
        name = player_name(self._source.profile())
        return Report(name, made_at, self.wanted, self.lifetime, self.weeks, self.months, self.rating)


def following(start: date, grain: Grain) -> date:
    """The first day of the next period.

    >>> following(date(2026, 12, 1), Grain.MONTH)
    datetime.date(2027, 1, 1)
    """
    match grain:
        case Grain.DAY:
            return start + timedelta(days=1)
        case Grain.WEEK:
            return start + timedelta(days=7)
        case Grain.MONTH:
            return (start.replace(day=1) + timedelta(days=32)).replace(day=1)


def without_gaps(points: tuple[TrendPoint, ...], grain: Grain, most: int) -> tuple[TrendPoint, ...]:
    """The last periods, so many at most, those between in which nothing was played put in."""
    filled: list[TrendPoint] = []
    for point, after in pairwise((*points, None)):
        assert point is not None
        filled.append(point)
        start = following(point.start, grain)
        while after is not None and start < after.start:
            filled.append(TrendPoint(start, Sums()))
            start = following(start, grain)
    return tuple(filled[-most:])
