"""The one end button, why it is off, and the endings to choose from (look.md, rules 1.6 to 1.8)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ginrummy_qt.presentation.end_options import (
    arrangements,
    end_button,
    end_choice,
    ending_of,
    endings,
    question,
    stakes,
)
from ginrummy_qt.presentation.messages import (
    AskKnock,
    EndChoice,
    GinPrize,
    KnockWith,
    NotLowEnough,
    Plain,
    UndercutRisk,
)
from ginrummy_qt.rules.actions import Action, BigGin, Discard, DrawDiscard, DrawStock, Knock
from ginrummy_qt.rules.cards import Card
from ginrummy_qt.rules.deal import DealState
from ginrummy_qt.rules.legality import Reason, can, legal_actions
from ginrummy_qt.rules.ruleset import PRESETS, Ruleset
from ginrummy_qt.rules.scoring import Ending
from ginrummy_qt.rules.seats import Seat
from ginrummy_qt.rules.view import PlayerView, view_for
from tests.helpers.deals import act, dealt

OTHERS = "8h 9h Th 2d 2h 2s 7h 5h 8s Ts"
KNOCK = "4s 5s 6s Qh Qc Qd Ah 2c 3d Kc"
GIN = "4s 5s 6s Qh Qc Qd 7d 8d 9d Kc"
BIG_GIN = "4s 5s 6s Qh Qc Qd 3c 3h 3s 3d"


def start(hand: str, upcard: str, ruleset: Ruleset = PRESETS["R2"]) -> DealState:
    return dealt(hand, OTHERS, upcard, "Jc", ruleset)


def after(hand: str, upcard: str, *actions: Action, ruleset: Ruleset = PRESETS["R2"]) -> PlayerView:
    return view_for(act(start(hand, upcard, ruleset), *actions), Seat.SOUTH)


def button(view: PlayerView, selected: str | None = None):
    return end_button(view, legal_actions(view), None if selected is None else Card.parse(selected))


def test_none_selected_it_is_the_best_knock_of_all():
    found = button(after(KNOCK, "7s", DrawDiscard()))
    assert found.label == KnockWith(6)
    assert isinstance(found.action, Knock)
    assert found.action.discard == Card.parse("Kc")
    assert found.why_not is None


def test_with_a_card_selected_it_is_the_best_with_that_discard():
    view = after("4s 5s 6s Qh Qc Qd Ah 2c 3d 4h", "7s", DrawDiscard())
    assert button(view).label == KnockWith(6)
    assert button(view, "Ah").label == KnockWith(9)
    assert button(view, "Ah").action == Knock(Card.parse("Ah"), arrangements(view, Card.parse("Ah"))[0])


def test_zero_after_the_discard_is_gin():
    view = after(GIN, "Td", DrawDiscard())
    assert button(view).label is Plain.GIN
    assert button(view, "Kc").label is Plain.GIN
    assert button(view, "7d").label == KnockWith(10)
    assert button(view, "4s").label is Plain.KNOCK


def test_big_gin_is_offered_only_where_the_ruleset_has_it():
    with_it = after(BIG_GIN, "7s", DrawDiscard(), ruleset=replace(PRESETS["R2"], big_gin_bonus=31))
    found = button(with_it)
    assert (found.label, isinstance(found.action, BigGin)) == (Plain.BIG_GIN, True)
    assert button(with_it, "3d").label is Plain.GIN
    assert button(after(BIG_GIN, "7s", DrawDiscard())).label is Plain.GIN


def test_it_is_off_with_the_reason_before_drawing_and_when_it_is_not_ones_turn():
    assert button(after(KNOCK, "7s")).why_not is Reason.DRAW_FIRST
    waiting = after(KNOCK, "7s", DrawStock(), Discard(Card.parse("Kc")))
    assert (button(waiting).label, button(waiting).action) == (Plain.KNOCK, None)
    assert button(waiting).why_not is Reason.NOT_YOUR_TURN
    over = button(after(KNOCK, "7s", DrawDiscard(), knock_of(KNOCK, "7s")))
    assert over.why_not is Reason.HAND_OVER


def knock_of(hand: str, upcard: str) -> Knock:
    action = button(after(hand, upcard, DrawDiscard())).action
    assert isinstance(action, Knock)
    return action


def test_it_is_off_with_the_least_that_can_be_kept_or_what_the_selected_card_leaves():
    view = after(KNOCK, "9c", DrawDiscard())
    assert button(view).why_not == NotLowEnough(15, 10, None)
    assert button(view, "3d").why_not == NotLowEnough(22, 10, Card.parse("3d"))


def test_the_card_just_taken_may_not_be_the_knock_discard():
    view = after(KNOCK, "7s", DrawDiscard())
    found = button(view, "7s")
    assert (found.action, found.why_not) == (None, Reason.JUST_TAKEN)


def test_endings_are_listed_best_first_and_all_are_legal():
    view = after(BIG_GIN, "7s", DrawDiscard(), ruleset=replace(PRESETS["R2"], big_gin_bonus=31))
    listed = endings(legal_actions(view))
    ranks = [-1 if ending_of(end) is Ending.BIG_GIN else end.arrangement.deadwood_value for end in listed]
    assert ranks == sorted(ranks)
    assert ranks[0] == -1
    assert all(can(view, end) for end in listed)
    assert {end_choice(end).ending for end in listed} >= {Ending.BIG_GIN, Ending.GIN}


def test_every_legal_arrangement_can_be_chosen_and_the_proposed_one_comes_first():
    view = after("3c 6c 3d 4d 5d 6d 6h As 6s Kc", "Ac", DrawDiscard())
    choices = arrangements(view, Card.parse("Kc"))
    assert len(choices) > 1
    (offered,) = (
        action
        for action in legal_actions(view)
        if isinstance(action, Knock) and action.discard == Card.parse("Kc")
    )
    assert choices[0] == offered.arrangement
    assert all(can(view, Knock(Card.parse("Kc"), choice)) for choice in choices)


@pytest.mark.parametrize(
    ("bonus", "hand", "upcard", "title", "stake", "choice"),
    [
        (None, KNOCK, "7s", AskKnock(6), UndercutRisk(6, 17), EndChoice(Ending.KNOCK, 6, Card.parse("Kc"))),
        (None, BIG_GIN, "7s", Plain.ASK_GIN, GinPrize(Ending.GIN, 19), None),
        (
            33,
            BIG_GIN,
            "7s",
            Plain.ASK_BIG_GIN,
            GinPrize(Ending.BIG_GIN, 33),
            EndChoice(Ending.BIG_GIN, 0, None),
        ),
    ],
)
def test_the_preview_asks_and_tells_what_is_at_stake_from_the_ruleset(
    bonus: int | None, hand: str, upcard: str, title: object, stake: object, choice: EndChoice | None
):
    ruleset = replace(PRESETS["R2"], gin_bonus=19, undercut_bonus=17, big_gin_bonus=bonus)
    view = after(hand, upcard, DrawDiscard(), ruleset=ruleset)
    action = button(view).action
    assert action is not None
    assert question(action) == title
    assert stakes(view, action) == stake
    if choice is not None:
        assert end_choice(action) == choice
