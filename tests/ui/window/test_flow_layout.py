"""Rows of small widgets that wrap: they keep their height whatever was shown and closed before."""

from __future__ import annotations

import gc

from PySide6.QtCore import QCoreApplication, QEvent, QRect
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QRadioButton, QVBoxLayout, QWidget

from ginrummy_qt.rules.game_match import Stage
from ginrummy_qt.ui.dialogs.flow import FlowLayout
from tests.helpers import tour
from tests.helpers.windows import sheet_of, started


def row_of(count: int) -> tuple[QWidget, FlowLayout]:
    """A row of buttons of 100 x 40, inside a column as in a sheet."""
    whole = QWidget()
    column, row = QVBoxLayout(whole), FlowLayout(10)
    column.addLayout(row)
    for _ in range(count):
        button = QPushButton("a")
        button.setFixedSize(100, 40)
        row.addWidget(button)
    return whole, row


def go(widget: QWidget) -> None:
    widget.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def test_what_does_not_fit_goes_on_in_the_next_line(qapp):
    whole, row = row_of(5)
    assert row.heightForWidth(600) == 40
    assert row.heightForWidth(330) == 90
    row.setGeometry(QRect(0, 0, 330, 90))
    places = [(button.x(), button.y()) for button in whole.findChildren(QPushButton)]
    assert places == [(0, 0), (110, 0), (220, 0), (0, 50), (110, 50)]
    go(whole)


def test_a_widget_that_is_taken_out_or_deleted_leaves_no_gap(qapp):
    whole, row = row_of(4)
    first, second, *_ = whole.findChildren(QPushButton)
    row.removeWidget(first)
    go(second)
    assert row.count() == 2
    assert row.sizeHint().width() == 210
    go(whole)


def test_rows_that_come_after_others_have_gone_keep_all_they_hold(qapp):
    for _ in range(40):
        older = [row_of(9) for _ in range(4)]
        for whole, _row in older:
            go(whole)
        newer = [row_of(9) for _ in range(4)]
        older.clear()
        gc.collect()
        for whole, row in newer:
            assert row.heightForWidth(2000) == 40
            assert row.sizeHint().width() == 980
            go(whole)


def test_the_sections_of_a_page_stay_below_their_names_after_another_page_was_closed(program):
    window = started(program, size=(1280, 800))
    while window.desk.match.stage is Stage.PLAYING:
        tour.step(program, window)
    for name in ("history", "fairness"):
        window.menus.acts[name].trigger()
        tour.wait_for_a_sheet(window, name)
        QTest.qWait(300)
        sheet = sheet_of(window)  # what was held of the page before goes now
        if name == "history":
            sheet.done(0)
    for chip in [chip for chip in sheet.findChildren(QRadioButton) if chip.isVisible()]:
        chip.click()
        QTest.qWait(50)
        assert sheet.body.geometry().height() >= chip.height()
