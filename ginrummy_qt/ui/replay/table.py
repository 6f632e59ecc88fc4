"""The table of a replay: the page of a match without anything to do on it."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from ginrummy_qt.ports.levels import PlayerName
from ginrummy_qt.ports.settings import Speed
from ginrummy_qt.ports.table import TableUpdate
from ginrummy_qt.rules.cards import Card
from ginrummy_qt.session.replay import Place
from ginrummy_qt.ui.pages.game_page import GamePage
from ginrummy_qt.ui.replay.player import ReplayPlayer, Way
from ginrummy_qt.ui.table.drag import Adding
from ginrummy_qt.ui.table.state import TableOptions
from ginrummy_qt.ui.theme.theme import Theme

_NOBODY: Final[dict[int, tuple[Card, ...]]] = {}


class Untouched:
    """What the pointer and the keys do on a table that is only looked at: nothing (a `TableInput`)."""

    def pressed(self, at: QPointF, adds: Adding) -> None:
        """Nothing."""

    def moved(self, at: QPointF) -> None:
        """Nothing."""

    def released(self, at: QPointF) -> None:
        """Nothing."""

    def left(self) -> None:
        """Nothing."""

    def key(self, event: QKeyEvent) -> bool:
        """Left to the page."""
        return False

    def tab(self, forward: bool) -> bool:
        """There is nowhere to go inside."""
        return False

    def focus_entered(self, forward: bool | None) -> None:
        """Nothing."""

    def focus_left(self) -> None:
        """Nothing."""


class ReplayTable(GamePage):
    """Shows the step where the player stands: gliding on and back by one step, at once anywhere else."""

    def __init__(
        self, theme: Theme, level: PlayerName, options: TableOptions, player: ReplayPlayer, parent: QWidget
    ) -> None:
        super().__init__(theme, level, parent)
        self.setObjectName("replay_table")
        self._player = player
        self._wishes = options
        self._dealt: Place | None = None
        self.view.set_input(Untouched())
        self.view.menu_wanted.disconnect()
        self._take_options()
        self.show_place(Way.JUMP)
        player.moved.connect(self._go_along)
        player.open_changed.connect(self._turn_over)
        player.speed_changed.connect(self._take_options)

    def show_place(self, way: Way) -> None:
        """Show the step where the player stands."""
        self.controller.skip()
        update = self._update()
        if way is not Way.FORTH:
            update = replace(update, events=())
        if self._dealt is None or self._dealt.hand != self._player.place.hand:
            self._dealt = self._player.place
            self._take_options()
        self.show_update(update)
        if way is Way.JUMP:
            self.controller.skip()

    def set_covered(self, covered: bool) -> None:
        """What one acts with stays away."""
        super().set_covered(covered)
        self._hide_acts()

    # Inside

    def _go_along(self, way: Way) -> None:
        """Not where another page, in another language, has taken the place of this one."""
        if self.isVisible():
            self.show_place(way)

    def _update(self) -> TableUpdate:
        step = self._player.step
        return step.open if self._player.open else step.closed

    def _turn_over(self, _shown: bool) -> None:
        self._take_options()
        self.show_place(Way.JUMP)

    def _take_options(self) -> None:
        """The speed is the player's own; where nothing is to move, nothing does."""
        still = self._wishes.speed is Speed.OFF
        self.set_options(
            replace(
                self._wishes,
                speed=Speed.OFF if still else self._player.speed,
                watching=True,
                hand=None,
                opened=self._opened() if self._player.open else _NOBODY,
            )
        )

    def _opened(self) -> dict[int, tuple[Card, ...]]:
        """The opponent's cards in all steps of this hand and of the one on the table, by `seq`."""
        hands = {self._player.place.hand, *([] if self._dealt is None else [self._dealt.hand])}
        steps = (step for hand in hands for step in self._player.replay.steps(hand))
        return {step.closed.seq: step.hands[1] for step in steps}

    def _follow(self, update: TableUpdate) -> None:
        super()._follow(update)
        self._hide_acts()

    def _hide_acts(self) -> None:
        for panel in (self.bar, self.log, self.prompt):
            panel.hide()
