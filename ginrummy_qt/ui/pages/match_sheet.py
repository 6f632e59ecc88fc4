"""The paper of a match's result: the chart, the score with every bonus by name, both totals, the seals."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from ginrummy_qt.ports.table import MatchInfo
from ginrummy_qt.presentation.result_messages import AllSealed, HandsWonBonus, MatchLabel, MatchTerm
from ginrummy_qt.presentation.score_lines import MatchLine, match_lines, match_story
from ginrummy_qt.rules.seats import Seat
from ginrummy_qt.ui.dialogs.paper import Paper, Tone
from ginrummy_qt.ui.models.score_sheet_model import running_points
from ginrummy_qt.ui.pages.points_chart import Points, PointsChart
from ginrummy_qt.ui.panels.panel import PanelLook
from ginrummy_qt.ui.text import numeral, say
from ginrummy_qt.ui.theme.fonts import tabular
from ginrummy_qt.ui.theme.metrics import TextRole
from ginrummy_qt.ui.theme.table_paint import paint_panel

SHADOW_ROOM: Final = 32
"""Room round the paper for its shadow, at scale 1."""
WIDEST_GAP: Final = 22
NARROWEST_GAP: Final = 2
"""Between two lines of the score, at scale 1: as wide as there is room for."""
NOTHING: Final = "–"


class MatchSheet(QWidget):
    """Shows one match that is over; larger than its paper by the room for the shadow."""

    def __init__(self, look: PanelLook, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("match_sheet")
        self._look = look
        self._viewer = Seat.SOUTH
        self._match: MatchInfo | None = None
        self._content = QWidget(self)
        self._chart = PointsChart(look.theme)

    # What is shown

    def show_match(self, match: MatchInfo) -> None:
        """Show the result of a match."""
        self._match = match
        self._build()

    def set_look(self, look: PanelLook) -> None:
        """Take on another look, scale or language."""
        self._look = look
        self._build()

    @property
    def chart(self) -> PointsChart:
        """The chart."""
        return self._chart

    def height_for(self, width: int) -> int:
        """The height of the paper that its content needs at this width of the paper."""
        layout = self._content.layout()
        if layout is None:
            return 0
        self._space(NARROWEST_GAP)
        return layout.heightForWidth(width)

    def put(self, x: int, y: int, width: int, height: int) -> None:
        """Lay the paper here; the lines of the score take the room there is."""
        room = self._room()
        self.setGeometry(x - room, y - room, width + 2 * room, height + 2 * room)
        self._spread()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The content fills the paper."""
        super().resizeEvent(event)
        self._content.setGeometry(self.paper_area().toRect())

    def paintEvent(self, event: QPaintEvent) -> None:
        """The paper and its shadow."""
        painter = QPainter(self)
        paint_panel(painter, self.paper_area(), self._look.theme, self._look.shadows)
        painter.end()

    def paper_area(self) -> QRectF:
        """The paper in the widget's coordinates."""
        room = self._room()
        return QRectF(self.rect().adjusted(room, room, -room, -room))

    def _room(self) -> int:
        return round(self._look.theme.px(SHADOW_ROOM))

    # Building

    def _build(self) -> None:
        match = self._match
        if match is None:
            return
        old, visible = self._content, self.isVisible()
        self._content = QWidget(self)
        self._paper = Paper(self._look.theme)
        self._fill(match)
        self._content.setGeometry(self.paper_area().toRect())
        self._content.setVisible(True)
        old.hide()
        old.deleteLater()
        if visible:
            self._spread()
        self.update()

    def _fill(self, match: MatchInfo) -> None:
        px = self._look.theme.px
        side = round(px(24 if self._look.compact else 40))
        lines = QVBoxLayout(self._content)
        lines.setContentsMargins(side, round(px(28)), side, round(px(20)))
        lines.setSpacing(round(px(16)))
        columns = QHBoxLayout()
        columns.setSpacing(round(px(32 if self._look.compact else 56)))
        columns.addLayout(self._chart_column(match), 54)
        columns.addLayout(self._score_column(match), 46)
        lines.addLayout(columns, 1)
        lines.addWidget(self._paper.rule())
        lines.addLayout(self._seal_row(match))

    def _chart_column(self, match: MatchInfo) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(0)
        column.addWidget(self._paper.label(self.tr("Hand by hand"), TextRole.HEADING))
        self._chart = PointsChart(self._look.theme)
        running = running_points(match.outcomes, self._viewer)
        points = Points(running, match.setup.ruleset.target_score)
        self._chart.show_points(points, (self.tr("You"), self._look.names.opponent))
        column.addWidget(self._chart, 1)
        return column

    def _score_column(self, match: MatchInfo) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(round(self._look.theme.px(8)))
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(round(self._look.theme.px(24)))
        self._grid.setColumnStretch(0, 1)
        for place in (1, 2):
            self._grid.setColumnMinimumWidth(
                place, round(self._look.theme.px(64 if self._look.compact else 80))
            )
        self._add_heading()
        for line in match_lines(match, self._viewer):
            if line.label is MatchTerm.TOTAL:
                self._add_rule(strong=True)
                self._add_total(line, match)
            else:
                self._add_line(line)
        column.addLayout(self._grid)
        story = match_story(match, self._viewer)[1:] if match.outcomes else ()
        for message in story:
            column.addWidget(self._paper.label(say(message, self._look.names), TextRole.BODY_STRONG))
        column.addStretch(1)
        return column

    def _add_heading(self) -> None:
        self._grid.addWidget(self._paper.label(self.tr("Score"), TextRole.HEADING), 0, 0)
        heading, names = (QFontMetricsF(self._look.theme.font(role)) for role in _HEADINGS)
        for place, name in enumerate((self.tr("You"), self._look.names.opponent), start=1):
            label = self._number(name, TextRole.LABEL_STRONG)
            label.setContentsMargins(0, 0, 0, round(heading.descent() - names.descent()))
            self._grid.addWidget(label, 0, place, _BASE)
        self._add_rule()

    def _add_rule(self, strong: bool = False) -> None:
        rule = self._paper.rule()
        if strong:
            rule.setFixedHeight(max(2, round(self._look.theme.px(1.5))))
            rule.setStyleSheet(f"background: {self._look.theme.tokens.sink}")
        self._grid.addWidget(rule, self._grid.rowCount(), 0, 1, 3)

    def _add_line(self, line: MatchLine) -> None:
        title, detail = self._label(line.label)
        row = self._grid.rowCount()
        cell = QVBoxLayout()
        cell.setSpacing(0)
        cell.addWidget(self._paper.label(title))
        if detail:
            cell.addWidget(self._paper.label(detail, TextRole.LABEL, Tone.QUIET))
        self._grid.addLayout(cell, row, 0)
        for place, points in enumerate((line.yours, line.theirs), start=1):
            shown = numeral(points) if points or line.label is MatchTerm.HAND_POINTS else NOTHING
            self._grid.addWidget(self._number(shown, TextRole.BODY), row, place, _TOP)

    def _add_total(self, line: MatchLine, match: MatchInfo) -> None:
        row = self._grid.rowCount()
        self._grid.addWidget(
            self._paper.label(say(line.label, self._look.names), TextRole.BODY_STRONG), row, 0
        )
        won = match.winner is self._viewer
        for place, points, mine in ((1, line.yours, True), (2, line.theirs, False)):
            tone = Tone.INK if mine is won else Tone.QUIET
            number = self._number(numeral(points), TextRole.DISPLAY, tone)
            number.setFixedHeight(round(self._look.theme.px(40)))
            number.setObjectName("total_yours" if mine else "total_theirs")
            self._grid.addWidget(number, row, place, _MIDDLE)

    def _number(self, text: str, role: TextRole, tone: Tone = Tone.INK) -> QLabel:
        label = self._paper.label(text, role, tone)
        label.setFont(tabular(label.font()))
        label.setWordWrap(False)
        label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        return label

    def _label(self, label: MatchLabel) -> tuple[str, str]:
        """A line's name, and the detail under it."""
        if isinstance(label, HandsWonBonus):
            detail = self.tr("{yours} and {theirs}, {each} each", "hands won, and points for each of them")
            numbers = {"yours": label.yours, "theirs": label.theirs, "each": label.each}
            return self.tr("Hands won"), detail.format(**numbers)
        return say(label, self._look.names), ""

    def _seal_row(self, match: MatchInfo) -> QHBoxLayout:
        theme = self._look.theme
        row = QHBoxLayout()
        row.setSpacing(round(theme.px(8)))
        sign = QLabel()
        sign.setPixmap(self._check())
        sign.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        row.addWidget(sign)
        dealt = sum(1 for number, _seed in match.revealed if number)
        text = self._paper.label(say(AllSealed(dealt), self._look.names), TextRole.LABEL, Tone.QUIET)
        text.setObjectName("seals")
        row.addWidget(text, 1)
        return row

    def _check(self) -> QPixmap:
        theme = self._look.theme
        return self._look.icons.pixmap("check", theme.px(18), self.devicePixelRatioF(), theme.tokens.sink2)

    # Spreading the lines

    def _space(self, gap: float) -> None:
        self._grid.setVerticalSpacing(round(self._look.theme.px(gap)))
        layout = self._content.layout()
        if layout is not None:
            layout.invalidate()

    def _spread(self) -> None:
        """The widest gaps between the lines that still fit."""
        layout, area = self._content.layout(), self.paper_area()
        if layout is None:
            return
        for gap in range(WIDEST_GAP, NARROWEST_GAP - 1, -2):
            self._space(gap)
            if layout.heightForWidth(int(area.width())) <= area.height():
                break
        layout.activate()


_HEADINGS: Final = (TextRole.HEADING, TextRole.LABEL_STRONG)
_TOP: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop
_MIDDLE: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_BASE: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom
