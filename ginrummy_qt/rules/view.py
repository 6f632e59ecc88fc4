"""What one seat may know: an allow-list with no field for a hidden card, and events cut down to it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ginrummy_qt.rules.cards import Card, CardMask, cards_of
from ginrummy_qt.rules.deal import DealState, HandOutcome, Phase, Showdown
from ginrummy_qt.rules.events import (
    CardDrawn,
    Event,
    HandDealt,
    HandReceived,
    Knocked,
    Move,
    SeedDrawn,
    Source,
)
from ginrummy_qt.rules.hand_end import HandEnd
from ginrummy_qt.rules.layoffs import Defence
from ginrummy_qt.rules.ruleset import Ruleset
from ginrummy_qt.rules.seats import Seat

REMEMBERED: Final = 16
"""Earlier hands that a view tells of."""


@dataclass(frozen=True, slots=True)
class PlayerView:
    """A hand as `seat` sees it. Pairs are indexed by seat.

    `scores` are the points from hands before this one; `hand_mask` the seat's own cards, `drawn` its own
    card of this turn, `barred` the card that may not be discarded in this turn (1.6, public); `pile` runs
    from bottom to top (every card of it was seen face up); `known` are cards held that were taken openly;
    `passes` counts refusals in a row; `moves` are all public moves of the hand, oldest first, stock draws
    without their card. `showdown` is what lies open, `outcome` how the hand ended. `earlier` are the hands
    of the match before this one, oldest first, of many only the last ones.
    """

    ruleset: Ruleset
    seat: Seat
    number: int
    dealer: Seat
    scores: tuple[int, int]
    phase: Phase
    turn: Seat
    hand_mask: CardMask
    drawn: Card | None
    barred: Card | None
    pile: tuple[Card, ...]
    known: tuple[CardMask, CardMask]
    stock_count: int
    knock_limit: int
    passes: int
    pile_draws: int
    moves: tuple[Move, ...]
    showdown: Showdown | None
    outcome: HandOutcome | None
    earlier: tuple[HandEnd, ...] = ()

    @property
    def hand(self) -> tuple[Card, ...]:
        """The seat's own cards, in ascending order."""
        return cards_of(self.hand_mask)

    @property
    def upcard(self) -> Card | None:
        """The top of the discard pile."""
        return self.pile[-1] if self.pile else None

    @property
    def my_turn(self) -> bool:
        """Whether this seat is to act."""
        return self.turn is self.seat and self.phase is not Phase.OVER


def view_for(
    state: DealState, seat: Seat, scores: tuple[int, int] = (0, 0), earlier: tuple[HandEnd, ...] = ()
) -> PlayerView:
    """What `seat` may know of the hand; `scores` are both seats' points from the hands `earlier`."""
    terms = state.terms
    mine = state.turn is seat
    return PlayerView(  # by position, as in `deal`: this is done for every decision
        terms.ruleset,
        seat,
        terms.number,
        terms.dealer,
        scores,
        state.phase,
        state.turn,
        state.hands[0] if seat is Seat.SOUTH else state.hands[1],
        state.drawn if mine else state.barred,
        state.barred,
        state.pile,
        state.known,
        52 - state.position,
        terms.knock_limit,
        state.passes,
        state.pile_draws,
        state.moves if state.showdown is None else _redact_moves(state, seat),
        state.showdown if state.showdown is None else _redact_showdown(state, seat),
        state.outcome,
        earlier[-REMEMBERED:],
    )


def _hides_discard(ruleset: Ruleset, knocker: Seat, viewer: Seat) -> bool:
    return not ruleset.knock_discard_face_up and knocker is not viewer


def _redact_moves(state: DealState, seat: Seat) -> tuple[Move, ...]:
    if state.phase is Phase.OVER:
        return state.moves
    return tuple(_redact_knock(move, seat, state.terms.ruleset) for move in state.moves)


def _redact_knock(move: Move, seat: Seat, ruleset: Ruleset) -> Move:
    if isinstance(move, Knocked) and _hides_discard(ruleset, move.seat, seat):
        return Knocked(move.seat, None, move.arrangement, move.ending)
    return move


def _redact_showdown(state: DealState, seat: Seat) -> Showdown | None:
    shown = state.showdown
    if shown is None or state.phase is Phase.OVER:
        return shown
    if _hides_discard(state.terms.ruleset, shown.knocker, seat):
        defence: Defence | None = shown.defence
        return Showdown(shown.knocker, shown.ending, shown.arrangement, None, defence)
    return shown


def redact(event: Event, seat: Seat, ruleset: Ruleset) -> Event | None:
    """What `seat` is told of an event: itself, a version without hidden cards, or nothing."""
    match event:
        case SeedDrawn():
            return None
        case HandDealt(number, dealer, deck):
            start = 10 if seat is dealer else 0
            return HandReceived(number, dealer, seat, tuple(sorted(deck[start : start + 10])), deck[20])
        case CardDrawn(drawer, Source.STOCK, _) if drawer is not seat:
            return CardDrawn(drawer, Source.STOCK, None)
        case Knocked():
            return _redact_knock(event, seat, ruleset)
        case _:
            return event
