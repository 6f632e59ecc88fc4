"""The sheet that shows a match record, or says why it cannot."""

from __future__ import annotations

from PySide6.QtWidgets import QLabel

from tests.helpers.windows import sheet_of


def opened(program, qtbot, window, path, name="record"):
    """The sheet that opening this file brings."""
    window.records.open(path)
    qtbot.waitUntil(lambda: window.opener.covered and sheet_of(window).objectName() == name)
    return sheet_of(window)


def texts(sheet) -> str:
    """All labels, without the leave for line breaks inside paths."""
    said = "\n".join(label.text() for label in sheet.findChildren(QLabel))
    return said.replace("\N{ZERO WIDTH SPACE}", "")
