"""All texts of a window, for eye and ear, each with the place it was found at."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QModelIndex, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QAbstractButton, QAbstractItemView, QComboBox, QLabel, QLineEdit, QMenu, QWidget

ROLES = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole)


def read_out(window: Any) -> list[str]:
    """Every text in the order of the widgets; what is hidden is said too if it will be shown again."""
    return [f"{where}: {text}" for where, text in _all(window) if text]


def _all(window: Any) -> Iterator[tuple[str, str]]:
    for widget in (window, *window.findChildren(QWidget)):
        if not widget.isVisible():
            continue
        name = f"{type(widget).__name__} {widget.objectName()}"
        yield name, widget.windowTitle()
        yield name, widget.toolTip()
        yield name, widget.accessibleName()
        yield name, widget.accessibleDescription()
        match widget:
            case QLabel() | QAbstractButton():
                yield name, widget.text()
            case QLineEdit():
                yield name, widget.placeholderText()
            case QComboBox():
                yield from ((name, widget.itemText(row)) for row in range(widget.count()))
            case QAbstractItemView():
                yield from ((name, text) for text in _cells(widget.model()))
    for action in window.findChildren(QAction):
        yield f"action {action.objectName()}", action.text()
    for menu in window.menuBar().findChildren(QMenu):
        yield "menu", menu.title()
    if window.table.view.spoken is not None:
        yield from (("part", part.name) for part in window.table.view.spoken.parts())


def _cells(model: QAbstractItemModel) -> Iterator[str]:
    top = QModelIndex()
    for column in range(1 if isinstance(model, QAbstractListModel) else model.columnCount(top)):
        yield str(model.headerData(column, Qt.Orientation.Horizontal) or "")
        for row in range(model.rowCount(top)):
            yield from (str(model.data(model.index(row, column, top), role) or "") for role in ROLES)
