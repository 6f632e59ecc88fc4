"""Where the window is: kept when it closes, used again where it can be seen, and never lost with a screen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QObject, QRect, QSize, QTimer
from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtWidgets import QWidget

SMALLEST: Final = QSize(800, 600)
"""The least size, on a screen that has room for it."""
LEAST: Final = QSize(780, 420)
"""The least size of the window's inside; in a smaller window it scrolls."""
USUAL: Final = QSize(1280, 800)
TITLE: Final = QSize(0, 44)
"""Room for the title above a window's inside, before it is known; most desktops' borders take none."""
_SEEN: Final = 120
"""Width and height of the part that must lie on a screen, in logical pixels."""
_SETTLE_MS: Final = 300
"""Screens come and go in several steps; the desktop moves windows first."""


def place_window(window: QWidget, kept: tuple[int, int, int, int] | None) -> None:
    """Put a window where it was, as far as there are screens there, or in its usual size."""
    rooms = [screen.availableGeometry() for screen in QGuiApplication.screens()]
    screen = QGuiApplication.primaryScreen()
    room = screen.availableGeometry() if screen is not None else QRect()
    rect = QRect(*kept) if kept is not None else QRect()
    if rect.isValid() and any(_seen(rect, each) for each in rooms):
        best = max(rooms, key=lambda each: _area(rect.intersected(each)))
        window.setMinimumSize(least_size(best))
        window.setGeometry(within(rect, rooms))
        return
    window.setMinimumSize(least_size(room))
    window.resize(USUAL.boundedTo(room.size() - TITLE).expandedTo(least_size(room)))


def window_place(window: QWidget) -> tuple[int, int, int, int]:
    """Where the window is, or was before it was maximised."""
    rect = window.normalGeometry() if window.isMaximized() or window.isFullScreen() else window.geometry()
    return rect.x(), rect.y(), rect.width(), rect.height()


def least_size(room: QRect) -> QSize:
    """How small a window may be made on a screen with this room: never larger than the screen.

    A notebook of 1366 x 768 pixels scaled by 150% has 910 x 512 logical ones, and less beside its panel.
    """
    if room.isEmpty():
        return SMALLEST
    return SMALLEST.boundedTo(room.size() - TITLE).expandedTo(QSize(320, 240))


def within(rect: QRect, rooms: Sequence[QRect]) -> QRect:
    """The inside of a window, moved and shrunk as little as lets it be seen whole or moved by its title.

    `rooms` are the screens without their panels. One that can be reached stays as it is, across two screens
    too; one that is larger than the screen under most of it is made to fit.
    """
    if not rooms:
        return rect
    room = max(rooms, key=lambda each: (_area(rect.intersected(each)), -_far(rect, each)))
    inner = room.adjusted(0, TITLE.height(), 0, 0)
    size = rect.size().boundedTo(inner.size())
    if size == rect.size() and _reached(rect, rooms):
        return rect
    left = min(max(rect.left(), inner.left()), inner.right() + 1 - size.width())
    top = min(max(rect.top(), inner.top()), inner.bottom() + 1 - size.height())
    return QRect(left, top, size.width(), size.height())


class ScreenWatch(QObject):
    """Brings the window back when its screen goes, becomes smaller or is scaled otherwise."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_SETTLE_MS)
        self._timer.timeout.connect(self.check)
        application = QGuiApplication.instance()
        assert isinstance(application, QGuiApplication)
        application.screenAdded.connect(self._follow)
        application.screenRemoved.connect(self._wait)
        application.primaryScreenChanged.connect(self._wait)
        for screen in QGuiApplication.screens():
            self._follow(screen)
        handle = window.windowHandle()
        if handle is not None:
            handle.screenChanged.connect(self._limit)

    def check(self) -> None:
        """See that the window can be reached, and that its least size fits its screen."""
        window = self._window
        screen = window.screen()
        if screen is None:
            return
        self._limit(screen)
        if window.isMaximized() or window.isFullScreen() or window.isMinimized():
            return
        rooms = [each.availableGeometry() for each in QGuiApplication.screens()]
        rect = within(window.geometry(), rooms)
        if rect != window.geometry():
            window.setGeometry(rect)

    def _limit(self, screen: QScreen) -> None:
        """All that happens when the window is dragged to another screen: nobody likes it to jump then."""
        self._window.setMinimumSize(least_size(screen.availableGeometry()))

    def _follow(self, screen: QScreen) -> None:
        screen.availableGeometryChanged.connect(self._wait)
        screen.logicalDotsPerInchChanged.connect(self._wait)
        self._wait()

    def _wait(self) -> None:
        """Several changes come together: look when they have settled. A method goes with this object."""
        self._timer.start()


def _reached(rect: QRect, rooms: Sequence[QRect]) -> bool:
    """Whether the window can be taken by its title, and most of its width be brought to sight."""
    high = TITLE.height()
    title = QRect(rect.left(), rect.top() - high // 2, rect.width(), high)
    seen = [title.intersected(room) for room in rooms]
    return any(part.width() >= _SEEN and part.height() >= high // 2 for part in seen)


def _seen(rect: QRect, screen: QRect) -> bool:
    part = rect.intersected(screen)
    return part.width() >= _SEEN and part.height() >= _SEEN


def _area(rect: QRect) -> int:
    return max(0, rect.width()) * max(0, rect.height())


def _far(rect: QRect, room: QRect) -> int:
    """How far the middle of a window lies from the middle of a screen."""
    return (rect.center() - room.center()).manhattanLength()
