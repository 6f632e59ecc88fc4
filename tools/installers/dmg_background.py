"""The ground of the macOS disk image: the table in the light, and an arrow from the program to its folder."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen, QPolygonF, QRadialGradient

from ginrummy_qt.ui.theme.tokens import LIGHT

SIZE: Final = (640, 400)
"""Width and height of the window, in points."""
ARROW: Final = (QPointF(276, 196), QPointF(364, 196))
"""From where to where the arrow leads, in points: between the pictures of dmg_settings.py."""
_HEAD: Final = 16
_WIDTH: Final = 5


def write_backgrounds(folder: Path) -> Path:
    """Draw it at both densities into a folder: the path of the plain one; `@2x` stands beside it."""
    folder.mkdir(parents=True, exist_ok=True)
    for density, suffix in ((1, ""), (2, "@2x")):
        _draw(density).save(str(folder / f"dmg-background{suffix}.png"))
    return folder / "dmg-background.png"


def _draw(density: int) -> QImage:
    width, height = SIZE
    image = QImage(width * density, height * density, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(density, density)
    ground = QRadialGradient(QPointF(width * 0.5, height * 0.42), width * 0.7)
    ground.setColorAt(0, QColor(LIGHT.table_centre))
    ground.setColorAt(1, QColor(LIGHT.table_edge))
    painter.fillRect(QRectF(0, 0, width, height), ground)
    start, tip = ARROW
    pen = QPen(QColor(LIGHT.primary), _WIDTH, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.drawLine(start, tip)
    painter.drawPolyline(QPolygonF([tip + QPointF(-_HEAD, -_HEAD), tip, tip + QPointF(-_HEAD, _HEAD)]))
    painter.end()
    return image
