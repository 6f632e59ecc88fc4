"""What the arena found, as text for people and as JSON for programs."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from math import isfinite

from ginrummy_qt.players.arena_stopping import Finding, bounds, finding
from ginrummy_qt.players.duplicates import Counts, Tally
from ginrummy_qt.players.intervals import Estimate, per_hand, win_rate
from ginrummy_qt.rules.scoring import Result

FIXED = (
    "each deal sequence played twice with seats swapped; 95% normal intervals over the pairs of matches, "
    "the win rate with one pair won and one pair lost added (Agresti-Coull)"
)

STOPPING = (
    "each deal sequence played twice with seats swapped; bounds of the win rate hold with 95% however often "
    "one looks, the early stop included (betting against each mean); points a hand with a normal interval, "
    "which the early stop makes too narrow"
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Report:
    """Figures from the first player's side; `points_a_hand` is net.

    `mark` is the win rate at which play was to stop, None where all matches were played whatever came out.
    """

    first: str
    second: str
    ruleset: str
    seed: int
    total: Tally
    win_rate: Estimate
    points_a_hand: Estimate
    mark: float | None = None
    found: Finding | None = None


def summarise(
    first: str, second: str, ruleset: str, seed: int, pairs: Sequence[Tally], *, mark: float | None = None
) -> Report:
    """The report of at least one pair."""
    wins = [pair.wins for pair in pairs]
    return Report(
        first=first,
        second=second,
        ruleset=ruleset,
        seed=seed,
        total=sum(pairs, Tally()),
        win_rate=win_rate(wins) if mark is None else bounds(wins),
        points_a_hand=per_hand(
            [pair.points - pair.points_against for pair in pairs], [pair.hands for pair in pairs]
        ),
        mark=mark,
        found=None if mark is None else finding(wins, mark),
    )


def as_json(report: Report) -> str:
    """The report as one JSON object, the same bytes for the same matches."""
    total = report.total
    return json.dumps(
        {
            "a": report.first,
            "b": report.second,
            "ruleset": report.ruleset,
            "seed": report.seed,
            "matches": total.matches,
            "pairs": total.matches // 2,
            "wins": {"a": total.wins, "b": total.matches - total.wins},
            "win_rate": _plain(report.win_rate),
            "points_per_hand": _plain(report.points_a_hand),
            "hands": total.hands,
            "void_hands": total.voids,
            "hand_points": {"a": total.points, "b": total.points_against},
            "hands_won": {"a": _named(total.results), "b": _named(total.results_against)},
            **({} if report.found is None else {"mark": report.mark, "found": report.found.value}),
            "method": _method(report),
        },
        indent=2,
    )


def _method(report: Report) -> str:
    return FIXED if report.mark is None else STOPPING


def _plain(estimate: Estimate) -> dict[str, float | None]:
    """JSON has no infinity: null is no bound."""
    return {name: round(value, 4) if isfinite(value) else None for name, value in asdict(estimate).items()}


def _named(counts: Counts) -> dict[str, int]:
    return {**{result.value: 0 for result in Result}, **{result.value: count for result, count in counts}}


def as_text(report: Report) -> str:
    """The report in a few lines."""
    total, rate, points = report.total, report.win_rate, report.points_a_hand
    lost = total.matches - total.wins
    return "\n".join(
        (
            f"{report.first} - {report.second}, rules {report.ruleset}, seed {report.seed}",
            f"matches     {total.matches} ({total.matches // 2} pairs): {total.wins} won, {lost} lost",
            f"win rate    {rate.value:.1%} ({rate.low:.1%} to {rate.high:.1%})",
            *_verdict(report),
            f"points/hand {points.value:+.2f} ({points.low:+.2f} to {points.high:+.2f})",
            f"hands       {total.hands}, void {total.voids}",
            f"won by      {_listed(total.results)}",
            f"lost by     {_listed(total.results_against)}",
            f"({_method(report)})",
        )
    )


def _verdict(report: Report) -> tuple[str, ...]:
    if report.mark is None or report.found is None:
        return ()
    said = "not decided yet" if report.found is Finding.OPEN else report.found.value
    return (f"{report.mark:.1%}".ljust(12) + said,)


def _listed(counts: Counts) -> str:
    return ", ".join(f"{result.value.replace('_', ' ')} {count}" for result, count in counts) or "-"
