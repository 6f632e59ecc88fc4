"""The deck as SVG text: complete, readable in every scheme and look, light, and free of Qt."""

from __future__ import annotations

import subprocess
import sys
from itertools import combinations
from xml.etree import ElementTree

import pytest

from ginrummy_qt.rules.cards import DECK, Card, Suit
from ginrummy_qt.ui.deck import BackStyle, Letters, Scheme, back_svg, deck_look, face_svg, index_svg
from ginrummy_qt.ui.theme.contrast import contrast
from ginrummy_qt.ui.theme.tokens import DARK, HIGH_CONTRAST, LIGHT
from tests.helpers.colour_vision import COLOUR_VISIONS, difference

LOOKS = (LIGHT, DARK, HIGH_CONTRAST)
ALLOWED = {"svg", "rect", "path", "g", "use", "defs"}
every_look = pytest.mark.parametrize("tokens", LOOKS, ids=lambda tokens: tokens.name)
every_scheme = pytest.mark.parametrize("scheme", Scheme)


def elements(text):
    """The names of the elements of an SVG text."""
    return {element.tag.rpartition("}")[2] for element in ElementTree.fromstring(text).iter()}


@every_scheme
@pytest.mark.parametrize("large", [False, True], ids=["normal", "large"])
def test_every_card_has_a_face_of_its_own_from_plain_shapes(scheme, large):
    faces = [face_svg(card, deck_look(LIGHT, scheme), large) for card in DECK]
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
@every_scheme
def test_suits_stand_out_from_the_card_enough_for_the_small_index(tokens, scheme):
    look = deck_look(tokens, scheme)
    least = 7.0 if scheme in (Scheme.CONTRAST, Scheme.CONTRAST4) or tokens.high_contrast else 4.5
    if tokens.high_contrast and scheme in (Scheme.CVD, Scheme.CVD2):
        least = 4.5
    assert min(contrast(look.suit_colour(suit), look.face) for suit in Suit) >= least


@every_look
def test_the_two_colour_deck_wears_the_themes_card_tokens(tokens):
    look = deck_look(tokens)
    assert (look.face, look.edge) == (tokens.card, tokens.card_edge)
    assert {look.hearts, look.diamonds} == {tokens.card_red}
    assert {look.clubs, look.spades} == {tokens.card_black}
    assert (look.back, look.back_frame) == (tokens.back, tokens.back_frame)


def test_a_back_can_have_a_tint_of_its_own():
    look = deck_look(LIGHT, back="#1f4f8f")
    assert "#1f4f8f" in back_svg(look)
    assert LIGHT.back not in back_svg(look)


@every_look
@pytest.mark.parametrize("vision", COLOUR_VISIONS)
def test_the_cvd_scheme_keeps_four_suits_apart_for_everybody(tokens, vision):
    look = deck_look(tokens, Scheme.CVD)
    colours = [look.suit_colour(suit) for suit in Suit]
    assert min(difference(a, b, vision) for a, b in combinations(colours, 2)) >= 40


@every_look
@pytest.mark.parametrize("vision", COLOUR_VISIONS)
def test_the_cvd2_scheme_keeps_red_and_black_apart_for_everybody(tokens, vision):
    look = deck_look(tokens, Scheme.CVD2)
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


def test_portuguese_courts_differ_only_in_the_index():
    english, portuguese = (deck_look(LIGHT, letters=letters) for letters in Letters)
    for card in DECK:
        same = face_svg(card, english) == face_svg(card, portuguese)
        assert same is (card.rank <= 10)


def test_the_index_alone_is_drawn_on_nothing_in_one_colour():
    text = index_svg(Card.parse("Qs"), deck_look(LIGHT), colour="#123456")
    assert "<rect" not in text
    assert text.count("fill=") == 1
    assert 'fill="#123456"' in text


@pytest.mark.parametrize("style", BackStyle)
def test_small_backs_are_plain_whatever_the_style(style):
    look = deck_look(LIGHT, back_style=style)
    plain = back_svg(deck_look(LIGHT, back_style=BackStyle.LATTICE), small=True)
    assert back_svg(look, small=True) == plain
    assert back_svg(look) != plain


def test_the_generator_needs_no_qt():
    code = (
        "import sys; from ginrummy_qt.ui.deck import *; from ginrummy_qt.ui.theme.tokens import LIGHT;"
        "from ginrummy_qt.rules.cards import DECK; face_svg(DECK[0], deck_look(LIGHT));"
        "sys.exit(any(name.startswith('PySide6') for name in sys.modules))"
    )
    assert subprocess.run([sys.executable, "-c", code], timeout=60).returncode == 0
