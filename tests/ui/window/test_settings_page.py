"""The page with all settings: each holds at once, is seen beside, and goes back to what is usual."""

from __future__ import annotations

from dataclasses import fields, replace
from enum import StrEnum
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLabel, QRadioButton, QSlider

from ginrummy_qt.ports.deck_choices import SuitPalette
from ginrummy_qt.ports.settings import Settings, Speed, ThemeChoice
from ginrummy_qt.storage.settings_file import SettingsFile
from ginrummy_qt.ui.settings_page.controls import SwitchRow, Tile
from ginrummy_qt.ui.settings_page.options import Amount, Pick, Toggle
from ginrummy_qt.ui.settings_page.texts import SettingsTexts
from ginrummy_qt.ui.theme.tokens import DARK
from ginrummy_qt.ui.theme.widgets import HALO, ThemedButton
from tests.helpers.widgets import child, focused
from tests.helpers.windows import press, sheet_of, started

NOT_ON_THE_PAGE = {"level", "ruleset", "window", "maximized", "hand", "keys", "welcomed"}
"""What is chosen with a new match or with the shortcuts, or kept without being asked for."""


def options():
    return [option for group in SettingsTexts().groups() for option in group.options]


@pytest.fixture
def page(program):
    window = started(program, theme=None, speed=None)
    window.activateWindow()
    QTest.keyClick(window, Qt.Key.Key_Comma, Qt.KeyboardModifier.ControlModifier)
    return window


def kept(window):
    return SettingsFile(window._services.folder).load()[0]


def test_ctrl_comma_opens_it_with_the_keyboard_on_the_first_option(page):
    assert sheet_of(page).objectName() == "settings"
    assert focused().objectName() == "theme_system"


def test_every_setting_there_is_can_be_set_here(qapp):
    named = [option.field for option in options()]
    assert len(named) == len(set(named))
    assert set(named) | NOT_ON_THE_PAGE == {field.name for field in fields(Settings)}


def test_the_values_offered_are_all_values_of_their_fields(qapp):
    usual = Settings()
    for option in options():
        now = getattr(usual, option.field)
        match option:
            case Pick():
                offered = [value.value for value in option.values]
                assert now in offered, option.field
                if isinstance(now, StrEnum):
                    assert set(offered) == set(type(now)), option.field
            case Toggle():
                assert now in (True, False), option.field
            case Amount():
                assert option.lowest <= now <= option.highest
                assert getattr(usual, option.needs) in (True, False)


def test_each_value_is_in_force_and_kept_as_soon_as_it_is_pressed(page):
    sheet = sheet_of(page)
    for option in options():
        if option.field == "language":
            continue
        match option:
            case Pick():
                for value in reversed(option.values):
                    name = "system" if value.value is None else value.value
                    child(sheet, QRadioButton, f"{option.field}_{name}").click()
                    assert getattr(page._services.preferences.now, option.field) == value.value
                    assert getattr(kept(page), option.field) == value.value
            case Toggle():
                before = getattr(page._services.preferences.now, option.field)
                child(sheet, QAbstractButton, option.field).click()
                assert getattr(kept(page), option.field) is not before
            case Amount():
                child(sheet, QSlider, option.field).setValue(option.lowest + 7)
                assert getattr(kept(page), option.field) == option.lowest + 7


def test_the_table_behind_and_the_page_itself_take_a_theme_on_at_once(page):
    press(page, "theme_dark")
    assert page.table.theme.tokens == DARK
    assert sheet_of(page).theme.tokens == DARK


@pytest.mark.parametrize("name", ["suit_palette_four", "card_back_lattice", "left_handed", "dim_deadwood"])
def test_the_small_table_shows_what_is_chosen(page, name):
    preview = sheet_of(page).preview
    before = preview.grab().toImage()
    child(sheet_of(page), QAbstractButton, name).click()
    assert preview.grab().toImage() != before


def test_a_card_moves_at_the_speed_just_chosen(page, qtbot):
    preview = sheet_of(page).preview
    assert not preview.moving
    child(sheet_of(page), QRadioButton, "speed_fast").click()
    assert preview.moving
    qtbot.waitUntil(lambda: not preview.moving, timeout=4000)
    child(sheet_of(page), QAbstractButton, "try_move").click()
    assert preview.moving


def test_by_arrow_keys_the_values_of_an_option_are_walked_through(page):
    QTest.keyClick(focused(), Qt.Key.Key_Right)
    assert page._services.preferences.now.theme is ThemeChoice.LIGHT
    QTest.keyClick(focused(), Qt.Key.Key_Tab)
    assert focused().objectName() == "suit_palette_two"
    QTest.keyClick(focused(), Qt.Key.Key_Right)
    assert page._services.preferences.now.suit_palette is SuitPalette.FOUR


def test_what_has_the_keyboard_is_scrolled_into_sight(page):
    sheet = sheet_of(page)
    page.resize(800, 600)
    QCoreApplication.processEvents()
    for _ in range(40):
        QTest.keyClick(focused(), Qt.Key.Key_Tab)
        QCoreApplication.processEvents()
        top = focused().mapTo(sheet, focused().rect().topLeft())
        low = focused().mapTo(sheet, focused().rect().bottomRight())
        assert sheet.rect().contains(top), focused().objectName()
        assert sheet.rect().contains(low), focused().objectName()
        assert not focused().visibleRegion().isEmpty(), focused().objectName()


