"""Averages and shares of sums, by stable names; None where there is nothing to divide by."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from ginrummy_qt.ports.statistics import Sums


def ratio(part: float, whole: float) -> float | None:
    """`part` of `whole`; None of nothing.

    >>> ratio(1, 4), ratio(1, 0)
    (0.25, None)
    """
    return part / whole if whole else None


MEASURES: Final[Mapping[str, Callable[[Sums], float | None]]] = MappingProxyType(
    {
        "match_win_share": lambda s: ratio(s.matches_won, s.matches),
        "hand_win_share": lambda s: ratio(s.hands_won, s.hands_won + s.hands_lost),
        "points_per_hand": lambda s: ratio(s.points, s.hands),
        "their_points_per_hand": lambda s: ratio(s.their_points, s.hands),
        "margin_per_hand": lambda s: ratio(s.points - s.their_points, s.hands),
        "points_per_hand_won": lambda s: ratio(s.points, s.hands_won),
        "points_per_hand_lost": lambda s: ratio(s.their_points, s.hands_lost),
        "match_total": lambda s: ratio(s.match_totals, s.matches),
        "their_match_total": lambda s: ratio(s.their_match_totals, s.matches),
        "knock_share": lambda s: ratio(s.knocks, s.hands),
        "their_knock_share": lambda s: ratio(s.their_knocks, s.hands),
        "gin_share": lambda s: ratio(s.gins, s.hands),
        "their_gin_share": lambda s: ratio(s.their_gins, s.hands),
        "big_gin_share": lambda s: ratio(s.big_gins, s.hands),
        "their_big_gin_share": lambda s: ratio(s.their_big_gins, s.hands),
        "knocks_undercut_share": lambda s: ratio(s.undercuts_received, s.knocks),
        "their_knocks_undercut_share": lambda s: ratio(s.undercuts_given, s.their_knocks),
        "deadwood_at_knock": lambda s: ratio(s.knock_deadwood, s.knocks),
        "their_deadwood_at_knock": lambda s: ratio(s.their_knock_deadwood, s.their_knocks),
        "deadwood_when_caught": lambda s: ratio(s.caught_deadwood, s.caught),
        "their_deadwood_when_caught": lambda s: ratio(s.their_caught_deadwood, s.their_caught),
        "turn_of_ending": lambda s: ratio(s.ending_turns, s.endings),
        "their_turn_of_ending": lambda s: ratio(s.their_ending_turns, s.their_endings),
        "upcard_taken_share": lambda s: ratio(s.upcards_taken, s.upcards_offered),
        "pile_draw_share": lambda s: ratio(s.pile_draws, s.pile_draws + s.stock_draws),
        "layoffs_per_hand": lambda s: ratio(s.layoffs, s.hands),
        "seconds_per_hand": lambda s: ratio(s.seconds, s.hands),
    }
)


def measures(sums: Sums) -> dict[str, float | None]:
    """All of them."""
    return {name: measure(sums) for name, measure in MEASURES.items()}
