"""Buttons and the style of dialogs: real widgets, real events."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLabel, QLineEdit, QListWidget, QPushButton, QWidget

from ginrummy_qt.ui.theme.buttons import ButtonKind, ButtonState, button_size, paint_button
from ginrummy_qt.ui.theme.contrast import contrast
from ginrummy_qt.ui.theme.fonts import load_fonts
from ginrummy_qt.ui.theme.icons import Icons
from ginrummy_qt.ui.theme.metrics import Metrics
from ginrummy_qt.ui.theme.resources import resource_path
from ginrummy_qt.ui.theme.shadows import Shadows, button_shadow
from ginrummy_qt.ui.theme.style import (
    apply_palette,
    dialog_ground,
    field_edge,
    field_ground,
    palette,
    style_sheet,
    tooltip_ground,
    tooltip_text,
)
from ginrummy_qt.ui.theme.theme import Theme
from ginrummy_qt.ui.theme.tokens import DARK, HIGH_CONTRAST, LIGHT
from ginrummy_qt.ui.theme.widgets import ThemedButton

LOOKS = (LIGHT, DARK, HIGH_CONTRAST)
every_look = pytest.mark.parametrize("tokens", LOOKS, ids=lambda tokens: tokens.name)
STATES = {
    "rest": ButtonState(),
    "hovered": ButtonState(hovered=True),
    "pressed": ButtonState(hovered=True, pressed=True),
    "focused": ButtonState(focused=True),
    "disabled": ButtonState(enabled=False),
}


@pytest.fixture
def theme(qapp):
    """The light look at scale 1."""
    return Theme(LIGHT, load_fonts(), Metrics())


@pytest.fixture
def undressed(qapp):
    """Gives the application its plain looks back afterwards."""
    style, colours, font = qapp.style().name(), QPalette(qapp.palette()), qapp.font()
    yield qapp
    qapp.setStyleSheet("")
    qapp.setStyle(style)
    qapp.setPalette(colours)
    qapp.setFont(font)


def painted(theme, kind, state):
    """A button on the table, as a picture."""
    image = QImage(200, 80, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(theme.tokens.table_edge)
    painter = QPainter(image)
    rect = QRectF(20, 16, 160, 48)
    paint_button(
        painter, rect, "Gin", kind, state, theme, Shadows(theme.tokens.shadow), button_shadow(theme.scale)
    )
    painter.end()
    return image


@every_look
@pytest.mark.parametrize("kind", ButtonKind)
def test_every_state_of_a_button_looks_different(theme, tokens, kind):
    theme = theme.with_tokens(tokens)
    pictures = [painted(theme, kind, state) for state in STATES.values()]
    for index, picture in enumerate(pictures):
        assert all(picture != other for other in pictures[:index])


@every_look
def test_a_primary_button_has_the_accent_and_a_disabled_one_no_fill(theme, tokens):
    theme = theme.with_tokens(tokens)
    rest = painted(theme, ButtonKind.PRIMARY, STATES["rest"])
    assert rest.pixelColor(40, 30).name() == tokens.primary
    disabled = painted(theme, ButtonKind.PRIMARY, STATES["disabled"])
    assert disabled.pixelColor(40, 30).name() == tokens.table_edge
    assert disabled.pixelColor(20, 40).name() == tokens.disabled_edge


def test_a_pressed_button_moves_one_pixel_down(theme):
    picture = painted(theme, ButtonKind.PRIMARY, STATES["pressed"])
    rest = painted(theme, ButtonKind.PRIMARY, STATES["rest"])
    assert rest.pixelColor(100, 16).name() == LIGHT.primary
    assert picture.pixelColor(100, 16).name() != picture.pixelColor(100, 17).name()


def test_buttons_are_as_large_as_a_finger_and_grow_with_their_text(theme):
    size = button_size("OK", theme)
    assert size.height() == 48
    assert 44 <= size.width() <= 80
    assert button_size("Knock with 6", theme).width() > size.width()
    assert button_size("OK", theme, tight=True).width() < size.width()
    assert button_size("", theme, has_icon=True).width() >= 44
    assert button_size("OK", theme.at_scale(0.84)).height() == 44


def shown_button(qtbot, theme, kind=ButtonKind.PRIMARY, icon=""):
    """A window, the button in it, and the list that the button's clicks go to."""
    window = QWidget()
    qtbot.addWidget(window)
    layout = QHBoxLayout(window)
    button = ThemedButton("Knock with 6", kind, theme, Icons(), icon)
    layout.addWidget(button)
    clicks = []
    button.clicked.connect(lambda: clicks.append(1))
    window.show()
    qtbot.waitExposed(window)
    return window, button, clicks


def test_a_button_answers_mouse_and_keyboard(qtbot, theme):
    _window, button, clicks = shown_button(qtbot, theme)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton, pos=button.box().center())
    button.setFocus()
    QTest.keyClick(button, Qt.Key.Key_Space)
    assert len(clicks) == 2


def test_the_halo_is_not_part_of_the_button(qtbot, theme):
    _window, button, clicks = shown_button(qtbot, theme)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton, pos=QPoint(1, 1))
    assert clicks == []


