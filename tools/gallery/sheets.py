"""Sheets of cards alone: all faces, every palette in every theme, the index letters, the backs."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from ginrummy_qt.ports.deck_choices import BackColour, CardBack, CardFace, SuitPalette
from ginrummy_qt.presentation.poses import CARD_ASPECT
from ginrummy_qt.rules.cards import DECK, Card, parse_cards
from ginrummy_qt.ui.deck.look import DeckStyle, Letters, deck_look
from ginrummy_qt.ui.deck.pixmaps import CardPixmaps
from ginrummy_qt.ui.theme.tokens import DARK, HIGH_CONTRAST, LIGHT, Tokens

GAP: Final = 10
SOME: Final = parse_cards("As 7h Td 9c Js Qh Kd 4c")
COURTS: Final = parse_cards("As Js Qs Ks Ah Jh Qh Kh")
THEMES: Final = {"light": LIGHT, "dark": DARK, "high-contrast": HIGH_CONTRAST}

Draw = Callable[[QPainter, float, float], None]


def sheets() -> dict[str, Callable[[], QImage]]:
    """Every sheet by the name of its picture."""
    made: dict[str, Callable[[], QImage]] = {}
    for face in (CardFace.STANDARD, CardFace.LARGE):
        made[f"deck-{face}"] = partial(all_faces, face)
        for palette in SuitPalette:
            made[f"palette-{palette}-{face}"] = partial(in_all_themes, palette, face)
    made["indices"] = indices
    for name, tokens in THEMES.items():
        made[f"backs-{name}"] = partial(backs, tokens)
    return made


def all_faces(face: CardFace) -> QImage:
    """All 52."""
    rows = [[Card(13 * suit + rank) for rank in range(13)] for suit in range(len(DECK) // 13)]
    return _bands([(LIGHT, DeckStyle(face=face), row) for row in rows], 74)


def in_all_themes(palette: SuitPalette, face: CardFace) -> QImage:
    """Some cards of a palette in each theme."""
    return _bands([(tokens, DeckStyle(palette, face), SOME) for tokens in THEMES.values()], 100)


def indices() -> QImage:
    """Both sets of letters in both prints."""
    styles = [
        DeckStyle(face=face, letters=letters)
        for letters in Letters
        for face in (CardFace.STANDARD, CardFace.LARGE)
    ]
    return _bands([(LIGHT, style, COURTS) for style in styles], 100)


def backs(tokens: Tokens) -> QImage:
    """Every pattern in every colour."""
    columns, width = len(CardBack) * len(BackColour), 82.0
    image, painter = _paper(columns, 1, width)
    _ground(painter, QRectF(0, 0, image.width(), image.height()), tokens)
    pixmaps, x = CardPixmaps(), float(GAP)
    for colour in BackColour:
        for pattern in CardBack:
            look = deck_look(tokens, DeckStyle(back=pattern, back_colour=colour))
            painter.drawPixmap(QPointF(x, GAP), pixmaps.back(width, 1, look))
            x += width + GAP
    painter.end()
    return image


def _bands(rows: list[tuple[Tokens, DeckStyle, list[Card] | tuple[Card, ...]]], width: float) -> QImage:
    """Rows of faces, each on the ground of its theme."""
    image, painter = _paper(len(rows[0][2]), len(rows), width)
    height, pixmaps = width * CARD_ASPECT + GAP, CardPixmaps()
    for number, (tokens, style, cards) in enumerate(rows):
        top = number * height
        _ground(painter, QRectF(0, top, image.width(), height + GAP), tokens)
        look = deck_look(tokens, style)
        for column, card in enumerate(cards):
            place = QPointF(GAP + column * (width + GAP), top + GAP)
            painter.drawPixmap(place, pixmaps.face(card, width, 1, look))
    painter.end()
    return image


def _paper(columns: int, rows: int, width: float) -> tuple[QImage, QPainter]:
    size = (GAP + columns * (width + GAP), GAP + rows * (width * CARD_ASPECT + GAP))
    image = QImage(round(size[0]), round(size[1]), QImage.Format.Format_RGB32)
    return image, QPainter(image)


def _ground(painter: QPainter, place: QRectF, tokens: Tokens) -> None:
    painter.fillRect(place, QColor(tokens.table_centre))
