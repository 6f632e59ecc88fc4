"""A button that shows the key of an act and, once pressed, takes the next key as its new one."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QWidget

from ginrummy_qt.ui.announcing import announce
from ginrummy_qt.ui.keys.key_bindings import native
from ginrummy_qt.ui.keys.table_keys import portable
from ginrummy_qt.ui.theme.buttons import ButtonKind
from ginrummy_qt.ui.theme.icons import Icons
from ginrummy_qt.ui.theme.theme import Theme
from ginrummy_qt.ui.theme.widgets import ThemedButton

_HELD: Final = (
    *(Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta, Qt.Key.Key_AltGr),
    *(Qt.Key.Key_CapsLock, Qt.Key.Key_NumLock, Qt.Key.Key_ScrollLock, Qt.Key.Key_unknown),
)
_REMOVING: Final = (Qt.Key.Key_Backspace, Qt.Key.Key_Delete)
_LEAVING: Final = (Qt.Key.Key_Escape, Qt.Key.Key_Tab, Qt.Key.Key_Backtab)


class KeyButton(ThemedButton):
    """Pressed, it waits for a key: Backspace takes the key away, Esc and Tab leave it as it is."""

    chosen = Signal(str)
    """The new key as portable text, empty for none."""
    listening_changed = Signal(bool)

    def __init__(self, label: str, theme: Theme, icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__("", ButtonKind.SECONDARY, theme, icons, parent=parent)
        self._label = label
        self._keys = ""
        self._listening = False
        self.clicked.connect(self._listen)

    @property
    def listening(self) -> bool:
        """Whether the next key becomes the act's."""
        return self._listening

    def show_keys(self, keys: str) -> None:
        """Show a key, given as portable text."""
        self._keys = keys
        self._write()

    def stop(self) -> None:
        """Leave the key as it is."""
        if self._listening:
            self._listening = False
            self._write()
            self.listening_changed.emit(False)

    def event(self, event: QEvent) -> bool:
        """While it waits every key is its own, those of menus and Tab too."""
        if self._listening and isinstance(event, QKeyEvent):
            if event.type() is QEvent.Type.ShortcutOverride:
                event.accept()
                return True
            if event.type() is QEvent.Type.KeyPress:
                self._take(event)
                return True
        return super().event(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Whoever goes elsewhere wants no other key."""
        self.stop()
        super().focusOutEvent(event)

    def _listen(self) -> None:
        self._listening = True
        self._write()
        announce(self, self.text(), urgent=True)
        self.listening_changed.emit(True)

    def _take(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in _HELD or event.isAutoRepeat():
            return
        bare = not event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier
        if bare and key in _LEAVING:
            self.stop()
            return
        self.chosen.emit("" if bare and key in _REMOVING else portable(event))

    def _write(self) -> None:
        shown = native(self._keys) or self.tr("None", "no key")
        self.setText(self.tr("Press a key…") if self._listening else shown)
        self.setAccessibleName(self.tr("{act}: {key}").format(act=self._label, key=self.text()))
        self.setAccessibleDescription(self.tr("Press to choose another key"))
        self.updateGeometry()
