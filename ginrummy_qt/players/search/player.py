"""The player that tries how to end its turn on hands that explain what was seen.

The network names the candidates and decides what to draw. All candidates are tried on the same worlds, half
of them are dropped after each round (sequential halving), and what came out is weighed with what the network
thought. Discards are played out, knocks are settled exactly.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from ginrummy_qt.players import chance
from ginrummy_qt.players.allowance import Allowance
from ginrummy_qt.players.network.player import CERTAIN, NetworkPlayer, Valued
from ginrummy_qt.players.network.value import ValueNetwork
from ginrummy_qt.players.search.equity import Worth, equity_for
from ginrummy_qt.players.search.laying_out import best_knock
from ginrummy_qt.players.search.rollout import Position, play_out
from ginrummy_qt.players.search.worlds import Belief, Imagination, World
from ginrummy_qt.players.seen import Seen, seen_by
from ginrummy_qt.players.showdowns import Terms, showdown
from ginrummy_qt.players.turn_ends import best_big_gin
from ginrummy_qt.rules.actions import Action, Discard
from ginrummy_qt.rules.cards import CardMask
from ginrummy_qt.rules.deal import Phase, must_end_hand
from ginrummy_qt.rules.view import PlayerView

CANDIDATES: Final = 5
NEAR_BEST: Final = 8.0
"""Only choices that the network puts within so many points of its best are tried."""
TRUST: Final = 150.0
"""How many worlds the network's own opinion is worth."""
RASH: Final = 0.5
"""How often the opponent is taken for one that knocks as soon as it may."""
BATCH: Final = 16
"""Worlds between two looks at the clock."""
MOST_TRIED: Final = 5000
"""More hands played out for a decision gain nothing."""

Outcome = Callable[[World, bool], int]
"""The points of a candidate in a world, with a rash opponent or not."""


@dataclass(slots=True)
class Candidate:
    """A way to end the turn, what the network thinks of it, how to try it, and what came out so far."""

    ending: Valued
    outcome: Outcome
    total: float = 0.0
    tried: int = 0

    @property
    def score(self) -> float:
        """The mean of what came out and of the network's opinion."""
        return (self.total + TRUST * self.ending.points) / (self.tried + TRUST)


@dataclass(frozen=True, slots=True)
class SearchPlayer:
    """Plays `budget` hands out for a decision, or as many as its time allows.

    Its chance depends on `seed` and on what it sees, so it keeps nothing in mind.
    """

    network: ValueNetwork
    belief: Belief
    seed: int
    budget: int

    def decide(self, view: PlayerView) -> Action:
        """The candidate that comes out best after the whole budget; the same view gives the same answer."""
        return self._decide(view, self.budget, Allowance())

    def decide_within(self, view: PlayerView, allowance: Allowance) -> Action:
        """The best found when the allowance is over; the network's own choice where it is over at once."""
        budget = self.budget if allowance.left() is None else MOST_TRIED
        return self._decide(view, budget, allowance)

    def _decide(self, view: PlayerView, budget: int, allowance: Allowance) -> Action:
        quick = NetworkPlayer(self.network)
        if view.phase is not Phase.DISCARD:
            return quick.decide(view)
        big_gin = best_big_gin(view)
        if big_gin is not None:
            return big_gin
        seen = seen_by(view)
        endings = quick.endings(view, view.hand_mask, view.barred, seen)
        if must_end_hand(view.ruleset, view.barred, view.stock_count):
            endings = [ending for ending in endings if ending.knocks]
        endings.sort(key=lambda ending: -ending.points)
        best = endings[0]
        near = [ending for ending in endings[:CANDIDATES] if ending.points > best.points - NEAR_BEST]
        rng = chance.of_decision(self.seed, view)
        imagination = Imagination.of(seen, self.belief)
        if len(near) > 1 and best.points < CERTAIN:
            best = self._tried(view, near, imagination, rng, budget, allowance)
        if not best.knocks:
            return Discard(best.card)
        return best_knock(view, best.card, () if allowance.is_over() else imagination.worlds(BATCH, rng))

    def _tried(
        self,
        view: PlayerView,
        near: Sequence[Valued],
        imagination: Imagination,
        rng: Random,
        budget: int,
        allowance: Allowance,
    ) -> Valued:
        """Sequential halving over common worlds; when the time is over, the best so far."""
        terms, worth = Terms.of(view), _worth(view)
        left = [Candidate(ending, _outcome(view, ending, imagination.seen, terms)) for ending in near]
        rounds = max(1, (len(left) - 1).bit_length())
        shares = allowance.parts(rounds)
        for share in shares:
            worlds_left = max(1, budget // (rounds * len(left)))
            while worlds_left and not share.is_over():
                for world in imagination.worlds(min(BATCH, worlds_left), rng):
                    rash = rng.random() < RASH
                    for candidate in left:
                        points = candidate.outcome(world, rash)
                        candidate.total += worth.of(points) if worth else points
                        candidate.tried += 1
                worlds_left = max(0, worlds_left - BATCH)
            left.sort(key=lambda candidate: -candidate.score)
            left = left[: (len(left) + 1) // 2]
        return left[0].ending


def _worth(view: PlayerView) -> Worth | None:
    """What points are worth at the score of a view."""
    equity = equity_for(view.ruleset)
    if equity is None:
        return None
    return equity.worth(view.scores[view.seat], view.scores[view.seat.other])


def _outcome(view: PlayerView, ending: Valued, seen: Seen, terms: Terms) -> Outcome:
    """How to try a turn that ends with a discard, or with a knock."""
    hand: CardMask = view.hand_mask ^ 1 << ending.card
    if ending.knocks:
        return lambda world, _rash: showdown(hand, world.theirs, terms)
    turns = seen.draws, seen.thrown.bit_count()
    card = int(ending.card)

    def outcome(world: World, rash: bool) -> int:
        start = Position((hand, world.theirs), world.stock, card, 1, turns, (False, rash))
        return play_out(start, terms)

    return outcome
