"""Sums of facts by period, kept by adding what happens and taking away what is undone."""

from __future__ import annotations

import sqlite3
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import fields
from enum import IntEnum
from typing import Final

from ginrummy_qt.ports.history import HandResult, MatchResult
from ginrummy_qt.ports.statistics import HISTOGRAM_WIDTHS, HistogramKind, Sums
from ginrummy_qt.rules.scoring import Result
from ginrummy_qt.rules.seats import Seat
from ginrummy_qt.storage.hand_facts import HandFacts
from ginrummy_qt.storage.local_days import Step, periods_of

SUM_NAMES: Final = tuple(field.name for field in fields(Sums))
LAST_TURN: Final = 25


class What(IntEnum):
    """What the buckets count; the number stands in the database. From UPCARD on only in Step.EVER."""

    POINTS_WON = 1
    POINTS_LOST = 2
    KNOCK_DEADWOOD = 3
    CAUGHT_DEADWOOD = 4
    ENDING_TURN = 5
    UPCARD = 11
    SOUTH_MELDS = 12
    NORTH_MELDS = 13
    SOUTH_DEALT = 14
    NORTH_DEALT = 15
    DEALER = 16


HISTOGRAMS: Final = {
    HistogramKind.POINTS_WON: What.POINTS_WON,
    HistogramKind.POINTS_LOST: What.POINTS_LOST,
    HistogramKind.KNOCK_DEADWOOD: What.KNOCK_DEADWOOD,
    HistogramKind.CAUGHT_DEADWOOD: What.CAUGHT_DEADWOOD,
    HistogramKind.ENDING_TURN: What.ENDING_TURN,
}
_WIDTHS: Final = {HISTOGRAMS[kind]: width for kind, width in HISTOGRAM_WIDTHS.items()}

_MATCHES: Final = {
    MatchResult.WON: "matches_won",
    MatchResult.LOST: "matches_lost",
    MatchResult.RESIGNED: "matches_resigned",
    MatchResult.UNSCORED: "matches_unscored",
}


def hand_sums(hand: HandFacts) -> dict[str, int]:
    """What a hand adds to the sums, by field of `Sums`."""
    if hand.result is HandResult.ABANDONED:
        return {"hands_abandoned": 1}
    sums = {
        "upcards_offered": int(hand.offered),
        "upcards_taken": int(hand.taken),
        "pile_draws": hand.pile_draws,
        "stock_draws": hand.stock_draws,
        "layoffs": hand.layoffs[0],
        "their_layoffs": hand.layoffs[1],
        "seconds": hand.seconds,
    }
    if hand.result is HandResult.VOID:
        return {"hands_void": 1, **sums}
    won = hand.result is HandResult.WON
    sums["hands_won" if won else "hands_lost"] = 1
    sums["points" if won else "their_points"] = abs(hand.points)
    return {**sums, **_ending_sums(hand)}


def _ending_sums(hand: HandFacts) -> dict[str, int]:
    """What the end of a hand that was scored adds."""
    assert hand.left is not None
    by_me = hand.ended_by is Seat.SOUTH
    own, other = ("", "their_") if by_me else ("their_", "")
    ender, defender = hand.left if by_me else hand.left[::-1]
    sums = {f"{own}ending_turns": hand.turns}
    match hand.ending:
        case Result.GIN:
            sums[f"{own}gins"] = 1
        case Result.BIG_GIN:
            sums[f"{own}big_gins"] = 1
        case _:
            sums[f"{own}knocks"] = 1
            sums[f"{own}knock_deadwood"] = ender
    if hand.ending is Result.UNDERCUT:
        sums["undercuts_received" if by_me else "undercuts_given"] = 1
    else:
        sums[f"{other}caught"] = 1
        sums[f"{other}caught_deadwood"] = defender
    return sums


