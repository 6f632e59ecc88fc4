"""What every test of the window starts from."""

from __future__ import annotations

import pytest

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
