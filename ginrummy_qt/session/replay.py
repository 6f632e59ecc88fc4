"""A match looked at again, step by step: the hands that are over, as SOUTH saw them, and with all cards open.

Everything follows from the log. A hand is cut into steps at the moves of both seats; what follows from a move
by itself (layoffs, the score, the end of the match) belongs to its step. Nothing of a hand that goes on is in
a replay.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from ginrummy_qt.ports.levels import PlayerName
from ginrummy_qt.ports.table import MatchInfo, MatchSetup, TableUpdate
from ginrummy_qt.rules import game_match
from ginrummy_qt.rules.cards import Card, cards_of
from ginrummy_qt.rules.deal import HandOutcome
from ginrummy_qt.rules.events import (
    BigGinDeclared,
    CardDiscarded,
    CardDrawn,
    Event,
    HandDealt,
    HandScored,
    HandVoided,
    Knocked,
    MatchResigned,
    Passed,
    SeedDrawn,
    SeedRevealed,
    TakenBack,
)
from ginrummy_qt.rules.game_match import MatchState
from ginrummy_qt.rules.seats import Seat
from ginrummy_qt.session.again import code_of_hand, hand_again, match_again
from ginrummy_qt.session.proof import HandProof, prove_hand
from ginrummy_qt.session.updates import match_info, table_update

WATCHED: Final = Seat.SOUTH
"""The seat of the person."""
_HANDS_KEPT: Final = 8

Act = HandDealt | Passed | CardDrawn | CardDiscarded | Knocked | BigGinDeclared | TakenBack | MatchResigned
"""What begins a step: the deal, a move, a move taken back, a resignation."""


@dataclass(frozen=True, slots=True)
class ReplayStep:
    """The table after one act.

    `closed` is what SOUTH was told then, without actions, `open` the same with the cards the opponent drew.
    `hands` are the cards of both seats (south, north) after the act.
    """

    act: Act
    closed: TableUpdate
    open: TableUpdate
    hands: tuple[tuple[Card, ...], tuple[Card, ...]]


@dataclass(frozen=True, slots=True)
class ReplayHand:
    """A hand that is over, of so many steps; it has no `outcome` where the match was given up in it."""

    number: int
    dealer: Seat
    outcome: HandOutcome | None
    steps: int


@dataclass(frozen=True, slots=True, order=True)
class Place:
    """Where one is: the hand and the step in it, both from 0. Places are ordered as the match was played."""

    hand: int
    step: int


@dataclass(frozen=True, slots=True)
class _Stretch:
    """A hand in the log: from its deal to before the next one, and the match before its deal."""

    before: MatchState
    start: int
    end: int


class Replay:
    """The hands of one match that are over, of any match, finished or not; nothing here can change it.

    Steps are made hand by hand when they are first asked for. Raises WrongStage for a log that the rules
    cannot follow.
    """

    def __init__(self, setup: MatchSetup, events: Sequence[Event]) -> None:
        self._setup = setup
        self._log = tuple(events)
        stretches, last = _stretches(self._log)
        self.match: MatchInfo = match_info(setup, last, self._log)
        over = {number for number, _seed in self.match.revealed}
        open_ones = [stretch for stretch in stretches if stretch.before.number in over]
        self._stretches = tuple(open_ones)
        outcomes = {outcome.number: outcome for outcome in last.outcomes}
        self.hands: tuple[ReplayHand, ...] = tuple(
            _hand(stretch, outcomes.get(stretch.before.number), len(_acts(self._log, stretch)))
            for stretch in open_ones
        )
        self._steps_of = lru_cache(maxsize=_HANDS_KEPT)(self._make_steps)

    # Steps

    def steps(self, hand: int) -> tuple[ReplayStep, ...]:
        """The steps of a hand (its place in `hands`), the deal first. Raises IndexError for none."""
        return self._steps_of(range(len(self.hands))[hand])

    def step(self, place: Place) -> ReplayStep:
        """The step at a place. Raises IndexError where there is none."""
        return self.steps(place.hand)[place.step]

    # Ways through

    @property
    def first(self) -> Place | None:
        """The deal of the first hand; None where no hand is over."""
        return Place(0, 0) if self.hands else None

    @property
    def last(self) -> Place | None:
        """The end of the last hand."""
        return self.end_of(len(self.hands) - 1) if self.hands else None

    def end_of(self, hand: int) -> Place:
        """The end of a hand. Raises IndexError for none."""
        return Place(hand, self.hands[hand].steps - 1)

    def after(self, place: Place) -> Place | None:
        """One step on, also into the next hand; None at the end."""
        if place < self.end_of(place.hand):
            return Place(place.hand, place.step + 1)
        return Place(place.hand + 1, 0) if place.hand + 1 < len(self.hands) else None

    def before(self, place: Place) -> Place | None:
        """One step back, also into the hand before; None at the beginning."""
        if place.step > 0:
            return Place(place.hand, place.step - 1)
        return self.end_of(place.hand - 1) if place.hand > 0 else None

    def hand_numbered(self, number: int) -> int | None:
        """The place in `hands` of the hand with this number of the match."""
        return next((place for place, hand in enumerate(self.hands) if hand.number == number), None)

    def count(self) -> int:
        """The number of steps of all hands."""
        return sum(hand.steps for hand in self.hands)

    def index(self, place: Place) -> int:
        """The number of steps before this one, in all hands."""
        return sum(hand.steps for hand in self.hands[: place.hand]) + place.step

    def at(self, index: int) -> Place:
        """The place with this `index`, or the nearest end. Raises IndexError where there are no hands."""
        left = max(0, index)
        for number, hand in enumerate(self.hands):
            if left < hand.steps:
                return Place(number, left)
            left -= hand.steps
        return self.end_of(len(self.hands) - 1)

    # The same cards again

    def hand_again(self, number: int, level: PlayerName) -> MatchSetup:
        """Hand `number` of the match once more. Raises WrongStage for one that is not over."""
        return hand_again(self._log, number, level)

    def match_again(self, level: PlayerName) -> MatchSetup:
        """The match once more. Raises WrongStage unless a hand of it is over."""
        return match_again(self._log, level)

    def deal_code(self, number: int) -> str:
        """The code that deals hand `number` elsewhere. Raises WrongStage for one that is not over."""
        return code_of_hand(self._log, number)

    # Proof

    def prove(self, number: int) -> HandProof:
        """The check of a hand's seal. Raises WrongStage for one whose seed is not open."""
        return prove_hand(self._log, number)

    # Inside

    def _make_steps(self, hand: int) -> tuple[ReplayStep, ...]:
        stretch = self._stretches[hand]
        state, steps = stretch.before, []
        for start, end in _acts(self._log, stretch):
            fresh = self._log[start:end]
            state = game_match.fold(state, fresh)
            steps.append(_step(self._setup, state, self._log[:end], fresh))
        return tuple(steps)


