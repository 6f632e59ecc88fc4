"""Matches that are kept: replayed, given out as records and taken in again (issue 5, Build 1 and 4)."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from ginrummy_qt.ports.storage import StorageUnavailable
from ginrummy_qt.rules.match_kind import MatchKind
from ginrummy_qt.rules.ruleset import PRESETS
from ginrummy_qt.session.past_matches import Taken
from ginrummy_qt.session.record_file import read_matches, write_matches
from ginrummy_qt.storage.memory_store import MemoryMatchStore
from tests.helpers.sessions import on_table, play_on, session_on, setup_of

SHORT = setup_of(replace(PRESETS["R1"], target_score=60))


@pytest.fixture
def table():
    """A session with two matches that are over and one that goes on, and their ids."""
    store = MemoryMatchStore()
    session = session_on(store, 4)
    ids: list[str | None] = []
    for steps in (10_000, 10_000, 5):
        session.new_match(SHORT)
        play_on(session, random.Random(len(ids)), steps)
        ids.append(on_table(session))
    return session, store, ids


def test_what_is_written_is_taken_in_elsewhere_apart_from_what_was_played_there(table, tmp_path):
    session, store, ids = table
    path = tmp_path / "all.ginrummy"
    write_matches(path, session.past.records(ids))
    read = read_matches(path)
    assert [found.match.match_id for found in read] == ids[:2]
    there = MemoryMatchStore()
    past = session_on(there, 9).past
    assert [past.take_in(found) for found in read] == [Taken.NEW, Taken.NEW]
    assert [past.take_in(found) for found in read] == [Taken.KNOWN, Taken.KNOWN]
    for match_id in ids[:2]:
        kept, played = there.load(match_id), store.load(match_id)
        assert kept.events == played.events
        assert kept.started_at == played.started_at
        assert kept.setup == replace(played.setup, kind=MatchKind.IMPORTED)
        assert past.replay(match_id).count() == session.past.replay(match_id).count()


def test_a_match_that_goes_on_is_not_given_out(table):
    session, _, ids = table
    assert list(session.past.records(ids[2:])) == []


def test_a_match_that_is_not_kept_cannot_be_replayed(table):
    session, _, _ = table
    with pytest.raises(KeyError):
        session.past.replay("0" * 32)


def test_a_log_that_the_rules_cannot_follow_is_told_in_a_sentence(table):
    session, store, ids = table
    broken = replace(store.load(ids[0]), events=store.load(ids[0]).events[3:])
    store.load = lambda _match_id: broken
    with pytest.raises(StorageUnavailable, match="cannot be read"):
        session.past.replay(ids[0])
