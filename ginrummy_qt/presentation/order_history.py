"""The earlier orders of a hand, to go back to: frozen data and pure functions."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from ginrummy_qt.presentation import hand_order
from ginrummy_qt.presentation.hand_order import HandOrderState
from ginrummy_qt.rules.cards import Card

MOST: Final = 100
"""So many steps back are kept."""


@dataclass(frozen=True, slots=True)
class OrderHistory:
    """Orders before the one in force, the last one last, and orders that were gone back from."""

    past: tuple[HandOrderState, ...] = ()
    future: tuple[HandOrderState, ...] = ()


def remember(history: OrderHistory, before: HandOrderState) -> OrderHistory:
    """The history after the person has put the hand in another order than `before`."""
    return OrderHistory((*history.past, before)[-MOST:])


def back(
    history: OrderHistory, now: HandOrderState, held: Iterable[Card]
) -> tuple[OrderHistory, HandOrderState] | None:
    """One step back, to the cards held now; None where there is none."""
    if not history.past:
        return None
    *past, last = history.past
    return OrderHistory(tuple(past), (*history.future, now)), hand_order.follow(last, held)


def forth(
    history: OrderHistory, now: HandOrderState, held: Iterable[Card]
) -> tuple[OrderHistory, HandOrderState] | None:
    """One step forward again; None where there is none."""
    if not history.future:
        return None
    *future, last = history.future
    return OrderHistory((*history.past, now), tuple(future)), hand_order.follow(last, held)
