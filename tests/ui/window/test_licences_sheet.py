"""The licences in the program: from the About box, by keys or pointer, each text read when asked for."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import PySide6
import pytest
from PySide6.QtCore import Qt, qVersion
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLabel, QListView, QPlainTextEdit, QWidget

from ginrummy_qt.ui.dialogs.about import AboutSheet
from ginrummy_qt.ui.dialogs.licences import LicencesSheet
from ginrummy_qt.ui.flowing import flowing
from ginrummy_qt.ui.licences import licence_folder, read_components
from tests.helpers.sheets import SMALLEST, USUAL, open_sheet
from tests.helpers.windows import press, sheet_of


@pytest.fixture
def bundle(tmp_path, monkeypatch):
    """A frozen program's folder, with licences and a notice."""
    shutil.copytree(licence_folder(), tmp_path / "licences")
    (tmp_path / "licences" / "NOTICE.txt").write_text("Where the sources are.\n", encoding="utf-8")
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    return tmp_path / "licences"


def _list(sheet):
    return sheet.findChild(QListView, "components")


def _text(sheet):
    return sheet.findChild(QPlainTextEdit, "licenceText")


def _names(sheet):
    model = _list(sheet).model()
    return [model.index(row, 0).data() for row in range(model.rowCount())]


def _row_of(sheet, start):
    [row] = (row for row, name in enumerate(_names(sheet)) if name.startswith(start))
    return row


def _click(sheet, start):
    view = _list(sheet)
    index = view.model().index(_row_of(sheet, start), 0)
    view.scrollTo(index)
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=view.visualRect(index).center())


# From the About box


def test_the_about_box_leads_to_the_licences_and_esc_back_to_it(program):
    window = program.open()
    window.sheets.about()
    press(window, "licences")
    assert isinstance(sheet_of(window), LicencesSheet)
    QTest.keyClick(sheet_of(window).focusWidget(), Qt.Key.Key_Escape)
    assert isinstance(sheet_of(window), AboutSheet)


def test_the_about_box_names_qt_its_licence_and_the_folder_where_to_replace_it(window):
    sheet = open_sheet(window, AboutSheet)
    said = " ".join(label.text() for label in sheet.findChildren(QLabel)).replace("\u200b", "")
    assert f"Qt {qVersion()} and PySide6 {PySide6.__version__}" in said
    assert "GNU Lesser General Public License, version 3" in said
    where = sheet.findChild(QAbstractButton, "qtFolder")
    assert str(Path(PySide6.__file__).parent) in (where.toolTip(), where.accessibleDescription())
    assert "MIT licence" in said


# The list and the text


def test_every_component_is_listed_with_version_and_licence(window):
    sheet = open_sheet(window, LicencesSheet)
    names = _names(sheet)
    assert len(names) == len(read_components(licence_folder()))
    assert f"Qt {qVersion()}, LGPL-3.0-only" in names
    assert "HarfBuzz, MIT-Modern-Variant, part of Qt" in names


def test_the_first_text_is_shown_at_once(window):
    sheet = open_sheet(window, LicencesSheet)
    assert "MIT License" in _text(sheet).toPlainText()


def test_arrows_go_from_text_to_text(window):
    sheet = open_sheet(window, LicencesSheet)
    assert sheet.focusWidget() is _list(sheet)
    QTest.keyClick(_list(sheet), Qt.Key.Key_Down)
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in _text(sheet).toPlainText()
    assert "GNU GENERAL PUBLIC LICENSE" in _text(sheet).toPlainText()


def test_typing_a_name_finds_it(window):
    sheet = open_sheet(window, LicencesSheet)
    QTest.keyClicks(_list(sheet), "Inter")
    assert "The Inter Project Authors" in _text(sheet).toPlainText()
    assert "SIL OPEN FONT LICENSE" in _text(sheet).toPlainText()


def test_a_click_shows_a_text_from_its_beginning(window):
    sheet = open_sheet(window, LicencesSheet)
    _click(sheet, "Qt ")
    _text(sheet).verticalScrollBar().setValue(500)
    _click(sheet, "Python")
    assert "HISTORY OF THE SOFTWARE" in _text(sheet).toPlainText()
    assert _text(sheet).verticalScrollBar().value() == 0


