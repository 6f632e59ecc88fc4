"""A match: hand after hand to the target. Every function is pure; the session keeps the events.

A hand passes through the stages NEEDS_SEED (`seal`), NEEDS_CUT (`cut`), PLAYING (`play`); number 0 is the
draw of the first dealer, sealed and cut like a hand. In practice `take_back` undoes moves.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import StrEnum

from ginrummy_qt.rules import deal, legality
from ginrummy_qt.rules.actions import Action
from ginrummy_qt.rules.cards import Card
from ginrummy_qt.rules.deal import DealState, HandOutcome, Phase
from ginrummy_qt.rules.events import (
    DealerDrawn,
    DeckCut,
    DeckGiven,
    Defended,
    Event,
    HandDealt,
    HandScored,
    HandSealed,
    HandVoided,
    MatchResigned,
    MatchStarted,
    MatchWon,
    Move,
    PracticeAgreed,
    PracticeEnded,
    SeedDrawn,
    SeedRevealed,
    TakenBack,
)
from ginrummy_qt.rules.match_kind import MatchKind
from ginrummy_qt.rules.match_score import MatchScore, hand_ends, hand_points, match_score
from ginrummy_qt.rules.ruleset import BadRuleset, MatchFormat, NextDealer, Ruleset
from ginrummy_qt.rules.seats import Seat
from ginrummy_qt.rules.shuffle import commitment, deck_of_key, shuffled_deck
from ginrummy_qt.rules.view import PlayerView, view_for


class Stage(StrEnum):
    """What a match waits for."""

    NEEDS_SEED = "needs_seed"
    NEEDS_CUT = "needs_cut"
    PLAYING = "playing"
    OVER = "over"


class WrongStage(ValueError):
    """A step that does not fit the stage of the match, or an event out of order."""


@dataclass(frozen=True, slots=True)
class MatchState:
    """A match in progress.

    `number` is the hand waited for or played (0: the draw of the dealer); `seed`, `sealed` and `cut` belong
    to it and are None until there is one; `deal` is the hand on the table, the last one while the next is
    prepared; `winner` is set at the end, except where practice ends without one. `earlier` are the states
    before each decision of the hand, in practice, until the next hand is sealed; their own is left empty.
    """

    match_id: str
    ruleset: Ruleset
    stage: Stage = Stage.NEEDS_SEED
    number: int = 0
    dealer: Seat | None = None
    seed: str | None = None
    sealed: str | None = None
    cut: str | None = None
    deal: DealState | None = None
    outcomes: tuple[HandOutcome, ...] = ()
    winner: Seat | None = None
    resigned: Seat | None = None
    kind: MatchKind = MatchKind.RATED
    earlier: tuple[MatchState, ...] = ()

    def score(self) -> MatchScore:
        """The sheet so far."""
        return match_score(self.ruleset, self.outcomes)

    def view(self, seat: Seat) -> PlayerView | None:
        """What `seat` may know of the hand on the table; None before the first deal."""
        if self.deal is None:
            return None
        earlier = self.outcomes
        if self.deal.outcome is not None:
            earlier = earlier[:-1]
        return view_for(self.deal, seat, hand_points(earlier), hand_ends(earlier))


def start(match_id: str, ruleset: Ruleset, kind: MatchKind = MatchKind.RATED) -> tuple[Event, ...]:
    """Begin a match. Raises BadRuleset for what the table cannot play yet (3.3).

    Raises ValueError for a bad id, and for a kind that no match begins as.
    """
    if len(match_id) != 32 or not set(match_id) <= set("0123456789abcdef"):
        raise ValueError("a match id is 32 lower-case hex digits")
    if ruleset.match_format is not MatchFormat.SINGLE:
        raise BadRuleset("Hollywood scoring is described by the rules but cannot be played yet")
    if kind is MatchKind.IMPORTED:
        raise ValueError("no match begins as an imported one")
    started = MatchStarted(match_id, ruleset)
    return (started,) if kind is MatchKind.RATED else (started, PracticeAgreed(kind))


def seal(state: MatchState, seed: str) -> tuple[Event, ...]:
    """Fix the seed of the next hand and commit to it."""
    _require(state, Stage.NEEDS_SEED)
    seal_text = commitment(state.match_id, state.number, state.dealer, state.ruleset, seed)
    return SeedDrawn(state.number, seed), HandSealed(state.number, state.dealer, seal_text)


def cut(state: MatchState, text: str = "") -> tuple[Event, ...]:
    """Cut the sealed deck with any text and deal it; for number 0 draw the first dealer (2.10)."""
    _require(state, Stage.NEEDS_CUT)
    assert state.seed is not None
    return DeckCut(state.number, text), *_dealt(state, shuffled_deck(state.seed, text))


def deal_given(state: MatchState) -> tuple[Event, ...]:
    """Deal the sealed deck of a deal code, whose key is the seed. Raises WrongStage in a rated match."""
    _require(state, Stage.NEEDS_CUT)
    if state.kind is MatchKind.RATED:
        raise WrongStage("the deck of a rated match is cut")
    assert state.seed is not None
    return DeckGiven(state.number), *_dealt(state, deck_of_key(state.seed))


def _dealt(state: MatchState, deck: tuple[Card, ...]) -> tuple[Event, ...]:
    assert state.seed is not None
    if state.dealer is None:
        drawn = DealerDrawn(deck[0], deck[1], drawn_dealer(deck[0], deck[1]))
        return drawn, SeedRevealed(state.number, state.seed)
    return (HandDealt(state.number, state.dealer, deck),)


def drawn_dealer(south_card: Card, north_card: Card) -> Seat:
    """Rule 2.10: the lower card deals, of equal ranks the lower suit (c d h s)."""
    south_lower = (south_card.rank, south_card) < (north_card.rank, north_card)
    return Seat.SOUTH if south_lower else Seat.NORTH


def play(state: MatchState, seat: Seat, action: Action) -> tuple[Event, ...]:
    """An action in the hand, with all its consequences: the score, the seed, the end of the match.

    Raises legality.IllegalAction when the rules refuse it, WrongStage when no hand is on.
    """
    _require(state, Stage.PLAYING)
    view = state.view(seat)
    assert view is not None
    assert state.deal is not None
    legality.check(view, action)
    events = deal.decide(state.deal, action)
    if not isinstance(events[-1], HandScored | HandVoided):
        return events
    events = (*events, *_reveal(state))
    score = fold(state, events).score()
    if score.winner is None:
        return events
    return (*events, MatchWon(score.winner, (score.seats[0].total, score.seats[1].total)))


def resign(state: MatchState, seat: Seat) -> tuple[Event, ...]:
    """Give the match up; a seed still sealed is revealed."""
    if state.stage is Stage.OVER:
        raise WrongStage("the match is over")
    return (*_reveal(state), MatchResigned(seat))


def can_take_back(state: MatchState, seat: Seat) -> bool:
    """Whether `take_back` would be accepted."""
    return state.stage is not Stage.OVER and _last_decision(state, seat) is not None


def take_back(state: MatchState, seat: Seat) -> tuple[Event, ...]:
    """Undo the last decision of `seat` in this hand, and what followed from it.

    Raises WrongStage outside of practice, before the seat has decided anything in this hand, once the next
    hand is sealed, and when the match is over.
    """
    if not can_take_back(state, seat):
        raise WrongStage("there is nothing to take back")
    assert state.deal is not None
    return (TakenBack(seat, state.deal.terms.number),)


def end_practice(state: MatchState) -> tuple[Event, ...]:
    """End a match that is not rated between two hands, without a winner. Raises WrongStage otherwise."""
    if not _may_end_practice(state):
        raise WrongStage("only a match that is not rated ends like this, after a hand")
    return (PracticeEnded(),)


def evolve(state: MatchState | None, event: Event) -> MatchState:
    """The match after an event; None before `MatchStarted`. Raises WrongStage for one out of order."""
    if state is None:
        if isinstance(event, MatchStarted):
            return MatchState(event.match_id, event.ruleset)
        raise WrongStage("a match begins with MatchStarted")
    match event:
        case PracticeAgreed(kind) if _may_agree(state, kind):
            return replace(state, kind=kind)
        case SeedDrawn(number, seed) if _sealing(state, number) and state.seed is None:
            return replace(state, seed=seed, earlier=())
        case HandSealed(number, _, sealed) if _sealing(state, number) and state.seed is not None:
            return replace(state, stage=Stage.NEEDS_CUT, sealed=sealed)
        case DeckCut(number, text) if _cutting(state, number) and state.cut is None:
            return replace(state, cut=text)
        case DeckGiven(number) if _may_give(state, number):
            return replace(state, cut="")
        case DealerDrawn(_, _, dealer) if _cutting(state, 0) and state.cut is not None:
            return _next_hand(state, dealer)
        case HandDealt(number) if _cutting(state, number) and state.cut is not None:
            return replace(state, stage=Stage.PLAYING, deal=deal.deal(event, state.ruleset))
        case SeedRevealed(_, seed) if state.seed == seed:
            return replace(state, seed=None)
        case MatchWon(winner, _) if state.stage is not Stage.OVER:
            return replace(state, stage=Stage.OVER, winner=winner, earlier=())
        case MatchResigned(seat) if state.stage is not Stage.OVER:
            return replace(state, stage=Stage.OVER, winner=seat.other, resigned=seat, earlier=())
        case PracticeEnded() if _may_end_practice(state):
            return replace(state, stage=Stage.OVER, earlier=())
        case TakenBack(seat, number) if can_take_back(state, seat) and _hand_number(state) == number:
            return _taken_back(state, seat)
    if state.stage is not Stage.PLAYING or state.deal is None:
        raise WrongStage(f"{type(event).__name__} while the match is at {state.stage}")
    hand = deal.evolve(state.deal, event)
    if state.kind is MatchKind.PRACTICE and _is_decision(state.deal, event):
        state = replace(state, earlier=(*state.earlier, replace(state, earlier=())))
    if hand.outcome is None:
        return replace(state, deal=hand)
    played = replace(state, deal=hand, outcomes=(*state.outcomes, hand.outcome))
    return _next_hand(played, next_dealer(state.ruleset, hand.outcome))


def _sealing(state: MatchState, number: int) -> bool:
    return state.stage is Stage.NEEDS_SEED and state.number == number


def _cutting(state: MatchState, number: int) -> bool:
    return state.stage is Stage.NEEDS_CUT and state.number == number and state.seed is not None


def _may_agree(state: MatchState, kind: MatchKind) -> bool:
    fresh = state.number == 0 and state.stage is Stage.NEEDS_SEED and state.seed is None
    told = kind not in (MatchKind.RATED, MatchKind.IMPORTED)
    return fresh and state.kind is MatchKind.RATED and told


def _may_end_practice(state: MatchState) -> bool:
    between = state.stage is Stage.NEEDS_SEED and state.seed is None and bool(state.outcomes)
    return between and state.kind is not MatchKind.RATED


def _hand_number(state: MatchState) -> int:
    """The hand on the table, which may be over."""
    return 0 if state.deal is None else state.deal.terms.number


def _is_decision(hand: DealState, event: Event) -> bool:
    """Whether an event tells of a choice, not of what followed from one."""
    return hand.phase is not Phase.OVER and isinstance(event, Move | Defended)


def _last_decision(state: MatchState, seat: Seat) -> int | None:
    """Where in `earlier` the last decision of `seat` is."""
    for place in range(len(state.earlier) - 1, -1, -1):
        hand = state.earlier[place].deal
        if hand is not None and hand.turn is seat:
            return place
    return None


def _taken_back(state: MatchState, seat: Seat) -> MatchState:
    place = _last_decision(state, seat)
    assert place is not None
    return replace(state.earlier[place], earlier=state.earlier[:place])


def _may_give(state: MatchState, number: int) -> bool:
    return _cutting(state, number) and state.cut is None and state.kind is not MatchKind.RATED


def _next_hand(state: MatchState, dealer: Seat) -> MatchState:
    """The match waiting for the seed of its next hand; that of the hand before is still to be revealed."""
    return replace(
        state, stage=Stage.NEEDS_SEED, number=state.number + 1, dealer=dealer, sealed=None, cut=None
    )


def fold(state: MatchState | None, events: Iterable[Event]) -> MatchState:
    """The match after these events. Raises WrongStage for one out of order, or for no event at all."""
    for event in events:
        state = evolve(state, event)
    if state is None:
        raise WrongStage("no events")
    return state


def _reveal(state: MatchState) -> tuple[Event, ...]:
    return () if state.seed is None else (SeedRevealed(state.number, state.seed),)


def next_dealer(ruleset: Ruleset, outcome: HandOutcome) -> Seat:
    """Rule 2.10; after a void hand the same seat deals again."""
    if outcome.winner is None:
        return outcome.dealer
    match ruleset.next_dealer:
        case NextDealer.WINNER:
            return outcome.winner
        case NextDealer.LOSER:
            return outcome.winner.other
        case NextDealer.ALTERNATE:
            return outcome.dealer.other


def _require(state: MatchState, stage: Stage) -> None:
    if state.stage is not stage:
        raise WrongStage(f"the match is at {state.stage}, not at {stage}")
