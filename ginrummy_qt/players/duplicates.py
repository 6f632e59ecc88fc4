"""Duplicate deals: every match is played twice, the seats swapped, so that luck of the cards cancels out."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack
from dataclasses import dataclass
from random import Random
from typing import Final

from ginrummy_qt.players.player import Player
from ginrummy_qt.players.playing import play_match
from ginrummy_qt.rules.deal import HandOutcome
from ginrummy_qt.rules.events import HandDealt
from ginrummy_qt.rules.game_match import drawn_dealer
from ginrummy_qt.rules.match_score import hand_points
from ginrummy_qt.rules.ruleset import Ruleset
from ginrummy_qt.rules.scoring import Result
from ginrummy_qt.rules.seats import Seat
from ginrummy_qt.rules.shuffle import shuffled_deck

_DOMAIN: Final = "ginrummy-qt arena 1"

Contestant = Callable[[Seat, int], AbstractContextManager[Player]]
"""Sits down on a seat for one match, with the seed of its random choices, and gets up again."""


@dataclass(frozen=True, slots=True)
class Tally:
    """What happened in some matches, from the first contestant's side."""

    wins: int = 0
    matches: int = 0
    points: int = 0
    points_against: int = 0
    hands: int = 0
    voids: int = 0
    results: tuple[tuple[Result, int], ...] = ()
    results_against: tuple[tuple[Result, int], ...] = ()

    def __add__(self, other: Tally) -> Tally:
        return Tally(
            self.wins + other.wins,
            self.matches + other.matches,
            self.points + other.points,
            self.points_against + other.points_against,
            self.hands + other.hands,
            self.voids + other.voids,
            _merge(self.results, other.results),
            _merge(self.results_against, other.results_against),
        )


Counts = tuple[tuple[Result, int], ...]


def _merge(one: Counts, two: Counts) -> Counts:
    total = Counter(dict(one))
    total.update(dict(two))
    return tuple(sorted(total.items()))


@dataclass(frozen=True, slots=True)
class DuplicateDeals:
    """The cards of one pair of matches. They depend on the seed, the pair, the hand's number and its dealer.

    A hand that the same seat deals in both matches has the same cards at every place. Cards and first dealer
    follow from seeds as at the table, so any match can be kept as a record (`arena_record`).
    """

    seed: int
    pair: int

    def deck_seed(self, number: int, dealer: Seat | None) -> str:
        """The seed (64 hex digits) of a hand; number 0, without a dealer, draws the first dealer."""
        who = "-" if dealer is None else dealer.name.lower()
        return hashlib.sha256(f"{_DOMAIN}\n{self.seed}\n{self.pair}\n{number}\n{who}".encode()).hexdigest()

    def first_dealer(self) -> Seat:
        """Who deals the first hand of both matches."""
        south, north = shuffled_deck(self.deck_seed(0, None))[:2]
        return drawn_dealer(south, north)

    def player_seed(self, seat: Seat) -> int:
        """The seed of whoever sits on a seat, the same in both matches; 32 bits."""
        return Random(f"{self.seed}/{self.pair}/{seat.name}").getrandbits(32)

    def deal(self, number: int, dealer: Seat) -> HandDealt:
        """The deal of hand `number`, from 1, when `dealer` deals."""
        return HandDealt(number, dealer, shuffled_deck(self.deck_seed(number, dealer)))


def play_pair(first: Contestant, second: Contestant, ruleset: Ruleset, deals: DuplicateDeals) -> Tally:
    """Both matches of a pair: the first contestant sits SOUTH, then NORTH."""
    return _play(first, second, Seat.SOUTH, ruleset, deals) + _play(first, second, Seat.NORTH, ruleset, deals)


def play_pairs(
    first: Contestant, second: Contestant, ruleset: Ruleset, pairs: int, seed: int
) -> Iterator[Tally]:
    """The pairs one after the other."""
    for pair in range(pairs):
        yield play_pair(first, second, ruleset, DuplicateDeals(seed, pair))


def _play(
    first: Contestant, second: Contestant, seat: Seat, ruleset: Ruleset, deals: DuplicateDeals
) -> Tally:
    sitting = (first, second) if seat is Seat.SOUTH else (second, first)
    with ExitStack() as table:
        players = [
            table.enter_context(contestant(place, deals.player_seed(place)))
            for place, contestant in zip(Seat, sitting, strict=True)
        ]
        winner, outcomes = play_match(ruleset, players, deals.first_dealer(), deals.deal)
    return tally_of(winner, outcomes, seat)


def tally_of(winner: Seat, outcomes: tuple[HandOutcome, ...], seat: Seat) -> Tally:
    """One match, from the side of who sat on `seat`."""
    points = hand_points(outcomes)
    return Tally(
        wins=int(winner is seat),
        matches=1,
        points=points[seat],
        points_against=points[seat.other],
        hands=len(outcomes),
        voids=sum(outcome.winner is None for outcome in outcomes),
        results=_results(outcomes, seat),
        results_against=_results(outcomes, seat.other),
    )


def _results(outcomes: tuple[HandOutcome, ...], seat: Seat) -> Counts:
    won = Counter(
        outcome.score.result for outcome in outcomes if outcome.score is not None and outcome.winner is seat
    )
    return tuple(sorted(won.items()))
