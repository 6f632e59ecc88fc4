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


def draw_suited_lines(
    painter: QPainter, rect: QRectF, font: QFont, ink: str, suits: SuitInks, text: str, smallest: int
) -> None:
    """Write paragraphs from the top left of a rectangle, lines broken at spaces.

    They are written smaller, down to `smallest` pixels, where they would be too high.
    """
    lines = suited_lines(font, text, rect.width())
    while len(lines) * QFontMetricsF(font).lineSpacing() > rect.height() and font.pixelSize() > smallest:
        font.setPixelSize(font.pixelSize() - 1)
        lines = suited_lines(font, text, rect.width())
    metrics = QFontMetricsF(font)
    for number, line in enumerate(lines):
        start = QPointF(rect.left(), rect.top() + number * metrics.lineSpacing() + metrics.ascent())
        write_suited(painter, start, font, ink, suits, line)


def suited_lines(font: QFont, text: str, width: float) -> list[str]:
    """The lines that a text of paragraphs takes."""
    metrics, lines = QFontMetricsF(font), list[str]()
    for paragraph in text.split("\n"):
        line = ""
        for word in paragraph.split(" "):
            longer = f"{line} {word}" if line else word
            if line and metrics.horizontalAdvance(longer) > width:
                lines.append(line)
                line = word
            else:
                line = longer
        lines.append(line)
    return lines
