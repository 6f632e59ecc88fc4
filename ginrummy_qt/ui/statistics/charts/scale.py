"""The arithmetic of charts: round steps, and labels that never touch each other. Free of Qt."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import Final

_ROUND: Final = (1, 2, 5, 10)


def ticks(low: float, high: float, most: int = 5, least_step: float = 0.0) -> tuple[float, ...]:
    """Round values, at most `most` of them, in even steps, the first at or below `low`, the last at or above
    `high`. `least_step` is 1 where only whole numbers make sense.

    >>> ticks(0, 23)
    (0.0, 10.0, 20.0, 30.0)
    >>> ticks(-1.2, 2.9)
    (-2.0, 0.0, 2.0, 4.0)
    """
    high = max(high, low + (least_step or 1e-9))
    power = math.floor(math.log10((high - low) / max(1, most - 1)))
    steps = (factor * 10.0**exponent for exponent in range(power, power + 4) for factor in _ROUND)
    for step in steps:
        first, last = math.floor(low / step), math.ceil(high / step)
        if step >= least_step and last - first + 1 <= most:
            return tuple(number * step for number in range(first, last + 1))
    return low, high


def sparse(centres: Sequence[float], widths: Sequence[float], gap: float) -> tuple[int, ...]:
    """Which labels of an axis are written, so that there are `gap` pixels between them: every one, or every
    second, or every so many-th, counted from the last.

    >>> sparse([0, 10, 20, 30], [8, 8, 8, 8], 2)
    (0, 1, 2, 3)
    >>> sparse([0, 10, 20, 30], [12, 12, 12, 12], 2)
    (1, 3)
    """
    count = len(centres)
    for step in range(1, count + 1):
        shown = range((count - 1) % step, count, step)
        if all(
            centres[after] - widths[after] / 2 - (centres[before] + widths[before] / 2) >= gap
            for before, after in pairwise(shown)
        ):
            return tuple(shown)
    return ()


def inside(centre: float, width: float, low: float, high: float) -> float:
    """The start of something so wide, centred where that stays between the two ends.

    >>> inside(2, 10, 0, 100), inside(50, 10, 0, 100), inside(99, 10, 0, 100)
    (0, 45.0, 90)
    """
    return max(low, min(centre - width / 2, high - width))


def apart(middles: Sequence[float], height: float, low: float, high: float) -> tuple[float, ...]:
    """Tops of labels so high that want to stand at these middles, moved so that none covers another one.

    They keep their order. All lie between `low` and `high` where there is room for all.

    >>> apart([10, 12], 8, 0, 100)
    (6.0, 14.0)
    """
    order = sorted(range(len(middles)), key=lambda index: middles[index])
    tops = [0.0] * len(middles)
    edge = low
    for index in order:
        tops[index] = edge = max(edge, middles[index] - height / 2)
        edge += height
    edge = high
    for index in reversed(order):
        tops[index] = edge = min(tops[index], edge - height)
    return tuple(tops)
