"""The person's own arrangement of the hand: frozen data and pure functions. Nothing sorts unasked."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from ginrummy_qt.ports.settings import HandOrder
from ginrummy_qt.rules.arrangements import best_arrangement
from ginrummy_qt.rules.cards import Card
from ginrummy_qt.rules.melds import MeldKind, meld_kind

_SUITS: Final = "hcds"
"""Suits from left to right, red and black by turns."""


@dataclass(frozen=True, slots=True)
class HandOrderState:
    """The cards of a hand as the person has them, from the left.

    `as_sorted` tells that nobody has moved a card since `last_sort` put them in order.
    """

    cards: tuple[Card, ...] = ()
    last_sort: HandOrder = HandOrder.MELDS
    as_sorted: bool = True


def deal_in(cards: Iterable[Card], last_sort: HandOrder) -> HandOrderState:
    """A new hand, in the order of the last sort used."""
    return HandOrderState(sorted_cards(cards, last_sort), last_sort)


def draw_in(state: HandOrderState, card: Card, wanted: int | None = None) -> HandOrderState:
    """The hand with a drawn card.

    It goes to the place `wanted` (an index from the left) where the person has put it there. Else it comes in
    at the right end; only in a hand that still stands as the last sort left it does it go to its place in
    that order. No other card moves. A card already there changes nothing.
    """
    if card in state.cards:
        return state
    usual = _place(state, card) if state.as_sorted else len(state.cards)
    place = usual if wanted is None else wanted
    after = replace(state, cards=(*state.cards[:place], card, *state.cards[place:]))
    return replace(after, as_sorted=state.as_sorted and place == usual)


def remove(state: HandOrderState, card: Card) -> HandOrderState:
    """The hand without a card; the others stay as they are."""
    return replace(state, cards=tuple(held for held in state.cards if held != card))


def move(state: HandOrderState, cards: Iterable[Card], index: int) -> HandOrderState:
    """The hand with `cards` taken out and put back side by side, the first at `index` among the rest.

    Cards that are not held are left out; an index outside the hand means its nearest end.
    """
    chosen = set(cards)
    moved = [card for card in state.cards if card in chosen]
    rest = [card for card in state.cards if card not in chosen]
    index = max(0, min(index, len(rest)))
    after = (*rest[:index], *moved, *rest[index:])
    return replace(state, cards=after, as_sorted=state.as_sorted and after == state.cards)


def sort(state: HandOrderState, by: HandOrder) -> HandOrderState:
    """The hand put in order, as asked."""
    return HandOrderState(sorted_cards(state.cards, by), by)


def follow(state: HandOrderState, hand: Iterable[Card], wanted: int | None = None) -> HandOrderState:
    """The arrangement for the cards now held: those gone are taken out, new ones drawn in (`wanted`: where).

    A hand with no card in common with the old one is a new deal.
    """
    held = set(hand)
    kept = tuple(card for card in state.cards if card in held)
    if not kept:
        return deal_in(held, state.last_sort)
    after = replace(state, cards=kept)
    for card in sorted(held - set(kept)):
        after = draw_in(after, card, wanted)
    return after


def return_to(state: HandOrderState, hand: Iterable[Card], former: HandOrderState) -> HandOrderState:
    """The arrangement for cards that are held again: those that come back stand where `former` has them.

    The others stay as they are in `state`; one that comes back stands right of its nearest neighbour there.
    """
    held = set(hand)
    cards = [card for card in state.cards if card in held]
    for place, card in enumerate(former.cards):
        if card in held and card not in cards:
            left = next((other for other in reversed(former.cards[:place]) if other in cards), None)
            cards.insert(0 if left is None else cards.index(left) + 1, card)
    if tuple(cards) == former.cards:
        return former
    return follow(replace(state, cards=tuple(cards), as_sorted=False), held)


def sorted_cards(cards: Iterable[Card], by: HandOrder) -> tuple[Card, ...]:
    """The cards from left to right: by suit, by rank, or melds first (runs, sets) and deadwood ascending."""
    match by:
        case HandOrder.SUIT:
            return tuple(sorted(cards, key=_by_suit))
        case HandOrder.RANK:
            return tuple(sorted(cards, key=_by_rank))
        case HandOrder.MELDS:
            arrangement = best_arrangement(cards)
            melded = [card for meld in ordered_melds(arrangement.melds) for card in meld]
            return (*melded, *sorted(arrangement.deadwood, key=_by_rank))


def ordered_melds(melds: Iterable[Sequence[Card]]) -> tuple[tuple[Card, ...], ...]:
    """Melds as they are shown: runs before sets, each from low to high, sets with colours by turns."""
    runs = sorted(tuple(sorted(meld)) for meld in melds if meld_kind(meld) is MeldKind.RUN)
    sets = [tuple(sorted(meld, key=_by_suit)) for meld in melds if meld_kind(meld) is not MeldKind.RUN]
    return (*runs, *sorted(sets, key=lambda meld: meld[0].rank))


def _by_suit(card: Card) -> tuple[int, int]:
    return _SUITS.index(card.suit), card.rank


def _by_rank(card: Card) -> tuple[int, int]:
    return card.rank, _SUITS.index(card.suit)


def _place(state: HandOrderState, card: Card) -> int:
    """Where the last sort has the card: beside its meld, or among the deadwood, wherever these stand."""
    order = sorted_cards((*state.cards, card), state.last_sort)
    position = order.index(card)
    before, after = order[:position][-1:], order[position + 1 :][:1]
    group = _group(order, card) if state.last_sort is HandOrder.MELDS else set(order)
    if group.isdisjoint(before) and not group.isdisjoint(after):
        return state.cards.index(after[0])
    return state.cards.index(before[0]) + 1 if before else 0


def _group(cards: Iterable[Card], card: Card) -> set[Card]:
    """The meld that a card is in, or all the deadwood."""
    arrangement = best_arrangement(cards)
    return next((set(meld) for meld in arrangement.melds if card in meld), set(arrangement.deadwood))
