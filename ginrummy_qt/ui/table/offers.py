"""What the rules let the person do now, by place: what lights up, and what a drop or a click would be."""

from __future__ import annotations

from collections.abc import Iterator

from ginrummy_qt.ports.table import TableUpdate
from ginrummy_qt.rules.actions import Action, BigGin, Discard, DrawDiscard, DrawStock, Knock
from ginrummy_qt.rules.cards import Card
from ginrummy_qt.rules.deal import Phase
from ginrummy_qt.ui.table.drag import Place, Target

DRAW_PHASES = (Phase.UPCARD_OFFER, Phase.DRAW, Phase.LAST_DISCARD)


def open_places(
    update: TableUpdate | None, selected: Card | None, carried: Target | None
) -> frozenset[Place]:
    """The places that would accept what is carried, else what is selected, else a click."""
    if update is None:
        return frozenset()
    if carried is not None:
        return frozenset(_accept(update, carried))
    return frozenset(_accept_click(update, selected))


def usable_places(update: TableUpdate | None) -> frozenset[Place]:
    """The places that would accept something now, whatever is selected."""
    found: set[Place] = set()
    for action in () if update is None else update.legal_actions:
        match action:
            case DrawStock():
                found.add(Place.STOCK)
            case DrawDiscard() | Discard():
                found.add(Place.PILE)
            case Knock() | BigGin():
                found.add(Place.KNOCK)
    return frozenset(found)


def _accept(update: TableUpdate, carried: Target) -> Iterator[Place]:
    for action in update.legal_actions:
        match action, carried.place:
            case DrawStock(), Place.STOCK:
                yield Place.HAND
            case DrawDiscard(), Place.PILE:
                yield Place.HAND
            case Discard(card), Place.HAND if card == carried.card:
                yield Place.PILE
            case Knock(card), Place.HAND if card == carried.card:
                yield Place.KNOCK


def _accept_click(update: TableUpdate, selected: Card | None) -> Iterator[Place]:
    for action in update.legal_actions:
        match action:
            case DrawStock():
                yield Place.STOCK
            case DrawDiscard():
                yield Place.PILE
            case Discard(card) if card == selected:
                yield Place.PILE
            case Knock(card) if selected in (None, card):
                yield Place.KNOCK
            case BigGin() if selected is None:
                yield Place.KNOCK


def can_carry(update: TableUpdate | None, target: Target) -> bool:
    """Whether the pointer may move it: the hand's cards always, the piles when they may be drawn from."""
    if target.place is Place.HAND:
        return target.card is not None
    if update is None:
        return False
    wanted: type[Action] = DrawStock if target.place is Place.STOCK else DrawDiscard
    return target.place is not Place.KNOCK and any(isinstance(each, wanted) for each in update.legal_actions)


def dropped_action(target: Target, over: Place | None) -> Action | None:
    """What a drop asks for; None where it asks for nothing, or for the preview of a knock."""
    match target.place, over:
        case Place.STOCK, Place.HAND:
            return DrawStock()
        case Place.PILE, Place.HAND:
            return DrawDiscard()
        case Place.HAND, Place.PILE if target.card is not None:
            return Discard(target.card)
    return None
