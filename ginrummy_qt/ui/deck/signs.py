"""The rank signs A 2..10 J Q K and V D R, a condensed alphabet constructed from rings, bands and bars.

A sign is a few pieces (path texts) in a box of width w and height h with stems of thickness t. The pieces
overlap; all run clockwise and are filled as one path, so that their joints are seen nowhere.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from ginrummy_qt.ui.deck.svg import Point, ellipse, group, num, polygon, rect, translate

FLAT: Final = 0.9
"""Thickness of horizontal strokes against stems."""

Pieces = list[str]


def rank_sign(label: str, x: float, y: float, width: float, height: float, stem: float) -> str:
    """An index such as `7`, `10` or `Q`, centred on x with its top at y; 10 is set narrow and lighter."""
    if label == "10":
        stem *= 0.9
        gap = stem * 0.46
        letters: tuple[tuple[str, float], ...] = (("1", width * 0.41), ("0", width * 0.77 - gap))
        left = x - width * 0.6
    else:
        gap = 0.0
        letters = ((label, width),)
        left = x - width / 2
    out = ""
    for letter, w in letters:
        turned = letter == "9"
        pieces = _PIECES["6" if turned else letter](w, height, stem)
        turn = f" rotate(180 {num(w / 2)} {num(height / 2)})" if turned else ""
        out += group(f'<path d="{"".join(pieces)}"/>', translate(left, y) + turn)
        left += w + gap
    return out


def _solid(*points: Point) -> str:
    """A filled polygon that runs clockwise, whichever way its points do."""
    following = (*points[1:], points[0])
    twice_area = sum(x0 * y1 - x1 * y0 for (x0, y0), (x1, y1) in zip(points, following, strict=True))
    return polygon(points if twice_area > 0 else reversed(points))


def _ring(cx: float, cy: float, rx: float, ry: float, t: float) -> str:
    return ellipse(cx, cy, rx, ry) + ellipse(cx, cy, rx - t, ry - t * FLAT, clockwise=False)


def _band(cx: float, cy: float, rx: float, ry: float, t: float, start: float, end: float) -> str:
    """Part of an elliptical ring, from `start` to `end` degrees clockwise."""

    def at(degrees: float, a: float, b: float) -> str:
        angle = math.radians(degrees)
        return f"{num(cx + a * math.cos(angle))},{num(cy + b * math.sin(angle))}"

    large, ix, iy = int(end - start > 180), rx - t, ry - t * FLAT
    return (
        f"M{at(start, rx, ry)}A{num(rx)},{num(ry)} 0 {large} 1 {at(end, rx, ry)}"
        f"L{at(end, ix, iy)}A{num(ix)},{num(iy)} 0 {large} 0 {at(start, ix, iy)}z"
    )


def _lobe(right: float, top: float, bottom: float, r: float, t: float, foot: float = 0.0) -> str:
    """A closed bowl with a straight left side, as in D and R; a `foot` is where the stem ends below it."""
    half, inner = (bottom - top) / 2, (bottom - top) / 2 - t * FLAT
    stem = f"H{num(t)}V{num(foot)}" if foot else ""
    return (
        f"M0,{num(top)}H{num(right - r)}a{num(r)},{num(half)} 0 0 1 0,{num(2 * half)}{stem}H0z"
        f"M{num(t)},{num(top + t * FLAT)}V{num(bottom - t * FLAT)}H{num(right - r)}"
        f"a{num(r - t)},{num(inner)} 0 0 0 0,{num(-2 * inner)}z"
    )


def _zero(w: float, h: float, t: float) -> Pieces:
    c, v, r = w / 2, t * FLAT, min(h * 0.38, w * 0.62)
    outer, inner = f"a{num(c)},{num(r)} 0 0 1 ", f"a{num(c - t)},{num(r - v)} 0 0 0 "
    return [
        f"M0,{num(r)}{outer}{num(w)},0V{num(h - r)}{outer}{num(-w)},0z"
        f"M{num(t)},{num(r)}V{num(h - r)}{inner}{num(w - 2 * t)},0V{num(r)}{inner}{num(2 * t - w)},0z"
    ]


def _one(w: float, h: float, t: float) -> Pieces:
    x, y = w - t, h * 0.15
    return [_solid((x, 0), (w, 0), (w, h), (x, h), (x, t * 1.15), (0, y + t * 1.15), (0, y))]


def _two(w: float, h: float, t: float) -> Pieces:
    c, v, y, q = w / 2, t * FLAT, h * 0.3, t * 0.06
    swan = (
        f"M{num(w - t)},{num(y - 4)}H{num(w - 2)}L{num(w)},{num(y)}"
        f"C{num(w)},{num(h * 0.52)} {num(w * 0.5)},{num(h * 0.68)} {num(t * 1.3)},{num(h - v)}"
        f"H{num(w)}V{num(h)}H{num(q)}"
        f"C{num(q)},{num(h * 0.64)} {num(w - t)},{num(h * 0.5)} {num(w - t)},{num(y)}z"
    )
    return [_band(c, y, c, y, t, 192, 360), swan]


def _three(w: float, h: float, t: float) -> Pieces:
    c, v, upper = w / 2, t * FLAT, h * 0.262
    lower = (h - 2 * upper + v) / 2
    return [
        _band(c, upper, c * 0.95, upper, t, 197, 450),
        _band(c, h - lower, c, lower, t, 270, 523),
        rect(c - w * 0.13, 2 * upper - v, c + 0.4, 2 * upper),
    ]


def _four(w: float, h: float, t: float) -> Pieces:
    v, y, x = t * FLAT, h * 0.62, w * 0.57
    top, foot = x + t * 0.8, t * 1.1
    inside = (top - x - 1) / (top - foot) * y  # how low the inner edge of the slant enters the stem
    return [
        rect(0, y, w * 1.02, y + v),
        rect(x, 0, x + t, h),
        _solid((x, 0), (x + 1, inside), (foot, y + 1), (0, y + 1)),
    ]


def _five(w: float, h: float, t: float) -> Pieces:
    c, v, r, x = w / 2, t * FLAT, h * 0.335, w * 0.05
    leaves = h - r - 0.809 * (r - v)  # where the bowl leaves the stem
    inner, neck, joint = x + t * 0.96, h * 0.43, c - 0.588 * (c - t)
    stem = ((inner, v), (inner, neck), (joint, neck), (joint, leaves), (x, leaves))
    return [_solid((x, 0), (w * 0.94, 0), (w * 0.94, v), *stem), _band(c, h - r, c, r, t, 234, 522)]


def _six(w: float, h: float, t: float) -> Pieces:
    c, r, x = w / 2, h * 0.318, w * 0.42
    y = h - r
    stroke = (
        f"M0,{num(y)}C0,{num(h * 0.36)} {num(w * 0.16)},{num(h * 0.2)} {num(x)},0H{num(x + t * 1.25)}"
        f"C{num(w * 0.16 + t * 1.2)},{num(h * 0.22)} {num(t)},{num(h * 0.4)} {num(t)},{num(y)}z"
    )
    return [_ring(c, y, c, r, t), stroke]


def _seven(w: float, h: float, t: float) -> Pieces:
    v, foot = t * FLAT, w * 0.27
    points = ((0, 0), (w, 0), (w, v), (foot + t * 1.1, h), (foot, h), (w - t * 1.12, v), (0, v))
    return [_solid(*points)]


def _eight(w: float, h: float, t: float) -> Pieces:
    c, upper = w / 2, h * 0.262
    lower = (h - 2 * upper + t * FLAT) / 2
    return [_ring(c, upper, c * 0.93, upper, t), _ring(c, h - lower, c, lower, t)]


def _chevron(w: float, h: float, t: float) -> list[Point]:
    c, a, o = w / 2, t * 0.62, w * 0.06
    feet = ((w + o, h), (w + o - t * 1.1, h), (c, t * 1.2), (t * 1.1 - o, h), (-o, h))
    return [(c - a, 0), (c + a, 0), *feet]


def _letter_a(w: float, h: float, t: float) -> Pieces:
    return [_solid(*_chevron(w, h, t)), rect(w * 0.2, h * 0.63, w * 0.8, h * 0.63 + t * 0.8)]


def _letter_v(w: float, h: float, t: float) -> Pieces:
    return [_solid(*((x, h - y) for x, y in _chevron(w, h, t)))]


def _letter_j(w: float, h: float, t: float) -> Pieces:
    c, v, r, x = w / 2, t * FLAT, min(h * 0.32, w * 0.6), w * 0.34
    y, end = h - r, math.radians(170)

    def tip(a: float, b: float) -> str:
        return f"{num(c + a * math.cos(end))},{num(y + b * math.sin(end))}"

    return [
        f"M{num(x)},0H{num(w)}V{num(y)}A{num(c)},{num(r)} 0 0 1 {tip(c, r)}L{tip(c - t, r - v)}"
        f"A{num(c - t)},{num(r - v)} 0 0 0 {num(w - t)},{num(y)}V{num(v)}H{num(x)}z"
    ]


def _letter_q(w: float, h: float, t: float) -> Pieces:
    x, y = w * 0.5, h * 0.72
    tail = ((x, y), (x + t * 1.2, y), (w * 1.09, h), (w * 1.09 - t * 1.3, h))
    return [*_zero(w, h, t), _solid(*tail)]


def _letter_k(w: float, h: float, t: float) -> Pieces:
    x = w * 0.34
    arm = ((w - t * 1.2, 0), (w + t * 0.06, 0), (t * 0.9, h * 0.62), (t * 0.9, h * 0.62 - t * 1.4))
    leg = ((x, h * 0.5), (x + t * 0.95, h * 0.3), (w * 1.06, h), (w * 1.06 - t * 1.25, h))
    return [rect(0, 0, t, h), _solid(*arm), _solid(*leg)]


def _letter_d(w: float, h: float, t: float) -> Pieces:
    return [_lobe(w, 0, h, min(w * 0.75, h / 2), t)]


def _letter_r(w: float, h: float, t: float) -> Pieces:
    x, y = w * 0.36, h * 0.5
    leg = ((x, y), (x + t * 1.15, y), (w * 1.06, h), (w * 1.06 - t * 1.22, h))
    return [_lobe(w, 0, h * 0.57, min(w * 0.55, h * 0.285), t, h), _solid(*leg)]


_PIECES: Final[dict[str, Callable[[float, float, float], Pieces]]] = {
    "0": _zero, "1": _one, "2": _two, "3": _three, "4": _four, "5": _five, "6": _six, "7": _seven,
    "8": _eight, "A": _letter_a, "V": _letter_v, "J": _letter_j, "Q": _letter_q, "K": _letter_k,
    "D": _letter_d, "R": _letter_r,
}  # fmt: skip
