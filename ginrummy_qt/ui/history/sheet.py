"""The page of the history: search, filters, the list, the chosen match and its hands, what to do with it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

from PySide6.QtCore import QModelIndex, QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QFontMetricsF, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QBoxLayout, QHBoxLayout, QMenu, QVBoxLayout, QWidget

from ginrummy_qt.ports.history import HistoryMatch, HistoryStore, MatchResult
from ginrummy_qt.ports.storage import StorageUnavailable
from ginrummy_qt.ui.dialogs.paper import Tone
from ginrummy_qt.ui.dialogs.reading import ReadingTable
from ginrummy_qt.ui.dialogs.sheet import Sheet
from ginrummy_qt.ui.history.filters import HistoryFilters
from ginrummy_qt.ui.history.hands_model import HandColumn, HistoryHandsModel
from ginrummy_qt.ui.history.heading import SortableHeader
from ginrummy_qt.ui.history.model import Column, HistoryModel
from ginrummy_qt.ui.history.texts import HistoryText
from ginrummy_qt.ui.theme.metrics import TextRole
from ginrummy_qt.ui.theme.theme import Theme
from ginrummy_qt.ui.theme.widgets import HALO

_BESIDE_FROM: Final = 1100
"""Width of the window, in logical pixels, from which the chosen match stands beside the list."""
_COLUMNS: Final = (
    Column.DATE, Column.OPPONENT, Column.RESULT, Column.POINTS, Column.HANDS, Column.GINS, Column.UNDERCUTS,
    Column.KIND,
)  # fmt: skip
"""All but the rules, which take what is left, by their weight."""
_MAY_HIDE: Final = (Column.HANDS, Column.GINS, Column.UNDERCUTS, Column.KIND)
_LEAST_RULES: Final = 168
_MOST_RULES: Final = 260
"""Width that the rules are left at least, and that no name asks for more of, at scale 1."""
_CELL_SIDES: Final = 24
"""Room left and right of a cell's text."""
_BAR: Final = 24
"""Width of the scroll bar and the edges."""
_SHARES: Final = (16, 8)
"""How list and chosen match share the width."""
_EVERY_PAGE: Final = 500


