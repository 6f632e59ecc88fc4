"""Where things are: sizes, rectangles and the poses of cards, in logical pixels, y downwards."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from ginrummy_qt.rules.cards import Card

CARD_ASPECT: Final = 1.4
"""Height of a card divided by its width."""


@dataclass(frozen=True, slots=True)
class Size:
    """The size of the table in logical pixels."""

    width: float
    height: float


@dataclass(frozen=True, slots=True)
class Rect:
    """A rectangle; `x`, `y` is its top left corner."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """The x just past the right edge."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """The y just past the bottom edge."""
        return self.y + self.height

    @property
    def center(self) -> tuple[float, float]:
        """The x and y of the middle."""
        return self.x + self.width / 2, self.y + self.height / 2

    def contains(self, x: float, y: float) -> bool:
        """Whether the point lies in the rectangle."""
        return self.x <= x < self.right and self.y <= y < self.bottom

    def covers(self, other: Rect, slack: float = 0.01) -> bool:
        """Whether all of `other` lies in this rectangle, give or take `slack`."""
        return (
            other.x >= self.x - slack
            and other.y >= self.y - slack
            and other.right <= self.right + slack
            and other.bottom <= self.bottom + slack
        )

    def overlaps(self, other: Rect, slack: float = 0.01) -> bool:
        """Whether the two share more than a sliver of `slack`."""
        return (
            min(self.right, other.right) - max(self.x, other.x) > slack
            and min(self.bottom, other.bottom) - max(self.y, other.y) > slack
        )

    def grown(self, by: float) -> Rect:
        """The rectangle with `by` more on every side."""
        return Rect(self.x - by, self.y - by, self.width + 2 * by, self.height + 2 * by)

    def mirrored(self, width: float) -> Rect:
        """The mirror image, left for right, in a table of this width."""
        return replace(self, x=width - self.right)


@dataclass(frozen=True, slots=True)
class Pose:
    """How a card lies: `x`, `y` is its top left corner, the height is `width * CARD_ASPECT`.

    Cards with a higher `z` lie above; `dim` is a card shown only as an outline (laid off elsewhere).
    """

    x: float
    y: float
    width: float
    face_up: bool
    z: int
    dim: bool = False

    @property
    def height(self) -> float:
        """The height of the card."""
        return self.width * CARD_ASPECT

    @property
    def rect(self) -> Rect:
        """The rectangle the card takes."""
        return Rect(self.x, self.y, self.width, self.height)

    def raised(self, by: float) -> Pose:
        """The same pose, `by` further up."""
        return replace(self, y=self.y - by)


@dataclass(frozen=True, slots=True)
class Back:
    """A card of which only the back is seen: the opponent's hidden cards from the left, from 0."""

    index: int


CardKey = Card | Back
"""What names a card on the table: the card itself, or its place in the opponent's row."""
