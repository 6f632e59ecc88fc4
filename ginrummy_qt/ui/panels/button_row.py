"""Buttons side by side: their boxes stand 8 px apart, whatever the halos round them need."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ginrummy_qt.presentation.poses import Rect
from ginrummy_qt.ui.theme.theme import Theme
from ginrummy_qt.ui.theme.widgets import ThemedButton

GAP: Final = 8
"""Between two boxes at scale 1; the halos of the buttons overlap there."""


def place_buttons(
    buttons: Sequence[ThemedButton],
    area: Rect,
    theme: Theme,
    *,
    from_left: bool = False,
    gap: float = GAP,
) -> float:
    """Place boxes in a row, the last one at the right edge of `area`, or from the left the last one there.

    `area` is in the coordinates of the buttons' parent, `gap` between two boxes at scale 1. The result is the
    width the boxes take.
    """
    between, taken = round(theme.px(gap)), 0
    for button in reversed(buttons):
        size = button.sizeHint()
        button.resize(size)
        box = button.box()
        x = area.x + taken if from_left else area.right - taken - box.width()
        y = area.y + (area.height - box.height()) / 2
        button.move(round(x) - box.x(), round(y) - box.y())
        taken += box.width() + between
    return max(0, taken - between)
