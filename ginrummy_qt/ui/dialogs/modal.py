"""Sheets for assistive programs: dialogs that keep to themselves what lies under them.

Qt tells that of dialogs that are windows only, and a sheet lies inside one.
"""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QDialog

from ginrummy_qt.ui.accessible import Keeper, Maker


class ModalDialog(QDialog):
    """A dialog inside a window."""


class _ModalInterface(QAccessibleWidget):
    """What Qt says of a dialog, and that it is modal."""

    def __init__(self, dialog: ModalDialog) -> None:
        super().__init__(dialog, QAccessible.Role.Dialog)

    def state(self) -> QAccessible.State:
        """How it is now."""
        state = super().state()
        state.modal = True
        return state


def _make(thing: QObject, _keeper: Keeper) -> QAccessibleInterface | None:
    return _ModalInterface(thing) if isinstance(thing, ModalDialog) else None


@cache
def install() -> None:
    """Let Qt ask for the interfaces of sheets; once in a program."""
    Maker(_make).install()
