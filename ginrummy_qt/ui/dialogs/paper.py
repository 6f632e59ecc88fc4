"""What sheets are made of: text in the house's roles, buttons, fields; restyled together."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from typing import Final, Protocol

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QLabel, QLineEdit, QPlainTextEdit, QWidget

from ginrummy_qt.ui.dialogs.controls import Chip, Choice
from ginrummy_qt.ui.dialogs.tick import Tick
from ginrummy_qt.ui.theme.buttons import ButtonKind
from ginrummy_qt.ui.theme.icons import Icons
from ginrummy_qt.ui.theme.metrics import TextRole
from ginrummy_qt.ui.theme.theme import Theme
from ginrummy_qt.ui.theme.widgets import ThemedButton

FIELD_HEIGHT: Final = 44
"""Height of a field for one line, in logical pixels: a finger's width."""


class Tone(StrEnum):
    """The two inks on paper."""

    INK = "ink"
    QUIET = "quiet"


class Themed(Protocol):
    """A part of a sheet that restyles itself."""

    def apply_theme(self, theme: Theme) -> None:
        """Take on a look."""


class Paper:
    """Makes the parts of one sheet and keeps them in its look."""

    def __init__(self, theme: Theme) -> None:
        self.theme = theme
        self._icons = Icons()
        self._restyle: list[Callable[[Theme], None]] = []

    def apply(self, theme: Theme) -> None:
        """Take on a look: all parts made here."""
        self.theme = theme
        for restyle in self._restyle:
            restyle(theme)

    def label(
        self,
        text: str,
        role: TextRole = TextRole.BODY,
        tone: Tone = Tone.INK,
        parent: QWidget | None = None,
        *,
        selectable: bool = False,
    ) -> QLabel:
        """Text that wraps; `selectable` text can be marked and copied with mouse and keyboard."""
        label = QLabel(text, parent)
        label.setWordWrap(True)
        label.setTextFormat(Qt.TextFormat.PlainText)
        if selectable:
            label.setTextInteractionFlags(
                Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
            )

        def restyle(theme: Theme) -> None:
            label.setFont(theme.font(role))
            ink = theme.tokens.sink if tone is Tone.INK else theme.tokens.sink2
            label.setStyleSheet(f"color: {ink}")

        self.follow(restyle)
        return label

    def button(
        self, text: str, name: str, kind: ButtonKind = ButtonKind.SECONDARY, parent: QWidget | None = None
    ) -> ThemedButton:
        """A button of a sheet, pressed by Enter while it has the focus; `name` is its object name."""
        button = ThemedButton(text, kind, self.theme, self._icons, parent=parent)
        button.setObjectName(name)
        button.setAutoDefault(True)
        self.follow(button.set_theme)
        return button

    def choice(self, title: str, detail: str, name: str, group: str = "") -> Choice:
        """One of several exclusive rows, with a text that explains it; `group` is what they are values of."""
        choice = Choice(title, detail, self.theme, group)
        choice.setObjectName(name)
        self.follow(choice.apply_theme)
        return choice

    def chip(self, text: str, name: str, group: str = "") -> Chip:
        """One of several exclusive short values; `group` is what they are values of, for screen readers."""
        chip = Chip(text, self.theme, group)
        chip.setObjectName(name)
        self.follow(chip.apply_theme)
        return chip

    def tick(self, text: str, name: str) -> Tick:
        """Something to agree to."""
        tick = Tick(text, self.theme)
        tick.setObjectName(name)
        self.follow(tick.apply_theme)
        return tick

    def field(self, name: str, label: str) -> QLineEdit:
        """A field for one line of text; `label` is what screen readers call it."""
        field = _Field()
        field.setObjectName(name)
        field.setAccessibleName(label)

        def restyle(theme: Theme) -> None:
            field.setFont(theme.font(TextRole.BODY))
            field.setFixedHeight(round(max(FIELD_HEIGHT, theme.px(FIELD_HEIGHT))))

        self.follow(restyle)
        return field

    def text_box(self, name: str, label: str) -> QPlainTextEdit:
        """Longer text to read and copy."""
        box = QPlainTextEdit()
        box.setReadOnly(True)
        box.setTabChangesFocus(True)
        box.setObjectName(name)
        box.setAccessibleName(label)
        self.follow(lambda theme: box.setFont(theme.font(TextRole.LABEL)))
        return box

    def rule(self) -> QWidget:
        """A thin line between two parts."""
        line = QWidget()
        line.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)

        def restyle(theme: Theme) -> None:
            line.setFixedHeight(round(theme.metrics.hairline))
            line.setStyleSheet(f"background: {theme.tokens.track}")

        self.follow(restyle)
        return line

    def keep(self, part: Themed) -> None:
        """Restyle this part with the sheet."""
        self.follow(part.apply_theme)

    def follow(self, restyle: Callable[[Theme], None]) -> None:
        """Do this now, and with every other look or scale."""
        self._restyle.append(restyle)
        restyle(self.theme)


class _Field(QLineEdit):
    """As high as it is told to be: the style sheet lets a field be lower, and says so to layouts."""

    def sizeHint(self) -> QSize:
        """The natural width."""
        return QSize(super().sizeHint().width(), self.maximumHeight())
