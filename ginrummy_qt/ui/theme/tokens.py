"""The colours of the three looks, by the names of their jobs. Free of Qt; colours are `#rrggbb` texts.

Whoever paints asks for a job ("ink on the table"), never for a colour; so a look can be exchanged whole.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ginrummy_qt.ports.deck_choices import BackColour, SuitPalette
from ginrummy_qt.ui.theme.contrast import mix
from ginrummy_qt.ui.theme.suit_colours import MOST_READABLE, VIVID_RED, SuitInks, suit_inks


@dataclass(frozen=True, slots=True)
class Tokens:
    """One look. Every colour is `#rrggbb`; the shares of opacity are 0..1."""

    name: str
    dark: bool
    high_contrast: bool
    table_centre: str
    table_edge: str
    ink: str
    """First colour for text and marks on the table and the tray."""
    ink2: str
    """Second, quieter colour for text on the table and the tray."""
    table_red: str
    """Red suit signs within a line of text on the table."""
    surface: str
    """Ground of score sheets, dialogs and menus."""
    surface_edge: str
    sink: str
    """First colour for text on a surface."""
    sink2: str
    """Second colour for text on a surface."""
    surface_red: str
    """Red suit signs within a line of text on a surface."""
    tray: str
    tray_edge: str
    primary: str
    """The one accent: act here."""
    primary_text: str
    secondary: str
    """Ground of a secondary button."""
    secondary_text: str
    secondary_edge: str
    opponent: str
    """The opponent's bars and lines on a surface."""
    slot: str
    """Outline of an empty place and of a zone at rest."""
    fresh: str
    """Tab on the card just drawn."""
    focus: str
    card: str
    card_edge: str
    card_red: str
    card_black: str
    back: str
    back_frame: str
    disabled: str
    disabled_edge: str
    hairline: str
    """Decorative lines; never the only sign of anything."""
    track: str
    """The empty part of a progress bar; lines on a surface."""
    thinking: str
    """Arc round the avatar while the opponent thinks."""
    keyline: str
    """Thin line that parts the primary ring from a card; empty where the look needs none."""
    zone_rest: tuple[str, float]
    """Fill of a zone at rest: colour and opacity."""
    zone_open: tuple[str, float]
    """Fill of a zone that accepts the card being moved."""
    zone_over: tuple[str, float]
    """Fill of a zone with a card above it."""
    scrim: float
    """Opacity of the black laid over the table behind a tray."""
    shadow: float
    """Greatest opacity of a shadow; 0 paints none."""
    suits: SuitPalette = SuitPalette.TWO
    """The palette of the cards, which the suit signs within texts share."""

    @property
    def table_suits(self) -> SuitInks:
        """Colours of suit signs within a line of text on the table and the tray."""
        grounds = (self.table_centre, self.table_edge, self.tray)
        return self._suits_on(grounds, self.table_red)

    @property
    def surface_suits(self) -> SuitInks:
        """Colours of suit signs within a line of text on a surface."""
        return self._suits_on((self.surface,), self.surface_red)

    def _suits_on(self, grounds: tuple[str, ...], red: str) -> SuitInks:
        """In high contrast the signs are as the text, unless a palette was chosen; then they are vivid."""
        if not self.high_contrast:
            return suit_inks(self.suits, red, grounds)
        if self.suits is SuitPalette.TWO:
            return SuitInks()
        return suit_inks(self.suits, VIVID_RED, grounds, MOST_READABLE)


def back_colour(tokens: Tokens, choice: BackColour) -> str:
    """The colour of the cards' backs, and of the opponent's disc, as somebody has chosen it."""
    match choice:
        case BackColour.THEME:
            return tokens.back
        case BackColour.NAVY:
            colour = "#22406e"
        case BackColour.PINE:
            colour = "#1d4a3a"
        case BackColour.PLUM:
            colour = "#55305f"
    return mix(colour, "#000000", 0.12) if tokens.dark else colour


LIGHT: Final = Tokens(
    name="light", dark=False, high_contrast=False,
    table_centre="#c5d0bc", table_edge="#afbfa9", ink="#15241c", ink2="#2f4237", table_red="#8f1818",
    surface="#fbf9f4", surface_edge="#e0dacd", sink="#1a241f", sink2="#59645d", surface_red="#be2a2a",
    tray="#d6dfce", tray_edge="#c3ceba",
    primary="#1d4a3a", primary_text="#ffffff",
    secondary="#fbf9f4", secondary_text="#1a241f", secondary_edge="#ddd7c9",
    opponent="#8e3b42", slot="#5e7561", fresh="#c77700", focus="#0b4fcb",
    card="#fffefa", card_edge="#7e8a7f", card_red="#be2a2a", card_black="#1a2024",
    back="#7a2c34", back_frame="#f6efe3",
    disabled="#4e6355", disabled_edge="#8ea089", hairline="#8ea089", track="#ddd7c9", thinking="#f2c45a",
    keyline="", zone_rest=("#15241c", 0.055), zone_open=("#fbf9f4", 0.40), zone_over=("#1d4a3a", 0.22),
    scrim=0.10, shadow=0.30,
)  # fmt: skip

DARK: Final = Tokens(
    name="dark", dark=True, high_contrast=False,
    table_centre="#21332c", table_edge="#182620", ink="#edf2ec", ink2="#afbfb5", table_red="#ff9c92",
    surface="#1b2823", surface_edge="#304139", sink="#ecf0ea", sink2="#a6b5ac", surface_red="#ff9c92",
    tray="#25382f", tray_edge="#395045",
    primary="#ebc87d", primary_text="#1d1604",
    secondary="#2e4138", secondary_text="#ecf0ea", secondary_edge="#36473f",
    opponent="#d58d92", slot="#6c8779", fresh="#e9b949", focus="#8fbcff",
    card="#f5f1e8", card_edge="#857f73", card_red="#b32525", card_black="#1a2024",
    back="#6e2a31", back_frame="#e4daca",
    disabled="#72857b", disabled_edge="#3f564b", hairline="#3f564b", track="#3a4b43", thinking="#f2c45a",
    keyline="#12201a", zone_rest=("#edf2ec", 0.02), zone_open=("#ebc87d", 0.09), zone_over=("#ebc87d", 0.22),
    scrim=0.28, shadow=0.55,
)  # fmt: skip

HIGH_CONTRAST: Final = Tokens(
    name="high_contrast", dark=True, high_contrast=True,
    table_centre="#000000", table_edge="#000000", ink="#ffffff", ink2="#ffffff", table_red="#ffffff",
    surface="#000000", surface_edge="#ffffff", sink="#ffffff", sink2="#ffffff", surface_red="#ffffff",
    tray="#000000", tray_edge="#ffffff",
    primary="#ffd60a", primary_text="#000000",
    secondary="#000000", secondary_text="#ffffff", secondary_edge="#ffffff",
    opponent="#8fd3ff", slot="#ffffff", fresh="#ffd60a", focus="#5ce1ff",
    card="#ffffff", card_edge="#000000", card_red="#b00020", card_black="#000000",
    back="#1b1b1b", back_frame="#ffffff",
    disabled="#b8b8b8", disabled_edge="#b8b8b8", hairline="#ffffff", track="#5a5a5a", thinking="#f2c45a",
    keyline="#000000", zone_rest=("#000000", 1.0), zone_open=("#000000", 1.0), zone_over=("#ffd60a", 0.22),
    scrim=0.28, shadow=0.0,
)  # fmt: skip
