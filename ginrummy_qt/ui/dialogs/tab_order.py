"""The way of Tab through widgets that come and go: Qt appends what is new at the end, behind the buttons."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget


def reached(part: QWidget) -> list[QWidget]:
    """The widgets of a part that Tab reaches, in the order they were made in."""
    return [each for each in part.findChildren(QWidget) if each.focusPolicy() & Qt.FocusPolicy.TabFocus]


def follow(widgets: Iterable[QWidget]) -> None:
    """Let Tab go through these one after the other."""
    for before, after in pairwise(widgets):
        QWidget.setTabOrder(before, after)
