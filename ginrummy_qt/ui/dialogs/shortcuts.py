"""The keys of the program, as the menus have them, and those of the table."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QGridLayout, QWidget

from ginrummy_qt.ui.dialogs.paper import Tone
from ginrummy_qt.ui.dialogs.sheet import Sheet
from ginrummy_qt.ui.theme.metrics import TextRole
from ginrummy_qt.ui.theme.theme import Theme


class ShortcutsSheet(Sheet):
    """A table of keys, in groups: (heading, actions); the table's own keys come first."""

    def __init__(
        self, theme: Theme, parent: QWidget, groups: Sequence[tuple[str, Sequence[QAction]]]
    ) -> None:
        super().__init__(theme, parent, width=560)
        self.set_title(self.tr("Keyboard shortcuts"))
        self.setObjectName("shortcuts")
        self._add_group(self.tr("On the table"), self._table_keys())
        for heading, actions in groups:
            keys = [(_text(action), _keys(action)) for action in actions if not action.shortcut().isEmpty()]
            if keys:
                self._add_group(heading, keys)
        close = self.add_button(self.tr("Close"), "close", primary=True)
        close.clicked.connect(self.accept)
        self.let_keys_scroll()

    def _table_keys(self) -> list[tuple[str, str]]:
        def key(name: Qt.Key) -> str:
            return QKeySequence(name).toString(QKeySequence.SequenceFormat.NativeText)

        arrows = "← →"
        return [
            (self.tr("From card to card"), arrows),
            (self.tr("Between the hand and the piles"), "↑ ↓"),
            (self.tr("Select a card; on a pile: draw, or discard the card selected"), key(Qt.Key.Key_Space)),
            (self.tr("Move the card one place"), f"{self._shift()} {arrows}"),
            (self.tr("Give up the selection, go back"), key(Qt.Key.Key_Escape)),
            (self.tr("To the next part of the window"), key(Qt.Key.Key_Tab)),
        ]

    def _shift(self) -> str:
        text = QKeySequence(Qt.KeyboardModifier.ShiftModifier.value | Qt.Key.Key_A.value)
        return text.toString(QKeySequence.SequenceFormat.NativeText).removesuffix("A").removesuffix("+")

    def _add_group(self, heading: str, keys: Sequence[tuple[str, str]]) -> None:
        self.add_text(heading, TextRole.HEADING)
        grid = QGridLayout()
        grid.setColumnStretch(0, 1)
        grid.setHorizontalSpacing(24)
        grid.setVerticalSpacing(8)
        for row, (what, sequence) in enumerate(keys):
            grid.addWidget(self.paper.label(what), row, 0)
            label = self.paper.label(sequence, TextRole.BODY_STRONG, Tone.QUIET)
            label.setWordWrap(False)
            label.setAlignment(Qt.AlignmentFlag.AlignRight)
            grid.addWidget(label, row, 1)
        self.body.addLayout(grid)


def _text(action: QAction) -> str:
    return action.text().replace("&&", "\0").replace("&", "").replace("\0", "&").rstrip("…")


def _keys(action: QAction) -> str:
    return action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
