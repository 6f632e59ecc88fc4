"""How far apart two colours look, also to people who confuse red and green.

Simulation after Machado, Oliveira and Fernandes (2009), severity 1; the distance is CIE 1976 in L*a*b*.
"""

from __future__ import annotations

import math

from ginrummy_qt.ui.theme.contrast import rgb

COLOUR_VISIONS = {
    "usual": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
}


def difference(first: str, second: str, vision: str) -> float:
    """The distance of two `#rrggbb` colours as this colour vision sees them; 2 is barely noticeable."""
    return math.dist(_lab(first, vision), _lab(second, vision))


def _lab(colour: str, vision: str) -> tuple[float, float, float]:
    linear = [_linear(part / 255) for part in rgb(colour)]
    red, green, blue = (
        min(1.0, max(0.0, sum(a * b for a, b in zip(row, linear, strict=True))))
        for row in COLOUR_VISIONS[vision]
    )
    x = _root((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505)
    y = _root(0.2126 * red + 0.7152 * green + 0.0722 * blue)
    z = _root((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4


def _root(value: float) -> float:
    return value ** (1 / 3) if value > 0.008856 else 7.787 * value + 16 / 116
