"""The player that tries how to end its turn on hands that explain what was seen.

The network names the candidates and decides what to draw and whether to knock. Discards are played out on the
same worlds, half of them are dropped after each round (sequential halving), and what came out is weighed
with what the network thought. Where the score makes points worth more or less than they are, what may come is
weighed so, knocks too, and those are laid out to earn most against the hands imagined.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Final

from ginrummy_qt.players import chance
from ginrummy_qt.players.allowance import Allowance
from ginrummy_qt.players.memory import first_upcard
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
from ginrummy_qt.rules.cards import CardMask, Suit
from ginrummy_qt.rules.deal import Phase, must_end_hand
from ginrummy_qt.rules.view import PlayerView

CANDIDATES: Final = 5
NEAR_BEST: Final = 8.0
"""Only choices that the network puts within so many points of its best are tried."""
TRUST: Final = 400.0
"""How many hands played out the network's own opinion is worth."""
SURE: Final = 1e9
"""Where a knock is possible the network is believed: hands played out judge too roughly whether to wait."""
SCARCE: Final = 60
"""What the score changes is believed half after so many hands played out."""
LATE: Final = 0.6
"""From this share of the target on, the score of the match is considered."""
BATCH: Final = 16
"""Worlds between two looks at the clock."""
MOST_TRIED: Final = 1500
"""More hands played out for a decision gain nothing."""

Outcome = Callable[[World], int]
"""The points of a candidate in a world."""


@dataclass(slots=True)
class Candidate:
    """A way to end the turn, what the network thinks of it, how to try it, and what came out so far.

    `total` are points, `beyond` what they were worth at this score beyond that; `trust` is how many tries the
    network's opinion is worth.
    """

    ending: Valued
    outcome: Outcome
    trust: float
    total: float = 0.0
    beyond: float = 0.0
    tried: int = 0

    @property
    def score(self) -> float:
        """The mean of what came out and of the network's opinion, as worth at this score."""
        if not self.tried:
            return self.ending.points
        mean = (self.total + self.trust * self.ending.points) / (self.tried + self.trust)
        return mean + self.beyond / (self.tried + SCARCE)


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
        worth = _worth(view)
        knocking = any(ending.knocks for ending in near)
        if len(near) > 1 and best.points < CERTAIN and not (knocking and worth is None):
            trust = SURE if knocking else TRUST
            left = [Candidate(each, _outcome(view, each, seen, Terms.of(view)), trust) for each in near]
            best = self._tried(left, worth, imagination, rng, budget, allowance)
        if not best.knocks:
            return Discard(best.card)
        return best_knock(view, best.card, () if allowance.is_over() else imagination.worlds(BATCH, rng))

    def _tried(
        self,
        left: list[Candidate],
        worth: Worth | None,
        imagination: Imagination,
        rng: Random,
        budget: int,
        allowance: Allowance,
    ) -> Valued:
        """Sequential halving over common worlds; when the time is over, the best so far."""
        rounds = max(1, (len(left) - 1).bit_length())
        for share in allowance.parts(rounds):
            worlds_left = max(1, budget // (rounds * len(left)))
            while worlds_left > 0 and not share.is_over():
                for world in imagination.worlds(min(BATCH, worlds_left), rng):
                    for candidate in left:
                        points = candidate.outcome(world)
                        candidate.total += points
                        candidate.tried += 1
                        if worth is not None:
                            candidate.beyond += worth.of(points) - points
                worlds_left -= BATCH
            left.sort(key=lambda candidate: -candidate.score)
            left = left[: (len(left) + 1) // 2]
        return left[0].ending


def _worth(view: PlayerView) -> Worth | None:
    """What points are worth at the score of a view; None where that is about what they are."""
    if max(view.scores) < LATE * view.ruleset.target_score:
        return None
    equity = equity_for(view.ruleset)
    if equity is None:
        return None
    upcard = first_upcard(view)
    doubled = view.ruleset.spade_doubles and upcard is not None and upcard.suit is Suit.SPADES
    return equity.worth(view.scores[view.seat], view.scores[view.seat.other], 2 if doubled else 1)


def _outcome(view: PlayerView, ending: Valued, seen: Seen, terms: Terms) -> Outcome:
    """How to try a turn that ends with a discard, or with a knock."""
    hand: CardMask = view.hand_mask ^ 1 << ending.card
    if ending.knocks:
        return lambda world: showdown(hand, world.theirs, terms)
    turns = seen.draws, seen.thrown.bit_count()
    card = int(ending.card)

    def outcome(world: World) -> int:
        start = Position((hand, world.theirs), world.stock, card, 1, turns, (False, world.rash))
        return play_out(start, terms)

    return outcome
