"""What points are worth in a match: the chance to win it from every score, and what a hand changes of that.

Near the end of a match a point is not a point: who needs 5 more does not wait for gin, who is far behind
does. The table is worked out for the target and the bonuses of a ruleset, from how hands between two equal
players end, each hand won by either side as often.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from ginrummy_qt.rules.ruleset import MatchFormat, Ruleset

_KNOCKS: Final = ((3, 0.07), (8, 0.13), (14, 0.15), (21, 0.13), (30, 0.09), (42, 0.04))
"""Points of a knock that won, and how often a hand ends so."""
_GINS: Final = ((4, 0.05), (10, 0.08), (17, 0.08), (25, 0.06), (36, 0.03))
"""The loser's deadwood at gin."""
_UNDERCUTS: Final = ((1, 0.06), (4, 0.03))
"""What the knocker had more."""
STEPS: Final = 100
"""The scores of a table; a higher target is divided into so many."""


@dataclass(frozen=True, slots=True)
class Equity:
    """`chances[mine][theirs]` is the chance to win with these scores, in steps of `unit` points."""

    target: int
    unit: float
    chances: tuple[tuple[float, ...], ...]

    def chance(self, mine: int, theirs: int) -> float:
        """The chance to win the match; at or above the target it is won."""
        if mine >= self.target:
            return 1.0
        if theirs >= self.target:
            return 0.0
        return self.chances[int(mine / self.unit)][int(theirs / self.unit)]

    def worth(self, mine: int, theirs: int, times: int = 1) -> Worth:
        """What points are worth at a score, in a hand that counts so many times (3.2)."""
        now = self.chance(mine, theirs)
        gains = [self.chance(mine + times * points, theirs) - now for points in range(MOST + 1)]
        losses = [self.chance(mine, theirs + times * points) - now for points in range(MOST + 1)]
        scale = USUAL / max(1e-6, (gains[USUAL] - losses[USUAL]) / 2)
        return Worth(tuple(scale * gain for gain in gains), tuple(scale * loss for loss in losses))


MOST: Final = 200
"""No hand is worth more."""
USUAL: Final = 20
"""Winning and losing so many points is the measure: values stay points of about the same size."""


@dataclass(frozen=True, slots=True)
class Worth:
    """`gains[p]`, `losses[p]`: what winning or losing p points is worth, in points of an average hand."""

    gains: tuple[float, ...]
    losses: tuple[float, ...]

    def of(self, points: int) -> float:
        """The worth of a hand's points, negative when lost."""
        return self.gains[min(points, MOST)] if points >= 0 else self.losses[min(-points, MOST)]


def equity_for(ruleset: Ruleset) -> Equity | None:
    """The table of a ruleset; None where three games run at once and one score does not tell the state.

    Boxes and the bonus for the game are left out: they decide who wins only where the lines are very uneven.
    """
    if ruleset.match_format is not MatchFormat.SINGLE:
        return None
    return _table(ruleset.target_score, ruleset.gin_bonus, ruleset.undercut_bonus, ruleset.knock_limit)


@lru_cache(maxsize=4)
def _table(target: int, gin: int, undercut: int, limit: int) -> Equity:
    unit = max(1.0, target / STEPS)
    size = min(target, STEPS)
    outcomes: dict[int, float] = {}
    ends = [(points + gin, share) for points, share in _GINS]
    if limit:
        ends += _KNOCKS
        ends += [(points + undercut, share) for points, share in _UNDERCUTS]
    total = sum(share for _, share in ends)
    for points, share in ends:
        steps = max(1, round(points / unit))
        outcomes[steps] = outcomes.get(steps, 0.0) + share / total / 2
    chances = [[0.0] * size for _ in range(size)]
    for mine in range(size - 1, -1, -1):
        row = chances[mine]
        for theirs in range(size - 1, -1, -1):
            chance = 0.0
            for steps, share in outcomes.items():
                chance += share if mine + steps >= size else share * chances[mine + steps][theirs]
                if theirs + steps < size:
                    chance += share * row[theirs + steps]
            row[theirs] = chance
    return Equity(target, unit, tuple(map(tuple, chances)))
