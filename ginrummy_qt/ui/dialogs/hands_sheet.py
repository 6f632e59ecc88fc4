"""The whole score sheet: every hand of the match so far, and the points of both after it."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from ginrummy_qt.ui.dialogs.paper import Tone
from ginrummy_qt.ui.dialogs.reading import ReadingTable
from ginrummy_qt.ui.dialogs.sheet import Sheet
from ginrummy_qt.ui.models.score_sheet_model import ScoreSheetModel, SheetColumn
from ginrummy_qt.ui.theme.metrics import TextRole
from ginrummy_qt.ui.theme.theme import Theme


class HandsSheet(Sheet):
    """`model` is the one the page fills: the sheet follows it while it is open."""

    def __init__(self, theme: Theme, parent: QWidget, model: ScoreSheetModel) -> None:
        super().__init__(theme, parent, width=640)
        self.setObjectName("hands")
        self.set_title(self.tr("Hand by hand"))
        self._none = self.add_text(self.tr("No hand has ended yet."), TextRole.BODY, Tone.QUIET)
        self._table = ReadingTable(model, SheetColumn.RESULT)
        self._table.setObjectName("hands_table")
        self._table.setAccessibleName(self.tr("Hands of this match"))
        self.paper.keep(self._table)
        self.body.addWidget(self._table)
        close = self.add_button(self.tr("Close"), "close", primary=True)
        close.clicked.connect(self.accept)
        model.modelReset.connect(self._refresh)
        self._refresh()
        (self._table if model.rowCount() else close).setFocus()

    def _refresh(self) -> None:
        """Show the rows there are, the last one in sight."""
        model = self._table.model()
        self._none.setVisible(not model.rowCount())
        self._table.setVisible(bool(model.rowCount()))
        if model.rowCount():
            self._table.setCurrentIndex(model.index(model.rowCount() - 1, 0))
        self._table.updateGeometry()
        self.refit()
