"""Fonts by role, the theme that bundles everything, and where the program finds its own files."""

from __future__ import annotations

import sys
from types import SimpleNamespace
from typing import cast

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import (
    QFont,
    QFontInfo,
    QFontMetricsF,
    QGuiApplication,
    QImage,
    QPainter,
    QPixmap,
    QStyleHints,
)

from ginrummy_qt.ui.theme.fonts import SERIF_ROLES, Fonts, load_fonts, tabular
from ginrummy_qt.ui.theme.metrics import Metrics, TextRole
from ginrummy_qt.ui.theme.resources import ResourceMissing, package_file, resource_path
from ginrummy_qt.ui.theme.theme import Theme, ThemeMode, resolve
from ginrummy_qt.ui.theme.tokens import DARK, HIGH_CONTRAST, LIGHT


@pytest.fixture
def fonts(qapp):
    """The program's typefaces."""
    return load_fonts()


def darkness(font, text="Hamburgefonts"):
    """How much ink a text takes."""
    pixmap = QPixmap(400, 80)
    pixmap.fill(Qt.GlobalColor.white)
    painter = QPainter(pixmap)
    painter.setFont(font)
    painter.drawText(5, 60, text)
    painter.end()
    grey = pixmap.toImage().convertToFormat(QImage.Format.Format_Grayscale8)
    return sum(255 - byte for byte in bytes(grey.constBits()))


def test_our_own_typefaces_are_used(fonts):
    assert fonts == Fonts("Inter", "Literata", "Gin Rummy Suits")
    assert QFontInfo(fonts.font(TextRole.BODY, Metrics())).family() == "Inter"
    assert QFontInfo(fonts.font(TextRole.NUMERAL, Metrics())).family() == "Literata"


def test_the_weight_axis_really_makes_text_bolder(fonts):
    metrics = Metrics(2.0)
    body, strong = (fonts.font(role, metrics) for role in (TextRole.BODY, TextRole.BODY_STRONG))
    assert darkness(strong) > 1.15 * darkness(body)


def test_literata_is_set_at_its_optical_size_and_weight(fonts):
    font = fonts.font(TextRole.TITLE, Metrics())
    assert font.variableAxisValue(QFont.Tag("opsz")) == 36
    assert font.variableAxisValue(QFont.Tag("wght")) == 560


@pytest.mark.parametrize("role", [TextRole.HEADING, TextRole.BODY])
@pytest.mark.parametrize("sign", "♠♥♦♣")
def test_suit_signs_in_a_text_are_drawn_and_stand_on_the_line(fonts, role, sign):
    font = fonts.font(role, Metrics(2.0))
    assert QFontMetricsF(font).inFontUcs4(ord(sign)) or fonts.suits in font.families()
    box = QFontMetricsF(font).tightBoundingRect(sign)
    capitals = QFontMetricsF(font).capHeight()
    assert 0.8 * capitals < box.height() < 1.3 * capitals
    assert -0.05 * capitals < box.bottom() < 0.2 * capitals


def test_without_our_typefaces_the_systems_serve(qapp):
    fonts = Fonts()
    for role in TextRole:
        font = fonts.font(role, Metrics())
        assert font.pixelSize() == Metrics().text(role)
        assert QFontMetricsF(font).horizontalAdvance("Gin") > 0
    assert fonts.font(TextRole.BUTTON, Metrics()).weight() == QFont.Weight.DemiBold


def test_a_chosen_look_wins_and_system_follows_the_desktop(qapp):
    hints = QGuiApplication.styleHints()
    assert resolve(ThemeMode.LIGHT, hints) is LIGHT
    assert resolve(ThemeMode.DARK, hints) is DARK
    assert resolve(ThemeMode.HIGH_CONTRAST, hints) is HIGH_CONTRAST
    assert resolve(ThemeMode.SYSTEM, hints) in (LIGHT, DARK)


@pytest.mark.parametrize(
    ("scheme", "contrast", "expected"),
    [
        (Qt.ColorScheme.Light, Qt.ContrastPreference.NoPreference, LIGHT),
        (Qt.ColorScheme.Dark, Qt.ContrastPreference.NoPreference, DARK),
        (Qt.ColorScheme.Unknown, Qt.ContrastPreference.NoPreference, LIGHT),
        (Qt.ColorScheme.Light, Qt.ContrastPreference.HighContrast, HIGH_CONTRAST),
        (Qt.ColorScheme.Dark, Qt.ContrastPreference.HighContrast, HIGH_CONTRAST),
    ],
)
def test_system_asks_for_contrast_first_and_then_for_the_colour_scheme(scheme, contrast, expected):
    wishes = SimpleNamespace(contrastPreference=lambda: contrast)
    hints = SimpleNamespace(colorScheme=lambda: scheme, accessibility=lambda: wishes)
    assert resolve(ThemeMode.SYSTEM, cast("QStyleHints", hints)) is expected


def test_a_theme_changes_scale_or_look_and_nothing_else(fonts):
    theme = Theme(LIGHT, fonts, Metrics())
    larger = theme.at_scale(2.0)
    assert (larger.tokens, larger.fonts, larger.scale, larger.px(8)) == (LIGHT, fonts, 2.0, 16)
    assert larger.font(TextRole.BODY).pixelSize() == 30
    assert theme.with_tokens(DARK) == Theme(DARK, fonts, Metrics())


def test_resources_are_found_in_a_checkout():
    assert resource_path("icons", "app.svg").is_file()
    assert resource_path("fonts").is_dir()


def test_a_missing_resource_is_named():
    with pytest.raises(ResourceMissing, match=r"resources/icons/unicorn\.svg"):
        resource_path("icons", "unicorn.svg")


def test_a_frozen_bundle_is_asked_first(monkeypatch, tmp_path):
    file = tmp_path / "resources" / "icons" / "app.svg"
    file.parent.mkdir(parents=True)
    file.write_text("<svg/>")
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    assert resource_path("icons", "app.svg") == file
    assert resource_path("icons", "eye.svg").is_file()


def test_a_package_file_is_found_without_importing_the_package():
    assert package_file("fontpkg_inter", "__init__.py") is not None
    assert package_file("fontpkg_inter", "no such file") is None
    assert package_file("no_such_package", "x") is None


def advance(font, text):
    return QFontMetricsF(font).horizontalAdvance(text)


@pytest.mark.parametrize("role", [role for role in TextRole if role not in SERIF_ROLES])
def test_hyphens_leave_no_gaps_in_words_and_figures_in_columns_are_of_one_width(fonts, role):
    font = fonts.font(role, Metrics(0.84))
    figures = {advance(tabular(font), figure) for figure in "0123456789"}
    assert len(figures) == 1
    assert advance(font, "-") < 0.85 * min(figures)


@pytest.mark.parametrize("role", sorted(SERIF_ROLES))
def test_the_serif_s_figures_are_of_one_width_everywhere(fonts, role):
    font = fonts.font(role, Metrics())
    assert len({advance(font, figure) for figure in "0123456789"}) == 1
