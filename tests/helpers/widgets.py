"""Finding widgets by name, for tests that press them."""

from __future__ import annotations

from typing import TypeVar

from PySide6.QtWidgets import QApplication, QWidget

Kind = TypeVar("Kind", bound=QWidget)


def child(parent: QWidget, kind: type[Kind], name: str) -> Kind:
    """The child of this class and object name; the test fails where there is none."""
    found = parent.findChild(kind, name)
    assert found is not None, f"{name} is not there"
    assert isinstance(found, kind)
    return found


def focused() -> QWidget:
    """The widget with the keyboard; the test fails where there is none."""
    widget = QApplication.focusWidget()
    assert widget is not None
    return widget
