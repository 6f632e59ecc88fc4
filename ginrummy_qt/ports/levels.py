"""The computer players there are; their names and descriptions are translated elsewhere."""

from __future__ import annotations

from enum import StrEnum


class Level(StrEnum):
    """A rung of the ladder, weakest first; docs/players.md tells how strong each is and how it plays."""

    BEGINNER = "beginner"
    NOVICE = "novice"
    CASUAL = "casual"
    REGULAR = "regular"
    SKILLED = "skilled"
    EXPERT = "expert"
    MASTER = "master"


class Style(StrEnum):
    """A sparring partner with one way of playing, most after a published description; in no order."""

    SIMPLE = "simple"
    STEADY = "steady"
    EARLY_OR_GIN = "early-or-gin"
    GIN_ONLY = "gin-only"
    KNOCK_CURVE = "knock-curve"
    MARJJ = "marjj"


PlayerName = Level | Style
"""A computer player of ours: a rung of the ladder, or a style."""

PLAYER_NAMES: tuple[PlayerName, ...] = (*Level, *Style)
"""What `hello` may name."""


def player_named(name: str) -> PlayerName:
    """The player that a name means. Raises ValueError when there is none."""
    for player in PLAYER_NAMES:
        if player == name:
            return player
    raise ValueError(f"{name!r} is not one of {', '.join(PLAYER_NAMES)}")