def test_each_control_tells_a_screen_reader_which_option_it_is_of(page):
    chip = child(sheet_of(page), QRadioButton, "speed_fast")
    assert chip.accessibleName() == "Speed of the cards: Fast"
    assert child(sheet_of(page), QAbstractButton, "left_handed").text() == "Left-handed"
    assert child(sheet_of(page), QSlider, "sound_volume").accessibleName() == "Volume"


def test_usual_settings_come_back_and_can_be_taken_back(page):
    preferences = page._services.preferences
    assert not child(sheet_of(page), QAbstractButton, "usual").isEnabled()
    preferences.change(language="ro")
    QCoreApplication.processEvents()
    child(sheet_of(page), QRadioButton, "speed_slow").click()
    child(sheet_of(page), QRadioButton, "suit_palette_cvd").click()
    mine = preferences.now
    press(page, "usual")
    assert (preferences.now.speed, preferences.now.suit_palette) == (Speed.NORMAL, SuitPalette.TWO)
    assert preferences.now.language == "ro"
    assert child(sheet_of(page), QRadioButton, "speed_normal").isChecked()
    press(page, "usual")
    # The hand on the table is kept whenever it is arranged, meanwhile too.
    assert replace(preferences.now, hand=None) == replace(mine, hand=None)
    assert child(sheet_of(page), QAbstractButton, "usual").isEnabled()


def test_without_sound_its_volume_is_out_of_use(page):
    slider = child(sheet_of(page), QSlider, "sound_volume")
    assert slider.isEnabled()
    child(sheet_of(page), QAbstractButton, "sound_on").click()
    assert not slider.isEnabled()


def test_the_data_folder_is_opened_from_here(page, monkeypatch):
    opened: list[Path] = []
    monkeypatch.setattr("ginrummy_qt.ui.main_window.open_outside", opened.append)
    press(page, "openFolder")
    assert opened == [page._services.folder]


def test_scrolling_the_page_past_the_volume_does_not_change_it(page):
    slider = child(sheet_of(page), QSlider, "sound_volume")
    before = page._services.preferences.now.sound_volume
    child(sheet_of(page), QAbstractButton, "sound_on").setFocus()
    wheel(slider, -120)
    assert page._services.preferences.now.sound_volume == before

    slider.setFocus()
    wheel(slider, -120)
    assert page._services.preferences.now.sound_volume < before


def wheel(widget, steps):
    at = QPointF(widget.rect().center())
    turned = (QPoint(), QPoint(0, steps), Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier)
    event = QWheelEvent(at, widget.mapToGlobal(at), *turned, Qt.ScrollPhase.NoScrollPhase, False)
    QCoreApplication.sendEvent(widget, event)


def test_no_heading_is_said_again_right_below_it(qapp):
    for group in SettingsTexts().groups():
        assert group.title not in [option.label for option in group.options]


@pytest.mark.parametrize("size", [(800, 600), (1280, 800), (2560, 1440)])
def test_switches_buttons_and_numbers_end_below_each_other(program, size):
    window = started(program, size=size)
    window.open_settings()
    QCoreApplication.processEvents()
    sheet = sheet_of(window)
    ends = {}
    for switch in sheet.findChildren(SwitchRow):
        ends[switch.objectName()] = switch.mapTo(sheet, switch.switch_box().topRight().toPoint()).x()
    for name in ("try_move", "try_sound"):
        button = child(sheet, ThemedButton, name)
        ends[name] = button.mapTo(sheet, button.box().topRight()).x() + 1
    number = sheet.findChild(QSlider, "sound_volume").parentWidget().findChildren(QLabel)[-1]
    ends["number"] = number.mapTo(sheet, number.rect().topRight()).x() + 1
    assert max(ends.values()) - min(ends.values()) <= 1, ends


def test_texts_begin_below_the_title_and_the_focus_ring_keeps_off_them(page):
    sheet = sheet_of(page)
    title = child(sheet, QLabel, "title")
    left = title.mapTo(sheet, title.contentsRect().topLeft()).x()
    headings = [label for label in sheet.findChildren(QLabel) if label.text() == "Table and cards"]
    assert headings[0].mapTo(sheet, headings[0].contentsRect().topLeft()).x() == left
    switch = child(sheet, SwitchRow, "left_handed")
    assert switch.mapTo(sheet, QPoint(0, 0)).x() == left - round(sheet.theme.px(HALO))


def test_what_is_chosen_and_what_has_the_keyboard_are_two_things_to_see(page):
    light, chosen = (child(sheet_of(page), Tile, name) for name in ("theme_light", "theme_system"))
    chosen.click()
    rings = sheet_of(page).theme.tokens
    seen = {}
    for tile, name in ((chosen, "chosen"), (light, "other")):
        for focus in (True, False):
            child(sheet_of(page), Tile, "theme_dark").setFocus()
            if focus:
                tile.setFocus()
            seen[name, focus] = edge_colours(tile)
    assert rings.focus in seen["chosen", True]
    assert rings.primary in seen["chosen", True]
    assert rings.focus in seen["other", True]
    assert rings.primary not in seen["other", True]
    assert rings.focus not in seen["chosen", False]
    assert rings.primary in seen["chosen", False]


def edge_colours(tile):
    """From the left edge inwards, at half the height of the caption."""
    picture = tile.grab().toImage()
    return {picture.pixelColor(x, picture.height() - 14).name() for x in range(9)}
