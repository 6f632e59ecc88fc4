"""Pearson's test: how often would chance alone make counts differ as much as these do?"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from typing import Final

LEAST_EXPECTED: Final = 5.0
"""Buckets with fewer cases expected are put together with the next one, as the approximation asks."""


@dataclass(frozen=True, slots=True)
class ChiSquare:
    """The statistic, its degrees of freedom, and the chance of one at least as large when nothing is wrong.

    `chance` lies between 0 and 1; it is 1 where there is nothing to compare (no degree of freedom).
    """

    statistic: float
    degrees: int
    chance: float


def upper_tail(statistic: float, degrees: int) -> float:
    """The chance that a chi-square variable of so many degrees of freedom is at least `statistic`.

    By the closed forms for even and odd degrees (Abramowitz and Stegun, 26.4.4 and 26.4.5). Raises ValueError
    for less than one degree, or a negative statistic.
    """
    if degrees < 1 or statistic < 0:
        raise ValueError("a chi-square test has at least one degree of freedom and no negative statistic")
    half = statistic / 2
    if half == 0:
        return 1.0
    odd = degrees % 2
    tail = math.erfc(math.sqrt(half)) if odd else 0.0
    for step in range(degrees // 2):
        power = step + odd / 2
        tail += math.exp(power * math.log(half) - half - math.lgamma(power + 1))
    return min(1.0, tail)


def against_shares(counts: Sequence[int], shares: Sequence[float]) -> ChiSquare:
    """Counts against the shares they should have, which add up to 1; ValueError for unequal lengths."""
    total = sum(counts)
    groups = _enough((count, 0, total * share) for count, share in zip(counts, shares, strict=True))
    return _test(sum((count - expected) ** 2 / expected for count, _, expected in groups), len(groups))


def against_sample(counts: Sequence[int], others: Sequence[int]) -> ChiSquare:
    """Whether two rows of counts, bucket by bucket, can come from the same source; a missing end is empty."""
    total, other_total = sum(counts), sum(others)
    if not total or not other_total:
        return _test(0.0, 0)
    ratio = math.sqrt(other_total / total)
    share = min(total, other_total) / (total + other_total)
    pairs = zip_longest(counts, others, fillvalue=0)
    groups = _enough((mine, theirs, (mine + theirs) * share) for mine, theirs in pairs)
    terms = ((mine * ratio - theirs / ratio) ** 2 / (mine + theirs) for mine, theirs, _ in groups)
    return _test(sum(terms), len(groups))


def _test(statistic: float, groups: int) -> ChiSquare:
    if groups < 2:
        return ChiSquare(0.0, 0, 1.0)
    return ChiSquare(statistic, groups - 1, upper_tail(statistic, groups - 1))


_Bucket = tuple[int, int, float]


def _enough(buckets: Iterable[_Bucket]) -> list[_Bucket]:
    """Neighbours put together until enough is expected of each; what is left over joins the last."""
    done: list[_Bucket] = []
    open_bucket = (0, 0, 0.0)
    for bucket in buckets:
        open_bucket = _sum(open_bucket, bucket)
        if open_bucket[2] >= LEAST_EXPECTED:
            done.append(open_bucket)
            open_bucket = (0, 0, 0.0)
    if done:
        done[-1] = _sum(done[-1], open_bucket)
    return done


def _sum(first: _Bucket, second: _Bucket) -> _Bucket:
    return first[0] + second[0], first[1] + second[1], first[2] + second[2]
