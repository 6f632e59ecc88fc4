"""Where the keyboard's focus is on the table, and where a key takes it. Free of Qt.

Tab goes from region to region (hand, stock, pile, knock slot) and then leaves the table; arrows move inside
the hand and between the hand and the places above it, Home and End to the ends of the row.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from enum import StrEnum

from ginrummy_qt.rules.cards import Card
from ginrummy_qt.ui.table.drag import Place

REGIONS = (Place.HAND, Place.STOCK, Place.PILE, Place.KNOCK)
"""The order of Tab."""


class Arrow(StrEnum):
    """An arrow key, or Home or End."""

    LEFT = "left"
    RIGHT = "right"
    UP = "up"
    DOWN = "down"
    HOME = "home"
    END = "end"


_STEPS = {Arrow.LEFT: -1, Arrow.RIGHT: 1, Arrow.HOME: -99, Arrow.END: 99}


@dataclass(frozen=True, slots=True)
class Focus:
    """The focused place; in the hand also the card, None while the hand is empty."""

    place: Place
    card: Card | None = None


def enter(forward: bool, hand: Sequence[Card], last: Card | None, stops: Collection[Place]) -> Focus:
    """The focus of a table that Tab (or Shift+Tab) comes to; the hand remembers its last card.

    `stops` are the places above the hand at which Tab stops.
    """
    return at(_stops(stops)[0 if forward else -1], hand, last)


def at(place: Place, hand: Sequence[Card], last: Card | None) -> Focus:
    """The focus in a region."""
    if place is not Place.HAND:
        return Focus(place)
    if last in hand:
        return Focus(place, last)
    return Focus(place, hand[0] if hand else None)


def tab(
    focus: Focus, forward: bool, hand: Sequence[Card], last: Card | None, stops: Collection[Place]
) -> Focus | None:
    """The focus after Tab (or Shift+Tab), which stops at `stops` and the hand; None where it leaves."""
    here = REGIONS.index(focus.place)
    ahead = [place for place in _stops(stops) if (REGIONS.index(place) > here) == forward]
    ahead = [place for place in ahead if place is not focus.place]
    return at(ahead[0 if forward else -1], hand, last) if ahead else None


def _stops(above: Collection[Place]) -> list[Place]:
    return [place for place in REGIONS if place is Place.HAND or place in above]


def arrow(
    focus: Focus, key: Arrow, hand: Sequence[Card], last: Card | None, above: Sequence[Place], upward: Place
) -> Focus:
    """The focus after an arrow key. `above` are the places from left to right; Up goes to `upward`."""
    step = _STEPS.get(key)
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
