"""Lines of text in which suit signs have the colours they have on the cards."""

from __future__ import annotations

import re
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from ginrummy_qt.ui.theme.suit_colours import SuitInks

_SIGNS: Final = re.compile("([♣♦♥♠])")


def draw_suited(
    painter: QPainter,
    rect: QRectF,
    font: QFont,
    ink: str,
    suits: SuitInks,
    text: str,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignCenter,
) -> None:
    """Write one line into a rectangle, aligned left, right or in the middle, always centred in height."""
    metrics = QFontMetricsF(font)
    width = metrics.horizontalAdvance(text)
    x = rect.left()
    if align & Qt.AlignmentFlag.AlignRight:
        x = rect.right() - width
    elif align & Qt.AlignmentFlag.AlignHCenter:
        x = rect.center().x() - width / 2
    baseline = rect.center().y() + (metrics.ascent() - metrics.descent()) / 2
    write_suited(painter, QPointF(x, baseline), font, ink, suits, text)


def write_suited(
    painter: QPainter, start: QPointF, font: QFont, ink: str, suits: SuitInks, text: str
) -> None:
    """Write one line whose baseline begins at `start`."""
    metrics, place = QFontMetricsF(font), QPointF(start)
    painter.setFont(font)
    for index, part in enumerate(_SIGNS.split(text)):
        painter.setPen(QColor(suits.of(part, ink) if index % 2 else ink))
        painter.drawText(place, part)
        place += QPointF(metrics.horizontalAdvance(part), 0)
