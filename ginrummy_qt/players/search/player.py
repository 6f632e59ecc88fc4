"""The player that tries its best choices on hands that explain what was seen.

The network names the candidates. All are tried on the same worlds (`belief`), half of them are dropped after
each round (sequential halving), and the choice weighs what came out with what the network thought.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Final

from ginrummy_qt.players.network.player import CERTAIN, NetworkPlayer, Valued
from ginrummy_qt.players.network.value import ValueNetwork
from ginrummy_qt.players.search.belief import World, worlds
from ginrummy_qt.players.search.rollout import Position, Terms, play_out, showdown
from ginrummy_qt.players.seen import Seen, seen_by
from ginrummy_qt.players.turn_ends import best_big_gin, knock, lay_out
from ginrummy_qt.rules.actions import Action, Discard, DrawDiscard, DrawStock, Pass
from ginrummy_qt.rules.cards import CardMask
from ginrummy_qt.rules.deal import Phase, must_end_hand, stock_is_forced
from ginrummy_qt.rules.view import PlayerView

CANDIDATES: Final = 5
NEAR_BEST: Final = 8.0
"""Only choices that the network puts within so many points of its best are tried."""
TRUST: Final = 150.0
"""How many worlds the network's own opinion is worth."""
RASH: Final = 0.35
"""How often the opponent is taken for one that knocks as soon as it may."""

Outcome = Callable[[World, bool], int]
"""The points of a candidate in a world, with a rash opponent or not."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """A choice, what the network thinks of it, and how to try it."""

    action: Action
    prior: float
    outcome: Outcome


@dataclass(slots=True)
class SearchPlayer:
    """Plays with `budget` hands played out for a decision."""

    network: ValueNetwork
    rng: Random
    budget: int

    def decide(self, view: PlayerView) -> Action:
        """The candidate that comes out best."""
        quick = NetworkPlayer(self.network)
        match view.phase:
            case Phase.LAYOFF:
                return lay_out(view)
            case Phase.LAST_DISCARD:
                return quick.decide(view)
            case Phase.DISCARD:
                return self._end_turn(view, quick)
        if view.phase is Phase.DRAW and (not view.pile or stock_is_forced(view.ruleset, view.passes)):
            return DrawStock()
        return self._draw(view, quick)

    def _end_turn(self, view: PlayerView, quick: NetworkPlayer) -> Action:
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
        if len(near) == 1 or best.points >= CERTAIN:
            return knock(view, best.card) if best.knocks else Discard(best.card)
        terms = _terms(view)
        candidates = [
            Candidate(
                knock(view, ending.card) if ending.knocks else Discard(ending.card),
                ending.points,
                _ending(view.hand_mask, ending, seen, terms),
            )
            for ending in near
        ]
        return self._best(candidates, seen, view.stock_count)

    def _draw(self, view: PlayerView, quick: NetworkPlayer) -> Action:
        seen = seen_by(view)
        upcard = view.pile[-1]
        eleven = view.hand_mask | 1 << upcard
        after = replace(seen, draws=seen.draws + 1)
        best = max(quick.endings(view, eleven, upcard, after), key=lambda ending: ending.points)
        leaving = quick.after_leaving(view, seen)
        offered = view.phase is Phase.UPCARD_OFFER
        leave: Action = Pass() if offered else DrawStock()
        if best.points >= CERTAIN or abs(best.points - leaving) > NEAR_BEST:
            return DrawDiscard() if best.points > leaving else leave
        terms = _terms(view)
        candidates = [
            Candidate(DrawDiscard(), best.points, _ending(eleven, best, after, terms)),
            Candidate(leave, leaving, _leaving(view, seen, terms)),
        ]
        return self._best(candidates, seen, view.stock_count)

    def _best(self, candidates: Sequence[Candidate], seen: Seen, stock_count: int) -> Action:
        """Sequential halving over common worlds."""
        left = list(candidates)
        totals = dict.fromkeys(range(len(left)), 0.0)
        numbers = {id(candidate): place for place, candidate in enumerate(left)}
        rounds = max(1, (len(left) - 1).bit_length())
        tried = 0
        while len(left) > 1:
            number = max(4, self.budget // (rounds * len(left)))
            for world in worlds(seen, stock_count, number, self.rng):
                rash = self.rng.random() < RASH
                for candidate in left:
                    totals[numbers[id(candidate)]] += candidate.outcome(world, rash)
            tried += number

            def score(candidate: Candidate, tried: int = tried) -> float:
                total = totals[numbers[id(candidate)]]
                return (total + TRUST * candidate.prior) / (tried + TRUST)

            left.sort(key=score, reverse=True)
            left = left[: (len(left) + 1) // 2] if len(left) > 2 else left[:1]
        return left[0].action


def _terms(view: PlayerView) -> Terms:
    rules = view.ruleset
    return Terms(view.knock_limit, rules.gin_bonus, rules.undercut_bonus, rules.void_stock)


def _turns(seen: Seen) -> tuple[int, int]:
    """The draws of both sides so far: the opponent's are told by what it threw."""
    return seen.draws, seen.thrown.bit_count()


def _ending(eleven: CardMask, ending: Valued, seen: Seen, terms: Terms) -> Outcome:
    """A turn that ends with a discard, or with a knock."""
    hand = eleven ^ 1 << ending.card
    if ending.knocks:
        return lambda world, _rash: showdown(hand, world.theirs, terms)
    turns = _turns(seen)

    def outcome(world: World, rash: bool) -> int:
        start = Position((hand, world.theirs), world.stock, int(ending.card), 1, turns, (False, rash))
        return play_out(start, terms)

    return outcome


def _leaving(view: PlayerView, seen: Seen, terms: Terms) -> Outcome:
    """The upcard is left lying; after the first refusal it is offered to the other side."""
    turns = _turns(seen)
    hand = view.hand_mask
    to_other = view.phase is Phase.UPCARD_OFFER
    top = int(view.pile[-1]) if to_other and not view.passes else -1

    def outcome(world: World, rash: bool) -> int:
        turn = 1 if to_other else 0
        start = Position((hand, world.theirs), world.stock, top, turn, turns, (False, rash))
        return play_out(start, terms)

    return outcome
