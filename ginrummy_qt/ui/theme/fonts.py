"""The typefaces, Literata for numerals and titles and Inter for the rest, as QFonts by text role.

Both are variable fonts: their weight is an axis, and `QFont.setWeight` alone would change nothing.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PySide6.QtGui import QFont, QFontDatabase

from ginrummy_qt.ui.theme.metrics import Metrics, TextRole
from ginrummy_qt.ui.theme.resources import ResourceMissing, package_file, resource_path

SERIF_ROLES: Final = frozenset({TextRole.DISPLAY, TextRole.NUMERAL, TextRole.TITLE, TextRole.HEADING})

_SANS_WEIGHTS: Final = {
    TextRole.BUTTON: 600, TextRole.BODY: 400, TextRole.BODY_STRONG: 600,
    TextRole.LABEL: 500, TextRole.LABEL_STRONG: 600, TextRole.CAPTION: 500,
}  # fmt: skip
_SANS_GRADE: Final = 40 if sys.platform.startswith("linux") else 0
"""Added to the weights where text is drawn without stem darkening and so comes out lighter."""
_SERIF_WEIGHT: Final = 560
_SERIF_OPTICAL_SIZE: Final = 36


@dataclass(frozen=True, slots=True)
class Fonts:
    """The families in use; an empty name stands for the system's own font of that kind."""

    sans: str = ""
    serif: str = ""
    suits: str = ""
    """The family that has ♠ ♥ ♦ ♣ and nothing else; every font falls back to it."""

    def font(self, role: TextRole, metrics: Metrics) -> QFont:
        """The font of a role at this scale, with lining figures; the serif's are all of one width."""
        serif = role in SERIF_ROLES
        family = self.serif if serif else self.sans
        font = QFont(family) if family else _system_font(serif)
        if self.suits:
            font.setFamilies([font.family(), self.suits])
        font.setPixelSize(metrics.text(role))
        weight = _SERIF_WEIGHT if serif else _SANS_WEIGHTS[role]
        font.setWeight(QFont.Weight.DemiBold if weight >= 560 else QFont.Weight(weight))
        if family:
            font.setVariableAxis(QFont.Tag("wght"), weight + (0 if serif else _SANS_GRADE))
            optical = _SERIF_OPTICAL_SIZE if serif else min(32, max(14, metrics.text(role)))
            font.setVariableAxis(QFont.Tag("opsz"), optical)
        font.setFeature(QFont.Tag("lnum"), 1)
        font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
        return tabular(font) if serif else font


def tabular(font: QFont) -> QFont:
    """The same font with figures of one width, for numbers that stand in columns.

    Not for sentences: Inter then gives a hyphen the width of a figure too, with gaps at both its sides.
    """
    found = QFont(font)
    found.setFeature(QFont.Tag("tnum"), 1)
    return found


def load_fonts() -> Fonts:
    """Register the typefaces with the running QGuiApplication; what is missing falls back to the system."""
    return Fonts(
        sans=_register("fontpkg_inter", "Inter[opsz,wght].ttf"),
        serif=_register("fontpkg_literata", "Literata[opsz,wght].ttf"),
        suits=_register("", "GinRummySuits.ttf"),
    )


def _register(package: str, name: str) -> str:
    path = _font_file(package, name)
    if path is None:
        return ""
    families = QFontDatabase.applicationFontFamilies(QFontDatabase.addApplicationFont(str(path)))
    return families[0] if families else ""


def _font_file(package: str, name: str) -> Path | None:
    try:
        return resource_path("fonts", name)
    except ResourceMissing:
        return package_file(package, "files", name) if package else None


def _system_font(serif: bool) -> QFont:
    if not serif:
        return QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont)
    font = QFont()
    font.setStyleHint(QFont.StyleHint.Serif)
    font.setFamily("serif")
    return font
