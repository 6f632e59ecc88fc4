"""A court card: two halves of a figure in a golden frame with round ends."""

from __future__ import annotations

import math
from typing import Final

from ginrummy_qt.rules.cards import Suit
from ginrummy_qt.ui.deck.dress import SEAM_SLOPE, dress_for
from ginrummy_qt.ui.deck.jack import jack
from ginrummy_qt.ui.deck.king import king
from ginrummy_qt.ui.deck.look import DeckLook
from ginrummy_qt.ui.deck.queen import queen
from ginrummy_qt.ui.deck.suits import sign_definition
from ginrummy_qt.ui.deck.svg import CENTRE, EVEN_ODD, circle, group, path, rect, translate

_FIGURES: Final = {11: jack, 12: queen, 13: king}
_FACING_RIGHT: Final = frozenset(
    {
        (11, Suit.HEARTS),
        (11, Suit.CLUBS),
        (12, Suit.SPADES),
        (12, Suit.DIAMONDS),
        (13, Suit.HEARTS),
        (13, Suit.CLUBS),
    }
)
"""Turned the other way, for variety."""

_SCALE: Final = 0.985
"""Leaves room between the frame and the index."""


def court(rank: int, suit: Suit, look: DeckLook) -> str:
    """The middle of a jack (11), queen (12) or king (13)."""
    dress = dress_for(suit, look)
    half = _FIGURES[rank](suit, dress)
    belt_colour = dress.colour if suit is Suit.HEARTS else dress.cloth
    belt = path(rect(-78, -5.5, 78, 5.5), belt_colour, dress.gold, 2.2) + path(
        "".join(circle(x, 0, 1.7) for x in range(-63, 64, 9)), dress.gold
    )
    tilt = f"rotate({math.degrees(math.atan(-SEAM_SLOPE)):.1f})"
    figure = (
        sign_definition(suit)
        + path(rect(-70, -160, 70, 160), dress.ground)
        + f'<g id="h">{half}</g><use xlink:href="#h" transform="rotate(180)"/>'
        + group(belt, tilt)
        + path(rect(-100, -172, 100, 172) + _arch(66, 159), dress.paper, extra=EVEN_ODD)
        + path(_arch(66, 159), "none", dress.line, 2)
        + path(_arch(70, 163), "none", dress.gold, 1.6)
    )
    flip = -1 if (rank, suit) in _FACING_RIGHT else 1
    return group(figure, f"{translate(*CENTRE)} scale({flip * _SCALE} {_SCALE})")


def _arch(half_width: int, half_height: int) -> str:
    a, b = half_width, half_height - half_width
    return f"M{-a},{-b}A{a},{a} 0 0 1 {a},{-b}V{b}A{a},{a} 0 0 1 {-a},{b}z"
