"""One look at one scale: the tokens, fonts and measures that everything visible is painted from."""

from __future__ import annotations

from dataclasses import dataclass, replace

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFont, QStyleHints

from ginrummy_qt.ports.settings import ThemeChoice
from ginrummy_qt.ui.theme.fonts import Fonts
from ginrummy_qt.ui.theme.metrics import Metrics, TextRole
from ginrummy_qt.ui.theme.tokens import DARK, HIGH_CONTRAST, LIGHT, Tokens

ThemeMode = ThemeChoice
"""What the player chose in the settings: SYSTEM, LIGHT, DARK or HIGH_CONTRAST."""


@dataclass(frozen=True, slots=True)
class Theme:
    """Immutable; a new one is made when the window's scale or the chosen look changes."""

    tokens: Tokens
    fonts: Fonts
    metrics: Metrics

    @property
    def scale(self) -> float:
        """The scale `s`: 1 for a window of 1280 x 800."""
        return self.metrics.scale

    def px(self, size: float) -> float:
        """`size` logical pixels at scale 1, at this scale."""
        return self.metrics.px(size)

    def font(self, role: TextRole) -> QFont:
        """The font of a role at this scale."""
        return self.fonts.font(role, self.metrics)

    def at_scale(self, scale: float) -> Theme:
        """The same look at another scale."""
        return replace(self, metrics=Metrics(scale))

    def with_tokens(self, tokens: Tokens) -> Theme:
        """Another look at the same scale."""
        return replace(self, tokens=tokens)


def resolve(mode: ThemeMode, style_hints: QStyleHints) -> Tokens:
    """The tokens for a choice; SYSTEM follows the desktop's contrast wish first, then its colour scheme.

    The style hints emit `colorSchemeChanged` when the desktop changes; keep a reference to them.
    """
    match mode:
        case ThemeMode.LIGHT:
            return LIGHT
        case ThemeMode.DARK:
            return DARK
        case ThemeMode.HIGH_CONTRAST:
            return HIGH_CONTRAST
        case ThemeMode.SYSTEM:
            if _wants_high_contrast(style_hints):
                return HIGH_CONTRAST
            return DARK if style_hints.colorScheme() == Qt.ColorScheme.Dark else LIGHT


def colour(text: str, opacity: float = 1.0) -> QColor:
    """A QColor from a token such as `tokens.ink`, with an opacity of 0..1."""
    result = QColor(text)
    result.setAlphaF(opacity)
    return result


def _wants_high_contrast(style_hints: QStyleHints) -> bool:
    return style_hints.accessibility().contrastPreference() == Qt.ContrastPreference.HighContrast
