"""A made-up year of statistics, and a store that gives it, filtered by period and opponent as a real one."""

from __future__ import annotations

import random
from dataclasses import dataclass, field, fields, replace
from datetime import date, timedelta

from ginrummy_qt.ports.history import HistoryFilter, HistoryMatch, MatchResult
from ginrummy_qt.ports.levels import Style
from ginrummy_qt.ports.profiles import Profile
from ginrummy_qt.ports.statistics import (
    HISTOGRAM_WIDTHS,
    Bucket,
    DealCounts,
    Grain,
    HandMark,
    Histogram,
    HistogramKind,
    KeptApart,
    Lifetime,
    MatchMark,
    Named,
    PeriodResults,
    StatisticsFilter,
    Streaks,
    Sums,
    TrendPoint,
)
from ginrummy_qt.ports.table import MatchSetup
from ginrummy_qt.rules.match_kind import MatchKind
from ginrummy_qt.rules.ruleset import PRESETS, Ruleset

FIRST = date(2025, 12, 3)
NOON = 1_780_000_000
MATCH = HistoryMatch(
    match_id="0f3a", setup=MatchSetup(PRESETS["R1"], Style.STEADY), kind=MatchKind.RATED, opponent="steady",
    ruleset="R1", started_at=0, updated_at=86_399, result=MatchResult.WON, hands=7, points=(101, 44),
    totals=(101, 44), gins=(2, 1), undercuts=(1, 0), seconds=612,
)  # fmt: skip


def add(*many: Sums) -> Sums:
    """The sums of sums."""
    return Sums(**{each.name: sum(getattr(sums, each.name) for sums in many) for each in fields(Sums)})


@dataclass(frozen=True)
class Day:
    """What was played on a day against one opponent."""

    day: date
    opponent: str
    ruleset: str
    sums: Sums


def a_day(dice: random.Random, level: str) -> Sums:
    """One to four matches of about seven hands."""
    matches = dice.randint(1, 4)
    won = sum(dice.random() < (0.7 if level == "simple" else 0.5) for _ in range(matches))
    hands = matches * 7
    hands_won = round(hands * (0.45 + 0.2 * won / matches))
    lost = hands - hands_won - (dice.random() < 0.2)
    knocks, gins = round(0.6 * hands_won), round(0.3 * hands_won)
    return Sums(
        matches_won=won, matches_lost=matches - won, matches_resigned=int(dice.random() < 0.05),
        match_totals=112 * won + 60 * (matches - won), their_match_totals=60 * won + 112 * (matches - won),
        hands_won=hands_won, hands_lost=lost, hands_void=hands - hands_won - lost,
        points=21 * hands_won + dice.randint(0, 30), their_points=22 * lost, knocks=knocks,
        their_knocks=round(0.7 * lost), gins=gins, their_gins=lost // 4, big_gins=int(dice.random() < 0.03),
        undercuts_given=hands_won - knocks - gins, undercuts_received=round(0.08 * lost),
        knock_deadwood=6 * knocks, their_knock_deadwood=4 * lost, caught=lost, their_caught=hands_won,
        caught_deadwood=23 * lost, their_caught_deadwood=24 * hands_won, ending_turns=8 * (knocks + gins),
        their_ending_turns=9 * lost, upcards_offered=hands - 2, upcards_taken=hands // 4,
        pile_draws=2 * hands, stock_draws=5 * hands, layoffs=hands // 3, their_layoffs=hands // 4,
        seconds=hands * 95,
    )  # fmt: skip


def a_year(seed: int = 1, days: int = 360) -> tuple[Day, ...]:
    """Play on four days of ten."""
    dice = random.Random(seed)
    played = (FIRST + timedelta(days=number) for number in range(days) if dice.random() < 0.4)
    return tuple(
        Day(day, level, dice.choice(("R1", "R1", "classic")), a_day(dice, level))
        for day in played
        for level in (("simple", "steady") if dice.random() < 0.3 else ("steady",))
    )


def start_of(day: date, grain: Grain) -> date:
    """The first day of a period."""
    match grain:
        case Grain.DAY:
            return day
        case Grain.WEEK:
            return day - timedelta(days=day.weekday())
        case Grain.MONTH:
            return day.replace(day=1)


