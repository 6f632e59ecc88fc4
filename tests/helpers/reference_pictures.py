"""The small set of pictures that must stay as somebody once looked at them and found them good.

`python -m tests.helpers.reference_pictures` draws them anew into `tests/ui/reference`; look at them before
committing.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap
from PySide6.QtWidgets import QApplication, QWidget

from ginrummy_qt.ports.deck_choices import BackColour, CardBack, CardFace, SuitPalette
from ginrummy_qt.ports.settings import Speed
from ginrummy_qt.rules.cards import parse_cards
from ginrummy_qt.ui.deck import DeckLook, DeckStyle, Letters, deck_look
from ginrummy_qt.ui.deck.pixmaps import CardPixmaps
from ginrummy_qt.ui.table.state import TableOptions
from ginrummy_qt.ui.theme import table_paint as paint
from ginrummy_qt.ui.theme.buttons import ButtonKind, ButtonState, paint_button
from ginrummy_qt.ui.theme.fonts import load_fonts
from ginrummy_qt.ui.theme.metrics import Metrics, TextRole
from ginrummy_qt.ui.theme.shadows import Lift, Shadows, button_shadow
from ginrummy_qt.ui.theme.theme import Theme
from ginrummy_qt.ui.theme.tokens import DARK, HIGH_CONTRAST, LIGHT, Tokens
from tests.helpers.table import make_table

FOLDER: Final = Path(__file__).resolve().parents[1] / "ui" / "reference"
FACES: Final = "As 2h Td Kc Qh Js"
SMALL: Final = "Ah Tc 8d Qs Kh Jd"


def faces(tokens: Tokens, style: DeckStyle) -> QImage:
    """A row of standard faces over a row of small ones in large print."""
    look = deck_look(tokens, style)
    sheet, painter = _paper(tokens, 560, 236)
    _row(painter, FACES, 84, 8, look)
    _row(painter, SMALL, 60, 140, look)
    painter.end()
    return sheet


def backs(tokens: Tokens) -> QImage:
    """The three patterns in two colours, and a small back."""
    sheet, painter = _paper(tokens, 560, 132)
    pixmaps, x = CardPixmaps(), 8.0
    for colour in (BackColour.THEME, BackColour.NAVY):
        for pattern in CardBack:
            look = deck_look(tokens, DeckStyle(back=pattern, back_colour=colour))
            painter.drawPixmap(QPointF(x, 8), pixmaps.back(82, 1, look))
            x += 86
    painter.drawPixmap(QPointF(x, 8), pixmaps.back(36, 1, deck_look(tokens)))
    painter.end()
    return sheet


def lifted(tokens: Tokens) -> QImage:
    """A card at each height above the table, with its marks."""
    sheet, painter = _paper(tokens, 560, 176)
    theme, shadows, pixmaps = Theme(tokens, load_fonts(), Metrics()), Shadows(tokens.shadow), CardPixmaps()
    for number, lift in enumerate(Lift):
        place = QPointF(24 + 136 * number, 30 - (0, 4, 10, 14)[number])
        shadow = shadows.card(90, 1, lift)
        painter.drawPixmap(place + shadow.offset, shadow.pixmap)
        painter.drawPixmap(place, pixmaps.face(parse_cards("9s")[0], 90, 1, deck_look(tokens)))
        card = QRectF(place.x(), place.y(), 90, 126)
        if lift is Lift.REST:
            paint.paint_fresh_tab(painter, card, theme)
        if lift is Lift.HOVER:
            paint.paint_focus_ring(painter, card, theme)
        if lift is Lift.RAISED:
            paint.paint_primary_ring(painter, card, theme)
    painter.end()
    return sheet


def shapes(tokens: Tokens) -> QImage:
    """Zones, piles' rings, a panel, brackets, buttons and the styles of text."""
    sheet, painter = _paper(tokens, 560, 250)
    theme, shadows = Theme(tokens, load_fonts(), Metrics()), Shadows(tokens.shadow)
    for number, state in enumerate(paint.ZoneState):
        paint.paint_zone(painter, QRectF(20 + 96 * number, 20, 80, 112), state, theme)
    paint.paint_pile_ring(painter, QRectF(316, 20, 80, 112), theme)
    paint.paint_panel(painter, QRectF(424, 20, 116, 112), theme, shadows)
    paint.paint_disc(painter, QRectF(440, 36, 44, 44), "M", theme)
    paint.paint_thinking(painter, QRectF(440, 36, 44, 44), 0.1, theme)
    paint.paint_progress(painter, QRectF(440, 104, 84, 8), 0.6, tokens.opponent, theme)
    paint.paint_bracket(painter, 20, 200, 142, theme)
    paint.paint_dotted(painter, 212, 396, 142, theme)
    for number, kind in enumerate(ButtonKind):
        box = QRectF(20 + 130 * number, 168, 118, 48)
        paint_button(painter, box, "Knock", kind, ButtonState(), theme, shadows, button_shadow(1))
    painter.setFont(theme.font(TextRole.NUMERAL))
    painter.setPen(QColor(tokens.ink))
    painter.drawText(QRectF(420, 150, 120, 60), Qt.AlignmentFlag.AlignCenter, "27")
    painter.setFont(theme.font(TextRole.LABEL))
    painter.setPen(QColor(tokens.ink2))
    painter.drawText(QRectF(400, 206, 150, 30), Qt.AlignmentFlag.AlignCenter, "Deadwood ♠ ♥")
    painter.end()
    return sheet


