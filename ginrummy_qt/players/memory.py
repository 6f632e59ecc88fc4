"""What a careful player remembers of a hand, worked out anew from the public moves at every decision."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ginrummy_qt.rules.cards import FULL_MASK, Card, CardMask, mask_of
from ginrummy_qt.rules.events import CardDiscarded, CardDrawn, Passed, Source
from ginrummy_qt.rules.view import PlayerView


@dataclass(frozen=True, slots=True)
class Memory:
    """Sets of cards, by what the seat has seen of them.

    `unseen`: in the stock or in the opponent's hand; `held`: in the opponent's hand, taken openly; `thrown`:
    thrown by the opponent; `refused`: left lying by the opponent, who could have had them; `out_of_reach`:
    in the own hand or in the discard pile, so not the opponent's; `kept`: own cards that were taken openly.
    `turn` is the number of own draws in this hand, the present turn's included.
    """

    unseen: CardMask
    held: CardMask
    thrown: CardMask
    refused: CardMask
    out_of_reach: CardMask
    kept: CardMask
    turn: int


def remember(view: PlayerView) -> Memory:
    """What the seat of this view can know of its hand so far."""
    me, other = view.seat, view.seat.other
    piled = mask_of(view.pile)
    held = view.known[other]
    thrown = refused = 0
    turn = 0
    for move, upcard in _with_upcards(view):
        if isinstance(move, CardDrawn):
            if move.seat is me:
                turn += 1
            elif move.source is Source.STOCK and upcard is not None:
                refused |= 1 << upcard
        elif isinstance(move, CardDiscarded):
            if move.seat is other:
                thrown |= 1 << move.card
        elif isinstance(move, Passed) and move.seat is other and upcard is not None:
            refused |= 1 << upcard
    return Memory(
        unseen=FULL_MASK & ~(view.hand_mask | piled | held),
        held=held,
        thrown=thrown,
        refused=refused,
        out_of_reach=view.hand_mask | piled,
        kept=view.known[me] & view.hand_mask,
        turn=turn,
    )


def first_upcard(view: PlayerView) -> Card | None:
    """The card turned up at the deal, found back from the moves; None where they are not all there."""
    depth = 1
    for move in view.moves:
        if isinstance(move, CardDiscarded):
            depth += 1
        elif isinstance(move, CardDrawn) and move.source is Source.DISCARD:
            depth -= 1
            if depth == 0 and move.card is not None:
                return move.card
    return view.pile[0] if view.pile else None


def _with_upcards(view: PlayerView) -> Iterator[tuple[object, Card | None]]:
    """Every move with the card that lay on top of the discard pile before it."""
    first = first_upcard(view)
    pile = [] if first is None else [first]
    for move in view.moves:
        yield move, pile[-1] if pile else None
        if isinstance(move, CardDiscarded):
            pile.append(move.card)
        elif isinstance(move, CardDrawn) and move.source is Source.DISCARD and pile:
            pile.pop()
