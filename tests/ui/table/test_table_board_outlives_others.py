"""The board of an answer works on after earlier ones have gone (issue 5: the monkey found it dead)."""

from __future__ import annotations

import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest

from tests.ui.table.test_table_laying_off import knocked, laid_off


def test_the_best_answer_can_be_taken_when_pyside_has_forgotten_the_viewport(qtbot):
    """With a board that Qt deletes, PySide at times takes the viewport it lay on for deleted as well."""
    table = knocked(qtbot)
    table.controller.skip()
    table.view.resize(1000, 700)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    tray = table.controller.defence.tray
    assert tray is not None
    shiboken6.invalidate(tray.parentWidget())
    QTest.mouseClick(tray.best, Qt.MouseButton.LeftButton)
    assert laid_off(table)
    assert tray.geometry() == table.port.rect()
