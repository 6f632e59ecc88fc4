"""What every test of the window starts from."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QMainWindow, QWidget

from tests.helpers.windows import Program


@pytest.fixture
def program(qapp, qtbot, tmp_path):
    palette, sheet, font = qapp.palette(), qapp.styleSheet(), qapp.font()
    found = Program(qapp, qtbot, tmp_path)
    yield found
    found.close_all()
    qapp.setStyleSheet(sheet)
    qapp.setPalette(palette)
    qapp.setFont(font)


@pytest.fixture
def window(qtbot):
    """A window with nothing in it, for a sheet to lie over."""
    found = QMainWindow()
    found.setCentralWidget(QWidget())
    qtbot.addWidget(found)
    return found


@pytest.fixture
def elsewhere(tmp_path_factory):
    """A folder that is not the program's."""
    return tmp_path_factory.mktemp("records")
