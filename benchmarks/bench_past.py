"""A long past: the pages of statistics and history, backups and the check at the start, over many hands."""

from __future__ import annotations

import tempfile
import time
from collections.abc import Callable
from datetime import date
from pathlib import Path

from benchmarks.long_past import END, OPPONENTS, fill, play_some
from benchmarks.measure import Measure
from ginrummy_qt.ports.history import HistoryFilter, MatchResult
from ginrummy_qt.ports.statistics import Grain, StatisticsFilter
from ginrummy_qt.storage.database import FILE_NAME
from ginrummy_qt.storage.match_store import SqliteMatchStore
from ginrummy_qt.storage.opening import Stores, open_stores
from ginrummy_qt.storage.soundness import is_damaged

ROUNDS = 5
YEAR = StatisticsFilter(since=date(2026, 2, 10), until=date(2026, 11, 20))
ONE = HistoryFilter(opponents=(OPPONENTS[0].value,), results=(MatchResult.WON,), gin=True)


def run(quick: bool = False) -> list[Measure]:
    """Fill databases and open their pages."""
    measures: list[Measure] = []
    for hands in (10_000,) if quick else (100_000, 1_000_000):
        with tempfile.TemporaryDirectory(prefix="build-bench-", dir=Path(__file__).parents[1]) as name:
            measures += _measure(Path(name), hands, 8 if quick else 40)
    return measures


def _measure(scratch: Path, hands: int, played: int) -> list[Measure]:
    pool, kept = scratch / "pool", scratch / "kept"
    pool.mkdir()
    kept.mkdir()
    matches = fill(kept, hands, play_some(pool, played))
    size = (kept / FILE_NAME).stat().st_size
    checked = _milliseconds(lambda: is_damaged(kept / FILE_NAME), 3)
    start = time.perf_counter()
    stores = open_stores(kept)
    opened = (time.perf_counter() - start) * 1000
    over = f"over {hands:,} hands"
    goal = "at most 200" if hands <= 100_000 else "at most 1000"
    measures = [
        Measure(f"{name}, {over}", value, "ms", goal=goal if name in GOALS else "")
        for name, value in _pages(stores)
    ]
    backup = _milliseconds(lambda: stores.backups.make(END), 1)
    if isinstance(stores.matches, SqliteMatchStore):
        stores.matches.close()
    return [
        *measures,
        Measure(f"open the stores, {over}", opened, "ms"),
        Measure(f"check the whole file, {over}", checked, "ms"),
        Measure(f"backup, {over}", backup, "ms"),
        Measure(f"database, {over}", size / 1e6, "MB"),
        Measure(f"database, a match, {over}", size / matches / 1000, "kB"),
    ]


GOALS = {"statistics page, first opened", "statistics page", "history, first opened", "history"}


def _pages(stores: Stores) -> list[tuple[str, float]]:
    """What each page costs in milliseconds, the first time and then at the median of five."""
    everything, listed = StatisticsFilter(), HistoryFilter()

    def statistics(wanted: StatisticsFilter = everything) -> None:
        stores.statistics.lifetime(wanted)
        stores.statistics.trend(wanted, Grain.MONTH)
        stores.statistics.results(wanted, Grain.MONTH)

    def history(wanted: HistoryFilter = listed, offset: int = 0) -> None:
        stores.history.count(wanted)
        stores.history.matches(wanted, offset, 100)

    last = stores.history.count(listed) - 100
    return [
        ("statistics page, first opened", _milliseconds(statistics, 1)),
        ("statistics page", _milliseconds(statistics)),
        ("statistics page, part of a year", _milliseconds(lambda: statistics(YEAR))),
        ("trend by day", _milliseconds(lambda: stores.statistics.trend(everything, Grain.DAY))),
        ("history, first opened", _milliseconds(history, 1)),
        ("history", _milliseconds(history)),
        ("history, the last page", _milliseconds(lambda: history(offset=last))),
        ("history, filtered", _milliseconds(lambda: history(ONE))),
        ("history, searched", _milliseconds(lambda: history(HistoryFilter(text="2024-05 steady")))),
        ("what was dealt", _milliseconds(stores.statistics.deals)),
    ]


def _milliseconds(act: Callable[[], object], rounds: int = ROUNDS) -> float:
    """The median of some rounds."""
    times = []
    for _ in range(rounds):
        start = time.perf_counter()
        act()
        times.append((time.perf_counter() - start) * 1000)
    return sorted(times)[rounds // 2]
