"""Statistics and the list of matches as CSV and JSON, for spreadsheets and programs.

Names of columns and fields stay as they are, dates are ISO 8601 (UTC where they have a time), numbers are
written with a decimal point whatever the language. What is not known is empty (CSV) or null (JSON).
"""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass
from datetime import UTC, date, datetime
from typing import Any, Final

from ginrummy_qt.ports.history import HistoryMatch
from ginrummy_qt.ports.statistics import (
    HandMark,
    Lifetime,
    MatchMark,
    StatisticsFilter,
    Sums,
    TrendPoint,
)
from ginrummy_qt.statistics.measures import measures
from ginrummy_qt.statistics.rating import RatingCurve

FORMAT: Final = 1
"""Counted up when a name changes or goes; new ones may come without."""
STATISTICS_COLUMNS: Final = ("section", "item", "measure", "value")
MATCH_COLUMNS: Final = (
    "match_id", "started_at", "updated_at", "kind", "opponent", "ruleset", "target_score", "result", "hands",
    "points", "their_points", "total", "their_total", "gins", "their_gins", "undercuts_given",
    "undercuts_received", "seconds",
)  # fmt: skip
_DECIMALS: Final = 4


@dataclass(frozen=True, slots=True)
class Report:
    """Everything the statistics page shows under a filter; `made_at` is UTC seconds since 1970."""

    profile: str
    made_at: int
    wanted: StatisticsFilter
    lifetime: Lifetime
    weeks: tuple[TrendPoint, ...]
    months: tuple[TrendPoint, ...]
    rating: RatingCurve


def statistics_json(report: Report) -> str:
    """The report as one object, indented, with a line break at its end."""
    return _dumped({"format": FORMAT, **_report(report)})


def statistics_csv(report: Report) -> str:
    """The report as rows of `STATISTICS_COLUMNS`, a number in each."""
    return _table(STATISTICS_COLUMNS, _rows(_report(report)))


def matches_json(matches: Iterable[HistoryMatch]) -> str:
    """The matches as a list of objects in an object."""
    rows = [dict(zip(MATCH_COLUMNS, _match(each), strict=True)) for each in matches]
    return _dumped({"format": FORMAT, "matches": rows})


def matches_csv(matches: Iterable[HistoryMatch]) -> str:
    """The matches as rows of `MATCH_COLUMNS`."""
    return _table(MATCH_COLUMNS, map(_match, matches))


# What is exported


def _report(report: Report) -> dict[str, Any]:
    life, wanted = report.lifetime, report.wanted
    return {
        "profile": report.profile,
        "made_at": _moment(report.made_at),
        "filter": {
            "since": _day(wanted.since),
            "until": _day(wanted.until),
            "opponents": list(wanted.opponents),
            "rulesets": list(wanted.rulesets),
            "kind": str(wanted.kind),
        },
        "first_day": _day(life.first_day),
        "last_day": _day(life.last_day),
        "total": _sums(life.sums),
        "match_hands": life.match_hands,
        "streaks": asdict(life.streaks),
        "kept_apart": asdict(life.kept_apart),
        "by_opponent": {each.key: _sums(each.sums) for each in life.by_opponent},
        "by_ruleset": {each.key: _sums(each.sums) for each in life.by_ruleset},
        "histograms": {
            str(each.kind): {str(bucket.start): bucket.count for bucket in each.buckets}
            for each in life.histograms
        },
        "best_hands": list(map(_hand, life.best_hands)),
        "worst_hands": list(map(_hand, life.worst_hands)),
        "best_matches": list(map(_over, life.best_matches)),
        "worst_matches": list(map(_over, life.worst_matches)),
        "weeks": {each.start.isoformat(): _sums(each.sums) for each in report.weeks},
        "months": {each.start.isoformat(): _sums(each.sums) for each in report.months},
        "rating": _rating(report.rating),
    }


def _sums(sums: Sums) -> dict[str, Any]:
    return {**asdict(sums), **{name: _number(value) for name, value in measures(sums).items()}}


def _rating(curve: RatingCurve) -> dict[str, Any]:
    def shown(value: float, deviation: float, low: float, high: float) -> dict[str, Any]:
        numbers = {"rating": value, "deviation": deviation, "low": low, "high": high}
        return {name: _number(number) for name, number in numbers.items()}

    now = curve.now
    return {
        **shown(now.value, now.deviation, now.low, now.high),
        "matches": curve.matches,
        "provisional": curve.provisional,
        "days": {
            point.day.isoformat(): {
                **shown(point.rating.value, point.rating.deviation, point.rating.low, point.rating.high),
                "matches": point.matches,
            }
            for point in curve.points
        },
    }


def _hand(mark: HandMark) -> dict[str, Any]:
    return {**asdict(mark), "ended_at": _moment(mark.ended_at)}


def _over(mark: MatchMark) -> dict[str, Any]:
    return {
        "match_id": mark.match_id,
        "ended_at": _moment(mark.ended_at),
        "opponent": mark.opponent,
        "total": mark.totals[0],
        "their_total": mark.totals[1],
    }


def _match(match: HistoryMatch) -> tuple[Any, ...]:
    return (
        match.match_id, _moment(match.started_at), _moment(match.updated_at), str(match.kind), match.opponent,
        match.ruleset, match.setup.ruleset.target_score, str(match.result), match.hands, *match.points,
        *match.totals, *match.gins, *match.undercuts, match.seconds,
    )  # fmt: skip


# How it is written


def _rows(value: Any, path: Sequence[str] = ()) -> Iterator[tuple[Any, ...]]:
    """Every leaf of nested objects and lists: the first name, what lies between, the last name, the value."""
    if isinstance(value, dict):
        for name, each in value.items():
            yield from _rows(each, (*path, name))
    elif isinstance(value, list):
        for number, each in enumerate(value, start=1):
            yield from _rows(each, (*path, str(number)))
    elif len(path) == 1:
        yield "report", "", path[0], value
    else:
        yield path[0], " ".join(path[1:-1]), path[-1], value


def _table(columns: Sequence[str], rows: Iterable[Sequence[Any]]) -> str:
    text = io.StringIO()
    writer = csv.writer(text)
    writer.writerow(columns)
    writer.writerows([_cell(value) for value in row] for row in rows)
    return text.getvalue()


def _cell(value: Any) -> Any:
    """A text that a spreadsheet would take for a formula (a profile's name) is marked as a text."""
    if isinstance(value, bool):
        return int(value)
    if isinstance(value, str) and value.startswith(("=", "+", "-", "@", "\t", "\r")):
        return f"'{value}"
    return value


def _dumped(value: dict[str, Any]) -> str:
    return json.dumps(value, indent=1, ensure_ascii=False, allow_nan=False) + "\n"


def _number(value: float | None) -> float | None:
    return None if value is None else round(value, _DECIMALS)


def _moment(seconds: int) -> str:
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def _day(day: date | None) -> str | None:
    return None if day is None else day.isoformat()
