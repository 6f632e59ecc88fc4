"""What the table is painted with: a theme at the table's scale, a deck, and their pixmaps."""

from __future__ import annotations

from ginrummy_qt.presentation.metrics import scale_for
from ginrummy_qt.presentation.poses import Size
from ginrummy_qt.ui.deck import DeckStyle, deck_look
from ginrummy_qt.ui.deck.pixmaps import CardPixmaps
from ginrummy_qt.ui.table.art import Art
from ginrummy_qt.ui.table.view import TableView
from ginrummy_qt.ui.theme.icons import Icons
from ginrummy_qt.ui.theme.shadows import Shadows
from ginrummy_qt.ui.theme.theme import Theme


class Dress:
    """The look of one table; `art` is made anew after every change."""

    def __init__(self, view: TableView, theme: Theme) -> None:
        self._view = view
        self._icons = Icons()
        self._pixmaps = CardPixmaps()
        self._theme = theme.at_scale(scale_for(self.size()))
        self._deck = DeckStyle()
        self._look = deck_look(theme.tokens)
        view.set_tokens(theme.tokens)

    @property
    def theme(self) -> Theme:
        """The look at the scale of the table."""
        return self._theme

    def size(self) -> Size:
        """The size of the table."""
        size = self._view.viewport().size()
        return Size(max(1, size.width()), max(1, size.height()))

    def art(self) -> Art:
        """Everything to paint with now."""
        ratio = self._view.devicePixelRatioF()
        shadows = Shadows(self._theme.tokens.shadow)
        return Art(self._theme, self._look, self._pixmaps, shadows, self._icons, ratio)

    def take_theme(self, theme: Theme) -> None:
        """Another theme; the deck follows its colours."""
        self._theme = theme.at_scale(scale_for(self.size()))
        self._look = deck_look(theme.tokens, self._deck)
        self._view.set_tokens(theme.tokens)

    def take_deck(self, deck: DeckStyle) -> bool:
        """Another deck; False where it is the same."""
        if deck == self._deck:
            return False
        self._deck = deck
        self._look = deck_look(self._theme.tokens, deck)
        return True

    def fit(self) -> None:
        """The table has another size, or its screen another pixel ratio."""
        self._theme = self._theme.at_scale(scale_for(self.size()))
        self._pixmaps.clear()
