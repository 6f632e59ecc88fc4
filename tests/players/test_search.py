"""The searching player: what it imagines, how it settles and weighs, and that it keeps to its time."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ginrummy_qt.players.allowance import Allowance
from ginrummy_qt.players.belief.cards import card_rows
from ginrummy_qt.players.belief.hands import hand_row
from ginrummy_qt.players.levels import make_player, master
from ginrummy_qt.players.network.player import NetworkPlayer
from ginrummy_qt.players.search.equity import Equity, equity_for
from ginrummy_qt.players.search.laying_out import best_knock
from ginrummy_qt.players.search.player import SearchPlayer
from ginrummy_qt.players.search.rollout import Position, play_out
from ginrummy_qt.players.search.worlds import Belief, Imagination, World
from ginrummy_qt.players.seen import seen_by
from ginrummy_qt.players.showdowns import Terms, showdown
from ginrummy_qt.players.turn_ends import allowed_discards
from ginrummy_qt.ports.levels import Level, Style
from ginrummy_qt.rules import PRESETS, Seat
from ginrummy_qt.rules.actions import Action, Knock
from ginrummy_qt.rules.arrangements import best_arrangement
from ginrummy_qt.rules.cards import Card, cards_of, mask_of, parse_cards
from ginrummy_qt.rules.codec import decode
from ginrummy_qt.rules.deal import Phase
from ginrummy_qt.rules.layoffs import best_defence
from ginrummy_qt.rules.legality import can
from ginrummy_qt.rules.melds import meld_families, points_of_mask
from ginrummy_qt.rules.ruleset import MatchFormat
from ginrummy_qt.rules.view import PlayerView
from tests.helpers.views import RULESETS, positions, random_hand

CASES = json.loads((Path(__file__).parent / "belief_rows.json").read_text(encoding="utf-8"))
OF_THE_ARRANGEMENT = (3, 4, 12, 16, 17, 18)
"""What depends on which of several arrangements of equal deadwood is looked at."""


@pytest.fixture(scope="module")
def belief() -> Belief:
    return Belief.shipped()


def ends_of_turns(seed: int, rules: str = "challenge") -> list[PlayerView]:
    table = [make_player(Style.STEADY, 1), make_player(Style.MARJJ, 2)]
    hand = positions(random_hand(seed, RULESETS[rules]), table)
    return [view for _, view, _ in hand if view.phase is Phase.DISCARD]


@pytest.mark.parametrize("case", CASES)
def test_the_rows_of_the_belief_are_those_of_the_training(case: dict[str, Any]) -> None:
    seen = seen_by(decode(PlayerView, case["view"]))
    for mine, theirs in zip(card_rows(seen, 10 - seen.known.bit_count()), case["cards"], strict=True):
        assert mine == pytest.approx(theirs, abs=2e-5)
    hand = case["hand"]
    left = [points_of_mask(hand ^ union) for _, union in meld_families(hand)]
    free = OF_THE_ARRANGEMENT if left.count(min(left)) > 1 else ()
    for place, (one, other) in enumerate(zip(hand_row(hand, seen), case["row"], strict=True)):
        if place not in free:
            assert one == pytest.approx(other, abs=2e-5), place


def test_worlds_hold_what_is_known_and_nothing_that_lies_elsewhere(belief: Belief) -> None:
    for view in ends_of_turns(3):
        seen = seen_by(view)
        for world in Imagination.of(seen, belief).worlds(8, Random(1)):
            stock = mask_of(Card(card) for card in world.stock)
            assert world.theirs.bit_count() == 10
            assert world.theirs & seen.known == seen.known
            assert len(world.stock) == view.stock_count == stock.bit_count()
            assert world.theirs & stock == 0
            assert (world.theirs | stock) == seen.unseen | seen.known


def test_what_was_thrown_makes_its_neighbours_less_likely_and_what_was_taken_more(belief: Belief) -> None:
    view = ends_of_turns(5)[6]
    quiet = replace(seen_by(view), known=0, thrown=0, refused=0, takes=0, last=0, last_but_one=0, took=False)
    middle = mask_of(parse_cards("8c"))
    quiet = replace(quiet, unseen=quiet.unseen | mask_of(parse_cards("7c 9c 8d 8h")))
    near = [cards_of(quiet.unseen).index(card) for card in parse_cards("7c 9c")]
    threw = replace(quiet, thrown=middle, last=8)
    took = replace(quiet, known=middle, takes=1, took=True)
    before = belief.odds(replace(quiet, thrown=mask_of(parse_cards("Kd")), last=10))
    for place in near:
        assert belief.odds(threw)[place] < before[place] < belief.odds(took)[place]


@settings(max_examples=150, derandomize=True, deadline=None)
@given(st.permutations(range(52)))
def test_1_9_a_knock_is_settled_as_the_rules_settle_it(order: list[int]) -> None:
    knocker, other = (mask_of(map(Card, order[start : start + 10])) for start in (0, 10))
    terms = Terms(10, 25, 25, 2)
    points = showdown(knocker, other, terms)
    laid = best_arrangement(cards_of(knocker))
    possible = set()
    for melds, union in meld_families(knocker):
        if points_of_mask(knocker ^ union) == laid.deadwood_value:
            left = best_defence([cards_of(meld) for meld in melds], cards_of(other)).deadwood_value
            gain = left - laid.deadwood_value
            possible.add(gain if gain > 0 else gain - 25)
    assert laid.deadwood_value == 0 or points in possible


def test_1_8_it_keeps_a_card_out_of_a_run_to_shut_a_dear_one_out() -> None:
    """F2 of the rules: shown whole the hand scores 44, with the six of diamonds kept out 45."""
    eleven = parse_cards("Ac 3d 4d 5d 6d Td Jd Qd Kd 2s 9h")
    other = mask_of(parse_cards("7c 8c 9c Qc 7d 3h Qh 6s 8s Js"))
    view = replace(ends_of_turns(1)[0], hand_mask=mask_of(eleven), barred=None, pile=(), knock_limit=10)
    discard = Card.parse("9h")
    there = best_knock(view, discard, [World(other, ())])
    assert there.arrangement.deadwood_value == 9
    assert best_knock(view, discard, []).arrangement.deadwood_value == 3
    elsewhere = mask_of(parse_cards("2c 4c 8c Qc Kc 3h Qh 6s 8s Js"))
    assert best_knock(view, discard, [World(elsewhere, ())]).arrangement.deadwood_value == 3


@pytest.mark.parametrize("name", ["challenge", "R1", "classic", "straight"])
def test_equity_is_fair_at_equal_scores_and_grows_with_points(name: str) -> None:
    rules = RULESETS.get(name) or replace(PRESETS["R3"], knock_limit=0)
    equity = equity_for(rules)
    assert isinstance(equity, Equity)
    for mine in range(0, 100, 9):
        assert equity.chance(mine, mine) == pytest.approx(0.5)
        for theirs in range(0, 98, 7):
            assert equity.chance(mine, theirs) == pytest.approx(1 - equity.chance(theirs, mine))
            assert equity.chance(mine + 3, theirs) >= equity.chance(mine, theirs)
            assert equity.chance(mine + 60, theirs) > equity.chance(mine, theirs)
    assert equity.chance(100, 99) == 1.0
    assert equity.chance(3, 104) == 0.0


def test_who_needs_five_points_values_five_as_much_as_fifty() -> None:
    equity = equity_for(PRESETS["challenge"])
    assert equity is not None
    late, behind = equity.worth(95, 40), equity.worth(20, 95)
    assert late.of(5) == late.of(50)
    assert behind.of(60) > 2 * behind.of(25)


def test_3_3_three_games_at_once_are_played_for_points() -> None:
    assert equity_for(replace(PRESETS["R3"], match_format=MatchFormat.HOLLYWOOD)) is None


def test_without_time_it_answers_with_the_networks_choice() -> None:
    player = master(1)
    for view in ends_of_turns(2):
        hurried = player.decide_within(view, Allowance.of(0))
        assert can(view, hurried)
        wanted = NetworkPlayer(player.network).decide(view)
        assert hurried == wanted


def test_it_stops_when_it_is_told_to() -> None:
    view = ends_of_turns(4)[3]
    asked = 0

    def stopped() -> bool:
        nonlocal asked
        asked += 1
        return asked > 5

    assert can(view, master(1).decide_within(view, Allowance.of(60_000, stopped)))
    rounds = 3
    assert 5 < asked <= 6 + rounds + 1


def test_the_same_view_seed_and_budget_give_the_same_action(belief: Belief) -> None:
    network = master(1).network
    for view in ends_of_turns(6)[:4]:
        first, again = (SearchPlayer(network, belief, 7, 80).decide(view) for _ in range(2))
        assert first == again


@pytest.mark.parametrize("scores", [(0, 0), (92, 10), (10, 92), (99, 99)])
@pytest.mark.parametrize("rules", RULESETS)
def test_it_plays_every_ruleset_to_the_end_at_any_score(
    belief: Belief, rules: str, scores: tuple[int, int]
) -> None:
    player = SearchPlayer(master(1).network, belief, 3, 20)
    table = [_AtScore(player, scores), make_player(Style.SIMPLE, 2)]
    assert sum(1 for _ in positions(random_hand(8, RULESETS[rules]), table)) > 1


@dataclass
class _AtScore:
    """Tells a player that the match stands so."""

    player: SearchPlayer
    scores: tuple[int, int]

    def decide(self, view: PlayerView) -> Action:
        return self.player.decide(replace(view, scores=self.scores))


def test_3_2_in_a_doubled_hand_five_points_win_what_ten_do() -> None:
    equity = equity_for(PRESETS["challenge"])
    assert equity is not None
    assert equity.worth(90, 90, 2).of(5) == pytest.approx(equity.worth(90, 90).of(10))
    assert equity.worth(90, 90).of(5) < equity.worth(90, 90, 2).of(5)


def test_who_needs_few_points_knocks_where_the_network_would_wait(belief: Belief) -> None:
    network = master(1).network
    player = SearchPlayer(network, belief, 3, 100)
    changed = knocked = 0
    for seed in range(5):
        for view in ends_of_turns(seed):
            if view.hand_mask.bit_count() == 11 and least_deadwood_left(view) <= 10:
                early = player.decide(replace(view, scores=(0, 0)))
                late = player.decide(replace(view, scores=(97, 97)))
                changed += isinstance(early, Knock) != isinstance(late, Knock)
                knocked += isinstance(late, Knock) and not isinstance(early, Knock)
    assert changed > 0
    assert knocked >= changed / 2


def least_deadwood_left(view: PlayerView) -> int:
    return allowed_discards(view.hand_mask, view.barred)[0]


def test_3_5_a_hand_played_out_ends_with_the_stock() -> None:
    mine, theirs = (
        mask_of(parse_cards("2c 3c 4c 7d 7h 7s Ts Js Qs Kh")),
        mask_of(parse_cards("9c Tc Jc 2d 3d 4d 5h 5s 5d Qh")),
    )
    start = Position(
        (mine, theirs), tuple(map(int, parse_cards("Ac Ad"))), Card.parse("5c"), 1, (6, 6), (False, True)
    )
    assert play_out(start, Terms(10, 25, 25, 2)) == 0
    assert play_out(start, Terms(10, 25, 25, 2, last_offer=True)) < 0


def test_it_does_not_break_gin_up(belief: Belief) -> None:
    hand = mask_of(parse_cards("Ac 2c 3c 7d 7h 7s 9s Ts Js Qs Kh"))
    view = replace(ends_of_turns(1)[0], hand_mask=hand, barred=None, seat=Seat.SOUTH)
    action = make_player(Level.MASTER, 1).decide(view)
    assert isinstance(action, Knock)
    assert action.discard == Card.parse("Kh")
