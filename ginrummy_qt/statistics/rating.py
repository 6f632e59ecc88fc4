"""A person's rating over time, from rated matches against the computer players.

A rating period is a day (by the calendar of the person) on which a rated match ended; on the days without one
the rating stands still and grows less certain. Whole matches count; one given up counts as lost.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import date, timedelta
from itertools import groupby
from typing import Final

from ginrummy_qt.ports.level_ratings import LEVEL_RATINGS, LevelRating
from ginrummy_qt.ports.statistics import PeriodResults
from ginrummy_qt.statistics.glicko2 import DEFAULT_DEVIATION, DEFAULT_VOLATILITY, Games, Rating, idle, updated

DAY_VOLATILITY: Final = DEFAULT_VOLATILITY / math.sqrt(7)
"""The usual volatility is that of periods of ten games or so, which is a week here; days are shorter."""
START: Final = Rating(1100.0, DEFAULT_DEVIATION, DAY_VOLATILITY)
"""Of somebody who has not played: about the middle of the computer players, and hardly anything known."""
PROVISIONAL_FROM: Final = 110.0
"""A rating with this deviation or a larger one is called provisional, as elsewhere on the scale of Glicko."""


@dataclass(frozen=True, slots=True)
class RatingPoint:
    """The rating after a day with rated matches, and how many of these there were up to then."""

    day: date
    rating: Rating
    matches: int


@dataclass(frozen=True, slots=True)
class RatingCurve:
    """A point for every day with rated matches, oldest first, and the rating today."""

    points: tuple[RatingPoint, ...]
    now: Rating

    @property
    def matches(self) -> int:
        """How many rated matches the rating rests on."""
        return self.points[-1].matches if self.points else 0

    @property
    def provisional(self) -> bool:
        """Whether too little is known to take the number at its word."""
        return self.now.deviation >= PROVISIONAL_FROM

    @property
    def best(self) -> RatingPoint | None:
        """The highest point that was not provisional; None before there is one."""
        firm = [point for point in self.points if point.rating.deviation < PROVISIONAL_FROM]
        return max(firm, key=lambda point: point.rating.value, default=None)


def rating_curve(
    results: Iterable[PeriodResults],
    today: date,
    levels: Mapping[str, LevelRating] = LEVEL_RATINGS,
) -> RatingCurve:
    """The rating through these results by day, in any order; those against nobody in `levels` are left out.

    Days after `today` count too, where a clock was set back.
    """
    points: list[RatingPoint] = []
    rating, matches, last = START, 0, None
    rivals = {key: Rating(level.value, level.deviation) for key, level in levels.items()}
    rated = [result for result in results if result.opponent in rivals and _played(result)]
    for day, group in groupby(sorted(rated, key=_order), lambda result: result.start):
        played = list(group)
        if last is not None:
            rating = idle(rating, (day - last).days - 1)
        rating = updated(rating, [_games(result, rivals[result.opponent]) for result in played])
        matches += sum(map(_played, played))
        points.append(RatingPoint(day, rating, matches))
        last = day
    now = rating if last is None else idle(rating, (today - last).days)
    return RatingCurve(tuple(points), now)


def thinned(curve: RatingCurve, most: int) -> RatingCurve:
    """The curve with every second point, every third, or so, so many at most; the last one always stays."""
    step = -(-len(curve.points) // most) or 1
    return RatingCurve(curve.points[::-1][::step][::-1], curve.now)


def with_idle_days(curve: RatingCurve, today: date, longest: timedelta = timedelta(days=7)) -> RatingCurve:
    """The curve with a point more wherever nothing was played for longer, so that a chart shows how the
    rating grows uncertain; the last point is today's.
    """
    points: list[RatingPoint] = []
    for point, following in zip(curve.points, (*curve.points[1:], None), strict=True):
        points.append(point)
        end = today if following is None else following.day - timedelta(days=1)
        day = point.day + longest
        while day < end:
            points.append(RatingPoint(day, idle(point.rating, (day - point.day).days), point.matches))
            day += longest
        if end > point.day:
            points.append(RatingPoint(end, idle(point.rating, (end - point.day).days), point.matches))
    return RatingCurve(tuple(points), curve.now)


def _order(result: PeriodResults) -> tuple[date, str]:
    return result.start, result.opponent


def _played(result: PeriodResults) -> int:
    return result.won + result.lost + result.resigned


def _games(result: PeriodResults, rival: Rating) -> Games:
    return Games(rival, _played(result), result.won)
