"""Comfort at the hand in the whole window: a match with layoffs by hand, and what menus and settings do."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest

from ginrummy_qt.ports.settings import HandOrder
from ginrummy_qt.presentation.hand_reading import best_discard
from ginrummy_qt.rules.actions import Action, BigGin, Discard, DrawStock, Knock, Pass
from ginrummy_qt.rules.cards import Card
from ginrummy_qt.rules.deal import Phase
from ginrummy_qt.rules.legality import legal_actions
from ginrummy_qt.rules.scoring import Ending
from ginrummy_qt.rules.seats import Seat
from ginrummy_qt.rules.view import PlayerView
from tests.helpers.windows import play_until, press, started


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


def _quiet(view: PlayerView, legal, choose) -> Action:
    for kind in (Pass, DrawStock):
        if kind() in legal:
            return kind()
    if view.phase is Phase.DISCARD:
        card: Card = choose(view)
        return Discard(card) if Discard(card) in legal else legal[0]
    return next(each for each in legal if not isinstance(each, Knock | BigGin))


def play_to_the_board(program, window) -> bool:
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


def answer(program, window) -> None:
    """Let the opponent act, and wait until it has."""
    window.table.skip()
    QCoreApplication.processEvents()
    before = window.desk.update.seq
    program.launcher.link.answer(eager(program.launcher.link.requests[-1][1]))
    program.qtbot.waitUntil(lambda: window.desk.update.seq != before, timeout=10_000)


def test_a_knock_is_answered_by_hand_and_the_match_goes_on(program):
    window = program.open()
    press(window, "lay_off_by_hand")
    press(window, "start")
    assert window.desk.match.setup.ruleset.manual_layoff
    assert play_to_the_board(program, window)
    tray = window.table.defence.tray
    assert tray is not None
    assert not window.page.sheet.isVisible()
    assert not window.page.bar.isVisible()
    QTest.mouseClick(tray.best, Qt.MouseButton.LeftButton)
    QTest.mouseClick(tray.confirm, Qt.MouseButton.LeftButton)
    window.table.skip()
    view = window.desk.update.view
    assert view.phase is Phase.OVER
    assert view.showdown.ending is Ending.KNOCK
    assert window.table.layout.result is not None
    window.desk.next_hand()
    window.table.skip()
    assert window.desk.update.view.phase is not Phase.OVER
    assert window.page.sheet.isVisible()


def test_the_program_started_anew_comes_back_to_the_board(program):
    window = program.open()
    press(window, "lay_off_by_hand")
    press(window, "start")
    assert play_to_the_board(program, window)
    program.close(window)
    again = program.open()
    again.table.skip()
    QCoreApplication.processEvents()
    assert again.table.defence.tray is not None
    assert again.table.defence.draft.layoffs == ()


def test_arranging_is_undone_and_made_again_by_keys(program):
    window = started(program)
    play_until(program, Seat.SOUTH)
    window.table.skip()
    window.table.sort(HandOrder.SUIT)
    first = window.table.hand
    window.table.sort(HandOrder.RANK)
    second = window.table.hand
    assert first != second
    assert window.menus.acts["undo_arranging"].isEnabled()
    window.table.view.setFocus()
    QTest.keySequence(window, window.menus.acts["undo_arranging"].shortcut())
    assert window.table.hand == first
    QTest.keySequence(window, window.menus.acts["redo_arranging"].shortcut())
    assert window.table.hand == second
    assert not window.menus.acts["redo_arranging"].isEnabled()


def test_the_cards_seen_are_shown_at_a_key_and_at_the_next_start(program):
    window = started(program)
    assert window.page.seen is None
    window.table.view.setFocus()
    QTest.keyClick(window, Qt.Key.Key_N)
    assert window.page.seen.isVisible()
    program.close(window)
    assert program.open().page.seen is not None


def test_the_pile_is_looked_through_where_that_was_agreed(program):
    window = program.open()
    assert not window.menus.acts["look_pile"].isEnabled()
    press(window, "open_pile")
    press(window, "start")
    for seat in (Seat.SOUTH, Seat.NORTH, Seat.SOUTH, Seat.NORTH, Seat.SOUTH):
        play_until(program, seat)
        while window.desk.update.view.turn is seat and len(window.desk.update.view.pile) < 2:
            if seat is Seat.SOUTH:
                window.desk.submit(patient(window.desk.update.view), window.desk.update.seq)
            else:
                answer(program, window)
            window.table.skip()
            QCoreApplication.processEvents()
    assert len(window.desk.update.view.pile) >= 2
    window.table.skip()
    window.table.view.setFocus()
    QTest.keyClick(window, Qt.Key.Key_L)
    assert window.table.pile_is_open
    assert not window.page.sheet.isVisible()
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
    assert not window.table.pile_is_open
    assert window.page.sheet.isVisible()
