"""Looking at a match record in the window (issue 3, Build 2)."""

from __future__ import annotations

import time

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QAbstractItemView, QLabel

from ginrummy_qt.rules.records import MatchRecord
from ginrummy_qt.rules.seats import Seat
from ginrummy_qt.session.record_file import first_matches, write_matches
from ginrummy_qt.session.recorded_match import read_match
from ginrummy_qt.ui.models.score_sheet_model import SheetColumn
from tests.helpers import records
from tests.helpers.record_sheets import opened, texts
from tests.helpers.records import record_file
from tests.helpers.widgets import child
from tests.helpers.windows import play_until, press, sheet_of, started


def kept(folder) -> dict[str, bytes]:
    return {
        entry.name: entry.read_bytes()
        for entry in folder.iterdir()
        if entry.suffix.startswith(".sqlite3") and not entry.name.endswith("-shm")
    }


def test_a_record_shows_the_result_the_hands_the_moves_and_the_seals(program, qtbot, elsewhere):
    window = started(program)
    sheet = opened(program, qtbot, window, record_file(elsewhere))
    found = read_match(records.text())
    assert child(sheet, QLabel, "result").text() == "You win the match"
    assert f"in {len(found.match.outcomes)} hands" in child(sheet, QLabel, "score").text()
    assert "Mara · Steady" in child(sheet, QLabel, "players").text()
    assert "to 50" in child(sheet, QLabel, "players").text()
    assert "Every deal, move and point" in child(sheet, QLabel, "checked").text()
    hands = child(sheet, QAbstractItemView, "record_hands")
    moves = child(sheet, QAbstractItemView, "record_moves")
    assert hands.model().rowCount() == len(found.hands)
    for _ in found.hands:
        view = found.hands[hands.currentIndex().row()]
        assert child(sheet, QLabel, "hand").text() == f"Hand {view.number}"
        assert moves.model().rowCount() >= len(view.moves)
        sealed = dict(found.match.seals)[view.number]
        assert sealed[:4].upper() in child(sheet, QLabel, "seal").text()
        assert child(sheet, QLabel, "seal").text().startswith("✓")
        QTest.keyClick(hands, Qt.Key.Key_Down)
    assert hands.currentIndex().row() == len(found.hands) - 1


def test_looking_at_a_record_touches_neither_the_table_nor_what_is_kept(program, qtbot, elsewhere):
    window = started(program)
    play_until(program, Seat.SOUTH)
    before, files = window.desk.update, kept(program.folder)
    opened(program, qtbot, window, record_file(elsewhere))
    QTest.keyClick(sheet_of(window), Qt.Key.Key_Escape)
    assert not window.opener.covered
    assert window.desk.update == before
    assert kept(program.folder) == files
    assert window.focusWidget() is window.table.view


def test_the_whole_check_of_the_chosen_hand_is_one_press_away(program, qtbot, elsewhere):
    window = started(program)
    sheet = opened(program, qtbot, window, record_file(elsewhere))
    hands = child(sheet, QAbstractItemView, "record_hands")
    hands.setCurrentIndex(hands.model().index(1, 0))
    press(window, "verify")
    proof = sheet_of(window)
    assert proof.objectName() == "verifyDeal"
    assert child(proof, QLabel, "title").text() == "The deal of hand 2"
    press(window, "earlier")
    press(window, "earlier")
    assert "first dealer" in child(proof, QLabel, "title").text()
    press(window, "close")
    assert sheet_of(window) is sheet


def test_a_match_that_goes_on_is_shown_with_its_open_hand(program, qtbot, elsewhere):
    window = started(program)
    sheet = opened(program, qtbot, window, record_file(elsewhere, content=records.without_its_end()))
    assert child(sheet, QLabel, "result").text() == "A match that goes on"
    hands = child(sheet, QAbstractItemView, "record_hands")
    assert hands.model().rowCount() == 2
    hands.setCurrentIndex(hands.model().index(1, 0))
    assert hands.model().index(1, SheetColumn.RESULT).data() == "not finished"
    for column in SheetColumn:
        ended, open_hand = (
            hands.model().index(row, column).data(Qt.ItemDataRole.TextAlignmentRole) for row in (0, 1)
        )
        assert open_hand == ended is not None
    assert "not opened" in child(sheet, QLabel, "seal").text()
    assert not child(sheet, QLabel, "seal").text().startswith("✓")


def test_whose_match_it_was_is_told_of_records_from_elsewhere_only(program, qtbot, elsewhere):
    window = started(program)
    sheet = opened(program, qtbot, window, record_file(elsewhere))
    assert "not played here" in child(sheet, QLabel, "players").text()
    window.desk.resign()
    window.records.write(elsewhere / "mine.ginrummy")
    press(window, "close")
    sheet = opened(program, qtbot, window, elsewhere / "mine.ginrummy")
    assert "not played here" not in child(sheet, QLabel, "players").text()
    assert child(sheet, QLabel, "result").text() == "Enzo wins the match"


def test_an_old_record_that_names_no_player_is_shown_too(program, qtbot, elsewhere):
    window = started(program)
    sheet = opened(program, qtbot, window, record_file(elsewhere, "old.txt", records.text(None)))
    assert "an opponent not named" in child(sheet, QLabel, "players").text()


def test_another_record_takes_the_place_of_the_one_shown(program, qtbot, elsewhere):
    window = started(program)
    first = opened(program, qtbot, window, record_file(elsewhere))
    window.records.open(record_file(elsewhere, "b.ginrummy", records.without_its_end()))
    qtbot.waitUntil(lambda: window.opener.top not in (first, None))
    assert child(sheet_of(window), QLabel, "result").text() == "A match that goes on"
    press(window, "close")
    assert not window.opener.covered


def test_the_matches_of_a_file_are_looked_at_one_after_the_other(program, qtbot, elsewhere):
    window = started(program)
    path = elsewhere / "all.ginrummy"
    write_matches(path, [MatchRecord(records.events(target)) for target in (60, 20, 1)])
    sheet = opened(program, qtbot, window, path)
    assert "Match 1 of 3" in texts(sheet)
    assert not sheet.findChild(QAbstractButton, "earlier_match").isEnabled()
    for number in (2, 3):
        press(window, "later_match")
        assert f"Match {number} of 3" in texts(sheet_of(window))
    assert not sheet_of(window).findChild(QAbstractButton, "later_match").isEnabled()
    press(window, "earlier_match")
    assert "Match 2 of 3" in texts(sheet_of(window))
    press(window, "close")
    assert not window.opener.covered


def test_a_long_record_says_that_it_is_being_checked_and_can_be_given_up(
    program, qtbot, elsewhere, monkeypatch
):
    window = started(program)
    go_on: list[bool] = []

    def slow(path, most, wanted):
        while not go_on:
            time.sleep(0.01)
        return first_matches(path, most, wanted)

    monkeypatch.setattr("ginrummy_qt.ui.records.reader.first_matches", slow)
    sheet = opened(program, qtbot, window, record_file(elsewhere), "notice")
    assert "Checking the record…" in texts(sheet)
    press(window, "cancel")
    go_on.append(True)
    qtbot.wait(100)
    assert not window.opener.covered, "the answer came though nobody wants it"
    opened(program, qtbot, window, record_file(elsewhere))
