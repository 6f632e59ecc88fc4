"""Keeps the order of the hand for the next start, however the program ends."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QTimer

from ginrummy_qt.ui.preferences import Preferences
from ginrummy_qt.ui.table.controller import TableController

SOON_MS: Final = 300
"""So long after a draw or a discard the hand is kept: one write for what follows quickly."""


class HandKeeper(QObject):
    """Follows one table: its hand is kept when the person arranges it, and soon after each move."""

    def __init__(self, table: TableController, settings: Preferences) -> None:
        super().__init__(table)
        self._table = table
        self._settings = settings
        self._soon = QTimer(self, singleShot=True, interval=SOON_MS)
        self._soon.timeout.connect(self.keep)
        table.hand_arranged.connect(self.keep)
        table.update_shown.connect(self._soon.start)

    def keep(self) -> None:
        """Keep the hand as it lies now; without one what was kept stays."""
        self._soon.stop()
        hand = self._table.arrangement
        if hand is not None and hand != self._settings.now.hand:
            self._settings.keep(hand=hand)
