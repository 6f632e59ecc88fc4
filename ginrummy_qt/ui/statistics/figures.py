"""From sums to charts: which columns and lines there are, and the sentence that says what is to be seen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date
from typing import Final

from ginrummy_qt.ports.level_ratings import LEVEL_RATINGS
from ginrummy_qt.ports.levels import Level
from ginrummy_qt.ports.statistics import HISTOGRAM_WIDTHS, Grain, Histogram, HistogramKind, TrendPoint
from ginrummy_qt.statistics.measures import MEASURES
from ginrummy_qt.statistics.rating import RatingCurve, thinned, with_idle_days
from ginrummy_qt.ui.statistics.charts.axes import Tick
from ginrummy_qt.ui.statistics.charts.columns import Columns, Series, spread
from ginrummy_qt.ui.statistics.charts.line import Line, Reading
from ginrummy_qt.ui.statistics.charts.marks import Ink
from ginrummy_qt.ui.statistics.numbers import NumberText, day, month, signed, whole
from ginrummy_qt.ui.text import LevelText, numeral
from ginrummy_qt.ui.text.speech import Speech

LATE_TURN: Final = 25
"""Stands for all later ones too (`HistogramKind.ENDING_TURN`)."""
_MOST_READINGS: Final = 400
"""Days on the curve of the rating; of more, every second one is shown, or every third."""
_FEWEST: Final = {HistogramKind.ENDING_TURN: 16, HistogramKind.KNOCK_DEADWOOD: 11}
"""Columns, the empty ones too."""


class FigureText(Speech):
    """What charts are called and say."""

    @staticmethod
    def histogram(kind: HistogramKind) -> str:
        """The title of a histogram."""
        match kind:
            case HistogramKind.POINTS_WON:
                return FigureText.tr("Points of hands won")
            case HistogramKind.POINTS_LOST:
                return FigureText.tr("Points of hands lost")
            case HistogramKind.KNOCK_DEADWOOD:
                return FigureText.tr("Your deadwood at the knock")
            case HistogramKind.CAUGHT_DEADWOOD:
                return FigureText.tr("Your deadwood when caught")
            case HistogramKind.ENDING_TURN:
                return FigureText.tr("Turn of your knock or gin")

    @staticmethod
    def what(kind: HistogramKind) -> str:
        """What a column stands for."""
        match kind:
            case HistogramKind.POINTS_WON | HistogramKind.POINTS_LOST:
                return FigureText.tr("Points", "head of a column")
            case HistogramKind.KNOCK_DEADWOOD | HistogramKind.CAUGHT_DEADWOOD:
                return FigureText.tr("Deadwood", "head of a column")
            case HistogramKind.ENDING_TURN:
                return FigureText.tr("Turn", "head of a column")

    @staticmethod
    def bucket(kind: HistogramKind, start: int, width: int) -> str:
        """What lies in a column."""
        if kind is HistogramKind.ENDING_TURN:
            if start >= LATE_TURN:
                return FigureText.tr("Turn {turn} or later").format(turn=numeral(start))
            return FigureText.tr("Turn {turn}").format(turn=numeral(start))
        if width == 1:
            return FigureText.tr("%n point(s)", "", start)
        return FigureText.tr("{first} to {last} points").format(
            first=numeral(start), last=numeral(start + width - 1)
        )

    @staticmethod
    def hands() -> str:
        """What is counted."""
        return FigureText.tr("Hands", "head of a column")

    @staticmethod
    def most(bucket: str, count: int, total: int) -> str:
        """What stands out in a histogram."""
        return FigureText.tr("Most often: {bucket}, %n time(s); {total} in all.", "", count).format(
            bucket=bucket, total=numeral(total)
        )

    @staticmethod
    def nothing() -> str:
        """Of an empty chart."""
        return FigureText.tr("Nothing to show yet.")

    @staticmethod
    def grain(grain: Grain) -> str:
        """The head of the first column of a trend."""
        match grain:
            case Grain.DAY:
                return FigureText.tr("Day", "head of a column")
            case Grain.WEEK:
                return FigureText.tr("Week", "head of a column")
            case Grain.MONTH:
                return FigureText.tr("Month", "head of a column")

    @staticmethod
    def matches() -> tuple[str, str, str]:
        """The title of the chart, and its two series."""
        return (
            FigureText.tr("Matches won and lost"),
            FigureText.tr("Won", "matches"),
            FigureText.tr("Lost", "matches"),
        )

    @staticmethod
    def share() -> tuple[str, str]:
        """The title of the chart, and its series."""
        return FigureText.tr("Hands won, of those not void"), FigureText.tr("Hands won", "share")

    @staticmethod
    def margin() -> tuple[str, str]:
        """The title of the chart, and its series."""
        return FigureText.tr("Points a hand, yours less the opponent’s"), FigureText.tr("Points a hand")

    @staticmethod
    def best(period: str, value: str) -> str:
        """What stands out in a trend."""
        return FigureText.tr("Highest: {value} ({period}).").format(value=value, period=period)

    @staticmethod
    def most_won(period: str, value: str) -> str:
        """What stands out in the trend of matches."""
        return FigureText.tr("Most won: {value} ({period}).").format(value=value, period=period)

    @staticmethod
    def rating() -> tuple[str, tuple[str, str, str]]:
        """The title of the chart, and the heads of its table."""
        heads = (
            FigureText.tr("Day", "head of a column"),
            FigureText.tr("Rating"),
            FigureText.tr("Likely range"),
        )
        return FigureText.tr("Rating over time"), heads


def histogram_columns(histogram: Histogram) -> tuple[Columns, str]:
    """A histogram with its empty buckets, and what stands out in it."""
    kind, width = histogram.kind, HISTOGRAM_WIDTHS[histogram.kind]
    pairs = [(bucket.start, bucket.count) for bucket in histogram.buckets]
    buckets = spread(pairs, width, _FEWEST.get(kind, 8))
    if kind is HistogramKind.ENDING_TURN:
        buckets = tuple(each for each in buckets if each[0] > 0)
    names = tuple(FigureText.bucket(kind, start, width) for start, _count in buckets)
    values = tuple(float(count) for _start, count in buckets)
    shown = Columns(
        FigureText.histogram(kind),
        FigureText.what(kind),
        names,
        tuple(Tick(numeral(start)) for start, _count in buckets),
        (Series(Ink.OWN, FigureText.hands(), values),),
        whole,
        numbered=True,
    )
    total = sum(count for _start, count in buckets)
    if not total:
        return shown, FigureText.nothing()
    place = max(range(len(buckets)), key=lambda index: buckets[index][1])
    return shown, FigureText.most(names[place], buckets[place][1], total)


def trend_columns(points: Sequence[TrendPoint], grain: Grain) -> tuple[tuple[Columns, str], ...]:
    """The three charts of the trends: matches, share of hands, points a hand."""
    title, won, lost = FigureText.matches()
    matches = (
        Series(Ink.OWN, won, tuple(float(each.sums.matches_won) for each in points)),
        Series(Ink.OTHER, lost, tuple(float(each.sums.matches_lost) for each in points)),
    )
    share, margin = FigureText.share(), FigureText.margin()
    return (
        _trend(points, grain, title, matches, whole, stacked=True),
        _measured(points, grain, share, "hand_win_share", NumberText.percent),
        _measured(points, grain, margin, "margin_per_hand", lambda value: signed(value) if value else "0"),
    )


def _measured(
    points: Sequence[TrendPoint],
    grain: Grain,
    names: tuple[str, str],
    measure: str,
    write: Callable[[float], str],
) -> tuple[Columns, str]:
    values = tuple(MEASURES[measure](each.sums) for each in points)
    return _trend(points, grain, names[0], (Series(Ink.OWN, names[1], values),), write, fine=True)


def _trend(
    points: Sequence[TrendPoint],
    grain: Grain,
    title: str,
    series: tuple[Series, ...],
    write: Callable[[float], str],
    stacked: bool = False,
    fine: bool = False,
) -> tuple[Columns, str]:
    names = tuple(NumberText.period(each.start, grain) for each in points)
    shown = Columns(
        title,
        FigureText.grain(grain),
        names,
        _ticks([each.start for each in points], grain),
        series,
        write,
        stacked=stacked,
        whole=not fine,
    )
    values = [value if value is not None else float("-inf") for value in series[0].values]
    if not any(value > float("-inf") for value in values):
        return shown, FigureText.nothing()
    place = max(range(len(values)), key=values.__getitem__)
    say = FigureText.most_won if stacked else FigureText.best
    return shown, say(names[place], write(values[place]))


def _ticks(starts: Sequence[date], grain: Grain) -> tuple[Tick, ...]:
    """Months by their names, weeks by their days; the year where it begins or changes."""
    ticks, year = [], 0
    for start in starts:
        label = month(start.month) if grain is Grain.MONTH else f"{start.day} {month(start.month)}"
        ticks.append(Tick(label, str(start.year) if start.year != year else ""))
        year = start.year
    return tuple(ticks)


def rating_line(curve: RatingCurve, since: date | None, today: date) -> Line:
    """The curve from a day on, with the levels of the ladder across."""
    title, heads = FigureText.rating()
    after = tuple(point for point in curve.points if since is None or point.day >= since)
    part = thinned(RatingCurve(after or curve.points[-1:], curve.now), _MOST_READINGS)
    shown = with_idle_days(part, today).points
    readings = tuple(
        Reading(each.day, day(each.day), each.rating.value, each.rating.low, each.rating.high)
        for each in shown
    )
    levels = tuple(
        (f"{LevelText.name(level)} {numeral(round(LEVEL_RATINGS[level].value))}", LEVEL_RATINGS[level].value)
        for level in Level
        if level in LEVEL_RATINGS
    )
    return Line(title, heads, readings, levels, _month_ticks([each.day for each in readings]), whole)


def _month_ticks(days: Sequence[date]) -> tuple[tuple[date, Tick], ...]:
    """The first of every month between, or the two ends where no month begins."""
    if not days:
        return ()
    first, last = days[0], days[-1]
    starts = []
    start = first.replace(day=1)
    while start <= last:
        if start >= first:
            starts.append(start)
        start = date(start.year + start.month // 12, start.month % 12 + 1, 1)
    if len(starts) < 2:
        ends = (first, last) if last > first else (first,)
        return tuple(zip(ends, _ticks(ends, Grain.WEEK), strict=True))
    return tuple(zip(starts, _ticks(starts, Grain.MONTH), strict=True))
