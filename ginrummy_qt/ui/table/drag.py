"""What a press, its movement and its release mean: a click, or a card carried somewhere. Free of Qt.

The table hands in what lies under the pointer; this decides when a press becomes a drag and which drop
results. Nothing here knows what is legal: an illegal drop is a drop like any other, refused by the rules.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum

from ginrummy_qt.presentation.poses import Rect
from ginrummy_qt.rules.cards import Card


class Place(StrEnum):
    """A part of the table that can be pressed or dropped on."""

    STOCK = "stock"
    PILE = "pile"
    KNOCK = "knock"
    HAND = "hand"


class Adding(StrEnum):
    """Whether a click adds to what is marked: this card, or all from the last one to it."""

    NO = "no"
    ONE = "one"
    THROUGH = "through"


@dataclass(frozen=True, slots=True)
class Target:
    """What lies under the pointer; `card` is the hand's card, or the upcard on the pile."""

    place: Place
    card: Card | None = None


@dataclass(frozen=True, slots=True)
class Idle:
    """Nothing is pressed."""


@dataclass(frozen=True, slots=True)
class Pressed:
    """The button is down on a target, not moved far enough to be a drag."""

    target: Target
    x: float
    y: float
    can_move: bool


@dataclass(frozen=True, slots=True)
class Carried:
    """A card follows the pointer; `over` is the part of the table it would be dropped on."""

    target: Target
    start_x: float
    start_y: float
    x: float
    y: float
    over: Place | None

    @property
    def offset(self) -> tuple[float, float]:
        """How far the pointer has moved since the press."""
        return self.x - self.start_x, self.y - self.start_y


@dataclass(frozen=True, slots=True)
class Banding:
    """The button is down on the bare table: the pointer draws a rectangle."""

    start_x: float
    start_y: float
    x: float
    y: float

    @property
    def way(self) -> float:
        """How far the pointer is from the press, by rows and columns."""
        return abs(self.x - self.start_x) + abs(self.y - self.start_y)

    @property
    def area(self) -> Rect:
        """The rectangle."""
        left, top = min(self.start_x, self.x), min(self.start_y, self.y)
        return Rect(left, top, abs(self.x - self.start_x), abs(self.y - self.start_y))


Pointer = Idle | Pressed | Carried | Banding


@dataclass(frozen=True, slots=True)
class Clicked:
    """A press and release on the same target."""

    target: Target


@dataclass(frozen=True, slots=True)
class Lifted:
    """The press has become a drag."""

    target: Target


@dataclass(frozen=True, slots=True)
class Dropped:
    """The card was let go above `over`; None above the bare table."""

    target: Target
    over: Place | None


Outcome = Clicked | Lifted | Dropped | None


def press(target: Target | None, x: float, y: float, can_move: bool) -> Pointer:
    """The pointer after a press; `can_move` says whether the target may be carried."""
    return Banding(x, y, x, y) if target is None else Pressed(target, x, y, can_move)


def move(
    pointer: Pointer, x: float, y: float, threshold: float, over: Place | None
) -> tuple[Pointer, Outcome]:
    """The pointer after a movement; a drag begins `threshold` pixels from the press."""
    match pointer:
        case Pressed(target, start_x, start_y, can_move):
            far = abs(x - start_x) + abs(y - start_y) >= threshold
            if not (far and can_move):
                return pointer, None
            return Carried(target, start_x, start_y, x, y, over), Lifted(target)
        case Carried():
            return replace(pointer, x=x, y=y, over=over), None
        case Banding():
            return replace(pointer, x=x, y=y), None
        case Idle():
            return pointer, None


def release(pointer: Pointer, under: Target | None) -> Outcome:
    """What the release means; the pointer is idle afterwards."""
    match pointer:
        case Pressed(target) if target == under:
            return Clicked(target)
        case Carried(target, over=over):
            return Dropped(target, over)
    return None
