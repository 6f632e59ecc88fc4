"""A database full of matches, made fast: real ones, played once, again and again on other days.

Every match has its packed log and its facts, and the sums are those of these facts, added up by the same
ledger that keeps them in play.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from sqlite3 import Connection
from typing import Any

from benchmarks.bench_storage import play
from ginrummy_qt.ports.levels import Level
from ginrummy_qt.ports.table import MatchSetup
from ginrummy_qt.rules.ruleset import PRESETS
from ginrummy_qt.session.match_session import MatchSession
from ginrummy_qt.storage.codes import HAND_COLUMNS, MATCH_RESULTS, hand_of, hand_row
from ginrummy_qt.storage.fact_keeper import FactKeeper
from ginrummy_qt.storage.hand_facts import HandFacts
from ginrummy_qt.storage.ledger import Ledger
from ginrummy_qt.storage.local_days import local_day
from ginrummy_qt.storage.match_store import SqliteMatchStore
from ginrummy_qt.storage.setups import setup_to_text

YEARS = 10
END = 1_796_000_000
"""A day at the end of 2026."""

OPPONENTS = tuple(Level)[:4]
RULESETS = tuple(PRESETS[key] for key in ("R1", "R4", "classic"))


@dataclass(frozen=True, slots=True)
class Played:
    """A match that was played: its hands, its row of facts and its packed log. Times count from its start."""

    setup: MatchSetup
    setup_text: str
    hands: tuple[HandFacts, ...]
    facts: tuple[Any, ...]
    log: tuple[int, bytes]
    seconds: int


def play_some(folder: Path, matches: int) -> list[Played]:
    """Real matches, played through a session."""
    store = SqliteMatchStore(folder)
    store.database.connection.execute("PRAGMA synchronous = OFF")
    rng, clock = Random(4), [0]

    def tick() -> int:
        clock[0] += rng.randrange(2, 9)
        return clock[0]

    session = MatchSession(store, lambda: f"{rng.getrandbits(256):064x}", tick)
    found = []
    for _ in range(matches):
        start = clock[0]
        setup = MatchSetup(rng.choice(RULESETS), rng.choice(OPPONENTS))
        play(session, setup)
        found.append(_read(store.database.connection, setup, start, clock[0] - start))
    store.close()
    return found


def fill(folder: Path, hands: int, pool: list[Played]) -> int:
    """Fill a new database with at least so many hands over ten years; the number of matches."""
    store = SqliteMatchStore(folder)
    with store.database.changing() as connection:
        matches = _fill(connection, hands, pool)
    store.close()
    return matches


def _read(connection: Connection, setup: MatchSetup, start: int, seconds: int) -> Played:
    (key,) = connection.execute("SELECT max(id) FROM matches").fetchone()
    rows = connection.execute(f"SELECT {HAND_COLUMNS} FROM hand_facts WHERE match = ?", (key,)).fetchall()
    hands = (hand_of(row) for row in rows)
    facts = connection.execute(
        "SELECT result, hands, south_points, north_points, south_total, north_total, gins, their_gins,"
        " undercuts, undercut_by, seconds FROM match_facts WHERE match = ?",
        (key,),
    ).fetchone()
    log = connection.execute("SELECT events, log FROM packed WHERE match = ?", (key,)).fetchone()
    since = tuple(replace(hand, ended_at=hand.ended_at - start) for hand in hands)
    return Played(setup, setup_to_text(setup), since, facts, log, seconds)


def _fill(connection: Connection, hands: int, pool: list[Played]) -> int:
    rng, ledger, keeper = Random(5), Ledger(), FactKeeper(connection)
    groups = {played.setup: keeper.group(1, 0, played.setup) for played in pool}
    average = sum(len(played.hands) for played in pool) / len(pool)
    step = YEARS * 365 * 86_400 / (hands / average)
    count = key = 0
    while count < hands:
        key += 1
        played = rng.choice(pool)
        start = int(END - YEARS * 365 * 86_400 + key * step)
        _put(connection, ledger, key, groups[played.setup], start, played, f"{rng.getrandbits(128):032x}")
        count += len(played.hands)
    ledger.write(connection)
    return key


def _put(
    connection: Connection, ledger: Ledger, key: int, group: int, start: int, played: Played, match_id: str
) -> None:
    connection.execute(
        "INSERT INTO matches (id, match_id, setup, started_at) VALUES (?, ?, ?, ?)",
        (key, match_id, played.setup_text, start),
    )
    connection.execute("INSERT INTO packed VALUES (?, ?, ?)", (key, *played.log))
    rows = []
    for hand in played.hands:
        dated = replace(hand, ended_at=hand.ended_at + start)
        day = local_day(dated.ended_at)
        ledger.add_hand(group, day, dated)
        rows.append((key, group, day, *hand_row(dated)))
    connection.executemany(
        f"INSERT INTO hand_facts (match, grp, day, {HAND_COLUMNS}) VALUES ({', '.join('?' * 24)})", rows
    )
    end = start + played.seconds
    result, totals = MATCH_RESULTS[played.facts[0]], played.facts[4:6]
    ledger.add_match(group, local_day(end), result, totals)
    connection.execute(
        "INSERT INTO match_facts (match, grp, updated_at, day, result, hands, south_points, north_points,"
        " south_total, north_total, gins, their_gins, undercuts, undercut_by, seconds)"
        f" VALUES ({', '.join('?' * 15)})",
        (key, group, end, local_day(end), *played.facts),
    )
