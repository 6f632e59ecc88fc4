"""What every program of a desktop does the same way: menu roles, standard keys, full screen, icons."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtTest import QTest

from ginrummy_qt.ui.theme.icons import app_icon
from tests.helpers.windows import started

ROLES = {
    "about": QAction.MenuRole.AboutRole,
    "settings": QAction.MenuRole.PreferencesRole,
    "quit": QAction.MenuRole.QuitRole,
}
"""What macOS moves into the menu named after the program."""


def test_macos_moves_what_it_expects_and_guesses_nothing_from_words(program):
    acts = program.open().menus.acts
    assert {name: acts[name].menuRole() for name in ROLES} == ROLES
    others = {name for name, act in acts.items() if act.menuRole() is not QAction.MenuRole.NoRole}
    assert others == set(ROLES)


@pytest.mark.parametrize(
    ("name", "standard", "otherwise"),
    [
        ("new_match", QKeySequence.StandardKey.New, "Ctrl+N"),
        ("settings", QKeySequence.StandardKey.Preferences, "Ctrl+,"),
        ("full_screen", QKeySequence.StandardKey.FullScreen, "F11"),
        ("rules", QKeySequence.StandardKey.HelpContents, "F1"),
        ("quit", QKeySequence.StandardKey.Quit, "Ctrl+Q"),
    ],
)
def test_standard_keys_are_those_of_the_desktop(program, name, standard, otherwise):
    keys = QKeySequence.keyBindings(standard) or [QKeySequence(otherwise)]
    assert program.open().menus.acts[name].shortcut() in keys


def test_no_two_acts_have_one_key(program):
    keys = [sequence.toString() for act in program.open().menus.acts.values() for sequence in act.shortcuts()]
    assert len(keys) == len(set(keys)) > 15


def test_the_menu_knows_when_the_desktop_ends_full_screen(program):
    window = started(program)
    QTest.keyClick(window, Qt.Key.Key_F11)
    assert window.menus.acts["full_screen"].isChecked()
    window.setWindowState(window.windowState() & ~Qt.WindowState.WindowFullScreen)
    QCoreApplication.processEvents()
    assert not window.menus.acts["full_screen"].isChecked()
    assert not window.isFullScreen()


def test_the_icon_is_sharp_at_every_size_and_scaling(qapp):
    icon = app_icon()
    for side in (16, 20, 24, 32, 48, 64, 128, 256):
        assert icon.actualSize(QSize(side, side)) == QSize(side, side)
    assert icon.pixmap(QSize(32, 32), 2.0).size() == QSize(64, 64)
