"""A full disk, a folder that is taken away: the step is refused, and the match goes on later (issue 5)."""

from __future__ import annotations

import random

import pytest

from ginrummy_qt.ports.statistics import StatisticsFilter
from ginrummy_qt.ports.table import Rejected, SessionRefusal
from ginrummy_qt.rules.game_match import Stage
from ginrummy_qt.rules.seats import Seat
from ginrummy_qt.storage.statistics_store import SqliteStatistics
from tests.helpers.fact_tables import fact_tables
from tests.helpers.long_past import quick_store
from tests.helpers.sessions import SETUP, on_table, play_on, session_on, turn


def refused_step(session):
    """The answer to a legal step."""
    if session.update(Seat.SOUTH).match.stage is not Stage.PLAYING:
        return session.next_hand("")
    now = turn(session)
    return session.submit(now.seat, now.update.legal_actions[0], now.update.seq)


@pytest.mark.parametrize("steps", [1, 7, 30])
def test_a_disk_that_fills_up_in_a_hand_refuses_the_step_and_loses_nothing(tmp_path, steps):
    store = quick_store(tmp_path)
    session = session_on(store, steps)
    session.new_match(SETUP)
    rng = random.Random(steps)
    play_on(session, rng, steps)
    connection = store.database.connection
    (pages,) = connection.execute("PRAGMA page_count").fetchone()
    connection.execute(f"PRAGMA max_page_count = {pages}")
    answer = None
    for _ in range(2_000):
        before, seq = store.load(on_table(session)), session.seq
        answer = refused_step(session)
        if isinstance(answer, Rejected):
            break
    assert answer == Rejected(SessionRefusal.NOT_SAVED)
    assert "the disk is full" in answer.detail
    assert (session.seq, store.load(on_table(session))) == (seq, before)
    connection.execute("PRAGMA max_page_count = 1000000")
    play_on(session, rng)
    assert session.update(Seat.SOUTH).match.stage is Stage.OVER
    kept = fact_tables(connection)
    store.rebuild()
    assert fact_tables(connection) == kept
    page = SqliteStatistics(store.database, lambda *_: "").lifetime(StatisticsFilter())
    assert page.sums.matches == 1


def test_a_reset_that_cannot_back_up_before_resets_nothing(tmp_path):
    store = quick_store(tmp_path)
    session = session_on(store)
    session.new_match(SETUP)
    play_on(session, random.Random(1))

    def no_room(*_):
        raise OSError("full")

    statistics = SqliteStatistics(store.database, no_room)
    before = statistics.lifetime(StatisticsFilter())
    with pytest.raises(OSError, match="full"):
        statistics.reset(1)
    assert statistics.lifetime(StatisticsFilter()) == before
