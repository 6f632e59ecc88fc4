"""Matches deleted, written into files and imported from them, in the window (issue 5, Build 1)."""

from __future__ import annotations

from PySide6.QtCore import QMimeData, QUrl
from PySide6.QtWidgets import QAbstractButton, QLabel

from ginrummy_qt.ports.history import HistoryFilter
from ginrummy_qt.rules.match_kind import MatchKind
from ginrummy_qt.session.record_file import read_matches
from tests.helpers import records
from tests.helpers.history_page import choose, select
from tests.helpers.records import record_file
from tests.helpers.widgets import child
from tests.helpers.windows import press, sheet_of


def test_deleting_is_asked_for_and_can_be_undone(opened):
    select(opened, opened.ids[2])
    press(opened.window, "history_delete")
    press(opened.window, "keep")
    assert len(opened.listed()) == 7
    press(opened.window, "history_delete")
    press(opened.window, "delete")
    assert opened.ids[2] not in opened.listed()
    assert len(opened.listed()) == 6
    press(opened.window, "history_undo")
    assert opened.listed() == opened.ids[::-1]
    assert not child(opened.page, QAbstractButton, "history_undo").isVisible()


def test_the_match_on_the_table_cannot_be_deleted(opened):
    assert opened.window.desk.match.match_id == opened.ids[-1]
    select(opened, opened.ids[-1])
    assert not child(opened.page, QAbstractButton, "history_delete").isEnabled()


def test_matches_are_written_into_one_file_but_none_that_goes_on(opened, tmp_path):
    path = tmp_path / "all.ginrummy"
    opened.window.past.history.write(path, opened.page.all_ids())
    assert {found.match.match_id for found in read_matches(path)} == set(opened.ids[:-1])
    assert "6 match" in sheet_of(opened.window).windowTitle()
    sheet_of(opened.window).reject()
    opened.page.table.selectAll()
    assert set(opened.page.chosen_ids()) == set(opened.ids)


def test_matches_are_imported_apart_and_only_once(opened, qtbot, tmp_path):
    path = record_file(tmp_path)

    def take_in() -> str:
        opened.window.past.take_in((path,))
        qtbot.waitUntil(lambda: "imported" in sheet_of(opened.window).windowTitle())
        words = " ".join(label.text() for label in sheet_of(opened.window).findChildren(QLabel))
        sheet_of(opened.window).reject()
        return words

    assert "1 match" in take_in()
    assert len(opened.listed()) == 8
    choose(opened, "history_kind", MatchKind.IMPORTED)
    [match_id] = opened.listed()
    assert match_id == records.start().match_id
    assert "here already" in take_in()
    assert opened.listed() == [match_id]


def test_a_match_that_was_deleted_comes_back_with_its_record(opened, qtbot, tmp_path):
    path = tmp_path / "all.ginrummy"
    opened.window.past.history.write(path, opened.page.all_ids())
    sheet_of(opened.window).reject()
    for gone in opened.ids[1:3]:
        select(opened, gone)
        press(opened.window, "history_delete")
        press(opened.window, "delete")
    press(opened.window, "close")
    opened.open()
    select(opened, opened.ids[4])
    press(opened.window, "history_delete")
    press(opened.window, "delete")
    assert len(opened.listed()) == 4
    opened.window.past.take_in((path,))
    qtbot.waitUntil(lambda: "imported" in sheet_of(opened.window).windowTitle())
    assert sheet_of(opened.window).windowTitle() == "3 matches imported"
    sheet_of(opened.window).reject()
    assert opened.listed() == opened.ids[::-1]
    choose(opened, "history_kind", MatchKind.RATED)
    assert opened.listed() == opened.ids[::-1]
    assert not child(opened.page, QAbstractButton, "history_undo").isVisible()


def test_a_file_that_cannot_be_imported_gets_a_sentence(opened, qtbot, tmp_path):
    path = record_file(tmp_path, content="nothing of the kind\n")
    opened.window.past.take_in((path,))
    qtbot.waitUntil(lambda: "imported" in sheet_of(opened.window).windowTitle())
    words = " ".join(label.text() for label in sheet_of(opened.window).findChildren(QLabel))
    assert "not a match record" in words
    assert len(opened.window.past.history._history.matches(HistoryFilter())) == 7


def test_a_record_that_is_looked_at_can_be_replayed_and_imported(opened, qtbot, tmp_path):
    opened.page.reject()
    window = opened.window
    window.records.open(record_file(tmp_path))
    qtbot.waitUntil(lambda: window.opener.covered and sheet_of(window).objectName() == "record")
    press(window, "replay")
    assert sheet_of(window).objectName() == "replay"
    sheet_of(window).reject()
    press(window, "import")
    qtbot.waitUntil(lambda: window.opener.covered and "imported" in sheet_of(window).windowTitle())
    sheet_of(window).reject()
    opened.open()
    assert records.start().match_id in opened.listed()


def test_several_files_dropped_on_the_window_are_imported(opened, qtbot, tmp_path):
    opened.page.reject()
    files = [record_file(tmp_path), record_file(tmp_path, "other.ginrummy", records.text(target=40))]
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in files])
    assert opened.window.requests.open_dropped(data)
    qtbot.waitUntil(
        lambda: opened.window.opener.covered and "imported" in sheet_of(opened.window).windowTitle()
    )
    sheet_of(opened.window).reject()
    opened.open()
    assert len(opened.listed()) == 7 + len({records.start(target).match_id for target in (50, 40)})
