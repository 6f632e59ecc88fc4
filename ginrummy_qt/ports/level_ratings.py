"""How strong the computer players are, as the arena measures it: the scale that a person's rating is read on.

`simple` is 1000 by definition. The others follow from the share of matches they win in the arena
(`python -m ginrummy_qt.players.arena steady simple --ruleset R1`): 75.0% with R1's rules, 74% with the
Challenge rules, and 400 log10(0.75 / 0.25) = 191 points. Ratings of people are never stored, but worked out
from all results whenever they are shown; so a change of this table, with the ladder, corrects the past too.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from ginrummy_qt.ports.levels import Level


@dataclass(frozen=True, slots=True)
class LevelRating:
    """A rating on the scale of Elo, and the standard deviation of its measurement."""

    value: float
    deviation: float


LEVEL_RATINGS: Final[Mapping[str, LevelRating]] = MappingProxyType(
    {
        Level.SIMPLE: LevelRating(1000, 15),
        Level.STEADY: LevelRating(1190, 15),
    }
)
"""By the key of the opponent (`ports.history.opponent_key`)."""
