"""Positions for tests of players: a finished hand's every view, and hidden cards dealt anew."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import replace

from ginrummy_qt.players.player import Player
from ginrummy_qt.rules import deal
from ginrummy_qt.rules.actions import Action
from ginrummy_qt.rules.cards import DECK, iter_mask, mask_of
from ginrummy_qt.rules.deal import DealState, Phase
from ginrummy_qt.rules.events import HandDealt
from ginrummy_qt.rules.hand_end import HandEnd
from ginrummy_qt.rules.legality import check
from ginrummy_qt.rules.ruleset import PRESETS, KnockLimit, Ruleset
from ginrummy_qt.rules.seats import Seat
from ginrummy_qt.rules.view import PlayerView, view_for

RULESETS: dict[str, Ruleset] = {
    **PRESETS,
    "oklahoma": replace(PRESETS["R3"], knock_limit_from=KnockLimit.FIRST_UPCARD, spade_doubles=True),
    "straight gin": replace(PRESETS["R3"], knock_limit=0),
    "fiftieth card": replace(PRESETS["R1"], last_discard_offer=True, void_stock=20),
    "by hand": replace(PRESETS["R1"], manual_layoff=True),
    "no void": replace(PRESETS["R3"], void_stock=0, pile_draws_limit=3),
}
"""Every preset, and what else a player must cope with."""


def random_hand(seed: int, ruleset: Ruleset, number: int = 1) -> DealState:
    """A hand freshly dealt."""
    deck = list(DECK)
    random.Random(seed).shuffle(deck)
    return deal.deal(HandDealt(number, Seat(seed % 2), tuple(deck)), ruleset)


def positions(
    state: DealState,
    players: Sequence[Player],
    scores: tuple[int, int] = (0, 0),
    earlier: tuple[HandEnd, ...] = (),
) -> Iterator[tuple[DealState, PlayerView, Action]]:
    """Every state of the hand in which somebody acts, with what that seat sees and does; all is checked."""
    while state.phase is not Phase.OVER:
        view = view_for(state, state.turn, scores, earlier)
        action = players[state.turn].decide(view)
        check(view, action)
        yield state, view, action
        for event in deal.decide(state, action):
            state = deal.evolve(state, event)


def hidden_from(state: DealState, seat: Seat) -> int:
    """The cards the seat cannot know: the stock, and the opponent's hand but for what was taken openly."""
    other = seat.other
    return mask_of(state.terms.deck[state.position :]) | (state.hands[other] & ~state.known[other])


def dealt_anew(state: DealState, seat: Seat, rng: random.Random) -> DealState:
    """The same hand as the seat sees it, with all hidden cards in other places."""
    other = seat.other
    hidden = list(iter_mask(hidden_from(state, seat)))
    rng.shuffle(hidden)
    count = (state.hands[other] & ~state.known[other]).bit_count()
    theirs = mask_of(hidden[:count]) | state.known[other]
    hands = (theirs, state.hands[1]) if other is Seat.SOUTH else (state.hands[0], theirs)
    deck = (*state.terms.deck[: state.position], *hidden[count:])
    return replace(state, hands=hands, terms=replace(state.terms, deck=deck))
