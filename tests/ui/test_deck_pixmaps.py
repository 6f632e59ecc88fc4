"""Card pixmaps: exact device pixels, drawn once, bounded; and what the drawings look like as pixels."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QImage, QTransform

from ginrummy_qt.ports.deck_choices import CardBack, CardFace
from ginrummy_qt.rules.cards import DECK, Card
from ginrummy_qt.ui.deck import DeckStyle, deck_look
from ginrummy_qt.ui.deck.pixmaps import CardPixmaps, device_size, index_foot, is_large
from ginrummy_qt.ui.theme.tokens import DARK, HIGH_CONTRAST, LIGHT

LOOK = deck_look(LIGHT)
STANDARD = deck_look(LIGHT, DeckStyle(face=CardFace.STANDARD))
LARGE = deck_look(LIGHT, DeckStyle(face=CardFace.LARGE))
SEVEN = Card.parse("7s")


@pytest.fixture(autouse=True)
def _app(qapp):
    """Pixmaps need a running QGuiApplication."""


def image(pixmap):
    """A pixmap's pixels with plain alpha."""
    return pixmap.toImage().convertToFormat(QImage.Format.Format_ARGB32)


def differing(first, second, tolerance=24):
    """Share of the pixels that differ visibly."""
    a, b = bytes(image(first).constBits()), bytes(image(second).constBits())
    return sum(abs(x - y) > tolerance for x, y in zip(a, b, strict=True)) / len(a)


def is_blank(picture, left, right, top, bottom, colour):
    """Whether all pixels of a block have one colour."""
    return all(
        picture.pixelColor(x, y).name() == colour for x in range(left, right) for y in range(top, bottom)
    )


@pytest.mark.parametrize(("width", "ratio"), [(144, 1), (144, 2), (151.5, 1.25), (60, 1.5), (403.2, 3)])
def test_a_pixmap_has_exactly_the_device_pixels_of_its_size(width, ratio):
    for pixmap in (CardPixmaps().face(SEVEN, width, ratio, LOOK), CardPixmaps().back(width, ratio, LOOK)):
        assert (pixmap.width(), pixmap.height()) == (round(width * ratio), round(width * 1.4 * ratio))
        assert pixmap.devicePixelRatio() == ratio


def test_a_pixmap_is_drawn_once():
    cache = CardPixmaps()
    first = cache.face(SEVEN, 144, 1, LOOK)
    assert cache.face(SEVEN, 144, 1, LOOK).cacheKey() == first.cacheKey()
    assert cache.statistics().rendered == 1


@pytest.mark.parametrize(
    "changed",
    [
        lambda cache: cache.face(Card.parse("8s"), 144, 1, LOOK),
        lambda cache: cache.face(SEVEN, 145, 1, LOOK),
        lambda cache: cache.face(SEVEN, 144, 2, LOOK),
        lambda cache: cache.face(SEVEN, 144, 1, deck_look(DARK)),
        lambda cache: cache.face(SEVEN, 144, 1, LARGE),
        lambda cache: cache.index(SEVEN, 144, 1, LOOK, "#000000"),
        lambda cache: cache.back(144, 1, LOOK),
    ],
    ids=["card", "width", "ratio", "look", "large", "index", "back"],
)
def test_everything_a_picture_depends_on_makes_another_one(changed):
    cache = CardPixmaps()
    first = cache.face(SEVEN, 144, 1, LOOK)
    assert changed(cache).cacheKey() != first.cacheKey()
    assert cache.statistics().rendered == 2


def test_nothing_is_drawn_before_it_is_asked_for():
    assert CardPixmaps().statistics().rendered == 0


def test_the_cache_keeps_to_its_limit_and_forgets_the_oldest():
    one = 60 * 84 * 4
    cache = CardPixmaps(limit=3 * one)
    a, b, c, d = DECK[:4]
    for card in (a, b, c, a, d):
        cache.face(card, 60, 1, LOOK)
    assert cache.statistics().pixmaps == 3
    assert cache.statistics().bytes_kept == 3 * one
    before = cache.statistics().rendered
    cache.face(a, 60, 1, LOOK)
    assert cache.statistics().rendered == before
    cache.face(b, 60, 1, LOOK)
    assert cache.statistics().rendered == before + 1


def test_a_card_larger_than_the_limit_is_drawn_all_the_same():
    cache = CardPixmaps(limit=1)
    assert not cache.face(SEVEN, 144, 1, LOOK).isNull()
    assert cache.statistics().pixmaps == 1


