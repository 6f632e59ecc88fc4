"""The habits of the steady player."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from ginrummy_qt.players.arena import run
from ginrummy_qt.players.arena_options import Options
from ginrummy_qt.players.player import Player
from ginrummy_qt.players.simple import SimplePlayer
from ginrummy_qt.players.steady import SteadyPlayer
from ginrummy_qt.ports.levels import Style
from ginrummy_qt.rules import PRESETS, Seat, parse_cards
from ginrummy_qt.rules.actions import BigGin, Discard, DrawDiscard, DrawStock, Knock, LayOut, Pass
from ginrummy_qt.rules.cards import mask_of
from ginrummy_qt.rules.deal import Phase
from ginrummy_qt.rules.legality import proposed_arrangement
from ginrummy_qt.rules.melds import joins_meld
from ginrummy_qt.rules.view import PlayerView, view_for
from tests.helpers.deals import act, dealt
from tests.helpers.views import RULESETS, positions, random_hand

R1, R2, R3 = PRESETS["R1"], PRESETS["R2"], PRESETS["R3"]
DULL = "Ac 3d 5h 7s 9c Jd Kh 2s 4d 6h"
OTHER = "Ad 3h 5s 7c 9d Jh Ks 2c 4h 6s"
READY = "3c 4c 5c 6c Tc Td Th Ts 3h 5d"
OTHER_TWO = "Qh Jh Qs Js 4s 7s 9c Tc 3h 6h"
PLAIN = "Ad 3d 4d 7d 9d Jc Ks 2s 8h 6s"


def decide(view: PlayerView):
    return SteadyPlayer().decide(view)


def seen(state, scores=(0, 0)) -> PlayerView:
    return view_for(state, state.turn, scores)


def at_turn(state, turn: int):
    """Both seats throw what they draw; then the first seat draws in its own turn `turn`."""
    for _ in range(turn - 1):
        for _ in Seat:
            state = act(state, DrawStock())
            state = act(state, Discard(state.drawn))
    return act(state, DrawStock())


def test_it_knocks_early_and_later_waits_for_gin():
    state = dealt(READY, PLAIN, "8c", "Kd Qd Qh 7s Js Kc 8d Jh 9s 9h 8s Qc", ruleset=R2)
    assert isinstance(decide(seen(at_turn(state, 1))), Knock)
    assert isinstance(decide(seen(at_turn(state, 4))), Knock)
    assert isinstance(decide(seen(at_turn(state, 6))), Discard)


def test_it_knocks_late_when_that_should_win_the_match():
    state = at_turn(dealt(READY, PLAIN, "8c", "Kd Qd Qh 7s Js Kc 8d Jh 9s 9h 8s Qc", ruleset=R2), 6)
    assert isinstance(decide(seen(state, (95, 95))), Knock)
    assert isinstance(decide(seen(state, (60, 95))), Discard)


def test_it_lays_out_the_arrangement_that_rule_1_8_proposes():
    state = at_turn(dealt(READY, PLAIN, "8c", "Kd", ruleset=R2), 1)
    knock = decide(seen(state))
    assert isinstance(knock, Knock)
    assert knock.arrangement == proposed_arrangement(seen(state), knock.discard)


def test_it_goes_gin_and_prefers_big_gin_where_that_pays_more():
    hand, other = "3c 4c 5c 6c Tc Td Th Ts 3h 4h", PLAIN
    for ruleset, expected in (
        (R2, Knock),
        (replace(R2, big_gin_bonus=31), BigGin),
        (replace(R2, big_gin_bonus=10), Knock),
    ):
        assert isinstance(
            decide(seen(act(dealt(hand, other, "8c", "5h", ruleset=ruleset), DrawStock()))), expected
        )


def test_it_takes_the_upcard_only_into_a_meld_that_betters_the_hand():
    assert decide(seen(dealt(DULL, OTHER, "8c"))) == DrawStock()
    assert decide(seen(dealt(READY, PLAIN, "7c"))) == DrawDiscard()
    assert decide(seen(dealt(READY, PLAIN, "7c", ruleset=R3))) == DrawDiscard()
    assert decide(seen(dealt(DULL, OTHER, "8c", ruleset=R3))) == Pass()
    gin_already = "3c 4c 5c Tc Td Th Ts 7h 8h 9h"
    useless = dealt(gin_already, "Ad 3h 5s 7c 9d Jh Ks 2c 4h 6s", "6c")
    assert joins_meld(mask_of(parse_cards(gin_already)), parse_cards("6c")[0])
    assert decide(seen(useless)) == DrawStock()


@pytest.mark.parametrize(("collected", "thrown"), [("Qh Jh", "Ks"), ("Qs Js", "Kh")])
def test_it_does_not_throw_what_the_opponent_collects(collected, thrown):
    state = act(dealt("Ac 2c 3c 6d 7d 8d 5c 5d Kh Ks", OTHER_TWO, "9h", "2d", ruleset=R2), DrawStock())
    view = replace(seen(state), known=(0, mask_of(parse_cards(collected))), knock_limit=0)
    assert decide(view) == Discard(parse_cards(thrown)[0])


def test_it_never_gives_back_a_card_it_took_unless_it_must():
    taken = 0
    for seed in range(60):
        players: list[Player] = [SteadyPlayer(), SimplePlayer(Random(seed))]
        for _, view, action in positions(random_hand(seed, PRESETS["challenge"]), players):
            if view.seat is not Seat.SOUTH or not isinstance(action, Discard):
                continue
            kept = view.known[Seat.SOUTH]
            taken += bool(kept)
            assert not kept >> action.card & 1
    assert taken > 20


def test_forced_it_gives_a_taken_card_back():
    state = act(dealt(READY, PLAIN, "7c", "Kd"), DrawDiscard())
    view = replace(seen(state), known=(seen(state).hand_mask, 0), knock_limit=0, barred=None)
    assert isinstance(decide(view), Discard | Knock)


def test_the_last_discard_is_taken_only_to_end_the_hand_well():
    ruleset = replace(R2, last_discard_offer=True, void_stock=20)
    answers = []
    for seed in range(60):
        taken = False
        for _, view, action in positions(random_hand(seed, ruleset), [SteadyPlayer()] * 2):
            if taken:
                assert isinstance(action, Knock)
            if view.phase is Phase.LAST_DISCARD:
                answers.append(action)
                taken = action == DrawDiscard()
    assert {Pass(), DrawDiscard()} <= set(answers)


def test_it_defends_as_well_as_can_be_where_that_is_done_by_hand():
    state = act(dealt(READY, PLAIN, "8c", "Kd", ruleset=replace(R2, manual_layoff=True)), DrawStock())
    state = act(state, decide(seen(state)))
    assert isinstance(decide(seen(state)), LayOut)


@pytest.mark.parametrize("name", RULESETS)
def test_it_plays_by_every_ruleset(name):
    for seed in range(12):
        players: list[Player] = [SteadyPlayer(), SimplePlayer(Random(seed))]
        assert list(positions(random_hand(seed, RULESETS[name]), players))


def test_it_is_clearly_stronger_than_the_simple_player():
    options = Options(
        first=Style.STEADY,
        second=Style.SIMPLE,
        pairs=60,
        ruleset="challenge",
        seed=1,
        json=False,
        processes=False,
    )
    report = run(options)
    assert report.win_rate.low > 0.55
    assert report.points_a_hand.low > 0
