"""Arithmetic on `#rrggbb` colours: mixing, laying one over another, and the WCAG 2 contrast ratio."""

from __future__ import annotations


def rgb(colour: str) -> tuple[int, int, int]:
    """The red, green and blue parts (0..255) of `#rrggbb`; raises ValueError for other texts."""
    if len(colour) != 7 or colour[0] != "#":
        raise ValueError(f"{colour!r} is not a colour like #1a2b3c")
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def mix(first: str, second: str, share: float) -> str:
    """The colour `share` (0..1) of the way from `first` to `second`, mixed part by part in sRGB.

    >>> mix("#000000", "#ffffff", 0.2)
    '#333333'
    """
    parts = (round(x + (y - x) * share) for x, y in zip(rgb(first), rgb(second), strict=True))
    return "#" + "".join(f"{part:02x}" for part in parts)


def luminance(colour: str) -> float:
    """Relative luminance of a colour, 0 for black to 1 for white (WCAG 2.2)."""
    red, green, blue = (_linear(part / 255) for part in rgb(colour))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(first: str, second: str) -> float:
    """Contrast ratio of two colours, 1 for the same to 21 for black and white (WCAG 2.2)."""
    low, high = sorted((luminance(first), luminance(second)))
    return (high + 0.05) / (low + 0.05)


def darkened(colour: str, ground: str, ratio: float) -> str:
    """`colour`, mixed with just enough black to stand out from the light `ground` by `ratio`."""
    for percent in range(101):
        result = mix(colour, "#000000", percent / 100)
        if contrast(result, ground) >= ratio:
            return result
    return "#000000"


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)
