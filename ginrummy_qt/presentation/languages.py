"""The languages of the program, and which of them suits a person best."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

OWN_NAMES: Final = {
    "en": "English",
    "pt_BR": "Português (Brasil)",
    "pt_PT": "Português (Portugal)",
    "ro": "Română",
}
"""Every language with the name it calls itself, which is never translated, in the order they are offered."""
LANGUAGES: Final = tuple(OWN_NAMES)
FALLBACK: Final = "en"

_LIKE_PORTUGAL: Final = frozenset(("AO", "CH", "CV", "FR", "GQ", "GW", "LU", "MO", "MZ", "PT", "ST", "TL"))
"""Territories whose Portuguese the Unicode CLDR (parentLocales) derives from that of Portugal."""


def best_language(tags: Iterable[str]) -> str:
    """The first wish that can be met, of tags such as `pt-Latn-AO` or `ro_RO`; English if none can.

    Portuguese of no named or of an unknown territory is that of Brazil, as in the Unicode CLDR: four of five
    people who speak it live there.
    """
    for tag in tags:
        found = _match(tag)
        if found:
            return found
    return FALLBACK


def _match(tag: str) -> str:
    language, *rest = tag.replace("_", "-").split(".")[0].split("-")
    match language.lower():
        case "pt":
            territory = {part.upper() for part in rest}
            return "pt_PT" if territory & _LIKE_PORTUGAL else "pt_BR"
        case "ro" | "mo":
            return "ro"
        case "en":
            return "en"
    return ""
