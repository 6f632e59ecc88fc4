"""Contrast as it is on the screen, measured from pixels: every theme, every palette (issue 4, Measures).

Text 4.5:1; card indices of 24 px or more and shapes 3:1 (WCAG 2.2, AA).
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from itertools import product

import pytest
from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from ginrummy_qt.ports.deck_choices import CardBack, CardFace, SuitPalette
from ginrummy_qt.rules.cards import Card
from ginrummy_qt.ui.deck import DeckStyle, Letters, deck_look
from ginrummy_qt.ui.deck.pixmaps import CardPixmaps
from ginrummy_qt.ui.theme import table_paint as paint
from ginrummy_qt.ui.theme.fonts import load_fonts
from ginrummy_qt.ui.theme.ground import TableGround
from ginrummy_qt.ui.theme.metrics import Metrics, TextRole
from ginrummy_qt.ui.theme.style import dialog_ground, field_ground, tooltip_ground, tooltip_text
from ginrummy_qt.ui.theme.theme import Theme
from ginrummy_qt.ui.theme.tokens import DARK, HIGH_CONTRAST, LIGHT
from tests.helpers.pixels import ground_of, part, ratio_of, strongest

LOOKS = (LIGHT, DARK, HIGH_CONTRAST)
every_look = pytest.mark.parametrize("tokens", LOOKS, ids=lambda tokens: tokens.name)
every_palette = pytest.mark.parametrize("palette", SuitPalette)

INDEX = {CardFace.STANDARD: (50 / 350, 0.2, 0.34), CardFace.LARGE: (112 / 350, 0.28, 0.56)}
"""Height of the rank's sign, and right and bottom end of the index, as shares of the card."""
TABLE_TEXT = ("ink", "ink2", "table_red")
SURFACE_TEXT = ("sink", "sink2", "surface_red")
OTHER_TEXT = (("ink", "tray"), ("ink2", "tray"), ("primary_text", "primary"), ("secondary_text", "secondary"))


@pytest.fixture(autouse=True)
def _app(qapp):
    """Pictures need a running QGuiApplication."""


@cache
def table_top(tokens):
    """The ground of a table of 1280 x 800."""
    return TableGround().pixmap(1280, 800, 1, tokens)


@cache
def fonts():
    """The program's typefaces."""
    return load_fonts()


def written(ground, ink, role, text="Knock with 7"):
    """A text of a role on a ground, as pixels."""
    image = QImage(260, 60, QImage.Format.Format_RGB32)
    if isinstance(ground, str):
        image.fill(QColor(ground))
    painter = QPainter(image)
    if not isinstance(ground, str):
        painter.drawPixmap(0, 0, ground)
    painter.setFont(Theme(LIGHT, fonts(), Metrics()).font(role))
    painter.setPen(QColor(ink))
    painter.drawText(image.rect(), Qt.AlignmentFlag.AlignCenter, text)
    painter.end()
    return part(image)


def test_the_measure_notices_a_weak_ink():
    assert strongest(written("#ffffff", "#8a8a8a", TextRole.BODY)) < 4.5
    assert strongest(written("#ffffff", "#707070", TextRole.BODY)) >= 4.5


@every_look
@every_palette
@pytest.mark.parametrize("size", INDEX)
@pytest.mark.parametrize("height", [60, 92, 202])
def test_card_indices(tokens, palette, size, height):
    look = deck_look(tokens, DeckStyle(palette, size, letters=Letters.PORTUGUESE))
    share, right, bottom = INDEX[size]
    least = 3.0 if share * height >= 24 else 4.5
    cards, width = CardPixmaps(), height / 1.4
    for rank, suit in product("A8TJK", "cdhs"):
        face = cards.face(Card.parse(rank + suit), width, 1, look)
        index = part(face, QRect(2, 2, round(right * width), round(bottom * height)))
        assert ground_of(index) == tokens.card
        assert strongest(index, tokens.card, 12) >= least, (rank, suit)


@every_look
@every_palette
def test_pips_and_the_signs_of_aces_are_shapes_that_stand_out(tokens, palette):
    look, cards = deck_look(tokens, DeckStyle(palette, CardFace.STANDARD)), CardPixmaps()
    for rank, suit in product("A9", "cdhs"):
        middle = part(cards.face(Card.parse(rank + suit), 144, 1, look), QRect(40, 20, 64, 160))
        assert strongest(middle, tokens.card, 300) >= 3.0


