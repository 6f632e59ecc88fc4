"""The table for assistive programs: QGraphicsView shows them nothing, so every part is a virtual child.

Each interface is made once, under the key of its part, and is invalid while the part is not there. All answer
from one picture of the table, taken when it has changed; what is different is told as it is taken.
"""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QObject, QPoint, QRect
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QAccessibleInterface,
    QWindow,
)
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from ginrummy_qt.ui.accessible import Keeper, Maker
from ginrummy_qt.ui.table.accessible_part import NOTHING, BaseInterface, PartInterface
from ginrummy_qt.ui.table.accessible_picture import Picture, SeenPart
from ginrummy_qt.ui.table.parts import Part, SpokenTable
from ginrummy_qt.ui.table.view import TableView


class TableInterface(BaseInterface):
    """The view: its parts, and the viewport where buttons lie over the table."""

    def __init__(self, view: TableView, table: SpokenTable, keeper: Keeper) -> None:
        super().__init__()
        self._view = view
        self.table = table
        self._keeper = keeper
        self._known: dict[str, PartInterface] = {}
        self._picture = Picture((), ())
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
        before, after = self._picture, Picture(self.table.parts(), stamp)
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

    def seen(self, key: str) -> SeenPart | None:
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
