"""The backs: a tiled bloom, a chequered burst, and a plain lattice that stays calm when it is small."""

from __future__ import annotations

from typing import Final

from ginrummy_qt.ports.deck_choices import CardBack
from ginrummy_qt.ui.deck.look import DeckLook
from ginrummy_qt.ui.deck.svg import (
    CENTRE,
    EVEN_ODD,
    HalfPlane,
    around,
    circle,
    clipped,
    document,
    group,
    path,
    polygon,
    rect,
    translate,
)
from ginrummy_qt.ui.theme.contrast import mix

_EDGE_WIDTH: Final = 1.74
_FIELD: Final = "M24,16A8,8 0 0 0 16,24V326A8,8 0 0 0 24,334H226A8,8 0 0 0 234,326V24A8,8 0 0 0 226,16z"
_MARGIN: Final = "M16,2H234L248,16V334L234,348H16L2,334V16z"
_BOX: Final[tuple[HalfPlane, ...]] = ((1, 0, 236), (-1, 0, -14), (0, 1, 336), (0, -1, -14))


def back_svg(look: DeckLook, small: bool = False, edge_width: float = _EDGE_WIDTH) -> str:
    """The SVG text of the back; `small` draws the lattice, which does not turn to texture."""
    pattern = CardBack.LATTICE if small else look.pattern
    match pattern:
        case CardBack.TILE:
            body = _tile(look) + _frame(look)
        case CardBack.BURST:
            body = _burst(look) + _frame(look)
        case CardBack.LATTICE:
            body = _lattice(look, coarse=small)
    return document(body, look.back_frame, look.edge, edge_width)


def _frame(look: DeckLook) -> str:
    """The plain margin over the ends of the pattern."""
    margin = path(_MARGIN + _FIELD, look.back_frame, extra=EVEN_ODD)
    return margin + path(_FIELD, "none", look.back, 2.4)


def _tile(look: DeckLook) -> str:
    tint, light, gold = look.back, look.back_frame, look.gold
    line, calm_gold = mix(tint, light, 0.62), mix(tint, gold, 0.75)
    petal = path("M2,2A25,25 0 0 1 20,20A25,25 0 0 1 2,2z", mix(tint, light, 0.14), line, 1.2)
    lozenges = (
        "M0,-22L4,-16L0,-13L-4,-16zM0,22L4,16L0,13L-4,16zM-22,0L-16,-4L-13,0L-16,4zM22,0L16,-4L13,0L16,4z"
    )
    star = "M0,-12L3.5,-3.5L12,0L3.5,3.5L0,12L-3.5,3.5L-12,0L-3.5,-3.5z"
    tile = (
        "".join(group(petal, f"rotate({a})") for a in (0, 90, 180, 270))
        + path(star, mix(tint, light, 0.8))
        + path(circle(0, 0, 2.4), tint)
        + path(lozenges, calm_gold)
        + path(circle(22, 22, 2.6), line)
    )
    wide, high = 218 / 5, 318 / 7  # whole tiles fill the field
    tile = group(tile, f"scale({wide / 44:.4f} {high / 44:.4f})")
    places = ((CENTRE[0] + wide * i, CENTRE[1] + high * j) for j in range(-3, 4) for i in range(-2, 3))
    tiles = "".join(f'<use xlink:href="#t" transform="{translate(x, y)}"/>' for x, y in places)
    return path(rect(10, 10, 240, 340), tint) + f'<defs><g id="t">{tile}</g></defs>' + tiles + _bloom(look)


def _bloom(look: DeckLook) -> str:
    tint, light, gold = look.back, look.back_frame, look.gold
    leaf = path("M0,0C-12,-16-9,-32 0,-40C9,-32 12,-16 0,0z", mix(tint, light, 0.38), light, 1.6)
    leaf += path("M0,-12L4,-22L0,-32L-4,-22z", gold)
    leaves = "".join(group(leaf, f"rotate({a})") for a in range(0, 360, 45))
    return (
        path(circle(*CENTRE, 50), mix(tint, "#000000", 0.25), light, 2)
        + path(circle(*CENTRE, 45), "none", gold, 1.6)
        + group(leaves, translate(*CENTRE))
        + path(circle(*CENTRE, 7), light)
        + path(circle(*CENTRE, 3.4), tint)
    )


def _burst(look: DeckLook) -> str:
    """Rings over rays; even-odd filling makes the chequer."""
    deep = mix(look.back, "#000000", 0.25)
    chequer = "".join(
        clipped(
            [CENTRE, around(CENTRE, 300, (4 * k - 1) / 128), around(CENTRE, 300, (4 * k + 1) / 128)], *_BOX
        )
        for k in range(32)
    )
    radius = 34.0
    while radius < 205:
        ring = [around(CENTRE, radius, k / 64) for k in range(64)]
        chequer += circle(*CENTRE, radius) if radius < 111 else clipped(ring, *_BOX)
        radius *= 1.145
    compass = polygon(around(CENTRE, r, k / 16) for k, r in enumerate([24, 7, 13, 7] * 4))
    return (
        path(rect(10, 10, 240, 340), look.back)
        + path(chequer, mix(look.back, look.back_frame, 0.26), extra=EVEN_ODD)
        + path(circle(*CENTRE, 33), deep, look.back_frame, 3)
        + path(circle(*CENTRE, 28), "none", look.gold, 1.6)
        + path(compass, look.gold)
        + path(circle(*CENTRE, 3.5), deep)
    )


def _lattice(look: DeckLook, coarse: bool) -> str:
    step = 31 if coarse else 25.0
    line = mix(look.back, look.back_frame, 0.40 if coarse else 0.34)
    box: tuple[HalfPlane, ...] = ((1, 0, 226), (-1, 0, -24), (0, 1, 326), (0, -1, -24))
    width = 3.2 if coarse else 1.8
    strokes = ""
    count = int(300 / step) + 1
    for k in range(-count, count + 1):
        x = CENTRE[0] + k * step
        for slope in (-1, 1):
            ends = [
                (x - 175 * slope - width / 2, 0.0),
                (x - 175 * slope + width / 2, 0.0),
                (x + 175 * slope + width / 2, 350.0),
                (x + 175 * slope - width / 2, 350.0),
            ]
            strokes += clipped(ends, *box)
    inner = "M28,24H222A4,4 0 0 1 226,28V322A4,4 0 0 1 222,326H28A4,4 0 0 1 24,322V28A4,4 0 0 1 28,24z"
    return (
        path(_FIELD, look.back)
        + path(strokes, line)
        + path(inner, "none", mix(look.back, look.back_frame, 0.55), width * 1.15)
        + ("" if coarse else _lozenge(look))
    )


def _lozenge(look: DeckLook) -> str:
    """A cut stone on the crossing in the middle of the fine lattice."""
    line = mix(look.back, look.back_frame, 0.55)
    stone = "M0,-37.5C4,-24 13,-11 25,0C13,11 4,24 0,37.5C-4,24-13,11-25,0C-13,-11-4,-24 0,-37.5z"
    bright, dim = "M0,-14L9.4,0H-9.4L0,14z", "M0,-14L-9.4,0H9.4L0,14z"  # facets that look alike upside down
    return group(
        path(stone, mix(look.back, "#000000", 0.25), line, 2)
        + path(dim, mix(look.gold, look.back, 0.3))
        + path(bright, look.gold),
        translate(*CENTRE),
    )
