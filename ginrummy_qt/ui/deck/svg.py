"""The few SVG elements the deck is made of, and the path texts of simple shapes.

Numbers are written with one decimal: a tenth of a unit is 1/2500 of a card's width.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import Final

WIDTH: Final = 250
HEIGHT: Final = 350
CENTRE: Final = (WIDTH / 2, HEIGHT / 2)
RADIUS: Final = 16.5

ROUND_CAP: Final = 'stroke-linecap="round"'
EVEN_ODD: Final = 'fill-rule="evenodd"'

Point = tuple[float, float]
HalfPlane = tuple[float, float, float]
"""(a, b, c) stands for the points with a x + b y <= c."""


def num(value: float) -> str:
    """A number with at most one decimal, as short as possible."""
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


def path(d: str, fill: str = "none", stroke: str = "", width: float = 0, extra: str = "") -> str:
    """A path element; `stroke` is a colour or empty, `extra` further attributes."""
    line = f' stroke="{stroke}" stroke-width="{num(width)}"' if stroke else ""
    return f'<path d="{d}" fill="{fill}"{line}{" " + extra if extra else ""}/>'


def group(body: str, transform: str) -> str:
    """A group with a transform."""
    return f'<g transform="{transform}">{body}</g>'


def mirrored(body: str) -> str:
    """A drawing together with its mirror image left and right of x = 0."""
    return body + group(body, "scale(-1 1)")


def translate(x: float, y: float) -> str:
    """A transform that moves the origin to (x, y)."""
    return f"translate({num(x)} {num(y)})"


def circle(x: float, y: float, r: float) -> str:
    """Path text of a circle, drawn clockwise."""
    return ellipse(x, y, r, r)


def ellipse(x: float, y: float, rx: float, ry: float, clockwise: bool = True) -> str:
    """Path text of an ellipse; one drawn the other way round cuts a hole."""
    turn, rx, ry = int(clockwise), round(rx, 1), round(ry, 1)
    arc = f"a{num(rx)},{num(ry)} 0 1 {turn} "
    return f"M{num(x - rx)},{num(y)}{arc}{num(2 * rx)},0{arc}{num(-2 * rx)},0z"


def rect(x0: float, y0: float, x1: float, y1: float) -> str:
    """Path text of a rectangle between two corners."""
    return f"M{num(x0)},{num(y0)}H{num(x1)}V{num(y1)}H{num(x0)}z"


def polygon(points: Iterable[Point]) -> str:
    """Path text of a closed polygon."""
    return "M" + "L".join(f"{num(x)},{num(y)}" for x, y in points) + "z"


def around(centre: Point, radius: float, turn: float) -> Point:
    """The point at this distance from the centre, `turn` whole turns clockwise from three o'clock."""
    angle = 2 * math.pi * turn
    return centre[0] + radius * math.cos(angle), centre[1] + radius * math.sin(angle)


def clipped(points: Sequence[Point], *planes: HalfPlane) -> str:
    """Path text of the part of a polygon that lies inside every half-plane; empty if nothing does."""
    rest = list(points)
    for plane in planes:
        rest = _inside(rest, plane)
    return polygon(rest) if len(rest) > 2 else ""


def _inside(points: list[Point], plane: HalfPlane) -> list[Point]:
    a, b, c = plane
    result: list[Point] = []
    for (x0, y0), (x1, y1) in zip(points, points[1:] + points[:1], strict=True):
        d0, d1 = a * x0 + b * y0 - c, a * x1 + b * y1 - c
        if d0 <= 0:
            result.append((x0, y0))
        if d0 * d1 < 0:
            t = d0 / (d0 - d1)
            result.append((x0 + (x1 - x0) * t, y0 + (y1 - y0) * t))
    return result


def document(body: str, ground: str = "", edge: str = "", edge_width: float = 0.0) -> str:
    """A whole SVG of card size: a rounded card with an edge inside its outline, and the drawing on it.

    Without a `ground` there is only the drawing, on nothing.
    """
    half = edge_width / 2
    sheet = (
        f'<rect x="{half:.3f}" y="{half:.3f}" width="{WIDTH - edge_width:.3f}" '
        f'height="{HEIGHT - edge_width:.3f}" rx="{RADIUS - half:.3f}" fill="{ground}"'
        + (f' stroke="{edge}" stroke-width="{edge_width:.3f}"' if edge_width else "")
        + "/>"
    )
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
        f'width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}">'
        f"{sheet if ground else ''}{body}</svg>"
    )
