"""A person who waits and an opponent who knocks: how a knock comes to be answered by hand."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication

from ginrummy_qt.presentation.hand_reading import best_discard
from ginrummy_qt.rules.actions import Action, BigGin, Discard, DrawStock, Knock, Pass
from ginrummy_qt.rules.cards import Card
from ginrummy_qt.rules.deal import Phase
from ginrummy_qt.rules.legality import legal_actions
from ginrummy_qt.rules.seats import Seat
from ginrummy_qt.rules.view import PlayerView
from tests.helpers.windows import Program


def eager(view: PlayerView) -> Action:
    """Knocks as soon as it can, but goes no gin; draws from the stock, discards the worst card."""
    legal = legal_actions(view)
    knocks = [each for each in legal if isinstance(each, Knock) and each.arrangement.deadwood]
    if knocks:
        return knocks[0]
    return _quiet(view, legal, best_discard)


def patient(view: PlayerView) -> Action:
    """Never ends the hand, and keeps no melds together."""
    return _quiet(
        view, legal_actions(view), lambda seen: next(card for card in seen.hand if card != seen.barred)
    )


def _quiet(view: PlayerView, legal: Sequence[Action], choose: Callable[[PlayerView], Card | None]) -> Action:
    for kind in (Pass, DrawStock):
        if kind() in legal:
            return kind()
    if view.phase is Phase.DISCARD:
        card = choose(view)
        return Discard(card) if card is not None and Discard(card) in legal else legal[0]
    return next(each for each in legal if not isinstance(each, Knock | BigGin))


def play_to_the_board(program: Program, window: Any) -> bool:
    """Play until the opponent has knocked; hands that end otherwise are gone over."""
    for _ in range(1500):
        update = window.desk.update
        view = update.view
        if view.phase is Phase.LAYOFF and view.turn is Seat.SOUTH:
            window.table.skip()
            QCoreApplication.processEvents()
            return True
        if view.phase is Phase.OVER:
            window.table.skip()
            window.desk.next_hand()
        elif view.turn is Seat.SOUTH:
            window.desk.submit(patient(view), update.seq)
        else:
            answer(program, window)
        window.table.skip()
        QCoreApplication.processEvents()
    return False


def answer(program: Program, window: Any) -> None:
    """Let the opponent act, and wait until it has."""
    window.table.skip()
    QCoreApplication.processEvents()
    before = window.desk.update.seq
    program.launcher.link.answer(eager(program.launcher.link.requests[-1][1]))
    program.qtbot.waitUntil(lambda: window.desk.update.seq != before, timeout=10_000)
