"""The statistics page: a row of filters, a top line, and six parts of which one is seen."""

from __future__ import annotations

import logging
from collections.abc import Callable
from datetime import date
from typing import Final

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QHBoxLayout, QVBoxLayout, QWidget

from ginrummy_qt.ports.storage import StorageUnavailable
from ginrummy_qt.ui.dialogs.flow import FlowLayout
from ginrummy_qt.ui.dialogs.paper import Paper, Tone
from ginrummy_qt.ui.dialogs.sheet import Sheet
from ginrummy_qt.ui.dialogs.tab_order import follow, reached
from ginrummy_qt.ui.statistics.data import PageData, StatisticsSource
from ginrummy_qt.ui.statistics.facts import FactText
from ginrummy_qt.ui.statistics.filters import FilterRow
from ginrummy_qt.ui.statistics.parts import headline
from ginrummy_qt.ui.statistics.sections import Sections
from ginrummy_qt.ui.statistics.texts import PageText, Section
from ginrummy_qt.ui.theme.metrics import TextRole
from ginrummy_qt.ui.theme.theme import Theme

_GAP: Final = 8
_ABOVE: Final = 20
"""Above the names of the parts when they are scrolled to, at scale 1: what fades out there is not theirs."""
_log = logging.getLogger(__name__)


