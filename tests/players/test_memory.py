"""What the steady player remembers, how it judges danger, and what it hopes for."""

from __future__ import annotations

from random import Random

import pytest

from ginrummy_qt.players.danger import DANGER, danger
from ginrummy_qt.players.memory import Memory, first_upcard, remember
from ginrummy_qt.players.potential import after_one_draw, mean_of_best
from ginrummy_qt.players.simple import SimplePlayer
from ginrummy_qt.rules import PRESETS, parse_cards
from ginrummy_qt.rules.actions import Discard, DrawDiscard, DrawStock, Pass
from ginrummy_qt.rules.cards import DECK, FULL_MASK, Card, iter_mask, mask_of
from ginrummy_qt.rules.deal import DealState
from ginrummy_qt.rules.melds import deadwood_after_discards
from ginrummy_qt.rules.seats import Seat
from ginrummy_qt.rules.view import view_for
from tests.helpers.deals import act, dealt
from tests.helpers.views import RULESETS, hidden_from, positions, random_hand

FIRST = "Ac 3d 5h 7s 9c Jd Kh 2s 4d 6h"
SECOND = "Ad 3h 5s 7c 9d Jh Ks 2c 4h 6s"


def card(text: str) -> Card:
    return parse_cards(text)[0]


def mask(text: str) -> int:
    return mask_of(parse_cards(text))


def throw(state: DealState, text: str) -> DealState:
    return act(state, Discard(card(text)))


def test_taken_thrown_and_refused_cards_are_remembered():
    state = act(dealt(FIRST, SECOND, "8c", "Qs Td Qh 8d", ruleset=PRESETS["R3"]), Pass(), Pass())
    state = throw(act(state, DrawStock()), "Kh")  # SOUTH draws Qs
    state = throw(act(state, DrawDiscard()), "Jh")  # NORTH takes the king
    state = throw(act(state, DrawStock()), "Qs")  # SOUTH leaves the jack lying
    state = throw(act(state, DrawStock()), "7c")  # NORTH leaves the queen lying
    south = remember(view_for(act(state, DrawStock()), Seat.SOUTH))
    assert south.held == mask("Kh")
    assert south.thrown == mask("Jh 7c")
    assert south.refused == mask("8c Qs")
    assert south.turn == 3
    north = remember(view_for(throw(act(state, DrawStock()), "Jd"), Seat.NORTH))
    assert north.kept == mask("Kh")
    assert north.thrown == mask("Kh Qs Jd")
    assert north.refused == mask("8c Jh 7c")


def test_the_unseen_cards_are_exactly_the_hidden_ones():
    for seed in range(20):
        players = [SimplePlayer(Random(seed)), SimplePlayer(Random(seed + 1))]
        for state, view, _ in positions(random_hand(seed, PRESETS["R1"]), players):
            memory = remember(view)
            assert memory.unseen == hidden_from(state, view.seat)
            assert memory.unseen | memory.held | memory.out_of_reach == FULL_MASK


@pytest.mark.parametrize("name", RULESETS)
def test_the_first_upcard_is_found_back_whatever_became_of_it(name):
    for seed in range(20):
        players = [SimplePlayer(Random(seed)), SimplePlayer(Random(seed + 1))]
        for state, view, _ in positions(random_hand(seed, RULESETS[name]), players):
            assert first_upcard(view) == state.terms.deck[20]


def memory(held: str = "", gone: str = "") -> Memory:
    return Memory(
        unseen=FULL_MASK & ~mask(f"{held} {gone}"),
        held=mask(held),
        thrown=0,
        refused=0,
        out_of_reach=mask(gone),
        kept=0,
        turn=1,
    )


def test_a_card_that_completes_what_the_opponent_took_is_the_most_dangerous():
    quiet = danger(card("8h"), memory())
    assert danger(card("8h"), memory(held="7h 9h")) >= DANGER.completes
    assert danger(card("8h"), memory(held="6h 7h")) >= DANGER.completes
    assert danger(card("8h"), memory(held="9h Th")) >= DANGER.completes
    assert danger(card("8h"), memory(held="8c 8d")) >= DANGER.completes
    assert danger(card("8h"), memory(held="7h")) > danger(card("8h"), memory(held="6h")) > quiet
    assert danger(card("8h"), memory(held="8c")) > quiet


def test_a_card_that_nobody_can_use_is_the_safest():
    dead = danger(card("8h"), memory(gone="8c 8d 7h 9h"))
    assert dead == DANGER.no_set + DANGER.no_run
    assert dead < danger(card("8h"), memory(gone="8c 8d")) < danger(card("8h"), memory(gone="8c")) < 0
    assert danger(card("8h"), memory(gone="7h")) < danger(card("8h"), memory(gone="6h")) < 0


def test_runs_end_at_the_ace_and_at_the_king():
    assert danger(card("Kh"), memory(gone="Qh")) == DANGER.no_run
    assert danger(card("Ah"), memory(gone="3h")) == DANGER.no_run
    assert danger(card("Ah"), memory(held="Kh Qh")) == danger(card("Ah"), memory())


def test_what_one_draw_can_do_is_counted_exactly():
    rng = Random(5)
    for _ in range(40):
        cards = rng.sample(DECK, 30)
        ten, unseen = mask_of(cards[:10]), mask_of(cards[10:])
        expected = [min(deadwood_after_discards(ten | 1 << drawn).values()) for drawn in iter_mask(unseen)]
        assert after_one_draw(ten, unseen) == expected
        assert mean_of_best(ten, unseen, 3) == pytest.approx(sum(sorted(expected)[:3]) / 3)


def test_without_unseen_cards_a_hand_is_worth_what_it_is():
    assert mean_of_best(mask("3c 4c 5c Kd 2h"), 0, 7) == 12
