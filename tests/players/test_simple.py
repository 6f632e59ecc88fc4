"""The simple player does what the notes on the challenge's baseline say, and nothing else."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from ginrummy_qt.players.simple import SimplePlayer
from ginrummy_qt.rules import PRESETS, parse_cards
from ginrummy_qt.rules.actions import BigGin, Discard, DrawDiscard, DrawStock, Knock, LayOut, Pass
from ginrummy_qt.rules.layoffs import best_defence
from ginrummy_qt.rules.melds import deadwood_after_discards, joins_meld
from ginrummy_qt.rules.view import view_for
from tests.helpers.deals import act, dealt
from tests.helpers.views import RULESETS, positions, random_hand

R1, R2, R3 = PRESETS["R1"], PRESETS["R2"], PRESETS["R3"]
DULL = "Ac 3d 5h 7s 9c Jd Kh 2s 4d 6h"
OTHER = "Ad 3h 5s 7c 9d Jh Ks 2c 4h 6s"
READY = "3c 4c 5c 6c Tc Td Th Ts 3h 5d"
PLAIN = "Ad 3d 4d 7d 9d Jc Ks 2s 8h 6s"


def decide(state, seed: int = 1):
    return SimplePlayer(Random(seed)).decide(view_for(state, state.turn))


def test_it_takes_the_upcard_only_into_a_meld():
    assert decide(dealt(DULL, OTHER, "8c")) == DrawStock()
    assert decide(dealt(READY, PLAIN, "7c")) == DrawDiscard()
    low_but_no_meld = dealt("Kc Kd Th 9s 7h 5d 3d Qs 8d 6c", OTHER, "As")
    assert decide(low_but_no_meld) == DrawStock()


def test_offered_the_first_upcard_it_passes_or_takes_by_the_same_rule():
    assert decide(dealt(DULL, OTHER, "8c", ruleset=R3)) == Pass()
    assert decide(dealt(READY, PLAIN, "7c", ruleset=R3)) == DrawDiscard()


def test_forced_to_the_stock_it_draws_there_though_the_upcard_would_fit():
    passed = act(dealt(READY, PLAIN, "7c", ruleset=R3), Pass(), Pass())
    assert decide(passed) == DrawStock()
    normal_turn = act(dealt(READY, PLAIN, "7c", ruleset=R1), Pass(), Pass())
    assert decide(normal_turn) == DrawDiscard()


def test_it_throws_any_of_the_cards_that_leave_the_least_deadwood():
    state = act(dealt("Ac 3d 5h 7s 9c Jd Kh 2s 4d 6h", OTHER, "8c", "Qs"), DrawStock())
    thrown = {decide(state, seed) for seed in range(40)}
    assert thrown == {Discard(card) for card in parse_cards("Jd Kh Qs")}


def test_it_never_throws_the_face_up_card_it_just_took():
    for seed in range(30):
        for _, view, action in positions(random_hand(seed, R2), [SimplePlayer(Random(seed))] * 2):
            if isinstance(action, Discard):
                assert action.card != view.barred
                after = deadwood_after_discards(view.hand_mask)
                if view.barred is not None:
                    del after[view.barred]
                assert after[action.card] == min(after.values())


def test_it_knocks_as_soon_as_it_may_and_never_draws_otherwise():
    knocks = 0
    for seed in range(30):
        for _, view, action in positions(random_hand(seed, R3), [SimplePlayer(Random(seed))] * 2):
            after = deadwood_after_discards(view.hand_mask)
            match action:
                case Discard():
                    left = [value for card, value in after.items() if card != view.barred]
                    assert min(left) > view.knock_limit
                case Knock(_, arrangement):
                    knocks += 1
                    assert arrangement.deadwood_value <= view.knock_limit
                case DrawDiscard():
                    assert joins_meld(view.hand_mask, view.pile[-1])
    assert knocks == 30


def test_it_goes_gin_and_big_gin_where_the_rules_have_it():
    all_melded = "3c 4c 5c 6c Tc Td Th Ts 3h 4h"
    state = act(dealt(all_melded, PLAIN, "8c", "5h", ruleset=R2), DrawStock())
    gin = decide(state)
    assert isinstance(gin, Knock)
    assert gin.arrangement.deadwood_value == 0
    with_big_gin = replace(R2, big_gin_bonus=31)
    state = act(dealt(all_melded, PLAIN, "8c", "5h", ruleset=with_big_gin), DrawStock())
    assert isinstance(decide(state), BigGin)


def test_it_lays_out_the_best_defence_where_that_is_done_by_hand():
    ruleset = replace(R2, manual_layoff=True)
    state = act(dealt(READY, PLAIN, "8c", "Kd", ruleset=ruleset), DrawStock())
    state = act(state, decide(state))
    assert state.showdown is not None
    assert decide(state) == LayOut(best_defence(state.showdown.arrangement.melds, parse_cards(PLAIN)))


@pytest.mark.parametrize("name", RULESETS)
def test_it_plays_by_every_ruleset(name):
    for seed in range(12):
        players = [SimplePlayer(Random(seed)), SimplePlayer(Random(seed + 1))]
        assert list(positions(random_hand(seed, RULESETS[name]), players))
