"""A player knows nothing that its seat may not know: hidden cards dealt anew change no decision."""

from __future__ import annotations

from random import Random

import pytest

from ginrummy_qt.players.levels import make_player
from ginrummy_qt.ports.levels import PLAYER_NAMES, Level, Style
from ginrummy_qt.rules.deal import Phase
from ginrummy_qt.rules.view import view_for
from tests.helpers.views import RULESETS, dealt_anew, hidden_from, positions, random_hand


@pytest.mark.parametrize("name", ["R1", "R2", "challenge", "fiftieth card"])
@pytest.mark.parametrize("level", PLAYER_NAMES)
def test_hidden_cards_dealt_anew_change_no_decision(level, name):
    rng = Random(f"{level} {name}")
    asked = moved = 0
    for seed in range(15 if level in list(Level) else 6):
        table = [make_player(level, seed), make_player(Style.SIMPLE, seed + 1)]
        for state, view, _ in positions(random_hand(seed, RULESETS[name]), table):
            if view.phase is Phase.LAYOFF:
                continue
            other = dealt_anew(state, view.seat, rng)
            moved += other.hands != state.hands or other.terms.deck != state.terms.deck
            asked += 1
            assert hidden_from(other, view.seat) == hidden_from(state, view.seat)
            seen = view_for(other, view.seat)
            assert seen == view
            assert make_player(level, 99).decide(seen) == make_player(level, 99).decide(view)
    assert asked > 60
    assert moved > 0.9 * asked


@pytest.mark.parametrize("level", PLAYER_NAMES)
def test_a_player_of_the_same_seed_decides_alike(level):
    def hand(seed: int):
        table = [make_player(level, seed), make_player(level, seed + 1)]
        return [action for _, _, action in positions(random_hand(3, RULESETS["R1"]), table)]

    assert hand(5) == hand(5)
