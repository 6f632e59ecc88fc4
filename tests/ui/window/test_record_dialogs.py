"""Choosing a match record to look at, and exporting one (issue 3, Build 2)."""

from __future__ import annotations

from PySide6.QtWidgets import QFileDialog, QLineEdit

from ginrummy_qt.rules.deal import Phase
from ginrummy_qt.rules.seats import Seat
from ginrummy_qt.session.record_file import open_record
from tests.helpers.board import answer, patient
from tests.helpers.record_sheets import texts
from tests.helpers.records import record_file
from tests.helpers.windows import press, sheet_of, started


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
