"""One hand: the rules that all presets share (1.1 to 1.12), and every reason to refuse an action."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ginrummy_qt.rules import PRESETS, Arrangement, Seat, best_arrangement, parse_cards
from ginrummy_qt.rules.actions import Discard, DrawDiscard, DrawStock, Knock, LayOut, Pass
from ginrummy_qt.rules.cards import FULL_MASK, mask_of
from ginrummy_qt.rules.deal import Phase
from ginrummy_qt.rules.events import Defended, HandScored, Knocked
from ginrummy_qt.rules.layoffs import Defence, Layoff, best_defence
from ginrummy_qt.rules.legality import IllegalAction, Reason, check, refusal
from ginrummy_qt.rules.scoring import Ending, Result
from ginrummy_qt.rules.view import view_for
from tests.helpers.deals import act, act_events, dealt
from tests.helpers.one_hand import DULL, OTHER, PLAIN, READY, card, knock, knock_of, offers, reason

R1, R2, R3, R4 = (PRESETS[key] for key in ("R1", "R2", "R3", "R4"))


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
