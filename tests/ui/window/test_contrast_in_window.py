"""Every text beside the table and on a sheet stands out 4.5:1, measured in the window (issue 4, Measures)."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QCheckBox, QComboBox, QLabel, QLineEdit, QPushButton, QRadioButton, QWidget

from ginrummy_qt.ports.settings import ThemeChoice
from ginrummy_qt.rules.seats import Seat
from ginrummy_qt.ui.dialogs.scroll_edges import HEIGHT as FADE
from ginrummy_qt.ui.theme.widgets import ThemedButton
from tests.helpers.pixels import lines_of, part, strongest
from tests.helpers.windows import play_until, sheet_of, started

THEMES = (ThemeChoice.LIGHT, ThemeChoice.DARK, ThemeChoice.HIGH_CONTRAST)
PANELS = ("plate", "log", "seal", "sheet", "prompt", "deadwood")
WRITTEN = (QLabel, QCheckBox, QRadioButton, QPushButton, QComboBox, QLineEdit)
every_theme = pytest.mark.parametrize("theme", THEMES)


def area_of(window, widget):
    """Where a widget is in its window."""
    return QRect(widget.mapTo(window, QPoint(0, 0)), widget.size())


def text_of(widget):
    return widget.currentText() if isinstance(widget, QComboBox) else widget.text()


@every_theme
def test_the_panels_beside_the_table(program, theme):
    window = started(program, theme=theme, size=(1280, 800))
    play_until(program, Seat.SOUTH)
    window.table.skip()
    picture, measured = window.grab(), 0
    for name in PANELS:
        panel = getattr(window.page, name)
        if panel.isVisible():
            inside = 20 if name == "sheet" else 0  # its edge and shadow are no text
            area = area_of(window, panel).adjusted(inside, inside, -inside, -inside)
            lines = lines_of(part(picture, area))
            measured += len(lines)
            assert [strongest(line) for line in lines if strongest(line) < 4.5] == [], name
    assert measured >= 8


@every_theme
def test_the_buttons_in_the_bar(program, theme):
    window = started(program, theme=theme, size=(1280, 800))
    play_until(program, Seat.SOUTH)
    window.table.skip()
    picture = window.grab()
    buttons = [b for b in window.page.findChildren(ThemedButton) if b.isVisible() and b.isEnabled()]
    assert buttons
    for button in buttons:
        inside = button.box().adjusted(6, 4, -6, -4).translated(button.mapTo(window, QPoint(0, 0)))
        assert strongest(part(picture, inside)) >= 4.5, button.objectName()


@every_theme
@pytest.mark.parametrize("name", ["new_match", "settings", "rules", "shortcuts", "about"])
def test_the_sheets(program, theme, name):
    window = started(program, theme=theme, size=(1280, 800))
    window.menus.acts[name].trigger()
    sheet = sheet_of(window)
    program.qtbot.waitUntil(sheet.isVisible)
    picture, measured = window.grab(), 0
    for widget in (each for each in sheet.findChildren(QWidget) if isinstance(each, WRITTEN)):
        area = area_of(window, widget).intersected(area_of(window, sheet))
        if (
            not (widget.isVisible() and widget.isEnabled() and text_of(widget))
            or widget.visibleRegion().isEmpty()
        ):
            continue
        shown = widget.visibleRegion().boundingRect().translated(area_of(window, widget).topLeft())
        whole = shown.height() == widget.height()
        if (whole or (isinstance(widget, QLabel) and shown.height() >= 24 + FADE)) and not area.isEmpty():
            measured += 1
            assert strongest(part(picture, shown)) >= 4.5, text_of(widget)
    assert measured >= 2
