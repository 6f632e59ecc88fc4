"""Boxes to choose from, at the scale of their sheet: the program's style sheet has them at scale 1."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QComboBox

from ginrummy_qt.ui.dialogs.paper import FIELD_HEIGHT
from ginrummy_qt.ui.theme.metrics import TextRole
from ginrummy_qt.ui.theme.theme import Theme

_ABOVE: Final = 6
_EDGE: Final = 1


def dress_box(box: QComboBox, theme: Theme) -> None:
    """Give a box the look's font, a finger's height, and an arrow, edges and room that have grown with it."""
    box.setFont(theme.font(TextRole.BODY))
    side, room, arrow, radius = (round(max(each, theme.px(each))) for each in (10, 30, 16, 8))
    inside = round(max(FIELD_HEIGHT, theme.px(FIELD_HEIGHT))) - 2 * (_ABOVE + _EDGE)
    style = (
        f"QComboBox {{ padding: {_ABOVE}px {side}px; min-height: {inside}px; border-radius: {radius}px; }}"
        f"QComboBox:focus {{ padding: {_ABOVE - 1}px {side - 1}px; }}"
        f"QComboBox::drop-down {{ width: {room}px; }}"
        f"QComboBox::down-arrow {{ width: {arrow}px; height: {arrow}px; }}"
    )
    if style != box.styleSheet():
        box.setStyleSheet(style)