def table(tokens: Tokens, style: DeckStyle) -> QImage:
    """The table in the smallest window, half as large: a hand with melds, piles, the opponent's backs."""
    hand, other = "4s 5s 6s 7s Qh Qc Qd Ah Td Th", "2s 3s 8s 9s 2h 3h 8h 9h 2c 3c"
    views: list[QWidget] = []
    table = make_table(SimpleNamespace(addWidget=views.append), hand, other, "Kc", size=(800, 600))
    table.controller.set_theme(Theme(replace(tokens, suits=style.palette), load_fonts(), Metrics()))
    table.controller.set_options(TableOptions(speed=Speed.OFF, deck=style))
    picture = table.port.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    for view in views:
        view.close()
    smooth, keep = Qt.TransformationMode.SmoothTransformation, Qt.AspectRatioMode.KeepAspectRatio
    return picture.scaled(400, 300, keep, smooth)


def _paper(tokens: Tokens, width: int, height: int) -> tuple[QImage, QPainter]:
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(QColor(tokens.table_centre))
    return image, QPainter(image)


def _row(painter: QPainter, cards: str, width: float, top: float, look: DeckLook) -> None:
    pixmaps = CardPixmaps()
    for number, card in enumerate(parse_cards(cards)):
        face: QPixmap = pixmaps.face(card, width, 1, look)
        painter.drawPixmap(QPointF(8 + number * (width + 8), top), face)


PICTURES: Final[dict[str, Callable[[], QImage]]] = {
    "faces-light": lambda: faces(LIGHT, DeckStyle()),
    "faces-dark-four": lambda: faces(DARK, DeckStyle(SuitPalette.FOUR)),
    "faces-light-cvd-pt": lambda: faces(LIGHT, DeckStyle(SuitPalette.CVD, letters=Letters.PORTUGUESE)),
    "faces-high-contrast-large": lambda: faces(HIGH_CONTRAST, DeckStyle(face=CardFace.LARGE)),
    "backs-light": lambda: backs(LIGHT),
    "backs-dark": lambda: backs(DARK),
    "lifted-light": lambda: lifted(LIGHT),
    "lifted-dark": lambda: lifted(DARK),
    "shapes-light": lambda: shapes(LIGHT),
    "shapes-dark": lambda: shapes(DARK),
    "shapes-high-contrast": lambda: shapes(HIGH_CONTRAST),
    "table-light": lambda: table(LIGHT, DeckStyle()),
    "table-dark-four": lambda: table(DARK, DeckStyle(SuitPalette.FOUR, back_colour=BackColour.NAVY)),
    "table-high-contrast-large": lambda: table(HIGH_CONTRAST, DeckStyle(face=CardFace.LARGE)),
}
"""Each picture by the name of its file."""


def main(arguments: Sequence[str]) -> int:
    """Draw the pictures named, or all."""
    app = QApplication(["reference", "-platform", "offscreen"])
    FOLDER.mkdir(exist_ok=True)
    for name in arguments or PICTURES:
        PICTURES[name]().save(str(FOLDER / f"{name}.png"))
    app.quit()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
