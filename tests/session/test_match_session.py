"""One match through the session: its steps, its refusals, and the order of keeping before showing."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ginrummy_qt.ports.table import Accepted, Rejected, SessionRefusal, TableUpdate
from ginrummy_qt.rules.actions import Discard, DrawStock, Pass
from ginrummy_qt.rules.events import (
    CardDrawn,
    DealerDrawn,
    DeckCut,
    HandReceived,
    HandSealed,
    MatchResigned,
    MatchStarted,
    SeedRevealed,
)
from ginrummy_qt.rules.game_match import Stage, WrongStage
from ginrummy_qt.rules.legality import Reason
from ginrummy_qt.rules.ruleset import PRESETS, BadRuleset, MatchFormat
from ginrummy_qt.rules.seats import Seat
from tests.helpers.sessions import (
    SETUP,
    VARIED_RULES,
    WatchedStore,
    on_table,
    play_on,
    play_until,
    session_on,
    setup_of,
    turn,
)


@pytest.fixture
def store():
    return WatchedStore()


@pytest.fixture
def session(store):
    return session_on(store)


@pytest.fixture
def dealt(session):
    """A session with the first hand on the table."""
    session.new_match(SETUP)
    session.next_hand("")
    return session


def kinds(update: TableUpdate) -> list[type]:
    return [type(event) for event in update.events]


def test_before_the_first_match_there_is_nothing_to_see_and_nothing_to_do(session):
    assert (session.match_id, session.seq, session.unfinished()) == (None, 0, ())
    wrong = Rejected(SessionRefusal.WRONG_STAGE)
    assert session.submit(Seat.SOUTH, Pass(), 0) == session.resign() == session.seal_hand() == wrong
    assert session.cut() == session.next_hand("") == wrong
    for look in (lambda: session.update(Seat.SOUTH), session.log, lambda: session.verify_hand(0)):
        with pytest.raises(WrongStage):
            look()


# A new match


def test_a_new_match_draws_the_dealer_and_seals_the_first_hand_each_step_shown_by_itself(session):
    seen: list[TableUpdate] = []
    session.subscribe(Seat.SOUTH, seen.append)
    assert session.new_match(SETUP) == Accepted(session.seq)
    assert list(map(kinds, seen)) == [
        [MatchStarted],
        [HandSealed],
        [DeckCut, DealerDrawn, SeedRevealed],
        [HandSealed],
    ]
    assert [update.match.stage for update in seen] == ["needs_seed", "needs_cut", "needs_seed", "needs_cut"]
    assert [update.match.number for update in seen] == [0, 0, 1, 1]
    assert [update.seq for update in seen] == [1, 3, 6, 8]
    drawn, sealed = seen[2].events[1], seen[3].events[0]
    assert isinstance(drawn, DealerDrawn)
    assert isinstance(sealed, HandSealed)
    assert (seen[-1].match.dealer, seen[-1].match.sealed) == (drawn.dealer, sealed.commitment)
    assert seen[-1].view is None


def test_the_draw_of_the_dealer_can_be_cut_by_hand(session):
    session.new_match(SETUP, ask_for_cuts=True)
    match = session.update(Seat.SOUTH).match
    assert (match.stage, match.number, match.dealer) == (Stage.NEEDS_CUT, 0, None)
    assert isinstance(session.cut("here"), Accepted)
    assert session.verify_hand(0).cut == "here"


def test_a_new_match_keeps_the_one_in_progress(dealt):
    first = on_table(dealt)
    play_on(dealt, random.Random(3), 5)
    before = dealt.update(Seat.SOUTH)
    dealt.new_match(setup_of(PRESETS["R2"]))
    assert [line.match_id for line in dealt.unfinished()] == [dealt.match_id, first]
    dealt.resume(first)
    assert dealt.update(Seat.SOUTH) == before


def test_a_match_that_cannot_be_played_yet_is_refused_and_changes_nothing(dealt):
    before = dealt.update(Seat.SOUTH)
    with pytest.raises(BadRuleset):
        dealt.new_match(setup_of(replace(PRESETS["R1"], match_format=MatchFormat.HOLLYWOOD)))
    assert dealt.update(Seat.SOUTH) == before
    assert len(dealt.unfinished()) == 1


def test_no_two_matches_and_no_two_seeds_are_alike(session):
    for _ in range(3):
        session.new_match(SETUP)
    ids = {line.match_id for line in session.unfinished()}
    seeds = set()
    for match_id in ids:
        session.resume(match_id)
        seeds |= {session.update(Seat.SOUTH).match.revealed[0][1], session.update(Seat.SOUTH).match.sealed}
    assert (len(ids), len(seeds)) == (3, 6)


# Hands


def test_a_hand_is_sealed_before_it_is_cut_and_dealt(session):
    session.new_match(SETUP)
    sealed = session.update(Seat.SOUTH).match.sealed
    seen: list[TableUpdate] = []
    session.subscribe(Seat.NORTH, seen.append)
    assert isinstance(session.cut("10,12 11,14"), Accepted)
    [update] = seen
    assert kinds(update) == [DeckCut, HandReceived]
    assert update.match.sealed == sealed
    assert update.match.stage is Stage.PLAYING


def test_next_hand_without_a_cut_stops_where_the_cut_is_asked_for(session):
    session.new_match(SETUP)
    play_until(session, random.Random(1), Stage.NEEDS_SEED, 2)
    between = session.update(Seat.SOUTH).match
    assert between.sealed is None, "of hand 2 nothing is fixed yet"
    assert [number for number, _ in between.seals] == [0, 1]
    assert between.seals[1] == (1, session.verify_hand(1).sealed), "that of hand 1 is still to be looked at"
    assert isinstance(session.next_hand(None), Accepted)
    sealed = session.update(Seat.SOUTH)
    assert sealed.match.stage is Stage.NEEDS_CUT
    assert session.next_hand(None) == Accepted(sealed.seq), "asked twice, nothing more happens"
    session.next_hand("now")
    assert session.update(Seat.SOUTH).match.sealed == sealed.match.sealed


def test_a_cut_that_is_no_text_for_a_file_is_made_one(session):
    session.new_match(SETUP)
    assert isinstance(session.cut("a\ud800b"), Accepted)
    session.resign()
    assert session.verify_hand(1).cut == "a?b"
    assert session.verify_hand(1).ok


def test_a_step_out_of_place_is_refused(dealt):
    wrong = Rejected(SessionRefusal.WRONG_STAGE)
    assert dealt.seal_hand() == dealt.cut() == dealt.next_hand("") == dealt.next_hand(None) == wrong
    play_until(dealt, random.Random(1), Stage.NEEDS_SEED, 2)
    assert dealt.submit(Seat.SOUTH, Pass(), dealt.seq) == wrong
    play_on(dealt, random.Random(1))
    assert dealt.update(Seat.SOUTH).match.stage is Stage.OVER
    assert dealt.resign() == dealt.next_hand("") == wrong
    assert dealt.submit(Seat.SOUTH, DrawStock(), dealt.seq) == wrong


# Actions


def test_an_illegal_action_is_refused_with_the_reason_and_changes_nothing(dealt):
    now = turn(dealt)
    seat, card = now.seat, now.view.hand[0]
    assert dealt.submit(seat, DrawStock(), dealt.seq) == Rejected(Reason.DECIDE_ON_UPCARD)
    assert dealt.submit(seat, Discard(card), dealt.seq) == Rejected(Reason.DRAW_FIRST)
    assert dealt.submit(seat.other, Pass(), dealt.seq) == Rejected(Reason.NOT_YOUR_TURN)
    assert dealt.update(seat) == now.update


def test_an_action_chosen_for_a_state_that_is_past_is_stale(dealt):
    now = turn(dealt)
    stale = Rejected(SessionRefusal.STALE)
    assert isinstance(dealt.submit(now.seat, Pass(), now.update.seq), Accepted)
    assert dealt.submit(now.seat, Pass(), now.update.seq) == stale
    assert dealt.submit(now.seat.other, Pass(), dealt.seq + 1) == stale
    assert dealt.seq == now.update.seq + 1


def test_a_draw_from_the_stock_is_shown_to_both_but_the_card_to_one(dealt):
    seen: dict[Seat, list[TableUpdate]] = {seat: [] for seat in Seat}
    for seat in Seat:
        dealt.subscribe(seat, seen[seat].append)
    for action in (Pass(), Pass(), DrawStock()):
        assert isinstance(dealt.submit(turn(dealt).seat, action, dealt.seq), Accepted)
    drawer = turn(dealt).seat
    [own], [other] = seen[drawer][-1].events, seen[drawer.other][-1].events
    assert isinstance(own, CardDrawn)
    assert own.card in turn(dealt).view.hand
    assert other == replace(own, card=None)
    assert dealt.update(drawer).legal_actions
    assert dealt.update(drawer.other).legal_actions == ()


# Keeping before showing


def test_whatever_is_shown_has_been_kept_before(session, store):
    session.subscribe(Seat.SOUTH, lambda update: store.notes.append(f"south sees {update.seq}"))
    session.subscribe(Seat.NORTH, lambda update: store.notes.append(f"north sees {update.seq}"))
    session.new_match(SETUP)
    play_on(session, random.Random(5))
    notes = iter(store.notes)
    for kept in notes:
        number = kept.removeprefix("kept ")
        assert [kept, next(notes), next(notes)] == [
            f"kept {number}",
            f"south sees {number}",
            f"north sees {number}",
        ]
    assert store.notes[-1] == f"north sees {session.seq}"


def test_a_listener_may_act_at_once_and_still_everybody_sees_all_updates_in_order(dealt):
    seen: dict[Seat, list[int]] = {Seat.SOUTH: [], Seat.NORTH: []}

    def pass_at_once(update: TableUpdate) -> None:
        seen[Seat.SOUTH].append(update.seq)
        if Pass() in turn(dealt).update.legal_actions:
            dealt.submit(turn(dealt).seat, Pass(), dealt.seq)

    dealt.subscribe(Seat.SOUTH, pass_at_once)
    dealt.subscribe(Seat.NORTH, lambda update: seen[Seat.NORTH].append(update.seq))
    start = dealt.seq
    dealt.submit(turn(dealt).seat, Pass(), start)
    assert seen == {Seat.SOUTH: [start + 1, start + 2], Seat.NORTH: [start + 1, start + 2]}


def test_nobody_hears_anything_after_unsubscribing(dealt):
    seen: list[TableUpdate] = []
    stop = dealt.subscribe(Seat.SOUTH, seen.append)
    stop()
    stop()
    dealt.resign()
    assert seen == []


def test_a_listener_that_fails_is_a_bug_that_comes_out_and_does_not_block_the_table(dealt):
    def fail(_update: TableUpdate) -> None:
        raise RuntimeError("a bug")

    stop = dealt.subscribe(Seat.SOUTH, fail)
    seen: list[TableUpdate] = []
    dealt.subscribe(Seat.SOUTH, seen.append)
    with pytest.raises(RuntimeError):
        dealt.resign()
    stop()
    dealt.new_match(SETUP)
    assert seen[-1].seq == dealt.seq


# The end


@pytest.mark.parametrize("stage", [Stage.NEEDS_CUT, Stage.PLAYING, Stage.NEEDS_SEED])
def test_a_match_given_up_is_over_and_its_seeds_are_open(session, stage):
    session.new_match(SETUP)
    play_until(session, random.Random(2), stage, 2)
    seen: list[TableUpdate] = []
    session.subscribe(Seat.SOUTH, seen.append)
    session.resign(Seat.SOUTH)
    [update] = seen
    assert update.events[-1] == MatchResigned(Seat.SOUTH)
    assert update.match.stage is Stage.OVER
    assert (update.match.winner, update.match.resigned) == (Seat.NORTH, Seat.SOUTH)
    assert update.legal_actions == ()
    sealed = {event.number for event in session.log() if isinstance(event, HandSealed)}
    assert {number for number, _ in update.match.revealed} == sealed
    assert all(session.verify_hand(number).ok for number in sealed)
    assert session.unfinished() == ()


def test_a_match_of_the_list_can_be_given_up_without_leaving_the_table(dealt):
    first = on_table(dealt)
    dealt.new_match(SETUP)
    seen: list[TableUpdate] = []
    dealt.subscribe(Seat.SOUTH, seen.append)
    assert isinstance(dealt.resign_match(first), Accepted)
    assert (seen, [line.match_id for line in dealt.unfinished()]) == ([], [dealt.match_id])
    assert dealt.resign_match(first) == Rejected(SessionRefusal.WRONG_STAGE)
    assert isinstance(dealt.resign_match(on_table(dealt)), Accepted)
    assert seen[-1].match.resigned is Seat.SOUTH
    with pytest.raises(KeyError):
        dealt.resign_match("0" * 32)


def test_a_match_won_still_shows_its_last_hand(dealt):
    play_on(dealt, random.Random(5))
    update = dealt.update(Seat.SOUTH)
    assert update.view is not None
    assert update.match.stage is Stage.OVER
    assert (update.match.number, update.match.dealer) == (update.view.number, update.view.dealer)
    assert update.match.winner is update.match.score.winner
    assert update.match.sealed == dealt.verify_hand(update.match.number).sealed


@given(st.sampled_from(VARIED_RULES), st.integers(0, 10_000), st.integers(0, 250))
def test_the_stored_events_replayed_give_exactly_the_match_on_the_table(ruleset, seed, steps):
    store = WatchedStore()
    session = session_on(store, seed)
    session.new_match(setup_of(ruleset))
    play_on(session, random.Random(seed), steps, cut="cut")
    other = session_on(store)
    other.resume(on_table(session))
    assert other.seq == session.seq
    for seat in Seat:
        assert other.update(seat) == session.update(seat)
    match = session.update(Seat.SOUTH).match
    points = [summary.points for summary in session.unfinished()]
    assert points == (
        [] if match.stage is Stage.OVER else [tuple(each.hand_points for each in match.score.seats)]
    )
