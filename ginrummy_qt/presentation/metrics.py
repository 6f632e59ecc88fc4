"""The sizes that follow from the size of the window (look.md), in logical pixels."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ginrummy_qt.presentation.poses import CARD_ASPECT, Size

MIN_SCALE: Final = 0.84
MAX_SCALE: Final = 2.5
COMPACT_BELOW: Final = 1000.0
"""Window width under which things are left out."""
LOW_BELOW: Final = 720.0
"""Window height under which margins and the spaces between rows are narrow."""
_NOT_CARDS: Final = 200.0
"""What a low window needs for margins, labels, one line of prompt and the bar."""
_ROWS: Final = 2.53
"""The height of backs, piles and hand with its selected card raised, in card heights."""
TARGET: Final = 44.0
"""The least width and height of anything to press, and of the visible part of a card in the hand."""
RAISE_SELECTED: Final = 0.11
"""How far the selected card is raised, in card heights."""
RAISE_FRESH: Final = 0.04
"""How far the card just drawn is raised, in card heights."""


def scale_for(size: Size) -> float:
    """The scale `s` of texts, gaps, radii and strokes: 1 at 1280 x 800."""
    return max(MIN_SCALE, min(size.width / 1280, size.height / 800, MAX_SCALE))


@dataclass(frozen=True, slots=True)
class Measures:
    """The measures of a table of one size."""

    size: Size
    scale: float
    margin: float
    card_width: float
    compact: bool

    @property
    def card_height(self) -> float:
        """The height of a card in hand and on the piles."""
        return self.card_width * CARD_ASPECT

    @property
    def center_x(self) -> float:
        """The axis that backs, piles, prompt and hand share."""
        return self.size.width / 2

    @property
    def low(self) -> bool:
        """Whether height is short."""
        return self.size.height < LOW_BELOW

    @property
    def label_height(self) -> float:
        """The height of a box for one line of a label."""
        return max(16.0, self.px(18))

    @property
    def bar_height(self) -> float:
        """The height of the bar and its buttons."""
        return max(TARGET, self.px(48))

    def px(self, length: float) -> float:
        """`length` logical pixels of the 1280 x 800 table, at this size."""
        return length * self.scale


def measure(size: Size) -> Measures:
    """The measures of a table of this size."""
    scale = scale_for(size)
    margin = 16.0 if size.height < LOW_BELOW else 24 * max(1.0, scale)
    height = min(_card_height(size.height), CARD_ASPECT * (size.width - 2 * margin) / 5.9)
    return Measures(size, scale, margin, height / CARD_ASPECT, size.width < COMPACT_BELOW)


def _card_height(height: float) -> float:
    """A share of the window's height; in a low one, what texts and buttons leave for the rows of cards."""
    return min(0.2525 * height, (height - _NOT_CARDS) / _ROWS)
