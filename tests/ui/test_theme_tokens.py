"""The look's contrast ratios, as the design promises them; free of Qt."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import fields, replace

import pytest

from ginrummy_qt.ports.deck_choices import SuitPalette
from ginrummy_qt.presentation.metrics import scale_for
from ginrummy_qt.presentation.poses import Size
from ginrummy_qt.ui.theme.contrast import contrast, darkened, mix, rgb
from ginrummy_qt.ui.theme.metrics import Metrics, TextRole
from ginrummy_qt.ui.theme.suit_colours import SuitInks
from ginrummy_qt.ui.theme.tokens import DARK, HIGH_CONTRAST, LIGHT, Tokens

LOOKS = (LIGHT, DARK, HIGH_CONTRAST)
every_look = pytest.mark.parametrize("tokens", LOOKS, ids=lambda tokens: tokens.name)

# what, on what: ratio in light, dark, high contrast; "table" is the worse of gradient centre and edge
PROMISED = [
    ("ink", "table", 8.3, 11.8, 21),
    ("ink2", "table", 5.5, 6.9, 21),
    ("table_red", "table", 4.7, 6.6, 21),
    ("sink", "surface", 15.2, 13.3, 21),
    ("sink2", "surface", 5.9, 7.1, 21),
    ("ink2", "tray", 7.8, 6.5, 21),
    ("primary_text", "primary", 10.0, 11.2, 14.9),
    ("primary", "table", 5.2, 8.3, 14.9),
    ("secondary_text", "secondary", 15.2, 9.4, 21),
    ("opponent", "surface", 7.0, 5.9, 12.9),
    ("slot", "table_centre", 3.1, 3.4, 21),
    ("focus", "table", 3.6, 6.9, 13.7),
    ("card_edge", "card", 3.6, 3.5, 21),
    ("card_red", "card", 5.9, 5.8, 7.3),
    ("card_black", "card", 16.3, 14.6, 21),
    ("back", "back_frame", 8.2, 7.4, 17.2),
    ("disabled", "table_edge", 3.3, 4.0, 10.6),
]


def ratio(tokens, what, on):
    """The contrast of two tokens."""
    grounds = ("table_centre", "table_edge") if on == "table" else (on,)
    return min(contrast(getattr(tokens, what), getattr(tokens, ground)) for ground in grounds)


@pytest.mark.parametrize(("what", "on", "light", "dark", "high"), PROMISED, ids=lambda value: str(value))
def test_contrast_ratios_are_those_of_the_design(what, on, light, dark, high):
    for tokens, promised in zip(LOOKS, (light, dark, high), strict=True):
        assert ratio(tokens, what, on) == pytest.approx(promised, abs=0.06)


def test_the_fresh_tab_shows_on_the_card_in_light_and_on_the_table_elsewhere():
    assert ratio(LIGHT, "fresh", "card") == pytest.approx(3.4, abs=0.06)
    assert ratio(DARK, "fresh", "table") == pytest.approx(7.3, abs=0.06)
    assert ratio(HIGH_CONTRAST, "fresh", "table") == pytest.approx(14.9, abs=0.06)


def test_the_thinking_arc_shows_on_the_back_colour():
    assert ratio(LIGHT, "thinking", "back") == pytest.approx(5.7, abs=0.06)
    assert ratio(DARK, "thinking", "back") == pytest.approx(6.3, abs=0.06)


@every_look
def test_red_suit_signs_in_a_line_on_a_surface_are_readable(tokens):
    assert ratio(tokens, "surface_red", "surface") >= 4.5


@every_look
@pytest.mark.parametrize("palette", SuitPalette)
def test_suit_signs_in_a_text_have_the_colours_of_the_cards_and_are_readable(tokens, palette):
    dressed = replace(tokens, suits=palette)
    black = "" if palette in (SuitPalette.TWO, SuitPalette.CVD2, SuitPalette.CONTRAST) else "coloured"
    for inks, grounds in (
        (dressed.table_suits, (tokens.table_centre, tokens.table_edge, tokens.tray)),
        (dressed.surface_suits, (tokens.surface,)),
    ):
        if tokens.high_contrast and palette is SuitPalette.TWO:
            assert inks == SuitInks(), "as the text, where nobody chose colours"
            continue
        least = 7.0 if tokens.high_contrast else 4.5
        assert inks.spades == ""
        assert bool(inks.clubs) is bool(black)
        assert (inks.diamonds == inks.hearts) is not bool(black)
        for colour in filter(None, (inks.clubs, inks.diamonds, inks.hearts)):
            assert min(contrast(colour, ground) for ground in grounds) >= least


def test_the_usual_palette_writes_the_designs_reds():
    assert LIGHT.table_suits == SuitInks("", LIGHT.table_red, LIGHT.table_red, "")
    assert LIGHT.surface_suits.of("♥", "#123456") == LIGHT.surface_red
    assert LIGHT.surface_suits.of("♠", "#123456") == "#123456"


@every_look
def test_every_colour_is_a_colour(tokens):
    for field in fields(Tokens):
        value = getattr(tokens, field.name)
        if isinstance(value, str) and field.name not in ("name", "keyline", "suits"):
            assert len(rgb(value)) == 3


def test_pure_white_stays_out_of_the_dark_look():
    colours = [getattr(DARK, field.name) for field in fields(Tokens)]
    assert "#ffffff" not in colours


def test_high_contrast_has_no_shadows_and_no_gradient():
    assert HIGH_CONTRAST.shadow == 0
    assert HIGH_CONTRAST.table_centre == HIGH_CONTRAST.table_edge


def test_mixing_and_darkening():
    assert mix("#000000", "#ffffff", 0.5) == "#808080"
    assert contrast(darkened("#cc6400", "#fffefa", 4.5), "#fffefa") >= 4.5
    assert darkened("#000000", "#fffefa", 4.5) == "#000000"
    assert darkened("#cc6400", "#fffefa", 22) == "#000000"  # as far as it goes


@pytest.mark.parametrize("text", ["red", "#fff", "1234567", ""])
def test_what_is_not_a_colour_is_refused(text):
    with pytest.raises(ValueError, match="not a colour"):
        rgb(text)


@pytest.mark.parametrize(
    ("width", "height", "scale"),
    [(1280, 800, 1.0), (2560, 1440, 1.8), (800, 600, 0.84), (3840, 2160, 2.5), (1280, 600, 0.84)],
)
def test_the_scale_follows_the_smaller_side_within_its_bounds(width, height, scale):
    assert scale_for(Size(width, height)) == pytest.approx(scale)


def test_text_sizes_are_those_of_the_design_and_never_below_12():
    sizes = {role.value: Metrics().text(role) for role in TextRole}
    assert sizes == {
        "display": 40, "numeral": 44, "title": 32, "heading": 20, "button": 15, "body": 15,
        "body_strong": 15, "label": 13, "label_strong": 13, "caption": 12,
    }  # fmt: skip
    assert all(Metrics(0.84).text(role) >= 12 for role in TextRole)
    assert Metrics(2.5).text(TextRole.NUMERAL) == 110


def test_a_button_is_never_lower_than_a_finger():
    assert Metrics(0.84).button_height == 44
    assert Metrics(1.0).button_height == 48


def test_tokens_and_metrics_need_no_qt():
    code = (
        "import sys; from ginrummy_qt.ui.theme import contrast, metrics, tokens;"
        "sys.exit(any(name.startswith('PySide6') for name in sys.modules))"
    )
    assert subprocess.run([sys.executable, "-c", code], timeout=60).returncode == 0
