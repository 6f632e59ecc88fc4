"""Looking at a match record in the window, and exporting one (issue 3, Build 2 and Bad input)."""

from __future__ import annotations

import os
import subprocess
import sys
import time

import pytest
from PySide6.QtCore import QCoreApplication, QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QAbstractItemView, QFileDialog, QLabel, QLineEdit

from ginrummy_qt.ports.requests import Ask, Request
from ginrummy_qt.rules.deal import Phase
from ginrummy_qt.rules.game_match import Stage
from ginrummy_qt.rules.records import MatchRecord
from ginrummy_qt.rules.seats import Seat
from ginrummy_qt.session.record_file import first_matches, open_record, write_matches
from ginrummy_qt.session.recorded_match import read_match
from ginrummy_qt.ui.dialogs.sheet import Sheet
from ginrummy_qt.ui.models.score_sheet_model import SheetColumn
from tests.helpers import records
from tests.helpers.board import answer, patient
from tests.helpers.records import record_file
from tests.helpers.widgets import child
from tests.helpers.windows import play_until, press, sheet_of, started


def opened(program, qtbot, window, path, name="record"):
    """The sheet that opening this file brings."""
    window.records.open(path)
    qtbot.waitUntil(lambda: window.opener.covered and sheet_of(window).objectName() == name)
    return sheet_of(window)


def texts(sheet) -> str:
    """All labels, without the leave for line breaks inside paths."""
    said = "\n".join(label.text() for label in sheet.findChildren(QLabel))
    return said.replace("\N{ZERO WIDTH SPACE}", "")


def kept(folder) -> dict[str, bytes]:
    return {
        entry.name: entry.read_bytes()
        for entry in folder.iterdir()
        if entry.suffix.startswith(".sqlite3") and not entry.name.endswith("-shm")
    }


@pytest.fixture
def elsewhere(tmp_path_factory):
    return tmp_path_factory.mktemp("records")


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


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"", "This file is empty."),
        (b"\x89PNG\r\n\x1a\n" + bytes(400), "This file is not a match record of Gin Rummy Qt."),
        (b"ginrummy-qt record 3\n", "This record was written by a newer version of Gin Rummy Qt."),
        (
            b"ginrummy-qt record 1\n{}\n",
            "This record is damaged or was changed: the rules do not confirm what it says.",
        ),
    ],
    ids=["empty", "picture", "newer", "damaged"],
)
def test_a_file_that_is_no_record_gets_one_sentence(program, qtbot, elsewhere, content, sentence):
    window = started(program)
    play_until(program, Seat.SOUTH)
    before, path = window.desk.update, elsewhere / "a  b ç.ginrummy"
    path.write_bytes(content)
    sheet = opened(program, qtbot, window, path, "notice")
    assert sentence in texts(sheet).splitlines()
    assert str(path) in texts(sheet)
    press(window, "close")
    assert window.desk.update == before
    assert path.read_bytes() == content


def test_a_folder_and_a_missing_file_get_one_sentence(program, qtbot, elsewhere):
    window = started(program)
    assert "This is a folder" in texts(opened(program, qtbot, window, elsewhere, "notice"))
    sheet = opened(program, qtbot, window, elsewhere / "gone.ginrummy", "notice")
    assert "There is no such file." in texts(sheet)
    visible = [each for each in window.findChildren(Sheet) if each.isVisible()]
    assert visible == [sheet], "the sentence about the file before is gone"


@pytest.mark.skipif(sys.platform == "win32", reason="names there are letters")
def test_a_file_whose_name_is_in_no_encoding_is_named_all_the_same(program, qtbot, elsewhere):
    window = started(program)
    odd = elsewhere / os.fsdecode(b"\xff.ginrummy")
    assert "?.ginrummy" in texts(opened(program, qtbot, window, odd, "notice"))


@pytest.mark.parametrize("name", ["a\0b.ginrummy", "a\ud800b.ginrummy"], ids=["NUL", "half a letter"])
def test_a_name_that_no_file_can_have_gets_one_sentence_too(program, qtbot, elsewhere, name):
    window = started(program)
    assert "There is no such file." in texts(opened(program, qtbot, window, elsewhere / name, "notice"))


def test_another_record_takes_the_place_of_the_one_shown(program, qtbot, elsewhere):
    window = started(program)
    first = opened(program, qtbot, window, record_file(elsewhere))
    window.records.open(record_file(elsewhere, "b.ginrummy", records.without_its_end()))
    qtbot.waitUntil(lambda: window.opener.top not in (first, None))
    assert child(sheet_of(window), QLabel, "result").text() == "A match that goes on"
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


def test_a_record_opened_at_the_start_lies_over_the_match_played_last(program, qtbot, elsewhere):
    window = started(program)
    before = window.desk.update
    program.close(window)
    again = program.open(request=Request(Ask.OPEN, record_file(elsewhere)))
    qtbot.waitUntil(lambda: again.opener.covered)
    assert sheet_of(again).objectName() == "record"
    press(again, "close")
    assert again.desk.update.view == before.view


def test_a_record_dropped_on_the_window_is_shown(program, qtbot, elsewhere):
    window = started(program)
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(record_file(elsewhere, "a ç.ginrummy")))])
    buttons, keys = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(QPoint(300, 300), Qt.DropAction.CopyAction, data, buttons, keys)
    QCoreApplication.sendEvent(window, enter)
    assert enter.isAccepted()
    drop = QDropEvent(QPointF(300, 300), Qt.DropAction.CopyAction, data, buttons, keys)
    QCoreApplication.sendEvent(window, drop)
    qtbot.waitUntil(lambda: window.opener.covered)
    assert sheet_of(window).objectName() == "record"


