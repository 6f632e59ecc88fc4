"""The move log, the seal and the score sheet beside the table, with real events."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication, QWheelEvent
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication

from tests.helpers.game_page import click, content, my_discard


def test_the_log_folds_to_its_last_move_and_back(make_game):
    game = make_game()
    game.go_on(lambda update: my_discard(update) and len(update.view.moves) > 5)
    log = game.page.log
    count = game.page.log_model.rowCount()
    assert len(log.rows_shown()) > 1
    click(log, log.inner().topLeft().toPoint() + QPoint(10, 8))
    assert log.rows_shown() == range(count - 1, count)
    log.setFocus()
    QTest.keyClick(log, Qt.Key.Key_Space)
    assert len(log.rows_shown()) > 1


def test_in_a_narrow_window_the_log_asks_to_be_shown_whole(make_game):
    game = make_game((800, 600))
    game.go_on(lambda update: my_discard(update) and len(update.view.moves) > 5)
    opened = QSignalSpy(game.page.log_opened)
    assert len(game.page.log.rows_shown()) == 1
    click(game.page.log)
    assert opened.count() == 1


def test_the_newest_move_is_always_in_sight(make_game):
    game = make_game((1280, 800))
    for count in range(1, 24):
        game.go_on(lambda update, count=count: len(update.view.moves) >= count)
        assert game.page.log.rows_shown().stop == game.page.log_model.rowCount()
        assert content(game.page.log).bottom() <= content(game.page.seal).top() + 1


def long_log(make_game):
    game = make_game((1280, 800))
    game.go_on(lambda update: my_discard(update) and len(update.view.moves) >= 16)
    return game, game.page.log, game.page.log_model.rowCount()


def test_the_wheel_and_keys_go_to_older_moves_and_back(make_game):
    game, log, count = long_log(make_game)
    shown = len(log.rows_shown())
    assert log.rows_shown() == range(count - shown, count)
    where = log.inner().center()
    angle, none = QPoint(0, 120), QPoint()
    event = QWheelEvent(
        where,
        log.mapToGlobal(where),
        none,
        angle,
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(log, event)
    assert log.rows_shown() == range(count - shown - 1, count - 1)
    log.setFocus()
    QTest.keyClick(log, Qt.Key.Key_Home)
    assert log.rows_shown().start == 0
    assert not log.earlier.isVisible()
    QTest.keyClick(log, Qt.Key.Key_End)
    assert log.rows_shown().stop == count
    QTest.keyClick(log, Qt.Key.Key_PageUp)
    assert log.rows_shown().stop < count
    game.go_on(lambda update: len(update.view.moves) > count)
    assert log.rows_shown().stop == game.page.log_model.rowCount()


def test_every_move_is_counted_as_shown_or_earlier_and_all_are_one_press_away(make_game):
    game, log, _count = long_log(make_game)
    assert log.earlier.isVisible()
    assert log.earlier.text() == f"{log.rows_shown().start} earlier moves"
    assert log.earlier.height() >= 44
    opened = QSignalSpy(game.page.log_opened)
    QTest.mouseClick(log.earlier, Qt.MouseButton.LeftButton)
    assert opened.count() == 1
    assert len(log.rows_shown()) > 1
    seal = game.page.seal
    assert content(seal).center().y() - content(log).bottom() >= 30


def test_a_click_on_the_seal_copies_the_whole_commitment(make_game):
    game = make_game()
    click(game.page.seal)
    assert QGuiApplication.clipboard().text() == game.match.sealed
    assert game.match.sealed in game.page.seal.toolTip()
    short = game.match.sealed[:8].upper()
    assert game.page.seal.text() == f"Sealed {short[:4]} {short[4:]}"


@pytest.mark.parametrize("way", ["click", "space"])
def test_the_score_sheet_asks_to_be_shown_whole(make_game, way):
    game = make_game()
    opened = QSignalSpy(game.page.sheet_opened)
    if way == "click":
        click(game.page.sheet)
    else:
        game.page.sheet.setFocus()
        QTest.keyClick(game.page.sheet, Qt.Key.Key_Space)
    assert opened.count() == 1


def test_the_score_sheet_says_the_score_to_screen_readers(make_game):
    game = make_game()
    game.knock()
    game.session.next_hand("")
    game.page.controller.skip()
    points = [score.hand_points for score in game.match.score.seats]
    expected = f"Score: you {points[0]}, Mara {points[1]}, match to 100"
    assert game.page.sheet.accessibleName() == expected


def test_hands_won_are_counted_in_words_that_fit(make_game):
    sheet = make_game().page.sheet
    assert [sheet.hands_won(count, 200) for count in (0, 1, 2)] == [
        "0 hands won",
        "1 hand won",
        "2 hands won",
    ]
    assert [sheet.hands_won(count, 50) for count in (1, 2)] == ["1 hand", "2 hands"]
    assert sheet.both_won([1, 2], 200) == ("1 hand won", "2 hands won")
    assert sheet.both_won([1, 222222222], 80) == ("1 hand", "222222222 hands")
