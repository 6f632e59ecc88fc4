"""The keyboard stays with a dialog while it is open, and goes back where it was."""

from __future__ import annotations

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from shiboken6 import delete

from ginrummy_qt.ui.dialogs.about import AboutSheet
from ginrummy_qt.ui.dialogs.opener import SheetOpener
from tests.helpers.sheets import USUAL, theme_for


def open_over_a_button(window):
    """A sheet over a table with one button, which has the focus; the opener, and the button."""
    host = window.centralWidget()
    below = QPushButton(host)
    window.show()
    window.activateWindow()
    QTest.qWaitForWindowActive(window)
    below.setFocus()
    opener = SheetOpener(host, lambda: theme_for(USUAL))
    opener.open(AboutSheet)
    return opener, below


def test_nothing_below_a_sheet_takes_the_focus_from_it(window):
    opener, below = open_over_a_button(window)
    below.setFocus()
    assert opener.top.isAncestorOf(window.focusWidget())


def test_a_sheet_gives_the_focus_back_where_it_was(window):
    opener, below = open_over_a_button(window)
    opener.top.reject()
    assert window.focusWidget() is below


def test_a_sheet_closes_although_what_had_the_focus_is_gone(window):
    opener, below = open_over_a_button(window)
    delete(below)
    opener.top.reject()
    assert not opener.covered
