"""What a person does on the page of the history, and reads there."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLabel, QLineEdit

from tests.helpers.widgets import child


def choose(opened, name: str, data: object) -> None:
    box = child(opened.page, QComboBox, name)
    box.setCurrentIndex(box.findData(data))
    QCoreApplication.processEvents()


def search(opened, text: str) -> None:
    field = child(opened.page, QLineEdit, "history_search")
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, text)
    QTest.qWait(250)


def said(opened, name: str) -> str:
    return child(opened.page, QLabel, name).text()


def select(opened, match_id: str) -> None:
    row = opened.page.model.row_of(match_id)
    assert row is not None
    opened.page.table.selectRow(row)
