"""Which parts of the program's look are missing or broken; each has a plain substitute already in use."""

from __future__ import annotations

from enum import StrEnum

from ginrummy_qt.ui.i18n import damaged_languages
from ginrummy_qt.ui.theme.fonts import Fonts
from ginrummy_qt.ui.theme.icons import ICON_NAMES, is_drawing
from ginrummy_qt.ui.theme.resources import resource_text
from ginrummy_qt.ui.theme.style import style_text


class Part(StrEnum):
    """Parts of the look that come from files."""

    STYLE = "style"
    FONTS = "fonts"
    ICONS = "icons"
    LANGUAGES = "languages"


def broken_parts(fonts: Fonts) -> tuple[Part, ...]:
    """The parts that a plain substitute stands in for; reads every file, so ask after the first frame."""
    sound = {
        Part.STYLE: bool(style_text()),
        Part.FONTS: all((fonts.sans, fonts.serif, fonts.suits)),
        Part.LANGUAGES: not damaged_languages(),
        Part.ICONS: all(is_drawing(resource_text("icons", f"{name}.svg")) for name in ICON_NAMES),
    }
    return tuple(part for part in Part if not sound[part])
