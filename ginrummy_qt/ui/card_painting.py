"""Cards painted into widgets outside the table: samples in the settings, pictures in the rules."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from ginrummy_qt.presentation.poses import CARD_ASPECT
from ginrummy_qt.rules.cards import Card
from ginrummy_qt.ui.deck import DeckStyle, deck_look
from ginrummy_qt.ui.deck.pixmaps import PLAIN_BACK_BELOW, CardPixmaps
from ginrummy_qt.ui.table.art import Art
from ginrummy_qt.ui.theme.icons import Icons
from ginrummy_qt.ui.theme.shadows import Lift, Shadows
from ginrummy_qt.ui.theme.theme import Theme


class CardArtist:
    """Makes the `Art` of any look and deck, and keeps the cards drawn with it."""

    def __init__(self) -> None:
        self._pixmaps = CardPixmaps()
        self._icons = Icons()
        self._shadows: dict[float, Shadows] = {}

    def art(self, theme: Theme, style: DeckStyle, ratio: float) -> Art:
        """What to paint a card with, on a screen of this device pixel ratio."""
        strength = theme.tokens.shadow
        if strength not in self._shadows:
            self._shadows[strength] = Shadows(strength)
        look = deck_look(theme.tokens, style)
        return Art(theme, look, self._pixmaps, self._shadows[strength], self._icons, ratio)


def paint_card(
    painter: QPainter, art: Art, face: Card | None, x: float, y: float, width: float, lift: Lift = Lift.REST
) -> None:
    """A card, or the back for None, with its shadow; `x`, `y` is its top left corner."""
    at = art.snapped(x, y)
    shadow = art.shadow(width, lift)
    painter.drawPixmap(at + shadow.offset, shadow.pixmap)
    painter.drawPixmap(at, art.card(face, width))


def paint_whole_back(painter: QPainter, art: Art, rect: QRectF) -> None:
    """The back with all of its pattern, which a small card on the table leaves out."""
    width = max(rect.width(), PLAIN_BACK_BELOW / CARD_ASPECT + 1)
    shadow = art.shadow(rect.width(), Lift.REST)
    painter.drawPixmap(rect.topLeft() + shadow.offset, shadow.pixmap)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    pixmap = art.card(None, width)
    painter.drawPixmap(rect, pixmap, QRectF(pixmap.rect()))
