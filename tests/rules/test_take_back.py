"""Moves taken back in practice: what holds whatever is played, and where it is refused."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ginrummy_qt.rules import PRESETS, Seat
from ginrummy_qt.rules import game_match as gm
from ginrummy_qt.rules.events import (
    CardDrawn,
    Event,
    Knocked,
    MatchStarted,
    PracticeAgreed,
    PracticeEnded,
    Source,
    TakenBack,
)
from ginrummy_qt.rules.game_match import MatchState, Stage, WrongStage
from ginrummy_qt.rules.kept_moves import kept_log
from ginrummy_qt.rules.legality import legal_actions
from ginrummy_qt.rules.match_kind import MatchKind
from ginrummy_qt.rules.record import RecordError, event_from_text, event_to_text, read_record, write_record
from ginrummy_qt.rules.ruleset import Ruleset
from ginrummy_qt.rules.view import redact
from tests.helpers.deals import random_chooser

RULES = (PRESETS["R1"], PRESETS["R4"], replace(PRESETS["R3"], manual_layoff=True, last_discard_offer=True))


def practice(
    ruleset: Ruleset, rng: random.Random, steps: int, back: float, kind: MatchKind = MatchKind.PRACTICE
) -> Iterator[tuple[MatchState, tuple[Event, ...]]]:
    """Random play in which anybody takes back with the probability `back`: each state and what led to it."""
    choose = random_chooser(rng, endings=0.5, sense=0.9)
    state: MatchState | None = None
    events = gm.start(f"{rng.getrandbits(128):032x}", ruleset, kind)
    for _ in range(steps):
        state = gm.fold(state, events)
        yield state, events
        seat = rng.choice(tuple(Seat))
        if rng.random() < back and gm.can_take_back(state, seat):
            events = gm.take_back(state, seat)
            continue
        match state.stage:
            case Stage.OVER:
                return
            case Stage.NEEDS_SEED:
                events = gm.seal(state, f"{rng.getrandbits(256):064x}")
            case Stage.NEEDS_CUT:
                events = gm.cut(state)
            case Stage.PLAYING:
                assert state.deal is not None
                view = state.view(state.deal.turn)
                assert view is not None
                events = gm.play(state, view.seat, choose(view, legal_actions(view)))


def played(seed: int, ruleset: Ruleset, steps: int, back: float) -> tuple[MatchState, tuple[Event, ...]]:
    taken = list(practice(ruleset, random.Random(seed), steps, back))
    return taken[-1][0], tuple(event for _, events in taken for event in events)


def mid_hand(seed: int) -> tuple[MatchState, tuple[Event, ...]]:
    """A match in a hand in which both seats have decided something, and its log."""
    log: tuple[Event, ...] = ()
    for state, events in practice(PRESETS["R1"], random.Random(seed), 400, back=0):
        log = (*log, *events)
        if state.stage is Stage.PLAYING and all(gm.can_take_back(state, seat) for seat in Seat):
            return state, log
    raise AssertionError("nobody played")


@settings(derandomize=True, max_examples=40, deadline=None)
@given(seed=st.integers(0, 2**32), ruleset=st.sampled_from(RULES), steps=st.integers(1, 250))
def test_plays_and_take_backs_fold_to_what_the_kept_moves_fold_to(seed, ruleset, steps):
    state, log = played(seed, ruleset, steps, back=0.3)
    kept = kept_log(log)
    assert not any(isinstance(event, TakenBack) for event in kept)
    assert gm.fold(None, log) == state == gm.fold(None, kept)


@settings(derandomize=True, max_examples=20, deadline=None)
@given(seed=st.integers(0, 2**32), ruleset=st.sampled_from(RULES))
def test_a_record_with_take_backs_is_read_back_identically_and_so_is_every_event(seed, ruleset):
    _, log = played(seed, ruleset, 150, back=0.2)
    assert read_record(write_record(log)) == log
    assert tuple(event_from_text(event_to_text(event)) for event in log) == log


def test_it_is_as_before_the_last_decision_of_the_seat_with_the_answers_undone():
    history = [state for state, _ in practice(PRESETS["R2"], random.Random(1), 40, back=0)]
    checked = 0
    for place, state in enumerate(history):
        for seat in Seat:
            if not gm.can_take_back(state, seat):
                continue
            before = next(
                earlier
                for earlier in reversed(history[:place])
                if earlier.stage is Stage.PLAYING and earlier.deal and earlier.deal.turn is seat
            )
            assert gm.fold(state, gm.take_back(state, seat)) == before
            checked += 1
    assert checked > 20


def test_every_decision_of_the_hand_can_be_taken_back_one_by_one():
    dealt, last = None, None
    for state, _ in practice(PRESETS["R2"], random.Random(3), 25, back=0):
        dealt, last = dealt or (state if state.deal else None), state
    assert dealt is not None
    assert last is not None
    while gm.can_take_back(last, Seat.SOUTH):
        last = gm.fold(last, gm.take_back(last, Seat.SOUTH))
    while gm.can_take_back(last, Seat.NORTH):
        last = gm.fold(last, gm.take_back(last, Seat.NORTH))
    assert last == dealt


def test_the_same_card_comes_from_the_stock_again():
    for state, events in practice(PRESETS["R2"], random.Random(4), 200, back=0):
        match events[0]:
            case CardDrawn(seat, Source.STOCK, card):
                undone = gm.fold(state, gm.take_back(state, seat))
                assert undone.deal is not None
                assert undone.deal.terms.deck[undone.deal.position] == card
                return
    raise AssertionError("nobody drew")


def scored_knock(seed: int) -> tuple[MatchState, tuple[Event, ...], tuple[Event, ...]]:
    """A match right after a hand ended by a knock, its log, and the events of the last step."""
    log: tuple[Event, ...] = ()
    for state, events in practice(PRESETS["R1"], random.Random(seed), 400, back=0):
        log = (*log, *events)
        if isinstance(events[0], Knocked) and state.stage is Stage.NEEDS_SEED:
            return state, log, events
    raise AssertionError("nobody knocked")


def test_a_knock_can_be_taken_back_after_the_hand_until_the_next_is_sealed():
    ended, log, events = scored_knock(5)
    knock = events[0]
    assert isinstance(knock, Knocked)
    undone = gm.fold(ended, gm.take_back(ended, knock.seat))
    assert (undone.stage, undone.number, undone.outcomes) == (Stage.PLAYING, ended.number - 1, ())
    assert undone == gm.fold(None, log[: -len(events)])
    sealed = gm.fold(ended, gm.seal(ended, "5" * 64))
    assert not gm.can_take_back(sealed, knock.seat)
    with pytest.raises(WrongStage):
        gm.take_back(sealed, knock.seat)


def test_a_seed_shown_at_an_end_that_was_taken_back_is_shown_again_at_the_next_one():
    ended, log, events = scored_knock(6)
    knock = events[0]
    assert isinstance(knock, Knocked)
    again = (*log, *gm.take_back(ended, knock.seat), *events)
    assert gm.fold(None, again) == ended
    assert read_record(write_record(again)) == again


@pytest.mark.parametrize("kind", [MatchKind.RATED, MatchKind.REPLAYED])
def test_nothing_is_taken_back_outside_of_practice(kind):
    for state, _ in practice(PRESETS["R1"], random.Random(7), 60, back=1, kind=kind):
        assert state.kind is kind
        assert state.earlier == ()
        for seat in Seat:
            with pytest.raises(WrongStage):
                gm.take_back(state, seat)


def test_nothing_is_taken_back_once_the_match_is_over():
    low = replace(PRESETS["R1"], target_score=1)
    state, _ = played(8, low, 10_000, back=0)
    assert state.stage is Stage.OVER
    assert not any(gm.can_take_back(state, seat) for seat in Seat)
    given_up, _ = played(8, PRESETS["R1"], 30, back=0)
    given_up = gm.fold(given_up, gm.resign(given_up, Seat.SOUTH))
    assert not any(gm.can_take_back(given_up, seat) for seat in Seat)


def test_a_take_back_in_a_rated_log_is_refused_with_its_line():
    taken = list(practice(PRESETS["R1"], random.Random(9), 30, back=0, kind=MatchKind.RATED))
    log = [event for _, events in taken for event in events]
    with pytest.raises(RecordError, match="nothing to take back") as refused:
        read_record(write_record([*log, TakenBack(Seat.SOUTH, 1)]))
    assert refused.value.line == len(log) + 2


@pytest.mark.parametrize("wrong", [0, 99])
def test_a_take_back_that_names_another_hand_is_refused(wrong):
    state, log = mid_hand(10)
    with pytest.raises(ValueError, match="TakenBack"):
        gm.evolve(state, TakenBack(Seat.SOUTH, wrong))
    with pytest.raises(RecordError, match="taken_back as written"):
        read_record(write_record([*log, TakenBack(Seat.SOUTH, wrong)]))


def test_only_a_match_that_is_not_rated_says_its_kind_and_only_at_its_start():
    assert gm.start("0" * 32, PRESETS["R1"]) == (MatchStarted("0" * 32, PRESETS["R1"]),)
    for kind in (MatchKind.PRACTICE, MatchKind.REPLAYED):
        begun = gm.start("0" * 32, PRESETS["R1"], kind)
        assert begun[1] == PracticeAgreed(kind)
        assert gm.fold(None, begun).kind is kind
        with pytest.raises(WrongStage):
            gm.fold(None, (*begun, PracticeAgreed(kind)))
    state, log = mid_hand(11)
    rated = (log[0], *log[2:])
    for late in ((log[0], PracticeAgreed(MatchKind.RATED)), (*rated, PracticeAgreed(MatchKind.PRACTICE))):
        with pytest.raises(ValueError, match="PracticeAgreed"):
            gm.fold(None, late)
        with pytest.raises(RecordError, match="practice_agreed"):
            read_record(write_record(late))
    assert state.kind is MatchKind.PRACTICE


def test_practice_may_end_after_a_hand_without_a_winner_and_a_rated_match_may_not():
    ended, log, _ = scored_knock(12)
    over = gm.fold(ended, gm.end_practice(ended))
    assert (over.stage, over.winner, over.resigned) == (Stage.OVER, None, None)
    assert read_record(write_record([*log, PracticeEnded()])) == (*log, PracticeEnded())
    hand_on = next(place for place, event in enumerate(log) if isinstance(event, Knocked))
    rated = (log[0], *log[2:])
    for wrong in ((*log[:hand_on], PracticeEnded()), (*rated, PracticeEnded()), (*log[:2], PracticeEnded())):
        with pytest.raises(ValueError, match="PracticeEnded"):
            gm.fold(None, wrong)
        with pytest.raises(RecordError, match="only a match that is not rated"):
            read_record(write_record(wrong))


def test_both_seats_are_told_of_a_take_back_and_the_view_forgets_the_moves():
    for event in (TakenBack(Seat.NORTH, 3), PracticeAgreed(MatchKind.PRACTICE), PracticeEnded()):
        assert [redact(event, seat, PRESETS["R1"]) for seat in Seat] == [event, event]
    state, _ = mid_hand(13)
    undone = gm.fold(state, gm.take_back(state, Seat.NORTH))
    before, after = state.view(Seat.NORTH), undone.view(Seat.NORTH)
    assert before is not None
    assert after is not None
    assert len(after.moves) < len(before.moves)
    assert after.moves == before.moves[: len(after.moves)]
