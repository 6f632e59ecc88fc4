"""Finding widgets by name, for tests that press them, and taking them away for good."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from PySide6.QtCore import QCoreApplication, QEvent
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


def discard(widgets: Iterable[QWidget]) -> None:
    """Delete windows now, so that they hear of no later change of language or look."""
    for widget in widgets:
        widget.close()
        widget.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
