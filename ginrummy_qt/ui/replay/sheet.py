"""The page of a replay, over the whole window: bars, table, moves, and the keys."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from ginrummy_qt.ports.levels import PlayerName
from ginrummy_qt.presentation.replay_marks import end_marks
from ginrummy_qt.session.replay import WATCHED
from ginrummy_qt.ui.announcing import announce
from ginrummy_qt.ui.dialogs.sheet import Sheet
from ginrummy_qt.ui.replay.bars import HeadBar, PlayBar
from ginrummy_qt.ui.replay.player import ReplayPlayer, Way
from ginrummy_qt.ui.replay.side import SidePanel
from ginrummy_qt.ui.replay.table import ReplayTable
from ginrummy_qt.ui.replay.texts import ReplayText
from ginrummy_qt.ui.table.state import TableOptions
from ginrummy_qt.ui.text.aloud import aloud
from ginrummy_qt.ui.theme.theme import Theme

_BESIDE_FROM: Final = 980
"""Width of the window, in logical pixels, from which the moves stand beside the table."""

_OVERLAP: Final = 5
"""Pixels by which the halo of a button, which is empty but for a ring, reaches over the table."""
_LEAST_TABLE: Final = 240
"""Height of the table, in logical pixels, below which everything scrolls."""


@dataclass(frozen=True, slots=True)
class Shown:
    """What a replay is shown with: its title, who sat at NORTH, the person's wishes for the table."""

    title: str
    level: PlayerName
    options: TableOptions


class ReplaySheet(Sheet):
    """Looks at a match and changes nothing; whoever opened it does what its buttons ask for."""

    again_wanted = Signal()
    match_again_wanted = Signal()
    code_wanted = Signal()
    verify_wanted = Signal()
    hands_wanted = Signal(object)
    """All hands of the match so far are asked for: their model."""

    def __init__(self, theme: Theme, parent: QWidget, player: ReplayPlayer, shown: Shown) -> None:
        self._built = False
        super().__init__(theme, parent, fills=True)
        self.setObjectName("replay")
        self.set_title(self.tr("Replay"))
        self._player = player
        self.table = ReplayTable(theme, shown.level, shown.options, player, self)
        self._words = ReplayText(self.table.names)
        hands = player.replay.hands
        self.head = HeadBar(self.paper, player, shown.title, [self._words.hand(hand) for hand in hands])
        self.bar = PlayBar(self.paper, player)
        self.bar.scrubber.show_match(
            end_marks([(hand.steps, hand.outcome) for hand in hands], WATCHED),
            [self._words.hand(hand) for hand in hands],
        )
        self._middle = QWidget()
        self._middle.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Ignored)
        self._middle.setMinimumHeight(_LEAST_TABLE)
        self._line = QHBoxLayout(self._middle)
        self._line.setContentsMargins(0, 0, 0, 0)
        self._line.setSpacing(0)
        self._line.addWidget(self.table, 1)
        self.side = SidePanel(self.paper, player, self.table.names, self._middle)
        self._beside = False
        self.body.addWidget(self.head)
        self.body.addSpacing(-_OVERLAP)
        self.body.addWidget(self._middle, 1)
        self.body.addWidget(self.bar)
        self.head.raise_()
        self._built = True
        self._connect()
        self._add_keys()
        self._arrange()
        self._tell()
        self.bar.play.setFocus()

    def present(self) -> None:
        """Show it, and what happened where it stands."""
        super().present()
        self._tell()

    def apply_theme(self, theme: Theme) -> None:
        """Take on another look; the table has a scale of its own."""
        super().apply_theme(theme)
        if self._built:
            self.table.set_theme(theme)
            self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The moves go over the table where there is no room beside it."""
        super().resizeEvent(event)
        self._arrange()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space plays, where no button has the keyboard; O turns the opponent's cards."""
        if event.key() == Qt.Key.Key_Space:
            self._player.toggle()
            event.accept()
        elif event.key() == Qt.Key.Key_O and event.modifiers() == Qt.KeyboardModifier.NoModifier:
            self.head.open.toggle()
            event.accept()
        else:
            super().keyPressEvent(event)

    # Inside

    def _connect(self) -> None:
        player = self._player
        player.moved.connect(self._on_moved)
        player.open_changed.connect(self._tell)
        self.table.controller.settled.connect(player.settled)
        self.table.sheet_opened.connect(lambda: self.hands_wanted.emit(self.table.sheet_model))
        self.head.close_wanted.connect(self.reject)
        self.head.moves_wanted.connect(self._show_moves)
        self.finished.connect(lambda _result: player.pause())
        for mine, wanted in (
            (self.side.again_wanted, self.again_wanted),
            (self.side.match_again_wanted, self.match_again_wanted),
            (self.side.code_wanted, self.code_wanted),
            (self.side.verify_wanted, self.verify_wanted),
        ):
            mine.connect(player.pause)
            mine.connect(wanted)

    def _add_keys(self) -> None:
        player = self._player
        for keys, act in (
            ("Left", player.back),
            ("Right", player.forth),
            ("Home", player.to_start),
            ("End", player.to_end),
            ("PgUp", lambda: player.to_hand(player.place.hand - 1)),
            ("PgDown", lambda: player.to_hand(player.place.hand + 1)),
            ("Ctrl+Home", lambda: player.go(player.replay.first)),
            ("Ctrl+End", lambda: player.go(player.replay.last)),
        ):
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(act)

    def _on_moved(self, way: Way) -> None:
        self._tell()
        if way is not Way.FORTH:  # the table itself says what happens
            announce(self, ReplayText(aloud(self.table.names)).step(self._player.step, self._player.open))

    def _tell(self) -> None:
        player = self._player
        steps = player.replay.hands[player.place.hand].steps
        caption = self._words.step(player.step, player.open)
        self.bar.show_place(caption, self._words.place(player.place.step + 1, steps))

    # The moves beside the table or over it

    def _arrange(self) -> None:
        if not self._built:
            return
        beside = self.width() >= max(_BESIDE_FROM, round(self.theme.px(_BESIDE_FROM)) - 200)
        self.head.set_narrow(not beside)
        if beside and not self._beside:
            self._line.addWidget(self.side)
        elif not beside and self._beside:
            self._line.removeWidget(self.side)
        self._beside = beside
        self.side.setVisible(beside or self.head.moves.isChecked())
        if not beside:
            self._lay_over()

    def _show_moves(self, _shown: bool) -> None:
        self._arrange()

    def _lay_over(self) -> None:
        width = min(self.side.minimumWidth(), self._middle.width())
        self.side.setGeometry(self._middle.width() - width, 0, width, self._middle.height())
        self.side.raise_()
