"""From the name of a level or style to a player."""

from __future__ import annotations

from functools import cache
from typing import Final

from ginrummy_qt.players.chance import AfreshPlayer
from ginrummy_qt.players.levelled.player import LevelledPlayer
from ginrummy_qt.players.levelled.skill import SKILLS
from ginrummy_qt.players.network.value import ValueNetwork, load
from ginrummy_qt.players.player import Player
from ginrummy_qt.players.pool.early_or_gin import early_or_gin
from ginrummy_qt.players.pool.gin_only import gin_only
from ginrummy_qt.players.pool.knock_curve import knock_curve
from ginrummy_qt.players.pool.marjj import marjj
from ginrummy_qt.players.search.player import SearchPlayer
from ginrummy_qt.players.search.worlds import Belief
from ginrummy_qt.players.simple import SimplePlayer
from ginrummy_qt.players.steady import SteadyPlayer
from ginrummy_qt.ports.levels import Level, PlayerName, Style

MASTERS_BUDGET: Final = 600
"""Hands played out for every decision of the master that is given no time."""


def make_player(name: PlayerName, seed: int) -> Player:
    """A new player of the level or style.

    Players of the same name and seed decide alike: what they do depends on the view, not on what they did.
    """
    match name:
        case Level.MASTER:
            return master(seed)
        case Level():
            return LevelledPlayer(_network(), SKILLS[name], seed)
        case Style.SIMPLE:
            return AfreshPlayer(SimplePlayer, seed)
        case Style.STEADY:
            return SteadyPlayer()
        case Style.EARLY_OR_GIN:
            return AfreshPlayer(early_or_gin, seed)
        case Style.GIN_ONLY:
            return gin_only()
        case Style.KNOCK_CURVE:
            return knock_curve()
        case Style.MARJJ:
            return marjj()


def master(seed: int) -> SearchPlayer:
    """The strongest player: the network with a search on top."""
    return SearchPlayer(_network(), _belief(), seed, MASTERS_BUDGET)


@cache
def _belief() -> Belief:
    """The shipped belief, read once for all players."""
    return Belief.shipped()


@cache
def _network() -> ValueNetwork:
    """The shipped network, read once for all players."""
    return load()
