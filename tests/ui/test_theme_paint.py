"""The painters of the table, judged by the pixels they leave."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from ginrummy_qt.ui.theme import table_paint as paint
from ginrummy_qt.ui.theme.fonts import load_fonts
from ginrummy_qt.ui.theme.ground import TableGround
from ginrummy_qt.ui.theme.icons import Icons, app_icon
from ginrummy_qt.ui.theme.metrics import Metrics
from ginrummy_qt.ui.theme.shadows import Lift, Shadow, Shadows, card_shadow, contact_shadow, panel_shadow
from ginrummy_qt.ui.theme.theme import Theme, colour
from ginrummy_qt.ui.theme.tokens import DARK, HIGH_CONTRAST, LIGHT

CARD = QRectF(30, 30, 100, 140)


@pytest.fixture
def theme(qapp):
    """The light look at scale 1."""
    return Theme(LIGHT, load_fonts(), Metrics())


class Canvas:
    """A white picture with a painter on it."""

    def __init__(self, ratio=1):
        self.image = QImage(160 * ratio, 200 * ratio, QImage.Format.Format_ARGB32_Premultiplied)
        self.image.setDevicePixelRatio(ratio)
        self.image.fill(Qt.GlobalColor.white)

    def __enter__(self):
        self.painter = QPainter(self.image)
        return self.painter

    def __exit__(self, *error):
        self.painter.end()

    def at(self, x, y):
        """The colour of a device pixel."""
        return self.image.pixelColor(x, y).name()


def grey_levels(image, y):
    """The green parts of a row of pixels."""
    return [image.pixelColor(x, y).green() for x in range(image.width())]


def test_the_ground_is_the_gradient_of_the_design(qapp):
    picture = TableGround().pixmap(1280, 800, 1, LIGHT).toImage()
    for (x, y), expected in {(640, 400): "#c3cfbb", (0, 400): "#b6c4af", (1279, 799): "#b2c1ac"}.items():
        found, wanted = picture.pixelColor(x, y), QColor(expected)
        assert abs(found.red() - wanted.red()) <= 1
        assert abs(found.green() - wanted.green()) <= 1


def test_the_ground_does_not_band(qapp):
    """No level has an edge of its own: where one gives way to the next, both are mixed for a long way."""
    levels = grey_levels(TableGround().pixmap(1280, 800, 1, DARK).toImage(), 336)
    for level in range(min(levels) + 1, max(levels)):
        places = [x for x in range(640) if levels[x] == level]
        neighbours = sum(levels[x] != level for x in range(places[0], places[-1]))
        assert neighbours > 0.25 * len(places)


def test_the_ground_is_made_once_for_a_size_and_is_always_the_same(qapp):
    ground = TableGround()
    first = ground.pixmap(320, 200, 2, LIGHT)
    assert ground.pixmap(320, 200, 2, LIGHT).cacheKey() == first.cacheKey()
    assert (first.width(), first.height(), first.devicePixelRatio()) == (640, 400, 2)
    assert ground.pixmap(320, 200, 2, DARK).cacheKey() != first.cacheKey()
    assert TableGround().pixmap(320, 200, 2, LIGHT).toImage() == first.toImage()


def test_the_high_contrast_ground_is_black(qapp):
    picture = TableGround().pixmap(64, 64, 1, HIGH_CONTRAST).toImage()
    assert {picture.pixelColor(x, x).name() for x in range(64)} == {"#000000"}


def test_shadow_sizes_are_those_of_the_design():
    for lift, factor in {Lift.REST: 1, Lift.HOVER: 1.5, Lift.RAISED: 2, Lift.DRAGGED: 3.2}.items():
        shadow = card_shadow(100, lift)
        assert shadow.blur == pytest.approx(5.5 * factor)
        assert shadow.drop == pytest.approx(2.0 * factor)
        assert shadow.opacity == 0.9
    assert panel_shadow(2.0) == Shadow(44, 16, 0.75)


@pytest.mark.parametrize("ratio", [1, 2])
def test_a_shadow_is_darkest_under_the_edge_and_fades_to_nothing(qapp, ratio):
    canvas = Canvas(ratio)
    with canvas as painter:
        Shadows(LIGHT.shadow).paint(painter, CARD, 6, Shadow(16, 0, 1.0))
    row = [canvas.image.pixelColor(x, 100 * ratio).green() for x in range(10 * ratio, 60 * ratio)]
    assert row == sorted(row, reverse=True)
    assert row[0] == 255
    assert row[20 * ratio] == pytest.approx(255 * (1 - 0.5 * LIGHT.shadow), abs=6)
    assert row[-1] == pytest.approx(255 * (1 - LIGHT.shadow), abs=3)


@pytest.mark.parametrize("ratio", [1, 1.5, 2])
def test_a_cards_shadow_reaches_beyond_the_card_and_lower_than_higher(qapp, ratio):
    for lift in Lift:
        shadow = Shadows(LIGHT.shadow).card(144, ratio, lift)
        size = shadow.pixmap.deviceIndependentSize()
        above, below = -shadow.offset.y(), shadow.offset.y() + size.height() - 144 * 1.4
        assert 0 < above < below
        assert shadow.pixmap.devicePixelRatio() == ratio


def edge_of(canvas, lift):
    """The levels from the left edge of a card's place outwards."""
    with canvas as painter:
        shadow = Shadows(LIGHT.shadow).card(100, 1, lift)
        painter.drawPixmap(CARD.topLeft() + shadow.offset, shadow.pixmap)
    return [canvas.image.pixelColor(x, 100).green() for x in range(29, -1, -1)]