@dataclass
class FakeStatistics:
    """The store over these days; what was asked for is kept."""

    days: tuple[Day, ...] = field(default_factory=a_year)
    asked: list[StatisticsFilter] = field(default_factory=list)
    resets: list[int] = field(default_factory=list)

    def _wanted(self, wanted: StatisticsFilter) -> list[Day]:
        self.asked.append(wanted)
        return [
            each
            for each in self.days
            if (wanted.since is None or wanted.since <= each.day)
            and (wanted.until is None or each.day <= wanted.until)
            and (not wanted.opponents or each.opponent in wanted.opponents)
            and (not wanted.rulesets or each.ruleset in wanted.rulesets)
            and wanted.kind is MatchKind.RATED
        ]

    def lifetime(self, wanted: StatisticsFilter) -> Lifetime:
        days = self._wanted(wanted)
        sums = add(*(each.sums for each in days))
        if not days:
            return Lifetime(kept_apart=KeptApart(practice_matches=2, practice_hands=9, unfinished_matches=1))
        return Lifetime(
            sums=sums,
            by_opponent=self._named(days, "opponent"),
            by_ruleset=self._named(days, "ruleset"),
            histograms=tuple(histogram(kind, sums.hands) for kind in HistogramKind),
            streaks=Streaks(9, 5, 3),
            best_hands=tuple(HandMark(f"m{n}", n + 1, NOON + n, "steady", 93 - 7 * n) for n in range(5)),
            worst_hands=tuple(HandMark(f"w{n}", n + 2, NOON + n, "steady", 5 * n - 80) for n in range(5)),
            best_matches=tuple(MatchMark(f"m{n}", NOON, "simple", (260 - n, 4)) for n in range(5)),
            worst_matches=tuple(MatchMark(f"w{n}", NOON, "steady", (12 + n, 250)) for n in range(5)),
            kept_apart=KeptApart(
                practice_matches=12,
                practice_hands=61,
                replayed_matches=3,
                replayed_hands=17,
                imported_matches=8,
                imported_hands=55,
                resigned_matches=sums.matches_resigned,
                abandoned_hands=4,
                unfinished_matches=1,
            ),
            first_day=days[0].day,
            last_day=days[-1].day,
            match_hands=6 * sums.matches,
        )

    def _named(self, days: list[Day], what: str) -> tuple[Named, ...]:
        keys = sorted({getattr(each, what) for each in days})
        return tuple(
            Named(key, add(*(each.sums for each in days if getattr(each, what) == key))) for key in keys
        )

    def trend(self, wanted: StatisticsFilter, grain: Grain) -> tuple[TrendPoint, ...]:
        days = self._wanted(wanted)
        starts = sorted({start_of(each.day, grain) for each in days})
        return tuple(
            TrendPoint(start, add(*(each.sums for each in days if start_of(each.day, grain) == start)))
            for start in starts
        )

    def results(self, wanted: StatisticsFilter, grain: Grain = Grain.DAY) -> tuple[PeriodResults, ...]:
        return tuple(
            PeriodResults(
                start_of(each.day, grain),
                each.opponent,
                each.sums.matches_won,
                each.sums.matches_lost,
                each.sums.matches_resigned,
            )
            for each in self._wanted(wanted)
        )

    def deals(self) -> DealCounts:
        return DealCounts()

    def reset(self, now: int) -> str:
        self.resets.append(now)
        self.days = ()
        return "backup"


def histogram(kind: HistogramKind, hands: int) -> Histogram:
    """A hill of so many hands."""
    width = HISTOGRAM_WIDTHS[kind]
    weights = [1, 4, 9, 12, 10, 7, 4, 2, 1, 0, 1]
    return Histogram(
        kind,
        tuple(
            Bucket(number * width, hands * weight // 51) for number, weight in enumerate(weights) if weight
        ),
    )


@dataclass
class FakeHistory:
    """Only what the statistics page asks of it."""

    kept: tuple[HistoryMatch, ...] = ()

    def opponents(self) -> tuple[str, ...]:
        return "simple", "steady"

    def rulesets(self) -> tuple[tuple[str, Ruleset], ...]:
        return tuple((key, PRESETS[key]) for key in ("R1", "classic"))

    def matches(self, wanted: HistoryFilter, offset: int = 0, limit: int = 100) -> tuple[HistoryMatch, ...]:
        return self.kept[offset : offset + limit]


class FakeProfiles:
    """People in memory."""

    def __init__(self) -> None:
        self._all = [Profile("p0", "", 0)]
        self._active = "p0"
        self.removed: list[str] = []

    def profiles(self) -> tuple[Profile, ...]:
        return tuple(self._all)

    def active(self) -> Profile:
        return next(each for each in self._all if each.profile_id == self._active)

    def activate(self, profile_id: str) -> None:
        self._active = profile_id

    def create(self, name: str, now: int) -> Profile:
        self._check(name)
        made = Profile(f"p{len(self._all) + len(self.removed)}", name, now)
        self._all.append(made)
        return made

    def rename(self, profile_id: str, name: str) -> None:
        self._check(name)
        self._all = [
            replace(each, name=name) if each.profile_id == profile_id else each for each in self._all
        ]

    def remove(self, profile_id: str, now: int) -> str:
        if profile_id == self._active:
            raise ValueError(profile_id)
        self._all = [each for each in self._all if each.profile_id != profile_id]
        self.removed.append(profile_id)
        return "backup-2"

    def _check(self, name: str) -> None:
        if not name or name in [each.name for each in self._all]:
            raise ValueError(name)
