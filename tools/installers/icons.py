"""Pictures of the program and of its match records in every size that desktops ask for."""

from __future__ import annotations

import io
from enum import StrEnum
from pathlib import Path
from typing import Final

from PIL import Image
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from tools.installers.build import ROOT

HICOLOR_SIZES: Final = (16, 22, 24, 32, 48, 64, 128, 256, 512)
"""Pixels, of the PNG pictures in the hicolor theme of Linux desktops."""
ICO_SIZES: Final = (16, 20, 24, 32, 40, 48, 64, 128, 256)
"""Pixels; those that Windows shows at 100, 125, 150, 200 and 250 percent, and the large ones."""
ICNS_SIZES: Final = (32, 64, 128, 256, 512, 1024)
"""Pixels, of the pictures of 16 to 512 points at both densities that the format has PNG types for."""

_SMALL: Final = 40
_MAC_BODY: Final = 824 / 1024
"""How much of the canvas the body of a macOS application's picture takes, by Apple's template."""
_APP_BODY: Final = 480 / 512
"""How much of its canvas it takes in app.svg."""


class Emblem(StrEnum):
    """What a picture stands for."""

    APP = "app"
    RECORD = "record"


def scalable(emblem: Emblem) -> Path:
    """The drawing that serves all large sizes."""
    folder = ROOT / "resources" / "icons" if emblem is Emblem.APP else ROOT / "packaging" / "icons"
    return folder / f"{emblem}.svg"


def drawing(emblem: Emblem, size: int) -> Path:
    """The drawing made for pictures of `size` pixels; the smallest have their own, laid on the pixels."""
    for grid in (24, 22, 16):
        hinted = ROOT / "packaging" / "icons" / f"{emblem}-{grid}.svg"
        if size < _SMALL and size % grid == 0:
            return hinted
    if emblem is Emblem.APP and size < _SMALL:
        return ROOT / "resources" / "icons" / "app-small.svg"
    return scalable(emblem)


def picture(emblem: Emblem, size: int, *, scale: float = 1.0) -> Image.Image:
    """A square picture of `size` pixels with transparent corners, drawn at `scale` around its middle.

    Raises ValueError when the drawing is not one.
    """
    svg = drawing(emblem, size)
    renderer = QSvgRenderer(str(svg))
    if not renderer.isValid():
        raise ValueError(f"{svg} is not a drawing")
    canvas = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    canvas.fill(0)
    painter = QPainter(canvas)
    margin = size * (1 - scale) / 2
    renderer.render(painter, QRectF(margin, margin, size * scale, size * scale))
    painter.end()
    plain = canvas.convertToFormat(QImage.Format.Format_RGBA8888)
    return Image.frombytes("RGBA", (size, size), bytes(plain.constBits()))


def png(emblem: Emblem, size: int) -> bytes:
    """The same picture as a PNG file: equal bytes for equal drawings, without dates."""
    buffer = io.BytesIO()
    picture(emblem, size).save(buffer, "PNG", optimize=True)
    return buffer.getvalue()


def write_ico(path: Path, emblem: Emblem = Emblem.APP) -> None:
    """Write the picture in all sizes of Windows, each drawn for itself."""
    pictures = [picture(emblem, size) for size in ICO_SIZES]
    pictures[-1].save(path, "ICO", sizes=[(size, size) for size in ICO_SIZES], append_images=pictures[:-1])


def write_icns(path: Path, emblem: Emblem = Emblem.APP) -> None:
    """Write the picture in all sizes of macOS; the program's with the margin that macOS expects."""
    scale = _MAC_BODY / _APP_BODY if emblem is Emblem.APP else 1.0
    pictures = [picture(emblem, size, scale=scale) for size in ICNS_SIZES]
    pictures[-1].save(path, "ICNS", append_images=pictures[:-1])
