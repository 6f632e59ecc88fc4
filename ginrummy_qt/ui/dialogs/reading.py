"""Long lists to read in a sheet: as tall as their rows where there is room, scrolling where there is not."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QRect, QSize, Qt, QTimer
from PySide6.QtGui import QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QListView, QTableView

from ginrummy_qt.ui.theme.contrast import mix
from ginrummy_qt.ui.theme.fonts import tabular
from ginrummy_qt.ui.theme.metrics import TextRole
from ginrummy_qt.ui.theme.theme import Theme

ROW: Final = 36
"""Height of a row at scale 1."""
LIST_ROW: Final = 32
"""Height of a line of a list at scale 1."""
LEAST_ROWS: Final = 3
_CELL_SIDES: Final = 24
_CELL_ENDS: Final = 8
"""Room left and right of a cell's text, and above and below it."""
_MEASURED_ROWS: Final = 40
"""From the first one in sight, for the width of a column: a long match has a thousand."""


def reading_style(theme: Theme) -> str:
    """Rows straight on the sheet's paper; the current one is only tinted, since nothing is chosen here."""
    tokens = theme.tokens
    tint = mix(tokens.surface, tokens.sink, 0.2 if tokens.high_contrast else 0.08)
    return (
        "QAbstractItemView { background: transparent; border: 2px solid transparent; }"
        f"QListView::item {{ min-height: {round(theme.px(LIST_ROW))}px; }}"
        f"QAbstractItemView:focus {{ border: 2px solid {tokens.focus}; }}"
        f"QAbstractItemView::item:selected {{ background: {tint}; color: {tokens.sink}; }}"
        "QAbstractItemView::item:hover { background: transparent; }"
        f"QAbstractItemView::item:selected:hover {{ background: {tint}; }}"
        f"QHeaderView::section {{ background: transparent; padding: 6px 11px;"
        f" border-bottom: 1px solid {tokens.track};"
        f" font-size: {theme.font(TextRole.LABEL_STRONG).pixelSize()}px; }}"
    )


class ReadingTable(QTableView):
    """A table nobody edits: rows are marked whole, its header stays in sight."""

    def __init__(
        self, model: QAbstractItemModel, wide_column: int, header: QHeaderView | None = None
    ) -> None:
        super().__init__()
        if header is not None:
            self.setHorizontalHeader(header)
        self.setModel(model)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWordWrap(True)
        self._wide_column = wide_column
        self._row = ROW
        self.verticalHeader().hide()
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setSectionsClickable(False)
        header.setResizeContentsPrecision(_MEASURED_ROWS)
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(wide_column, QHeaderView.ResizeMode.Stretch)
        self._soon = QTimer(self, singleShot=True)  # for Qt spreads the columns a little later itself
        self._soon.timeout.connect(self._fit_rows)

    def apply_theme(self, theme: Theme) -> None:
        """Take on a look."""
        self.setStyleSheet(reading_style(theme))
        self.setFont(tabular(theme.font(TextRole.BODY)))
        self.horizontalHeader().setMinimumSectionSize(round(theme.px(72)))
        self.horizontalHeader().setFont(theme.font(TextRole.LABEL_STRONG))
        self._row = round(theme.px(ROW))
        self._fit_rows()
        self.updateGeometry()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The wide column is narrower or wider: its texts may need more lines, or fewer."""
        super().resizeEvent(event)
        self._soon.start()

    def _fit_rows(self) -> None:
        """All rows are of one height, that of the tallest text of the wide column."""
        model, metrics = self.model(), QFontMetrics(self.font())
        room = QRect(0, 0, max(1, self.columnWidth(self._wide_column) - _CELL_SIDES), 10_000)
        texts = (
            str(model.data(model.index(row, self._wide_column, QModelIndex())) or "")
            for row in range(min(model.rowCount(), _MEASURED_ROWS))
        )
        wrap = Qt.TextFlag.TextWordWrap
        tallest = max((metrics.boundingRect(room, wrap, text).height() for text in texts), default=0)
        row = max(self._row, tallest + _CELL_ENDS) if tallest > metrics.height() else self._row
        if row != self.verticalHeader().defaultSectionSize():
            self.verticalHeader().setDefaultSectionSize(row)
            self.updateGeometry()

    def sizeHint(self) -> QSize:
        """All rows."""
        return QSize(320, self._height(self.model().rowCount()))

    def minimumSizeHint(self) -> QSize:
        """A few rows; the others are reached by scrolling."""
        return QSize(200, self._height(min(LEAST_ROWS, self.model().rowCount())))

    def _height(self, rows: int) -> int:
        return (
            self.horizontalHeader().sizeHint().height()
            + rows * self.verticalHeader().defaultSectionSize()
            + 6
        )


class ReadingList(QListView):
    """A list nobody edits; it stays at its end while rows are added there."""

    def __init__(self, model: QAbstractItemModel) -> None:
        super().__init__()
        self.setModel(model)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTextElideMode(Qt.TextElideMode.ElideNone)
        self.setWordWrap(True)
        self.setUniformItemSizes(False)
        model.rowsInserted.connect(self.scrollToBottom)

    def apply_theme(self, theme: Theme) -> None:
        """Take on a look."""
        self.setStyleSheet(reading_style(theme))
        self.ensurePolished()
        self.setFont(theme.font(TextRole.BODY))
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """All rows."""
        return QSize(320, self._height(self.model().rowCount()))

    def minimumSizeHint(self) -> QSize:
        """A few rows; the others are reached by scrolling."""
        return QSize(200, self._height(min(LEAST_ROWS, self.model().rowCount())))

    def _height(self, rows: int) -> int:
        root = QModelIndex()
        return (
            sum(self.sizeHintForIndex(self.model().index(row, 0, root)).height() for row in range(rows)) + 6
        )
