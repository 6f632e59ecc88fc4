"""A past full of matches: against everybody, by several rules, of all kinds, over many days."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path

from ginrummy_qt.ports.levels import Style
from ginrummy_qt.ports.storage import MatchStore
from ginrummy_qt.ports.table import MatchSetup
from ginrummy_qt.rules.match_kind import MatchKind
from ginrummy_qt.rules.ruleset import PRESETS
from ginrummy_qt.rules.seats import Seat
from ginrummy_qt.session.match_session import MatchSession
from ginrummy_qt.storage.match_store import SqliteMatchStore
from tests.helpers.sessions import entropy, play_on

DAY = 86_400
START = 1_767_700_000
"""A day in January 2026."""


_RULESETS = (PRESETS["R1"], PRESETS["R4"], replace(PRESETS["R1"], knock_limit=0, void_stock=0))


def quick_store(folder: Path) -> SqliteMatchStore:
    """A store that does not wait for the disk."""
    store = SqliteMatchStore(folder)
    store.database.connection.execute("PRAGMA synchronous = OFF")
    return store


def live(store: MatchStore, matches: int = 24, seed: int = 2, start: int = START) -> None:
    """Play so many short matches, one every four days; some are given up, some left."""
    rng = random.Random(seed)
    now = [start]

    def clock() -> int:
        now[0] += rng.randrange(1, 9)
        return now[0]

    session = MatchSession(store, entropy(seed), clock)
    for _ in range(matches):
        ruleset = replace(rng.choice(_RULESETS), target_score=25)
        kind = rng.choice((MatchKind.RATED,) * 3 + (MatchKind.PRACTICE,))
        session.new_match(MatchSetup(ruleset, rng.choice((Style.SIMPLE, Style.STEADY)), kind))
        fate = rng.random()
        play_on(session, rng, 40 if fate < 0.3 else 100_000)
        if fate < 0.15:
            session.resign(Seat.SOUTH)
        now[0] += 4 * DAY
