"""Boxes to choose from are a finger high at any size of the window, and show all of their longest choice."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QComboBox, QStyle, QStyleOptionComboBox

from tests.helpers.windows import sheet_of, started


def _room(box: QComboBox) -> int:
    option = QStyleOptionComboBox()
    box.initStyleOption(option)
    part = QStyle.SubControl.SC_ComboBoxEditField
    return box.style().subControlRect(QStyle.ComplexControl.CC_ComboBox, option, part, box).width()


@pytest.mark.parametrize("size", [(800, 600), (1280, 800), (2560, 1440)])
def test_boxes_grow_with_the_sheet(program, size):
    window = started(program, size=size)
    window.menus.acts["statistics"].trigger()
    QCoreApplication.processEvents()
    scale = max(1.0, sheet_of(window).theme.scale)
    boxes = [box for box in sheet_of(window).findChildren(QComboBox) if box.isVisible()]
    assert boxes
    for box in boxes:
        longest = max(box.fontMetrics().horizontalAdvance(box.itemText(row)) for row in range(box.count()))
        assert box.height() >= round(44 * scale) - 1, box.objectName()
        assert _room(box) >= longest, box.objectName()
