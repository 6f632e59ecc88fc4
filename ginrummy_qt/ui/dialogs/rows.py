"""A sheet with a table to read: the moves of a hand, or the hands of a match."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtCore import QAbstractItemModel, Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from ginrummy_qt.ui.dialogs.paper import Tone
from ginrummy_qt.ui.dialogs.sheet import Sheet
from ginrummy_qt.ui.theme.metrics import TextRole
from ginrummy_qt.ui.theme.theme import Theme


class RowsSheet(Sheet):
    """Shows `rows` of texts under `headings` (none: empty); the columns named in `numbers` stand right."""

    def __init__(
        self,
        theme: Theme,
        parent: QWidget,
        title: str,
        headings: Sequence[str],
        rows: Sequence[Sequence[str]],
        numbers: Collection[int] = (),
    ) -> None:
        super().__init__(theme, parent, title, width=560)
        self.setObjectName("rows")
        grid = QGridLayout()
        grid.setHorizontalSpacing(round(theme.px(24)))
        grid.setVerticalSpacing(round(theme.px(8)))
        lines = [(headings, TextRole.LABEL_STRONG, Tone.QUIET)] if headings else []
        for line, role, tone in [*lines, *((row, TextRole.BODY, Tone.INK) for row in rows)]:
            place = grid.rowCount()
            for column, text in enumerate(line):
                grid.addWidget(self._cell(text, role, tone, column in numbers), place, column)
        widest = max((len(row) for row in rows), default=1) - 1
        grid.setColumnStretch(1 if numbers else widest, 1)
        self.body.addLayout(grid)
        if not rows:
            self.add_text(self.tr("Nothing yet."), TextRole.BODY, Tone.QUIET)
        self.body.addStretch(1)
        close = self.add_button(self.tr("Close"), "close", primary=True)
        close.clicked.connect(self.accept)
        self.let_keys_scroll()

    def _cell(self, text: str, role: TextRole, tone: Tone, number: bool) -> QLabel:
        label = self.paper.label(text, role, tone)
        label.setWordWrap(False)
        side = Qt.AlignmentFlag.AlignRight if number else Qt.AlignmentFlag.AlignLeft
        label.setAlignment(side | Qt.AlignmentFlag.AlignVCenter)
        return label


def model_rows(model: QAbstractItemModel, roles: Sequence[int] = ()) -> list[list[str]]:
    """The texts of a model: of its columns, or, for a list, of these roles."""
    if roles:
        return [[str(model.index(row, 0).data(role)) for role in roles] for row in range(model.rowCount())]
    columns = range(model.columnCount())
    return [[str(model.index(row, column).data()) for column in columns] for row in range(model.rowCount())]


def model_headings(model: QAbstractItemModel) -> list[str]:
    """The names of a model's columns."""
    across = Qt.Orientation.Horizontal
    return [str(model.headerData(column, across)) for column in range(model.columnCount())]
