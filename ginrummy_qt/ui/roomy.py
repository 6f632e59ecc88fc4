"""What a window is too small for is scrolled to: with very large scaling, or on a very small screen."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QApplication, QFrame, QMainWindow, QScrollArea, QWidget

from ginrummy_qt.ui.geometry import LEAST


class Roomy(QScrollArea):
    """Keeps a widget as large as all its controls need, and brings what has the keyboard to sight."""

    def __init__(self, inside: QWidget) -> None:
        super().__init__()
        self.setObjectName("roomy")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidgetResizable(True)
        inside.setMinimumSize(LEAST)
        self.setWidget(inside)
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._reveal)

    def _reveal(self, _old: QWidget | None, now: QWidget | None) -> None:
        inside = self.widget()
        if now is not None and inside is not None and inside.isAncestorOf(now):
            self.ensureWidgetVisible(now, 8, 8)


def needs_room(inside: QSize) -> bool:
    """Whether a window with an inside of this size must scroll."""
    return inside.width() < LEAST.width() or inside.height() < LEAST.height()


def let_scroll(window: QMainWindow) -> None:
    """From now on the window scrolls where it is too small; nothing changes while it is not."""
    inside = window.centralWidget()
    if inside is not None and not isinstance(inside, Roomy):
        window.takeCentralWidget()
        window.setCentralWidget(Roomy(inside))
