"""From the name of a built-in level or style to a player."""

from __future__ import annotations

from random import Random

from ginrummy_qt.players.player import Player
from ginrummy_qt.players.pool.early_or_gin import early_or_gin
from ginrummy_qt.players.pool.gin_only import gin_only
from ginrummy_qt.players.pool.knock_curve import knock_curve
from ginrummy_qt.players.pool.marjj import marjj
from ginrummy_qt.players.simple import SimplePlayer
from ginrummy_qt.players.steady import SteadyPlayer
from ginrummy_qt.ports.levels import Level, Style


def make_player(name: Level | Style, seed: int) -> Player:
    """A new player of the level or style; the same seed makes the same player."""
    match name:
        case Level.SIMPLE:
            return SimplePlayer(Random(seed))
        case Level.STEADY:
            return SteadyPlayer()
        case Style.EARLY_OR_GIN:
            return early_or_gin(Random(seed))
        case Style.GIN_ONLY:
            return gin_only()
        case Style.KNOCK_CURVE:
            return knock_curve()
        case Style.MARJJ:
            return marjj()
