"""One hand, from the deal to its score: `decide` says what follows from an action, `evolve` folds it.

`decide` trusts that the action was checked (`legality.check`); `game_match.play` does both.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum

from ginrummy_qt.rules.actions import Action, BigGin, Discard, DrawDiscard, DrawStock, Knock, LayOut, Pass
from ginrummy_qt.rules.arrangements import Arrangement
from ginrummy_qt.rules.cards import Card, CardMask, Suit, cards_of, iter_mask, mask_of
from ginrummy_qt.rules.events import (
    BigGinDeclared,
    CardDiscarded,
    CardDrawn,
    Defended,
    Event,
    HandDealt,
    HandScored,
    HandVoided,
    Knocked,
    Move,
    Passed,
    Source,
    VoidReason,
)
from ginrummy_qt.rules.hand_end import HandEnd, hand_end
from ginrummy_qt.rules.layoffs import Defence, best_defence, no_layoffs
from ginrummy_qt.rules.melds import least_deadwood
from ginrummy_qt.rules.ruleset import AfterPasses, FirstTurn, KnockLimit, OklahomaAce, Ruleset
from ginrummy_qt.rules.scoring import DealScore, Ending, Side, score_deal
from ginrummy_qt.rules.seats import Seat

HAND_SIZE = 10
FIRST_STOCK_CARD = 2 * HAND_SIZE + 1


class Phase(StrEnum):
    """What the seat on turn is asked for."""

    UPCARD_OFFER = "upcard_offer"
    DRAW = "draw"
    DISCARD = "discard"
    LAST_DISCARD = "last_discard"
    LAYOFF = "layoff"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Terms:
    """What stays the same all hand. `multiplier` is 2 where a spade upcard doubles the hand (3.2)."""

    ruleset: Ruleset
    number: int
    dealer: Seat
    deck: tuple[Card, ...]
    knock_limit: int
    multiplier: int


@dataclass(frozen=True, slots=True)
class Showdown:
    """What lies on the table after a knock, gin or big gin; `defence` is None until it is laid out."""

    knocker: Seat
    ending: Ending
    arrangement: Arrangement
    discard: Card | None
    defence: Defence | None


@dataclass(frozen=True, slots=True)
class HandOutcome:
    """How a hand ended; a void hand has no winner and no score, but `hands`: what both seats held.

    `end` is what is remembered of it, None for one that was not played at a table.
    """

    number: int
    dealer: Seat
    winner: Seat | None
    score: DealScore | None
    hands: tuple[tuple[Card, ...], tuple[Card, ...]] | None = None
    end: HandEnd | None = None


@dataclass(frozen=True, slots=True)
class DealState:
    """A hand in progress. Pairs are indexed by seat; hands and known cards are masks.

    `position` is the index in the deck of the next stock card; `pile` runs from bottom to top;
    `drawn` is the card drawn in this turn, `barred` the same card when it came from the discard pile (1.6);
    `known` are cards held that were taken openly; `pile_draws` counts the turns in a row of rule 2.11.
    """

    terms: Terms
    phase: Phase
    turn: Seat
    hands: tuple[CardMask, CardMask]
    position: int
    pile: tuple[Card, ...]
    known: tuple[CardMask, CardMask]
    drawn: Card | None
    barred: Card | None
    passes: int
    pile_draws: int
    moves: tuple[Move, ...]
    showdown: Showdown | None
    outcome: HandOutcome | None

    @property
    def stock_count(self) -> int:
        """Cards left in the stock."""
        return 52 - self.position


def stock_is_forced(ruleset: Ruleset, passes: int) -> bool:
    """Rule 2.2: both have passed, and the non-dealer must draw from the stock."""
    return passes == 2 and ruleset.after_passes is AfterPasses.FORCED_STOCK


def must_end_hand(ruleset: Ruleset, barred: Card | None, stock_count: int) -> bool:
    """Rule 3.5: the last discard was taken, which is only allowed to end the hand with it."""
    return barred is not None and stock_count <= ruleset.void_stock


def _terms(event: HandDealt, ruleset: Ruleset) -> Terms:
    upcard = event.deck[2 * HAND_SIZE]
    limit = ruleset.knock_limit
    if ruleset.knock_limit_from is KnockLimit.FIRST_UPCARD:
        limit = upcard.points
        if upcard.rank == 1 and ruleset.oklahoma_ace is OklahomaAce.GIN_ONLY:
            limit = 0
    doubled = ruleset.spade_doubles and upcard.suit is Suit.SPADES
    return Terms(ruleset, event.number, event.dealer, event.deck, limit, 2 if doubled else 1)


def deal(event: HandDealt, ruleset: Ruleset) -> DealState:
    """The hand as dealt (1.1): the deck holds the non-dealer's ten, the dealer's ten, the upcard, the stock.

    Raises ValueError when the deck is not the 52 cards.
    """
    deck = event.deck
    if len(deck) != 52 or len(set(deck)) != 52:
        raise ValueError("a deck has 52 different cards")
    first = event.dealer.other
    mine, theirs = mask_of(deck[:HAND_SIZE]), mask_of(deck[HAND_SIZE : 2 * HAND_SIZE])
    return DealState(
        terms=_terms(event, ruleset),
        phase=Phase.UPCARD_OFFER if ruleset.first_turn is FirstTurn.UPCARD_OFFER else Phase.DRAW,
        turn=first,
        hands=(mine, theirs) if first is Seat.SOUTH else (theirs, mine),
        position=FIRST_STOCK_CARD,
        pile=(deck[2 * HAND_SIZE],),
        known=(0, 0),
        drawn=None,
        barred=None,
        passes=0,
        pile_draws=0,
        moves=(),
        showdown=None,
        outcome=None,
    )


def decide(state: DealState, action: Action) -> tuple[Event, ...]:
    """The events that follow from a legal action of the seat on turn, with all consequences."""
    seat = state.turn
    match action:
        case DrawStock():
            return (CardDrawn(seat, Source.STOCK, state.terms.deck[state.position]),)
        case DrawDiscard():
            return (CardDrawn(seat, Source.DISCARD, state.pile[-1]),)
        case Discard(card):
            return _after_discard(state, CardDiscarded(seat, card))
        case Pass():
            return _after_pass(state, Passed(seat))
        case Knock(discard, arrangement):
            ending = Ending.KNOCK if arrangement.deadwood_value else Ending.GIN
            return _after_showdown(state, Knocked(seat, discard, arrangement, ending))
        case BigGin(arrangement):
            return _after_showdown(state, BigGinDeclared(seat, arrangement))
        case LayOut(defence):
            return _defended(state, defence)


def _after_pass(state: DealState, passed: Passed) -> tuple[Event, ...]:
    if state.phase is Phase.LAST_DISCARD:
        return (passed, _void(state, VoidReason.STOCK, state.hands))
    return (passed,)


def _after_discard(state: DealState, discarded: CardDiscarded) -> tuple[Event, ...]:
    ruleset = state.terms.ruleset
    reason = None
    if state.stock_count <= ruleset.void_stock:
        reason = VoidReason.STOCK
    elif state.pile_draws >= ruleset.pile_draws_limit:
        reason = VoidReason.PILE_DRAWS
    if reason is None:
        return (discarded,)
    after = evolve(state, discarded)
    if reason is VoidReason.STOCK and after.phase is Phase.LAST_DISCARD:
        return (discarded,)
    return (discarded, _void(state, reason, after.hands))


def _void(state: DealState, reason: VoidReason, hands: tuple[CardMask, CardMask]) -> HandVoided:
    return HandVoided(state.terms.number, reason, (cards_of(hands[0]), cards_of(hands[1])))


def _after_showdown(state: DealState, shown: Knocked | BigGinDeclared) -> tuple[Event, ...]:
    after = evolve(state, shown)
    if after.phase is Phase.LAYOFF:
        return (shown,)
    hand = cards_of(after.hands[after.turn])
    if isinstance(shown, Knocked) and shown.ending is Ending.KNOCK:
        return (shown, *_defended(after, best_defence(shown.arrangement.melds, hand)))
    return (shown, *_defended(after, no_layoffs(hand)))


def _defended(state: DealState, defence: Defence) -> tuple[Event, ...]:
    shown, terms = state.showdown, state.terms
    assert shown is not None
    score = score_deal(
        terms.ruleset,
        shown.ending,
        shown.arrangement.deadwood_value,
        defence.deadwood_value,
        terms.multiplier,
    )
    winner = shown.knocker if score.winner is Side.KNOCKER else shown.knocker.other
    return Defended(shown.knocker.other, defence), HandScored(terms.number, winner, score)


def evolve(state: DealState, event: Event) -> DealState:
    """The hand after one of its events; raises ValueError for an event of another kind."""
    match event:
        case CardDrawn():
            return _drawn(state, event)
        case CardDiscarded():
            return _discarded(state, event)
        case Passed():
            return _passed(state, event)
        case Knocked(seat, discard, arrangement, ending):
            return _shown(state, seat, discard, Showdown(seat, ending, arrangement, discard, None), event)
        case BigGinDeclared(seat, arrangement):
            return _shown(state, seat, None, Showdown(seat, Ending.BIG_GIN, arrangement, None, None), event)
        case Defended(_, defence):
            shown = state.showdown
            if shown is None:
                raise ValueError("there is no knock to defend against")
            laid_out = Showdown(shown.knocker, shown.ending, shown.arrangement, shown.discard, defence)
            return _over(state, laid_out, None)
        case HandScored(number, winner, score):
            outcome = HandOutcome(number, state.terms.dealer, winner, score, None, end_of(state))
            return _over(state, state.showdown, outcome)
        case HandVoided(number, _, hands):
            outcome = HandOutcome(number, state.terms.dealer, None, None, hands, end_of(state))
            return _over(state, state.showdown, outcome)
    raise ValueError(f"{event} does not happen inside a hand")


def end_of(state: DealState) -> HandEnd:
    """What will be remembered of a hand whose last move was made."""
    knocker = None if state.showdown is None else state.showdown.knocker
    return hand_end(knocker, state.terms.knock_limit, state.hands, state.moves)


def _with(pair: tuple[CardMask, CardMask], seat: Seat, bit: CardMask) -> tuple[CardMask, CardMask]:
    return (pair[0] | bit, pair[1]) if seat is Seat.SOUTH else (pair[0], pair[1] | bit)


def _without(pair: tuple[CardMask, CardMask], seat: Seat, bit: CardMask) -> tuple[CardMask, CardMask]:
    return (pair[0] & ~bit, pair[1]) if seat is Seat.SOUTH else (pair[0], pair[1] & ~bit)


# States are made by position from here on: with names whole hands take a tenth longer, with `replace` more.


def _drawn(state: DealState, event: CardDrawn) -> DealState:
    seat, card = event.seat, event.card
    if card is None:
        raise ValueError("a draw without its card is a seat's view")
    bit = 1 << card
    from_stock = event.source is Source.STOCK
    seen = CardDrawn(seat, Source.STOCK, None) if from_stock else event
    return DealState(
        state.terms,
        Phase.DISCARD,
        seat,
        _with(state.hands, seat, bit),
        state.position + 1 if from_stock else state.position,
        state.pile if from_stock else state.pile[:-1],
        state.known if from_stock else _with(state.known, seat, bit),
        card,
        None if from_stock else card,
        0,
        0 if from_stock else state.pile_draws + 1,
        (*state.moves, seen),
        None,
        None,
    )


def _discarded(state: DealState, event: CardDiscarded) -> DealState:
    seat, card = event.seat, event.card
    bit = 1 << card
    after = DealState(
        state.terms,
        Phase.DRAW,
        seat.other,
        _without(state.hands, seat, bit),
        state.position,
        (*state.pile, card),
        _without(state.known, seat, bit),
        None,
        None,
        0,
        state.pile_draws,
        (*state.moves, event),
        None,
        None,
    )
    if state.stock_count <= state.terms.ruleset.void_stock and _may_end_with(after):
        return replace(after, phase=Phase.LAST_DISCARD)
    return after


def _may_end_with(state: DealState) -> bool:
    """Rule 3.5: whether the seat on turn could end the hand by taking the top of the pile."""
    terms, card = state.terms, state.pile[-1]
    if not terms.ruleset.last_discard_offer:
        return False
    eleven = state.hands[state.turn] | 1 << card
    if terms.ruleset.big_gin and least_deadwood(eleven) == 0:
        return True
    return any(
        least_deadwood(eleven & ~(1 << discard)) <= terms.knock_limit
        for discard in iter_mask(eleven)
        if discard != card
    )


def _passed(state: DealState, event: Passed) -> DealState:
    passes = state.passes + 1
    both_refused = state.phase is Phase.UPCARD_OFFER and passes == 2
    return DealState(
        state.terms,
        Phase.DRAW if both_refused else state.phase,
        event.seat.other,
        state.hands,
        state.position,
        state.pile,
        state.known,
        None,
        None,
        passes,
        state.pile_draws,
        (*state.moves, event),
        None,
        None,
    )


def _shown(state: DealState, seat: Seat, discard: Card | None, shown: Showdown, event: Move) -> DealState:
    """Both hands lie open, or the defender is about to lay out by hand (1.9)."""
    hands = state.hands
    if discard is not None:
        hands = _without(hands, seat, 1 << discard)
    by_hand = state.terms.ruleset.manual_layoff and shown.ending is Ending.KNOCK
    return DealState(
        state.terms,
        Phase.LAYOFF if by_hand else Phase.OVER,
        seat.other,
        hands,
        state.position,
        state.pile,
        state.known,
        None,
        None,
        state.passes,
        state.pile_draws,
        (*state.moves, event),
        shown,
        None,
    )


def _over(state: DealState, shown: Showdown | None, outcome: HandOutcome | None) -> DealState:
    return DealState(
        state.terms,
        Phase.OVER,
        state.turn,
        state.hands,
        state.position,
        state.pile,
        state.known,
        state.drawn,
        state.barred,
        state.passes,
        state.pile_draws,
        state.moves,
        shown,
        outcome,
    )
