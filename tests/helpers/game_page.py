"""The page of the game with a real match behind it: its panels, and playing on to where a test begins."""

from __future__ import annotations

import random
from dataclasses import dataclass

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QWidget

from ginrummy_qt.ports.table import MatchInfo, TableUpdate
from ginrummy_qt.rules.actions import Action, Knock, Pass
from ginrummy_qt.rules.deal import Phase
from ginrummy_qt.rules.game_match import Stage
from ginrummy_qt.rules.seats import Seat
from ginrummy_qt.session.match_session import MatchSession
from ginrummy_qt.ui.pages.game_page import GamePage
from ginrummy_qt.ui.panels.action_bar import ActionBar
from ginrummy_qt.ui.panels.panel import PanelButton
from ginrummy_qt.ui.theme.widgets import ThemedButton
from tests.helpers.deals import random_chooser
from tests.helpers.sessions import turn
from tests.helpers.widgets import child

SIZES = ((800, 600), (1000, 640), (1280, 800), (2560, 1440))
at_every_size = pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")


@dataclass
class Game:
    """A shown page, and the session behind it."""

    page: GamePage
    session: MatchSession
    intents: list[Action]

    @property
    def update(self) -> TableUpdate:
        return self.session.update(Seat.SOUTH)

    @property
    def match(self) -> MatchInfo:
        return self.update.match

    def button(self, name: str) -> QPushButton:
        return child(self.page, QPushButton, name)

    def box(self, name: str) -> QRect:
        return child(self.page, ThemedButton, name).box()

    def go_on(self, until, limit: int = 400) -> None:
        """Play on for both, never ending a hand if it can be helped, until something is true."""
        choose = random_chooser(random.Random(5), endings=0, sense=1)
        for _ in range(limit):
            if self.match.stage is Stage.PLAYING and until(self.update):
                self.page.controller.skip()
                return
            if self.match.stage is Stage.PLAYING:
                now = turn(self.session)
                action = choose(now.view, now.update.legal_actions)
                self.session.submit(now.seat, action, now.update.seq)
            else:
                self.session.next_hand("")
        pytest.fail("it never came to that")

    def knock(self) -> None:
        """End a hand by the first knock there is."""
        while self.match.stage is Stage.PLAYING:
            now = turn(self.session)
            knocks = [action for action in now.update.legal_actions if isinstance(action, Knock)]
            action = (
                knocks[0]
                if knocks
                else random_chooser(random.Random(1), sense=1)(now.view, now.update.legal_actions)
            )
            self.session.submit(now.seat, action, now.update.seq)
        self.page.controller.skip()


def my_discard(update: TableUpdate) -> bool:
    view = update.view
    return view is not None and view.my_turn and view.phase is Phase.DISCARD


def my_knock(update: TableUpdate) -> bool:
    return my_discard(update) and any(isinstance(action, Knock) for action in update.legal_actions)


def my_offer(update: TableUpdate) -> bool:
    return update.view is not None and update.view.my_turn and Pass() in update.legal_actions


def panels(page: GamePage) -> list[QWidget]:
    return [page.plate, page.log, page.seal, page.sheet, page.prompt, page.deadwood, page.bar]


def content(widget: QWidget) -> QRect:
    """What a panel shows, without its room for rings and halos."""
    if isinstance(widget, PanelButton):
        return widget.inner().toRect().translated(widget.pos())
    halo = round(widget.look.theme.px(7)) if isinstance(widget, ActionBar) else 0
    return widget.geometry().adjusted(halo, halo, -halo, -halo)


def click(widget: QWidget, at: QPoint | None = None) -> None:
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=widget.rect().center() if at is None else at)
