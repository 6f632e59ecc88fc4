"""The result's score sheet: its last line and the words of the seal never lie on each other."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem

from tests.helpers.table import make_table

KNOCKING = "4s 5s 6s Qh Qc Qd As 2c 3d Kc"
UNDERCUTTING = "8h 9h Th 2d 2h 2s 3s 4h 8s Qs"


def painted(sheet, **changes) -> QImage:
    """The sheet with other things written on it."""
    bounds = sheet.boundingRect()
    image = QImage(bounds.size().toSize(), QImage.Format.Format_RGB32)
    image.fill(0)
    before = sheet.content
    sheet.set_content(replace(before, **changes))
    painter = QPainter(image)
    painter.translate(-bounds.topLeft())
    sheet.paint(painter, QStyleOptionGraphicsItem())
    painter.end()
    sheet.set_content(before)
    return image


def inked_lines(image: QImage, bare: QImage) -> list[int]:
    """The lines of pixels on which something is written."""
    width = image.width()
    return [
        y for y in range(image.height()) if any(image.pixel(x, y) != bare.pixel(x, y) for x in range(width))
    ]


@pytest.mark.parametrize("size", [(1280, 800), (1024, 606), (1100, 640), (960, 620)])
def test_the_last_line_ends_above_the_seal(qtbot, size):
    table = make_table(qtbot, KNOCKING, UNDERCUTTING, "7s", size=size)
    table.click(table.pile())
    table.click(table.slot())
    table.tray.confirm.click()
    sheet = table.controller.board.sheet
    assert sheet is not None
    bare = painted(sheet, rows=sheet.content.rows[:1], seal="")
    rows = inked_lines(painted(sheet, seal=""), bare)
    seal = inked_lines(painted(sheet, rows=sheet.content.rows[:1]), bare)
    assert rows[-1] < seal[0]
