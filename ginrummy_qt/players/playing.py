"""One hand and one match between two players, by the program's own rules, without a screen."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ginrummy_qt.players.player import Player
from ginrummy_qt.rules import deal
from ginrummy_qt.rules.deal import DealState, HandOutcome, Phase
from ginrummy_qt.rules.events import HandDealt
from ginrummy_qt.rules.game_match import next_dealer
from ginrummy_qt.rules.legality import check
from ginrummy_qt.rules.match_score import hand_ends, hand_points, match_score
from ginrummy_qt.rules.ruleset import Ruleset
from ginrummy_qt.rules.seats import Seat
from ginrummy_qt.rules.view import view_for

Dealing = Callable[[int, Seat], HandDealt]
"""The deal of the hand with this number, from 1, by this dealer."""


def play_hand(
    dealt: HandDealt, ruleset: Ruleset, players: Sequence[Player], before: Sequence[HandOutcome] = ()
) -> DealState:
    """The finished hand, after those `before` it in the match; `players` sit SOUTH and NORTH.

    Raises IllegalAction when one breaks the rules.
    """
    state = deal.deal(dealt, ruleset)
    scores, earlier = hand_points(before), hand_ends(before)
    while state.phase is not Phase.OVER:
        view = view_for(state, state.turn, scores, earlier)
        action = players[state.turn].decide(view)
        check(view, action)
        for event in deal.decide(state, action):
            state = deal.evolve(state, event)
    return state


def play_match(
    ruleset: Ruleset, players: Sequence[Player], first_dealer: Seat, dealing: Dealing
) -> tuple[Seat, tuple[HandOutcome, ...]]:
    """The winner of a match and all its hands; `players` sit SOUTH and NORTH."""
    dealer = first_dealer
    outcomes: list[HandOutcome] = []
    while True:
        dealt = dealing(len(outcomes) + 1, dealer)
        outcome = play_hand(dealt, ruleset, players, outcomes).outcome
        assert outcome is not None
        outcomes.append(outcome)
        winner = match_score(ruleset, outcomes).winner
        if winner is not None:
            return winner, tuple(outcomes)
        dealer = next_dealer(ruleset, outcome)
