"""No text is clipped, shortened or written over another one in any language at 800x600 (issue 4, point 6)."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from ginrummy_qt.presentation.languages import LANGUAGES
from ginrummy_qt.ui.i18n import PSEUDO
from tests.helpers import tour
from tests.helpers.board import play_to_the_board
from tests.helpers.fitting import Fitting
from tests.helpers.windows import press, started


@pytest.mark.qt_log_ignore("does not support grabbing the keyboard")  # says the offscreen platform of menus
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_has_its_room_in_the_smallest_window(program, monkeypatch, language):
    window = program.open(size=(800, 600), language=language)
    fitting = Fitting(monkeypatch)
    for place in tour.everything(program, window):
        fitting.look(window, place)
    assert fitting.faults == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_cards_seen_and_a_knock_answered_by_hand_have_room(program, monkeypatch, language):
    window = program.open(size=(800, 600), language=language)
    press(window, "lay_off_by_hand")
    press(window, "start")
    window.menus.acts["seen_cards"].trigger()
    fitting = Fitting(monkeypatch)
    fitting.look(window, "cards seen")
    assert play_to_the_board(program, window)
    fitting.look(window, "knock to answer")
    QTest.mouseClick(window.table.defence.tray.best, Qt.MouseButton.LeftButton)
    fitting.look(window, "knock answered")
    assert fitting.faults == {}


def test_tables_and_lists_have_room_for_texts_half_as_long_again(program, monkeypatch):
    window = started(program, size=(800, 600), language=PSEUDO)
    fitting = Fitting(monkeypatch)
    for place in tour.the_sheets(window):
        fitting.look(window, place)
    assert not [fault for fault in fitting.faults if not fault.startswith("shortened")]
