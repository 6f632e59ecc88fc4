"""The check of a deal stays with its match when another one comes to the table (the monkey's find)."""

from __future__ import annotations

from PySide6.QtWidgets import QAbstractButton, QLabel

from ginrummy_qt.rules.ruleset import PRESETS
from tests.helpers.fakes import setup
from tests.helpers.windows import press, sheet_of, started


def test_hands_can_still_be_looked_through(program):
    window = started(program)
    window.desk.resign()
    first = window.desk.session.verify_hand(0).sealed
    window.sheets.verify()
    sheet = sheet_of(window)
    window.desk.new_match(setup(level=window.desk.match.setup.level))
    assert window.desk.match.setup.ruleset == PRESETS["R1"]
    assert window.desk.session.verify_hand(0).sealed != first
    assert isinstance(sheet.findChild(QAbstractButton, "earlier"), QAbstractButton)
    press(window, "earlier")
    shown = {"".join(label.text().lower().split()) for label in sheet.findChildren(QLabel)}
    assert first in shown
    press(window, "copy")
