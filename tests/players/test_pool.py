"""The sparring partners keep to what is published of them."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import nullcontext
from random import Random

import pytest

from ginrummy_qt.players.arena_report import summarise
from ginrummy_qt.players.duplicates import Contestant, play_pairs
from ginrummy_qt.players.player import Player
from ginrummy_qt.players.pool.early_or_gin import early_or_gin
from ginrummy_qt.players.pool.gin_only import gin_only, outs
from ginrummy_qt.players.pool.knock_curve import knock_curve, most_deadwood
from ginrummy_qt.players.pool.marjj import marjj
from ginrummy_qt.players.simple import SimplePlayer
from ginrummy_qt.rules import PRESETS, Seat, parse_cards
from ginrummy_qt.rules.actions import Discard, DrawDiscard, DrawStock, Knock, Pass
from ginrummy_qt.rules.cards import FULL_MASK, mask_of
from ginrummy_qt.rules.deal import DealState
from ginrummy_qt.rules.view import view_for
from tests.helpers.deals import act, dealt
from tests.helpers.views import RULESETS, positions, random_hand

Made = Callable[[int], Player]
POOL: dict[str, Made] = {
    "early or gin": lambda seed: early_or_gin(Random(seed)),
    "gin only": lambda _seed: gin_only(),
    "knock curve": lambda _seed: knock_curve(),
    "marjj": lambda _seed: marjj(),
}
READY = "3c 4c 5c 6c Tc Td Th Ts 3h 5d"
PLAIN = "Ad 3d 4d 7d 9d Jc Ks 2s 8h 6s"
STOCK = "Kd Qd Qh 7s Js Kc 8d Jh 9s 9h 8s Qc Qs Jd"


def _at_turn(turn: int) -> DealState:
    state = dealt(READY, PLAIN, "8c", STOCK, ruleset=PRESETS["R2"])
    for _ in range(turn - 1):
        for _ in Seat:
            state = act(state, DrawStock())
            assert state.drawn is not None
            state = act(state, Discard(state.drawn))
    return act(state, DrawStock())


@pytest.mark.parametrize(
    ("name", "turn", "knocks"),
    [
        ("early or gin", 3, True),
        ("early or gin", 4, False),
        ("gin only", 1, False),
        ("knock curve", 6, True),
        ("knock curve", 7, False),
        ("marjj", 3, True),
        ("marjj", 4, False),
    ],
)
def test_it_knocks_when_its_description_says_so(name: str, turn: int, knocks: bool) -> None:
    state = _at_turn(turn)
    action = POOL[name](1).decide(view_for(state, state.turn))
    assert isinstance(action, Knock) is knocks


def test_the_knock_curve_falls_as_published() -> None:
    assert [min(10, most_deadwood(turn)) for turn in range(1, 13)] == [10] * 6 + [7, 5, 3, 1, 0, 0]


def test_outs_are_the_cards_that_would_make_a_meld() -> None:
    hand = mask_of(parse_cards("7c 8c 7d Kh"))
    unseen = FULL_MASK & ~hand
    seven, king = parse_cards("7c")[0], parse_cards("Kh")[0]
    assert outs(seven, hand, unseen) == len(parse_cards("6c 9c 7h 7s"))
    assert outs(king, hand, unseen) == 0


@pytest.mark.parametrize("rules", RULESETS)
@pytest.mark.parametrize("name", POOL)
def test_it_plays_every_ruleset_to_the_end(name: str, rules: str) -> None:
    for seed in range(4):
        table = [POOL[name](seed), SimplePlayer(Random(seed))]
        assert sum(1 for _ in positions(random_hand(seed, RULESETS[rules]), table)) > 1


@pytest.mark.parametrize("name", POOL)
def test_it_takes_an_upcard_only_into_a_meld(name: str) -> None:
    hand = "3c 4c 9c 2h Tc 8c 5d Ts 7h Ah"
    melds = dealt(hand, PLAIN, "5c", STOCK, ruleset=PRESETS["R1"])
    nothing = dealt(hand, PLAIN, "6h", STOCK, ruleset=PRESETS["R1"])
    assert isinstance(POOL[name](1).decide(view_for(melds, melds.turn)), DrawDiscard)
    assert isinstance(POOL[name](1).decide(view_for(nothing, nothing.turn)), Pass)


@pytest.mark.parametrize(("name", "least"), [("early or gin", 55), ("gin only", 55), ("marjj", 60)])
def test_it_beats_the_baseline_as_published_players_do(name: str, least: int) -> None:
    def sits(made: Made) -> Contestant:
        return lambda _seat, seed: nullcontext(made(seed))

    simple = sits(lambda seed: SimplePlayer(Random(seed)))
    pairs = list(play_pairs(sits(POOL[name]), simple, PRESETS["challenge"], 30, 5))
    assert summarise(name, "simple", "challenge", 5, pairs).win_rate.value * 100 > least
