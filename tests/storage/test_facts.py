"""What is derived from the events: kept step by step it is what it would be made anew (issue 5, 5)."""

from __future__ import annotations

import random
from dataclasses import fields, replace
from itertools import count

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ginrummy_qt.ports.levels import PLAYER_NAMES, Style
from ginrummy_qt.ports.statistics import Sums
from ginrummy_qt.ports.table import MatchSetup
from ginrummy_qt.rules.events import HandScored
from ginrummy_qt.rules.game_match import Stage
from ginrummy_qt.rules.match_kind import MatchKind
from ginrummy_qt.rules.ruleset import PRESETS
from ginrummy_qt.rules.seats import Seat
from ginrummy_qt.session.match_session import MatchSession
from ginrummy_qt.storage.ledger import SUM_NAMES
from tests.helpers.fact_tables import fact_tables
from tests.helpers.long_past import quick_store
from tests.helpers.sessions import SETUP, VARIED_RULES, entropy, on_table, play_on, session_on

QUICK = replace(PRESETS["R1"], target_score=40)


@pytest.fixture
def store(tmp_path):
    return quick_store(tmp_path)


def rebuilt(store):
    """The derived tables as they are, and as they are when made anew."""
    connection = store.database.connection
    before = fact_tables(connection)
    store.rebuild()
    return before, fact_tables(connection)


def totals_ever(store):
    names = ", ".join(f"coalesce(sum({name}), 0)" for name in SUM_NAMES)
    row = store.database.connection.execute(f"SELECT {names} FROM totals WHERE step = 0").fetchone()
    return Sums(**dict(zip(SUM_NAMES, row, strict=True)))


def wander(session, rng, steps):
    """Play for a while; in practice take moves back now and then, at times give up."""
    for _ in range(steps):
        if session.update(Seat.SOUTH).match.stage is Stage.OVER:
            return
        play_on(session, rng, rng.randrange(1, 12))
        if rng.random() < 0.3:
            session.take_back(Seat.SOUTH)
        if rng.random() < 0.02:
            session.resign()


@settings(max_examples=20, deadline=None, derandomize=True)
@given(seed=st.integers(0, 2**32))
def test_facts_kept_step_by_step_are_those_made_anew(tmp_path_factory, seed):
    rng = random.Random(seed)
    store = quick_store(tmp_path_factory.mktemp("facts"))
    ticks = count(rng.randrange(10**9), rng.choice((1, 40, 90_000)))
    session = MatchSession(store, entropy(seed), lambda: next(ticks))
    for _ in range(3):
        kind = rng.choice((MatchKind.RATED, MatchKind.PRACTICE))
        ruleset = replace(rng.choice(VARIED_RULES), target_score=30)
        session.new_match(MatchSetup(ruleset, rng.choice(PLAYER_NAMES), kind))
        wander(session, rng, rng.randrange(40))
    before, after = rebuilt(store)
    assert before == after
    store.close()


def test_a_whole_match_appended_at_once_counts_like_one_played(tmp_path, store):
    played = quick_store(tmp_path)
    session = session_on(played, 4)
    session.new_match(SETUP)
    play_on(session, random.Random(4))
    events = played.load(on_table(session)).events
    step_by_step = totals_ever(played)
    other = tmp_path / "other"
    other.mkdir()
    at_once = quick_store(other)
    at_once.create(on_table(session), SETUP, 1)
    at_once.append(on_table(session), 0, events, 1)
    assert replace(totals_ever(at_once), seconds=step_by_step.seconds) == step_by_step
    assert at_once.load(on_table(session)).events == events


def test_the_sums_are_those_of_the_score_sheet(store):
    session = session_on(store, 5)
    session.new_match(MatchSetup(QUICK, Style.SIMPLE))
    play_on(session, random.Random(5))
    match = session.update(Seat.SOUTH).match
    sums = totals_ever(store)
    assert (sums.points, sums.their_points) == tuple(seat.hand_points for seat in match.score.seats)
    assert (sums.hands_won, sums.hands_lost) == tuple(seat.hands_won for seat in match.score.seats)
    assert (sums.match_totals, sums.their_match_totals) == tuple(seat.total for seat in match.score.seats)
    assert sums.matches == 1
    scored = [event for event in store.load(on_table(session)).events if isinstance(event, HandScored)]
    assert sums.endings + sums.their_endings == len(scored) == sums.hands - sums.hands_void


def test_what_is_taken_back_is_not_counted_and_the_time_it_took_is(store):
    session = session_on(store, 6)
    session.new_match(MatchSetup(QUICK, Style.SIMPLE, MatchKind.PRACTICE))
    rng = random.Random(6)
    while totals_ever(store).hands == 0:
        play_on(session, rng, 1)
    first = totals_ever(store)
    assert session.update(Seat.SOUTH).can_take_back
    session.take_back(Seat.SOUTH)
    assert store.database.connection.execute("SELECT count(*) FROM totals").fetchone() == (0,)
    while totals_ever(store).hands == 0:
        play_on(session, rng, 1)
    again = totals_ever(store)
    assert again.hands == 1
    assert again.seconds > first.seconds


def test_a_hand_in_which_the_match_is_given_up_is_abandoned_and_enters_nothing_else(store):
    session = session_on(store, 7)
    session.new_match(SETUP)
    play_on(session, random.Random(7), 6)
    session.resign()
    assert totals_ever(store) == Sums(matches_resigned=1, hands_abandoned=1)


def test_the_times_of_a_match_never_go_back_even_where_the_clock_does(store):
    times = iter([1_000_000, 1_000_000, 1_000_050, 7, 8, 1_000_060] + [9] * 1_000)
    session = MatchSession(store, entropy(8), lambda: next(times))
    session.new_match(SETUP)
    play_on(session, random.Random(8), 20)
    kept = [at for (at,) in store.database.connection.execute("SELECT at FROM events ORDER BY seq")]
    assert kept == sorted(kept)
    assert kept[-1] == 1_000_060


def test_a_match_that_is_over_is_packed_and_comes_back_as_it_was(store):
    session = session_on(store, 9)
    session.new_match(MatchSetup(QUICK, Style.SIMPLE))
    play_on(session, random.Random(9))
    connection = store.database.connection
    assert connection.execute("SELECT count(*) FROM events").fetchone() == (0,)
    assert store.load(on_table(session)).events == session.log()
    plain = sum(len(str(event)) for event in store.load(on_table(session)).events)
    (packed,) = connection.execute("SELECT sum(length(log)) FROM packed").fetchone()
    assert packed < plain / 4


def test_the_columns_of_the_totals_are_the_sums(store):
    columns = [row[1] for row in store.database.connection.execute("PRAGMA table_info(totals)")]
    assert columns == ["grp", "step", "period", "facts", *(field.name for field in fields(Sums))]
