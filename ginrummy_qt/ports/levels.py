"""The computer players there are; their names and descriptions are translated elsewhere."""

from __future__ import annotations

from enum import StrEnum


class Level(StrEnum):
    """A built-in computer player, weakest first."""

    SIMPLE = "simple"
    STEADY = "steady"
