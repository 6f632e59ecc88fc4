"""Every text of the statistics page has room in the smallest window, half as long again too."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton

from ginrummy_qt.ui.i18n import PseudoTranslator
from ginrummy_qt.ui.statistics.texts import Section
from tests.helpers.fitting import Fitting
from tests.helpers.statistics import FakeStatistics
from tests.helpers.widgets import child

SMALLEST = (800, 572)


@pytest.fixture
def longer(qapp):
    owner = QObject()
    translator = PseudoTranslator(owner)
    QCoreApplication.installTranslator(translator)
    yield
    QCoreApplication.removeTranslator(translator)
    QCoreApplication.processEvents()


def press(parent, name):
    QTest.mouseClick(child(parent, QAbstractButton, name), Qt.MouseButton.LeftButton)
    QCoreApplication.processEvents()


def look_through(made, fitting):
    """Look at everything that can be opened from the page."""
    for section in Section:
        press(made.page, f"show_{section}")
        fitting.look(made.window, section)
    press(made.page, "show_hands")
    press(made.page, "as_tables")
    fitting.look(made.window, "tables")
    for name in ("export", "reset", "players"):
        press(made.page, name)
        fitting.look(made.window, name)
        made.opener.top.reject()
        QCoreApplication.processEvents()


def test_english_has_its_room(opened, monkeypatch):
    made = opened(size=SMALLEST)
    fitting = Fitting(monkeypatch)
    look_through(made, fitting)
    assert fitting.faults == {}


def test_texts_half_as_long_again_have_room(longer, opened, monkeypatch):
    made = opened(size=SMALLEST)
    fitting = Fitting(monkeypatch)
    look_through(made, fitting)
    assert fitting.faults == {}


def test_the_empty_page_has_room(longer, opened, monkeypatch):
    made = opened(FakeStatistics(()), size=SMALLEST)
    fitting = Fitting(monkeypatch)
    fitting.look(made.window, "empty")
    assert fitting.faults == {}
