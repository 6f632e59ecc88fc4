"""What a picture shows, counted: its ground, and how strongly the ink on it stands out."""

from __future__ import annotations

from collections import Counter
from functools import cache

from PySide6.QtCore import QRect
from PySide6.QtGui import QImage, QPixmap

from ginrummy_qt.ui.theme.contrast import contrast

SEEN = 2.0
"""A pixel of this contrast to the ground belongs to a text or sign, and not to the ground's shading."""


def part(picture: QImage | QPixmap, area: QRect | None = None) -> QImage:
    """A part of a picture, in logical pixels, or the whole, as plain pixels."""
    image = picture.toImage() if isinstance(picture, QPixmap) else picture
    if area is not None:
        ratio = image.devicePixelRatio()
        image = image.copy(
            *(round(side * ratio) for side in (area.x(), area.y(), area.width(), area.height()))
        )
    return image.convertToFormat(QImage.Format.Format_RGB888)


def rows_of(image: QImage) -> list[list[str]]:
    """The colours of each row of pixels."""
    data, step, width = bytes(image.constBits()), image.bytesPerLine(), image.width()
    rows = (data[y * step : y * step + 3 * width] for y in range(image.height()))
    return [["#" + row[x : x + 3].hex() for x in range(0, 3 * width, 3)] for row in rows]


def colours_of(image: QImage) -> Counter[str]:
    """How many pixels have each colour."""
    return Counter(colour for row in rows_of(image) for colour in row)


def ground_of(image: QImage) -> str:
    """The colour of most pixels."""
    return colours_of(image).most_common(1)[0][0]


def strongest(image: QImage, ground: str = "", count: int = 6) -> float:
    """The contrast to the ground that at least `count` pixels reach: that of the cores of strokes."""
    colours = colours_of(image)
    ground = ground or colours.most_common(1)[0][0]
    seen = 0
    for ratio, number in sorted(((ratio_of(c, ground), n) for c, n in colours.items()), reverse=True):
        seen += number
        if seen >= count:
            return ratio
    return 1.0


def lines_of(image: QImage) -> list[QImage]:
    """The lines of text in a picture, from the top, each cut out; what is under 6 pixels high is no text."""
    rows = rows_of(image)
    ground = ground_of(image)
    inked = [any(ratio_of(colour, ground) > SEEN for colour in set(row)) for row in rows]
    lines, start = [], None
    for y, here in enumerate([*inked, False]):
        if here and start is None:
            start = y
        elif not here and start is not None:
            if y - start >= 6:
                lines.append(image.copy(0, start, image.width(), y - start))
            start = None
    return lines


@cache
def ratio_of(first: str, second: str) -> float:
    """The contrast of two colours, remembered."""
    return contrast(first, second)
