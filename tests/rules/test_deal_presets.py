"""One hand: where the presets differ (2.1 to 2.3), and hands that become void (2.8, 2.11)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ginrummy_qt.rules import PRESETS, Seat, best_arrangement, parse_cards
from ginrummy_qt.rules.actions import BigGin, Discard, DrawDiscard, DrawStock, Knock, Pass
from ginrummy_qt.rules.deal import DealState, Phase
from ginrummy_qt.rules.events import HandScored, HandVoided, VoidReason
from ginrummy_qt.rules.legality import Reason
from ginrummy_qt.rules.view import view_for
from tests.helpers.deals import act, act_events, dealt
from tests.helpers.one_hand import DULL, OTHER, PLAIN, READY, card, draw_down, knock, offers, reason

R1, R2, R3, R4 = (PRESETS[key] for key in ("R1", "R2", "R3", "R4"))


# ---- beginnings


@pytest.mark.parametrize("ruleset", [R1, R3])
def test_2_1_the_upcard_is_offered_to_the_non_dealer_then_to_the_dealer(ruleset):
    state = dealt(DULL, OTHER, "8c", ruleset=ruleset)
    assert (state.phase, state.turn) == (Phase.UPCARD_OFFER, Seat.SOUTH)
    assert offers(state) == (DrawDiscard(), Pass())
    assert reason(state, DrawStock()) is Reason.DECIDE_ON_UPCARD
    state = act(state, Pass())
    assert (state.phase, state.turn) == (Phase.UPCARD_OFFER, Seat.NORTH)
    state = act(state, DrawDiscard(), Discard(card("Ks")))
    assert (state.phase, state.turn) == (Phase.DRAW, Seat.SOUTH)
    assert offers(state) == (DrawStock(), DrawDiscard())


@pytest.mark.parametrize("ruleset", [R2, R4])
def test_2_1_without_an_offer_the_non_dealer_plays_a_normal_turn(ruleset):
    state = dealt(DULL, OTHER, "8c", ruleset=ruleset)
    assert offers(state) == (DrawStock(), DrawDiscard())
    assert reason(state, Pass()) is Reason.NOTHING_OFFERED


def test_2_2_r1_the_refused_upcard_may_still_be_taken():
    state = act(dealt(DULL, OTHER, "8c", ruleset=R1), Pass(), Pass())
    assert (state.turn, offers(state)) == (Seat.SOUTH, (DrawStock(), DrawDiscard()))


@pytest.mark.parametrize("ruleset", [R3, PRESETS["classic"], PRESETS["challenge"]])
def test_2_2_r3_the_non_dealer_must_draw_from_the_stock(ruleset):
    state = act(dealt(DULL, OTHER, "8c", ruleset=ruleset), Pass(), Pass())
    assert offers(state) == (DrawStock(),)
    assert reason(state, DrawDiscard()) is Reason.STOCK_FORCED
    state = act(state, DrawStock(), Discard(card("Kh")))
    assert offers(state) == (DrawStock(), DrawDiscard())


def test_2_1_whoever_takes_the_offered_upcard_may_knock_with_it():
    state = act(dealt(READY.replace("3h", "9s"), PLAIN, "Ah", ruleset=R1), DrawDiscard())
    assert knock(state, "9s").arrangement.deadwood_value == 6


# ---- big gin

ELEVEN = "3c 4c 5c 6c Tc Td Th Ts Jh Qh"
PLAIN_BESIDE = "Ad 3d 4h 7d 9d Jc Ks 2s 8h 6c"  # no meld either


@pytest.mark.parametrize("ruleset", [R1, R4])
def test_2_3_big_gin_is_offered_with_eleven_melded_cards(ruleset):
    state = dealt(ELEVEN, PLAIN, "Qc", "Kh", ruleset=replace(ruleset, first_turn=R2.first_turn))
    state = act(state, DrawStock())
    big = [a for a in offers(state) if isinstance(a, BigGin)]
    assert len(big) == 1
    _, events = act_events(state, big[0])
    scored = events[-1]
    assert isinstance(scored, HandScored)
    assert scored.score.points == 31 + 1 + 3 + 5 + 7 + 9 + 10 + 10 + 2 + 8 + 6


def test_1_8_for_big_gin_too_the_proposal_looks_at_the_discard_pile():
    state = act(dealt("5c 5d 5h 5s 6s 7s 8s Qc Qd Qh", PLAIN_BESIDE, "2h", "Qs", R4), DrawStock())

    def proposed(pile: str) -> str:
        [big] = [a for a in offers(replace(state, pile=parse_cards(pile))) if isinstance(a, BigGin)]
        return str(big.arrangement)

    assert proposed("2h") == "5c 5d 5h 5s / 6s 7s 8s / Qc Qd Qh Qs"
    assert proposed("2h 4s 9s") == "5c 5d 5h / 5s 6s 7s 8s / Qc Qd Qh Qs"


def test_2_3_big_gin_with_the_upcard_taken():
    state = act(dealt(ELEVEN, PLAIN, "Kh", ruleset=R1), DrawDiscard())
    assert any(isinstance(action, BigGin) for action in offers(state))


@pytest.mark.parametrize("ruleset", [R2, R3])
def test_2_3_elsewhere_eleven_melded_cards_are_gin_after_a_discard(ruleset):
    state = dealt(ELEVEN, PLAIN, "Qc", "Kh", ruleset=replace(ruleset, first_turn=R2.first_turn))
    state = act(state, DrawStock())
    assert not any(isinstance(action, BigGin) for action in offers(state))
    whole = best_arrangement(parse_cards(f"{ELEVEN} Kh"))
    assert reason(state, BigGin(whole)) is Reason.NO_BIG_GIN
    assert any(isinstance(a, Knock) and a.arrangement.deadwood_value == 0 for a in offers(state))


def test_2_3_with_deadwood_big_gin_is_refused():
    state = act(dealt(READY, PLAIN, "Qc", "9s", ruleset=replace(R1, first_turn=R2.first_turn)), DrawStock())
    whole = best_arrangement(parse_cards(f"{READY} 9s"))
    assert reason(state, BigGin(whole)) is Reason.NOT_ALL_MELDED


# ---- void hands


@pytest.mark.parametrize("ruleset", [R1, R2, R3, R4])
def test_2_8_two_cards_left_and_nobody_knocked_is_void(ruleset):
    state = dealt(DULL, OTHER, "8c", ruleset=replace(ruleset, first_turn=R2.first_turn))
    state = act(draw_down(state, to=3), DrawStock())
    assert (state.stock_count, state.phase) == (2, Phase.DISCARD)
    assert state.drawn is not None
    over, events = act_events(state, Discard(state.drawn))
    assert isinstance(events[-1], HandVoided)
    assert (events[-1].reason, over.phase) == (VoidReason.STOCK, Phase.OVER)
    assert over.outcome is not None
    assert over.outcome.winner is None


def test_2_8_who_draws_the_third_last_card_may_still_knock():
    state = act(draw_down(dealt(READY, PLAIN, "Qc"), to=3), DrawStock())
    assert state.turn is Seat.SOUTH
    _, events = act_events(state, next(a for a in offers(state) if isinstance(a, Knock)))
    assert isinstance(events[-1], HandScored)


def take_and_throw(state: DealState) -> DealState:
    state = act(state, DrawDiscard())
    return act(state, next(a for a in offers(state) if isinstance(a, Discard)))


@pytest.mark.parametrize("ruleset", [R1, R2])
def test_2_11_fifty_turns_in_a_row_from_the_pile_end_the_hand(ruleset):
    state = dealt(DULL, OTHER, "8c", ruleset=ruleset)
    for turn in range(49):
        assert state.pile_draws == turn
        assert view_for(state, state.turn).pile_draws == turn
        state = take_and_throw(state)
    state = act(state, DrawDiscard())
    assert [view_for(state, seat).pile_draws for seat in Seat] == [50, 50]
    over, events = act_events(state, next(a for a in offers(state) if isinstance(a, Discard)))
    assert isinstance(events[-1], HandVoided)
    assert (events[-1].reason, over.phase) == (VoidReason.PILE_DRAWS, Phase.OVER)
    assert over.outcome is not None
    assert over.outcome.winner is None


def test_2_11_a_stock_draw_starts_the_count_again():
    state = take_and_throw(take_and_throw(dealt(DULL, OTHER, "8c")))
    assert act(state, DrawStock()).pile_draws == 0


def test_2_11_the_fiftieth_may_still_knock():
    state = replace(dealt(READY.replace("3h", "9s"), PLAIN, "Ah"), pile_draws=49)
    state = act(state, DrawDiscard())
    _, events = act_events(state, knock(state, "9s"))
    assert isinstance(events[-1], HandScored)
