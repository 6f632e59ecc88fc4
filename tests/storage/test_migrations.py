"""Databases of every schema that ever landed open as if they had always been of the newest (issue 5, 5)."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import replace

import pytest

from ginrummy_qt.ports.levels import Style
from ginrummy_qt.ports.table import MatchSetup
from ginrummy_qt.rules.ruleset import PRESETS
from ginrummy_qt.storage.match_store import SqliteMatchStore
from tests.helpers.fact_tables import fact_tables
from tests.helpers.long_past import quick_store
from tests.helpers.old_databases import old_match, write_001

VOIDS = replace(PRESETS["R2"], knock_limit=0, void_stock=20, target_score=1)


@pytest.fixture(scope="module")
def matches():
    played = {f"{seed:032x}": old_match(seed) for seed in range(1, 6)}
    return {
        **played,
        "a" * 32: old_match(6, PRESETS["R4"]),
        "b" * 32: old_match(7, stop=150),
        "c" * 32: old_match(8)[:-40],
        "d" * 32: old_match(9, VOIDS),
    }


def fresh(folder, matches):
    """The same matches kept by the store as it is now, an event at a time."""
    folder.mkdir()
    store = quick_store(folder)
    for key, (match_id, events) in enumerate(matches.items(), 1):
        start = 1_700_000_000 + key * 50_000
        store.create(match_id, MatchSetup(events[0].ruleset, Style.STEADY), start)
        for seq, event in enumerate(events):
            store.append(match_id, seq, (event,), start + 5 * seq)
    return store


def test_schema_001_migrates_to_what_the_same_play_gives_now(tmp_path, matches):
    write_001(tmp_path, matches)
    old = SqliteMatchStore(tmp_path)
    new = fresh(tmp_path / "new", matches)
    assert fact_tables(old.database.connection) == fact_tables(new.database.connection)
    assert old.unfinished() == new.unfinished()
    assert [line.match_id for line in old.unfinished()] == ["c" * 32]
    for match_id, events in matches.items():
        assert old.load(match_id) == new.load(match_id)
        assert old.load(match_id).events == events


def test_a_match_that_cannot_be_read_stops_no_migration(tmp_path, matches, caplog):
    write_001(tmp_path, matches)
    with closing(sqlite3.connect(tmp_path / "ginrummy.sqlite3")) as database:
        database.execute("UPDATE events SET event = '{' WHERE match = 2 AND seq = 30")
        database.execute("UPDATE matches SET setup = '' WHERE id = 3")
        database.commit()
    store = SqliteMatchStore(tmp_path)
    assert len(caplog.messages) == 2
    (listed,) = store.database.connection.execute("SELECT count(*) FROM match_facts").fetchone()
    assert listed == len(matches) - 2
    (kept,) = store.database.connection.execute("SELECT count(*) FROM events WHERE match = 2").fetchone()
    assert kept == len(matches[f"{2:032x}"]), "what cannot be read is kept as it is"
