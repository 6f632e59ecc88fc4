"""How a person wants the cards drawn: the choices there are, each with its default first."""

from __future__ import annotations

from enum import StrEnum


class SuitPalette(StrEnum):
    """How the four suits are coloured."""

    TWO = "two"
    """Red and black."""
    FOUR = "four"
    """A colour for each suit."""
    CVD = "cvd"
    """Four colours safe for red-green blindness: told apart by blue against orange and by lightness."""
    CVD2 = "cvd2"
    """Two colours safe for red-green blindness: orange and black."""
    CONTRAST = "contrast"
    """Red and black as strong as can be, with heavier indices."""
    CONTRAST4 = "contrast4"
    """Four colours as strong as can be, with heavier indices."""


class CardFace(StrEnum):
    """The size of print on the faces."""

    AUTO = "auto"
    """Large print on small cards only."""
    STANDARD = "standard"
    LARGE = "large"


class CardBack(StrEnum):
    """The pattern of the backs."""

    TILE = "tile"
    """Tiles around a bloom."""
    BURST = "burst"
    """A chequered burst around a compass."""
    LATTICE = "lattice"
    """A plain lattice, the calmest."""


class BackColour(StrEnum):
    """The colour of the backs; THEME is the table's own, a burgundy."""

    THEME = "theme"
    NAVY = "navy"
    PINE = "pine"
    PLUM = "plum"


class PrintedIndices(StrEnum):
    """The letters of ace, jack, queen and king; BY_LANGUAGE takes those customary in a language."""

    BY_LANGUAGE = "by_language"
    ENGLISH = "english"
    """A J Q K."""
    PORTUGUESE = "portuguese"
    """A V D R: valete, dama, rei."""
