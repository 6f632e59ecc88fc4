"""One hand, rule by rule (1.1 to 1.13, 2.1 to 2.12, 3.2, 3.4, 3.5)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ginrummy_qt.rules import PRESETS, Arrangement, Card, Seat, best_arrangement, parse_cards
from ginrummy_qt.rules.actions import Action, BigGin, Discard, DrawDiscard, DrawStock, Knock, LayOut, Pass
from ginrummy_qt.rules.cards import FULL_MASK, mask_of
from ginrummy_qt.rules.deal import DealState, Phase
from ginrummy_qt.rules.events import Defended, HandScored, HandVoided, Knocked, VoidReason
from ginrummy_qt.rules.layoffs import Defence, Layoff, best_defence
from ginrummy_qt.rules.legality import IllegalAction, Reason, check, legal_actions, refusal
from ginrummy_qt.rules.ruleset import KnockLimit, OklahomaAce, Ruleset
from ginrummy_qt.rules.scoring import Ending, Result
from ginrummy_qt.rules.view import view_for
from tests.helpers.deals import act, act_events, dealt

R1, R2, R3, R4 = (PRESETS[key] for key in ("R1", "R2", "R3", "R4"))
DULL = "Ac 3d 5h 7s 9c Jd Kh 2s 4d 6h"
OTHER = "Ad 3h 5s 7c 9d Jh Ks 2c 4h 6s"
READY = "3c 4c 5c 6c Tc Td Th Ts 3h 5d"  # knocks at 8 when the drawn card goes
PLAIN = "Ad 3d 5h 7d 9d Jc Ks 2s 8h 6s"  # no meld; nothing fits READY


def card(text: str) -> Card:
    return parse_cards(text)[0]


def offers(state: DealState) -> tuple[Action, ...]:
    return legal_actions(view_for(state, state.turn))


def reason(state: DealState, action: Action) -> Reason | None:
    return refusal(view_for(state, state.turn), action)


def knock(state: DealState, discard: str) -> Knock:
    """The knock offered with this discard."""
    return next(a for a in offers(state) if isinstance(a, Knock) and a.discard == card(discard))


def draw_down(state: DealState, to: int) -> DealState:
    """Both throw every card they draw until `to` cards are left in the stock."""
    while state.stock_count > to:
        state = act(state, DrawStock())
        assert state.drawn is not None
        state = act(state, Discard(state.drawn))
    return state


# ---- the deal and the turn


def test_1_1_ten_cards_each_one_turned_up_the_rest_is_stock():
    state = dealt(DULL, OTHER, "8c")
    assert [hand.bit_count() for hand in state.hands] == [10, 10]
    assert state.pile == parse_cards("8c")
    assert state.stock_count == 31
    assert state.hands[0] | state.hands[1] | mask_of(state.terms.deck[20:]) == FULL_MASK


@pytest.mark.parametrize("by", list(Seat))
@pytest.mark.parametrize("ruleset", [R1, R2, R3, R4])
def test_1_4_the_non_dealer_acts_first(ruleset, by):
    state = dealt(DULL, OTHER, "8c", ruleset=ruleset, by=by)
    assert state.turn is by.other
    assert state.hands[by.other] == mask_of(parse_cards(DULL))


def test_1_5_a_turn_is_a_draw_and_a_discard():
    state = dealt(DULL, OTHER, "8c", "Th")
    assert offers(state) == (DrawStock(), DrawDiscard())
    state = act(state, DrawStock())
    assert state.hands[Seat.SOUTH] >> card("Th") & 1
    after = act(state, Discard(card("Kh")))
    assert (after.turn, after.phase, after.pile) == (Seat.NORTH, Phase.DRAW, parse_cards("8c Kh"))


def test_1_5_a_card_from_the_stock_may_be_discarded_at_once():
    state = act(dealt(DULL, OTHER, "8c", "Th"), DrawStock(), Discard(card("Th")))
    assert state.pile[-1] == card("Th")


def test_1_6_a_taken_card_may_not_be_discarded_in_that_turn():
    state = act(dealt(DULL, OTHER, "8c"), DrawDiscard())
    assert reason(state, Discard(card("8c"))) is Reason.JUST_TAKEN
    assert Discard(card("8c")) not in offers(state)
    assert len(offers(state)) == 10


def test_1_6_nor_may_it_be_the_knock_discard():
    state = act(dealt(READY, PLAIN, "9c"), DrawDiscard())
    assert reason(state, Knock(card("9c"), best_arrangement(parse_cards(READY)))) is Reason.JUST_TAKEN


def test_1_6_in_a_later_turn_it_may_go():
    state = act(dealt(DULL, OTHER, "8c"), DrawDiscard(), Discard(card("Kh")))
    state = act(state, DrawStock(), Discard(card("Ks")), DrawStock())
    assert reason(state, Discard(card("8c"))) is None


# ---- knocking


def test_r1_deadwood_3_5_9_after_drawing_knocks_with_the_9_at_8():
    state = act(dealt(READY, PLAIN, "Qc", "9s"), DrawStock())
    _, events = act_events(state, knock(state, "9s"))
    assert isinstance(events[0], Knocked)
    assert events[0].arrangement == Arrangement.parse("3c 4c 5c 6c / Tc Td Th Ts + 5d 3h")
    assert events[0].arrangement.deadwood_value == 8


def test_1_7_one_knock_is_offered_for_each_discard_within_the_limit():
    state = act(dealt(READY, PLAIN, "Qc", "As"), DrawStock())  # 3h + 5d + As = 9
    knocks = {str(a.discard): a.arrangement.deadwood_value for a in offers(state) if isinstance(a, Knock)}
    assert knocks == {
        **{"3h": 6, "5d": 4, "As": 8},
        **{"3c": 9, "6c": 9},  # three of the run are left
        **{"Tc": 9, "Td": 9, "Th": 9, "Ts": 9},
    }
    assert sum(isinstance(action, Knock) for action in offers(state)) == len(knocks)


def test_1_7_above_the_limit_it_is_refused():
    state = act(dealt(READY, PLAIN, "Qc", "9s"), DrawStock())
    eleven_less_3h = best_arrangement(parse_cards(READY.replace("3h", "9s")))
    assert reason(state, Knock(card("3h"), eleven_less_3h)) is Reason.OVER_LIMIT


def test_1_7_knocking_and_gin_are_optional():
    state = act(dealt("3c 4c 5c 6c Tc Td Th Ts 7h 8h", PLAIN.replace("8h", "8d"), "Qc", "9h"), DrawStock())
    assert act(state, Discard(card("9h"))).phase is Phase.DRAW


def test_1_8_any_other_legal_arrangement_within_the_limit_is_accepted():
    state = act(
        dealt("Ac 3d 4d 5d 6d Td Jd Qd Kd 2s", "7c 8c 9c Qc 7d 3h Qh 6s 8s Js", "9h", "9s"), DrawStock()
    )
    shut_out = Arrangement.parse("3d 4d 5d / Td Jd Qd Kd + Ac 6d 2s")
    state, events = act_events(state, Knock(card("9s"), shut_out))
    scored = events[-1]
    assert isinstance(scored, HandScored)
    assert scored.score.points == 45  # worked example F2; shown whole it scores 44


def test_1_8_zero_is_gin_whichever_button_was_pressed():
    state = act(dealt("3c 4c 5c 6c Tc Td Ts Jh Qh Kh", PLAIN, "Qc", "9s"), DrawStock())
    _, events = act_events(state, knock(state, "9s"))
    assert isinstance(events[0], Knocked)
    assert events[0].ending is Ending.GIN


def test_1_8_a_gin_hand_laid_out_above_zero_is_an_ordinary_knock():
    state = act(dealt("3c 4c 5c 6c Tc Td Ts Jh Qh Kh", PLAIN, "Qc", "9s"), DrawStock())
    _, events = act_events(state, Knock(card("9s"), Arrangement.parse("3c 4c 5c / Tc Td Ts / Jh Qh Kh + 6c")))
    assert isinstance(events[0], Knocked)
    assert events[0].ending is Ending.KNOCK


@pytest.mark.parametrize(
    "text",
    [
        "3c 4c 5c 6c / Tc Td Th Ts + 5d",  # a card missing
        "3c 4c 5c 6c / Tc Td Th Ts + 5d 9h",  # a card not held
        "3c 4c 5c 6c 3h / Tc Td Th Ts + 5d",  # no meld
        "3c 4c / Tc Td Th Ts + 5c 6c 3h 5d",  # too short
    ],
)
def test_1_8_what_is_no_arrangement_of_the_hand_is_refused(text):
    state = act(dealt(READY, PLAIN, "Qc", "9s"), DrawStock())
    assert reason(state, Knock(card("9s"), Arrangement.parse(text))) is Reason.BAD_ARRANGEMENT


def test_1_9_melds_and_layoffs_are_chosen_together():
    knocker = "9c 9d 9s 3h 4h 5h 6h 7h Ac 8d"  # worked example F1
    state = act(dealt(knocker, "6c 7c 8c Jc Jd 8h 4s 5s 6s 8s", "Kd", "Kc"), DrawStock())
    state, events = act_events(state, knock(state, "Kc"))
    defended = events[1]
    assert isinstance(defended, Defended)
    assert defended.defence.deadwood_value == 28
    assert [str(layoff.card) for layoff in defended.defence.layoffs] == ["8h"]


def test_1_9_the_defender_may_choose_by_hand_where_the_ruleset_says_so():
    ruleset = replace(R2, manual_layoff=True)
    defender = "6c 7c 8c Jc Jd 8h 4s 5s 6s 8s"
    state = act(dealt("9c 9d 9s 3h 4h 5h 6h 7h Ac 8d", defender, "Kd", "Kc", ruleset), DrawStock())
    state, events = act_events(state, knock(state, "Kc"))
    assert len(events) == 1
    assert (state.phase, state.turn) == (Phase.LAYOFF, Seat.NORTH)
    melds = state.showdown.arrangement.melds if state.showdown else ()
    best = best_defence(melds, parse_cards(defender))
    assert offers(state) == (LayOut(best),)
    for action in (DrawStock(), DrawDiscard(), Discard(card("Jc"))):
        assert reason(state, action) is Reason.LAY_OUT_FIRST
    with pytest.raises(IllegalAction):
        check(view_for(state, Seat.NORTH), LayOut(replace(best, deadwood_value=0)))
    own = Defence.parse("8c 8h 8s + 6c 7c Jc Jd 4s 5s 6s")
    over, events = act_events(state, LayOut(own))
    assert over.phase is Phase.OVER
    scored = events[-1]
    assert isinstance(scored, HandScored)
    assert scored.score.difference == own.deadwood_value - 9


def test_1_10_nothing_is_laid_off_on_gin():
    state = act(dealt("3c 4c 5c 6c Tc Td Ts Jh Qh Kh", PLAIN.replace("2s", "7c"), "Qc", "9s"), DrawStock())
    _, events = act_events(state, knock(state, "9s"))
    assert isinstance(events[1], Defended)
    assert events[1].defence.layoffs == ()


def test_1_12_undercut():
    state = act(dealt(READY, "Ad 2d 3d 7h 7d 7s Kc Kd Ks 2h", "Qc", "9s"), DrawStock())
    state, events = act_events(state, knock(state, "9s"))
    scored = events[-1]
    assert isinstance(scored, HandScored)
    assert (scored.winner, scored.score.result, scored.score.points) == (Seat.NORTH, Result.UNDERCUT, 31)


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


# ---- section 3


@pytest.mark.parametrize(("upcard", "limit"), [("4c", 4), ("Kc", 10), ("Tc", 10), ("As", 0)])
def test_3_2_oklahoma_the_first_upcard_sets_the_limit(upcard, limit):
    ruleset = replace(R2, knock_limit_from=KnockLimit.FIRST_UPCARD)
    assert dealt(DULL.replace("Ac", "8d"), OTHER, upcard, ruleset=ruleset).terms.knock_limit == limit


def test_3_2_an_ace_may_mean_one():
    ruleset = replace(R2, knock_limit_from=KnockLimit.FIRST_UPCARD, oklahoma_ace=OklahomaAce.ONE)
    assert dealt(DULL, OTHER, "As", ruleset=ruleset).terms.knock_limit == 1


def test_3_2_a_spade_doubles_the_hand():
    ruleset = replace(R2, spade_doubles=True)
    state = act(dealt(READY, PLAIN, "Qs", "9s", ruleset), DrawStock())
    state, events = act_events(state, knock(state, "9s"))
    scored = events[-1]
    assert isinstance(scored, HandScored)
    assert scored.score.points == 2 * scored.score.difference
    assert act_events(act(dealt(READY, PLAIN, "Qc", "9s", ruleset), DrawStock()), knock_of("9s"))[1][-1] == (
        replace(scored, score=replace(scored.score, points=scored.score.difference, multiplier=1))
    )


def knock_of(discard: str) -> Knock:
    return Knock(card(discard), best_arrangement(parse_cards(READY)))


def test_3_4_straight_gin_has_no_knocks_above_zero():
    state = act(dealt(READY, PLAIN, "Qc", "9s", replace(R2, knock_limit=0)), DrawStock())
    assert not any(isinstance(action, Knock) for action in offers(state))
    assert reason(state, knock_of("9s")) is Reason.OVER_LIMIT


FIFTIETH = replace(R2, last_discard_offer=True)


def at_last_discard(north: str, ruleset: Ruleset = FIFTIETH) -> DealState:
    """SOUTH has just thrown the ten of spades, two cards are left in the stock."""
    south = "Ts 3d 5h 7s 9c Jd Kh 2s 4d 6h"
    state = draw_down(dealt(south, north, "8c", ruleset=ruleset), to=3)
    return act(state, DrawStock(), Discard(card("Ts")))


def test_3_5_the_last_discard_may_be_taken_only_to_end_the_hand():
    state = at_last_discard("3c 4c 5c 6c Tc Td Th 3h 5d Kd")
    assert (state.phase, state.turn) == (Phase.LAST_DISCARD, Seat.NORTH)
    assert offers(state) == (DrawDiscard(), Pass())
    state = act(state, DrawDiscard())
    assert reason(state, Discard(card("Kd"))) is Reason.MUST_END_HAND
    assert all(isinstance(action, Knock) for action in offers(state))
    _, events = act_events(state, knock(state, "Kd"))
    assert isinstance(events[-1], HandScored)


def test_3_5_refusing_the_last_discard_voids_the_hand():
    _, events = act_events(at_last_discard("3c 4c 5c 6c Tc Td Th 3h 5d Kd"), Pass())
    assert isinstance(events[-1], HandVoided)


def test_3_5_it_is_offered_only_if_the_hand_can_be_ended():
    assert at_last_discard("Ad 3h 5s 7c 9d Jh Ks 2c 4h 6s").phase is Phase.OVER


# ---- refusals


def test_every_refusal_has_its_reason():
    state = dealt(DULL, OTHER, "8c")
    assert refusal(view_for(state, Seat.NORTH), DrawStock()) is Reason.NOT_YOUR_TURN
    assert reason(state, Discard(card("Kh"))) is Reason.DRAW_FIRST
    assert reason(state, knock_of("9s")) is Reason.DRAW_FIRST
    assert reason(state, LayOut(Defence((), (), parse_cards(DULL), 0))) is Reason.NOTHING_TO_LAY_OFF_ON
    state = act(state, DrawStock())
    assert reason(state, DrawStock()) is Reason.ALREADY_DRAWN
    assert reason(state, DrawDiscard()) is Reason.ALREADY_DRAWN
    assert reason(state, Pass()) is Reason.NOTHING_OFFERED
    assert reason(state, Discard(card("Ks"))) is Reason.NOT_HELD
    over = act(state, Discard(card("Kh")))
    over = replace(over, phase=Phase.OVER)
    assert reason(over, DrawStock()) is Reason.HAND_OVER
    assert offers(over) == ()


def test_laying_off_is_checked():
    ruleset = replace(R2, manual_layoff=True)
    state = act(dealt(READY, PLAIN.replace("2s", "7c"), "Qc", "9s", ruleset), DrawStock())
    state = act(state, knock(state, "9s"))
    (best,) = offers(state)
    assert isinstance(best, LayOut)
    assert best.defence.layoffs == (Layoff(card("7c"), 0),)
    kept = Defence((), (), parse_cards("7c Jc Ad 3d 5h 7d 9d 6s 8h Ks"), best.defence.deadwood_value + 7)
    assert reason(state, LayOut(Defence.parse(f"+ {' '.join(map(str, kept.deadwood))}"))) is None
    assert reason(state, LayOut(Defence((), (Layoff(card("8h"), 0),), (), 0))) is Reason.BAD_DEFENCE
