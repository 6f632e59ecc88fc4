"""All computer players to choose from: the ladder, and apart from it the sparring partners."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QBoxLayout, QButtonGroup, QVBoxLayout, QWidget

from ginrummy_qt.ports.levels import PLAYER_NAMES, Level, PlayerName, Style
from ginrummy_qt.ui.dialogs.match_texts import level_description, level_title
from ginrummy_qt.ui.dialogs.paper import Paper
from ginrummy_qt.ui.theme.metrics import TextRole
from ginrummy_qt.ui.theme.theme import Theme


class OpponentPage(QWidget):
    """A row for each; `changed` brings the one that is chosen now."""

    changed = Signal(object)

    def __init__(self, paper: Paper, chosen: PlayerName) -> None:
        super().__init__()
        self._paper = paper
        self._group = QButtonGroup(self)
        self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._columns.setContentsMargins(0, 0, 0, 0)
        self._lists: list[QVBoxLayout] = []
        self._add(self.tr("The ladder"), tuple(Level))
        self._add(self.tr("Sparring partners"), tuple(Style))
        paper.keep(self)
        self.choose(chosen)
        self._group.idToggled.connect(self._tell)

    @property
    def chosen(self) -> PlayerName:
        """The computer player that is chosen now."""
        return PLAYER_NAMES[self._group.checkedId()]

    def choose(self, player: PlayerName) -> None:
        """Choose one."""
        self._group.button(PLAYER_NAMES.index(player)).setChecked(True)

    def focus_chosen(self) -> None:
        """Give the keyboard to the row that is chosen."""
        row = self._group.checkedButton()
        if row is not None:
            row.setFocus()

    def fit(self, side_by_side: bool, low: bool) -> None:
        """Lay the two lists side by side, or one above the other; close together where it is low."""
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._columns.setDirection(across if side_by_side else down)
        for rows in self._lists:
            rows.setSpacing(0 if low else round(self._paper.theme.px(4)))

    def apply_theme(self, theme: Theme) -> None:
        """Take on a look."""
        self._columns.setSpacing(round(theme.px(24)))

    def _add(self, heading: str, players: Sequence[PlayerName]) -> None:
        rows = QVBoxLayout()
        rows.addWidget(self._paper.label(heading, TextRole.HEADING))
        for player in players:
            row = self._paper.choice(
                level_title(player), level_description(player), f"level_{player}", heading
            )
            self._group.addButton(row, PLAYER_NAMES.index(player))
            rows.addWidget(row)
        rows.addStretch(1)
        self._lists.append(rows)
        self._columns.addLayout(rows, 1)

    def _tell(self, _place: int, on: bool) -> None:
        if on:
            self.changed.emit(self.chosen)
