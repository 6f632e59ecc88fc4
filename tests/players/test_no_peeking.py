"""A player knows nothing that its seat may not know: hidden cards dealt anew change no decision."""

from __future__ import annotations

from random import Random

import pytest

from ginrummy_qt.players.levels import make_player
from ginrummy_qt.ports.levels import PLAYER_NAMES, Level, PlayerName, Style
from ginrummy_qt.rules.deal import Phase
from ginrummy_qt.rules.view import view_for
from tests.helpers.views import RULESETS, dealt_anew, hidden_from, positions, random_hand


def hands_of(player: PlayerName) -> int:
    """Fewer of those that think longer."""
    match player:
        case Level.MASTER:
            return 1
        case Level():
            return 2
        case Style():
            return 12


@pytest.mark.parametrize("name", ["R1", "R2", "R3", "challenge", "oklahoma", "fiftieth card"])
@pytest.mark.parametrize("player", PLAYER_NAMES)
def test_hidden_cards_dealt_anew_change_no_decision(player, name):
    rng = Random(f"{player} {name}")
    asked = moved = 0
    for seed in range(hands_of(player)):
        table = [make_player(player, seed), make_player(Style.SIMPLE, seed + 1)]
        if seed % 2:
            table.reverse()
        for state, view, action in positions(random_hand(seed, RULESETS[name]), table):
            if view.phase is Phase.LAYOFF or table[view.seat] is not table[seed % 2]:
                continue
            other = dealt_anew(state, view.seat, rng)
            moved += other.hands != state.hands or other.terms.deck != state.terms.deck
            asked += 1
            assert hidden_from(other, view.seat) == hidden_from(state, view.seat)
            seen = view_for(other, view.seat)
            assert seen == view
            assert make_player(player, seed).decide(seen) == action
    assert asked >= 4 * hands_of(player)
    assert moved > 0.9 * asked
