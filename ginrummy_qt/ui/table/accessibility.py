"""The table for assistive programs: QGraphicsView shows them nothing, so every part is a virtual child.

Each interface is made once, under the key of its part, and is invalid while the part is not there. All answer
from one picture of the table, taken when it has changed; what is different is told as it is taken.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any, Final, cast

from PySide6.QtCore import QObject, QPoint, QRect
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleEvent,
    QAccessibleInterface,
    QColor,
    QWindow,
)
from PySide6.QtWidgets import QWidget
from shiboken6 import VoidPtr, isValid

from ginrummy_qt.ui.accessible import Keeper, Maker
from ginrummy_qt.ui.table.parts import Part, PartKind, SpokenTable
from ginrummy_qt.ui.table.view import TableView

NOTHING: Final = cast(QAccessibleInterface, None)
"""Qt takes None for a null pointer here; the stubs do not say so."""
_ROLES: Final = {
    PartKind.LIST: QAccessible.Role.List,
    PartKind.CARD: QAccessible.Role.ListItem,
    PartKind.PLACE: QAccessible.Role.Button,
    PartKind.WORDS: QAccessible.Role.StaticText,
}


@dataclass(frozen=True, slots=True)
class _Seen:
    """A part in its place: `above` is the key of the list it is in, None at the top."""

    part: Part
    above: str | None
    index: int


class _Picture:
    """The parts of one moment."""

    def __init__(self, parts: tuple[Part, ...], stamp: tuple[object, ...]) -> None:
        self.parts = parts
        self.stamp = stamp
        self.seen = {seen.part.key: seen for seen in _seen(parts, None)}

    @property
    def focused(self) -> str | None:
        """The key of the part with the keyboard."""
        return next((key for key, seen in self.seen.items() if seen.part.focused), None)

    def is_of(self, stamp: tuple[object, ...]) -> bool:
        """Whether nothing has changed since."""
        return len(stamp) == len(self.stamp) and all(a is b for a, b in zip(stamp, self.stamp, strict=True))


def _seen(parts: tuple[Part, ...], above: str | None) -> Iterator[_Seen]:
    for index, part in enumerate(parts):
        yield _Seen(part, above, index)
        yield from _seen(part.children, part.key)


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

    def interface_cast(self, kind: QAccessible.InterfaceType) -> Any:
        """A null pointer for what it cannot do; None would crash."""
        return VoidPtr(0)


class TableInterface(_Base):
    """The view: its parts, and the viewport where buttons lie over the table."""

    def __init__(self, view: TableView, table: SpokenTable, keeper: Keeper) -> None:
        super().__init__()
        self._view = view
        self.table = table
        self._keeper = keeper
        self._known: dict[str, PartInterface] = {}
        self._picture = _Picture((), ())
        self._refreshing = False

    @property
    def view(self) -> TableView:
        """The widget behind it."""
        return self._view

    def refresh(self) -> None:
        """Look at the table again, and tell what is different."""
        stamp = self.table.stamp()
        if self._refreshing or self._picture.is_of(stamp):
            return
        self._refreshing = True
        self._take_picture(stamp)
        self._refreshing = False

    def _take_picture(self, stamp: tuple[object, ...]) -> None:
        before, after = self._picture, _Picture(self.table.parts(), stamp)
        for key in reversed([key for key in before.seen if key not in after.seen]):
            self._tell(key, QAccessible.Event.ObjectDestroyed)
        self._picture = after
        for key, seen in after.seen.items():
            if key not in before.seen:
                self._tell(key, QAccessible.Event.ObjectCreated)
            else:
                self._tell_change(before.seen[key].part, seen.part)

    def tell_focus(self) -> None:
        """Say where on the table the keyboard is."""
        self.refresh()
        key = self._picture.focused
        if key is not None:
            self._tell(key, QAccessible.Event.Focus)

    def seen(self, key: str) -> _Seen | None:
        """The part with a key, where it is now."""
        self.refresh()
        return self._picture.seen.get(key)

    def part(self, key: str) -> PartInterface:
        """The interface of the part with a key."""
        if key not in self._known:
            self._known[key] = PartInterface(self, key)
            self._keeper.keep(self._known[key])
        return self._known[key]

    def at_point(self, parts: tuple[Part, ...], x: int, y: int) -> QAccessibleInterface:
        """The topmost of these parts at a point of the screen."""
        spot = self._view.viewport().mapFromGlobal(QPoint(x, y))
        for part in reversed(parts):
            if part.rect.contains(spot):
                return self.part(part.key)
        return NOTHING

    def _tell(self, key: str, event: QAccessible.Event) -> None:
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleEvent(self.part(key), event))

    def _tell_change(self, before: Part, after: Part) -> None:
        if not QAccessible.isActive():
            return
        if before.name != after.name:
            self._tell(after.key, QAccessible.Event.NameChanged)
        if before.selected != after.selected:
            event = QAccessible.Event
            self._tell(after.key, event.SelectionAdd if after.selected else event.SelectionRemove)

    # What Qt asks

    def isValid(self) -> bool:
        """Whether the table is still there."""
        return isValid(self._view)

    def object(self) -> QObject:
        """The widget behind it."""
        return self._view

    def window(self) -> QWindow:
        """The window it is in."""
        return self._view.window().windowHandle()

    def parent(self) -> QAccessibleInterface:
        """What it is part of."""
        return QAccessible.queryAccessibleInterface(self._view.parentWidget() or self._view.window())

    def childCount(self) -> int:
        """Its parts, and the viewport where that holds buttons."""
        self.refresh()
        return len(self._picture.parts) + self._holds_buttons()

    def child(self, index: int) -> QAccessibleInterface:
        """The part at a position."""
        self.refresh()
        parts = self._picture.parts
        if 0 <= index < len(parts):
            return self.part(parts[index].key)
        if index == len(parts) and self._holds_buttons():
            return QAccessible.queryAccessibleInterface(self._view.viewport())
        return NOTHING

    def childAt(self, x: int, y: int) -> QAccessibleInterface:
        """The part at a point of the screen."""
        self.refresh()
        return self.at_point(self._picture.parts, x, y)

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """The position of a part, -1 for a stranger."""
        if isinstance(child, PartInterface):
            seen = self.seen(child.key)
            return -1 if seen is None or seen.above is not None else seen.index
        return len(self._picture.parts) if child.object() is self._view.viewport() else -1

    def focusChild(self) -> QAccessibleInterface:
        """The part with the keyboard."""
        self.refresh()
        key = self._picture.focused
        return NOTHING if key is None else self.part(key)

    def rect(self) -> QRect:
        """Its place on the screen."""
        return QRect(self._view.mapToGlobal(QPoint(0, 0)), self._view.size())

    def role(self) -> QAccessible.Role:
        """What kind of thing it is."""
        return QAccessible.Role.Grouping

    def state(self) -> QAccessible.State:
        """How it is now."""
        state = QAccessible.State()
        state.focusable = True
        state.focused = self._view.hasFocus() and self._picture.focused is None
        state.active = self._view.isActiveWindow()
        state.invisible = not self._view.isVisible()
        return state

    def text(self, kind: QAccessible.Text) -> str:
        """Its name."""
        return self._view.accessibleName() if kind is QAccessible.Text.Name else ""

    def _holds_buttons(self) -> bool:
        children = self._view.viewport().children()
        return any(isinstance(child, QWidget) and child.isVisible() for child in children)


class PartInterface(_Base):
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


def _make(thing: QObject, keeper: Keeper) -> QAccessibleInterface | None:
    if not isinstance(thing, TableView) or thing.spoken is None:
        return None
    return TableInterface(thing, thing.spoken, keeper)


@cache
def install() -> None:
    """Let Qt ask for the interfaces of tables; once in a program."""
    Maker(_make).install()


def refresh(view: TableView) -> None:
    """Tell what is different on the table, if an assistive program listens."""
    if QAccessible.isActive():
        table = QAccessible.queryAccessibleInterface(view)
        if isinstance(table, TableInterface):
            table.refresh()


def tell_focus(view: TableView) -> None:
    """Say where on the table the keyboard is, if an assistive program listens."""
    if QAccessible.isActive():
        table = QAccessible.queryAccessibleInterface(view)
        if isinstance(table, TableInterface):
            table.tell_focus()
