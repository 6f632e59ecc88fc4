"""What the table asks for in every phase, and the log of moves."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from ginrummy_qt.presentation.messages import (
    PileDraws,
    Plain,
    PromptDraw,
    PromptLastDiscard,
    PromptUpcard,
    TableMessage,
    Who,
)
from ginrummy_qt.presentation.move_log import (
    DiscardedCard,
    KnockedAt,
    LaidOff,
    LogEntry,
    LogLine,
    TookCard,
    WonHand,
    log_lines,
)
from ginrummy_qt.presentation.prompts import discard_label, prompt
from ginrummy_qt.rules.actions import Action, BigGin, Discard, DrawDiscard, DrawStock, Knock, Pass
from ginrummy_qt.rules.arrangements import Arrangement
from ginrummy_qt.rules.cards import Card, parse_cards
from ginrummy_qt.rules.game_match import Stage
from ginrummy_qt.rules.ruleset import PRESETS, Ruleset
from ginrummy_qt.rules.seats import Seat
from ginrummy_qt.rules.view import view_for
from tests.helpers.deals import act, dealt, random_chooser
from tests.helpers.presented import match_updates, update_in_hand

MINE = "4s 5s 6s Qh Qc Qd Ah 2c 3d Kc"
THEIRS = "8h 9h Th 2d 2h 2s 9d 5h 8s Qs"
KNOCK = Knock(Card.parse("Kc"), Arrangement.parse("4s 5s 6s 7s / Qc Qd Qh + Ah 2c 3d"))
SEVEN = Card.parse("7s")


def said(
    *actions: Action,
    hand: str = MINE,
    upcard: str = "7s",
    ruleset: Ruleset = PRESETS["R2"],
    seat: Seat = Seat.SOUTH,
) -> TableMessage:
    return prompt(update_in_hand(act(dealt(hand, THEIRS, upcard, "Jc", ruleset), *actions), (), seat))


@pytest.mark.parametrize(
    ("ruleset", "actions", "expected"),
    [
        ("R1", (), PromptUpcard(SEVEN)),
        ("R2", (), PromptDraw(SEVEN)),
        ("R1", (Pass(), Pass()), PromptDraw(SEVEN)),
        ("R3", (Pass(), Pass()), Plain.PROMPT_DRAW_STOCK),
        ("R1", (Pass(),), Plain.PROMPT_OPPONENT),
        ("R2", (DrawStock(),), Plain.PROMPT_DISCARD),
        ("R2", (DrawDiscard(),), Plain.PROMPT_DISCARD_OR_KNOCK),
        ("R2", (DrawDiscard(), Discard(Card.parse("Kc"))), Plain.PROMPT_OPPONENT),
        ("R2", (DrawDiscard(), KNOCK), Plain.PROMPT_NEXT_HAND),
    ],
)
def test_the_prompt_of_every_phase(ruleset: str, actions: tuple[Action, ...], expected: TableMessage):
    assert said(*actions, ruleset=PRESETS[ruleset]) == expected


def test_gin_and_big_gin_are_named_when_they_are_there():
    hand = "4s 5s 6s Qh Qc Qd 3c 3h 3s 3d"
    assert said(DrawDiscard(), hand=hand) is Plain.PROMPT_DISCARD_OR_GIN
    with_big = replace(PRESETS["R2"], big_gin_bonus=31)
    assert said(DrawDiscard(), hand=hand, ruleset=with_big) is Plain.PROMPT_DISCARD_OR_BIG_GIN


def test_the_defender_is_asked_to_lay_off_where_the_rules_leave_it_to_a_person():
    """Rule 1.9, `manual_layoff`."""
    manual = replace(PRESETS["R2"], manual_layoff=True)
    assert said(DrawDiscard(), KNOCK, ruleset=manual, seat=Seat.NORTH) is Plain.PROMPT_LAY_OFF
    assert said(DrawDiscard(), KNOCK, ruleset=manual) is Plain.PROMPT_OPPONENT


def test_the_last_discard_is_offered_and_then_the_hand_must_be_ended():
    """Rule 3.5."""
    ruleset = replace(PRESETS["R3"], last_discard_offer=True)
    rng = random.Random(6)
    found = set()
    choose = random_chooser(rng, endings=0.02, sense=0.97)
    for update in match_updates(replace(ruleset, target_score=400), rng, choose, Seat.SOUTH):
        message = prompt(update)
        if isinstance(message, PromptLastDiscard):
            assert update.view is not None
            assert message.card == update.view.upcard
            found.add("offer")
        if message is Plain.PROMPT_END_HAND:
            found.add("end")
    assert found == {"offer", "end"}


def test_between_hands_and_after_the_match():
    update = update_in_hand(dealt(MINE, THEIRS, "7s"))
    cut = replace(update, match=replace(update.match, stage=Stage.NEEDS_CUT))
    assert prompt(cut) is Plain.PROMPT_CUT
    assert prompt(replace(update, view=None)) is Plain.PROMPT_NEXT_HAND
    over = replace(update, match=replace(update.match, stage=Stage.OVER))
    assert prompt(over) is Plain.PROMPT_MATCH_OVER


def test_the_counter_of_open_draws_shows_under_the_discard_pile():
    """Rule 2.11: visible to both."""
    view = view_for(dealt(MINE, THEIRS, "7s"), Seat.SOUTH)
    assert discard_label(None) is Plain.DISCARD_PILE
    assert discard_label(view) is Plain.DISCARD_PILE
    assert discard_label(replace(view, pile_draws=12)) == PileDraws(12, 50)


def test_the_log_tells_every_move_of_the_hand_and_how_it_ended():
    state = dealt(MINE, THEIRS, "7h", "Jc 3h 7s", PRESETS["R1"])
    state = act(state, Pass(), Pass(), DrawStock(), Discard(Card.parse("Jc")))
    state = act(state, DrawStock(), Discard(Card.parse("3h")), DrawStock())
    state = act(state, KNOCK)
    you, opponent = Who.YOU, Who.OPPONENT
    assert log_lines(view_for(state, Seat.SOUTH)) == (
        LogLine(you, LogEntry.PASSED),
        LogLine(opponent, LogEntry.PASSED),
        LogLine(you, LogEntry.DREW_STOCK),
        LogLine(you, DiscardedCard(Card.parse("Jc"))),
        LogLine(opponent, LogEntry.DREW_STOCK),
        LogLine(opponent, DiscardedCard(Card.parse("3h"))),
        LogLine(you, LogEntry.DREW_STOCK),
        LogLine(you, KnockedAt(6)),
        LogLine(opponent, LaidOff(parse_cards("8s Qs"))),
        LogLine(you, WonHand(8)),
    )
    assert log_lines(view_for(state, Seat.NORTH))[0].who is opponent


def test_a_card_taken_openly_is_named_and_a_hidden_one_never():
    state = act(dealt(MINE, THEIRS, "7s"), DrawDiscard(), Discard(Card.parse("Kc")), DrawStock())
    lines = log_lines(view_for(state, Seat.SOUTH))
    assert lines[0] == LogLine(Who.YOU, TookCard(SEVEN))
    assert lines[-1] == LogLine(Who.OPPONENT, LogEntry.DREW_STOCK)


def test_gin_and_big_gin_are_told():
    hand = "4s 5s 6s Qh Qc Qd 3c 3h 3s 3d"
    ruleset = replace(PRESETS["R2"], big_gin_bonus=31)
    state = act(dealt(hand, THEIRS, "7s", ruleset=ruleset), DrawDiscard())
    gin = Knock(Card.parse("3d"), Arrangement.parse("4s 5s 6s 7s / Qc Qd Qh / 3c 3h 3s"))
    big = BigGin(Arrangement.parse("4s 5s 6s 7s / Qc Qd Qh / 3c 3d 3h 3s"))
    for action, entry in ((gin, LogEntry.WENT_GIN), (big, LogEntry.DECLARED_BIG_GIN)):
        lines = log_lines(view_for(act(state, action), Seat.SOUTH))
        assert lines[-2] == LogLine(Who.YOU, entry)


def test_a_void_hand_ends_the_log_and_nobody_did_it():
    rng = random.Random(12)
    for update in match_updates(PRESETS["R1"], rng, random_chooser(rng, endings=0.0), Seat.SOUTH):
        if update.view is not None and update.view.outcome is not None:
            assert log_lines(update.view)[-1] == LogLine(None, LogEntry.HAND_VOID)
            return
    pytest.fail("no hand ended")
