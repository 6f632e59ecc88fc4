"""The same cards once more: a hand, a match, and a hand from a friend's deal code (issue 5, Build 1)."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from ginrummy_qt.ports.levels import Style
from ginrummy_qt.ports.table import Accepted, GivenDeal, MatchSetup, TableUpdate
from ginrummy_qt.rules import PRESETS
from ginrummy_qt.rules.deal_code import BadDealCode, read_deal_code
from ginrummy_qt.rules.events import DealerDrawn, HandDealt, PracticeEnded
from ginrummy_qt.rules.game_match import Stage, WrongStage
from ginrummy_qt.rules.match_kind import MatchKind
from ginrummy_qt.rules.record import read_record, write_record
from ginrummy_qt.rules.seats import Seat
from ginrummy_qt.session.again import code_of_hand, coded_again, hand_again, match_again
from ginrummy_qt.session.match_session import MatchSession
from ginrummy_qt.storage.match_store import SqliteMatchStore
from ginrummy_qt.storage.memory_store import MemoryMatchStore
from tests.helpers.sessions import SETUP, entropy, on_table, play_on, play_until, session_on

CUTS = ("", "ação", "x" * 5_000)


def finished(seed: object, cut: str = "", store=None) -> MatchSession:
    session = session_on(store or MemoryMatchStore(), seed)
    session.new_match(SETUP)
    play_on(session, random.Random(str(seed)), cut=cut)
    assert session.update(Seat.SOUTH).match.stage is Stage.OVER
    return session


def deals_of(session: MatchSession) -> dict[int, HandDealt]:
    return {event.number: event for event in session.log() if isinstance(event, HandDealt)}


def to_the_end(session: MatchSession, setup: MatchSetup, seed: int = 1) -> TableUpdate:
    assert isinstance(session.new_match(setup), Accepted)
    play_on(session, random.Random(seed), cut="not asked for")
    return session.update(Seat.SOUTH)


@pytest.mark.parametrize("cut", CUTS, ids=("no cut", "a cut", "a long cut"))
def test_one_hand_is_dealt_again_with_the_same_cards_and_dealer_and_then_it_is_over(cut):
    session = finished(1, cut)
    dealt = deals_of(session)[2]
    setup = session.hand_again(on_table(session), 2)
    assert (setup.kind, setup.single_hand, setup.level) == (MatchKind.REPLAYED, True, SETUP.level)
    over = to_the_end(session, setup)
    again = deals_of(session)
    assert list(again) == [1]
    assert (again[1].deck, again[1].dealer) == (dealt.deck, dealt.dealer)
    assert (over.match.stage, over.match.winner, len(over.match.outcomes)) == (Stage.OVER, None, 1)
    assert session.log()[-1] == PracticeEnded()
    assert session.verify_hand(0).ok
    assert session.verify_hand(1).ok
    assert read_record(write_record(session.log())) == session.log()


def test_a_match_is_played_again_to_its_target_with_fresh_cards_where_more_are_needed():
    session = finished(2, "my cut")
    first, draw = deals_of(session), next(e for e in session.log() if isinstance(e, DealerDrawn))
    setup = session.match_again(on_table(session))
    assert not setup.single_hand
    longer = replace(setup, ruleset=replace(setup.ruleset, target_score=400))
    over = to_the_end(session, longer, seed=9)
    second = deals_of(session)
    assert len(second) > len(first)
    assert {number: second[number].deck for number in first} == {n: deal.deck for n, deal in first.items()}
    assert second[len(first) + 1].deck not in {deal.deck for deal in first.values()}
    assert next(e for e in session.log() if isinstance(e, DealerDrawn)) == draw
    assert over.match.winner is not None
    assert read_record(write_record(session.log())) == session.log()


@pytest.mark.parametrize("cut", CUTS, ids=("no cut", "a cut", "a long cut"))
def test_a_friend_types_the_code_of_a_hand_in_and_gets_its_cards(cut):
    mine = finished(3, cut)
    dealt = deals_of(mine)[1]
    code = mine.code_of_hand(on_table(mine), 1)
    assert len(code.replace(" ", "")) == 56
    friends = session_on(MemoryMatchStore(), "of a friend")
    over = to_the_end(friends, coded_again(code.lower(), Style.SIMPLE))
    played = deals_of(friends)[1]
    assert (played.deck, played.dealer) == (dealt.deck, dealt.dealer)
    assert over.match.setup.level is Style.SIMPLE
    assert friends.verify_hand(1).ok
    assert friends.verify_hand(1).given
    assert read_record(write_record(friends.log())) == friends.log()
    assert friends.code_of_hand(on_table(friends), 1) == code, "and it can be passed on"
    once_more = to_the_end(friends, friends.hand_again(on_table(friends), 1))
    assert deals_of(friends)[1].deck == dealt.deck
    assert once_more.match.kind is MatchKind.REPLAYED


def test_a_wrong_code_is_refused():
    with pytest.raises(BadDealCode):
        coded_again("2008 J8CT", Style.SIMPLE)


def test_nothing_of_a_hand_that_goes_on_is_given_out():
    session = session_on(MemoryMatchStore(), 4)
    session.new_match(SETUP)
    play_until(session, random.Random(4), Stage.PLAYING, 2)
    match_id = on_table(session)
    for number in (2, 3, 0):
        with pytest.raises(WrongStage):
            session.hand_again(match_id, number)
        with pytest.raises(WrongStage):
            session.code_of_hand(match_id, number)
    assert session.hand_again(match_id, 1).single_hand
    assert [deal.seed for deal in session.match_again(match_id).deals] == [
        seed for _, seed in session.update(Seat.SOUTH).match.revealed
    ]
    with pytest.raises(KeyError):
        session.hand_again("0" * 32, 1)


def test_before_its_first_hand_is_over_there_is_no_match_to_play_again():
    session = session_on(MemoryMatchStore(), 5)
    session.new_match(SETUP)
    play_until(session, random.Random(5), Stage.PLAYING, 1)
    with pytest.raises(WrongStage):
        session.match_again(on_table(session))


def test_a_match_kept_earlier_is_played_again_too_and_a_given_up_hand_with_it(tmp_path):
    store = SqliteMatchStore(tmp_path)
    session = session_on(store, 6)
    session.new_match(SETUP)
    play_until(session, random.Random(6), Stage.PLAYING, 2)
    session.resign()
    given_up, dealt = on_table(session), deals_of(session)[2]
    session.new_match(SETUP)
    to_the_end(session, session.hand_again(given_up, 2))
    assert deals_of(session)[1].deck == dealt.deck


def test_after_a_restart_the_right_cards_are_dealt(tmp_path):
    mine = finished(7, "a cut")
    first = deals_of(mine)
    setup = mine.match_again(on_table(mine))
    store = SqliteMatchStore(tmp_path)
    session = session_on(store, 8)
    session.new_match(setup)
    match_id = on_table(session)
    rng = random.Random(8)
    for opening in range(200):
        if session.update(Seat.SOUTH).match.stage is Stage.OVER:
            break
        play_on(session, rng, 7, cut="another")
        store.close()
        store = SqliteMatchStore(tmp_path)
        session = session_on(store, opening)
        session.resume(match_id)
    again = deals_of(session)
    assert len(again) >= 2
    for number in again.keys() & first.keys():
        assert again[number].deck == first[number].deck


def test_given_cards_are_never_rated():
    with pytest.raises(ValueError, match="not rated"):
        MatchSetup(PRESETS["R1"], Style.STEADY, MatchKind.RATED, (GivenDeal("0" * 64),))


def test_nobody_is_asked_to_cut_given_cards():
    session = finished(9, "mine")
    setup = session.match_again(on_table(session))
    answer = session.new_match(setup, ask_for_cuts=True)
    assert isinstance(answer, Accepted)
    assert session.cut_is_given
    match = session.update(Seat.SOUTH).match
    assert (match.stage, match.number) == (Stage.NEEDS_CUT, 1)
    session.new_match(SETUP)
    assert not session.cut_is_given


def test_functions_of_a_log_do_the_same_as_the_session():
    session = finished(10)
    match_id, log = on_table(session), session.log()
    assert hand_again(log, 1, SETUP.level) == session.hand_again(match_id, 1)
    assert match_again(log, SETUP.level) == session.match_again(match_id)
    code = session.code_of_hand(match_id, 1)
    assert code_of_hand(log, 1) == code
    assert read_deal_code(code).ruleset == SETUP.ruleset
    assert entropy(1)() not in code
