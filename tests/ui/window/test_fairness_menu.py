"""The Fairness page from the menu of the real window."""

from __future__ import annotations

from PySide6.QtWidgets import QLabel

from ginrummy_qt.ui.fairness.sheet import FairnessSheet
from tests.helpers.windows import sheet_of, started


def test_the_menu_opens_the_page_over_the_match_on_the_table(program):
    window = started(program)
    window.menus.acts["fairness"].trigger()
    sheet = sheet_of(window)
    assert isinstance(sheet, FairnessSheet)
    said = {label.objectName(): label.text() for label in sheet.findChildren(QLabel)}
    assert said["whichHand"] == "The draw of the first dealer"
    assert said["verdict"].startswith("✓")
