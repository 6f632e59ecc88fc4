"""What a person has chosen; every field has a sound default."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol

from ginrummy_qt.ports.deck_choices import BackColour, CardBack, CardFace, PrintedIndices, SuitPalette
from ginrummy_qt.ports.levels import Level, PlayerName
from ginrummy_qt.rules.cards import Card
from ginrummy_qt.rules.ruleset import PRESETS, Ruleset


class ThemeChoice(StrEnum):
    """The table's colours; SYSTEM follows the platform."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"
    HIGH_CONTRAST = "high_contrast"


class Speed(StrEnum):
    """How fast cards move; OFF shows every result at once, and the opponent waits for a search only."""

    SLOW = "slow"
    NORMAL = "normal"
    FAST = "fast"
    OFF = "off"


class Thinking(StrEnum):
    """How long the computer player takes: like a person, less, or no longer than it has to.

    Where it may search it always takes the whole time of the search, so that nothing of its hand shows.
    """

    NATURAL = "natural"
    QUICK = "quick"
    INSTANT = "instant"


class HandOrder(StrEnum):
    """The last sort asked for; a new hand is dealt in it, and nothing is ever sorted unasked."""

    SUIT = "suit"
    RANK = "rank"
    MELDS = "melds"


@dataclass(frozen=True, slots=True)
class HandArrangement:
    """How the person has arranged the cards of one hand of one match, from the left.

    `as_sorted` tells that nobody has moved a card since the last sort.
    """

    match_id: str
    number: int
    cards: tuple[Card, ...]
    as_sorted: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """All settings. `language` is a locale name such as `pt_BR`, empty for the system's.

    `less_motion` lets cards fade instead of travel, None as the desktop asks. `sound_volume` is 0 to
    100. With `confirm_knock` a hand is looked at before it is laid down; `show_partners` marks what the
    card pointed at goes with, `dim_deadwood` shades the cards in no meld, `seen_cards` shows the cards
    thrown and taken. `window` is x, y, width, height in logical pixels, None until the window was closed
    once. `hand` is the hand last arranged, to lie so again at the next start. `keys` are the keys that
    were changed: pairs of an act and Qt's portable text of its key, empty for none. `welcomed`: the
    first start is over.
    """

    theme: ThemeChoice = ThemeChoice.SYSTEM
    suit_palette: SuitPalette = SuitPalette.TWO
    card_face: CardFace = CardFace.AUTO
    card_back: CardBack = CardBack.TILE
    back_colour: BackColour = BackColour.THEME
    printed_indices: PrintedIndices = PrintedIndices.BY_LANGUAGE
    speed: Speed = Speed.NORMAL
    thinking: Thinking = Thinking.NATURAL
    hand_order: HandOrder = HandOrder.MELDS
    cut_deck: bool = False
    left_handed: bool = False
    less_motion: bool | None = None
    confirm_knock: bool = True
    show_partners: bool = True
    dim_deadwood: bool = False
    seen_cards: bool = False
    sound_on: bool = True
    sound_volume: int = 60
    language: str = ""
    level: PlayerName = Level.CASUAL
    ruleset: Ruleset = PRESETS["R1"]
    window: tuple[int, int, int, int] | None = None
    maximized: bool = False
    hand: HandArrangement | None = None
    keys: tuple[tuple[str, str], ...] = ()
    welcomed: bool = False


@dataclass(frozen=True, slots=True)
class SettingsTrouble:
    """A settings file that could not be read as a whole.

    It was put aside to `path` or, where a newer version wrote it, still lies there, and no setting is kept.
    """

    path: str
    newer: bool = False


class SettingsStore(Protocol):
    """Where settings are kept."""

    def load(self) -> tuple[Settings, SettingsTrouble | None]:
        """The settings, and what was wrong with the file, if anything was."""

    def save(self, settings: Settings) -> None:
        """Keep the settings. Raises StorageUnavailable when they cannot be written."""