def test_a_card_that_lies_has_a_narrow_shadow_and_a_carried_one_a_wide_soft_one(qapp):
    lying, carried = edge_of(Canvas(), Lift.REST), edge_of(Canvas(), Lift.DRAGGED)
    contact = [contact_shadow(100, lift).opacity for lift in Lift]
    assert contact == sorted(contact, reverse=True)
    assert contact[-1] == 0
    assert sum(level < 250 for level in lying) < 0.5 * sum(level < 250 for level in carried)
    for levels in (lying, carried):
        assert levels == sorted(levels)


def test_a_cards_shadow_is_made_once(qapp):
    shadows = Shadows(DARK.shadow)
    first = shadows.card(144, 1, Lift.REST)
    assert shadows.card(144, 1, Lift.REST) is first
    assert shadows.card(144, 1, Lift.HOVER) is not first


def test_high_contrast_paints_no_shadow(qapp):
    shadows = Shadows(HIGH_CONTRAST.shadow)
    canvas = Canvas()
    with canvas as painter:
        shadows.paint(painter, CARD, 6, Shadow(16, 4, 1.0))
    assert shadows.card(144, 1, Lift.DRAGGED).pixmap.isNull()
    assert canvas.image == Canvas().image


def test_zones_say_their_state_by_line_and_fill(theme):
    seen = set()
    for state, line in zip(paint.ZoneState, (LIGHT.slot, LIGHT.primary, LIGHT.primary), strict=True):
        canvas = Canvas()
        with canvas as painter:
            paint.paint_zone(painter, CARD, state, theme)
        assert canvas.at(30, 100) == line
        assert canvas.at(29, 100) == "#ffffff"
        seen.add((canvas.at(32, 100), canvas.at(33, 100), canvas.at(80, 100)))
    assert len(seen) == 3


@pytest.mark.parametrize(
    ("ring", "blank", "line"),
    [
        (paint.paint_primary_ring, (), (27, 28, 29)),
        (paint.paint_pile_ring, (27, 28, 29), (24, 25, 26)),
        (paint.paint_focus_ring, (27, 28, 29), (24, 25, 26)),
    ],
)
def test_rings_lie_outside_the_card_at_their_distance(theme, ring, blank, line):
    canvas = Canvas()
    with canvas as painter:
        ring(painter, CARD, theme)
    wanted = LIGHT.focus if ring is paint.paint_focus_ring else LIGHT.primary
    assert {canvas.at(x, 100) for x in line} == {wanted}
    assert {canvas.at(x, 100) for x in (*blank, 23, 30, 31)} == {"#ffffff"}


@pytest.mark.parametrize("tokens", [DARK, HIGH_CONTRAST], ids=lambda tokens: tokens.name)
def test_where_the_accent_is_light_a_dark_keyline_parts_it_from_the_card(theme, tokens):
    canvas = Canvas()
    with canvas as painter:
        paint.paint_primary_ring(painter, CARD, theme.with_tokens(tokens))
    assert canvas.at(29, 100) == tokens.keyline
    assert canvas.at(28, 100) == tokens.primary


