"""The parts of the page, each made when it is first looked at."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from ginrummy_qt.ports.statistics import Grain, HandMark, MatchMark, TrendPoint
from ginrummy_qt.ui.dialogs.paper import Paper, Tone
from ginrummy_qt.ui.statistics.charts.chart import Chart, Table
from ginrummy_qt.ui.statistics.charts.columns import ColumnChart, Columns
from ginrummy_qt.ui.statistics.charts.line import LineChart
from ginrummy_qt.ui.statistics.data import PageData, without_gaps
from ginrummy_qt.ui.statistics.facts import FactText
from ginrummy_qt.ui.statistics.figures import histogram_columns, rating_line, trend_columns
from ginrummy_qt.ui.statistics.keys import opponent_title
from ginrummy_qt.ui.statistics.parts import FactGroups, MarkRow, WholeTable
from ginrummy_qt.ui.statistics.texts import PageText, Section
from ginrummy_qt.ui.theme.icons import Icons
from ginrummy_qt.ui.theme.metrics import TextRole

MOST: Final = {Grain.WEEK: 53, Grain.MONTH: 60}
"""Periods on a trend."""
_WITH_CHARTS: Final = (Section.OVERVIEW, Section.HANDS, Section.TRENDS, Section.RATING)
_FEW_MONTHS: Final = 3
"""With fewer months the trends begin with weeks."""
_WIDE: Final = 860
"""Room, at scale 1, from which a table has something beside it."""
_TABLE_ROWS: Final = 12
"""Of a table in place of a chart; more are scrolled to."""


class Sections(QObject):
    """Makes the parts under one filter. `as_tables`: what charts show is listed instead."""

    replay_wanted = Signal(str, int)
    """A match, and the number of a hand of it, 0 for the whole match."""
    tables_wanted = Signal(bool)
    """Charts are to be listed as tables, or drawn again."""

    def __init__(self, data: PageData, paper: Paper, as_tables: bool, parent: QObject) -> None:
        super().__init__(parent)
        self._data = data
        self._paper = paper
        self._as_tables = as_tables
        self._icons = Icons()
        self._fitting: list[Callable[[int], None]] = []

    def make(self, section: Section) -> QWidget:
        """A part of the page."""
        part = QWidget()
        part.setObjectName(f"section_{section}")
        column = QVBoxLayout(part)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(round(self._paper.theme.px(16)))
        match section:
            case Section.OVERVIEW:
                self._overview(column)
            case Section.HANDS:
                self._hands(column)
            case Section.MARKS:
                self._marks(column)
            case Section.OPPONENTS:
                self._opponents(column)
            case Section.TRENDS:
                self._trends(column)
            case Section.RATING:
                self._rating(column)
        if section in _WITH_CHARTS:
            column.addWidget(self._tables_tick())
        return part

    def _tables_tick(self) -> QWidget:
        tick = self._paper.tick(self.tr("Tables in place of charts"), "as_tables")
        tick.setChecked(self._as_tables)
        tick.toggled.connect(self.tables_wanted)
        return tick

    def fit(self, width: int) -> None:
        """Set side by side what has room so."""
        for fit in self._fitting:
            fit(width)

    # The parts

    def _overview(self, column: QVBoxLayout) -> None:
        life = self._data.lifetime
        self._facts(column, FactGroups(FactText.overview(life), self._paper))
        grain = self._grain()
        shown, summary = trend_columns(self._periods(grain), grain)[0]
        column.addWidget(self._columns(shown, summary, "played"))
        column.addWidget(self._paper.rule())
        self.apart(column)

    def _grain(self) -> Grain:
        """Weeks where there are few months."""
        return Grain.WEEK if len(self._data.months) < _FEW_MONTHS else Grain.MONTH

    def _periods(self, grain: Grain) -> tuple[TrendPoint, ...]:
        points = self._data.weeks if grain is Grain.WEEK else self._data.months
        return without_gaps(points, grain, MOST[grain])

    def apart(self, column: QVBoxLayout) -> None:
        """What is not counted."""
        lines = QVBoxLayout()
        lines.setSpacing(round(self._paper.theme.px(3)))
        for line in FactText.apart(self._data.lifetime.kept_apart, self._data.wanted.kind):
            lines.addWidget(self._paper.label(line, TextRole.LABEL, Tone.QUIET))
        column.addLayout(lines)

    def _hands(self, column: QVBoxLayout) -> None:
        sums = self._data.lifetime.sums
        table = Table(
            self.tr("You and your opponents"), FactText.comparison_heads(), FactText.comparison(sums)
        )
        compared = QWidget()
        lines = QVBoxLayout(compared)
        lines.setContentsMargins(0, 0, 0, 0)
        self._table(lines, table, "comparison")
        self._grid(column, [compared, FactGroups((FactText.drawing(sums),), self._paper)], _WIDE)
        charts = []
        for histogram in self._data.lifetime.histograms:
            shown, summary = histogram_columns(histogram)
            charts.append(self._columns(shown, summary, f"histogram_{histogram.kind}"))
        self._grid(column, charts)

    def _marks(self, column: QVBoxLayout) -> None:
        life = self._data.lifetime
        lists: tuple[Sequence[HandMark | MatchMark], ...] = (
            life.best_hands, life.worst_hands, life.best_matches, life.worst_matches,
        )  # fmt: skip
        named = zip(PageText.marks(), lists, strict=True)
        self._grid(column, [self._mark_block(title, marks) for title, marks in named if marks])

    def _mark_block(self, title: str, marks: Sequence[HandMark | MatchMark]) -> QWidget:
        block = QWidget()
        lines = QVBoxLayout(block)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(0)
        lines.addWidget(self._paper.label(title, TextRole.HEADING))
        for mark in marks:
            lines.addWidget(self._mark(title, mark))
        lines.addStretch(1)
        return block

    def _mark(self, title: str, mark: HandMark | MatchMark) -> MarkRow:
        is_hand = isinstance(mark, HandMark)
        points, detail = PageText.hand(mark) if isinstance(mark, HandMark) else PageText.match(mark)
        row = MarkRow(points, detail, self._paper.theme, self._icons)
        number = mark.number if isinstance(mark, HandMark) else 0
        row.setObjectName(f"{'hand' if is_hand else 'match'}_{mark.match_id}_{number}")
        row.setAccessibleName(f"{title}: {points}, {detail}")
        row.setAccessibleDescription(PageText.show_again())
        row.clicked.connect(lambda: self.replay_wanted.emit(mark.match_id, number))
        self._paper.keep(row)
        return row

    def _opponents(self, column: QVBoxLayout) -> None:
        life, rules = self._data.lifetime, self._data.rulesets
        first, second = self.tr("Opponent"), self.tr("Rules")
        rows = tuple(FactText.rival(opponent_title(each.key), each) for each in life.by_opponent)
        self._table(column, Table(self.tr("Head to head"), FactText.rival_heads(first), rows), "by_opponent")
        rows = tuple(FactText.rival(rules.get(each.key, each.key), each) for each in life.by_ruleset)
        self._table(column, Table(self.tr("By rules"), FactText.rival_heads(second), rows), "by_ruleset")
        note = self.tr("The points of a hand are yours less the opponent’s, on average over all hands.")
        column.addWidget(self._paper.label(note, TextRole.LABEL, Tone.QUIET))

    def _trends(self, column: QVBoxLayout) -> None:
        chosen = self._grain()
        line, group, pages = QHBoxLayout(), QButtonGroup(self), QVBoxLayout()
        column.addLayout(line)
        column.addLayout(pages)
        for grain, text in ((Grain.WEEK, self.tr("By week")), (Grain.MONTH, self.tr("By month"))):
            chip = self._paper.chip(text, f"grain_{grain}")
            group.addButton(chip)
            line.addWidget(chip)
            charts = self._trend(grain)
            pages.addWidget(charts)
            charts.setVisible(grain is chosen)
            chip.setChecked(grain is chosen)
            chip.toggled.connect(charts.setVisible)
        line.addStretch(1)

    def _trend(self, grain: Grain) -> QWidget:
        part = QWidget()
        column = QVBoxLayout(part)
        column.setContentsMargins(0, 0, 0, 0)
        shown = self._periods(grain)
        for number, (columns, summary) in enumerate(trend_columns(shown, grain)):
            column.addWidget(self._columns(columns, summary, f"trend_{grain}_{number}"))
        points = self._data.weeks if grain is Grain.WEEK else self._data.months
        if shown and shown[0].start > points[0].start:
            note = self.tr("Only the last %n week(s) are shown.", "", MOST[grain])
            if grain is Grain.MONTH:
                note = self.tr("Only the last %n month(s) are shown.", "", MOST[grain])
            column.addWidget(self._paper.label(note, TextRole.LABEL, Tone.QUIET))
        return part

    def _rating(self, column: QVBoxLayout) -> None:
        data, curve = self._data, self._data.rating
        told = self._paper.label(f"{PageText.rating(curve)} {PageText.best_rating(curve)}".rstrip())
        told.setObjectName("rating_told")
        column.addWidget(told)
        if curve.points:
            line = rating_line(curve, data.wanted.since, data.today)
            chart = LineChart(self._paper.theme, "rating_chart")
            chart.show_line(line, PageText.rating(curve))
            column.addWidget(self._chart(chart))
        column.addWidget(self._paper.label(PageText.rating_explained(), TextRole.LABEL, Tone.QUIET))

    # What they are made of

    def _facts(self, column: QVBoxLayout, facts: FactGroups) -> None:
        column.addWidget(facts)
        self._fitting.append(facts.set_room)

    def _table(self, column: QVBoxLayout, table: Table, name: str) -> None:
        lines = QVBoxLayout()
        lines.setSpacing(round(self._paper.theme.px(4)))
        lines.addWidget(self._paper.label(table.title, TextRole.HEADING))
        shown = WholeTable(table, name)
        self._paper.keep(shown)
        lines.addWidget(shown)
        column.addLayout(lines)

    def _columns(self, shown: Columns, summary: str, name: str) -> QWidget:
        chart = ColumnChart(self._paper.theme, name)
        chart.show_columns(shown, summary)
        return self._chart(chart)

    def _chart(self, chart: Chart) -> QWidget:
        """A chart under its title, or the table behind it."""
        block = QWidget()
        lines = QVBoxLayout(block)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(round(self._paper.theme.px(2)))
        titled = not isinstance(chart, LineChart)
        if titled:
            lines.addWidget(self._paper.label(chart.table.title, TextRole.BODY_STRONG))
        if self._as_tables:
            table = WholeTable(chart.table, f"{chart.objectName()}_table", _TABLE_ROWS)
            self._paper.keep(table)
            lines.addWidget(table)
            chart.deleteLater()
        else:
            if titled:
                lines.addWidget(self._paper.label(chart.accessibleDescription(), TextRole.LABEL, Tone.QUIET))
            self._paper.keep(chart)
            lines.addWidget(chart)
        return block

    def _grid(self, column: QVBoxLayout, blocks: Sequence[QWidget], room: int = 640) -> None:
        """Two side by side where there is so much room, at scale 1."""
        grid = QGridLayout()
        grid.setHorizontalSpacing(round(self._paper.theme.px(28)))
        grid.setVerticalSpacing(round(self._paper.theme.px(16)))
        column.addLayout(grid)
        least = self._paper.theme.px(room)

        def fit(width: int) -> None:
            across = 2 if width >= least else 1
            for block in blocks:
                grid.removeWidget(block)
            for number, block in enumerate(blocks):
                grid.addWidget(block, number // across, number % across, Qt.AlignmentFlag(0))
            grid.setColumnStretch(0, 1)
            grid.setColumnStretch(1, across - 1)

        fit(round(least))
        self._fitting.append(fit)
