"""Where the keyboard's focus is on the table, and where a key takes it. Free of Qt.

Tab goes from region to region (hand, stock, pile, knock slot) and then leaves the table; arrows move inside
the hand and between the hand and the places above it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from ginrummy_qt.rules.cards import Card
from ginrummy_qt.ui.table.drag import Place

REGIONS = (Place.HAND, Place.STOCK, Place.PILE, Place.KNOCK)
"""The order of Tab."""


class Arrow(StrEnum):
    """An arrow key."""

    LEFT = "left"
    RIGHT = "right"
    UP = "up"
    DOWN = "down"


@dataclass(frozen=True, slots=True)
class Focus:
    """The focused place; in the hand also the card, None while the hand is empty."""

    place: Place
    card: Card | None = None


def enter(forward: bool, hand: Sequence[Card], last: Card | None) -> Focus:
    """The focus of a table that Tab (or Shift+Tab) comes to; the hand remembers its last card."""
    return at(REGIONS[0] if forward else REGIONS[-1], hand, last)


def at(place: Place, hand: Sequence[Card], last: Card | None) -> Focus:
    """The focus in a region."""
    if place is not Place.HAND:
        return Focus(place)
    if last in hand:
        return Focus(place, last)
    return Focus(place, hand[0] if hand else None)


def tab(focus: Focus, forward: bool, hand: Sequence[Card], last: Card | None) -> Focus | None:
    """The focus after Tab (or Shift+Tab); None where it leaves the table."""
    index = REGIONS.index(focus.place) + (1 if forward else -1)
    return at(REGIONS[index], hand, last) if 0 <= index < len(REGIONS) else None


def arrow(
    focus: Focus, key: Arrow, hand: Sequence[Card], last: Card | None, above: Sequence[Place], upward: Place
) -> Focus:
    """The focus after an arrow key. `above` are the places from left to right; Up goes to `upward`."""
    step = {Arrow.LEFT: -1, Arrow.RIGHT: 1}.get(key)
    if focus.place is Place.HAND:
        if step is None:
            return Focus(upward) if key is Arrow.UP else focus
        if focus.card not in hand:
            return at(Place.HAND, hand, last)
        return Focus(Place.HAND, hand[_inside(hand.index(focus.card) + step, len(hand))])
    if step is None:
        return at(Place.HAND, hand, last) if key is Arrow.DOWN else focus
    return Focus(above[_inside(above.index(focus.place) + step, len(above))])


def _inside(index: int, length: int) -> int:
    return max(0, min(index, length - 1))
