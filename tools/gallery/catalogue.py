"""What the gallery shows: every picture with its name, its section, and what to set and do for it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from ginrummy_qt.ports.deck_choices import CardFace, PrintedIndices, SuitPalette

SIZES: Final = ((800, 600), (1280, 800), (2560, 1440))
NORMAL: Final = SIZES[1]
THEMES: Final = ("light", "dark", "high_contrast")
LANGUAGES: Final = ("en", "pt_BR", "pt_PT", "ro")


@dataclass(frozen=True, slots=True)
class Picture:
    """One picture. `moment` is the stored match it shows (states.MOMENTS, or a whole YEAR of them), empty for
    none; `act` is what is done then (acts.ACTS), empty for nothing; `settings` are fields of Settings, theme
    and language apart.
    """

    name: str
    section: str
    caption: str
    moment: str = ""
    act: str = ""
    theme: str = "light"
    language: str = "en"
    size: tuple[int, int] = NORMAL
    settings: Mapping[str, Any] = field(default_factory=dict)
    sheet: bool = False
    """Whether it shows cards alone (sheets.SHEETS, by the picture's name) instead of the window."""

    @property
    def file(self) -> str:
        """Its file's name."""
        return f"{self.name}.webp"


STATES: Final = (
    ("deal", "", "deal", "Dealing"),
    ("offer", "offer", "", "The first upcard is offered"),
    ("draw", "draw", "", "To draw: stock or upcard"),
    ("my-turn", "my-turn", "", "To discard, with a card known in the opponent's hand"),
    ("selected", "my-turn", "select", "A card selected: where it can go lights up"),
    ("thinking", "thinking", "", "The opponent thinks"),
    ("knock", "knock", "knock", "Before the knock"),
    ("layoffs", "layoffs", "", "A knock answered by hand"),
    ("hand-won", "hand-won", "", "A hand won by a knock"),
    ("hand-lost", "hand-lost", "", "A hand lost, with layoffs"),
    ("undercut", "undercut", "", "An undercut"),
    ("gin", "gin", "", "Gin"),
    ("big-gin", "big-gin", "", "Big gin"),
    ("void", "void", "", "A hand nobody won"),
    ("match-won", "match-won", "next", "A match won"),
    ("match-lost", "match-lost", "next", "A match lost"),
)
"""States of the table: name, moment, act, caption."""

PAGES: Final = (
    ("welcome", "", "welcome", "The first start"),
    ("new-match", "", "new_match", "New match"),
    ("opponents", "", "opponents", "All opponents"),
    ("continue", "my-turn", "continue_match", "Unfinished matches"),
    ("settings", "my-turn", "settings", "Settings"),
    ("settings-cards", "my-turn", "settings_cards", "Settings of the cards"),
    ("rules", "my-turn", "rules", "Rules"),
    ("rules-melds", "my-turn", "rules_more", "Rules, further down"),
    ("shortcuts", "my-turn", "shortcuts", "Keyboard"),
    ("tour", "my-turn", "tour", "The tour, first step"),
    ("tour-piles", "my-turn", "tour_further", "The tour, further on"),
    ("record", "match-won", "record", "A match record"),
    ("verify", "match-won", "verify", "The check of a deal"),
    ("cut", "hand-won", "cut", "Cutting the deck"),
    ("hands", "match-won", "hands", "All hands of a match"),
    ("resign", "my-turn", "resign", "A question"),
    ("about", "my-turn", "about", "About"),
    ("licences", "my-turn", "licences", "Licences"),
)
"""Pages and sheets: name, moment, act, caption."""

YEAR: Final = "year"
"""The moment at the end of a year of play (tools.year_of_play)."""
PAST: Final = (
    ("statistics", YEAR, "statistics", "Statistics of a year"),
    ("statistics-trends", YEAR, "statistics:trends", "Trends"),
    ("statistics-hands", YEAR, "statistics:hands", "Histograms of the hands"),
    ("statistics-marks", YEAR, "statistics:marks", "The best and the worst"),
    ("statistics-rating", YEAR, "statistics:rating", "Rating"),
    ("statistics-opponents", YEAR, "statistics:opponents", "Head to head"),
    ("history", YEAR, "history", "History"),
    ("history-empty", "", "history", "History, before the first match"),
    ("statistics-empty", "", "statistics", "Statistics, before the first match"),
    ("replay", YEAR, "replay", "A match replayed, one hand closed"),
    ("replay-open", YEAR, "replay_open", "A match replayed, both hands open"),
    ("fairness", YEAR, "fairness:seals", "Fairness: the seals"),
    ("fairness-deals", YEAR, "fairness:deals", "Fairness: one's own deals against theory"),
    ("fairness-traffic", "", "traffic", "Fairness: what the opponent knew"),
    ("fairness-meaning", YEAR, "fairness:meaning", "Fairness: what this proves"),
    ("backups", YEAR, "backups", "Backups"),
    ("deal-code", "my-turn", "deal_code", "A deal code"),
)
"""What is remembered: name, moment, act, caption."""
PAST_IN_EVERY_THEME: Final = ("statistics", "history", "replay", "fairness-deals")

IN_EVERY_THEME: Final = ("my-turn", "knock", "layoffs", "hand-won", "match-won")
PAGES_IN_EVERY_THEME: Final = ("new-match", "opponents", "settings", "rules", "tour")
IN_EVERY_LANGUAGE: Final = ("my-turn", "knock", "hand-lost", "match-won")
PAGES_IN_EVERY_LANGUAGE: Final = ("welcome", "new-match", "opponents", "settings", "rules")
IN_EVERY_SIZE: Final = ("my-turn", "knock", "layoffs", "hand-lost", "match-won")
PAGES_IN_EVERY_SIZE: Final = ("new-match", "opponents", "settings", "rules", "tour")

COMFORTS: Final[tuple[tuple[str, str, str, str, dict[str, Any]], ...]] = (
    ("left-handed", "my-turn", "", "Left-handed", {"left_handed": True}),
    ("seen-cards", "draw", "", "With the cards seen", {"seen_cards": True}),
    ("pile", "pile", "pile", "The discard pile spread out", {}),
    ("partners", "my-turn", "hover", "What the card pointed at goes with", {}),
    ("dimmed", "my-turn", "", "Deadwood dimmed", {"dim_deadwood": True}),
    ("large-print", "my-turn", "", "Large print", {"card_face": CardFace.LARGE}),
    ("four-colours", "my-turn", "", "Four colours", {"suit_palette": SuitPalette.FOUR}),
    ("valete", "knock", "knock", "A V D R", {"printed_indices": PrintedIndices.PORTUGUESE}),
)
"""Comforts at the table: name, moment, act, caption, settings."""

PALETTES: Final = {
    SuitPalette.TWO: "Two colours",
    SuitPalette.FOUR: "Four colours",
    SuitPalette.CVD: "Four for red-green blindness",
    SuitPalette.CVD2: "Two for red-green blindness",
    SuitPalette.CONTRAST: "Strong, two colours",
    SuitPalette.CONTRAST4: "Strong, four colours",
}


def pictures() -> tuple[Picture, ...]:
    """All of them, in the order of the page."""
    return (
        *(*_themes(), *_states(), *_comforts(), *_pages(), *_past()),
        *(*_sizes(), *_languages(), *_decks()),
    )


def _themes() -> list[Picture]:
    names = {"light": "Light", "dark": "Dark", "high_contrast": "High contrast"}
    chosen = [(*state, "") for state in STATES if state[0] in IN_EVERY_THEME]
    chosen += [(*page, "") for page in PAGES if page[0] in PAGES_IN_EVERY_THEME]
    return [
        Picture(
            f"{name}-{theme.replace('_', '-')}", "Themes", f"{caption}: {names[theme]}", moment, act, theme
        )
        for name, moment, act, caption, _ in chosen
        for theme in THEMES
    ]


def _states() -> list[Picture]:
    return [
        Picture(name, "States of the table", caption, moment, act)
        for name, moment, act, caption in STATES
        if name not in IN_EVERY_THEME
    ]


def _comforts() -> list[Picture]:
    return [
        Picture(name, "Comforts", caption, moment, act, settings=settings)
        for name, moment, act, caption, settings in COMFORTS
    ]


def _pages() -> list[Picture]:
    return [
        Picture(name, "Pages", caption, moment, act)
        for name, moment, act, caption in PAGES
        if name not in PAGES_IN_EVERY_THEME
    ]


def _past() -> list[Picture]:
    section = "What is remembered"
    plain = [Picture(name, section, caption, moment, act) for name, moment, act, caption in PAST]
    themed = [
        Picture(f"{name}-{theme.replace('_', '-')}", section, f"{caption}: {theme}", moment, act, theme)
        for name, moment, act, caption in PAST
        if name in PAST_IN_EVERY_THEME
        for theme in THEMES[1:]
    ]
    return plain + themed


def _sizes() -> list[Picture]:
    chosen = [state for state in STATES if state[0] in IN_EVERY_SIZE]
    chosen += [page for page in PAGES if page[0] in PAGES_IN_EVERY_SIZE]
    chosen += [page for page in PAST if page[0] in PAST_IN_EVERY_THEME]
    return [
        Picture(f"{name}-{w}x{h}", "Sizes", f"{caption}: {w} x {h}", moment, act, size=(w, h))
        for name, moment, act, caption in chosen
        for w, h in (SIZES[0], SIZES[2])
    ]


def _languages() -> list[Picture]:
    chosen = [state for state in STATES if state[0] in IN_EVERY_LANGUAGE]
    chosen += [page for page in PAGES if page[0] in PAGES_IN_EVERY_LANGUAGE]
    chosen += [page for page in PAST if page[0] in PAST_IN_EVERY_THEME]
    small = [
        Picture(f"{name}-{language}", "Languages", f"{caption}: {language}", moment, act, language=language)
        for name, moment, act, caption in chosen
        for language in LANGUAGES
        if language != "en"
    ]
    return [
        *small,
        *(
            Picture(
                f"smallest-{language}",
                "Languages",
                f"800 x 600: {language}",
                "my-turn",
                "",
                language=language,
                size=SIZES[0],
            )
            for language in LANGUAGES
            if language != "en"
        ),
    ]


def _decks() -> list[Picture]:
    section = "Decks"
    decks = [
        Picture(f"deck-{face}", section, f"All cards, {caption}", sheet=True)
        for face, caption in ((CardFace.STANDARD, "standard print"), (CardFace.LARGE, "large print"))
    ]
    decks += [
        Picture(f"palette-{palette}-{face}", section, f"{caption}, {face} print, in all themes", sheet=True)
        for palette, caption in PALETTES.items()
        for face in (CardFace.STANDARD, CardFace.LARGE)
    ]
    decks.append(Picture("indices", section, "Index letters, standard and large print", sheet=True))
    decks += [
        Picture(
            f"backs-{theme.replace('_', '-')}",
            section,
            f"Backs: {theme.replace('_', ' ')}",
            theme=theme,
            sheet=True,
        )
        for theme in THEMES
    ]
    return decks
