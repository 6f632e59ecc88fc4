"""Finds texts that have not enough room: shortened with an ellipsis, cut off, or written over each other."""

from __future__ import annotations

import re
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QFontMetrics, QFontMetricsF, QPainter
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QComboBox,
    QLabel,
    QLineEdit,
    QMenu,
    QTableView,
    QWidget,
)

from ginrummy_qt.ui.panels.panel import PanelButton

SLACK = 1.5
"""Logical pixels by which the box of a text may be larger than its ink."""


CELL_SIDES = 6
"""What Qt leaves left and right of a cell's text."""


class Fitting:
    """Watches everything that is painted by Python, and measures all widgets with texts."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.faults: dict[str, str] = {}
        self._where = ""
        self._boxes: list[tuple[QRectF, str]] = []
        self._watch(monkeypatch)

    def look(self, window: QWidget, where: str) -> None:
        """Paint the window and measure what it shows."""
        self._where = where
        for _ in range(3):
            QCoreApplication.processEvents()
        window.repaint()
        self._boxes = []
        window.grab()
        widgets = window.findChildren(QWidget)
        if not any(each.objectName() == "panel" and each.isVisible() for each in widgets):
            self._check_boxes()
        for widget in widgets:
            if widget.isVisible() and not widget.visibleRegion().isEmpty():
                self._measure(widget)

    def _fault(self, what: str, text: str) -> None:
        self.faults.setdefault(f"{what}: {text}", self._where)

    # Widgets

    def _measure(self, widget: QWidget) -> None:
        match widget:
            case QLabel() if widget.text() and "<" not in widget.text():
                self._measure_label(widget)
            case PanelButton():
                pass  # paints itself
            case QAbstractButton() if widget.text():
                self._measure_hint(widget, widget.text())
            case QComboBox():
                self._measure_hint(widget, widget.currentText())
            case QLineEdit() if widget.placeholderText():
                wide = QFontMetricsF(widget.font()).horizontalAdvance(widget.placeholderText())
                if wide > widget.width() - 8:
                    self._fault("placeholder", widget.placeholderText())
            case QTableView():
                self._measure_table(widget)
            case QAbstractItemView() if not isinstance(widget, QTableView):
                self._measure_list(widget)
            case QMenu():
                self._measure_hint(widget, widget.title())

    def _measure_label(self, label: QLabel) -> None:
        if label.wordWrap():
            if label.heightForWidth(label.width()) > label.height() + SLACK:
                self._fault("label too low", label.text())
            words = max(re.split(r"[\s\u200b]+", label.text()), key=len)
            wide = QFontMetricsF(label.font()).horizontalAdvance(words)
            if wide > label.width() + SLACK:
                self._fault("word too wide", label.text())
        else:
            self._measure_hint(label, label.text())

    def _measure_hint(self, widget: QWidget, text: str) -> None:
        wanted, kind = widget.sizeHint(), type(widget).__name__
        if isinstance(widget, QLabel):
            wanted.setHeight(round(QFontMetricsF(widget.font()).tightBoundingRect(text).height()))
        if widget.hasHeightForWidth():
            if widget.heightForWidth(widget.width()) > widget.height() + SLACK:
                self._fault(f"{kind} too low", text)
        elif wanted.width() > widget.width() + SLACK or wanted.height() > widget.height() + SLACK:
            self._fault(f"{kind} {widget.width()} x {widget.height()}", text)

    def _measure_table(self, table: QTableView) -> None:
        model, header = table.model(), table.horizontalHeader()
        for column in range(model.columnCount()):
            if table.isColumnHidden(column):
                continue
            room = table.columnWidth(column)
            named = str(model.headerData(column, Qt.Orientation.Horizontal) or "")
            if header.isVisible() and header.sectionSizeFromContents(column).width() > room + SLACK:
                self._fault("column", named)
            for row in range(model.rowCount()):
                index = model.index(row, column)
                text, metrics = str(index.data() or ""), QFontMetricsF(table.font())
                inner = QRectF(0, 0, room - CELL_SIDES, 10_000)
                box = metrics.boundingRect(inner, int(Qt.TextFlag.TextWordWrap), text)
                if box.width() > inner.width() + SLACK or box.height() > table.rowHeight(row):
                    self._fault(f"cell under {named}", text)

    def _measure_list(self, view: QAbstractItemView) -> None:
        model = view.model()
        for row in range(model.rowCount()):
            index = model.index(row, 0)
            place = view.visualRect(index)
            wide = QFontMetricsF(view.font()).horizontalAdvance(str(index.data() or ""))
            line = QFontMetrics(view.font()).height()
            needed = line if wide <= place.width() else 2 * line
            if not place.isEmpty() and place.height() < needed:
                self._fault("row", str(index.data()))

    # Painting

    def _watch(self, monkeypatch: pytest.MonkeyPatch) -> None:
        draw: Any = QPainter.drawText

        def draw_text(painter: QPainter, *arguments: Any) -> object:
            self._see(painter, arguments)
            return draw(painter, *arguments)

        monkeypatch.setattr(QPainter, "drawText", draw_text)
        for kind in (QFontMetrics, QFontMetricsF):
            shorten: Any = kind.elidedText

            def elided(metrics: Any, text: str, *arguments: Any, shorten: Any = shorten) -> str:
                shown = str(shorten(metrics, text, *arguments))
                if shown != text:
                    self._fault("shortened", text)
                return shown

            monkeypatch.setattr(kind, "elidedText", elided)

    def _see(self, painter: QPainter, arguments: tuple[Any, ...]) -> None:
        text = next((each for each in arguments if isinstance(each, str)), "")
        if not text.strip():
            return
        metrics = QFontMetricsF(painter.font())
        first = arguments[0]
        if isinstance(first, QRect | QRectF):
            room = QRectF(first)
            flags = next((int(each) for each in arguments[1:] if not isinstance(each, str)), 0)
            box = metrics.boundingRect(room, flags, text)
            tall = box.height() if flags & int(Qt.TextFlag.TextWordWrap) else metrics.capHeight()
            if not flags & int(Qt.TextFlag.TextWordWrap):
                box = QRectF(box.left(), box.center().y() - tall / 2, box.width(), tall)
            if box.width() > room.width() + SLACK or tall > room.height() + SLACK:
                self._fault(f"painted in {room.width():.0f} x {room.height():.0f}", text)
        elif isinstance(first, QPointF) or hasattr(first, "toPointF"):
            box = self._ink(metrics, QPointF(first), text)
        else:
            box = self._ink(metrics, QPointF(arguments[0], arguments[1]), text)
        placed = painter.combinedTransform().mapRect(box)
        device = painter.device()
        if not isinstance(device, QWidget):
            return
        whole = QRectF(device.rect())
        if not whole.intersects(placed):
            return
        if placed.left() < whole.left() - SLACK or placed.right() > whole.right() + SLACK:
            self._fault("beyond its widget", text)
        self._boxes.append((placed.translated(device.mapTo(device.window(), QPointF(0, 0))), text))

    def _ink(self, metrics: QFontMetricsF, at: QPointF, text: str) -> QRectF:
        tall = metrics.capHeight()
        return QRectF(at.x(), at.y() - tall, metrics.horizontalAdvance(text), tall)

    def _check_boxes(self) -> None:
        for number, (one, text) in enumerate(self._boxes):
            for other, also in self._boxes[number + 1 :]:
                shared = one.intersected(other)
                if text != also and shared.width() > 2 and shared.height() > 3:
                    self._fault("written over each other", f"{text} / {also}")
