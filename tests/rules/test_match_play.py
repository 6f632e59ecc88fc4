"""Whole matches of random play: what must hold at every event, whatever is played."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import pairwise

import pytest

from ginrummy_qt.rules import PRESETS, Seat, parse_cards
from ginrummy_qt.rules import game_match as gm
from ginrummy_qt.rules.actions import Action, BigGin, Discard, DrawDiscard, DrawStock, Knock, Pass
from ginrummy_qt.rules.cards import DECK, FULL_MASK, iter_mask, mask_of
from ginrummy_qt.rules.deal import DealState, HandOutcome
from ginrummy_qt.rules.events import (
    DealerDrawn,
    DeckCut,
    Event,
    HandDealt,
    HandScored,
    HandVoided,
    MatchWon,
    SeedRevealed,
)
from ginrummy_qt.rules.game_match import MatchState, Stage, WrongStage
from ginrummy_qt.rules.legality import IllegalAction, can, legal_actions
from ginrummy_qt.rules.record import read_record, write_record
from ginrummy_qt.rules.ruleset import BadRuleset, MatchFormat, NextDealer, Ruleset
from ginrummy_qt.rules.shuffle import commitment, shuffled_deck
from tests.helpers.deals import play_match, random_chooser

VARIANTS: dict[str, Ruleset] = {
    **PRESETS,
    "fiftieth": replace(PRESETS["R3"], last_discard_offer=True),
    "by hand": replace(PRESETS["R1"], manual_layoff=True),
}


@pytest.fixture(scope="module", params=VARIANTS)
def history(request: pytest.FixtureRequest) -> list[tuple[MatchState, Event]]:
    rng = random.Random(f"match {request.param}")
    return list(play_match(VARIANTS[request.param], rng, random_chooser(rng, endings=0.7)))


def cards_of_state(hand: DealState) -> list[int]:
    places = [*hand.hands, mask_of(hand.terms.deck[hand.position :])]
    knocked = hand.showdown.discard if hand.showdown else None
    return [*places, mask_of(hand.pile), 0 if knocked is None else 1 << knocked]


def test_52_cards_are_conserved_at_every_event(history):
    for state, _ in history:
        if state.deal is not None:
            masks = cards_of_state(state.deal)
            assert sum(mask.bit_count() for mask in masks) == 52
            union = 0
            for mask in masks:
                union |= mask
            assert union == FULL_MASK


def test_a_log_replayed_gives_the_same_state(history):
    events = [event for _, event in history]
    assert gm.fold(None, events) == history[-1][0]
    half = len(events) // 2
    assert gm.fold(history[half - 1][0], events[half:]) == history[-1][0]


def test_a_record_written_and_read_back_is_identical(history):
    events = tuple(event for _, event in history)
    text = write_record(events)
    assert read_record(text) == events
    assert write_record(read_record(text)) == text


def test_the_match_ends_with_a_winner_and_its_totals(history):
    state, event = history[-1]
    assert isinstance(event, MatchWon)
    assert state.stage is Stage.OVER
    score = state.score()
    assert (state.winner, event.totals) == (score.winner, tuple(seat.total for seat in score.seats))


def test_every_hand_ends_with_a_result_and_its_seed(history):
    events = [event for _, event in history]
    hands = sum(isinstance(event, HandDealt) for event in events)
    assert sum(isinstance(event, HandScored | HandVoided) for event in events) == hands
    for before, after in pairwise(events):
        if isinstance(before, HandScored | HandVoided):
            assert isinstance(after, SeedRevealed)


def test_2_10_the_winner_deals_next_and_after_a_void_the_same_seat(history):
    ruleset = history[0][0].ruleset
    dealers = [event.dealer for _, event in history if isinstance(event, HandDealt)]
    outcomes = history[-1][0].outcomes
    for outcome, dealer in zip(outcomes, dealers[1:], strict=False):
        if outcome.winner is None:
            assert dealer is outcome.dealer
        elif ruleset.next_dealer is NextDealer.ALTERNATE:
            assert dealer is outcome.dealer.other
        else:
            assert dealer is outcome.winner


def every_action(state: MatchState, seat: Seat) -> list[Action]:
    """All actions that could be thought of, legal or not, but for other arrangements."""
    view = state.view(seat)
    offered = legal_actions(view) if view is not None else ()
    ends: list[Action] = [action for action in offered if isinstance(action, Knock | BigGin)]
    return [DrawStock(), DrawDiscard(), Pass(), *map(Discard, DECK), *ends]


def test_every_offered_action_succeeds_and_every_other_is_refused_with_a_reason(history):
    for state, _ in history[::5]:
        if state.stage is not Stage.PLAYING:
            continue
        for seat in Seat:
            view = state.view(seat)
            assert view is not None
            offered = legal_actions(view)
            for action in offered:
                assert gm.play(state, seat, action)
            for action in every_action(state, seat):
                assert can(view, action) is (action in offered)
                if action not in offered:
                    with pytest.raises(IllegalAction) as refused:
                        gm.play(state, seat, action)
                    assert refused.value.reason


def test_legal_actions_offer_one_knock_a_discard(history):
    for state, _ in history:
        if state.stage is Stage.PLAYING and state.deal is not None:
            view = state.view(state.deal.turn)
            assert view is not None
            discards = [action.discard for action in legal_actions(view) if isinstance(action, Knock)]
            assert len(discards) == len(set(discards))


def test_2_10_the_first_dealer_is_drawn_from_a_sealed_deck():
    state = gm.fold(None, gm.start("0" * 32, PRESETS["R1"]))
    dealers = set()
    for number in range(40):
        seed = f"{number:064x}"
        sealed = gm.fold(state, gm.seal(state, seed))
        assert sealed.sealed == commitment("0" * 32, 0, None, PRESETS["R1"], seed)
        drawn = next(event for event in gm.cut(sealed, "x") if isinstance(event, DealerDrawn))
        assert (drawn.south_card, drawn.north_card) == shuffled_deck(seed, "x")[:2]
        south_lower = (drawn.south_card.rank, drawn.south_card) < (drawn.north_card.rank, drawn.north_card)
        assert drawn.dealer is (Seat.SOUTH if south_lower else Seat.NORTH)
        dealers.add(drawn.dealer)
    assert dealers == set(Seat)


def test_a_match_can_be_resigned_at_any_stage_and_reveals_a_sealed_seed(history):
    for state, _ in history[::9]:
        if state.stage is Stage.OVER:
            continue
        events = gm.resign(state, Seat.SOUTH)
        over = gm.fold(state, events)
        assert (over.stage, over.winner, over.resigned) == (Stage.OVER, Seat.NORTH, Seat.SOUTH)
        assert any(isinstance(event, SeedRevealed) for event in events) is (state.seed is not None)


def test_steps_out_of_order_are_refused():
    state = gm.fold(None, gm.start("0" * 32, PRESETS["R1"]))
    with pytest.raises(WrongStage):
        gm.cut(state)
    with pytest.raises(WrongStage):
        gm.play(state, Seat.SOUTH, DrawStock())
    with pytest.raises(WrongStage):
        gm.fold(None, gm.seal(state, "ab" * 32))
    with pytest.raises(WrongStage):
        gm.fold(state, [HandDealt(1, Seat.SOUTH, DECK)])
    with pytest.raises(WrongStage):
        gm.fold(None, [])


def test_a_log_with_an_event_of_the_deal_missing_doubled_or_moved_is_not_followed():
    before = gm.fold(None, gm.start("0" * 32, PRESETS["R1"]))
    log: list[Event] = []
    state = before
    for number in range(2):
        for step in (lambda now, n=number: gm.seal(now, f"{n:064x}"), gm.cut):
            log += (events := step(state))
            state = gm.fold(state, events)
    assert gm.fold(before, log) == state
    for place, event in enumerate(log[:-1]):
        later = log[place + 1]
        for wrong in (
            [*log[:place], *log[place + 1 :]],
            [*log[: place + 1], event, *log[place + 1 :]],
            [*log[:place], later, event, *log[place + 2 :]],
        ):
            if wrong == log:
                continue
            with pytest.raises(WrongStage):
                gm.fold(before, wrong)


def test_2_10_who_deals_next_is_an_option():
    hand = HandOutcome(1, Seat.SOUTH, Seat.SOUTH, None)
    void = HandOutcome(1, Seat.SOUTH, None, None)
    dealers = {"winner": Seat.SOUTH, "loser": Seat.NORTH, "alternate": Seat.NORTH}
    for option in NextDealer:
        ruleset = replace(PRESETS["R1"], next_dealer=option)
        assert gm.next_dealer(ruleset, hand) is dealers[option]
        other = replace(hand, winner=Seat.NORTH)
        expected = Seat.NORTH if option is NextDealer.ALTERNATE else dealers[option].other
        assert gm.next_dealer(ruleset, other) is expected
        assert gm.next_dealer(ruleset, void) is Seat.SOUTH


def test_a_bad_match_id_and_hollywood_are_refused():
    with pytest.raises(ValueError, match="match id"):
        gm.start("nonsense", PRESETS["R1"])
    with pytest.raises(BadRuleset, match="Hollywood"):
        gm.start("0" * 32, replace(PRESETS["R1"], match_format=MatchFormat.HOLLYWOOD))


def test_a_deck_of_other_than_52_cards_is_refused():
    state = gm.fold(None, gm.start("0" * 32, PRESETS["R1"]))
    for _ in range(2):
        state = gm.fold(state, gm.seal(state, "ab" * 32))
        if state.number == 0:
            state = gm.fold(state, gm.cut(state))
    with pytest.raises(ValueError, match="52"):
        gm.fold(state, [DeckCut(1, ""), HandDealt(1, state.dealer or Seat.SOUTH, (*DECK[1:], DECK[1]))])


def test_masks_list_their_cards_in_order():
    assert tuple(iter_mask(mask_of(parse_cards("Ks Ac 3d")))) == parse_cards("Ac 3d Ks")