def test_the_text_is_reached_by_tab_and_scrolled_by_keys(window):
    sheet = open_sheet(window, LicencesSheet, SMALLEST)
    _click(sheet, "Qt ")
    QTest.keyClick(_list(sheet), Qt.Key.Key_Tab)
    assert sheet.focusWidget() is _text(sheet)
    QTest.keyClick(_text(sheet), Qt.Key.Key_PageDown)
    assert _text(sheet).verticalScrollBar().value() > 0


def test_a_text_cannot_be_changed(window):
    sheet = open_sheet(window, LicencesSheet)
    before = _text(sheet).toPlainText()
    QTest.keyClicks(_text(sheet), "mine")
    assert _text(sheet).toPlainText() == before


def test_screen_readers_hear_the_list_its_rows_and_whose_text_is_shown(window):
    sheet = open_sheet(window, LicencesSheet)
    _click(sheet, "zlib, in Qt")
    assert _list(sheet).accessibleName() == "What the program contains"
    assert _text(sheet).accessibleName() == "Licence text"
    assert _text(sheet).accessibleDescription() == "zlib, in Qt, Zlib, part of Qt"
    rows = QAccessible.queryAccessibleInterface(_list(sheet))
    assert rows.child(0).text(QAccessible.Text.Name).endswith(", MIT")


@pytest.mark.parametrize("size", [SMALLEST, USUAL, (2560, 1410)])
def test_list_and_text_fit_into_the_window_whole(window, size):
    sheet = open_sheet(window, LicencesSheet, size)
    panel = sheet.findChild(QWidget, "panel")
    for part in (_list(sheet), _text(sheet)):
        place = part.rect().translated(part.mapTo(panel, part.rect().topLeft()))
        assert panel.rect().contains(place)
        assert part.visibleRegion().boundingRect() == part.rect()
    assert _text(sheet).width() > 1.5 * _list(sheet).width()
    assert not _text(sheet).horizontalScrollBar().isVisible()


# Where the texts are


def test_a_bundle_shows_its_own_licences_the_notice_first(window, bundle):
    sheet = open_sheet(window, LicencesSheet)
    assert _names(sheet)[0].startswith("Notice")
    assert _text(sheet).toPlainText() == "Where the sources are.\n"
    _click(sheet, "Qt ")
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in _text(sheet).toPlainText()


def test_a_text_is_read_when_it_is_chosen_and_a_missing_one_is_told(window, bundle):
    shutil.rmtree(bundle / "texts")
    sheet = open_sheet(window, LicencesSheet)
    _click(sheet, "Literata")
    assert "licence texts are not where the program was put" in _text(sheet).toPlainText()


@pytest.mark.parametrize("index", ["nonsense", "", "[[component]]\nname = 'Qt'\n"])
def test_without_an_index_the_sheet_says_where_the_licences_are(window, bundle, qtbot, index):
    (bundle / "index.toml").write_text(index, encoding="utf-8")
    sheet = open_sheet(window, LicencesSheet)
    said = " ".join(label.text() for label in sheet.findChildren(QLabel))
    assert "They are part of every installer, and of the source at https://" in said
    with qtbot.waitSignal(sheet.finished):
        QTest.mouseClick(sheet.findChild(QAbstractButton, "close"), Qt.MouseButton.LeftButton)


# Texts that wrap


def test_no_word_of_any_text_is_lost_or_moved():
    for path in (licence_folder() / "texts").iterdir():
        text = path.read_text(encoding="utf-8")
        assert flowing(text).split() == text.split()


def test_a_paragraph_becomes_one_line():
    text = (
        "  Permission is hereby granted, free of charge, to any person obtaining\n"
        "a copy of this software and associated documentation files (the\n"
        '"Software"), to deal in the Software without restriction.\n'
    )
    assert flowing(text).count("\n") == 1


def test_lists_tables_and_names_keep_their_lines():
    text = (
        "Copyright (c) 1998-2000 Thai Open Source Software Center Ltd and Clark Cooper\n"
        "Copyright (c) 2001-2022 Expat maintainers\n"
        "\n"
        "are permitted provided that the following conditions are met, all of them:\n"
        "1. Redistributions of source code must retain the above copyright notice;\n"
        "2. Redistributions in binary form must reproduce the above copyright notice.\n"
        "\n"
        "    Release         Derived     Year        Owner       GPL-compatible?\n"
        "    2.2 and above   2.1.1       2001-now    PSF         yes\n"
    )
    assert flowing(text) == text
