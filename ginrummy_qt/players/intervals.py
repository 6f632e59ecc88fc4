"""95% intervals for figures from pairs of matches. The pairs are the independent observations.

The two matches of a pair share their cards, so they are not independent of each other; pairs are. Intervals
are normal approximations over the pairs. For the win rate one pair won twice and one pair lost twice are
added first (the idea of Agresti and Coull), so that a clean sweep does not get an interval of width zero.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf, sqrt

Z95 = 1.959964


@dataclass(frozen=True, slots=True)
class Estimate:
    """A figure with its 95% interval, which is without bounds where there is too little to tell them from."""

    value: float
    low: float
    high: float


def win_rate(wins: Sequence[int]) -> Estimate:
    """The share of matches won, from the wins (0, 1 or 2) of at least one pair."""
    rate = sum(wins) / (2 * len(wins))
    shares = [won / 2 for won in (*wins, 0, 2)]
    centre = sum(shares) / len(shares)
    half = Z95 * sqrt(_variance([share - centre for share in shares]) / len(shares))
    return Estimate(rate, max(0.0, min(rate, centre - half)), min(1.0, max(rate, centre + half)))


def per_hand(points: Sequence[int], hands: Sequence[int]) -> Estimate:
    """Points a hand, from the net points and the hands of at least one pair: a ratio of two sums.

    The interval is that of the ratio's linearised residuals; a single pair gives no bounds.
    """
    ratio = sum(points) / sum(hands)
    if len(points) == 1:
        return Estimate(ratio, -inf, inf)
    residuals = [point - ratio * hand for point, hand in zip(points, hands, strict=True)]
    count = len(residuals)
    half = Z95 * sqrt(_variance(residuals) * count) / sum(hands)
    return Estimate(ratio, ratio - half, ratio + half)


def _variance(deviations: Sequence[float]) -> float:
    return sum(value * value for value in deviations) / (len(deviations) - 1)
