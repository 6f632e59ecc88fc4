"""What the computer player of this match was sent and what it answered, once the hand is over."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QStringListModel, QTimer, Signal
from PySide6.QtWidgets import QWidget

from ginrummy_qt.ports.opponents import TrafficLine
from ginrummy_qt.ui.dialogs.paper import Paper, Tone
from ginrummy_qt.ui.dialogs.reading import ReadingList
from ginrummy_qt.ui.fairness.part import Part, copy
from ginrummy_qt.ui.fairness.texts import FairnessText
from ginrummy_qt.ui.text import numeral
from ginrummy_qt.ui.theme.metrics import TextRole

_COPIED_MS = 2000


class TrafficPart(Part):
    """A sentence for each line, and below the list the line chosen, exactly as it crossed."""

    changed = Signal()
    """Its height may have changed."""

    def __init__(self, paper: Paper, words: FairnessText) -> None:
        super().__init__(paper, "traffic")
        self._words = words
        self._lines: tuple[TrafficLine, ...] = ()
        self.text(
            self.tr(
                "The opponent runs in a program of its own. These lines are all that went there and came "
                "back: look for a card it could not know."
            )
        )
        self._heading = self.text("", TextRole.LABEL_STRONG, Tone.QUIET)
        self._sentences = QStringListModel(self)
        self._list = ReadingList(self._sentences)
        self._list.setObjectName("trafficLines")
        paper.keep(self._list)
        self.lines.addWidget(self._list, 3)
        self._exact = paper.text_box("exactLine", self.tr("The line as it crossed"))
        self.lines.addWidget(self._exact, 1)
        acts = self.button_row()
        self._copy = paper.button(self.tr("Copy all lines"), "copyTraffic")
        self._copy.clicked.connect(self._copy_all)
        acts.addWidget(self._copy)
        self._list.selectionModel().currentRowChanged.connect(self._show_line)

    def show_hand(self, number: int, lines: Sequence[TrafficLine], is_over: bool) -> None:
        """The lines about a hand; `is_over`: whether they may be seen."""
        self._lines = tuple(lines) if is_over else ()
        self._sentences.setStringList([self._words.line(line) for line in self._lines])
        any_lines = bool(self._lines)
        for part in (self._list, self._exact, self._copy):
            part.setVisible(any_lines)
        self._heading.setText(self._title(number, is_over))
        if any_lines:
            self._list.setAccessibleName(self._heading.text())
            self._list.setCurrentIndex(self._sentences.index(0, 0))
        self._list.updateGeometry()
        self.changed.emit()

    def _title(self, number: int, is_over: bool) -> str:
        if self._lines:
            return self.tr("Hand {number}").format(number=numeral(number))
        if not is_over:
            return self.tr("Nothing to read yet: a hand’s lines can be read when it is over.")
        return self.tr(
            "The lines of this hand were not kept: that is done from the start of the program on, for about "
            "forty hands of the match on the table."
        )

    def _show_line(self, current: QModelIndex) -> None:
        line = self._lines[current.row()] if 0 <= current.row() < len(self._lines) else None
        self._exact.setPlainText("" if line is None else line.text)

    def _copy_all(self) -> None:
        copy("".join(f"{'>' if line.to_engine else '<'} {line.text}\n" for line in self._lines))
        self._copy.setText(self.tr("Copied"))
        QTimer.singleShot(_COPIED_MS, self._copy, lambda: self._copy.setText(self.tr("Copy all lines")))

    def first_focus(self) -> QWidget | None:
        """Where the keyboard starts."""
        return self._list if self._lines else None
