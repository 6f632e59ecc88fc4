"""A menu whose keys keep their distance from its texts."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QStyleOptionMenuItem

KEY_GAP: Final = 16
"""What the keys move to the right of where Qt puts them, 12 logical pixels beside the longest text.

The style sheet leaves as much more room at the end of every entry.
"""


class Menu(QMenu):
    """A QMenu; Qt has no property for the place of the keys."""

    def initStyleOption(self, option: QStyleOptionMenuItem, action: QAction) -> None:
        """Keys begin where their column does, which is narrower now and ends where it did."""
        super().initStyleOption(option, action)
        option.reservedShortcutWidth = max(0, option.reservedShortcutWidth - KEY_GAP)
