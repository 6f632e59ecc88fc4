"""Contact sheets of the deck as PNG files, for looking at: `python -m tools.deck_sheet FOLDER`.

Three looks, three sizes, two device pixel ratios: 4 x 13 faces, a hand as it overlaps on the table, backs;
and every palette.
"""

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QGuiApplication, QPainter, QPixmap

from ginrummy_qt.ports.deck_choices import CardBack, CardFace, SuitPalette
from ginrummy_qt.presentation.poses import CARD_ASPECT
from ginrummy_qt.rules.cards import DECK, Card, parse_cards
from ginrummy_qt.ui.deck.look import DeckStyle, Letters, deck_look
from ginrummy_qt.ui.deck.pixmaps import CardPixmaps
from ginrummy_qt.ui.theme.tokens import DARK, HIGH_CONTRAST, LIGHT, Tokens

GAP = 8
HAND = parse_cards("4s 5s 6s 7s Qh Qc Qd Ah Td Th Kc")


def main(arguments: list[str]) -> int:
    """Write all sheets into the folder named on the command line."""
    if len(arguments) != 1:
        print("usage: python -m tools.deck_sheet FOLDER", file=sys.stderr)
        return 2
    app = QGuiApplication(["deck_sheet", "-platform", "offscreen"])
    folder = Path(arguments[0])
    folder.mkdir(parents=True, exist_ok=True)
    for tokens in (LIGHT, DARK, HIGH_CONTRAST):
        for width in (144, 90, 60):
            for ratio in (1, 2):
                name = f"{tokens.name}-{width}@{ratio}"
                faces(tokens, width, ratio).save(str(folder / f"faces-{name}.png"))
                hand(tokens, width, ratio).save(str(folder / f"hand-{name}.png"))
    palettes(LIGHT).save(str(folder / "palettes-light.png"))
    palettes(DARK).save(str(folder / "palettes-dark.png"))
    app.quit()
    return 0


def sheet(tokens: Tokens, columns: float, rows: float, width: float, ratio: float) -> QPixmap:
    """An empty sheet for so many cards."""
    size = (GAP + columns * (width + GAP), GAP + rows * (width * CARD_ASPECT + GAP))
    pixmap = QPixmap(round(size[0] * ratio), round(size[1] * ratio))
    pixmap.fill(QColor(tokens.table_centre))
    pixmap.setDevicePixelRatio(ratio)
    return pixmap


def faces(tokens: Tokens, width: float, ratio: float) -> QPixmap:
    """All 52 faces."""
    pixmap, cache, look = sheet(tokens, 13, 4, width, ratio), CardPixmaps(), deck_look(tokens)
    painter = QPainter(pixmap)
    for card in DECK:
        row, column = divmod(card, 13)
        place = QPointF(GAP + column * (width + GAP), GAP + row * (width * CARD_ASPECT + GAP))
        painter.drawPixmap(place, cache.face(card, width, ratio, look))
    painter.end()
    return pixmap


def hand(tokens: Tokens, width: float, ratio: float) -> QPixmap:
    """A hand at the widest and the narrowest step in normal and large print, and the three backs."""
    pixmap, cache = sheet(tokens, 9.5, 3, width, ratio), CardPixmaps()
    painter = QPainter(pixmap)
    rows = ((0.56, CardFace.STANDARD), (0.56, CardFace.LARGE), (0.32, CardFace.STANDARD))
    for row, (step, size) in enumerate(rows):
        y = GAP + row * (width * CARD_ASPECT + GAP)
        for i, card in enumerate(HAND):
            face = cache.face(card, width, ratio, deck_look(tokens, DeckStyle(face=size)))
            painter.drawPixmap(QPointF(GAP + i * step * width, y), face)
    for i, pattern in enumerate(CardBack):
        back = cache.back(width, ratio, deck_look(tokens, DeckStyle(back=pattern)))
        x = GAP + 4.6 * width + i * (width + GAP)
        painter.drawPixmap(QPointF(x, GAP + 2 * (width * CARD_ASPECT + GAP)), back)
    painter.end()
    return pixmap


def palettes(tokens: Tokens) -> QPixmap:
    """Each palette in a row, with English and Portuguese letters."""
    pixmap, cache = sheet(tokens, 10, len(SuitPalette), 90, 2), CardPixmaps()
    painter = QPainter(pixmap)
    for row, palette in enumerate(SuitPalette):
        for column, (text, letters) in enumerate(_PALETTE_CARDS):
            look = deck_look(tokens, DeckStyle(palette, CardFace.STANDARD, letters=letters))
            place = QPointF(GAP + column * (90 + GAP), GAP + row * (126 + GAP))
            painter.drawPixmap(place, cache.face(Card.parse(text), 90, 2, look))
    painter.end()
    return pixmap


_PALETTE_CARDS = tuple(
    (text, letters)
    for texts, letters in (("As 7h 8d 9c Ks Qh Jd", Letters.ENGLISH), ("Kc Qd Jh", Letters.PORTUGUESE))
    for text in texts.split()
)

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
