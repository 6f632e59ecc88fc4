"""Whether the desktop asks for less motion: Qt does not tell, so each system is asked in its own way.

On Linux the desktop portal is asked over D-Bus, without waiting, and tells of changes; Windows answers a
call. Elsewhere, and where nobody answers, the desktop asks for nothing.
"""

from __future__ import annotations

import sys
from typing import Any, Final, cast

from PySide6.QtCore import SLOT, QObject, Signal, Slot

from ginrummy_qt.ports.settings import Settings

_SERVICE: Final = "org.freedesktop.portal.Desktop"
_PATH: Final = "/org/freedesktop/portal/desktop"
_SETTINGS: Final = "org.freedesktop.portal.Settings"
_APPEARANCE: Final = ("org.freedesktop.appearance", "reduced-motion")
"""1 asks for less; newer portals have it."""
_GNOME: Final = ("org.gnome.desktop.interface", "enable-animations")
"""False asks for less."""
_TELL: Final = cast("bytes", SLOT("tell(QDBusMessage)"))  # the stub errs: it takes what SLOT gives
_SPI_GETCLIENTAREAANIMATION: Final = 0x1042


class SystemMotion(QObject):
    """The desktop's wish; `ask` when there is time for it. Nothing here waits or fails."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._wishes: dict[tuple[str, str], bool] = {}
        self._waiting: list[QObject] = []

    @property
    def wished(self) -> bool:
        """Whether the desktop asks for less motion, as far as is known yet."""
        return any(self._wishes.values())

    def less(self, settings: Settings) -> bool:
        """Whether there is to be less motion: as the person has chosen, or else as the desktop asks."""
        return self.wished if settings.less_motion is None else settings.less_motion

    def ask(self) -> None:
        """Ask this system."""
        if sys.platform == "win32":
            self.note(("windows", "animation"), not _windows_animates())
        elif sys.platform == "linux":
            self._ask_portal()

    def note(self, name: tuple[str, str], less: bool) -> None:
        """One of the system's settings asks for less motion, or does not."""
        before = self.wished
        self._wishes[name] = less
        if self.wished != before:
            self.changed.emit()

    def _ask_portal(self) -> None:
        from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusPendingCallWatcher

        bus = QDBusConnection.sessionBus()
        if not bus.isConnected():
            return
        bus.connect(_SERVICE, _PATH, _SETTINGS, "SettingChanged", self, _TELL)
        for name in (_APPEARANCE, _GNOME):
            message = QDBusMessage.createMethodCall(_SERVICE, _PATH, _SETTINGS, "ReadOne")
            message.setArguments(list(name))
            watcher = QDBusPendingCallWatcher(bus.asyncCall(message), self)
            self._waiting.append(watcher)
            watcher.finished.connect(lambda done, name=name: self._answered(done, name))

    def _answered(self, watcher: Any, name: tuple[str, str]) -> None:
        self._waiting.remove(watcher)
        arguments = watcher.reply().arguments()
        if not watcher.isError() and arguments:
            self._read(name, arguments[0])
        watcher.deleteLater()

    @Slot("QDBusMessage")
    def tell(self, message: Any) -> None:
        """The portal tells of a change of any setting."""
        arguments = message.arguments()
        if len(arguments) == 3:
            self._read((str(arguments[0]), str(arguments[1])), arguments[2])

    def _read(self, name: tuple[str, str], value: Any) -> None:
        plain = value.variant() if hasattr(value, "variant") else value
        if name == _APPEARANCE and isinstance(plain, int):
            self.note(name, plain == 1)
        elif name == _GNOME and isinstance(plain, bool):
            self.note(name, not plain)


def _windows_animates() -> bool:
    """Windows, Accessibility, Visual effects, Animation effects; true where it cannot be told."""
    if sys.platform != "win32":
        return True
    import ctypes

    shows = ctypes.c_int(1)
    call = ctypes.windll.user32.SystemParametersInfoW
    told = call(_SPI_GETCLIENTAREAANIMATION, 0, ctypes.byref(shows), 0)
    return not told or bool(shows.value)
