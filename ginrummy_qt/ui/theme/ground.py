"""The table top: a radial gradient from just above the middle, dithered so that it shows no bands."""

from __future__ import annotations

import math
import random
from array import array
from typing import Final

from PySide6.QtCore import QPointF, QRect
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPixmap, QRadialGradient

from ginrummy_qt.ui.theme.tokens import Tokens

_CENTRE: Final = (0.5, 0.42)
_REACH: Final = 0.61
"""Radius of the gradient divided by the table's diagonal."""
_TILE: Final = 128


class TableGround:
    """Makes the ground of a table and keeps the last one."""

    def __init__(self) -> None:
        self._key: tuple[object, ...] = ()
        self._pixmap = QPixmap()

    def pixmap(self, width: int, height: int, ratio: float, tokens: Tokens) -> QPixmap:
        """The ground for a table of this size in logical pixels, at this device pixel ratio."""
        key = (width, height, ratio, tokens.table_centre, tokens.table_edge)
        if key != self._key:
            size = (max(1, math.ceil(width * ratio)), max(1, math.ceil(height * ratio)))
            self._pixmap = _render(*size, tokens)
            self._pixmap.setDevicePixelRatio(ratio)
            self._key = key
        return self._pixmap


def _render(width: int, height: int, tokens: Tokens) -> QPixmap:
    if tokens.table_centre == tokens.table_edge:
        flat = QPixmap(width, height)
        flat.fill(QColor(tokens.table_centre))
        return flat
    image = QImage(width, height, QImage.Format.Format_RGBA64_Premultiplied)
    centre = QPointF(width * _CENTRE[0], height * _CENTRE[1])
    gradient = QRadialGradient(centre, _REACH * math.hypot(width, height))
    gradient.setColorAt(0, QColor(tokens.table_centre))
    gradient.setColorAt(1, QColor(tokens.table_edge))
    painter = QPainter(image)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
    painter.fillRect(QRect(0, 0, width, height), gradient)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Plus)
    painter.fillRect(QRect(0, 0, width, height), QBrush(_noise()))
    painter.end()
    return QPixmap.fromImage(image.convertToFormat(QImage.Format.Format_RGB32))


def _noise() -> QImage:
    """A tile of grey noise one level of eight bits high, in sixteen; always the same."""
    values = random.Random(1909).randbytes(_TILE * _TILE)
    data = array("H", (part for value in values for part in (value, value, value, 0)))
    tile = QImage(data.tobytes(), _TILE, _TILE, _TILE * 8, QImage.Format.Format_RGBA64_Premultiplied)
    return tile.copy()
