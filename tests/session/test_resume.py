"""A match goes on exactly where it was left (issue 2, Build 4)."""

from __future__ import annotations

import random

import pytest

from ginrummy_qt.ports.storage import StorageUnavailable
from ginrummy_qt.ports.table import Accepted, TableUpdate
from ginrummy_qt.rules.game_match import Stage
from ginrummy_qt.rules.seats import Seat
from ginrummy_qt.storage.match_store import SqliteMatchStore
from tests.helpers.sessions import (
    SETUP,
    WatchedStore,
    on_table,
    play_on,
    play_until,
    session_on,
    turn,
)


class Unplugged(BaseException):
    """The end of the program, at once."""


class UnpluggedStore(WatchedStore):
    """Ends the program after so many appends, each of which is kept."""

    appends_left = 10_000

    def append(self, *arguments):
        super().append(*arguments)
        self.appends_left -= 1
        if self.appends_left == 0:
            raise Unplugged


def play_a_match(session):
    session.new_match(SETUP)
    play_on(session, random.Random(6))


def test_closed_in_mid_hand_the_match_is_there_again_with_the_next_start(tmp_path):
    store = SqliteMatchStore(tmp_path)
    session = session_on(store)
    session.new_match(SETUP)
    play_until(session, random.Random(1), Stage.PLAYING, 2)
    play_on(session, random.Random(1), 4)
    left = {seat: session.update(seat) for seat in Seat}
    assert turn(session).view.moves
    store.close()

    again = session_on(SqliteMatchStore(tmp_path), "another")
    seen: list[TableUpdate] = []
    again.subscribe(Seat.SOUTH, seen.append)
    [summary] = again.unfinished()
    assert (summary.match_id, summary.setup, summary.hands) == (session.match_id, SETUP, 1)
    again.resume(summary.match_id)
    assert {seat: again.update(seat) for seat in Seat} == left
    assert seen == [left[Seat.SOUTH]]
    play_on(again, random.Random(2))
    assert again.update(Seat.SOUTH).match.winner is not None


@pytest.mark.parametrize(
    ("appends", "number", "stage"),
    [
        (1, 0, Stage.NEEDS_SEED),
        (2, 0, Stage.NEEDS_CUT),
        (3, 1, Stage.NEEDS_SEED),
        (4, 1, Stage.NEEDS_CUT),
        (5, 1, Stage.PLAYING),
    ],
)
def test_ended_between_any_two_steps_of_the_beginning_the_match_can_be_dealt(appends, number, stage):
    store = UnpluggedStore()
    store.appends_left = appends
    session = session_on(store)
    with pytest.raises(Unplugged):
        play_a_match(session)
    again = session_on(store, "another")
    [summary] = again.unfinished()
    again.resume(summary.match_id)
    match = again.update(Seat.SOUTH).match
    assert (match.number, match.stage) == (number, stage)
    if stage is not Stage.PLAYING:
        assert isinstance(again.next_hand("cut"), Accepted)
    play_on(again, random.Random(2))
    assert all(again.verify_hand(hand).ok for hand, _ in again.update(Seat.SOUTH).match.revealed)


def test_a_sealed_hand_cannot_be_drawn_again_by_starting_anew():
    store = WatchedStore()
    session = session_on(store)
    session.new_match(SETUP)
    sealed = session.update(Seat.SOUTH).match.sealed
    for start in range(3):
        again = session_on(store, f"start {start}")
        again.resume(on_table(session))
        assert again.update(Seat.SOUTH).match.sealed == sealed
    again.next_hand("")
    again.resign()
    assert again.verify_hand(1).sealed == sealed


def test_ended_after_any_append_of_a_match_it_goes_on_from_there():
    for appends in range(5, 120, 9):
        store = UnpluggedStore()
        store.appends_left = appends
        session = session_on(store)
        with pytest.raises(Unplugged):
            play_a_match(session)
        again = session_on(store, appends)
        again.resume(again.unfinished()[0].match_id)
        state = store.states[on_table(again)]
        assert again.update(Seat.SOUTH).view == state.view(Seat.SOUTH)
        assert again.update(Seat.SOUTH).match.stage is state.stage
        play_on(again, random.Random(7))
        assert again.update(Seat.SOUTH).match.stage is Stage.OVER


def test_a_match_that_is_not_there_cannot_be_resumed():
    session = session_on(WatchedStore())
    with pytest.raises(KeyError):
        session.resume("0" * 32)
    assert session.match_id is None


def test_a_match_whose_events_do_not_follow_from_each_other_cannot_be_resumed():
    store = WatchedStore()
    session = session_on(store)
    session.new_match(SETUP)
    events = store.load(on_table(session)).events
    store.inner.create("1" * 32, SETUP, 0)
    store.inner.append("1" * 32, 0, (*events[:2], *events[3:]), 0)
    before = session.update(Seat.SOUTH)
    with pytest.raises(StorageUnavailable, match="cannot be read"):
        session.resume("1" * 32)
    assert session.update(Seat.SOUTH) == before
