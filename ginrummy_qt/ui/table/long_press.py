"""A finger that stays where it was put: what the right button is for the mouse."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, QPointF, QTimer

LONG_PRESS: Final = 550
"""How long a finger must stay, in milliseconds."""
STILL: Final = 12.0
"""How far it may move meanwhile, in pixels."""


class LongPress(QObject):
    """Calls `held` with the place of a press that lasts."""

    def __init__(self, held: Callable[[QPointF], None], parent: QObject) -> None:
        super().__init__(parent)
        self._at: QPointF | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(LONG_PRESS)
        self._timer.timeout.connect(lambda: held(self._at) if self._at is not None else None)

    def begin(self, at: QPointF) -> None:
        """A finger is put down."""
        self._at = at
        self._timer.start()

    def move(self, at: QPointF) -> None:
        """It moves; too far, and it is no long press."""
        if self._at is not None and (at - self._at).manhattanLength() > STILL:
            self.end()

    def end(self) -> None:
        """It is lifted."""
        self._at = None
        self._timer.stop()
