"""Ratings from results: the Bradley-Terry model, fitted by maximum likelihood.

The model: of two players whose ratings are d points of Elo apart the better one wins 1 / (1 + 10^(-d/400))
of the matches. Ratings are relative to one player's, which is given. Every pairing counts one match more,
half won by each, so that a clean sweep puts nobody infinitely high; at 200 matches that is about a point.

Intervals come from the curvature of the likelihood. It takes matches for independent, but the two of a pair
share their cards, so the variance is multiplied by how much the pairs scatter compared with that.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log, sqrt
from typing import Final

from ginrummy_qt.players.intervals import Z95, Estimate
from ginrummy_qt.players.ladder_results import Pairing

ELO: Final = 400 / log(10)
"""Points of Elo in one unit of log-odds."""
_STEPS: Final = 100
_EXACT: Final = 1e-10
_LONGEST_STEP: Final = 1.0


class NotConnected(ValueError):
    """Somebody has not met the others, not even by way of third players; the message says who."""


@dataclass(frozen=True, slots=True)
class Fit:
    """Ratings of `players`, in Elo, with the variances and covariances of their errors."""

    players: tuple[str, ...]
    ratings: tuple[float, ...]
    covariances: tuple[tuple[float, ...], ...]

    def rating(self, player: str) -> Estimate:
        """The rating with its 95% interval, a point for the player that the others are compared with."""
        place = self.players.index(player)
        half = Z95 * sqrt(max(0.0, self.covariances[place][place]))
        return Estimate(self.ratings[place], self.ratings[place] - half, self.ratings[place] + half)

    def expected(self, one: str, other: str) -> float:
        """The share of matches that `one` should win against `other`."""
        return share(self.ratings[self.players.index(one)] - self.ratings[self.players.index(other)])


def share(difference: float) -> float:
    """What a player so many points of Elo above the other wins.

    >>> round(share(100), 3), share(0)
    (0.64, 0.5)
    """
    return 1 / (1 + exp(-difference / ELO))


def fit(pairings: Sequence[Pairing], anchor: str, rating: float = 1000.0) -> Fit:
    """The ratings that make the results likeliest, `anchor` having the given one. Raises NotConnected."""
    players = (anchor, *(name for name in _players(pairings) if name != anchor))
    _check_connected(pairings, players)
    games = [
        (players.index(each.a), players.index(each.b), each.wins + 0.5, each.matches + 1) for each in pairings
    ]
    odds = [0.0] * len(players)
    for _ in range(_STEPS):
        step = _solved(_information(games, odds), _slope(games, odds))
        scale = min(1.0, _LONGEST_STEP / max([_LONGEST_STEP, *map(abs, step)]))
        for place, change in enumerate(step, 1):
            odds[place] += change * scale
        if max(map(abs, step), default=0.0) < _EXACT:
            break
    scatter = _scatter(pairings, players, odds)
    return Fit(
        players,
        tuple(rating + ELO * each for each in odds),
        _covariances(_information(games, odds), scatter * ELO * ELO),
    )


_Games = list[tuple[int, int, float, int]]
"""Two places, the wins of the first, and the matches."""


def _players(pairings: Sequence[Pairing]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(name for each in pairings for name in (each.a, each.b)))


def _check_connected(pairings: Sequence[Pairing], players: Sequence[str]) -> None:
    met = {players[0]}
    while True:
        more = {name for each in pairings if {each.a, each.b} & met for name in (each.a, each.b)} - met
        if not more:
            break
        met |= more
    lonely = [name for name in players if name not in met]
    if lonely:
        raise NotConnected(f"{', '.join(lonely)} did not meet {players[0]}, nor anybody who did")


def _chance(odds: Sequence[float], one: int, other: int) -> float:
    return 1 / (1 + exp(odds[other] - odds[one]))


def _slope(games: _Games, odds: Sequence[float]) -> list[float]:
    """How the log-likelihood grows with each player's odds, but the first one's."""
    slope = [0.0] * len(odds)
    for one, other, wins, matches in games:
        surplus = wins - matches * _chance(odds, one, other)
        slope[one] += surplus
        slope[other] -= surplus
    return slope[1:]


def _information(games: _Games, odds: Sequence[float]) -> list[list[float]]:
    """How it curves, without the first player."""
    size = len(odds)
    table = [[0.0] * size for _ in range(size)]
    for one, other, _, matches in games:
        chance = _chance(odds, one, other)
        weight = matches * chance * (1 - chance)
        table[one][one] += weight
        table[other][other] += weight
        table[one][other] -= weight
        table[other][one] -= weight
    return [row[1:] for row in table[1:]]


def _scatter(pairings: Sequence[Pairing], players: Sequence[str], odds: Sequence[float]) -> float:
    """How much the wins of a pair vary, as a share of what two independent matches would."""
    found = wanted = 0.0
    for each in pairings:
        pairs = each.matches // 2
        mean = each.wins / pairs
        found += sum((wins - mean) ** 2 for wins in each.each) * pairs / max(1, pairs - 1)
        chance = _chance(odds, players.index(each.a), players.index(each.b))
        wanted += pairs * 2 * chance * (1 - chance)
    return found / wanted if wanted else 1.0


def _covariances(information: list[list[float]], scale: float) -> tuple[tuple[float, ...], ...]:
    """The inverse of the information, with zeros for the first player."""
    size = len(information)
    columns = [
        _solved(information, [scale if row == column else 0.0 for row in range(size)])
        for column in range(size)
    ]
    return ((0.0,) * (size + 1), *((0.0, *column) for column in columns))


def _solved(table: Sequence[Sequence[float]], values: Sequence[float]) -> list[float]:
    """The solution of a system of linear equations (Gauss, with the largest pivot)."""
    rows = [[*row, value] for row, value in zip(table, values, strict=True)]
    size = len(rows)
    for place in range(size):
        pivot = max(range(place, size), key=lambda row: abs(rows[row][place]))
        rows[place], rows[pivot] = rows[pivot], rows[place]
        for row in range(place + 1, size):
            factor = rows[row][place] / rows[place][place]
            rows[row] = [below - factor * above for below, above in zip(rows[row], rows[place], strict=True)]
    solution = [0.0] * size
    for place in reversed(range(size)):
        rest = sum(rows[place][column] * solution[column] for column in range(place + 1, size))
        solution[place] = (rows[place][size] - rest) / rows[place][place]
    return solution
