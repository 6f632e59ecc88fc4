"""A broken look falls back and knows what is wrong (issue 4, Bad input)."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from PySide6.QtWidgets import QPushButton

from ginrummy_qt.ui.theme import resources
from ginrummy_qt.ui.theme.fonts import Fonts, load_fonts
from ginrummy_qt.ui.theme.icons import ICON_NAMES, Icons, app_icon
from ginrummy_qt.ui.theme.metrics import Metrics
from ginrummy_qt.ui.theme.soundness import Part, broken_parts
from ginrummy_qt.ui.theme.style import style_sheet
from ginrummy_qt.ui.theme.tokens import LIGHT

SOUND = Path(__file__).resolve().parents[2] / "resources"


@pytest.fixture
def folder(tmp_path, monkeypatch, qapp):
    """A copy of the program's files that a test may damage; it is the one in use."""
    copy = tmp_path / "resources"
    shutil.copytree(SOUND, copy)
    monkeypatch.setattr(resources, "_roots", lambda: (copy,))
    return copy


def inked(pixmap):
    picture = pixmap.toImage()
    size = range(picture.width())
    return sum(picture.pixelColor(x, y).alpha() > 128 for x in size for y in size)


def test_every_icon_of_the_program_is_listed_and_nothing_else():
    assert sorted(path.stem for path in (SOUND / "icons").glob("*.svg")) == sorted(ICON_NAMES)


def test_the_programs_own_files_are_sound(folder):
    assert broken_parts(load_fonts()) == ()


def test_a_style_sheet_cut_off_anywhere_is_noticed(folder):
    file = folder / "style" / "widgets.qss"
    whole = file.read_text(encoding="utf-8")
    for end in range(0, len(whole) - 2, 37):
        file.write_text(whole[:end], encoding="utf-8")
        assert style_sheet(LIGHT, Metrics()) == "", end


@pytest.mark.parametrize("text", [None, "", "QMenu { color: red;", b"\xff\xfe\x00"])
def test_without_its_style_sheet_the_palette_serves(folder, qtbot, text):
    file = folder / "style" / "widgets.qss"
    file.unlink()
    if text is not None:
        file.write_bytes(text.encode() if isinstance(text, str) else text)
    assert style_sheet(LIGHT, Metrics()) == ""
    assert broken_parts(load_fonts()) == (Part.STYLE,)
    button = QPushButton("Start")
    qtbot.addWidget(button)
    button.setStyleSheet(style_sheet(LIGHT, Metrics()))
    assert button.sizeHint().height() > 10


@pytest.mark.parametrize(
    "text", [None, "", "<svg", '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0', b"\xff"]
)
def test_a_ring_stands_in_for_an_icon_that_cannot_be_drawn(folder, text):
    file = folder / "icons" / "close.svg"
    file.unlink()
    if text is not None:
        file.write_bytes(text.encode() if isinstance(text, str) else text)
    assert inked(Icons().pixmap("close", 24, 1, "#000000")) > 20
    assert broken_parts(load_fonts()) == (Part.ICONS,)


def test_without_any_icons_there_are_rings_and_the_window_has_an_icon(folder):
    shutil.rmtree(folder / "icons")
    assert inked(Icons().pixmap("eye", 24, 1, "#000000")) > 20
    assert not app_icon().isNull()
    assert 'url("/style-check-' in style_sheet(LIGHT, Metrics())
    assert broken_parts(load_fonts()) == (Part.ICONS,)


@pytest.mark.parametrize("data", [None, b"no font at all"])
def test_a_missing_typeface_is_noticed(folder, data):
    file = folder / "fonts" / "GinRummySuits.ttf"
    file.unlink()
    if data is not None:
        file.write_bytes(data)
    fonts = load_fonts()
    assert fonts == Fonts(sans=fonts.sans, serif=fonts.serif, suits="")
    assert broken_parts(fonts) == (Part.FONTS,)