class StatisticsSheet(Sheet):
    """What was played, for one person. `today` tells the local day."""

    replay_wanted = Signal(str, int)
    """A match, and the number of a hand of it, 0 for the whole match."""
    players_wanted = Signal()
    export_wanted = Signal(object)
    """The PageData that is shown."""
    reset_wanted = Signal()
    match_wanted = Signal()
    """There is nothing to show yet: a match is to be played."""

    _is_built = False

    def __init__(
        self, theme: Theme, parent: QWidget, source: StatisticsSource, today: Callable[[], date]
    ) -> None:
        super().__init__(theme, parent, width=1120)
        self.setObjectName("statistics")
        self._source = source
        self._today = today
        self._section = Section.OVERVIEW
        self._as_tables = False
        self._paper_of_part = Paper(theme)
        self._paper_of_line = Paper(theme)
        self._data: PageData | None = None
        self._sections: Sections | None = None
        self._part: QWidget | None = None
        self._line: QWidget | None = None
        self._is_built = True
        self.set_title(self.tr("Statistics"))
        self._build()
        self._add_buttons()
        self.refresh()
        self._filters.focus()

    def _build(self) -> None:
        self._row = FlowLayout(_GAP)
        opponents, rulesets = self._choices()
        self._filters = FilterRow(opponents, rulesets, self._row, self)
        self._filters.changed.connect(self._filter)
        self.paper.keep(self._filters)
        self.body.addLayout(self._row)
        self._top = QVBoxLayout()
        self.body.addLayout(self._top)
        self._chips = self._section_chips()
        self.body.addWidget(self._chips)
        self._room = QVBoxLayout()
        self.body.addLayout(self._room)
        self.body.addStretch(1)

    def _section_chips(self) -> QWidget:
        row = QWidget()
        row.setObjectName("sections")
        line, group = FlowLayout(_GAP), QButtonGroup(row)
        row.setLayout(line)
        line.setContentsMargins(0, 0, 0, 0)
        for section in Section:
            chip = self.paper.chip(PageText.section(section), f"show_{section}")
            group.addButton(chip)
            line.addWidget(chip)
            chip.setChecked(section is self._section)
            chip.toggled.connect(lambda on, section=section: self._choose(section) if on else None)
        return row

    def _add_buttons(self) -> None:
        self.add_button(self.tr("Players…"), "players").clicked.connect(self.players_wanted)
        self._export = self.add_button(self.tr("Export…"), "export")
        self._export.clicked.connect(lambda: self.export_wanted.emit(self._data))
        self._reset = self.add_button(self.tr("Begin anew…"), "reset")
        self._reset.clicked.connect(self.reset_wanted)
        close = self.add_button(self.tr("Close"), "close", primary=True)
        close.clicked.connect(self.accept)

    def _choices(self) -> tuple[tuple[str, ...], dict[str, str]]:
        try:
            return self._source.opponents(), self._source.rulesets()
        except StorageUnavailable as error:
            _log.error("the statistics could not be read: %s", error)
            return (), {}

    # What is shown

    def take_over(self, other: StatisticsSheet) -> None:
        """Show charts or tables as another page does, in whose place this one comes."""
        self._as_tables = other._as_tables
        self._show_part()

    def refresh(self) -> None:
        """Read everything again, under the filter that is chosen."""
        self._show(None)

    def _filter(self) -> None:
        """Read what another filter changes."""
        self._show(self._data)

    def _show(self, before: PageData | None) -> None:
        today = self._today()
        try:
            data = PageData(self._source, self._filters.wanted(today), today, before)
            name, empty = self._source.profile().name, data.is_empty
        except StorageUnavailable as error:
            self._fail(error)
            return
        self._data = data
        self.set_title(self.tr("Statistics of {name}").format(name=name) if name else self.tr("Statistics"))
        self._export.setEnabled(True)
        self._reset.setEnabled(not empty)
        self._show_line()
        self._show_part()

    def _choose(self, section: Section) -> None:
        self._section = section
        self._show_part()
        if self.is_low:
            QTimer.singleShot(0, self, self._show_chips)

    def _show_chips(self) -> None:
        """Where room is short, begin with the names of the parts."""
        above = round(self.theme.px(_ABOVE))
        self._scroll.verticalScrollBar().setValue(self._chips.y() - above)

    def _list_charts(self, on: bool) -> None:
        """Show tables in place of charts, or charts again."""
        self._as_tables = on
        self._show_part()
        tick = self.findChild(QAbstractButton, "as_tables")
        if isinstance(tick, QAbstractButton):
            tick.setFocus()

    def _show_line(self) -> None:
        data = self._data
        self._paper_of_line = Paper(self.theme)
        line = QWidget()
        if data is not None and not data.is_empty:
            line = headline(FactText.headline(data.lifetime, data.rating), self._paper_of_line)
        self._put(self._top, self._line, line)
        self._line = line
        line.setVisible(data is not None and not data.is_empty)

    def _show_part(self) -> None:
        if self._data is None:
            return
        self._paper_of_part = Paper(self.theme)
        try:
            self._chips.setVisible(not self._data.is_empty)
            part = self._empty_part() if self._data.is_empty else self._made_part(self._data)
        except StorageUnavailable as error:
            self._fail(error)
            return
        self._put(self._room, self._part, part)
        self._part = part
        follow((reached(self._chips)[-1], *reached(part)))
        self._fit()
        self.refit()

    def _made_part(self, data: PageData) -> QWidget:
        sections = Sections(data, self._paper_of_part, self._as_tables, self)
        sections.tables_wanted.connect(self._list_charts)
        sections.replay_wanted.connect(self.replay_wanted)
        part = sections.make(self._section)
        if self._sections is not None:
            self._sections.deleteLater()
        self._sections = sections
        return part

    def _empty_part(self) -> QWidget:
        """Nothing is counted: why, and what helps."""
        assert self._data is not None
        paper, part = self._paper_of_part, QWidget()
        part.setObjectName("nothing")
        column = QVBoxLayout(part)
        column.setContentsMargins(0, round(self.theme.px(24)), 0, round(self.theme.px(24)))
        column.setSpacing(round(self.theme.px(10)))
        if self._data.is_filtered:
            title, text = self.tr("Nothing fits what is chosen above"), ""
            button = paper.button(self.tr("Show everything"), "show_all")
            button.clicked.connect(self._filters.clear)
        else:
            title = self.tr("Nothing to count yet")
            text = self.tr("Play a hand to its end: from then on everything here fills by itself.")
            button = paper.button(self.tr("Play a match"), "play")
            button.clicked.connect(self._play)
        column.addWidget(paper.label(title, TextRole.HEADING))
        if text:
            column.addWidget(paper.label(text))
        row = QHBoxLayout()
        row.addWidget(button)
        row.addStretch(1)
        column.addLayout(row)
        Sections(self._data, paper, False, self).apart(column)
        self._sections = None
        return part

    def _play(self) -> None:
        self.accept()
        self.match_wanted.emit()

    def _fail(self, error: StorageUnavailable) -> None:
        """Say why nothing can be shown."""
        _log.error("the statistics could not be read: %s", error)
        self._data = self._sections = None
        self._paper_of_part = paper = Paper(self.theme)
        part = QWidget()
        column = QVBoxLayout(part)
        title = self.tr("The statistics cannot be read now")
        column.addWidget(paper.label(title, TextRole.HEADING))
        column.addWidget(paper.label(str(error), TextRole.LABEL, Tone.QUIET))
        for button in (self._export, self._reset):
            button.setEnabled(False)
        self._chips.hide()
        self._show_line()
        self._put(self._room, self._part, part)
        self._part = part
        self.refit()

    @staticmethod
    def _put(layout: QVBoxLayout, old: QWidget | None, new: QWidget) -> None:
        if old is not None:
            layout.removeWidget(old)
            old.hide()
            old.setObjectName("")
            for child in old.findChildren(QWidget):
                child.setObjectName("")
            old.deleteLater()
        layout.addWidget(new)
        new.show()

    # Look and size

    def apply_theme(self, theme: Theme) -> None:
        """The parts that come and go have papers of their own."""
        super().apply_theme(theme)
        if not self._is_built:
            return
        self._paper_of_part.apply(self.theme)
        self._paper_of_line.apply(self.theme)
        QTimer.singleShot(0, self, self._fit)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Set side by side what has room so."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        if self._sections is not None:
            around = 2 * self.theme.px(32) + self._scroll.verticalScrollBar().sizeHint().width()
            self._sections.fit(round(self._panel.width() - around))

    def _wanted_height(self, width: int) -> int:
        """All there is, so that nothing moves from part to part; only what stands alone is small."""
        natural = super()._wanted_height(width)
        if not self._is_built or self._data is None or self._data.is_empty:
            return natural
        return max(natural, self.height())
