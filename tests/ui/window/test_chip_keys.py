"""A row of chips by keys: Left and Right go through all values, also where the row needs a second line."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QButtonGroup, QWidget

from ginrummy_qt.ui.dialogs.controls import Chip
from ginrummy_qt.ui.dialogs.flow import FlowLayout
from ginrummy_qt.ui.theme.fonts import load_fonts
from ginrummy_qt.ui.theme.metrics import Metrics
from ginrummy_qt.ui.theme.theme import Theme
from ginrummy_qt.ui.theme.tokens import LIGHT


@pytest.fixture
def chips(qtbot) -> Iterator[list[Chip]]:
    """Four chips in two lines, the first chosen."""
    box = QWidget()
    qtbot.addWidget(box)
    row, group = FlowLayout(8), QButtonGroup(box)
    box.setLayout(row)
    theme = Theme(LIGHT, load_fonts(), Metrics(1.0))
    made = [Chip(text, theme) for text in ("Overview", "Hands", "Trends", "Rating")]
    for place, chip in enumerate(made):
        group.addButton(chip, place)
        row.addWidget(chip)
    box.resize(made[0].sizeHint().width() + made[1].sizeHint().width() + 30, 200)
    box.show()
    made[0].setChecked(True)
    made[0].setFocus()
    qtbot.waitUntil(lambda: made[3].y() > made[0].y())
    yield made
    box.close()


def press(chips: list[Chip], key: Qt.Key) -> str:
    window = chips[0].window()
    QTest.keyClick(window.focusWidget(), key)
    assert window.focusWidget() is next(chip for chip in chips if chip.isChecked())
    return next(chip.text() for chip in chips if chip.isChecked())


def test_right_goes_on_in_the_next_line_and_left_comes_back(chips):
    assert [press(chips, Qt.Key.Key_Right) for _ in range(4)] == ["Hands", "Trends", "Rating", "Rating"]
    assert [press(chips, Qt.Key.Key_Left) for _ in range(3)] == ["Trends", "Hands", "Overview"]


def test_a_value_that_cannot_be_chosen_is_passed_over(chips):
    chips[1].setEnabled(False)
    assert press(chips, Qt.Key.Key_Right) == "Trends"
