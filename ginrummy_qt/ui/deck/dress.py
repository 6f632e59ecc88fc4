"""What the twelve court cards share: their colours, cloth patterns, crowns' ground and a fist.

A court is drawn around the card's centre: one half, and the same half turned by 180 degrees. The two
meet at a slanting line, the seam, hidden under a belt.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from ginrummy_qt.rules.cards import Suit
from ginrummy_qt.ui.deck.look import DeckLook
from ginrummy_qt.ui.deck.svg import ROUND_CAP, HalfPlane, Point, clipped, num, path, polygon, rect
from ginrummy_qt.ui.theme.contrast import mix

SEAM_SLOPE: Final = 0.32
SEAM_PLANE: Final[HalfPlane] = (SEAM_SLOPE, 1, 0)

_STEEL: Final = "#8fb0d0"
_CRIMSON: Final = "#c4303a"
_RUST: Final = "#a14a25"
_BRONZE: Final = "#6b3d12"


@dataclass(frozen=True, slots=True)
class Dress:
    """The colours of one court card by their use."""

    colour: str
    """The suit's own."""
    ground: str
    ray: str
    gold: str
    gold_shade: str
    paper: str
    skin: str
    skin_shade: str
    line: str
    lip: str
    cloth: str
    cloth_shade: str
    hair: str
    beard: str
    """The king's hair: grey in spades."""


def dress_for(suit: Suit, look: DeckLook) -> Dress:
    """How the court of a suit is dressed; a suit with a colour of its own wears that colour."""
    colour = look.suit_colour(suit)
    cloth, hair = _cloth(suit, look), _hair(suit, look)
    return Dress(
        colour=colour,
        ground=colour,
        ray=mix(colour, look.face, 0.13),
        gold=look.gold,
        gold_shade=mix(look.gold, _BRONZE, 0.36),
        paper=look.face,
        skin=look.skin,
        skin_shade=mix(look.skin, "#b5713f", 0.42),
        line=look.ink,
        lip=look.hearts,
        cloth=cloth,
        cloth_shade=mix(cloth, "#000000", 0.22),
        hair=hair,
        beard=mix(look.ink, "#dfe8f2", 0.68) if suit is Suit.SPADES else hair,
    )


def _cloth(suit: Suit, look: DeckLook) -> str:
    own = mix(look.suit_colour(suit), look.ink, 0.58)
    steel = mix(look.ink, _STEEL, look.cloth_lift)
    match suit:
        case Suit.SPADES:
            return steel
        case Suit.HEARTS:
            return look.ink
        case Suit.DIAMONDS:
            return steel if look.diamonds == look.hearts else own
        case Suit.CLUBS:
            return mix(_CRIMSON, look.ink, 0.42) if look.clubs == look.spades else own


def _hair(suit: Suit, look: DeckLook) -> str:
    match suit:
        case Suit.SPADES:
            return mix(look.ink, _STEEL, look.cloth_lift / 2)
        case Suit.HEARTS:
            return look.ink
        case Suit.DIAMONDS:
            return mix(look.gold, "#6b2f10", 0.42)
        case Suit.CLUBS:
            return mix(_RUST, look.ink, 0.2)


def seam(x: float) -> float:
    """The height of the seam at x."""
    return -SEAM_SLOPE * x


def pattern(suit: Suit, x0: float, y0: float, x1: float, y1: float, colour: str) -> str:
    """A suit's own cloth in a rectangle, never past the seam."""
    match suit:
        case Suit.SPADES:
            return path(_chevrons(x0, y0, x1, y1), colour)
        case Suit.HEARTS:
            return path(_scales(x0, y0, x1, y1), "none", colour, 2)
        case Suit.DIAMONDS:
            return path(_harlequin(x0, y0, x1, y1), colour)
        case Suit.CLUBS:
            return path(_trefoils(x0, y0, x1, y1), "none", colour, 3.6, ROUND_CAP)


def rays(colour: str, centre: Point, radius: float, count: int) -> str:
    """A sunburst of `count` thin triangles."""

    def at(turn: float) -> Point:
        angle = 2 * math.pi * turn / count
        return centre[0] + radius * math.sin(angle), centre[1] - radius * math.cos(angle)

    return path("".join(polygon((centre, at(i - 0.25), at(i + 0.25))) for i in range(count)), colour)


def arm(x: float, y: float, dress: Dress) -> str:
    """A forearm rising from the seam, its cuff, and a fist around something upright at x."""
    sleeve = (
        f"M{num(x - 9)},{num(y + 11)}H{num(x + 8)}L{num(x + 17)},{num(seam(x + 17) + 3)}"
        f"L{num(x - 19)},{num(seam(x - 19) + 3)}z"
    )
    finger = "a2.5,2.5 0 0 1 0,5"
    fist = f"M{num(x - 7)},{num(y + 7)}v-9a5.5,5.5 0 0 1 5.5,-5.5h6{finger}{finger}{finger}z"
    return (
        path(sleeve, dress.cloth, dress.paper, 1.2)
        + path(rect(x - 10, y + 7, x + 9, y + 13), dress.gold, dress.line, 1)
        + path(fist, dress.skin, dress.line, 1)
        + path(f"M{num(x - 1)},{num(y - 2.5)}h6m0,5h-6", "none", dress.line, 0.9)
    )


def _steps(start: float, end: float, step: float) -> list[float]:
    return [start + step * i for i in range(max(0, math.ceil((end - start) / step)))]


def _chevrons(x0: float, y0: float, x1: float, y1: float) -> str:
    middle, d = (x0 + x1) / 2, ""
    for y in _steps(y0, y1, 7.5):
        for a, b, ya, yb in ((x0, middle, y, y + 9), (middle, x1, y + 9, y)):
            d += clipped([(a, ya), (b, yb), (b, yb + 3.4), (a, ya + 3.4)], (SEAM_SLOPE, 1, 2))
    return d


def _columns(x0: float, x1: float, step: float, row: int) -> list[float]:
    """Where the signs of a row stand; every second row is shifted by half a step."""
    return _steps(x0 + (step / 2 if row % 2 else 0), x1 + 0.1, step)


def _scales(x0: float, y0: float, x1: float, y1: float) -> str:
    d = ""
    for row, y in enumerate(_steps(y0, y1, 6)):
        last = None
        for x in _columns(x0, x1, 12, row):
            if y < seam(x) - 1:
                d += ("" if last else f"M{num(x - 6)},{num(y - 2)}") + "a6,6 0 0 0 12,0"
            last = x
    return d


def _harlequin(x0: float, y0: float, x1: float, y1: float) -> str:
    d = ""
    for y in _steps(y0, y1, 16):
        for x in _columns(x0, x1, 11, 0):
            d += clipped([(x, y - 8), (x + 5.5, y), (x, y + 8), (x - 5.5, y)], (SEAM_SLOPE, 1, 2))
    return d


def _trefoils(x0: float, y0: float, x1: float, y1: float) -> str:
    return "".join(
        f"M{num(x)},{num(y - 3)}h.1m-2.6,4.2h.1m5,0h.1"
        for row, y in enumerate(_steps(y0, y1, 9))
        for x in _columns(x0, x1, 13, row)
        if y < seam(x) - 3
    )