@every_look
@pytest.mark.parametrize("pattern", CardBack)
def test_backs_stand_out_from_their_frame_and_their_frame_from_the_table_or_the_back(tokens, pattern):
    back = part(CardPixmaps().back(144, 1, deck_look(tokens, DeckStyle(back=pattern))))
    frame = back.pixelColor(5, 100).name()
    field = ground_of(part(back, QRect(14, 14, 116, 174)))
    assert ratio_of(frame, field) >= 3.0
    edge = back.pixelColor(0, 100).name()
    assert max(ratio_of(frame, tokens.table_edge), ratio_of(edge, frame)) >= 3.0


@every_look
@pytest.mark.parametrize("role", TextRole)
@pytest.mark.parametrize("ink", TABLE_TEXT)
def test_text_on_the_table(tokens, role, ink):
    ground = table_top(tokens)
    for corner in (QRect(0, 740, 260, 60), QRect(510, 300, 260, 60)):
        text = written(ground.copy(corner), getattr(tokens, ink), role)
        assert strongest(text) >= 4.5


@every_look
@every_palette
@pytest.mark.parametrize("sign", "♣♦♥♠")
def test_suit_signs_in_texts(tokens, palette, sign):
    dressed, ground = replace(tokens, suits=palette), table_top(tokens)
    on_table = dressed.table_suits.of(sign, tokens.ink2)
    on_surface = dressed.surface_suits.of(sign, tokens.sink2)
    for ink, below in (
        (on_table, ground.copy(QRect(0, 740, 260, 60))),
        (on_table, ground.copy(QRect(510, 300, 260, 60))),
        (on_table, tokens.tray),
        (on_surface, tokens.surface),
    ):
        assert strongest(written(below, ink, TextRole.LABEL, sign * 3)) >= 4.5


@every_look
@pytest.mark.parametrize("role", TextRole)
def test_text_on_surfaces_trays_and_buttons(tokens, role):
    grounds = (tokens.surface, dialog_ground(tokens), field_ground(tokens))
    pairs = [(getattr(tokens, ink), ground) for ink, ground in product(SURFACE_TEXT, grounds)]
    pairs += [(getattr(tokens, ink), getattr(tokens, ground)) for ink, ground in OTHER_TEXT]
    pairs.append((tooltip_text(tokens), tooltip_ground(tokens)))
    for ink, ground in pairs:
        assert strongest(written(ground, ink, role), ground) >= 4.5, (ink, ground)


SHAPES = {
    "place": lambda p, r, t: paint.paint_empty_place(p, r, t),
    "open zone": lambda p, r, t: paint.paint_zone(p, r, paint.ZoneState.OPEN, t),
    "zone under a card": lambda p, r, t: paint.paint_zone(p, r, paint.ZoneState.OVER, t),
    "ring": paint.paint_primary_ring,
    "pile ring": paint.paint_pile_ring,
    "focus": paint.paint_focus_ring,
    "bracket": lambda p, r, t: paint.paint_bracket(p, r.left(), r.right(), r.bottom(), t),
    "deadwood": lambda p, r, t: paint.paint_dotted(p, r.left(), r.right(), r.bottom(), t),
    "disc": lambda p, r, t: paint.paint_disc(p, QRectF(20, 20, 48, 48), "M", t),
}


@every_look
@pytest.mark.parametrize("shape", SHAPES)
def test_shapes_on_the_table(tokens, shape):
    theme = Theme(tokens, fonts(), Metrics())
    ground = table_top(tokens)
    corners = (
        (QRect(510, 250, 130, 180),)
        if shape == "place"
        else (QRect(0, 620, 130, 180), QRect(510, 250, 130, 180))
    )
    for corner in corners:
        image = ground.copy(corner).toImage()
        around = ground_of(part(image))
        painter = QPainter(image)
        SHAPES[shape](painter, QRectF(20, 20, 90, 126), theme)
        painter.end()
        assert strongest(part(image), around, 40) >= 3.0


@every_look
def test_the_tab_of_a_fresh_card_stands_out_from_card_or_table(tokens):
    image = QImage(160, 80, QImage.Format.Format_RGB32)
    image.fill(QColor(tokens.table_centre))
    painter = QPainter(image)
    painter.fillRect(QRectF(10, 20, 144, 60), QColor(tokens.card))
    paint.paint_fresh_tab(painter, QRectF(10, 20, 144, 202), Theme(tokens, fonts(), Metrics()))
    painter.end()
    tab = image.pixelColor(28, 19).name()
    assert max(ratio_of(tab, tokens.card), ratio_of(tab, tokens.table_centre)) >= 3.0
