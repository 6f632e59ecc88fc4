"""How long players think: every decision of some matches against the simple player, by the clock."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager

from ginrummy_qt.players.arena_players import contestant_of
from ginrummy_qt.players.duplicates import Contestant, DuplicateDeals, play_pair
from ginrummy_qt.players.ladder_results import MoveTime
from ginrummy_qt.players.player import Player
from ginrummy_qt.ports.levels import Style
from ginrummy_qt.rules.actions import Action
from ginrummy_qt.rules.ruleset import PRESETS
from ginrummy_qt.rules.seats import Seat
from ginrummy_qt.rules.view import PlayerView


class Timed:
    """A player whose decisions are timed, in seconds."""

    def __init__(self, player: Player, taken: list[float]) -> None:
        self._player = player
        self._taken = taken

    def decide(self, view: PlayerView) -> Action:
        """What the player decides."""
        start = time.perf_counter()
        action = self._player.decide(view)
        self._taken.append(time.perf_counter() - start)
        return action


def move_time_of(player: str, ruleset: str, seed: int, move_time: int | None = None) -> MoveTime:
    """The times of one pair of matches, played here. Raises PlayerGone."""
    taken: list[float] = []
    timed = _timed(contestant_of(player, move_time=move_time), taken)
    play_pair(timed, contestant_of(Style.SIMPLE), PRESETS[ruleset], DuplicateDeals(seed, 0))
    taken.sort()
    return MoveTime(
        player, _microseconds(taken[len(taken) // 2]), _microseconds(taken[len(taken) * 95 // 100])
    )


def _timed(contestant: Contestant, taken: list[float]) -> Contestant:
    @contextmanager
    def sit_down(seat: Seat, seed: int) -> Iterator[Player]:
        with contestant(seat, seed) as player:
            yield Timed(player, taken)

    return sit_down


def _microseconds(seconds: float) -> int:
    return round(seconds * 1_000_000)
