"""How fast the players think: rollouts a second, and the time of a move for every level."""

from __future__ import annotations

import time
from collections.abc import Sequence

from benchmarks.measure import Measure
from benchmarks.rollouts import rollouts_a_second
from ginrummy_qt.players.allowance import Hurried, timed
from ginrummy_qt.players.levels import make_player
from ginrummy_qt.players.player import Player
from ginrummy_qt.players.steady import SteadyPlayer
from ginrummy_qt.ports.levels import Level
from ginrummy_qt.rules import deal
from ginrummy_qt.rules.deal import Phase
from ginrummy_qt.rules.events import HandDealt
from ginrummy_qt.rules.ruleset import PRESETS
from ginrummy_qt.rules.seats import Seat
from ginrummy_qt.rules.shuffle import shuffled_deck
from ginrummy_qt.rules.view import PlayerView, view_for

MOVE_TIME = 100
"""Milliseconds that those who search are given the second time."""


def run(quick: bool = False) -> list[Measure]:
    """Rollouts in processor time, moves by the clock, one core."""
    rate, _ = rollouts_a_second(1000 if quick else 10_000)
    measures = [Measure("hands played out (rollouts)", rate, "rollouts/s")]
    views = asked(2 if quick else 10)
    few = views[:: max(1, len(views) // (20 if quick else 80))]
    for level in Level:
        player = make_player(level, 1)
        player.decide(views[0])  # what is read or worked out once
        thinker = timed(player)
        goal = "<= 1 s" if thinker else "<= 20 ms"
        measures += _move_times(level.value, player, few if thinker else views, goal)
        if thinker:
            hurried = Hurried(thinker, MOVE_TIME)
            measures += _move_times(f"{level.value} at {MOVE_TIME} ms", hurried, few, f"about {MOVE_TIME} ms")
    return measures


def asked(hands: int) -> list[PlayerView]:
    """What both seats see whenever something is to be decided, in hands of steady players."""
    views: list[PlayerView] = []
    for number in range(1, hands + 1):
        dealt = HandDealt(number, Seat(number % 2), shuffled_deck(f"{number:064x}"))
        state = deal.deal(dealt, PRESETS["challenge"])
        while state.phase is not Phase.OVER:
            views.append(view_for(state, state.turn))
            for event in deal.decide(state, SteadyPlayer().decide(views[-1])):
                state = deal.evolve(state, event)
    return views


def _move_times(name: str, player: Player, views: Sequence[PlayerView], goal: str) -> list[Measure]:
    times = []
    for view in views:
        start = time.perf_counter()
        player.decide(view)
        times.append(1000 * (time.perf_counter() - start))
    times.sort()
    return [
        Measure(f"a move of {name}, p50", times[len(times) // 2], "ms"),
        Measure(f"a move of {name}, p95", times[len(times) * 95 // 100], "ms", goal=goal),
    ]