@pytest.mark.parametrize(
    "urls", [[], ["https://example.org/a.ginrummy"], ["file:///a", "https://example.org/b"]]
)
def test_anything_else_cannot_be_dropped(program, urls):
    window = started(program)
    data = QMimeData()
    data.setText("a text")
    data.setUrls([QUrl(url) for url in urls])
    buttons, keys = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(QPoint(300, 300), Qt.DropAction.CopyAction, data, buttons, keys)
    enter.ignore()
    QCoreApplication.sendEvent(window, enter)
    assert not enter.isAccepted()


def test_the_menu_asks_for_a_record_by_its_suffix(program, qtbot, elsewhere):
    window = started(program)
    window.menus.acts["open_record"].trigger()
    dialog = window.findChild(QFileDialog)
    assert dialog.nameFilters()[0] == "Match records (*.ginrummy)"
    dialog.fileSelected.emit(str(record_file(elsewhere)))
    dialog.close()
    qtbot.waitUntil(lambda: window.opener.covered)
    assert sheet_of(window).objectName() == "record"


def test_exporting_offers_a_record_with_our_suffix_and_adds_it(program, elsewhere):
    window = started(program)
    window.desk.resign()
    window.show_match_result(window.desk.match)
    window.records.export()
    dialog = window.findChild(QFileDialog)
    assert dialog.defaultSuffix() == "ginrummy"
    assert dialog.nameFilters() == ["Match records (*.ginrummy)"]
    assert dialog.findChild(QLineEdit).text() == "gin-rummy-match.ginrummy"
    dialog.setDirectory(str(elsewhere))
    dialog.findChild(QLineEdit).setText("my match")
    dialog.accept()
    written = open_record(elsewhere / "my match.ginrummy")
    assert written.events == window.desk.session.log()
    assert written.started_at == window.desk.session.started_at()
    assert written.started_at
    assert "The record is written" in texts(sheet_of(window))
    assert str(elsewhere / "my match.ginrummy") in texts(sheet_of(window))
    press(window, "close")
    assert not window.opener.covered


def test_between_hands_the_menu_exports_what_was_played_and_during_a_hand_it_does_not(program, elsewhere):
    window = started(program)
    export = window.menus.acts["export_record"]
    while window.desk.update.view.phase is not Phase.OVER:
        assert not export.isEnabled()
        window.records.export()
        assert window.findChild(QFileDialog) is None
        if window.desk.update.view.turn is Seat.SOUTH:
            window.desk.submit(patient(window.desk.update.view), window.desk.update.seq)
        else:
            answer(program, window)
    window.table.skip()
    assert export.isEnabled()
    export.trigger()
    window.findChild(QFileDialog).fileSelected.emit(str(elsewhere / "so far.ginrummy"))
    press(window, "close")
    assert open_record(elsewhere / "so far.ginrummy").events == window.desk.session.log()
    window.desk.next_hand()
    assert not export.isEnabled()


def test_a_record_that_cannot_be_written_is_told(program, elsewhere):
    window = started(program)
    window.desk.resign()
    window.records.write(elsewhere / "nowhere" / "a.ginrummy")
    assert "could not be written" in texts(sheet_of(window))


def test_a_file_that_the_desktop_hands_over_before_or_after_the_window_is_there_is_told():
    """As macOS does it, in a process of its own: there is one application in each."""
    script = (
        "from PySide6.QtGui import QFileOpenEvent\n"
        "from ginrummy_qt.ui.application import Application\n"
        "app = Application(['ginrummy-qt'])\n"
        "app.file_opened.connect(print)\n"
        "for name in ('/early', '/later'): app.sendEvent(app, QFileOpenEvent(name))\n"
        "print('window')\n"
        "app.open_waiting()\n"
        "app.sendEvent(app, QFileOpenEvent('/a ç'))"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert done.stdout.split("\n") == ["window", "/later", "/a ç", ""], done.stderr


def test_new_match_asked_from_outside_is_offered_once(program):
    window = started(program)
    for _ in range(2):
        window.requests.take(Request(Ask.NEW_MATCH))
    assert sheet_of(window).objectName() == "newMatch"
    press(window, "cancel")
    assert not window.opener.covered


def test_new_match_at_the_start_is_offered_over_the_match_played_last(program):
    window = started(program)
    program.close(window)
    again = program.open(request=Request(Ask.NEW_MATCH))
    assert sheet_of(again).objectName() == "newMatch"
    assert again.desk.match.stage is Stage.PLAYING


def test_continue_goes_back_to_the_match_on_the_table(program, qtbot, elsewhere):
    window = started(program)
    seq = window.desk.session.seq
    window.sheets.new_match()
    window.requests.take(Request(Ask.CONTINUE))
    assert not window.opener.covered
    opened(program, qtbot, window, record_file(elsewhere))
    window.requests.take(Request(Ask.CONTINUE))
    assert not window.opener.covered
    assert window.desk.session.seq == seq


def test_continue_takes_up_the_match_played_last_where_none_is_on_the_table(program):
    window = started(program)
    first = window.desk.match.match_id
    window.sheets.new_match()
    press(window, "start")
    window.desk.resign()
    window.requests.take(Request(Ask.CONTINUE))
    assert window.desk.match.match_id == first
    assert not window.opener.covered


def test_continue_without_an_unfinished_match_offers_a_new_one(program):
    window = program.open(request=Request(Ask.CONTINUE))
    assert sheet_of(window).objectName() == "newMatch"
    press(window, "cancel")
    window.requests.take(Request(Ask.CONTINUE))
    assert sheet_of(window).objectName() == "newMatch"
    press(window, "start")
    window.desk.resign()
    window.requests.take(Request(Ask.CONTINUE))
    assert sheet_of(window).objectName() == "newMatch"


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
