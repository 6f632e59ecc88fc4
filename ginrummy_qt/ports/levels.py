"""The computer players there are; their names and descriptions are translated elsewhere."""

from __future__ import annotations

from enum import StrEnum


class Level(StrEnum):
    """A built-in computer player, weakest first."""

    SIMPLE = "simple"
    STEADY = "steady"


class Style(StrEnum):
    """A sparring partner after a published description; they are in no order of strength."""

    EARLY_OR_GIN = "early-or-gin"
    GIN_ONLY = "gin-only"
    KNOCK_CURVE = "knock-curve"
    MARJJ = "marjj"


PLAYER_NAMES: tuple[Level | Style, ...] = (*Level, *Style)
"""What `hello` may name."""


def player_named(name: str) -> Level | Style:
    """The player that a name means. Raises ValueError when there is none."""
    for player in PLAYER_NAMES:
        if player == name:
            return player
    raise ValueError(f"{name!r} is not one of {', '.join(PLAYER_NAMES)}")
