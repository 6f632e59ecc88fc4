"""Moves taken back in practice, at the table and kept in the store (issue 4, Build 4)."""

from __future__ import annotations

import random

import pytest

from ginrummy_qt.ports.levels import Style
from ginrummy_qt.ports.table import Accepted, MatchSetup, Rejected, SessionRefusal, TableUpdate
from ginrummy_qt.rules import PRESETS
from ginrummy_qt.rules.actions import DrawStock
from ginrummy_qt.rules.deal import Phase
from ginrummy_qt.rules.events import HandScored, TakenBack
from ginrummy_qt.rules.game_match import Stage, WrongStage
from ginrummy_qt.rules.match_kind import MatchKind
from ginrummy_qt.rules.seats import Seat
from ginrummy_qt.session.match_session import MatchSession
from ginrummy_qt.storage.match_store import SqliteMatchStore
from ginrummy_qt.storage.memory_store import MemoryMatchStore
from tests.helpers.sessions import SETUP, WatchedStore, on_table, play_on, play_until, session_on, turn

PRACTICE = MatchSetup(PRESETS["R1"], Style.STEADY, MatchKind.PRACTICE)


def practising(store=None, seed: object = 0) -> MatchSession:
    session = session_on(store or MemoryMatchStore(), seed)
    assert isinstance(session.new_match(PRACTICE), Accepted)
    play_until(session, random.Random(str(seed)), Stage.PLAYING, 1)
    return session


def to_the_person(session: MatchSession, phase: Phase) -> TableUpdate:
    """Play on until the person is asked for this."""
    rng = random.Random(3)
    for _ in range(1_000):
        if session.update(Seat.SOUTH).match.stage is Stage.PLAYING:
            now = turn(session)
            if now.seat is Seat.SOUTH and now.view.phase is phase and now.update.can_take_back:
                return now.update
        play_on(session, rng, 1)
    raise AssertionError("it never came to that")


def test_a_card_drawn_is_given_back_and_the_same_one_comes_again():
    session = practising()
    to_the_person(session, Phase.DRAW)
    before = session.update(Seat.SOUTH)
    assert isinstance(session.submit(Seat.SOUTH, DrawStock(), before.seq), Accepted)
    drawn = session.update(Seat.SOUTH)
    assert isinstance(session.take_back(), Accepted)
    after = session.update(Seat.SOUTH)
    assert (after.view, after.legal_actions) == (before.view, before.legal_actions)
    assert after.seq == drawn.seq + 1
    assert isinstance(session.submit(Seat.SOUTH, DrawStock(), after.seq), Accepted)
    assert session.update(Seat.SOUTH).view == drawn.view


def test_both_seats_are_told_and_the_computer_sees_nothing_of_the_undone_moves():
    session = practising()
    update = to_the_person(session, Phase.DRAW)
    assert update.view is not None
    told: dict[Seat, list[TableUpdate]] = {seat: [] for seat in Seat}
    for seat in Seat:
        session.subscribe(seat, told[seat].append)
    assert isinstance(session.take_back(), Accepted)
    for seat in Seat:
        [news] = told[seat]
        assert news.events == (TakenBack(Seat.SOUTH, update.view.number),)
        assert news.view is not None
        assert len(news.view.moves) < len(update.view.moves)
        assert news.view.turn is Seat.SOUTH


def test_an_answer_of_the_computer_to_an_undone_move_is_stale():
    session = practising()
    to_the_person(session, Phase.DISCARD)
    now = session.update(Seat.SOUTH)
    discard = next(action for action in now.legal_actions if type(action).__name__ == "Discard")
    assert isinstance(session.submit(Seat.SOUTH, discard, now.seq), Accepted)
    asked = session.update(Seat.NORTH)
    assert asked.legal_actions
    assert isinstance(session.take_back(), Accepted)
    answer = session.submit(Seat.NORTH, asked.legal_actions[0], asked.seq)
    assert answer == Rejected(SessionRefusal.STALE)


def test_after_the_hand_it_is_possible_until_the_next_is_sealed():
    session = practising()
    rng = random.Random(5)
    while session.update(Seat.SOUTH).match.stage is not Stage.NEEDS_SEED:
        play_on(session, rng, 1)
    ended = session.update(Seat.SOUTH)
    assert ended.can_take_back
    [before] = ended.match.outcomes
    assert isinstance(session.take_back(), Accepted)
    back = session.update(Seat.SOUTH)
    assert (back.match.stage, back.match.number, back.match.outcomes) == (Stage.PLAYING, before.number, ())
    assert back.match.score.seats[0].total == back.match.score.seats[1].total == 0
    assert before.number not in dict(back.match.revealed)
    with pytest.raises(WrongStage):
        session.verify_hand(before.number)
    with pytest.raises(WrongStage):
        session.finished_hand_log(before.number)
    with pytest.raises(WrongStage):
        session.hand_again(on_table(session), before.number)
    play_until(session, rng, Stage.NEEDS_SEED, 2)
    assert session.verify_hand(1).ok
    assert [type(event) for event in session.finished_hand_log(1)].count(HandScored) >= 1
    assert isinstance(session.seal_hand(), Accepted)
    assert not session.update(Seat.SOUTH).can_take_back
    assert session.take_back() == Rejected(SessionRefusal.WRONG_STAGE)


def test_a_rated_match_refuses_and_says_so_beforehand():
    session = session_on(MemoryMatchStore())
    assert session.take_back() == Rejected(SessionRefusal.WRONG_STAGE)
    session.new_match(SETUP)
    for _ in range(80):
        play_on(session, random.Random(1), 1)
        for seat in Seat:
            assert not session.update(seat).can_take_back
        assert session.take_back() == Rejected(SessionRefusal.WRONG_STAGE)
    assert session.update(Seat.SOUTH).match.kind is MatchKind.RATED


def test_a_take_back_that_cannot_be_saved_has_not_happened():
    store = WatchedStore()
    session = practising(store)
    to_the_person(session, Phase.DRAW)
    before = session.update(Seat.SOUTH)
    store.failures = [True]
    answer = session.take_back()
    assert isinstance(answer, Rejected)
    assert answer.reason is SessionRefusal.NOT_SAVED
    assert session.update(Seat.SOUTH) == before


def test_closed_and_opened_again_moves_can_still_be_taken_back(tmp_path):
    store = SqliteMatchStore(tmp_path)
    session = practising(store)
    to_the_person(session, Phase.DRAW)
    assert isinstance(session.take_back(), Accepted)
    play_on(session, random.Random(8), 3)
    left = {seat: session.update(seat) for seat in Seat}
    match_id = on_table(session)
    store.close()

    again = session_on(SqliteMatchStore(tmp_path), "another")
    again.resume(match_id)
    for seat in Seat:
        opened = again.update(seat)
        assert (opened.view, opened.match, opened.can_take_back) == (
            left[seat].view,
            left[seat].match,
            left[seat].can_take_back,
        )
    assert opened.match.kind is MatchKind.PRACTICE
    assert again.unfinished()[0].setup == PRACTICE
    seats = [seat for seat in Seat if again.update(seat).can_take_back]
    assert seats
    assert isinstance(again.take_back(seats[0]), Accepted)
