"""What menus and buttons do at a table."""

from __future__ import annotations

from ginrummy_qt.ports.settings import HandOrder
from ginrummy_qt.presentation.order_history import OrderHistory
from ginrummy_qt.presentation.table_sounds import SORTED
from ginrummy_qt.rules.actions import DrawDiscard, DrawStock, Pass
from ginrummy_qt.rules.cards import Card
from ginrummy_qt.ui.table.desk import TableDesk
from ginrummy_qt.ui.table.player import UpdatePlayer
from ginrummy_qt.ui.table.signals import TableSignals
from ginrummy_qt.ui.table.stage import Stage
from ginrummy_qt.ui.table.told import Told
from ginrummy_qt.ui.table.trays import Trays


class TableActs(TableSignals):
    """The acts of a controller, which has made its parts before the first of them.

    An act that finds something playing finishes that and does nothing else.
    """

    _stage: Stage
    _desk: TableDesk
    _trays: Trays
    _player: UpdatePlayer
    _told: Told

    @property
    def open_for_play(self) -> bool:
        """Whether cards and places may be pressed: no tray and no result lies over them."""
        return self._desk.open_for_play

    def skip(self) -> None:
        """Finish what is being played."""
        self._player.skip()
        self._told.busy(self._player.busy)

    def sort(self, by: HandOrder) -> None:
        """Sort the hand, now and when the next one is dealt."""
        if self._finished_something():
            return
        self.sounded.emit(SORTED)
        self._desk.sort(by)
        self.hand_order_changed.emit(by)

    def undo_arranging(self) -> None:
        """Put the hand back in the order before its last change."""
        if not self._finished_something():
            self._desk.step_back()

    def redo_arranging(self) -> None:
        """Take an undone change of the order up again."""
        if not self._finished_something():
            self._desk.step_back(forward=True)

    @property
    def history(self) -> OrderHistory:
        """The orders of the hand to go back and forth to."""
        return self._stage.state.history

    def draw_stock(self) -> None:
        """Draw from the stock."""
        if not self._finished_something():
            self._desk.attempt(DrawStock())

    def draw_discard(self) -> None:
        """Take the upcard."""
        if not self._finished_something():
            self._desk.attempt(DrawDiscard())

    def pass_upcard(self) -> None:
        """Refuse the upcard."""
        if not self._finished_something():
            self._desk.attempt(Pass())

    def discard_selected(self) -> None:
        """Discard the selected card, or the one with the keyboard's ring."""
        if not self._finished_something():
            self._desk.discard_selected()

    def open_end_preview(self) -> None:
        """Show what would be laid down, with the selected card if there is one."""
        if not self._finished_something():
            self._desk.preview(self._stage.state.selected)

    def look_through_pile(self) -> None:
        """Spread the discard pile out where the rules allow it, or gather it again."""
        if not self._finished_something():
            self._trays.look_through_pile()

    def look_at_ending(self, card: Card | None) -> None:
        """The preview, also where endings are not asked for; with this discard if one is given."""
        if not self._finished_something():
            self._trays.preview.open(card)

    def _finished_something(self) -> bool:
        """A key or a click that finds something playing finishes it and does nothing else."""
        if not self._player.busy:
            return False
        self.skip()
        return True
