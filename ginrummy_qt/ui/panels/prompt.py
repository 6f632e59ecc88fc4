"""The one sentence between piles and hand: what may be done now, or whom the table waits for.

The scene of the table paints it, so that cards pass over it; this widget has it for assistive programs.
"""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from ginrummy_qt.presentation.poses import Rect
from ginrummy_qt.ui.panels.panel import Panel, PanelLook


class PromptLabel(Panel):
    """Shows nothing of its own; the pointer passes through to the table."""

    def __init__(self, look: PanelLook, parent: QWidget | None = None) -> None:
        super().__init__(look, "prompt", parent)
        self._text = ""
        self._wanted = True
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    @property
    def said(self) -> str:
        """What is said."""
        return self._text

    def say(self, text: str, heard: str) -> None:
        """Say something else; `heard` is the same for the ear."""
        self._text = text
        self.setAccessibleName(heard)
        self.setVisible(self._wanted)

    def setVisible(self, visible: bool) -> None:
        """There is nothing to find where nothing is said."""
        self._wanted = visible
        super().setVisible(visible and bool(self._text))

    def put(self, area: Rect) -> None:
        """Lie over the prompt's region."""
        self.place(area)
