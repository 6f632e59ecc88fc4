"""Interfaces for assistive programs that are made here instead of by Qt, and are kept as long as Qt has them.

Qt deletes an interface with its object, and those of virtual children when the program ends. Python would do
so earlier: a reference kept at the object goes with the object's Python half, before Qt looks.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface
from shiboken6 import isValid


class Keeper:
    """Holds interfaces until Qt has deleted them."""

    def __init__(self) -> None:
        self._kept: list[QAccessibleInterface] = []

    def keep(self, interface: QAccessibleInterface) -> None:
        """Hold this one too."""
        self._kept = [each for each in self._kept if isValid(each)]
        self._kept.append(interface)


class Maker:
    """A factory of Qt's, asked for every object once: `make` brings an interface, None leaves it to Qt."""

    def __init__(self, make: Callable[[QObject, Keeper], QAccessibleInterface | None]) -> None:
        self._make = make
        self._keeper = Keeper()

    def install(self) -> None:
        """Be asked before Qt's own factories; after the application is there."""
        QAccessible.installFactory(self._make_kept)

    def _make_kept(self, _class_name: str, thing: QObject) -> QAccessibleInterface | None:
        made = self._make(thing, self._keeper)
        if made is not None:
            self._keeper.keep(made)
        return made
