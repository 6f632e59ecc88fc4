"""A sheet that says one thing, with one answer or two."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtWidgets import QWidget

from ginrummy_qt.ui.dialogs.paper import Tone
from ginrummy_qt.ui.dialogs.sheet import Sheet
from ginrummy_qt.ui.theme.metrics import TextRole
from ginrummy_qt.ui.theme.theme import Theme


@dataclass(frozen=True, slots=True)
class Answer:
    """A button: its text, its object name, and what it does after the sheet has closed."""

    text: str
    name: str
    act: Callable[[], object] = lambda: None


@dataclass(frozen=True, slots=True)
class Notice:
    """The words of a sheet. `first` is the primary answer, by Enter; `second` the quiet one; Esc gives none.

    `detail` is a smaller line below, such as a reason in the system's own words.
    """

    title: str
    text: str
    first: Answer
    second: Answer | None = None
    detail: str = ""


def breakable(text: str) -> str:
    """The same with leave to begin a new line inside paths, which have no spaces."""
    return re.sub(r"(?<=[/\\])(?=[^/\\\s])", "\u200b", text)


class NoticeSheet(Sheet):
    """Shows a notice."""

    def __init__(self, theme: Theme, parent: QWidget, notice: Notice) -> None:
        super().__init__(theme, parent, notice.title, 480)
        self.setObjectName("notice")
        self.add_text(notice.text)
        if notice.detail:
            self.add_text(breakable(notice.detail), TextRole.LABEL, Tone.QUIET)
        if notice.second is not None:
            self._answer(notice.second, primary=False)
        self._answer(notice.first, primary=True).setFocus()

    def _answer(self, answer: Answer, primary: bool) -> QWidget:
        button = self.add_button(answer.text, answer.name, primary=primary)

        def give() -> None:
            self.accept()
            answer.act()

        button.clicked.connect(give)
        return button
