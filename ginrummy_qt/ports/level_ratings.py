"""How strong the computer players are, as the arena measures it: the scale that a person's rating is read on.

`simple` is 1000 by definition. The other styles follow from the share of matches they win against it, and the
levels from the ladder; docs/players.md has the results and the commands. Ratings of people are never stored,
but worked out from all results whenever they are shown; so a change of this table corrects the past too.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from ginrummy_qt.ports.levels import Level, PlayerName, Style


@dataclass(frozen=True, slots=True)
class LevelRating:
    """A rating on the scale of Elo, and the standard deviation of its measurement."""

    value: float
    deviation: float


_MEASURED: Final[Mapping[PlayerName, LevelRating]] = {
    Level.BEGINNER: LevelRating(772, 9),
    Level.NOVICE: LevelRating(848, 8),
    Level.CASUAL: LevelRating(956, 8),
    Level.REGULAR: LevelRating(1047, 7),
    Level.SKILLED: LevelRating(1148, 7),
    Level.EXPERT: LevelRating(1236, 8),
    Level.MASTER: LevelRating(1322, 9),
    Style.SIMPLE: LevelRating(1000, 0),
    Style.STEADY: LevelRating(1194, 6),
    Style.EARLY_OR_GIN: LevelRating(1072, 5),
    Style.GIN_ONLY: LevelRating(1105, 5),
    Style.KNOCK_CURVE: LevelRating(1095, 5),
    Style.MARJJ: LevelRating(1176, 6),
}

LEVEL_RATINGS: Final[Mapping[str, LevelRating]] = MappingProxyType(
    {str(player): rating for player, rating in _MEASURED.items()}
)
"""By the key of the opponent (`ports.history.opponent_key`)."""
