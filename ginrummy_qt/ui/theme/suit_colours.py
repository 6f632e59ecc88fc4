"""The colours of the four suits in each palette: on the cards, and of their signs in a text. Free of Qt."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from ginrummy_qt.ports.deck_choices import SuitPalette
from ginrummy_qt.ui.theme.contrast import contrast, mix

READABLE: Final = 4.5
"""Least contrast of a sign within a text (WCAG 2.2, AA)."""
MOST_READABLE: Final = 7.0
"""The same where high contrast is asked for (AAA)."""
VIVID_RED: Final = "#ff5f6a"
"""The red of a text on black."""


@dataclass(frozen=True, slots=True)
class SuitInks:
    """The colours of ♣ ♦ ♥ ♠ within a text; an empty one is the text's own."""

    clubs: str = ""
    diamonds: str = ""
    hearts: str = ""
    spades: str = ""

    def of(self, sign: str, ink: str) -> str:
        """The colour of a sign in a text of this ink."""
        match sign:
            case "♣":
                return self.clubs or ink
            case "♦":
                return self.diamonds or ink
            case "♥":
                return self.hearts or ink
            case _:
                return self.spades or ink


def suit_colours(palette: SuitPalette, black: str, red: str) -> tuple[str, str, str, str]:
    """Clubs, diamonds, hearts, spades; `black` and `red` are the theme's, wherever the palette has them."""
    match palette:
        case SuitPalette.TWO:
            return black, red, red, black
        case SuitPalette.FOUR:
            return "#1c7a4b", "#1f5fae", red, black
        case SuitPalette.CVD:
            return "#1a12b4", "#0a73a8", "#b34a08", "#10141c"
        case SuitPalette.CVD2:
            return "#10141c", "#c95c00", "#c95c00", "#10141c"
        case SuitPalette.CONTRAST:
            return "#000000", "#b00020", "#b00020", "#000000"
        case SuitPalette.CONTRAST4:
            return "#005c23", "#0036a8", "#b00020", "#000000"


@cache
def suit_inks(palette: SuitPalette, red: str, grounds: tuple[str, ...], least: float = READABLE) -> SuitInks:
    """The signs' colours in a text on any of these grounds: those of the cards, made readable.

    Black suits have the text's own ink; the red of texts is `red` wherever the palette has the usual red.
    """
    clubs, diamonds, hearts, _spades = suit_colours(palette, "", red)
    if palette in (SuitPalette.CVD2, SuitPalette.CONTRAST):
        clubs = ""
    if palette in (SuitPalette.CONTRAST, SuitPalette.CONTRAST4):
        hearts = red
        diamonds = red if palette is SuitPalette.CONTRAST else diamonds
    return SuitInks(*(colour and _readable(colour, grounds, least) for colour in (clubs, diamonds, hearts)))


def _readable(colour: str, grounds: tuple[str, ...], least: float) -> str:
    """The colour mixed with just enough black or white to be readable on all grounds."""
    on_light = contrast(grounds[0], "#000000") > contrast(grounds[0], "#ffffff")
    towards = "#000000" if on_light else "#ffffff"
    for percent in range(100):
        mixed = mix(colour, towards, percent / 100)
        if min(contrast(mixed, ground) for ground in grounds) >= least:
            return mixed
    return towards
