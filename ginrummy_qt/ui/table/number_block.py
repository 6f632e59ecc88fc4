"""A large number with two lines beside it, at the left end of a bar or, mirrored, at its right end."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF, Qt

from ginrummy_qt.ui.table.art import Art
from ginrummy_qt.ui.theme.metrics import TextRole

GAP: Final = 14
"""Between the number and the lines, at scale 1."""


@dataclass(frozen=True, slots=True)
class NumberBlock:
    """Where the three texts stand, and to which side they are set."""

    number: QRectF
    upper: QRectF
    lower: QRectF
    align: Qt.AlignmentFlag


def number_block(art: Art, area: QRectF, number: str, mirrored: bool) -> NumberBlock:
    """The places for a number and its two lines in a part of a bar."""
    taken = art.measure(TextRole.NUMERAL, number) + art.theme.px(GAP)
    beside = area.adjusted(0, 0, -taken, 0) if mirrored else area.adjusted(taken, 0, 0, 0)
    half = beside.height() / 2
    upper = QRectF(beside.left(), beside.top() + half * 0.1, beside.width(), half * 0.9)
    lower = QRectF(beside.left(), beside.center().y(), beside.width(), half * 0.9)
    side = Qt.AlignmentFlag.AlignRight if mirrored else Qt.AlignmentFlag.AlignLeft
    return NumberBlock(area, upper, lower, side | Qt.AlignmentFlag.AlignVCenter)
