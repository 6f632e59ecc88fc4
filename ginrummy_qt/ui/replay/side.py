"""Beside the table of a replay: the moves of the hand, and what can be done with it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QModelIndex, QSignalBlocker, Qt, QTimer, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from ginrummy_qt.session.replay import Place
from ginrummy_qt.ui.dialogs.paper import Paper
from ginrummy_qt.ui.dialogs.reading import ReadingList
from ginrummy_qt.ui.replay.player import ReplayPlayer, Way
from ginrummy_qt.ui.replay.steps_model import ReplayStepsModel
from ginrummy_qt.ui.text import Names
from ginrummy_qt.ui.theme.metrics import TextRole
from ginrummy_qt.ui.theme.theme import Theme, colour
from ginrummy_qt.ui.theme.widgets import ThemedButton

WIDTH: Final = 264
"""At scale 1."""


class SidePanel(QWidget):
    """The list follows the player, and leads it. Its buttons are about this hand or match."""

    again_wanted = Signal()
    match_again_wanted = Signal()
    code_wanted = Signal()
    verify_wanted = Signal()

    def __init__(self, paper: Paper, player: ReplayPlayer, names: Names, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("replay_side")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._player = player
        self.model = ReplayStepsModel(names, self)
        self._column = QVBoxLayout(self)
        heading = paper.label(self.tr("Moves"), TextRole.HEADING)
        heading.setWordWrap(False)  # or the height of all depends on the width, down to the whole window's
        self._column.addWidget(heading)
        self.list = ReadingList(self.model)
        self.list.setObjectName("replay_moves")
        self.list.setAccessibleName(self.tr("Moves of this hand"))
        self.list.setResizeMode(ReadingList.ResizeMode.Adjust)
        paper.keep(self.list)
        self._column.addWidget(self.list, 1)
        self._buttons: list[ThemedButton] = []
        for text, name, wanted in (
            (self.tr("Play this hand again"), "replay_again", self.again_wanted),
            (self.tr("Play this match again"), "replay_match_again", self.match_again_wanted),
            (self.tr("Copy the deal code"), "replay_code", self.code_wanted),
            (self.tr("Verify the deal…"), "replay_verify", self.verify_wanted),
        ):
            button = paper.button(text, name, parent=self)
            button.set_tight(True)
            button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            button.clicked.connect(wanted)
            self._column.addWidget(button)
            self._buttons.append(button)
        paper.keep(self)
        self.list.selectionModel().currentRowChanged.connect(self._go)
        player.moved.connect(self.show_place)
        player.open_changed.connect(self.model.set_open)
        self.model.set_open(player.open)
        self.show_place()

    def apply_theme(self, theme: Theme) -> None:
        """Take on a look."""
        pad = round(theme.px(10))
        self._column.setContentsMargins(pad, pad, pad, pad)
        self._column.setSpacing(0)
        edge = theme.tokens.surface_edge
        ground = colour(theme.tokens.surface).name()
        self.setStyleSheet(f"#replay_side {{ background: {ground}; border-left: 1px solid {edge}; }}")
        widest = max(button.sizeHint().width() for button in self._buttons) + 2 * pad
        self.setFixedWidth(max(round(theme.px(WIDTH)), widest))
        self.list.doItemsLayout()

    def showEvent(self, event: QShowEvent) -> None:
        """Now the list has its size."""
        super().showEvent(event)
        QTimer.singleShot(0, self, self.show_place)

    def show_place(self, _way: Way = Way.JUMP) -> None:
        """Mark the move where the player stands, and keep it in sight."""
        player = self._player
        with QSignalBlocker(self.list.selectionModel()):
            self.model.show(player.replay.steps(player.place.hand))
            self.list.setCurrentIndex(self.model.index(player.place.step))
        self.list.scrollTo(self.list.currentIndex())
        self.list.viewport().update()

    def _go(self, now: QModelIndex, _before: QModelIndex) -> None:
        place = Place(self._player.place.hand, now.row())
        if now.isValid() and place != self._player.place:
            self._player.go(place)