def test_bracket_and_dots_span_their_cards(theme):
    canvas = Canvas()
    with canvas as painter:
        paint.paint_bracket(painter, 20, 140, 50, theme)
        paint.paint_dotted(painter, 20, 140, 100, theme)
    assert canvas.at(80, 55) == canvas.at(80, 54) == LIGHT.ink
    assert canvas.image.pixelColor(20, 51).green() < 128
    assert canvas.at(80, 51) == "#ffffff"
    row = [canvas.image.pixelColor(x, 103).green() < 128 for x in range(160)]
    dots = sum(here and not before for before, here in pairwise(row))
    assert dots == 20
    assert not any(row[:20] + row[140:])


def test_progress_is_clamped(theme):
    for share, filled in ((-1, False), (0, False), (0.5, True), (2, True)):
        canvas = Canvas()
        with canvas as painter:
            paint.paint_progress(painter, QRectF(20, 20, 100, 8), share, LIGHT.primary, theme)
        assert (canvas.at(40, 24) == LIGHT.primary) is filled
        assert canvas.at(121, 24) == "#ffffff"


def test_panel_tray_scrim_tab_and_disc_are_painted_in_their_colours(theme):
    shadows = Shadows(LIGHT.shadow)
    canvas = Canvas()
    with canvas as painter:
        paint.paint_panel(painter, CARD, theme, shadows)
    assert (canvas.at(80, 100), canvas.at(30, 100)) == (LIGHT.surface, LIGHT.surface_edge)
    with canvas as painter:
        paint.paint_tray(painter, CARD, theme, shadows)
    assert (canvas.at(80, 100), canvas.at(30, 100)) == (LIGHT.tray, LIGHT.tray_edge)
    with canvas as painter:
        paint.paint_fresh_tab(painter, CARD, theme)
        paint.paint_disc(painter, QRectF(60, 80, 40, 40), "M", theme)
        paint.paint_thinking(painter, QRectF(60, 130, 40, 40), 0.0, theme)
    assert canvas.at(42, 29) == LIGHT.fresh
    assert canvas.at(64, 100) == LIGHT.back
    assert canvas.at(97, 150) == LIGHT.thinking
    canvas = Canvas()
    with canvas as painter:
        paint.paint_scrim(painter, QRectF(0, 0, 160, 200), theme)
    assert canvas.image.pixelColor(5, 5).green() == pytest.approx(255 * 0.9, abs=1)


def test_painters_leave_the_painter_as_they_found_it(theme):
    canvas = Canvas()
    with canvas as painter:
        painter.setPen(QColor("#123456"))
        paint.paint_zone(painter, CARD, paint.ZoneState.OVER, theme)
        paint.paint_disc(painter, CARD, "M", theme)
        assert painter.pen().color().name() == "#123456"
        assert not painter.testRenderHint(QPainter.RenderHint.Antialiasing)


def test_icons_come_in_any_colour_and_size_and_are_kept(qapp):
    icons = Icons()
    eye = icons.pixmap("eye", 20, 2, "#ff0000")
    assert (eye.width(), eye.deviceIndependentSize().width()) == (40, 20)
    assert icons.pixmap("eye", 20, 2, "#ff0000").cacheKey() == eye.cacheKey()
    picture = eye.toImage()
    inked = [picture.pixelColor(x, y) for x in range(40) for y in range(40)]
    assert {pixel.name() for pixel in inked if pixel.alpha() == 255} == {"#ff0000"}


def test_an_icon_fades_when_disabled(qapp):
    icon = Icons().icon("sort", LIGHT)
    normal, disabled = (icon.pixmap(24, mode).toImage() for mode in (icon.Mode.Normal, icon.Mode.Disabled))
    assert normal != disabled


def test_the_program_icon_has_all_the_usual_sizes(qapp):
    sizes = {size.width() for size in app_icon().availableSizes()}
    assert sizes == {16, 20, 24, 32, 48, 64, 128, 256}


def test_a_colour_with_an_opacity(qapp):
    assert colour("#ff0000", 0.5).alpha() == 128
