"""A section of the page: texts and controls below each other, made of the page's paper."""

from __future__ import annotations

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from ginrummy_qt.ui.dialogs.paper import Paper, Tone
from ginrummy_qt.ui.theme.metrics import TextRole
from ginrummy_qt.ui.theme.theme import Theme


class Part(QWidget):
    """The base of all sections."""

    def __init__(self, paper: Paper, name: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self.paper = paper
        self.lines = QVBoxLayout(self)
        self.lines.setContentsMargins(0, 0, 0, 0)
        paper.keep(self)

    def apply_theme(self, theme: Theme) -> None:
        """Take on a look."""
        self.lines.setSpacing(round(theme.px(12)))

    def text(
        self,
        text: str,
        role: TextRole = TextRole.BODY,
        tone: Tone = Tone.INK,
        layout: QBoxLayout | None = None,
    ) -> QLabel:
        """A paragraph at the end of the section, or of a layout in it."""
        label = self.paper.label(text, role, tone)
        (self.lines if layout is None else layout).addWidget(label)
        return label

    def button_row(self) -> QHBoxLayout:
        """A row of buttons at the right."""
        row = QHBoxLayout()
        row.addStretch(1)
        self.lines.addLayout(row)
        return row

    def value(self, name: str, caption: str) -> QLabel:
        """A value to read and mark, under a small caption that is its accessible name."""
        pair = QVBoxLayout()
        pair.setSpacing(2)
        self.text(caption, TextRole.CAPTION, Tone.QUIET, pair)
        value = self.paper.label("", TextRole.LABEL_STRONG, selectable=True)
        value.setObjectName(name)
        value.setAccessibleName(caption)
        pair.addWidget(value)
        self.lines.addLayout(pair)
        return value


def copy(text: str) -> None:
    """Put a text on the clipboard."""
    QGuiApplication.clipboard().setText(text)
