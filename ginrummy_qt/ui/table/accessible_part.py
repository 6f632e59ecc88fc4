"""A part of the table as assistive programs meet it: name, place and state, and what can be done with it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

from PySide6.QtCore import QObject, QRect
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleInterface,
    QColor,
    QWindow,
)
from shiboken6 import VoidPtr

from ginrummy_qt.ui.table.parts import Part, PartKind

if TYPE_CHECKING:
    from ginrummy_qt.ui.table.accessibility import TableInterface

NOTHING: Final = cast(QAccessibleInterface, None)
"""Qt takes None for a null pointer here; the stubs do not say so."""
_ROLES: Final = {
    PartKind.LIST: QAccessible.Role.List,
    PartKind.CARD: QAccessible.Role.ListItem,
    PartKind.PLACE: QAccessible.Role.Button,
    PartKind.WORDS: QAccessible.Role.StaticText,
}


class BaseInterface(QAccessibleInterface):
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

    def interface_cast(self, kind: QAccessible.InterfaceType) -> Any:
        """A null pointer for what it cannot do; None would crash."""
        return VoidPtr(0)


class PartInterface(BaseInterface):
    """One part, wherever it is now."""

    def __init__(self, table: TableInterface, key: str) -> None:
        super().__init__()
        self._table = table
        self.key = key
        self._acts = PartActs(table, key)

    @property
    def _part(self) -> Part | None:
        seen = self._table.seen(self.key) if self._table.isValid() else None
        return None if seen is None else seen.part

    @property
    def _children(self) -> tuple[Part, ...]:
        part = self._part
        return () if part is None else part.children

    def isValid(self) -> bool:
        """Whether the part is there now."""
        return self._part is not None

    def object(self) -> QObject:
        """No widget is behind it."""
        return cast(QObject, None)

    def window(self) -> QWindow:
        """The window it is in."""
        return self._table.window()

    def parent(self) -> QAccessibleInterface:
        """What it is part of."""
        seen = self._table.seen(self.key)
        return self._table if seen is None or seen.above is None else self._table.part(seen.above)

    def childCount(self) -> int:
        """How many parts a list has."""
        return len(self._children)

    def child(self, index: int) -> QAccessibleInterface:
        """The part at a position of a list."""
        children = self._children
        return self._table.part(children[index].key) if 0 <= index < len(children) else NOTHING

    def childAt(self, x: int, y: int) -> QAccessibleInterface:
        """The part of a list at a point of the screen."""
        return self._table.at_point(self._children, x, y)

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """The position of a part, -1 for a stranger."""
        seen = self._table.seen(child.key) if isinstance(child, PartInterface) else None
        return -1 if seen is None or seen.above != self.key else seen.index

    def focusChild(self) -> QAccessibleInterface:
        """The part with the keyboard."""
        focused = next((part for part in self._children if part.focused), None)
        return NOTHING if focused is None else self._table.part(focused.key)

    def rect(self) -> QRect:
        """Its place on the screen."""
        part = self._part
        if part is None:
            return QRect()
        box = part.rect.toAlignedRect()
        return QRect(self._table.view.viewport().mapToGlobal(box.topLeft()), box.size())

    def role(self) -> QAccessible.Role:
        """What kind of thing it is."""
        part = self._part
        return QAccessible.Role.StaticText if part is None else _ROLES[part.kind]

    def state(self) -> QAccessible.State:
        """How it is now."""
        state, part = QAccessible.State(), self._part
        if part is None:
            state.invalid = True
            return state
        view = self._table.view
        state.focusable = part.target is not None
        state.selectable = part.kind is PartKind.CARD
        state.focused = part.focused and view.hasFocus()
        state.selected = part.selected
        state.readOnly = part.kind is PartKind.WORDS
        state.invisible = not view.isVisible()
        return state

    def text(self, kind: QAccessible.Text) -> str:
        """Its name."""
        part = self._part
        return part.name if part is not None and kind is QAccessible.Text.Name else ""

    def interface_cast(self, kind: QAccessible.InterfaceType) -> Any:
        """Its acts, where it has some.

        They are an object of their own: for one with two Qt bases PySide hands out the address of the first.
        """
        part = self._part
        if kind is QAccessible.InterfaceType.ActionInterface and part is not None and part.target is not None:
            return self._acts
        return VoidPtr(0)

    def act(self, action: str) -> None:
        """Do one of its acts."""
        self._acts.doAction(action)


class PartActs(QAccessibleActionInterface):
    """What can be done with a part."""

    def __init__(self, table: TableInterface, key: str) -> None:
        super().__init__()
        self._table = table
        self._key = key

    def actionNames(self) -> list[str]:
        """Press it, or put the keyboard on it."""
        return [QAccessibleActionInterface.pressAction(), QAccessibleActionInterface.setFocusAction()]

    def keyBindingsForAction(self, action: str) -> list[str]:
        """Keys are the table's."""
        return []

    def doAction(self, action: str) -> None:
        """Do one of the acts."""
        seen = self._table.seen(self._key)
        if seen is None or seen.part.target is None:
            return
        if action == QAccessibleActionInterface.pressAction():
            self._table.table.press(seen.part)
        elif action == QAccessibleActionInterface.setFocusAction():
            self._table.view.setFocus()
            self._table.table.focus(seen.part)
