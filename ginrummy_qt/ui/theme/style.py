"""Dialogs, menus, lists and fields in the theme: Fusion, a palette and one compact style sheet."""

from __future__ import annotations

from typing import Final, cast

from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication, QStyleFactory

from ginrummy_qt.ui.theme.contrast import mix
from ginrummy_qt.ui.theme.metrics import Metrics, TextRole
from ginrummy_qt.ui.theme.resources import ResourceMissing, resource_path, resource_text
from ginrummy_qt.ui.theme.theme import Theme
from ginrummy_qt.ui.theme.tokens import Tokens

DIALOG_SCALE: Final = 1.0
"""Dialogs and menus do not grow with the window: the desktop's own scaling serves them."""
_LAST_LINE: Final = "/* The end: a file without this line is torn. */"


def apply_palette(app: QApplication, theme: Theme) -> None:
    """Dress all widgets of the program; call it again whenever the tokens change.

    A list that gets a current row before it was ever shown needs `ensurePolished()` first: Qt lays its
    rows out at once, and without the style sheet's row height.
    """
    if app.style().name().lower() != "fusion":
        app.setStyle(QStyleFactory.create("Fusion"))
    plain = theme.at_scale(DIALOG_SCALE)
    app.setPalette(palette(theme.tokens))
    app.setFont(plain.font(TextRole.BODY))
    app.setStyleSheet(style_sheet(theme.tokens, plain.metrics))
    app.setFont(plain.font(TextRole.BUTTON), cast("bytes", "QPushButton"))  # the stub errs: it takes a str


def palette(tokens: Tokens) -> QPalette:
    """The tokens as Qt's colour roles."""
    ground = dialog_ground(tokens)
    roles = {
        QPalette.ColorRole.Window: ground,
        QPalette.ColorRole.WindowText: tokens.sink,
        QPalette.ColorRole.Base: field_ground(tokens),
        QPalette.ColorRole.AlternateBase: mix(field_ground(tokens), tokens.sink, 0.04),
        QPalette.ColorRole.Text: tokens.sink,
        QPalette.ColorRole.PlaceholderText: tokens.sink2,
        QPalette.ColorRole.Button: tokens.secondary,
        QPalette.ColorRole.ButtonText: tokens.secondary_text,
        QPalette.ColorRole.BrightText: tokens.primary_text,
        QPalette.ColorRole.Highlight: tokens.primary,
        QPalette.ColorRole.HighlightedText: tokens.primary_text,
        QPalette.ColorRole.Accent: tokens.primary,
        QPalette.ColorRole.Link: tokens.focus,
        QPalette.ColorRole.LinkVisited: tokens.focus,
        QPalette.ColorRole.ToolTipBase: tooltip_ground(tokens),
        QPalette.ColorRole.ToolTipText: tooltip_text(tokens),
        QPalette.ColorRole.Light: mix(ground, "#ffffff", 0.3),
        QPalette.ColorRole.Midlight: mix(ground, "#ffffff", 0.15),
        QPalette.ColorRole.Mid: field_edge(tokens),
        QPalette.ColorRole.Dark: mix(ground, tokens.sink, 0.35),
        QPalette.ColorRole.Shadow: "#000000",
    }
    result = QPalette()
    for role, colour in roles.items():
        result.setColor(role, QColor(colour))
    for role in (
        QPalette.ColorRole.WindowText,
        QPalette.ColorRole.Text,
        QPalette.ColorRole.ButtonText,
        QPalette.ColorRole.HighlightedText,
    ):
        result.setColor(QPalette.ColorGroup.Disabled, role, QColor(tokens.disabled))
    result.setColor(
        QPalette.ColorGroup.Disabled, QPalette.ColorRole.Highlight, QColor(mix(ground, tokens.sink, 0.12))
    )
    return result


def dialog_ground(tokens: Tokens) -> str:
    """The ground of dialogs and menus."""
    return tokens.surface


def field_ground(tokens: Tokens) -> str:
    """The ground of fields and lists: a little above the dialog's in light, below it in dark."""
    if tokens.high_contrast:
        return tokens.surface
    return mix(tokens.surface, "#000000", 0.18) if tokens.dark else mix(tokens.surface, "#ffffff", 0.7)


def field_edge(tokens: Tokens) -> str:
    """The line round fields; at least 3:1 on the dialog, since it alone shows where the field is."""
    return tokens.slot if not tokens.high_contrast else tokens.surface_edge


def tooltip_ground(tokens: Tokens) -> str:
    """Tool tips are inverted, so that they stand out from table and dialogs."""
    return tokens.sink if not tokens.high_contrast else tokens.surface


def tooltip_text(tokens: Tokens) -> str:
    """Text on `tooltip_ground`."""
    return tokens.surface if not tokens.high_contrast else tokens.sink


def style_text() -> str:
    """The style sheet with its placeholders; empty where it is missing or torn: the palette serves alone."""
    text = resource_text("style", "widgets.qss")
    whole = text.rstrip().endswith(_LAST_LINE) and text.count("{") == text.count("}")
    return text if whole else ""


def style_sheet(tokens: Tokens, metrics: Metrics) -> str:
    """The style sheet: only what a palette cannot say."""
    values = {
        "ground": dialog_ground(tokens),
        "field": field_ground(tokens),
        "edge": field_edge(tokens),
        "line": tokens.surface_edge,
        "sink": tokens.sink,
        "sink2": tokens.sink2,
        "disabled": tokens.disabled,
        "disabled_edge": tokens.disabled_edge,
        "primary": tokens.primary,
        "primary_text": tokens.primary_text,
        "primary_hover": mix(tokens.primary, "#ffffff", 0.10),
        "primary_down": mix(tokens.primary, "#000000", 0.14),
        "secondary": tokens.secondary,
        "secondary_text": tokens.secondary_text,
        "secondary_hover": mix(tokens.secondary, tokens.secondary_text, 0.06),
        "secondary_down": mix(tokens.secondary, tokens.secondary_text, 0.14),
        "hover": mix(tokens.surface, tokens.sink, 0.08),
        "thumb": mix(tokens.surface, tokens.sink, 0.36),
        "thumb_hover": mix(tokens.surface, tokens.sink, 0.55),
        "tip": tooltip_ground(tokens),
        "tip_text": tooltip_text(tokens),
        "focus": tokens.focus,
        "heading": str(metrics.text(TextRole.HEADING)),
        "label": str(metrics.text(TextRole.LABEL)),
        "tone": "light" if tokens.dark else "dark",
        "mark": "light" if tokens.primary_text.lower() == "#ffffff" else "dark",
        "icons": _icon_folder(),
    }
    text = style_text()
    for name, value in values.items():
        text = text.replace(f"@{name};", f"{value};").replace(f"@{name}@", value)
    return text


def _icon_folder() -> str:
    try:
        return resource_path("icons").as_posix()
    except ResourceMissing:
        return ""
