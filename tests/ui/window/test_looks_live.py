"""Palette, print, back and letters change on the table at once; a damaged look is told (issue 4, 1)."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale

from ginrummy_qt.ports.deck_choices import BackColour, CardBack, CardFace, PrintedIndices, SuitPalette
from ginrummy_qt.ui.deck import Letters
from ginrummy_qt.ui.theme import resources
from tests.helpers.windows import started

SOUND = Path(__file__).resolve().parents[3] / "resources"


def look_of(window):
    return window.table.view.scene().art.look


@pytest.mark.parametrize(
    ("choice", "value"),
    [
        ({"suit_palette": SuitPalette.CVD}, "palette"),
        ({"card_face": CardFace.LARGE}, "print_size"),
        ({"card_back": CardBack.BURST}, "pattern"),
        ({"back_colour": BackColour.NAVY}, "back"),
    ],
    ids=lambda value: str(next(iter(value))) if isinstance(value, dict) else None,
)
def test_a_choice_of_deck_is_on_the_table_at_once(program, choice, value):
    window = started(program)
    before, picture = look_of(window), window.grab().toImage()
    program_settings = window._services.preferences
    program_settings.change(**choice)
    assert getattr(look_of(window), value) != getattr(before, value)
    assert window.grab().toImage() != picture
    program_settings.change(**{name: getattr(type(program_settings.now)(), name) for name in choice})
    assert look_of(window) == before
    assert window.grab().toImage() == picture


def test_suit_signs_beside_the_table_follow_the_palette(program):
    window = started(program)
    assert window.page.log.look.theme.tokens.suits == SuitPalette.TWO
    window._services.preferences.change(suit_palette=SuitPalette.CVD)
    assert window.page.log.look.theme.tokens.suits == SuitPalette.CVD
    assert window.table.theme.tokens.suits is SuitPalette.CVD


def test_letters_follow_the_language_or_the_choice(program):
    window = started(program)
    settings = window._services.preferences
    system = Letters.PORTUGUESE if QLocale.system().name() == "pt_PT" else Letters.ENGLISH
    assert look_of(window).letters is system
    settings.change(language="pt_PT")
    assert look_of(window).letters is Letters.PORTUGUESE
    settings.change(printed_indices=PrintedIndices.ENGLISH)
    assert look_of(window).letters is Letters.ENGLISH


def test_the_deck_chosen_is_that_of_the_next_start(program):
    window = started(program)
    window._services.preferences.change(suit_palette=SuitPalette.FOUR, card_back=CardBack.LATTICE)
    program.close(window)
    again = program.open()
    assert (look_of(again).palette, look_of(again).pattern) == (SuitPalette.FOUR, CardBack.LATTICE)


def test_a_damaged_look_is_told_in_one_sentence_and_the_match_goes_on(program, tmp_path, monkeypatch):
    copy = tmp_path / "damaged"
    shutil.copytree(SOUND, copy)
    (copy / "style" / "widgets.qss").unlink()
    (copy / "icons" / "eye.svg").write_text("<svg", encoding="utf-8")
    monkeypatch.setattr(resources, "_roots", lambda: (copy,))
    window = started(program)
    program.qtbot.waitUntil(lambda: bool(window.page.banner.said))
    said = window.page.banner.said
    assert said == (
        "Some files of the program are damaged (the style of dialogs, icons); install it again to mend them."
    )
    assert len(window.desk.update.view.hand) in (10, 11)


def test_a_sound_look_says_nothing(program):
    window = started(program)
    program.qtbot.wait(50)
    assert window.page.banner.said == ""