def test_clearing_forgets_everything():
    cache = CardPixmaps()
    cache.back(60, 1, LOOK)
    cache.clear()
    assert (cache.statistics().pixmaps, cache.statistics().bytes_kept) == (0, 0)


@pytest.mark.parametrize(
    ("setting", "height", "large"),
    [
        (CardFace.AUTO, 89.9, True),
        (CardFace.AUTO, 90.0, False),
        (CardFace.LARGE, 300.0, True),
        (CardFace.STANDARD, 40.0, False),
    ],
)
def test_large_print_below_90_pixels_unless_chosen_otherwise(setting, height, large):
    assert is_large(setting, height) is large


def test_a_small_back_is_the_plain_lattice():
    tiled, plain = (
        deck_look(LIGHT, DeckStyle(back=pattern)) for pattern in (CardBack.TILE, CardBack.LATTICE)
    )
    cache = CardPixmaps()
    assert differing(cache.back(60, 1, tiled), cache.back(60, 1, plain)) < 0.001
    assert differing(cache.back(144, 1, tiled), cache.back(144, 1, plain)) > 0.05


@pytest.mark.parametrize("card", [card for card in DECK if card.rank > 10], ids=str)
def test_courts_look_the_same_from_both_sides(card):
    face = CardPixmaps().face(card, 250, 1, LOOK)
    turned = face.transformed(QTransform().rotate(180))
    assert differing(face, turned, tolerance=90) < 0.004


@pytest.mark.parametrize("pattern", CardBack)
def test_backs_do_not_give_away_which_way_round_a_card_is(pattern):
    back = CardPixmaps().back(250, 1, deck_look(LIGHT, DeckStyle(back=pattern)))
    assert differing(back, back.transformed(QTransform().rotate(180)), tolerance=90) < 0.004


@pytest.mark.parametrize("card", [card for card in DECK if 2 <= card.rank <= 10], ids=str)
def test_between_index_and_pips_there_is_room(card):
    picture = image(CardPixmaps().face(card, 250, 1, STANDARD))
    assert is_blank(picture, 49, 63, 8, 342, LIGHT.card)


@pytest.mark.parametrize("card", [card for card in DECK if card.rank > 10], ids=str)
def test_between_index_and_court_there_is_room(card):
    picture = image(CardPixmaps().face(card, 250, 1, STANDARD))
    assert is_blank(picture, 49, 54, 8, 342, LIGHT.card)


@pytest.mark.parametrize("card", DECK, ids=str)
def test_the_large_index_leaves_air_in_the_narrowest_strip(card):
    picture = image(CardPixmaps().face(card, 250, 1, LARGE))
    assert is_blank(picture, 70, 76, 8, 130, LIGHT.card)  # a 44 px step of a 144 px card shows 76 units


@pytest.mark.parametrize("card", DECK, ids=str)
@pytest.mark.parametrize("look", [STANDARD, LARGE], ids=["standard", "large"])
def test_below_the_index_there_is_room_for_a_mark(card, look):
    picture = image(CardPixmaps().face(card, 250, 1, look))
    across, down = index_foot(look, 350)
    middle, foot = round(250 * across), round(350 * down)
    assert is_blank(picture, middle - 12, middle + 12, foot, foot + 60, LIGHT.card)


@pytest.mark.parametrize("tokens", [LIGHT, DARK, HIGH_CONTRAST], ids=lambda tokens: tokens.name)
def test_the_edge_is_a_clean_line_one_pixel_wide_and_corners_are_open(tokens):
    picture = image(CardPixmaps().face(SEVEN, 144, 1, deck_look(tokens)))
    assert picture.pixelColor(0, 0).alpha() == 0
    assert picture.pixelColor(72, 0).name() == tokens.card_edge
    assert picture.pixelColor(72, 1).name() == tokens.card
    assert picture.pixelColor(0, 100).name() == tokens.card_edge
    assert picture.pixelColor(143, 100).name() == tokens.card_edge


def test_the_ghost_index_covers_nothing_but_its_signs():
    picture = image(CardPixmaps().index(SEVEN, 144, 1, LOOK, "#2f4237"))
    assert picture.pixelColor(72, 101).alpha() == 0
    assert any(picture.pixelColor(x, y).name() == "#2f4237" for x in range(8, 28) for y in range(9, 60))


def test_device_size_is_never_empty():
    assert device_size(0.2, 1) == (1, 1)
