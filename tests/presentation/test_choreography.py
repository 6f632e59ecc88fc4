"""Choreography: whatever happens and however it is played, the cards end where the layout has them."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from ginrummy_qt.ports.settings import HandOrder, Speed
from ginrummy_qt.ports.table import TableUpdate
from ginrummy_qt.presentation.choreography import choreograph
from ginrummy_qt.presentation.cues import (
    CardCue,
    Choreography,
    CountCue,
    LineCue,
    OutlineCue,
    StockCue,
    settle,
)
from ginrummy_qt.presentation.layout import LayoutOptions
from ginrummy_qt.presentation.motion import TIMINGS, Motion, Pace
from ginrummy_qt.presentation.poses import Back, Size
from ginrummy_qt.presentation.score_lines import score_lines
from ginrummy_qt.rules.actions import Discard, DrawDiscard, DrawStock, Knock
from ginrummy_qt.rules.cards import Card
from ginrummy_qt.rules.deal import DealState
from ginrummy_qt.rules.events import CardDiscarded, CardDrawn, HandReceived, Knocked, Source, TakenBack
from ginrummy_qt.rules.legality import legal_actions
from ginrummy_qt.rules.ruleset import PRESETS, Ruleset
from ginrummy_qt.rules.seats import Seat
from ginrummy_qt.rules.view import view_for
from tests.helpers.deals import act, act_events, dealt, random_chooser
from tests.helpers.presented import Table, match_updates, update_in_hand

SIZE = Size(1280, 800)
MANUAL = replace(PRESETS["R4"], manual_layoff=True, target_score=40)
OFFERED = replace(PRESETS["R3"], last_discard_offer=True, target_score=40)
RULESETS = [*(replace(preset, target_score=60) for preset in PRESETS.values()), MANUAL, OFFERED]


def check(table: Table, update: TableUpdate, pace: Pace | None = None) -> Choreography:
    after = table.lay_out(update)
    played = choreograph(table.shown, after, update, pace)
    assert settle(table.shown.cards, played.cues) == dict(after.cards)
    table.shown = after
    return played


@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("seat", list(Seat))
def test_every_step_of_a_match_ends_at_the_layout_of_its_view(ruleset: Ruleset, seat: Seat):
    rng = random.Random(f"{ruleset}{seat}")
    choose = random_chooser(rng, endings=0.4)
    table = Table(Size(rng.randint(800, 2600), rng.randint(600, 1500)), rng.choice(list(HandOrder)))
    for update in match_updates(ruleset, rng, choose, seat):
        check(table, update)


def test_a_draw_or_a_discard_is_one_movement_and_the_hands_close_up_meanwhile():
    rng = random.Random(17)
    table = Table(SIZE)
    moves = {Source.STOCK: Motion.DRAW, Source.DISCARD: Motion.TAKE, None: Motion.THROW}
    counted = 0
    for update in match_updates(PRESETS["R3"], rng, random_chooser(rng), Seat.NORTH):
        played = check(table, update)
        if len(update.events) != 1 or not isinstance(update.events[0], CardDrawn | CardDiscarded):
            continue
        moved = moves[getattr(update.events[0], "source", None)]
        motions = [cue.motion for cue in played.cues if isinstance(cue, CardCue) and cue.duration]
        assert motions.count(moved) == 1
        assert set(motions) <= {moved, Motion.REGROUP}
        counted += 1
    assert counted > 50


@pytest.mark.parametrize("pace", [Pace(Speed.FAST), Pace(Speed.OFF), Pace(reduced=True)])
def test_updates_that_were_put_together_end_there_too(pace: Pace):
    rng = random.Random(5)
    table = Table(SIZE)
    waiting: list[TableUpdate] = []
    for update in match_updates(PRESETS["R1"], rng, random_chooser(rng), Seat.SOUTH):
        waiting.append(update)
        if rng.random() < 0.4:
            events = tuple(event for earlier in waiting for event in earlier.events)
            check(table, replace(update, events=events), pace)
            waiting = []


def test_an_update_after_a_resume_fades_over_without_travel():
    rng = random.Random(9)
    updates = list(match_updates(PRESETS["R1"], rng, random_chooser(rng), Seat.SOUTH))
    for update in updates[::7]:
        played = check(Table(SIZE), replace(update, events=()))
        assert all(cue.start is None for cue in played.cues if isinstance(cue, CardCue))


def start() -> DealState:
    return dealt(
        "4s 5s 6s Qh Qc Qd Ah 2c 3d Kc", "8h 9h Th 2d 2h 2s 9d 5h 8s Qs", "7s", "Jc 7c", PRESETS["R2"]
    )


def table_at(state: DealState, seat: Seat = Seat.SOUTH) -> Table:
    table = Table(SIZE)
    table.shown = table.lay_out(update_in_hand(state, (), seat))
    return table


def test_my_draw_from_the_stock_leaves_the_stock_face_down_and_turns_on_its_way():
    state, events = act_events(start(), DrawStock())
    played = check(table_at(start()), update_in_hand(state, events))
    (drawn,) = (cue for cue in played.cues if isinstance(cue, CardCue) and cue.motion is Motion.DRAW)
    assert drawn.key == Card.parse("Jc")
    assert drawn.turns
    assert drawn.duration == TIMINGS[Motion.DRAW].duration
    assert drawn.start == table_at(state).shown.stock.pose


def test_a_card_taken_openly_stays_face_up_and_known_in_the_opponents_row():
    before = act(start(), DrawStock(), Discard(Card.parse("Kc")))
    state, events = act_events(before, DrawDiscard())
    table = table_at(before)
    played = check(table, update_in_hand(state, events))
    (taken,) = (cue for cue in played.cues if isinstance(cue, CardCue) and cue.motion is Motion.TAKE)
    assert taken.key == Card.parse("Kc")
    assert taken.end is not None
    assert taken.end.face_up
    assert not taken.turns
    assert table.shown.opponent.known is not None


def test_a_hidden_card_the_opponent_discards_comes_out_of_the_row_and_is_turned():
    before = act(start(), DrawStock(), Discard(Card.parse("Kc")), DrawStock())
    state, events = act_events(before, Discard(Card.parse("8s")))
    played = check(table_at(before), update_in_hand(state, events))
    (thrown,) = (cue for cue in played.cues if isinstance(cue, CardCue) and cue.motion is Motion.THROW)
    assert thrown.replaces == Back(10)
    assert thrown.turns


def test_no_cue_names_a_hidden_card_before_the_hand_is_over():
    rng = random.Random(21)
    table = Table(SIZE)
    for update in match_updates(PRESETS["R1"], rng, random_chooser(rng), Seat.SOUTH):
        played = check(table, update)
        view = update.view
        if view is None or view.outcome is not None:
            continue
        known = view.hand_mask | view.known[0] | view.known[1]
        for card in view.pile:
            known |= 1 << card
        for cue in played.cues:
            if isinstance(cue, CardCue) and isinstance(cue.key, Card) and cue.end is not None:
                assert known >> cue.key & 1


def test_the_deal_goes_by_turns_from_the_non_dealer_and_the_upcard_is_turned_last():
    rng = random.Random(3)
    table = Table(SIZE)
    for update in match_updates(PRESETS["R2"], rng, random_chooser(rng), Seat.SOUTH):
        played = check(table, update)
        if not any(isinstance(event, HandReceived) for event in update.events):
            continue
        assert update.view is not None
        deals = [cue for cue in played.cues if isinstance(cue, CardCue) and cue.motion is Motion.DEAL]
        assert len(deals) == 20
        assert [cue.at - deals[0].at for cue in deals] == [70 * index for index in range(20)]
        assert isinstance(deals[0].key, Back) == (update.view.dealer is Seat.SOUTH)
        hidden = [isinstance(cue.key, Back) for cue in deals]
        assert hidden == [hidden[0], not hidden[0]] * 10
        (flip,) = (cue for cue in played.cues if isinstance(cue, CardCue) and cue.motion is Motion.FLIP)
        assert flip.turns
        assert flip.at >= deals[-1].at + deals[-1].duration


def knock() -> tuple[Table, TableUpdate, DealState]:
    before = act(start(), DrawDiscard())
    (action,) = (
        action
        for action in legal_actions(view_for(before, Seat.SOUTH))
        if isinstance(action, Knock) and action.discard == Card.parse("Kc")
    )
    state, events = act_events(before, action)
    return table_at(before), update_in_hand(state, events), state


def test_a_knock_shows_the_knock_card_both_hands_each_layoff_and_then_the_score():
    table, update, _ = knock()
    played = check(table, update)
    cards = [cue for cue in played.cues if isinstance(cue, CardCue)]
    (knock_card,) = (cue for cue in cards if cue.motion is Motion.KNOCK)
    assert knock_card.turns
    laid_off = [cue for cue in cards if cue.motion is Motion.LAYOFF]
    assert [str(cue.key) for cue in laid_off] == ["8s", "Qs"]
    assert laid_off[1].at - laid_off[0].at == 240
    lay_down = [cue for cue in cards if cue.motion is Motion.SPREAD]
    assert len(lay_down) == 20
    mine = [cue for cue in lay_down if cue.replaces is None]
    theirs = [cue for cue in lay_down if cue.replaces is not None]
    assert max(cue.at for cue in mine) < min(cue.at for cue in theirs)
    assert max(cue.at + cue.duration for cue in lay_down) <= laid_off[0].at
    outlines = [cue for cue in played.cues if isinstance(cue, OutlineCue)]
    assert [(cue.card, cue.at) for cue in outlines] == [(cue.key, cue.at) for cue in laid_off]
    lines = [cue for cue in played.cues if isinstance(cue, LineCue)]
    assert update.view is not None
    assert [cue.index for cue in lines] == list(range(len(score_lines(update.view))))
    assert lines[0].at >= laid_off[-1].at + laid_off[-1].duration
    (count,) = (cue for cue in played.cues if isinstance(cue, CountCue))
    assert (count.start, count.end) == (0, 8)
    assert count.at >= lines[-1].at


def test_the_opponents_known_card_goes_to_the_knock_place_and_is_turned_face_down():
    state = dealt("Ah 2c 3d Kc Kd Js 9h 7c 5d 3s", "4s 5s 6s Qh Qc Qd Tc Th Td 2d", "8c", "7s Jc 8d 4d 2h")
    before = act(state, DrawStock(), Discard(Card.parse("Kc")), DrawDiscard(), Discard(Card.parse("2d")))
    before = act(before, DrawStock(), Discard(Card.parse("Js")), DrawStock())
    (action,) = (
        action
        for action in legal_actions(view_for(before, Seat.NORTH))
        if isinstance(action, Knock) and action.discard == Card.parse("Kc")
    )
    after, events = act_events(before, action)
    update = update_in_hand(after, events)
    assert [event.discard for event in update.events if isinstance(event, Knocked)] == [None]
    played = check(table_at(before), update)
    (knock_card,) = (cue for cue in played.cues if isinstance(cue, CardCue) and cue.motion is Motion.KNOCK)
    assert knock_card.key == Card.parse("Kc")
    assert knock_card.turns
    assert knock_card.replaces is None


def test_a_card_to_be_laid_off_lies_in_its_owners_row_first():
    table, update, _ = knock()
    after = table.lay_out(update)
    played = check(table, update)
    assert after.result is not None
    outlines = dict(after.result.rows[0].outlines)
    for cue in played.cues:
        if isinstance(cue, CardCue) and cue.motion is Motion.LAYOFF:
            assert isinstance(cue.key, Card)
            outline = outlines[cue.key]
            assert cue.start is not None
            assert (cue.start.x, cue.start.y) == (outline.x, outline.y)


@pytest.mark.parametrize(("speed", "factor"), [(Speed.SLOW, 1.6), (Speed.FAST, 0.5), (Speed.OFF, 0)])
def test_speeds_scale_everything_and_off_shows_the_result_at_once(speed: Speed, factor: float):
    table, update, _ = knock()
    normal = choreograph(table.shown, table.lay_out(update), update)
    other = choreograph(table.shown, table.lay_out(update), update, Pace(speed))
    assert other.duration == pytest.approx(normal.duration * factor, abs=40)
    assert len(other.cues) == len(normal.cues)


def test_reduced_motion_fades_instead_of_travelling():
    table, update, _ = knock()
    played = choreograph(table.shown, table.lay_out(update), update, Pace(reduced=True))
    cards = [cue for cue in played.cues if isinstance(cue, CardCue)]
    assert all(cue.fades and cue.duration in (0, 120) for cue in cards)


def test_selecting_a_card_before_drawing_does_not_disturb_the_end():
    state, events = act_events(start(), DrawStock())
    table = table_at(start())
    order = table.order
    table.shown = table.lay_out(update_in_hand(start()), LayoutOptions(selected=order.cards[3]))
    check(table, update_in_hand(state, events))


def test_a_void_hand_shows_both_hands_without_a_score():
    rng = random.Random(2)
    voids = 0
    table = Table(SIZE)
    for update in match_updates(PRESETS["R2"], rng, random_chooser(rng, endings=0.0, sense=0.2), Seat.SOUTH):
        played = check(table, update)
        ended = update.view is not None and update.view.outcome is not None and update.events
        if ended and not any(isinstance(event, CardDrawn | Knocked) for event in update.events):
            voids += any(isinstance(cue, CardCue) and cue.motion is Motion.SPREAD for cue in played.cues)
            assert not any(isinstance(cue, LineCue | CountCue) for cue in played.cues)
        if voids == 3:
            break
    assert voids == 3


def test_the_deck_is_shuffled_in_the_middle_before_the_first_card_is_dealt():
    rng = random.Random(3)
    for update in match_updates(PRESETS["R1"], rng, random_chooser(rng), Seat.SOUTH):
        if not any(isinstance(event, HandReceived) for event in update.events):
            continue
        table = Table(SIZE)
        played = check(table, replace(update))
        cards = [cue for cue in played.cues if isinstance(cue, CardCue)]
        riffle = [cue for cue in cards if cue.motion is Motion.SHUFFLE]
        dealt_from = min(cue.at for cue in cards if cue.motion is Motion.DEAL)
        assert riffle
        assert all(isinstance(cue.key, Back) and cue.key.index < -1 for cue in riffle)
        assert max(cue.at + cue.duration for cue in riffle) <= dealt_from <= 900
        counts = [(cue.at, cue.count) for cue in played.cues if isinstance(cue, StockCue)]
        assert counts == [(counts[0][0], 0), (dealt_from, table.shown.stock.count)]
        for calm in (Pace(Speed.OFF), Pace(reduced=True)):
            still = check(Table(SIZE), update, calm)
            assert not [c for c in still.cues if isinstance(c, CardCue) and c.motion is Motion.SHUFFLE]
            assert sum(isinstance(cue, StockCue) for cue in still.cues) == 1


def test_every_movement_of_the_vocabulary_comes_up_in_matches():
    seen: set[Motion] = set()
    counted = False
    for seed in range(4):
        rng = random.Random(seed)
        table = Table(SIZE)
        for update in match_updates(PRESETS["R1"], rng, random_chooser(rng, endings=0.4), Seat.SOUTH):
            played = check(table, update)
            seen |= {cue.motion for cue in played.cues if isinstance(cue, CardCue) and cue.duration}
            counted = counted or any(isinstance(cue, CountCue) and cue.duration for cue in played.cues)
    acts = {Motion.DEAL, Motion.DRAW, Motion.TAKE, Motion.FLIP, Motion.THROW, Motion.KNOCK, Motion.SHUFFLE}
    assert seen >= {*acts, Motion.SPREAD, Motion.LAYOFF}
    assert counted


@pytest.mark.parametrize("ruleset", [PRESETS["R1"], MANUAL])
def test_moves_taken_back_end_at_the_layout_of_the_view_too(ruleset: Ruleset):
    taken = 0
    table = Table(SIZE)
    rng = random.Random(11)
    for update in match_updates(replace(ruleset, target_score=40), rng, random_chooser(rng), Seat.SOUTH, 0.2):
        if update.view is not None:
            taken += any(isinstance(event, TakenBack) for event in update.events)
            check(table, update)
    assert taken > 5


@pytest.mark.parametrize("seat", list(Seat))
def test_moves_taken_back_are_seen_going_back(seat: Seat):
    rng = random.Random(11)
    table, counted = Table(SIZE), 0
    for update in match_updates(PRESETS["R2"], rng, random_chooser(rng), seat, back=0.3):
        before = table.shown
        played = check(table, update)
        if not (update.events and isinstance(update.events[-1], TakenBack)) or before.covered:
            continue
        counted += 1
        moves = [cue for cue in played.cues if isinstance(cue, CardCue) and cue.duration]
        assert {cue.motion for cue in moves} <= {Motion.TAKE_BACK, Motion.FADE}
        gone = {key for key in before.cards if key not in table.shown.cards}
        went = {cue.key for cue in moves if cue.start is not None}
        became = {cue.replaces for cue in moves}
        assert gone <= went | became
        to_stock = [cue for cue in moves if cue.key in gone and cue.motion is Motion.TAKE_BACK]
        assert all(cue.end == table.shown.stock.pose for cue in to_stock)
        place = table.shown.regions.discard
        under = [key for key, pose in table.shown.cards.items() if (pose.x, pose.y) == (place.x, place.y)]
        assert not [cue for cue in moves if cue.key in under and cue.motion is Motion.FADE]
    assert counted > 20
