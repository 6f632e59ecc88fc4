"""From the name of a built-in level to a player."""

from __future__ import annotations

from random import Random

from ginrummy_qt.players.player import Player
from ginrummy_qt.players.simple import SimplePlayer
from ginrummy_qt.players.steady import SteadyPlayer
from ginrummy_qt.ports.levels import Level


def make_player(level: Level, seed: int) -> Player:
    """A new player of the level; the same seed makes the same player."""
    match level:
        case Level.SIMPLE:
            return SimplePlayer(Random(seed))
        case Level.STEADY:
            return SteadyPlayer()
