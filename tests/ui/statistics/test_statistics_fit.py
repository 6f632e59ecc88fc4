"""Every text of the statistics page is translated, and has room in the smallest window in every language."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLabel, QTableView, QWidget

from ginrummy_qt.presentation.languages import LANGUAGES
from ginrummy_qt.ui.i18n import PSEUDO, Languages
from ginrummy_qt.ui.statistics.charts.chart import Chart
from ginrummy_qt.ui.statistics.texts import Section
from tests.helpers.fitting import Fitting
from tests.helpers.statistics import FakeStatistics
from tests.helpers.widgets import child

SMALLEST = (800, 572)
MONTHS = "|".join(QLocale("en").standaloneMonthName(number) for number in range(1, 13))
SHORT = "|".join(QLocale("en").standaloneMonthName(number)[:3] for number in range(1, 13))
SAME = re.compile(rf"\[[^\[\]]*~\]|{MONTHS}|{SHORT}|backup")
"""What is translated, and what needs no translation here: names of months are Qt's."""


@pytest.fixture
def speak(qapp):
    before, owner = QLocale(), QObject()
    languages = Languages(owner)
    yield languages.choose
    languages.choose("en")
    for translator in languages._installed:
        QCoreApplication.removeTranslator(translator)
    QLocale.setDefault(before)
    QCoreApplication.processEvents()


def press(parent, name):
    QTest.mouseClick(child(parent, QAbstractButton, name), Qt.MouseButton.LeftButton)
    QCoreApplication.processEvents()


def everything(made):
    """All there is to see of the page, one place after the other."""
    for section in Section:
        press(made.page, f"show_{section}")
        yield section
    press(made.page, "show_trends")
    press(made.page, "grain_week")
    yield "weeks"
    press(made.page, "as_tables")
    yield "tables"
    for name in ("export", "reset", "players"):
        press(made.page, name)
        yield name
        made.opener.top.reject()
        QCoreApplication.processEvents()


def words(parent: QWidget) -> list[str]:
    """Everything that is written or said in a widget that is seen."""
    found: list[str] = []
    for widget in parent.findChildren(QWidget):
        if not widget.isVisible():
            continue
        found += [widget.accessibleName(), widget.accessibleDescription(), widget.toolTip()]
        match widget:
            case QLabel() | QAbstractButton():
                found.append(widget.text())
            case QComboBox():
                found += [widget.itemText(index) for index in range(widget.count())]
            case QTableView():
                model = widget.model()
                columns = range(model.columnCount())
                found += [str(model.headerData(each, Qt.Orientation.Horizontal)) for each in columns]
                rows = range(model.rowCount())
                found += [str(model.index(row, each).data()) for row in rows for each in columns]
            case Chart():
                found += [label.text for label in widget.labels()]
                found += [mark.spoken for mark in widget.marks()]
    return found


@pytest.mark.parametrize("language", [*LANGUAGES, PSEUDO])
def test_every_text_has_its_room_in_the_smallest_window(speak, opened, monkeypatch, language):
    speak(language)
    made = opened(size=SMALLEST)
    fitting = Fitting(monkeypatch)
    for place in everything(made):
        fitting.look(made.window, place)
    assert fitting.faults == {}


@pytest.mark.parametrize("language", [*LANGUAGES, PSEUDO])
def test_the_empty_page_has_room(speak, opened, monkeypatch, language):
    speak(language)
    made = opened(FakeStatistics(()), size=SMALLEST)
    fitting = Fitting(monkeypatch)
    fitting.look(made.window, "empty")
    assert fitting.faults == {}


def test_every_text_goes_through_the_translator(speak, opened):
    speak(PSEUDO)
    made = opened(size=(1280, 900))
    made.profiles.create("7", 0)
    made.profiles.rename("p0", "42")
    seen = {text for _place in everything(made) for text in words(made.window)}
    assert len(seen) > 300
    assert {text for text in seen if re.search(r"[A-Za-z]{2,}", _without_marked(text))} == set()


def _without_marked(text: str) -> str:
    """A text without what is translated, from the inside out: translations stand in translations."""
    before = ""
    while before != text:
        before, text = text, SAME.sub("", text)
    return text
