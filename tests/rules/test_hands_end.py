"""Every hand ends, whatever is played (2.8, 2.11)."""

from __future__ import annotations

import random

import pytest

from ginrummy_qt.rules import PRESETS, Seat
from ginrummy_qt.rules.actions import BigGin, DrawDiscard, DrawStock, Knock
from ginrummy_qt.rules.cards import DECK
from ginrummy_qt.rules.deal import Phase, deal
from ginrummy_qt.rules.events import HandDealt
from ginrummy_qt.rules.legality import legal_actions
from ginrummy_qt.rules.view import view_for
from tests.helpers.deals import act

STOCK, TURNS_BETWEEN_STOCK_DRAWS = 31, 50


@pytest.mark.parametrize("key", list(PRESETS))
@pytest.mark.parametrize("liking_for_the_pile", [0.0, 0.5, 0.97, 1.0])
def test_hands_always_end_even_if_nobody_ever_knocks(key, liking_for_the_pile):
    rng = random.Random(f"{key} {liking_for_the_pile}")
    for number in range(4):
        deck = rng.sample(DECK, 52)
        state = deal(HandDealt(1, Seat(number % 2), tuple(deck)), PRESETS[key])
        steps = 0
        while state.phase is not Phase.OVER:
            actions = [
                action
                for action in legal_actions(view_for(state, state.turn))
                if not isinstance(action, Knock | BigGin)
            ]
            draws = [action for action in actions if isinstance(action, DrawDiscard | DrawStock)]
            if draws:
                wanted = DrawDiscard if rng.random() < liking_for_the_pile else DrawStock
                actions = [action for action in draws if isinstance(action, wanted)] or actions
            state = act(state, rng.choice(actions))
            steps += 1
            assert steps <= 2 + 2 * STOCK * (TURNS_BETWEEN_STOCK_DRAWS + 1)
        assert state.outcome is not None
        assert state.outcome.winner is None
