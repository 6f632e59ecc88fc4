"""Looks at pictures of a screen: whether they show anything, and how much two of them have in common."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage

FEWEST_COLOURS: Final = 40
"""A table with cards has some hundreds."""
LARGEST_SHARE: Final = 0.9
"""The most of a picture that one colour may fill."""
_STEP: Final = 3
"""Every third pixel, across and down, is looked at."""


def problems(path: Path, size: tuple[int, int]) -> list[str]:
    """What is wrong with a picture that should be `size` pixels, of several colours, and not nearly blank."""
    picture = QImage(str(path))
    if picture.isNull():
        return [f"{path.name} is no picture"]
    if picture.size() != QSize(*size):
        return [f"{path.name} is {picture.width()}x{picture.height()} pixels, not {size[0]}x{size[1]}"]
    colours = _colours(picture)
    found = []
    if len(colours) < FEWEST_COLOURS:
        found.append(f"{path.name} has only {len(colours)} colours")
    share = max(colours.values()) / colours.total()
    if share > LARGEST_SHARE:
        found.append(f"{share:.0%} of {path.name} is of one colour")
    return found


def likeness(one: Path, other: Path) -> float:
    """The share of pixels that two pictures have in common, from 0 to 1; 0 when their sizes differ."""
    first, second = QImage(str(one)), QImage(str(other))
    if first.isNull() or first.size() != second.size():
        return 0.0
    pairs = list(zip(_pixels(first), _pixels(second), strict=True))
    return sum(a == b for a, b in pairs) / len(pairs)


def _colours(picture: QImage) -> Counter[int]:
    return Counter(_pixels(picture))


def _pixels(picture: QImage) -> list[int]:
    across, down = range(0, picture.width(), _STEP), range(0, picture.height(), _STEP)
    return [picture.pixel(x, y) for y in down for x in across]
