"""The table for assistive programs: QGraphicsView shows them nothing, so every part is a virtual child.

Qt keeps pointers to the interfaces it was given. Therefore each is made once and kept as long as its view;
a virtual child stands for a position in the reading order, not for a card.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final, cast

from PySide6.QtCore import QObject, QPoint, QRect
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QAccessibleInterface,
    QColor,
    QWindow,
)
from shiboken6 import VoidPtr

from ginrummy_qt.ui.table.parts import Part, SpokenTable
from ginrummy_qt.ui.table.view import TableView

NOTHING: Final = cast(QAccessibleInterface, None)
"""Qt takes None for a null pointer here; the stubs do not say so."""


class _Base(QAccessibleInterface):
    """What both kinds of interface share."""

    def backgroundColor(self) -> QColor:
        """No colour of its own."""
        return QColor()

    def foregroundColor(self) -> QColor:
        """No colour of its own."""
        return QColor()

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        """Nothing here can be written."""

    def relations(
        self, match: QAccessible.RelationFlag = QAccessible.RelationFlag.AllRelations
    ) -> list[tuple[QAccessibleInterface, QAccessible.RelationFlag]]:
        """No relations."""
        return []


class TableInterface(_Base):
    """The view: a list of parts."""

    def __init__(self, view: TableView, table: SpokenTable) -> None:
        super().__init__()
        self._view = view
        self.table = table
        self._children: list[PartInterface] = []

    @property
    def view(self) -> TableView:
        """The widget behind it."""
        return self._view

    def isValid(self) -> bool:
        """Whether there is something here now."""
        return True

    def object(self) -> QObject:
        """The widget behind it, if it has one."""
        return self._view

    def window(self) -> QWindow:
        """The window it is in."""
        return self._view.window().windowHandle()

    def parent(self) -> QAccessibleInterface:
        """What it is part of."""
        return QAccessible.queryAccessibleInterface(self._view.parentWidget() or self._view.window())

    def childCount(self) -> int:
        """How many parts it has."""
        return len(self.table.parts())

    def child(self, index: int) -> QAccessibleInterface:
        """The part at a position."""
        if not 0 <= index < self.childCount():
            return NOTHING
        while len(self._children) <= index:
            self._children.append(PartInterface(self, len(self._children)))
        return self._children[index]

    def childAt(self, x: int, y: int) -> QAccessibleInterface:
        """The part at a point of the screen."""
        spot = self._view.viewport().mapFromGlobal(QPoint(x, y))
        for index in reversed(range(self.childCount())):
            if self.table.parts()[index].rect.contains(spot):
                return self.child(index)
        return NOTHING

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """The position of a part, -1 for a stranger."""
        return child.index if isinstance(child, PartInterface) else -1

    def focusChild(self) -> QAccessibleInterface:
        """The part with the keyboard."""
        for index, part in enumerate(self.table.parts()):
            if part.focused:
                return self.child(index)
        return NOTHING

    def rect(self) -> QRect:
        """Its place on the screen."""
        return QRect(self._view.mapToGlobal(QPoint(0, 0)), self._view.size())

    def role(self) -> QAccessible.Role:
        """What kind of thing it is."""
        return QAccessible.Role.List

    def state(self) -> QAccessible.State:
        """How it is now."""
        state = QAccessible.State()
        state.focusable = True
        state.focused = self._view.hasFocus()
        state.active = self._view.isActiveWindow()
        return state

    def text(self, kind: QAccessible.Text) -> str:
        """Its name."""
        return self._view.accessibleName() if kind is QAccessible.Text.Name else ""

    def interface_cast(self, kind: QAccessible.InterfaceType) -> Any:
        """Itself where it can be acted on; a null pointer otherwise, for None would crash."""
        return VoidPtr(0)


class PartInterface(_Base, QAccessibleActionInterface):
    """The part at one position."""

    def __init__(self, table: TableInterface, index: int) -> None:
        QAccessibleInterface.__init__(self)
        QAccessibleActionInterface.__init__(self)
        self._table = table
        self.index = index

    @property
    def part(self) -> Part | None:
        """What stands there now."""
        parts = self._table.table.parts()
        return parts[self.index] if self.index < len(parts) else None

    def isValid(self) -> bool:
        """Whether there is something here now."""
        return self.part is not None

    def object(self) -> QObject:
        """The widget behind it, if it has one."""
        return cast(QObject, None)

    def window(self) -> QWindow:
        """The window it is in."""
        return self._table.window()

    def parent(self) -> QAccessibleInterface:
        """What it is part of."""
        return self._table

    def childCount(self) -> int:
        """How many parts it has."""
        return 0

    def child(self, index: int) -> QAccessibleInterface:
        """The part at a position."""
        return NOTHING

    def childAt(self, x: int, y: int) -> QAccessibleInterface:
        """The part at a point of the screen."""
        return NOTHING

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """The position of a part, -1 for a stranger."""
        return -1

    def focusChild(self) -> QAccessibleInterface:
        """The part with the keyboard."""
        return NOTHING

    def rect(self) -> QRect:
        """Its place on the screen."""
        part = self.part
        if part is None:
            return QRect()
        box = part.rect.toAlignedRect()
        return QRect(self._table.view.viewport().mapToGlobal(box.topLeft()), box.size())

    def role(self) -> QAccessible.Role:
        """What kind of thing it is."""
        part = self.part
        readable = part is None or part.target is None
        return QAccessible.Role.StaticText if readable else QAccessible.Role.Button

    def state(self) -> QAccessible.State:
        """How it is now."""
        state = QAccessible.State()
        part = self.part
        if part is None:
            state.invalid = True
            return state
        state.focusable = state.selectable = part.target is not None
        state.focused, state.selected = part.focused, part.selected
        return state

    def text(self, kind: QAccessible.Text) -> str:
        """Its name."""
        part = self.part
        return part.name if part is not None and kind is QAccessible.Text.Name else ""

    def interface_cast(self, kind: QAccessible.InterfaceType) -> Any:
        """Itself where it can be acted on; a null pointer otherwise, for None would crash."""
        if kind is QAccessible.InterfaceType.ActionInterface and self.role() is QAccessible.Role.Button:
            return self
        return VoidPtr(0)

    def actionNames(self) -> list[str]:
        """Press it, or put the keyboard on it."""
        return [QAccessibleActionInterface.pressAction(), QAccessibleActionInterface.setFocusAction()]

    def keyBindingsForAction(self, action: str) -> list[str]:
        """Keys are the table's."""
        return []

    def doAction(self, action: str) -> None:
        """Do one of the actions."""
        part = self.part
        if part is None or part.target is None:
            return
        if action == QAccessibleActionInterface.pressAction():
            self._table.table.press(part)
        elif action == QAccessibleActionInterface.setFocusAction():
            self._table.table.focus(part)


def _make(_class_name: str, thing: QObject) -> QAccessibleInterface | None:
    """The interface of a table; None leaves every other object to Qt."""
    if not isinstance(thing, TableView) or thing.spoken is None:
        return None
    kept = thing.interface
    if not isinstance(kept, TableInterface):
        kept = thing.interface = TableInterface(thing, thing.spoken)
    return kept


@cache
def install() -> None:
    """Let Qt ask for the interfaces of tables; once in a program."""
    QAccessible.installFactory(_make)


def announce(view: TableView, text: str) -> None:
    """Have something said now, if an assistive program listens."""
    if text and QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(view, text))


def tell_focus(view: TableView) -> None:
    """Say where on the table the keyboard is, if an assistive program listens."""
    if not QAccessible.isActive():
        return
    table = QAccessible.queryAccessibleInterface(view)
    part = table.focusChild() if isinstance(table, TableInterface) else None
    if part is not None:
        QAccessible.updateAccessibility(QAccessibleEvent(part, QAccessible.Event.Focus))
