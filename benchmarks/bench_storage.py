"""Keeping what happens: the time to append a step to a real file."""

from __future__ import annotations

import os
import random
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from benchmarks.measure import Measure
from ginrummy_qt.ports.levels import Style
from ginrummy_qt.ports.table import Accepted, MatchSetup
from ginrummy_qt.rules.actions import Action, BigGin, Discard, Knock
from ginrummy_qt.rules.events import Event
from ginrummy_qt.rules.game_match import Stage
from ginrummy_qt.rules.melds import least_deadwood
from ginrummy_qt.rules.ruleset import PRESETS
from ginrummy_qt.rules.seats import Seat
from ginrummy_qt.rules.view import PlayerView
from ginrummy_qt.session.match_session import MatchSession
from ginrummy_qt.storage.match_store import SqliteMatchStore

SETUP = MatchSetup(PRESETS["R1"], Style.STEADY)


class TimedStore(SqliteMatchStore):
    """Notes how long each append took, in milliseconds."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.times: list[float] = []

    def append(self, match_id: str, seq: int, events: Sequence[Event], now: int) -> None:
        """Append, with a watch."""
        start = time.perf_counter()
        super().append(match_id, seq, events, now)
        self.times.append((time.perf_counter() - start) * 1000)


class BareFile:
    """How long, in the same moments, the disk needs for the three pages of a commit without a database."""

    def __init__(self, path: Path) -> None:
        self._file = path.open("wb", buffering=0)
        self.times: list[float] = []

    def append(self) -> None:
        """Write and wait for the disk, with a watch."""
        start = time.perf_counter()
        self._file.write(bytes(3 * 4096))
        os.fsync(self._file.fileno())
        self.times.append((time.perf_counter() - start) * 1000)

    def close(self) -> None:
        """Close it."""
        self._file.close()


def run(quick: bool = False) -> list[Measure]:
    """Play matches through a session into a file on the disk of this checkout, everything made durable."""
    matches = 2 if quick else 10
    rng = random.Random(2)
    steps: list[float] = []
    with tempfile.TemporaryDirectory(prefix="build-bench-", dir=Path(__file__).parents[1]) as name:
        store, bare = TimedStore(Path(name)), BareFile(Path(name) / "bare")
        session = MatchSession(store, lambda: f"{rng.getrandbits(256):064x}", lambda: 0)
        for _ in range(matches):
            steps += play(session, after=bare.append)
        store.close()
        bare.close()
    peer = "bare write and fsync"
    return [
        Measure("append a step, p50", _percentile(store.times, 50), "ms", peer, _percentile(bare.times, 50)),
        Measure(
            "append a step, p99",
            _percentile(store.times, 99),
            "ms",
            peer,
            _percentile(bare.times, 99),
            "at most 10",
        ),
        Measure("whole step: rules, append, publish, p50", _percentile(steps, 50), "ms"),
        Measure("whole step: rules, append, publish, p99", _percentile(steps, 99), "ms"),
    ]


def play(
    session: MatchSession, setup: MatchSetup = SETUP, after: Callable[[], None] = lambda: None
) -> list[float]:
    """Play a match with sensible discards, knocking at once; the milliseconds of each submit.

    `after` is called after each.
    """
    times = []
    session.new_match(setup)
    while (update := session.update(Seat.SOUTH)).match.stage is not Stage.OVER:
        if update.match.stage is not Stage.PLAYING:
            session.next_hand("")
            continue
        assert update.view is not None
        update = session.update(update.view.turn)
        assert update.view is not None
        action = _choose(update.view, update.legal_actions)
        start = time.perf_counter()
        answer = session.submit(update.view.seat, action, update.seq)
        times.append((time.perf_counter() - start) * 1000)
        assert isinstance(answer, Accepted)
        after()
    return times


def _choose(view: PlayerView, actions: Sequence[Action]) -> Action:
    ends = [action for action in actions if isinstance(action, Knock | BigGin)]
    discards = [action for action in actions if isinstance(action, Discard)]
    if ends or not discards:
        return (ends or actions)[0]
    return min(discards, key=lambda action: least_deadwood(view.hand_mask & ~(1 << action.card)))


def _percentile(values: Sequence[float], percent: int) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, len(ordered) * percent // 100)]
