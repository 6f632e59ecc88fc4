"""A whole hand that explains a view: what the view hides is made up, what it tells is taken at its word.

Played again by the rules, such a hand tells whether the moves of a view can have happened and led to it.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from ginrummy_qt.rules.actions import Action, BigGin, Discard, DrawDiscard, DrawStock, Knock, Pass
from ginrummy_qt.rules.cards import DECK, FULL_MASK, Card, CardMask, iter_mask, mask_of
from ginrummy_qt.rules.deal import HAND_SIZE, Phase
from ginrummy_qt.rules.events import (
    BigGinDeclared,
    CardDiscarded,
    CardDrawn,
    HandDealt,
    Knocked,
    Move,
    Passed,
    Source,
)
from ginrummy_qt.rules.seats import Seat
from ginrummy_qt.rules.view import PlayerView

STOCK_SIZE = len(DECK) - 2 * HAND_SIZE - 1


class Contradiction(ValueError):
    """The place in a view that cannot be true, and why, in one sentence."""

    def __init__(self, place: str, reason: str) -> None:
        super().__init__(f"view.{place}: {reason}")


@dataclass(frozen=True, slots=True)
class Imagined:
    """The deal, and the actions that a view tells of, each with who did it."""

    dealt: HandDealt
    actions: tuple[tuple[Seat, Action], ...]


def imagine(view: PlayerView) -> Imagined:
    """A hand with the moves of the view. Raises Contradiction where its cards cannot be so."""
    table = _Table(view.dealer.other)
    for place, move in enumerate(view.moves):
        table.see(f"moves[{place}]", move)
    upcard = table.first_upcard(view)
    mine = _own_cards(view, table)
    theirs = _open_cards(view, table)
    unseen = FULL_MASK & ~mask_of((*table.seen, upcard, *mine, *theirs))
    hidden = list(iter_mask(unseen))
    actions = _actions(view, table, theirs, hidden)
    lack = table.held_in_all(view.seat.other) - len(theirs) - len(table.thrown[view.seat.other])
    if lack < 0:
        raise Contradiction("moves", f"{_name(view.seat.other)} had fewer cards than it has shown")
    theirs += hidden[:lack]
    del hidden[:lack]
    supply = {
        view.seat: table.thrown[view.seat] + mine,
        view.seat.other: table.thrown[view.seat.other] + theirs,
    }
    hands = {seat: supply[seat][:HAND_SIZE] for seat in Seat}
    later = {seat: iter(supply[seat][HAND_SIZE:]) for seat in Seat}
    stock = [next(later[seat]) for seat in table.stock_draws]
    deck = (*hands[view.dealer.other], *hands[view.dealer], upcard, *stock, *hidden)
    return Imagined(HandDealt(view.number, view.dealer, deck), actions)


@dataclass(slots=True)
class _Table:
    """What lay open so far; None in `pile` is the first upcard while no move has told it."""

    turn: Seat
    drawn: bool = False
    pile: list[Card | None] = field(default_factory=lambda: [None])
    taken: dict[Card, Seat] = field(default_factory=dict)
    seen: set[Card] = field(default_factory=set)
    thrown: dict[Seat, list[Card]] = field(default_factory=lambda: {seat: [] for seat in Seat})
    """By seat the cards that it showed for the first time by throwing them, in order."""
    stock_draws: list[Seat] = field(default_factory=list)
    upcard: Card | None = None

    def see(self, place: str, move: Move) -> None:
        """Follow a move. Raises Contradiction where it is out of order or its card cannot come from there."""
        self._check_order(place, move)
        self.drawn = isinstance(move, CardDrawn)
        if not self.drawn:
            self.turn = self.turn.other
        match move:
            case CardDrawn(seat, Source.STOCK, card):
                self._draw_hidden(place, seat, card)
            case CardDrawn(seat, Source.DISCARD, card):
                self._take(place, seat, card)
            case CardDiscarded(seat, card):
                self._throw(place, seat, card)

    def _check_order(self, place: str, move: Move) -> None:
        if move.seat is not self.turn:
            raise Contradiction(f"{place}.seat", f"it was the turn of {_name(self.turn)}")
        if isinstance(move, Passed):
            if self.drawn or self.stock_draws or self.seen:
                raise Contradiction(place, "nothing was offered")
        elif isinstance(move, CardDrawn) is self.drawn:
            raise Contradiction(place, f"{_name(move.seat)} had {'' if self.drawn else 'not '}drawn before")

    def _draw_hidden(self, place: str, seat: Seat, card: Card | None) -> None:
        if card is not None:
            raise Contradiction(f"{place}.card", "a card drawn from the stock is null")
        if len(self.stock_draws) == STOCK_SIZE:
            raise Contradiction(place, "the stock is empty")
        self.stock_draws.append(seat)

    def _take(self, place: str, seat: Seat, card: Card | None) -> None:
        if card is None:
            raise Contradiction(f"{place}.card", "a card taken from the discard pile is named")
        if not self.pile:
            raise Contradiction(place, "the discard pile is empty")
        top = self.pile.pop()
        if top is None and card not in self.seen:
            self.upcard = card
        elif top != card:
            raise Contradiction(f"{place}.card", f"{card} is not the top of the discard pile")
        self.seen.add(card)
        self.taken[card] = seat

    def _throw(self, place: str, seat: Seat, card: Card) -> None:
        if card not in self.seen:
            self.thrown[seat].append(card)
        elif self.taken.pop(card, None) is not seat:
            raise Contradiction(f"{place}.card", f"{_name(seat)} cannot throw {card}, which it does not hold")
        self.seen.add(card)
        self.pile.append(card)

    def first_upcard(self, view: PlayerView) -> Card:
        """The card turned up at the deal."""
        if self.upcard is not None:
            return self.upcard
        if not view.pile:
            raise Contradiction("pile", "the first upcard was not taken, and is missing")
        if view.pile[0] in self.seen:
            raise Contradiction("pile", f"{view.pile[0]} is not the first upcard, which was not taken")
        return view.pile[0]

    def held_in_all(self, seat: Seat) -> int:
        """How many cards came to a seat unseen."""
        return HAND_SIZE + self.stock_draws.count(seat)

    def held_openly(self, seat: Seat) -> CardMask:
        """The cards a seat took openly and still holds."""
        return mask_of(card for card, holder in self.taken.items() if holder is seat)


def _own_cards(view: PlayerView, table: _Table) -> list[Card]:
    """The cards in the own hand that never lay open, that of this turn last."""
    held = table.held_openly(view.seat)
    for card in iter_mask(held & ~view.hand_mask):
        raise Contradiction("hand_mask", f"{card} is missing, which was taken and not thrown")
    rest = view.hand_mask & ~held
    for card in iter_mask(rest):
        if card in table.seen or card == table.first_upcard(view):
            raise Contradiction("hand_mask", f"{card} is in two places")
    have, due = rest.bit_count() + len(table.thrown[view.seat]), table.held_in_all(view.seat)
    if have != due:
        held_now = view.hand_mask.bit_count()
        raise Contradiction(
            "hand_mask", f"after these moves it has {held_now + due - have} cards, not {held_now}"
        )
    return _drawn_last(view, list(iter_mask(rest)))


def _drawn_last(view: PlayerView, cards: list[Card]) -> list[Card]:
    last = view.moves[-1] if view.moves else None
    if not (isinstance(last, CardDrawn) and last.seat is view.seat and last.source is Source.STOCK):
        return cards
    if view.drawn not in cards:
        raise Contradiction("drawn", "it is no card in the hand that can have come from the stock")
    return [*(card for card in cards if card != view.drawn), view.drawn]


def _open_cards(view: PlayerView, table: _Table) -> list[Card]:
    """The cards that the opponent's knock shows and that were not seen before."""
    knock = view.moves[-1] if view.moves else None
    if view.phase is not Phase.LAYOFF or not isinstance(knock, Knocked) or knock.seat is view.seat:
        return []
    shown = [*_laid_out(knock), *([] if knock.discard is None else [knock.discard])]
    held = table.held_openly(knock.seat)
    fresh = [card for card in shown if not held >> card & 1]
    for card in fresh:
        if card in table.seen or view.hand_mask >> card & 1 or card == table.first_upcard(view):
            raise Contradiction(f"moves[{len(view.moves) - 1}]", f"{card} is in two places")
    if len(set(shown)) != len(shown) or len(_laid_out(knock)) != HAND_SIZE:
        raise Contradiction(f"moves[{len(view.moves) - 1}].arrangement", "a knock lays out ten cards")
    return fresh


