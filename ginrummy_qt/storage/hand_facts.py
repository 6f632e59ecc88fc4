"""What is remembered of a hand that is over: a pure function of its events."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from ginrummy_qt.ports.history import HandResult
from ginrummy_qt.rules.arrangements import best_arrangement
from ginrummy_qt.rules.cards import Card
from ginrummy_qt.rules.events import (
    BigGinDeclared,
    CardDiscarded,
    CardDrawn,
    DeckCut,
    Defended,
    Event,
    HandDealt,
    HandScored,
    HandSealed,
    HandVoided,
    Knocked,
    MatchResigned,
    MatchStarted,
    Passed,
    SeedDrawn,
    Source,
)
from ginrummy_qt.rules.kept_moves import kept_log
from ginrummy_qt.rules.ruleset import FirstTurn
from ginrummy_qt.rules.scoring import Result
from ginrummy_qt.rules.seats import Seat

LONGEST_PAUSE: Final = 120
"""Seconds: a pause longer than this is not time played."""

IRRELEVANT: Final = (CardDiscarded, HandSealed, DeckCut)
"""Events that say nothing of a hand as long as no move is taken back."""


@dataclass(frozen=True, slots=True)
class TimedEvent:
    """An event and when it happened, in UTC seconds since 1970; None for one that says nothing of a hand."""

    at: int
    event: Event | None


@dataclass(frozen=True, slots=True)
class Dealt:
    """What a hand began with: the dealer, the first upcard, and both seats' melds and deadwood value."""

    dealer: Seat
    upcard: Card
    melds: tuple[int, int]
    deadwood: tuple[int, int]


@dataclass(frozen=True, slots=True)
class HandFacts:
    """A hand that is over, for the person (SOUTH).

    `points` are negative when they went to the opponent. `left` is both seats' deadwood after layoffs, None
    where nothing was laid out. `turns` are the draws of the seat that ended the hand. `offered` and `taken`
    tell of the first upcard, `pile_draws` and `stock_draws` are the person's, `layoffs` are (own, theirs).
    """

    number: int
    ended_at: int
    dealt: Dealt
    result: HandResult
    ending: Result | None = None
    points: int = 0
    left: tuple[int, int] | None = None
    turns: int = 0
    offered: bool = False
    taken: bool = False
    pile_draws: int = 0
    stock_draws: int = 0
    layoffs: tuple[int, int] = (0, 0)
    seconds: int = 0

    @property
    def ended_by(self) -> Seat | None:
        """Who knocked or went gin; None in a void or abandoned hand."""
        if self.ending is None:
            return None
        won = self.result is HandResult.WON
        return Seat.SOUTH if won is not (self.ending is Result.UNDERCUT) else Seat.NORTH


def hand_facts(started: MatchStarted, number: int, rows: Sequence[TimedEvent]) -> HandFacts | None:
    """The facts of hand `number` from its events, from `SeedDrawn` on; None while it is not over.

    A hand that was never dealt has none either.
    """
    events = [row.event for row in rows if row.event is not None]
    kept = kept_log((started, *events))
    dealt = next((event for event in kept if isinstance(event, HandDealt)), None)
    end = _end(kept)
    if dealt is None or end is None:
        return None
    ended_at, seconds = _time_played(rows, end)
    begun = _dealt(dealt)
    if isinstance(end, MatchResigned):
        return HandFacts(number, ended_at, begun, HandResult.ABANDONED, seconds=seconds)
    draws = [event for event in kept if isinstance(event, CardDrawn)]
    mine = [draw.source for draw in draws if draw.seat is Seat.SOUTH]
    offered = _was_offered(started, dealt, kept)
    ending, points, left, layoffs, ender = _showdown(kept, end)
    result = HandResult.VOID
    if isinstance(end, HandScored):
        result = HandResult.WON if end.winner is Seat.SOUTH else HandResult.LOST
    return HandFacts(
        number=number,
        ended_at=ended_at,
        dealt=begun,
        result=result,
        ending=ending,
        points=points,
        left=left,
        turns=sum(draw.seat is ender for draw in draws),
        offered=offered,
        taken=offered and bool(draws) and draws[0] == CardDrawn(Seat.SOUTH, Source.DISCARD, begun.upcard),
        pile_draws=mine.count(Source.DISCARD),
        stock_draws=mine.count(Source.STOCK),
        layoffs=layoffs,
        seconds=seconds,
    )


def hands_in(rows: Iterable[TimedEvent]) -> Iterator[tuple[int, list[TimedEvent]]]:
    """The events of a match by hand, each from its `SeedDrawn` on; the draw of the dealer is left out."""
    number, hand = 0, list[TimedEvent]()
    for row in rows:
        if isinstance(row.event, SeedDrawn):
            if number:
                yield number, hand
            number, hand = row.event.number, []
        hand.append(row)
    if number:
        yield number, hand


def _end(kept: Sequence[Event]) -> HandScored | HandVoided | MatchResigned | None:
    """What ended the hand; a match given up between two hands ends none."""
    scored = next((event for event in kept if isinstance(event, HandScored | HandVoided)), None)
    return scored or next((event for event in kept if isinstance(event, MatchResigned)), None)


def _dealt(event: HandDealt) -> Dealt:
    south = 10 if event.dealer is Seat.SOUTH else 0
    hands = [best_arrangement(event.deck[start : start + 10]) for start in (south, 10 - south)]
    melds, deadwood = [len(hand.melds) for hand in hands], [hand.deadwood_value for hand in hands]
    return Dealt(event.dealer, event.deck[20], (melds[0], melds[1]), (deadwood[0], deadwood[1]))


def _time_played(rows: Sequence[TimedEvent], end: Event) -> tuple[int, int]:
    """When the hand ended, and the seconds played till then; what was taken back was played too."""
    last = max(place for place, row in enumerate(rows) if type(row.event) is type(end))
    times = [row.at for row in rows[: last + 1]]
    return times[-1], seconds_between(times)


def seconds_between(times: Sequence[int]) -> int:
    """The seconds played while these events happened, one after the other: a long pause is none."""
    return sum(min(max(later - at, 0), LONGEST_PAUSE) for at, later in pairwise(times))


def _was_offered(started: MatchStarted, dealt: HandDealt, kept: Sequence[Event]) -> bool:
    """Whether the person could take the first upcard: at the deal, or after the opponent's refusal (2.1)."""
    if dealt.dealer is Seat.NORTH:
        return any(isinstance(event, Passed | CardDrawn) for event in kept)
    first = next((event for event in kept if isinstance(event, Passed | CardDrawn)), None)
    refused = isinstance(first, Passed) and started.ruleset.first_turn is FirstTurn.UPCARD_OFFER
    return refused


_Showdown = tuple[Result | None, int, tuple[int, int] | None, tuple[int, int], Seat | None]


def _showdown(kept: Sequence[Event], end: HandScored | HandVoided) -> _Showdown:
    """What the hand was won with, points for the person, what was left, layoffs, and who ended it."""
    shown = next((event for event in kept if isinstance(event, Knocked | BigGinDeclared)), None)
    answer = next((event for event in kept if isinstance(event, Defended)), None)
    if not isinstance(end, HandScored) or shown is None or answer is None:
        return None, 0, None, (0, 0), None
    points = end.score.points if end.winner is Seat.SOUTH else -end.score.points
    mine, theirs = shown.arrangement.deadwood_value, answer.defence.deadwood_value
    count = len(answer.defence.layoffs)
    if shown.seat is Seat.SOUTH:
        return end.score.result, points, (mine, theirs), (0, count), shown.seat
    return end.score.result, points, (theirs, mine), (count, 0), shown.seat