def _stretches(log: Sequence[Event]) -> tuple[list[_Stretch], MatchState]:
    """Every hand dealt, and the match at its end."""
    found: list[_Stretch] = []
    state: MatchState | None = None
    begun: tuple[MatchState, int] | None = None
    for place, event in enumerate(log):
        if begun is not None and isinstance(event, SeedDrawn):
            found.append(_Stretch(*begun, place))
            begun = None
        if state is not None and isinstance(event, HandDealt):
            begun = (state, place)
        state = game_match.evolve(state, event)
    if begun is not None:
        found.append(_Stretch(*begun, len(log)))
    if state is None:
        raise game_match.WrongStage("no events")
    return found, state


def _hand(stretch: _Stretch, outcome: HandOutcome | None, steps: int) -> ReplayHand:
    before = stretch.before
    assert before.dealer is not None
    return ReplayHand(before.number, before.dealer, outcome, steps)


def _acts(log: Sequence[Event], stretch: _Stretch) -> list[tuple[int, int]]:
    """Where each step of a hand begins and ends in the log."""
    starts = [place for place in range(stretch.start, stretch.end) if _begins_step(log, place)]
    return list(zip(starts, [*starts[1:], stretch.end], strict=True))


def _begins_step(log: Sequence[Event], place: int) -> bool:
    """A seed opened by a resignation belongs to that, any other one to the end of its hand."""
    event, before = log[place], log[place - 1]
    match event:
        case SeedRevealed():
            return not isinstance(before, HandScored | HandVoided)
        case MatchResigned():
            return not (isinstance(before, SeedRevealed) and _begins_step(log, place - 1))
    return isinstance(event, Act)


def _step(setup: MatchSetup, state: MatchState, log: Sequence[Event], fresh: Sequence[Event]) -> ReplayStep:
    told = table_update(setup, state, log, fresh, WATCHED)
    closed = replace(told, legal_actions=(), can_take_back=False)
    act = next(event for event in fresh if isinstance(event, Act))
    shown = closed.events
    if isinstance(act, CardDrawn):
        shown = tuple(act if isinstance(event, CardDrawn) else event for event in shown)
    assert state.deal is not None
    south, north = (cards_of(mask) for mask in state.deal.hands)
    return ReplayStep(act, closed, replace(closed, events=shown), (south, north))
