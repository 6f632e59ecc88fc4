"""Where the window is: kept when it closes, and only used again where it can be seen."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

SMALLEST: Final = QSize(800, 600)
USUAL: Final = QSize(1280, 800)
_SEEN: Final = 120
"""Width and height of the part that must lie on a screen, in logical pixels."""


def place_window(window: QWidget, kept: tuple[int, int, int, int] | None) -> None:
    """Put a window where it was, or, where that is on no screen, in its usual size."""
    rect = QRect(*kept) if kept is not None else QRect()
    if rect.isValid() and any(
        _seen(rect, screen.availableGeometry()) for screen in QGuiApplication.screens()
    ):
        window.setGeometry(rect)
        return
    screen = QGuiApplication.primaryScreen()
    room = screen.availableGeometry().size() if screen is not None else USUAL
    window.resize(USUAL.boundedTo(room).expandedTo(SMALLEST))


def window_place(window: QWidget) -> tuple[int, int, int, int]:
    """Where the window is, or was before it was maximised."""
    rect = window.normalGeometry() if window.isMaximized() or window.isFullScreen() else window.geometry()
    return rect.x(), rect.y(), rect.width(), rect.height()


def _seen(rect: QRect, screen: QRect) -> bool:
    part = rect.intersected(screen)
    return part.width() >= _SEEN and part.height() >= _SEEN