def histogram_values(hand: HandFacts) -> Iterator[tuple[What, int]]:
    """The buckets of the histograms that a hand falls into."""
    if hand.left is None:
        return
    won = hand.result is HandResult.WON
    yield _bucket(What.POINTS_WON if won else What.POINTS_LOST, abs(hand.points))
    if hand.ended_by is Seat.SOUTH:
        yield _bucket(What.ENDING_TURN, min(hand.turns, LAST_TURN))
        if hand.ending in (Result.KNOCK, Result.UNDERCUT):
            yield _bucket(What.KNOCK_DEADWOOD, hand.left[0])
    elif not won:
        yield _bucket(What.CAUGHT_DEADWOOD, hand.left[0])


def _bucket(what: What, value: int) -> tuple[What, int]:
    width = _WIDTHS[what]
    return what, value // width * width


def _deal_values(hand: HandFacts) -> tuple[tuple[What, int], ...]:
    """The buckets that what was dealt falls into."""
    dealt = hand.dealt
    return (
        (What.UPCARD, int(dealt.upcard)),
        (What.SOUTH_MELDS, dealt.melds[0]),
        (What.NORTH_MELDS, dealt.melds[1]),
        (What.SOUTH_DEALT, dealt.deadwood[0]),
        (What.NORTH_DEALT, dealt.deadwood[1]),
        (What.DEALER, int(dealt.dealer)),
    )


class Ledger:
    """Changes of totals and buckets, gathered and then written at once."""

    def __init__(self) -> None:
        self._totals: defaultdict[tuple[int, int, int], Counter[str]] = defaultdict(Counter)
        self._buckets: Counter[tuple[int, int, int, int, int]] = Counter()

    def add_hand(self, group: int, day: int, hand: HandFacts, times: int = 1) -> None:
        """Count a hand, or with -1 take it away."""
        self._add(group, day, hand_sums(hand), times)
        values = tuple(histogram_values(hand))
        for step, period in periods_of(day)[:2]:
            for what, value in values:
                self._buckets[group, step, period, what, value] += times
        for what, value in _deal_values(hand):
            self._buckets[group, Step.EVER, 0, what, value] += times

    def add_match(
        self, group: int, day: int, result: MatchResult, totals: tuple[int, int], times: int = 1
    ) -> None:
        """Count a match that is over, or with -1 take it away."""
        sums = {_MATCHES[result]: 1}
        if result in (MatchResult.WON, MatchResult.LOST):
            sums |= {"match_totals": totals[0], "their_match_totals": totals[1]}
        self._add(group, day, sums, times)

    def _add(self, group: int, day: int, sums: dict[str, int], times: int) -> None:
        for step, period in periods_of(day):
            counter = self._totals[group, step, period]
            counter["facts"] += times
            for name, value in sums.items():
                counter[name] += times * value

    def write(self, database: sqlite3.Connection) -> None:
        """Add everything gathered to the tables; rows that count nothing any more go."""
        names = ("facts", *SUM_NAMES)
        database.executemany(
            _UPSERT_TOTALS,
            [(*key, *(counter[name] for name in names)) for key, counter in self._totals.items()],
        )
        database.executemany(_UPSERT_BUCKETS, [(*key, count) for key, count in self._buckets.items()])
        database.executemany(
            "DELETE FROM totals WHERE grp = ? AND step = ? AND period = ? AND facts = 0",
            [key for key, counter in self._totals.items() if counter["facts"] <= 0],
        )
        database.executemany(
            "DELETE FROM buckets"
            " WHERE grp = ? AND step = ? AND period = ? AND what = ? AND value = ? AND count = 0",
            [key for key, count in self._buckets.items() if count <= 0],
        )
        self._totals.clear()
        self._buckets.clear()


_UPSERT_TOTALS: Final = (
    f"INSERT INTO totals (grp, step, period, facts, {', '.join(SUM_NAMES)})"
    f" VALUES ({', '.join('?' * (len(SUM_NAMES) + 4))})"
    " ON CONFLICT (grp, step, period) DO UPDATE SET "
    + ", ".join(f"{name} = {name} + excluded.{name}" for name in ("facts", *SUM_NAMES))
)
_UPSERT_BUCKETS: Final = (
    "INSERT INTO buckets (grp, step, period, what, value, count) VALUES (?, ?, ?, ?, ?, ?)"
    " ON CONFLICT (grp, step, period, what, value) DO UPDATE SET count = count + excluded.count"
)
