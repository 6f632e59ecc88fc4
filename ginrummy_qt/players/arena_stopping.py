"""When a comparison is decided: bounds of the win rate that hold however often one looks.

A 95% interval for a fixed number of matches breaks its promise when one looks after every pair and stops
at the first good look. These bounds keep it under any rule of stopping. To doubt that the mean share of
a pair (0, 1/2 or 1) is at most m one bets against it: a stake of 1 is multiplied, pair by pair, by 1 +
bet * (share - m). Were the mean at most m, no such game could be expected to gain, and the chance that
its stake ever grows forty-fold were at most 1/40 (Ville's inequality); the mean of several such games is
one too. So a mean of m is refused with 97.5% once the stakes against it are worth 40; from below and
from above together that makes 95%. (After Waudby-Smith and Ramdas, Estimating means of bounded random
variables by betting; here the bets are fixed.)

The only assumption is that pairs are alike and independent of each other.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from math import exp, log
from typing import Final

from ginrummy_qt.players.intervals import Estimate

GROWN: Final = 40.0
"""What the stake must grow to, 2 / 0.05."""
_BETS: Final[tuple[float, ...]] = (0.02, 0.05, 0.1, 0.15, 0.2, 0.3, 0.4, 0.55, 0.7, 0.9)
"""Parts of the most that could be bet."""
_HALVINGS: Final = 40


class Finding(StrEnum):
    """Whether the win rate lies above or below the mark."""

    ABOVE = "above"
    BELOW = "below"
    OPEN = "open"


def finding(wins: Sequence[int], mark: float) -> Finding:
    """What the wins (0, 1 or 2 a pair) so far tell of a mark between 0 and 1."""
    counts = _counts(wins)
    if _stake(counts, mark) >= GROWN:
        return Finding.ABOVE
    if _stake(counts[::-1], 1 - mark) >= GROWN:
        return Finding.BELOW
    return Finding.OPEN


def bounds(wins: Sequence[int]) -> Estimate:
    """The share of matches won with the bounds that hold at every look, from at least one pair."""
    counts = _counts(wins)
    rate = sum(wins) / (2 * len(wins))
    return Estimate(rate, min(rate, _lowest(counts)), max(rate, 1 - _lowest(counts[::-1])))


def _counts(wins: Sequence[int]) -> tuple[int, int, int]:
    return wins.count(0), wins.count(1), wins.count(2)


def _stake(counts: tuple[int, int, int], mean: float) -> float:
    """What the stake of 1 has become that was bet against a mean of at most `mean`."""
    grown = 0.0
    for bet in _BETS:
        rate = bet / mean
        logs = (log(1 - bet), log(1 + rate * (0.5 - mean)), log(1 + rate * (1 - mean)))
        grown += exp(min(700.0, sum(count * each for count, each in zip(counts, logs, strict=True))))
    return grown / len(_BETS)


def _lowest(counts: tuple[int, int, int]) -> float:
    """The least mean that is not refused from below; the stake falls as the mean rises."""
    low, high = 0.0, 1.0
    for _ in range(_HALVINGS):
        middle = (low + high) / 2
        if _stake(counts, middle) >= GROWN:
            low = middle
        else:
            high = middle
    return low
