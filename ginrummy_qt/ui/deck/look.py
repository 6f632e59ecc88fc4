"""What a deck can look like: colour schemes, court letters, backs, and one choice of all that."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from ginrummy_qt.rules.cards import Suit
from ginrummy_qt.ui.theme.contrast import darkened
from ginrummy_qt.ui.theme.tokens import Tokens

SMALL_INDEX_RATIO: Final = 4.5
"""Least contrast of a suit's colour on the card, so that the small index is readable (WCAG 2.2, AA)."""
STRONG_RATIO: Final = 7.0
"""The same for the contrast schemes (WCAG 2.2, AAA)."""


class Scheme(StrEnum):
    """How the four suits are coloured."""

    TWO = "two"
    FOUR = "four"
    CVD = "cvd"
    """Four colours safe for red-green blindness: told apart by blue against orange and by lightness."""
    CVD2 = "cvd2"
    """Two colours safe for red-green blindness."""
    CONTRAST = "contrast"
    CONTRAST4 = "contrast4"


class Letters(StrEnum):
    """The rank letters; the value is their order ace, jack, queen, king."""

    ENGLISH = "AJQK"
    PORTUGUESE = "AVDR"

    def label(self, rank: int) -> str:
        """The index of a rank (1 to 13): a number for 2 to 10, a letter for the others."""
        return self.value[max(0, rank - 10)] if rank in (1, 11, 12, 13) else str(rank)


class BackStyle(StrEnum):
    """The pattern of the back."""

    TILE = "tile"
    BURST = "burst"
    LATTICE = "lattice"


@dataclass(frozen=True, slots=True)
class DeckLook:
    """Everything a face or a back is drawn from; colours are `#rrggbb`. Hashable: a key for caches."""

    scheme: Scheme
    letters: Letters
    face: str
    edge: str
    ink: str
    """The black of outlines and black suits."""
    clubs: str
    diamonds: str
    hearts: str
    spades: str
    gold: str
    skin: str
    back: str
    back_frame: str
    back_style: BackStyle = BackStyle.TILE
    weight: float = 1.0
    """Thickness of the stems of rank signs against the normal deck."""
    cloth_lift: float = 0.42
    """How light the blue cloth of the courts is, 0 (ink) to 1."""

    def suit_colour(self, suit: Suit) -> str:
        """The colour of a suit."""
        match suit:
            case Suit.CLUBS:
                return self.clubs
            case Suit.DIAMONDS:
                return self.diamonds
            case Suit.HEARTS:
                return self.hearts
            case Suit.SPADES:
                return self.spades


_GOLD: Final = "#d8a343"
_PALE_GOLD: Final = "#efd08a"
_SKIN: Final = "#f4e2c8"


def deck_look(
    tokens: Tokens,
    scheme: Scheme = Scheme.TWO,
    letters: Letters = Letters.ENGLISH,
    back_style: BackStyle = BackStyle.TILE,
    back: str = "",
) -> DeckLook:
    """The deck in a theme's card colours; `back` is the tint of the back, if not the theme's own.

    A high-contrast theme turns the schemes `two` and `four` into `contrast` and `contrast4`. A suit's
    colour that is too light for the card's face is darkened until the small index is readable.
    """
    if tokens.high_contrast:
        scheme = {Scheme.TWO: Scheme.CONTRAST, Scheme.FOUR: Scheme.CONTRAST4}.get(scheme, scheme)
    strong = scheme in (Scheme.CONTRAST, Scheme.CONTRAST4)
    ratio = STRONG_RATIO if strong else SMALL_INDEX_RATIO
    clubs, diamonds, hearts, spades = (
        darkened(colour, tokens.card, ratio) for colour in _suit_colours(tokens, scheme)
    )
    cvd = scheme in (Scheme.CVD, Scheme.CVD2)
    return DeckLook(
        scheme=scheme,
        letters=letters,
        face=tokens.card,
        edge=tokens.card_edge,
        ink="#000000" if strong else tokens.card_black,
        clubs=clubs,
        diamonds=diamonds,
        hearts=hearts,
        spades=spades,
        gold=_PALE_GOLD if cvd else _GOLD,
        skin=_SKIN,
        back=back or tokens.back,
        back_frame=tokens.back_frame,
        back_style=back_style,
        weight=1.12 if strong else 1.0,
        cloth_lift=0.66 if strong else 0.42,
    )


def _suit_colours(tokens: Tokens, scheme: Scheme) -> tuple[str, str, str, str]:
    """Clubs, diamonds, hearts, spades; red and black are the theme's wherever the scheme has them."""
    black, red = tokens.card_black, tokens.card_red
    match scheme:
        case Scheme.TWO:
            return black, red, red, black
        case Scheme.FOUR:
            return "#1c7a4b", "#1f5fae", red, black
        case Scheme.CVD:
            return "#1a12b4", "#0a73a8", "#b34a08", "#10141c"
        case Scheme.CVD2:
            return "#10141c", "#c95c00", "#c95c00", "#10141c"
        case Scheme.CONTRAST:
            return "#000000", "#b00020", "#b00020", "#000000"
        case Scheme.CONTRAST4:
            return "#005c23", "#0036a8", "#b00020", "#000000"
