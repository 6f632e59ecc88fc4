"""The look in force follows the desktop's colour scheme and contrast while the program runs (issue 4, 1)."""

from __future__ import annotations

from typing import cast

import pytest
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QStyleHints

from ginrummy_qt.ports.deck_choices import BackColour, SuitPalette
from ginrummy_qt.ports.settings import ThemeChoice
from ginrummy_qt.ui.deck import DeckStyle, deck_look
from ginrummy_qt.ui.look import Look
from ginrummy_qt.ui.theme.contrast import contrast
from ginrummy_qt.ui.theme.tokens import DARK, HIGH_CONTRAST, LIGHT


class Desktop(QObject):
    """A desktop's wishes: Qt's style hints and accessibility hints in one."""

    colorSchemeChanged = Signal(object)
    contrastPreferenceChanged = Signal(object)

    def __init__(self):
        super().__init__()
        self.scheme, self.contrast = Qt.ColorScheme.Light, Qt.ContrastPreference.NoPreference

    def accessibility(self):
        return self

    def colorScheme(self):
        return self.scheme

    def contrastPreference(self):
        return self.contrast

    def turn_dark(self):
        self.scheme = Qt.ColorScheme.Dark
        self.colorSchemeChanged.emit(self.scheme)

    def want_contrast(self, contrast=Qt.ContrastPreference.HighContrast):
        self.contrast = contrast
        self.contrastPreferenceChanged.emit(contrast)


@pytest.fixture
def desktop(qapp):
    palette, sheet, font = qapp.palette(), qapp.styleSheet(), qapp.font()
    yield Desktop()
    qapp.setStyleSheet(sheet)
    qapp.setPalette(palette)
    qapp.setFont(font)


def look(qapp, desktop, choice):
    found = Look(qapp, choice, cast("QStyleHints", desktop))
    seen = []
    found.changed.connect(lambda theme: seen.append(theme.tokens))
    return found, seen


def test_a_change_of_the_desktop_is_followed_at_once(qapp, desktop):
    found, seen = look(qapp, desktop, ThemeChoice.SYSTEM)
    assert found.theme.tokens == LIGHT
    desktop.turn_dark()
    desktop.want_contrast()
    desktop.want_contrast(Qt.ContrastPreference.NoPreference)
    assert seen == [DARK, HIGH_CONTRAST, DARK]
    assert qapp.palette().window().color().name() == DARK.surface


def test_suit_signs_in_texts_take_the_palette_of_the_cards_without_a_new_style_sheet(qapp, desktop):
    found, seen = look(qapp, desktop, ThemeChoice.LIGHT)
    qapp.setStyleSheet("")
    found.choose(ThemeChoice.LIGHT, SuitPalette.FOUR)
    assert [tokens.suits for tokens in seen] == [SuitPalette.FOUR]
    assert qapp.styleSheet() == ""
    found.choose(ThemeChoice.DARK, SuitPalette.FOUR)
    assert (found.theme.tokens.name, found.theme.tokens.suits) == ("dark", SuitPalette.FOUR)


@pytest.mark.parametrize("theme", [ThemeChoice.LIGHT, ThemeChoice.DARK, ThemeChoice.HIGH_CONTRAST])
@pytest.mark.parametrize("back", BackColour)
def test_the_opponents_disc_has_the_colour_of_the_backs(qapp, desktop, theme, back):
    found, _ = look(qapp, desktop, theme)
    found.choose(theme, SuitPalette.TWO, back)
    tokens = found.theme.tokens
    assert deck_look(tokens, DeckStyle(back_colour=back)).back == tokens.back
    assert contrast(tokens.back, tokens.back_frame) >= 4.5
    assert contrast(tokens.back, tokens.thinking) >= 3
    found.choose(theme)
    assert (found.theme.tokens.back == tokens.back) is (back is BackColour.THEME)


def test_a_chosen_look_stays_whatever_the_desktop_does(qapp, desktop):
    found, seen = look(qapp, desktop, ThemeChoice.LIGHT)
    desktop.turn_dark()
    desktop.want_contrast()
    assert (found.theme.tokens, seen) == (LIGHT, [])
    found.choose(ThemeChoice.SYSTEM)
    assert seen == [HIGH_CONTRAST]