class HistorySheet(Sheet):
    """Reads a store, and changes nothing in it; whoever opened it does what its buttons ask for."""

    continue_wanted = Signal(str)
    replay_wanted = Signal(str, int)
    """A match, and the number of the hand to begin with, 0 for the first."""
    again_wanted = Signal(str)
    export_wanted = Signal(object)
    """An iterator over the ids of the matches."""
    import_wanted = Signal()
    delete_wanted = Signal(object)
    """The ids of the matches, a tuple."""
    undo_wanted = Signal()
    match_wanted = Signal()
    """A new match is to be played."""

    def __init__(
        self,
        theme: Theme,
        parent: QWidget,
        store: HistoryStore,
        opponents: Sequence[str],
        rulesets: Mapping[str, str],
        on_table: str | None,
    ) -> None:
        self._built = self._beside = False
        super().__init__(theme, parent, width=1280)
        self.setObjectName("history")
        self.set_title(self.tr("History"))
        self._store = store
        self._on_table = on_table
        self.model = HistoryModel(store, self)
        self._hands = HistoryHandsModel(self)
        self.filters = HistoryFilters(self.paper, opponents, rulesets)
        self.filters.changed.connect(self.refresh)
        self._add_files()
        self.body.addWidget(self.filters)
        self._lists = _Lists(self._make_room)
        self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight, self._lists)
        self._columns.setContentsMargins(0, 0, 0, 0)
        self._columns.setSpacing(round(theme.px(20)))
        self._add_table()
        self._add_detail()
        self.body.addWidget(self._lists, 1)
        self._add_nothing()
        self._add_buttons()
        self.let_give_way(self._lists)
        self._built = True
        self.refresh()
        (self.table if self.model.rowCount() else self._new).setFocus()

    # What is shown

    def refresh(self) -> None:
        """List what is asked for, and choose the first of it."""
        chosen = self.chosen_ids()
        self.model.show(self.filters.wanted)
        row = self.model.row_of(chosen[0]) if chosen else None
        if self.model.rowCount():
            self.table.selectRow(row or 0)
        self._show_state()
        self._show_match()

    def chosen_ids(self) -> tuple[str, ...]:
        """The matches that are chosen, from the top."""
        rows = sorted(index.row() for index in self.table.selectionModel().selectedRows())
        return tuple(self.model.match_in(row).match_id for row in rows)

    @property
    def chosen(self) -> HistoryMatch | None:
        """The match that is looked at."""
        row = self.table.currentIndex().row()
        return self.model.match_in(row) if 0 <= row < self.model.rowCount() else None

    def all_ids(self) -> Iterator[str]:
        """All matches that are listed, fetched or not; raises StorageUnavailable on the way."""
        offset, wanted = 0, self.model.wanted
        while page := self._store.matches(wanted, offset, _EVERY_PAGE):
            yield from (match.match_id for match in page)
            offset += len(page)

    def show_deleted(self, count: int) -> None:
        """So many matches were taken out, and can be put back."""
        self._undo.setVisible(count > 0)

    # Building

    def _add_files(self) -> None:
        self._import = self.paper.button(self.tr("Import…"), "history_import")
        self._import.clicked.connect(self.import_wanted)
        self._export = self.paper.button(self.tr("Export…"), "history_export")
        self._export.clicked.connect(self._choose_export)
        for button in (self._import, self._export):
            button.set_tight(True)
            self.filters.add(button)

    def _add_table(self) -> None:
        table = self.table = ReadingTable(self.model, Column.RULES, SortableHeader())
        table.setObjectName("history_matches")
        table.setAccessibleName(self.tr("Matches"))
        table.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        table.setWordWrap(False)
        header = table.horizontalHeader()
        header.setSectionsClickable(True)
        header.setSortIndicator(Column.DATE, Qt.SortOrder.DescendingOrder)
        header.setSortIndicatorShown(True)
        header.sortIndicatorChanged.connect(self._sort)
        header.sortIndicatorChanged.connect(self.filters.show_order)
        self.filters.order_chosen.connect(self._order)
        table.selectionModel().currentRowChanged.connect(self._show_match)
        table.selectionModel().selectionChanged.connect(self._show_buttons)
        table.doubleClicked.connect(lambda _index: self._go_on())
        self.paper.keep(table)
        self._columns.addWidget(table, _SHARES[0])

    def _add_detail(self) -> None:
        self._detail = QWidget()
        column = QVBoxLayout(self._detail)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        self._match_title = self.add_text("", TextRole.HEADING, layout=column)
        self._match_title.setObjectName("history_title")
        self._match_facts = self.add_text("", TextRole.LABEL, Tone.QUIET, column)
        self._match_facts.setObjectName("history_facts")
        table = self.hands = ReadingTable(self._hands, HandColumn.RESULT)
        table.setObjectName("history_hands")
        table.setAccessibleName(self.tr("Hands of this match"))
        table.doubleClicked.connect(lambda _index: self._replay())
        self.paper.keep(table)
        column.addWidget(table, 1)
        self._columns.addWidget(self._detail, _SHARES[1])

    def _add_nothing(self) -> None:
        self._nothing = QWidget()
        column = QVBoxLayout(self._nothing)
        self._nothing_title = self.add_text("", TextRole.HEADING, layout=column)
        self._nothing_title.setObjectName("history_nothing")
        self._nothing_text = self.add_text("", layout=column)
        line = QHBoxLayout()
        self._new = self.paper.button(self.tr("New match…"), "history_new")
        self._new.clicked.connect(self.match_wanted)
        self._all = self.paper.button(self.tr("Show all matches"), "history_all")
        self._all.clicked.connect(self.filters.clear)
        for button in (self._new, self._all):
            line.addWidget(button)
        line.addStretch(1)
        column.addLayout(line)
        self.body.addWidget(self._nothing)

    def _add_buttons(self) -> None:
        self._count = self.paper.label("", TextRole.LABEL, Tone.QUIET)
        self._count.setObjectName("history_count")
        self._count.setWordWrap(False)
        self._count.setContentsMargins(round(self.theme.px(HALO)), 0, 0, 0)
        self.footer.insertWidget(0, self._count)
        self._undo = self.add_button(self.tr("Undo the deletion"), "history_undo")
        self._undo.clicked.connect(self.undo_wanted)
        self._undo.hide()
        self._delete = self.add_button(self.tr("Delete…"), "history_delete")
        self._delete.clicked.connect(lambda: self.delete_wanted.emit(self.chosen_ids()))
        self._again = self.add_button(self.tr("Play again"), "history_again")
        self._again.clicked.connect(self._play_again)
        self._go = self.add_button(self.tr("Continue"), "history_continue")
        self._go.clicked.connect(self._continue)
        self._replay_button = self.add_button(self.tr("Replay"), "history_replay", primary=True)
        self._replay_button.clicked.connect(self._replay)
        close = self.add_button(self.tr("Close"), "close")
        close.clicked.connect(self.accept)

    # What happens

    def _order(self, column: int, order: Qt.SortOrder) -> None:
        self.table.horizontalHeader().setSortIndicator(column, order)

    def _sort(self, column: int, order: Qt.SortOrder) -> None:
        chosen = self.chosen_ids()
        self.model.sort(column, order)
        row = self.model.row_of(chosen[0]) if chosen else None
        if self.model.rowCount():
            self.table.selectRow(row or 0)

    def _show_match(self, _now: QModelIndex = QModelIndex(), _before: QModelIndex = QModelIndex()) -> None:
        """Tell of the match that is looked at."""
        match = self.chosen
        if match is not None:
            self._match_title.setText(HistoryText.title(match))
            self._match_facts.setText(HistoryText.detail(match))
            try:
                hands = self._store.hands(match.match_id)
            except StorageUnavailable:
                hands = ()
            self._hands.show(hands, match.opponent)
            self.hands.updateGeometry()
        self._show_buttons()

    def _show_buttons(self, *_selection: object) -> None:
        match, ids = self.chosen, self.chosen_ids()
        one = match is not None and len(ids) == 1
        goes_on = match is not None and match.result is MatchResult.UNFINISHED
        self._go.setVisible(one and goes_on)
        self._replay_button.setEnabled(one and self._hands.rowCount() > 0)
        self._again.setEnabled(one and self._hands.rowCount() > 0)
        self._delete.setEnabled(bool(ids) and self._on_table not in ids)
        self._export.setEnabled(self.model.rowCount() > 0)

    def _show_state(self) -> None:
        """The list, or why there is none."""
        some, asks = self.model.rowCount() > 0, self.filters.asks
        self._lists.setVisible(some)
        self._nothing.setVisible(not some)
        self._count.setText(HistoryText.count(self.model.count))
        self.filters.setVisible(some or asks)
        self._all.setVisible(asks)
        self._new.setVisible(not asks)
        if asks:
            self._nothing_title.setText(self.tr("No match is like that"))
            self._nothing_text.setText(self.tr("Ask for less, or look at all matches again."))
        else:
            self._nothing_title.setText(self.tr("No match has been played yet"))
            self._nothing_text.setText(
                self.tr(
                    "Every match you play is kept here, to be looked at again card by card. Begin one, or"
                    " import a record file."
                )
            )
        self.refit()
        QTimer.singleShot(0, self, self._settle)  # what has come or gone has its size a little later

    def _continue(self) -> None:
        match = self.chosen
        if match is not None:
            self.continue_wanted.emit(match.match_id)

    def _play_again(self) -> None:
        match = self.chosen
        if match is not None:
            self.again_wanted.emit(match.match_id)

    def _replay(self) -> None:
        match = self.chosen
        if match is not None and self._hands.rowCount():
            row = self.hands.currentIndex().row()
            self.replay_wanted.emit(match.match_id, self._hands.number(row) if row >= 0 else 0)

    def _go_on(self) -> None:
        """What a double click means."""
        if self._go.isVisible():
            self._continue()
        else:
            self._replay()

    def _choose_export(self) -> None:
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        ids = self.chosen_ids()
        chosen = menu.addAction(self.tr("The chosen match(es): %n", "", len(ids)))
        chosen.setObjectName("export_chosen")
        chosen.setEnabled(bool(ids))
        chosen.triggered.connect(lambda: self.export_wanted.emit(iter(ids)))
        every = menu.addAction(self.tr("All that are listed: %n", "", self.model.count))
        every.setObjectName("export_all")
        every.triggered.connect(lambda: self.export_wanted.emit(self.all_ids()))
        menu.popup(self._export.mapToGlobal(QPoint(0, self._export.height())))

    # Room

    def apply_theme(self, theme: Theme) -> None:
        """Take on another look."""
        super().apply_theme(theme)
        self._make_room()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Side by side where there is room; the less there is, the fewer columns."""
        self._turn(event.size().width())
        super().resizeEvent(event)

    def _turn(self, width: int) -> None:
        """The chosen match beside the list, with its hands, or in two lines under it."""
        self._beside = width >= _BESIDE_FROM
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._columns.setDirection(across if self._beside else down)
        self._columns.setStretch(1, _SHARES[1] if self._beside else 0)
        self._columns.setSpacing(round(self.theme.px(20 if self._beside else 4)))
        self.hands.setVisible(self._beside)

    def _settle(self) -> None:
        self._make_room()
        self.refit()

    def _make_room(self) -> None:
        """The columns that there is room for."""
        if not self._built:
            return
        table, header = self.table, self.table.horizontalHeader()
        room = self._lists.width() * (_SHARES[0] / sum(_SHARES) if self._beside else 1.0) - _BAR
        room -= self._least_for_rules()
        for column in _COLUMNS:
            wide = max(header.sectionSizeHint(column), table.sizeHintForColumn(column))
            room -= max(wide, header.minimumSectionSize())
            table.setColumnHidden(column, room < 0 and column in _MAY_HIDE)

    def _least_for_rules(self) -> float:
        """What the names of rules need in one line: the heading, or the longest of the first rows."""
        model, metrics = self.model, QFontMetricsF(self.table.font())
        names = (model.index(row, Column.RULES).data() or "" for row in range(min(40, model.rowCount())))
        longest = max((metrics.horizontalAdvance(name) for name in names), default=0)
        heading = self.table.horizontalHeader().sectionSizeHint(Column.RULES)
        return max(
            self.theme.px(_LEAST_RULES), heading, min(longest + _CELL_SIDES, self.theme.px(_MOST_RULES))
        )


class _Lists(QWidget):
    """Tells when it has another width."""

    def __init__(self, resized: Callable[[], None]) -> None:
        super().__init__()
        self._resized = resized

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another width has room for other columns."""
        super().resizeEvent(event)
        self._resized()
