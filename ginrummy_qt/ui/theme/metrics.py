"""Sizes that grow with the window, in logical pixels, from the one scale `s`. Free of Qt."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

SMALLEST_TEXT: Final = 12
CARD_RADIUS: Final = 0.066
"""Corner radius of a card divided by its width."""


class TextRole(StrEnum):
    """The styles of text there are; nothing is written in another one."""

    DISPLAY = "display"
    NUMERAL = "numeral"
    TITLE = "title"
    HEADING = "heading"
    BUTTON = "button"
    BODY = "body"
    BODY_STRONG = "body_strong"
    LABEL = "label"
    LABEL_STRONG = "label_strong"
    CAPTION = "caption"


TEXT_SIZES: Final = {
    TextRole.DISPLAY: 40, TextRole.NUMERAL: 44, TextRole.TITLE: 32, TextRole.HEADING: 20,
    TextRole.BUTTON: 15, TextRole.BODY: 15, TextRole.BODY_STRONG: 15,
    TextRole.LABEL: 13, TextRole.LABEL_STRONG: 13, TextRole.CAPTION: 12,
}  # fmt: skip
"""Size of each role at s = 1, in logical pixels."""


@dataclass(frozen=True, slots=True)
class Metrics:
    """All sizes at one scale."""

    scale: float = 1.0

    def px(self, size: float) -> float:
        """`size` logical pixels at scale 1, at this scale."""
        return size * self.scale

    def text(self, role: TextRole) -> int:
        """Text size of a role in whole logical pixels, never below 12."""
        return max(SMALLEST_TEXT, round(TEXT_SIZES[role] * self.scale))

    @property
    def grid(self) -> float:
        """The step of spacing: gaps are 1, 2, 3, 4 or 5 of them."""
        return 8 * self.scale

    @property
    def button_radius(self) -> float:
        """Corner radius of buttons and fields."""
        return 12 * self.scale

    @property
    def panel_radius(self) -> float:
        """Corner radius of score sheets and dialogs."""
        return 16 * self.scale

    @property
    def tray_radius(self) -> float:
        """Corner radius of the knock preview's tray."""
        return 20 * self.scale

    @property
    def button_height(self) -> float:
        """Height of a button in the bar; at least 44, a finger's width."""
        return max(44.0, 48 * self.scale)

    @property
    def hairline(self) -> float:
        """Width of a hairline: one logical pixel up to s = 1.5, then two."""
        return 1.0 if self.scale < 1.5 else 2.0
