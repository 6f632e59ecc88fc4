"""The keys of one window: those of its menus and those of its table, in force and to be changed."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction, QKeySequence

from ginrummy_qt.ui.keys.assignment import Assignment, Kept
from ginrummy_qt.ui.keys.table_keys import USUAL, TableKey, TableKeys, table_key_text
from ginrummy_qt.ui.menu_bar import MenuBar

_PORTABLE = QKeySequence.SequenceFormat.PortableText


class KeyBindings(QObject):
    """Gives the acts of a window their keys. The keys that the menus were made with are the usual ones."""

    changed = Signal()
    """Other keys are in force."""

    def __init__(self, menus: MenuBar, give_table: Callable[[TableKeys], None]) -> None:
        super().__init__(menus)
        self._menus = menus
        self._give_table = give_table
        self._kept: Kept = ()
        usual = {name: action.shortcut().toString(_PORTABLE) for name, action in menus.acts.items()}
        self.assignment = Assignment({**{str(key): keys for key, keys in USUAL.items()}, **usual})

    def take(self, kept: Kept) -> None:
        """Follow the settings."""
        if kept == self._kept:
            return
        self._kept = kept
        self.assignment.take(kept)
        for name, action in self._menus.acts.items():
            action.setShortcut(QKeySequence(self.assignment.keys(name), _PORTABLE))
        self._give_table(TableKeys({key: self.assignment.keys(key) for key in TableKey}))
        self.changed.emit()

    def groups(self) -> tuple[tuple[str, tuple[str, ...]], ...]:
        """The names of the acts of each menu, under the menu's name; those of the table are TableKey."""
        return tuple(
            (heading, tuple(action.objectName() for action in actions))
            for heading, actions in self._menus.shortcut_groups()
        )

    def label(self, name: str) -> str:
        """What an act is called."""
        action = self._menus.acts.get(name)
        return table_key_text(TableKey(name)) if action is None else plain_text(action)


def plain_text(action: QAction) -> str:
    """The words of an entry of a menu."""
    return action.text().replace("&&", "\0").replace("&", "").replace("\0", "&").rstrip("…")


def native(keys: str) -> str:
    """A key as people here read it."""
    return QKeySequence(keys, _PORTABLE).toString(QKeySequence.SequenceFormat.NativeText)
