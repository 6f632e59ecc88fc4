"""One hand: Oklahoma, straight gin and the fiftieth card (3.2, 3.4, 3.5)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ginrummy_qt.rules import PRESETS, Seat
from ginrummy_qt.rules.actions import Discard, DrawDiscard, DrawStock, Knock, Pass
from ginrummy_qt.rules.deal import DealState, Phase
from ginrummy_qt.rules.events import HandScored, HandVoided
from ginrummy_qt.rules.legality import Reason
from ginrummy_qt.rules.ruleset import KnockLimit, OklahomaAce, Ruleset
from tests.helpers.deals import act, act_events, dealt
from tests.helpers.one_hand import DULL, OTHER, PLAIN, READY, card, draw_down, knock, knock_of, offers, reason

R2 = PRESETS["R2"]


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
