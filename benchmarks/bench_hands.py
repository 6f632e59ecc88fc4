"""Complete hands a second: the full rules, the simple player on both sides, one core, against OpenSpiel."""

from __future__ import annotations

import time
from collections.abc import Callable
from importlib.util import find_spec
from random import Random

from benchmarks.measure import Measure
from ginrummy_qt.players.playing import play_hand
from ginrummy_qt.players.simple import SimplePlayer
from ginrummy_qt.players.steady import SteadyPlayer
from ginrummy_qt.rules.cards import DECK
from ginrummy_qt.rules.deal import DealState
from ginrummy_qt.rules.events import HandDealt
from ginrummy_qt.rules.ruleset import PRESETS
from ginrummy_qt.rules.seats import Seat

HANDS = 120
PEER_HANDS = 25
"""Of each in a round: short rounds, in turns, so that a slow moment of the machine slows both."""


class Table:
    """Plays hands by the challenge's rules, which are OpenSpiel's; the decks are shuffles of `rng`."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng
        self._players = (SimplePlayer(Random(1)), SimplePlayer(Random(2)))
        self._hands = 0

    def play_hand(self) -> DealState:
        """One whole hand: every action checked, the score counted."""
        deck = list(DECK)
        self._rng.shuffle(deck)
        self._hands += 1
        dealt = HandDealt(self._hands, Seat(self._hands % 2), tuple(deck))
        return play_hand(dealt, PRESETS["challenge"], self._players)


def run(quick: bool = False) -> list[Measure]:
    """Play in turns with OpenSpiel, where it is installed; all in processor time."""
    ours = Table(Random(3)).play_hand
    peer, theirs = "OpenSpiel is not installed", None
    if find_spec("pyspiel"):
        from benchmarks.openspiel_table import Table as OpenSpielTable

        peer, theirs = "OpenSpiel", OpenSpielTable(Random(3)).play_hand
    rounds = 4 if quick else 25
    ours_took = theirs_took = 0.0
    for _ in range(rounds):
        ours_took += _seconds(ours, HANDS)
        if theirs is not None:
            theirs_took += _seconds(theirs, PEER_HANDS)
    rate = rounds * HANDS / ours_took
    peer_rate = rounds * PEER_HANDS / theirs_took if theirs_took else None
    return [
        Measure("complete hands, simple players", rate, "hands/s", peer, peer_rate, "5 times"),
        Measure(
            "a decision of the steady player", steady_decision(5 if quick else 40), "us", goal="a few ms"
        ),
    ]


def _seconds(play: Callable[[], object], hands: int) -> float:
    """The processor time of some hands, which other programs on the machine disturb least."""
    start = time.process_time()
    for _ in range(hands):
        play()
    return time.process_time() - start


def steady_decision(hands: int) -> float:
    """The mean time of a decision, all else in the hand counted in; in microseconds."""
    rng, moves = Random(4), 0
    start = time.process_time()
    for number in range(hands):
        deck = list(DECK)
        rng.shuffle(deck)
        dealt = HandDealt(number + 1, Seat(number % 2), tuple(deck))
        moves += len(play_hand(dealt, PRESETS["challenge"], (SteadyPlayer(), SteadyPlayer())).moves)
    return (time.process_time() - start) / moves * 1e6
