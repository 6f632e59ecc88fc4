"""What a deck can look like: palettes, print, backs, court letters, and one choice of all that."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from ginrummy_qt.ports.deck_choices import BackColour, CardBack, CardFace, PrintedIndices, SuitPalette
from ginrummy_qt.ports.settings import Settings
from ginrummy_qt.rules.cards import Suit
from ginrummy_qt.ui.theme.contrast import darkened
from ginrummy_qt.ui.theme.suit_colours import suit_colours
from ginrummy_qt.ui.theme.tokens import Tokens, back_colour

SMALL_INDEX_RATIO: Final = 4.5
"""Least contrast of a suit's colour on the card, so that the small index is readable (WCAG 2.2, AA)."""
STRONG_RATIO: Final = 7.0
"""The same for the contrast palettes (WCAG 2.2, AAA)."""


class Letters(StrEnum):
    """The rank letters; the value is their order ace, jack, queen, king."""

    ENGLISH = "AJQK"
    PORTUGUESE = "AVDR"

    @property
    def indices(self) -> tuple[str, ...]:
        """All indices, ace to king."""
        return tuple(self.label(rank) for rank in range(1, 14))

    def label(self, rank: int) -> str:
        """The index of a rank (1 to 13): a number for 2 to 10, a letter for the others."""
        return self.value[max(0, rank - 10)] if rank in (1, 11, 12, 13) else str(rank)


@dataclass(frozen=True, slots=True)
class DeckStyle:
    """What a person has chosen of the deck, whatever the theme."""

    palette: SuitPalette = SuitPalette.TWO
    face: CardFace = CardFace.AUTO
    back: CardBack = CardBack.TILE
    back_colour: BackColour = BackColour.THEME
    letters: Letters = Letters.ENGLISH


def deck_style(settings: Settings, language: str) -> DeckStyle:
    """The deck that these settings ask for, in a program that speaks `language`, such as `pt_PT`."""
    return DeckStyle(
        palette=settings.suit_palette,
        face=settings.card_face,
        back=settings.card_back,
        back_colour=settings.back_colour,
        letters=_letters(settings.printed_indices, language),
    )


def _letters(indices: PrintedIndices, language: str) -> Letters:
    """Portugal's cards have V, D and R; those of Brazil, Romania and the English world J, Q and K."""
    match indices:
        case PrintedIndices.ENGLISH:
            return Letters.ENGLISH
        case PrintedIndices.PORTUGUESE:
            return Letters.PORTUGUESE
        case PrintedIndices.BY_LANGUAGE:
            return Letters.PORTUGUESE if language == "pt_PT" else Letters.ENGLISH


@dataclass(frozen=True, slots=True)
class DeckLook:
    """Everything a face or a back is drawn from; colours are `#rrggbb`. Hashable: a key for caches."""

    palette: SuitPalette
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
    pattern: CardBack = CardBack.TILE
    print_size: CardFace = CardFace.AUTO
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


def deck_look(tokens: Tokens, style: DeckStyle = DeckStyle()) -> DeckLook:
    """The deck of this style in a theme's card colours.

    A high-contrast theme turns the palettes TWO and FOUR into CONTRAST and CONTRAST4. A suit's colour that
    is too light for the card's face is darkened until the small index is readable.
    """
    palette = style.palette
    if tokens.high_contrast:
        strongest = {SuitPalette.TWO: SuitPalette.CONTRAST, SuitPalette.FOUR: SuitPalette.CONTRAST4}
        palette = strongest.get(palette, palette)
    strong = palette in (SuitPalette.CONTRAST, SuitPalette.CONTRAST4)
    ratio = STRONG_RATIO if strong else SMALL_INDEX_RATIO
    clubs, diamonds, hearts, spades = (
        darkened(colour, tokens.card, ratio)
        for colour in suit_colours(palette, tokens.card_black, tokens.card_red)
    )
    cvd = palette in (SuitPalette.CVD, SuitPalette.CVD2)
    return DeckLook(
        palette=palette,
        letters=style.letters,
        face=tokens.card,
        edge=tokens.card_edge,
        ink="#000000" if strong else tokens.card_black,
        clubs=clubs,
        diamonds=diamonds,
        hearts=hearts,
        spades=spades,
        gold=_PALE_GOLD if cvd else _GOLD,
        skin=_SKIN,
        back=back_colour(tokens, style.back_colour),
        back_frame=tokens.back_frame,
        pattern=style.back,
        print_size=style.face,
        weight=1.12 if strong or tokens.high_contrast else 1.0,
        cloth_lift=0.66 if strong else 0.42,
    )