def test_a_disabled_button_does_nothing(qtbot, theme):
    _window, button, clicks = shown_button(qtbot, theme)
    button.setEnabled(False)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton, pos=button.box().center())
    assert clicks == []


def test_a_button_follows_theme_and_padding(qtbot, theme):
    _window, button, _ = shown_button(qtbot, theme, ButtonKind.SECONDARY, icon="sort")
    width = button.sizeHint().width()
    button.set_tight(True)
    assert button.sizeHint().width() == width - 12
    button.set_theme(theme.at_scale(2.0).with_tokens(DARK))
    assert button.sizeHint().height() == 2 * (48 + 14)
    assert button.minimumSizeHint() == button.sizeHint()


def test_hovering_repaints_the_button(qtbot, theme):
    _window, button, _ = shown_button(qtbot, theme)
    rest = button.grab().toImage()
    QTest.mouseMove(button, button.box().center())
    qtbot.waitUntil(lambda: button.grab().toImage() != rest)


@every_look
def test_texts_and_edges_of_dialogs_can_be_seen(tokens):
    assert contrast(tokens.sink, dialog_ground(tokens)) >= 4.5
    assert contrast(tokens.sink2, dialog_ground(tokens)) >= 4.5
    assert contrast(tokens.sink, field_ground(tokens)) >= 4.5
    assert contrast(field_edge(tokens), dialog_ground(tokens)) >= 3
    assert contrast(field_edge(tokens), field_ground(tokens)) >= 3
    assert contrast(tokens.focus, dialog_ground(tokens)) >= 3
    assert contrast(tooltip_text(tokens), tooltip_ground(tokens)) >= 4.5


@every_look
def test_the_palette_speaks_in_tokens(qapp, tokens):
    colours = palette(tokens)
    assert colours.color(QPalette.ColorRole.Window).name() == tokens.surface
    assert colours.color(QPalette.ColorRole.Highlight).name() == tokens.primary
    assert colours.color(QPalette.ColorGroup.Disabled, QPalette.ColorRole.Text).name() == tokens.disabled


@every_look
def test_the_style_sheet_has_no_blank_left_to_fill(tokens):
    text = style_sheet(tokens, Metrics())
    assert "@" not in text.partition("*/")[2]
    assert tokens.primary in text


@every_look
def test_widgets_are_dressed(undressed, qtbot, theme, tokens):
    apply_palette(undressed, theme.with_tokens(tokens))
    field = QLineEdit()
    qtbot.addWidget(field)
    field.resize(200, 40)
    field.show()
    picture = field.grab().toImage()
    assert picture.pixelColor(100, 8).name() == field_ground(tokens)
    assert QApplication.font().family() == "Inter"
    button = QPushButton("OK")
    qtbot.addWidget(button)
    button.setDefault(True)
    assert button.sizeHint().height() >= 36


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_enter_and_space_press_a_button_that_has_the_focus(qtbot, theme, key):
    button = ThemedButton("Next hand", ButtonKind.PRIMARY, theme, Icons())
    qtbot.addWidget(button)
    button.show()
    with qtbot.waitSignal(button.clicked):
        QTest.keyClick(button, key)


def test_the_style_sheet_leaves_our_buttons_the_size_they_ask_for(undressed, qtbot, theme):
    apply_palette(undressed, theme)
    button = ThemedButton("Gin", ButtonKind.PRIMARY, theme, Icons())
    qtbot.addWidget(button)
    button.resize(button.sizeHint())
    button.show()
    assert button.size() == button.sizeHint()


def test_the_look_can_be_exchanged_while_windows_are_open(undressed, qtbot, theme):
    apply_palette(undressed, theme)
    label, rows = QLabel("Gin"), QListWidget()
    for widget in (label, rows):
        qtbot.addWidget(widget)
    rows.ensurePolished()
    rows.addItems(["one", "two"])
    rows.show()
    apply_palette(undressed, theme.with_tokens(DARK))
    assert rows.palette().color(QPalette.ColorRole.Text).name() == DARK.sink
    first, second = (rows.visualItemRect(rows.item(row)) for row in (0, 1))
    assert second.top() - first.top() == first.height() >= 32


@pytest.mark.parametrize("tone", ["light", "dark"])
@pytest.mark.parametrize(
    ("mark", "source"),
    [
        ("check", "check"),
        ("dot", "dot"),
        ("up", "chevron-up"),
        ("down", "chevron-down"),
        ("right", "chevron-right"),
    ],
)
def test_the_style_sheets_marks_are_our_icons_in_a_stronger_line(tone, mark, source):
    colour = {"light": "#f4f6f2", "dark": "#1a241f"}[tone]
    icon = resource_path("icons", f"{source}.svg").read_text(encoding="utf-8")
    expected = icon.replace("currentColor", colour).replace('stroke-width="1.75"', 'stroke-width="2.5"')
    assert resource_path("icons", f"style-{mark}-{tone}.svg").read_text(encoding="utf-8") == expected
