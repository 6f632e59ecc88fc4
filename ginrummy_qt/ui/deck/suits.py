"""The four suit signs, each one path in a box from -50 to 50 with y growing downwards."""

from __future__ import annotations

from typing import Final

from ginrummy_qt.rules.cards import Suit
from ginrummy_qt.ui.deck.svg import num

SUIT_PATHS: Final = {
    Suit.HEARTS: (
        "M0,47C-8,31-48,13-48,-17C-48,-34-36,-45-22.5,-45C-11,-45-3,-38 0,-28"
        "C3,-38 11,-45 22.5,-45C36,-45 48,-34 48,-17C48,13 8,31 0,47z"
    ),
    Suit.DIAMONDS: ("M0,-52C9,-35 25,-14 39,0C25,14 9,35 0,52C-9,35-25,14-39,0C-25,-14-9,-35 0,-52z"),
    Suit.SPADES: (
        "M0,-51C8,-33 46,-14 46,13C46,28 35,37 23,37C14.5,37 8,33 4,26C5,37 9,43 19,45.5V50"
        "H-19V45.5C-9,43-5,37-4,26C-8,33-14.5,37-23,37C-35,37-46,28-46,13C-46,-14-8,-33 0,-51z"
    ),
    Suit.CLUBS: (
        "M-20,50V45.5C-9,43-5,36-4.5,23.5L-7,22A21.5,21.5 0 1 1-8.5,-5L-9.5,-8"
        "A21.5,21.5 0 1 1 9.5,-8L8.5,-5A21.5,21.5 0 1 1 7,22L4.5,23.5C5,36 9,43 20,45.5V50z"
    ),
}

BODY_PATHS: Final = {
    **SUIT_PATHS,
    Suit.SPADES: (
        "M0,-51C8,-33 46,-14 46,13C46,28 35,37 23,37C14.5,37 6,33 0,24"
        "C-6,33-14.5,37-23,37C-35,37-46,28-46,13C-46,-14-8,-33 0,-51z"
    ),
    Suit.CLUBS: (
        "M0,17L-7,22A21.5,21.5 0 1 1-8.5,-5L-9.5,-8A21.5,21.5 0 1 1 9.5,-8L8.5,-5A21.5,21.5 0 1 1 7,22z"
    ),
}
"""The signs without stem and foot, to be outlined."""
STEM_PATH: Final = "M-4.5,16C-4,38-9,54-27,64Q0,59 27,64C9,54 4,38 4.5,16z"
"""The stem of a spade or club whose body is outlined: its foot stands below the outlines."""

SUIT_SCALES: Final = {Suit.HEARTS: 0.96, Suit.DIAMONDS: 1.04, Suit.SPADES: 1.0, Suit.CLUBS: 0.99}
"""Factors that make the four signs look equally large."""

SIGN_ID: Final = "e"
"""Id under which a face defines its suit sign once, for `sign_use`."""


def sign(suit: Suit, x: float, y: float, size: float, fill: str = "", upside_down: bool = False) -> str:
    """A suit sign of about `size` units, centred on (x, y); without a fill it takes its group's."""
    turn = "rotate(180) " if upside_down else ""
    scale = size / 100 * SUIT_SCALES[suit]
    colour = f' fill="{fill}"' if fill else ""
    return (
        f'<path transform="translate({num(x)} {num(y)}) {turn}scale({scale:.3f})" '
        f'd="{SUIT_PATHS[suit]}"{colour}/>'
    )


def sign_definition(suit: Suit) -> str:
    """The definition that `sign_use` refers to."""
    return f'<defs><path id="{SIGN_ID}" d="{SUIT_PATHS[suit]}"/></defs>'


def sign_use(x: float, y: float, scale: float, fill: str = "") -> str:
    """The face's suit sign by reference; without a fill it takes its group's."""
    colour = f' fill="{fill}"' if fill else ""
    return (
        f'<use xlink:href="#{SIGN_ID}" transform="translate({num(x)} {num(y)}) scale({scale:.3f})"{colour}/>'
    )
