"""One's own deals beside what a fair deck gives: a verdict, and a chart for every comparison."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from ginrummy_qt.statistics.fairness import Fairness, Finding, Group, Question
from ginrummy_qt.ui.dialogs.paper import Paper, Tone
from ginrummy_qt.ui.fairness.part import Part
from ginrummy_qt.ui.fairness.texts import FairnessText
from ginrummy_qt.ui.statistics.charts.axes import Tick
from ginrummy_qt.ui.statistics.charts.columns import ColumnChart, Columns, Series
from ginrummy_qt.ui.statistics.charts.marks import Ink
from ginrummy_qt.ui.text import numeral
from ginrummy_qt.ui.theme.metrics import TextRole
from ginrummy_qt.ui.theme.theme import Theme

_TWO_COLUMNS: Final = 640
"""Width, in logical pixels at scale 1, from which two charts stand side by side."""
_CHART_HEIGHT: Final = 190


class DealsPart(Part):
    """The judgement of all hands of the profile, or why there is none."""

    def __init__(self, paper: Paper, words: FairnessText, found: Fairness | None) -> None:
        super().__init__(paper, "deals")
        self._words = words
        self._cells: list[QWidget] = []
        self._grid = QGridLayout()
        self._columns = 0
        if found is None:
            self.text(self.tr("The saved matches cannot be read now, so there is nothing to count."))
            return
        verdict = self.text(words.verdict(found), TextRole.HEADING)
        verdict.setObjectName("dealsVerdict")
        self.text(words.reasons(found))
        if not found.hands:
            return
        self.text(words.averages(found))
        for finding in found.findings:
            self._cells.append(self._cell(finding))
        self.lines.addLayout(self._grid)
        self._arrange(1)

    def apply_theme(self, theme: Theme) -> None:
        """Take on a look."""
        super().apply_theme(theme)
        if hasattr(self, "_grid"):
            self._grid.setSpacing(round(theme.px(20)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Two charts side by side where there is room."""
        super().resizeEvent(event)
        self._arrange(2 if event.size().width() >= self.paper.theme.px(_TWO_COLUMNS) else 1)

    def _arrange(self, columns: int) -> None:
        if columns == self._columns:
            return
        self._columns = columns
        for place, cell in enumerate(self._cells):
            self._grid.removeWidget(cell)
            self._grid.addWidget(cell, place // columns, place % columns)
        for column in range(2):
            self._grid.setColumnStretch(column, 1 if column < columns else 0)

    def _cell(self, finding: Finding) -> QWidget:
        cell = QWidget()
        lines = QVBoxLayout(cell)
        lines.setContentsMargins(0, 0, 0, 0)
        title, answer = self._words.question(finding.question), self._words.answer(finding)
        self.text(title, TextRole.LABEL_STRONG, layout=lines)
        if finding.groups:
            chart = ColumnChart(self.paper.theme, f"chart_{finding.question}", _CHART_HEIGHT)
            chart.show_columns(self._shown(finding, title), answer)
            self.paper.keep(chart)
            lines.addWidget(chart)
        self.text(answer, TextRole.LABEL, Tone.QUIET, lines)
        lines.addStretch(1)
        return cell

    def _shown(self, finding: Finding, title: str) -> Columns:
        names = tuple(self._name(finding.question, group) for group in finding.groups)
        dealt = tuple(float(group.count) for group in finding.groups)
        expected = tuple(round(group.expected, 1) for group in finding.groups)
        theirs = finding.question in (Question.THEIR_DEADWOOD, Question.THEIR_MELDS)
        return Columns(
            title,
            title,
            names,
            tuple(map(Tick, names)),
            (
                Series(Ink.OTHER if theirs else Ink.OWN, self.tr("Dealt"), dealt),
                Series(Ink.NEITHER, self.tr("A fair deck"), expected),
            ),
            lambda value: numeral(round(value)),
        )

    def _name(self, question: Question, group: Group) -> str:
        if question is Question.UPCARDS:
            return self._words.names.indices[group.value]
        if group.value == group.to:
            return numeral(group.value)
        return f"{numeral(group.value)}\N{EN DASH}{numeral(group.to)}"

    def first_focus(self) -> QWidget | None:
        """The first chart."""
        return self.findChild(ColumnChart)