def _laid_out(knock: Knocked) -> list[Card]:
    melds = [card for meld in knock.arrangement.melds for card in meld]
    return [*melds, *knock.arrangement.deadwood]


def _actions(
    view: PlayerView, table: _Table, theirs: list[Card], hidden: list[Card]
) -> tuple[tuple[Seat, Action], ...]:
    """The actions behind the moves; a knock's discard that lies face down becomes one that it can be.

    Where that is a card never seen it goes from `hidden` to `theirs`.
    """
    actions: list[tuple[Seat, Action]] = []
    for place, move in enumerate(view.moves):
        if isinstance(move, Knocked) and move.discard is None:
            if not hidden or place != len(view.moves) - 1:
                raise Contradiction(f"moves[{place}].discard", "it is missing")
            discard = _face_down(view, table, move)
            if discard is None:
                discard = hidden.pop()
                theirs.append(discard)
            actions.append((move.seat, Knock(discard, move.arrangement)))
        else:
            actions.append((move.seat, _action(move)))
    return tuple(actions)


def _face_down(view: PlayerView, table: _Table, knock: Knocked) -> Card | None:
    """A card taken openly that the knock does not lay out is what lies face down; None when there is none."""
    left = table.held_openly(knock.seat) & ~mask_of(_laid_out(knock))
    return DECK[left.bit_length() - 1] if left else None


def _action(move: Move) -> Action:
    match move:
        case Passed():
            return Pass()
        case CardDrawn(_, source, _):
            return DrawStock() if source is Source.STOCK else DrawDiscard()
        case CardDiscarded(_, card):
            return Discard(card)
        case BigGinDeclared(_, arrangement):
            return BigGin(arrangement)
        case Knocked(_, discard, arrangement, _):
            assert discard is not None
            return Knock(discard, arrangement)


def _name(seat: Seat) -> str:
    return seat.name.lower()
