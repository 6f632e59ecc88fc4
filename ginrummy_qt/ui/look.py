"""The look in force: the chosen theme at the window's scale, following the system where that is chosen."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QStyleHints
from PySide6.QtWidgets import QApplication

from ginrummy_qt.ports.deck_choices import BackColour, SuitPalette
from ginrummy_qt.ports.settings import ThemeChoice
from ginrummy_qt.presentation.metrics import scale_for
from ginrummy_qt.presentation.poses import Size
from ginrummy_qt.ui.theme.fonts import load_fonts
from ginrummy_qt.ui.theme.metrics import Metrics
from ginrummy_qt.ui.theme.style import apply_palette
from ginrummy_qt.ui.theme.theme import Theme, ThemeMode, resolve
from ginrummy_qt.ui.theme.tokens import Tokens, back_colour


class Look(QObject):
    """Dresses the program, and tells when the colours change; the scale follows the size silently."""

    changed = Signal(object)
    """A Theme with other tokens."""

    def __init__(self, app: QApplication, choice: ThemeChoice, hints: QStyleHints | None = None) -> None:
        super().__init__(app)
        self._app = app
        self._hints = hints or app.styleHints()
        self._wishes = self._hints.accessibility()
        self._choice = choice
        self._suits, self._back = SuitPalette.TWO, BackColour.THEME
        self._theme = Theme(self._tokens(), load_fonts(), Metrics())
        apply_palette(app, self._theme)
        self._hints.colorSchemeChanged.connect(self._refresh)
        self._wishes.contrastPreferenceChanged.connect(self._refresh)

    @property
    def theme(self) -> Theme:
        """The look now."""
        return self._theme

    def choose(
        self, choice: ThemeChoice, suits: SuitPalette = SuitPalette.TWO, back: BackColour = BackColour.THEME
    ) -> None:
        """Take another theme; suit signs in texts and the opponent's disc take the colours of the deck."""
        self._choice, self._suits, self._back = choice, suits, back
        self._refresh()

    def fit(self, width: int, height: int) -> None:
        """Take the scale of a window of this size in logical pixels."""
        self._theme = self._theme.at_scale(scale_for(Size(width, height)))

    def _tokens(self) -> Tokens:
        tokens = resolve(ThemeMode(self._choice.value), self._hints)
        return replace(tokens, suits=self._suits, back=back_colour(tokens, self._back))

    def _refresh(self) -> None:
        before, tokens = self._theme.tokens, self._tokens()
        if tokens == before:
            return
        self._theme = self._theme.with_tokens(tokens)
        if tokens.name != before.name:
            apply_palette(self._app, self._theme)
        self.changed.emit(self._theme)
