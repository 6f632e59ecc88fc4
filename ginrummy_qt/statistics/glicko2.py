"""Glicko-2, the rating system of Mark Glickman, "Example of the Glicko-2 system" (November 30, 2013).

Pure arithmetic: a rating, the games of one rating period, and the rating after it. Equation numbers are those
of the steps in the paper. Ratings are on the familiar scale of Elo, where 200 points more win about 76%.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

SCALE: Final = 173.7178
"""Points of the familiar scale in one unit of Glicko-2's own (step 2)."""
BASE: Final = 1500.0
"""The familiar rating that is 0 on Glicko-2's own scale."""
DEFAULT_DEVIATION: Final = 350.0
"""Of somebody about whom nothing is known (step 1), and the most there can be."""
DEFAULT_VOLATILITY: Final = 0.06
TAU: Final = 0.5
"""The system constant: how fast the volatility may change; 0.3 to 1.2 are reasonable (step 1)."""
INTERVAL: Final = 1.96
"""Deviations to either side that hold 95% of the belief."""
_TOLERANCE: Final = 0.000001
"""Of the iteration for the volatility (step 5)."""


@dataclass(frozen=True, slots=True)
class Rating:
    """What is believed of a strength: its middle, the belief's standard deviation, and how erratic it is."""

    value: float = BASE
    deviation: float = DEFAULT_DEVIATION
    volatility: float = DEFAULT_VOLATILITY

    @property
    def low(self) -> float:
        """The lower end of the 95% interval."""
        return self.value - INTERVAL * self.deviation

    @property
    def high(self) -> float:
        """The upper end of the 95% interval."""
        return self.value + INTERVAL * self.deviation


@dataclass(frozen=True, slots=True)
class Games:
    """Games of one period against one opponent: `score` is the sum of 1 for a win, 0.5 for a draw."""

    opponent: Rating
    played: int
    score: float


def updated(rating: Rating, period: Sequence[Games], tau: float = TAU) -> Rating:
    """The rating after a rating period with these games; without any, only the deviation grows (step 6).

    >>> after = updated(Rating(1500, 200), [Games(Rating(1400, 30), 1, 1), Games(Rating(1550, 100), 1, 0),
    ...                                     Games(Rating(1700, 300), 1, 0)])
    >>> round(after.value, 2), round(after.deviation, 2), round(after.volatility, 5)
    (1464.05, 151.52, 0.06)
    """
    played = [games for games in period if games.played]
    if not played:
        return idle(rating, 1)
    mu, phi = (rating.value - BASE) / SCALE, rating.deviation / SCALE
    information = surprise = 0.0
    for games in played:
        g = _g(games.opponent.deviation / SCALE)
        expected = _expected(mu, (games.opponent.value - BASE) / SCALE, g)
        information += games.played * g * g * expected * (1 - expected)
        surprise += g * (games.score - games.played * expected)
    variance = 1 / information
    volatility = _volatility(phi, rating.volatility, variance, variance * surprise, tau)
    swollen = phi * phi + volatility * volatility
    after = 1 / math.sqrt(1 / swollen + 1 / variance)
    return Rating(
        BASE + SCALE * (mu + after * after * surprise),
        min(DEFAULT_DEVIATION, SCALE * after),
        volatility,
    )


def idle(rating: Rating, periods: int) -> Rating:
    """The rating after so many periods without a game: the less is known the longer it is ago."""
    phi = rating.deviation / SCALE
    grown = SCALE * math.sqrt(phi * phi + max(0, periods) * rating.volatility**2)
    return Rating(rating.value, min(DEFAULT_DEVIATION, max(rating.deviation, grown)), rating.volatility)


def expected_score(rating: Rating, opponent: Rating) -> float:
    """The share of games, 0 to 1, that somebody so rated is expected to win against this opponent."""
    g = _g(opponent.deviation / SCALE)
    return _expected((rating.value - BASE) / SCALE, (opponent.value - BASE) / SCALE, g)


def _g(phi: float) -> float:
    """How much the games against an opponent count who is known so well (step 3)."""
    return 1 / math.sqrt(1 + 3 * phi * phi / (math.pi * math.pi))


def _expected(mu: float, opponent: float, g: float) -> float:
    return 1 / (1 + math.exp(-g * (mu - opponent)))


def _volatility(phi: float, sigma: float, variance: float, delta: float, tau: float) -> float:
    """The new volatility, by the Illinois variant of regula falsi (step 5)."""
    a = math.log(sigma * sigma)

    def f(x: float) -> float:
        grown = phi * phi + variance + math.exp(x)
        return math.exp(x) * (delta * delta - grown) / (2 * grown * grown) - (x - a) / (tau * tau)

    low, high = a, _other_end(f, a, delta * delta - phi * phi - variance, tau)
    f_low, f_high = f(low), f(high)
    while abs(high - low) > _TOLERANCE:
        between = low + (low - high) * f_low / (f_high - f_low)
        f_between = f(between)
        if f_between * f_high <= 0:
            low, f_low = high, f_high
        else:
            f_low /= 2
        high, f_high = between, f_between
    return math.exp(low / 2)


def _other_end(f: Callable[[float], float], a: float, excess: float, tau: float) -> float:
    if excess > 0:
        return math.log(excess)
    k = 1
    while f(a - k * tau) < 0:
        k += 1
    return a - k * tau
