"""The deck as SVG text: complete, readable in every palette and look, light, and free of Qt."""

from __future__ import annotations

import subprocess
import sys
from itertools import combinations
from xml.etree import ElementTree

import pytest

from ginrummy_qt.ports.deck_choices import BackColour, CardBack, PrintedIndices, SuitPalette
from ginrummy_qt.ports.settings import Settings
from ginrummy_qt.rules.cards import DECK, Card, Suit
from ginrummy_qt.ui.deck import DeckStyle, Letters, back_svg, deck_look, deck_style, face_svg, index_svg
from ginrummy_qt.ui.theme.contrast import contrast
from ginrummy_qt.ui.theme.tokens import DARK, HIGH_CONTRAST, LIGHT
from tests.helpers.colour_vision import COLOUR_VISIONS, difference

LOOKS = (LIGHT, DARK, HIGH_CONTRAST)
ALLOWED = {"svg", "rect", "path", "g", "use", "defs"}
every_look = pytest.mark.parametrize("tokens", LOOKS, ids=lambda tokens: tokens.name)
every_palette = pytest.mark.parametrize("palette", SuitPalette)


def elements(text):
    """The names of the elements of an SVG text."""
    return {element.tag.rpartition("}")[2] for element in ElementTree.fromstring(text).iter()}


@every_palette
@pytest.mark.parametrize("large", [False, True], ids=["normal", "large"])
def test_every_card_has_a_face_of_its_own_from_plain_shapes(palette, large):
    faces = [face_svg(card, deck_look(LIGHT, DeckStyle(palette=palette)), large) for card in DECK]
    assert len(set(faces)) == 52
    for face in faces:
        assert elements(face) <= ALLOWED
        assert len(face) < 9000


def test_no_face_has_an_empty_fill_or_an_undrawable_number():
    for card in DECK:
        for large in (False, True):
            face = face_svg(card, deck_look(DARK), large)
            assert 'fill=""' not in face
            assert "nan" not in face
            assert "-0 " not in face


@every_look
@every_palette
def test_suits_stand_out_from_the_card_enough_for_the_small_index(tokens, palette):
    look = deck_look(tokens, DeckStyle(palette=palette))
    strong = look.palette in (SuitPalette.CONTRAST, SuitPalette.CONTRAST4)
    assert strong or palette not in (SuitPalette.TWO, SuitPalette.FOUR) or not tokens.high_contrast
    least = 7.0 if strong else 4.5
    assert min(contrast(look.suit_colour(suit), look.face) for suit in Suit) >= least


@every_look
def test_the_two_colour_deck_wears_the_themes_card_tokens(tokens):
    look = deck_look(tokens)
    assert (look.face, look.edge) == (tokens.card, tokens.card_edge)
    assert {look.hearts, look.diamonds} == {tokens.card_red}
    assert {look.clubs, look.spades} == {tokens.card_black}
    assert (look.back, look.back_frame) == (tokens.back, tokens.back_frame)


@every_look
@pytest.mark.parametrize("colour", BackColour)
def test_a_back_of_every_colour_stands_out_from_its_frame(tokens, colour):
    look = deck_look(tokens, DeckStyle(back_colour=colour))
    assert contrast(look.back, look.back_frame) >= 4.5
    assert look.back in back_svg(look)
    assert (look.back == tokens.back) is (colour is BackColour.THEME)


@every_look
@pytest.mark.parametrize("vision", COLOUR_VISIONS)
def test_the_cvd_palette_keeps_four_suits_apart_for_everybody(tokens, vision):
    look = deck_look(tokens, DeckStyle(palette=SuitPalette.CVD))
    colours = [look.suit_colour(suit) for suit in Suit]
    assert min(difference(a, b, vision) for a, b in combinations(colours, 2)) >= 40


@every_look
@pytest.mark.parametrize("vision", COLOUR_VISIONS)
def test_the_cvd2_palette_keeps_red_and_black_apart_for_everybody(tokens, vision):
    look = deck_look(tokens, DeckStyle(palette=SuitPalette.CVD2))
    assert difference(look.hearts, look.spades, vision) >= 60


@pytest.mark.parametrize(
    ("letters", "expected"),
    [
        (Letters.ENGLISH, "A 2 3 4 5 6 7 8 9 10 J Q K"),
        (Letters.PORTUGUESE, "A 2 3 4 5 6 7 8 9 10 V D R"),
    ],
)
def test_indices_by_language(letters, expected):
    assert " ".join(letters.label(rank) for rank in range(1, 14)) == expected


@pytest.mark.parametrize(
    ("indices", "language", "letters"),
    [
        (PrintedIndices.BY_LANGUAGE, "en_GB", Letters.ENGLISH),
        (PrintedIndices.BY_LANGUAGE, "pt_BR", Letters.ENGLISH),
        (PrintedIndices.BY_LANGUAGE, "pt_PT", Letters.PORTUGUESE),
        (PrintedIndices.BY_LANGUAGE, "ro_RO", Letters.ENGLISH),
        (PrintedIndices.ENGLISH, "pt_PT", Letters.ENGLISH),
        (PrintedIndices.PORTUGUESE, "ro_RO", Letters.PORTUGUESE),
    ],
)
def test_printed_indices_follow_the_glossary_unless_chosen(indices, language, letters):
    assert deck_style(Settings(printed_indices=indices), language).letters is letters


def test_the_settings_decide_the_deck():
    chosen = Settings(suit_palette=SuitPalette.CVD, card_back=CardBack.BURST, back_colour=BackColour.NAVY)
    look = deck_look(LIGHT, deck_style(chosen, "en"))
    assert (look.palette, look.pattern) == (SuitPalette.CVD, CardBack.BURST)
    assert look == deck_look(
        LIGHT, DeckStyle(palette=SuitPalette.CVD, back=CardBack.BURST, back_colour=BackColour.NAVY)
    )
    assert deck_style(Settings(), "en") == DeckStyle()


def test_portuguese_courts_differ_only_in_the_index():
    english, portuguese = (deck_look(LIGHT, DeckStyle(letters=letters)) for letters in Letters)
    for card in DECK:
        same = face_svg(card, english) == face_svg(card, portuguese)
        assert same is (card.rank <= 10)


def test_the_index_alone_is_drawn_on_nothing_in_one_colour():
    text = index_svg(Card.parse("Qs"), deck_look(LIGHT), colour="#123456")
    assert "<rect" not in text
    assert text.count("fill=") == 1
    assert 'fill="#123456"' in text


@pytest.mark.parametrize("pattern", CardBack)
def test_small_backs_are_plain_whatever_the_pattern(pattern):
    look = deck_look(LIGHT, DeckStyle(back=pattern))
    plain = back_svg(deck_look(LIGHT, DeckStyle(back=CardBack.LATTICE)), small=True)
    assert back_svg(look, small=True) == plain
    assert back_svg(look) != plain


def test_the_generator_needs_no_qt():
    code = (
        "import sys; from ginrummy_qt.ui.deck import *; from ginrummy_qt.ui.theme.tokens import LIGHT;"
        "from ginrummy_qt.rules.cards import DECK; face_svg(DECK[0], deck_look(LIGHT));"
        "sys.exit(any(name.startswith('PySide6') for name in sys.modules))"
    )
    assert subprocess.run([sys.executable, "-c", code], timeout=60).returncode == 0
