"""All moves of the hand on the table, for windows that have no room for them beside the piles."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from ginrummy_qt.ui.dialogs.paper import Tone
from ginrummy_qt.ui.dialogs.reading import ReadingList
from ginrummy_qt.ui.dialogs.sheet import Sheet
from ginrummy_qt.ui.models.move_log_model import MoveLogModel
from ginrummy_qt.ui.theme.metrics import TextRole
from ginrummy_qt.ui.theme.theme import Theme


class MovesSheet(Sheet):
    """`model` is the one the page fills: moves made while the sheet is open appear at its end."""

    def __init__(self, theme: Theme, parent: QWidget, model: MoveLogModel) -> None:
        super().__init__(theme, parent, width=480)
        self.setObjectName("moves")
        self.set_title(self.tr("Moves of this hand"))
        self._none = self.add_text(self.tr("Nobody has moved yet."), TextRole.BODY, Tone.QUIET)
        self._list = ReadingList(model)
        self._list.setObjectName("moves_list")
        self._list.setAccessibleName(self.tr("Moves of this hand"))
        self.paper.keep(self._list)
        self.body.addWidget(self._list)
        close = self.add_button(self.tr("Close"), "close", primary=True)
        close.clicked.connect(self.accept)
        model.modelReset.connect(self._refresh)
        model.rowsInserted.connect(self._refresh)
        self._refresh()
        (self._list if model.rowCount() else close).setFocus()

    def _refresh(self) -> None:
        """Show the rows there are, the last one in sight."""
        model = self._list.model()
        self._none.setVisible(not model.rowCount())
        self._list.setVisible(bool(model.rowCount()))
        if model.rowCount():
            self._list.setCurrentIndex(model.index(model.rowCount() - 1, 0))
        self._list.updateGeometry()
        self.refit()
        self._list.scrollToBottom()
