"""Charts for assistive programs: a chart with a name, a sentence, and the value pointed at."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface, QAccessibleValueChangeEvent
from PySide6.QtWidgets import QAccessibleWidget, QWidget

from ginrummy_qt.ui.accessible import Keeper, Maker


class ChartWidget(QWidget):
    """A widget that says of itself that it is a chart."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        _install()
        self._value = ""

    @property
    def value(self) -> str:
        """What is pointed at, in words."""
        return self._value

    def show_value(self, value: str) -> None:
        """Another thing is pointed at."""
        if value != self._value:
            self._value = value
            if QAccessible.isActive():
                QAccessible.updateAccessibility(QAccessibleValueChangeEvent(self, value))


class _ChartInterface(QAccessibleWidget):
    """What Qt says of a widget, with the role of a chart and the value pointed at."""

    def __init__(self, chart: ChartWidget) -> None:
        super().__init__(chart, QAccessible.Role.Chart)
        self._chart = chart

    def text(self, kind: QAccessible.Text) -> str:
        """Name and description as set, and the value."""
        return self._chart.value if kind is QAccessible.Text.Value else super().text(kind)


def _make(thing: QObject, _keeper: Keeper) -> QAccessibleInterface | None:
    return _ChartInterface(thing) if isinstance(thing, ChartWidget) else None


@cache
def _install() -> None:
    """Let Qt ask for the interfaces of charts; once in a program."""
    Maker(_make).install()
