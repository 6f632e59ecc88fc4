"""The button that takes the last move back, in the bar under the hand and under the result of a hand."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from ginrummy_qt.ui.theme.buttons import ButtonKind
from ginrummy_qt.ui.theme.icons import Icons
from ginrummy_qt.ui.theme.theme import Theme
from ginrummy_qt.ui.theme.widgets import ThemedButton


class BackButton(ThemedButton):
    """Says what it does and by which key; a sign without words where room is short."""

    def __init__(self, theme: Theme, icons: Icons, parent: QWidget) -> None:
        super().__init__("", ButtonKind.TEXT, theme, icons, "undo", parent)
        self.setObjectName("take_back")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def write(self, key: str, sign_only: bool = False) -> None:
        """Set the words; `key` as people read it, empty where there is none."""
        said = self.tr("Take the last move back")
        self.setText("" if sign_only else self.tr("Take back", "the last move"))
        self.setAccessibleName(said)
        self.setToolTip(self.tr("{act} ({key})").format(act=said, key=key) if key else said)
