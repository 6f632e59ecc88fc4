"""A text that goes on fades out where it is cut; what has room enough does not scroll at all."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QCoreApplication, QPoint, QSize
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QAbstractScrollArea, QPlainTextEdit, QWidget

from ginrummy_qt.ui.dialogs.scroll_edges import ScrollEdges
from ginrummy_qt.ui.dialogs.sheet import Sheet
from tests.helpers.windows import sheet_of, started


def _edges(window: Any) -> ScrollEdges:
    edges = sheet_of(window).findChild(ScrollEdges)
    assert isinstance(edges, ScrollEdges)
    return edges


def _bar(edges):
    area = edges.parent()
    assert isinstance(area, QAbstractScrollArea)
    return area.verticalScrollBar()


def test_rules_fade_where_they_go_on_and_only_there(program):
    window = started(program, size=(800, 600))
    window.sheets.rules()
    edges = _edges(window)
    bar = _bar(edges)
    assert edges.goes_on == (False, True)
    bar.setValue(bar.maximum() // 2)
    assert edges.goes_on == (True, True)
    bar.setValue(bar.maximum())
    assert edges.goes_on == (True, False)


def test_at_the_cut_edge_there_is_bare_paper(program):
    window = started(program, size=(800, 600))
    window.sheets.rules()
    QCoreApplication.processEvents()
    edges = _edges(window)
    corner = edges.mapTo(window, QPoint(0, edges.height() - 1))
    row = window.grab().toImage().copy(corner.x(), corner.y(), edges.width(), 1)
    paper = QColor(window.table.theme.tokens.surface)
    near = [abs(row.pixelColor(x, 0).lightness() - paper.lightness()) < 12 for x in range(row.width())]
    assert all(near)


def test_a_list_with_room_enough_is_not_scrolled_in_any_language(program):
    for language in ("en", "pt_BR", "pt_PT", "ro"):
        window = program.open(size=(1280, 800), language=language)
        QCoreApplication.processEvents()
        bar = _bar(_edges(window))
        assert bar.maximum() == 0, language
        program.forget()


class _Tall(QPlainTextEdit):
    def sizeHint(self) -> QSize:
        return QSize(400, 2000)

    def minimumSizeHint(self) -> QSize:
        return QSize(100, 80)


def test_what_gives_way_below_the_body_still_takes_all_the_room_there_is(program):
    window = started(program, size=(1280, 800))
    tall = _Tall()

    def make(theme: Any, host: QWidget) -> Sheet:
        sheet = Sheet(theme, host, "Tall")
        sheet.below_body.addWidget(tall)
        sheet.let_give_way(tall)
        return sheet

    sheet = window.opener.open(make)
    QCoreApplication.processEvents()
    body = sheet.findChild(QWidget, "body")
    assert tall.height() == body.height() > 400
