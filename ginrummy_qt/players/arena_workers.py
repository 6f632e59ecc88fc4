"""The pairs of a comparison played by several processes; how many they are changes no result."""

from __future__ import annotations

import os
import signal
from collections import deque
from collections.abc import Generator
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from typing import Final

from ginrummy_qt.players.arena_players import contestant_of
from ginrummy_qt.players.arena_results import tally_from_text, tally_to_text
from ginrummy_qt.players.duplicates import DuplicateDeals, Tally, play_pair
from ginrummy_qt.rules.ruleset import PRESETS

_WORTH_A_PROCESS: Final = 8
"""Pairs; fewer are played before a process has started."""
_AHEAD: Final = 2
"""Pairs a process that are under way at most, so that an early stop wastes few."""


@dataclass(frozen=True, slots=True)
class Table:
    """Who plays by which preset with which cards. `processes` puts built-in players into their own."""

    first: str
    second: str
    ruleset: str
    seed: int
    processes: bool = False
    move_time: int | None = None

    def play(self, pair: int) -> Tally:
        """The pair with this index, from 0. Raises PlayerGone when a player's process cannot go on."""
        first, second = (
            contestant_of(each, processes=self.processes, move_time=self.move_time)
            for each in (self.first, self.second)
        )
        return play_pair(first, second, PRESETS[self.ruleset], DuplicateDeals(self.seed, pair))


def cores() -> int:
    """The processors this program may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def play_all(table: Table, start: int, end: int, jobs: int) -> Generator[Tally, None, None]:
    """The pairs from index `start` to before `end`, in order, played by at most `jobs` processes."""
    jobs = min(jobs, (end - start) // _WORTH_A_PROCESS)
    if jobs < 2:
        yield from map(table.play, range(start, end))
        return
    with ProcessPoolExecutor(jobs, get_context("spawn"), _leave_interrupts_to_the_parent) as pool:
        waiting: deque[Future[str]] = deque()
        try:
            for pair in range(start, end):
                waiting.append(pool.submit(_play, *_plain(table), pair))
                if len(waiting) >= jobs * _AHEAD:
                    yield tally_from_text(waiting.popleft().result())
            while waiting:
                yield tally_from_text(waiting.popleft().result())
        finally:
            pool.shutdown(cancel_futures=True)


def _plain(table: Table) -> tuple[str, str, str, int, bool, int | None]:
    # Records are not sent from process to process: compiled, they cannot be unpickled.
    return table.first, table.second, table.ruleset, table.seed, table.processes, table.move_time


def _play(
    first: str, second: str, ruleset: str, seed: int, processes: bool, move_time: int | None, pair: int
) -> str:
    return tally_to_text(Table(first, second, ruleset, seed, processes, move_time).play(pair))


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
