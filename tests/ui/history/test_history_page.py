"""Every match ever played, in the window (issue 5, Build 1)."""

from __future__ import annotations

import logging
from datetime import date
from typing import cast

import pytest
from PySide6.QtCore import QCoreApplication, QMimeData, QModelIndex, QPoint, Qt, QUrl
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLabel, QLineEdit, QStyleOptionHeader

from ginrummy_qt.ports.history import HandResult, HistoryFilter, HistoryMatch, HistoryStore, MatchResult
from ginrummy_qt.rules.actions import BigGin, Knock, LayOut
from ginrummy_qt.rules.match_kind import MatchKind
from ginrummy_qt.rules.seats import Seat
from ginrummy_qt.session.record_file import read_matches
from ginrummy_qt.ui.history.model import PAGE, Column, HistoryModel
from ginrummy_qt.ui.history.texts import words_to_keys
from tests.helpers import records
from tests.helpers.records import record_file
from tests.helpers.sessions import SETUP
from tests.helpers.widgets import child
from tests.helpers.windows import press, sheet_of


def choose(opened, name: str, data: object) -> None:
    box = child(opened.page, QComboBox, name)
    box.setCurrentIndex(box.findData(data))
    QCoreApplication.processEvents()


def search(opened, text: str) -> None:
    field = child(opened.page, QLineEdit, "history_search")
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, text)
    QTest.qWait(250)


def said(opened, name: str) -> str:
    return child(opened.page, QLabel, name).text()


def select(opened, match_id: str) -> None:
    row = opened.page.model.row_of(match_id)
    assert row is not None
    opened.page.table.selectRow(row)


def test_ctrl_h_lists_every_match_the_last_played_first(opened):
    opened.page.reject()
    QTest.keyClick(opened.window, Qt.Key.Key_H, Qt.KeyboardModifier.ControlModifier)
    assert opened.listed() == opened.ids[::-1]
    assert said(opened, "history_count").startswith("7 match")


def test_the_chosen_match_is_told_with_its_hands(opened):
    for match_id in opened.ids:
        select(opened, match_id)
        match = opened.program.stores[0].history.match(match_id)
        title = said(opened, "history_title")
        assert "Mara" in title
        assert str(match.totals[0]) in title
        hands = opened.program.stores[0].history.hands(match_id)
        assert opened.page.hands.model().rowCount() == len(hands)


def test_only_a_match_that_goes_on_is_continued(opened):
    go_on = child(opened.page, QAbstractButton, "history_continue")
    select(opened, opened.ids[0])
    assert not go_on.isVisible()
    select(opened, opened.ids[-1])
    assert go_on.isVisible()
    press(opened.window, "history_continue")
    assert not opened.window.opener.covered
    assert opened.window.desk.match.match_id == opened.ids[-1]


@pytest.mark.parametrize("result", [MatchResult.WON, MatchResult.LOST, MatchResult.UNFINISHED])
def test_a_result_chosen_lists_only_these(opened, result):
    choose(opened, "history_result", result)
    wanted = opened.program.stores[0].history.matches(HistoryFilter(results=(result,)))
    if wanted:
        assert opened.listed() == [match.match_id for match in wanted]
    else:
        assert said(opened, "history_nothing") == "No match is like that"


def test_what_happened_is_filtered_too(opened):
    history = opened.program.stores[0].history
    asked = {"gin": HistoryFilter(gin=True), "was_undercut": HistoryFilter(was_undercut=True)}
    for name, wanted in asked.items():
        choose(opened, "history_with", name)
        assert opened.listed() == [m.match_id for m in history.matches(wanted)]


def test_people_search_by_the_words_they_see(opened):
    search(opened, "CardGames")
    rulesets = {match.ruleset for match in map(opened.program.stores[0].history.match, opened.listed())}
    assert rulesets == {"R1"}
    search(opened, date.today().isoformat()[:2])
    search(opened, "nobody-of-that-name")
    assert said(opened, "history_nothing") == "No match is like that"
    press(opened.window, "history_all")
    assert len(opened.listed()) == 7


def test_words_become_keys_where_they_are_names():
    rules = {"R1": "CardGames.io rules", "R4": "Palace rules"}
    assert words_to_keys("mara 2026-11", ("simple", "steady"), rules) == ("2026-11", ("steady",), ())
    assert words_to_keys("palace", ("steady",), rules) == ("", (), ("R4",))
    assert words_to_keys("", ("steady",), rules) == ("", (), ())


def test_a_click_on_a_heading_sorts(opened):
    header = opened.page.table.horizontalHeader()
    at = header.sectionViewportPosition(Column.HANDS) + 12
    QTest.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(at, 10))
    model = opened.page.model
    hands = [model.match_in(row).hands for row in range(model.rowCount())]
    assert hands in (sorted(hands), sorted(hands, reverse=True))


def test_opening_it_and_choosing_an_order_logs_no_warning(opened, caplog, capfd):
    box = child(opened.page, QComboBox, "history_order")
    box.activated.emit(1)
    assert opened.listed() == opened.ids
    records = [*caplog.get_records("setup"), *caplog.get_records("call")]
    assert [record.message for record in records if record.levelno >= logging.WARNING] == []
    assert "libpyside" not in capfd.readouterr().err


def test_the_arrow_points_down_where_the_newest_stand_first_and_up_where_the_oldest_do(opened):
    header = opened.page.table.horizontalHeader()
    arrows = QStyleOptionHeader.SortIndicator
    for order, arrow in (("Newest first", arrows.SortDown), ("Oldest first", arrows.SortUp)):
        box = child(opened.page, QComboBox, "history_order")
        box.activated.emit(box.findText(order))
        option = QStyleOptionHeader()
        header.initStyleOptionForIndex(option, Column.DATE)
        assert option.sortIndicator == arrow


def test_a_replay_opens_at_the_hand_that_is_chosen_and_leads_back(opened):
    match = next(m for m in map(opened.program.stores[0].history.match, opened.ids[:-1]) if m.hands > 1)
    select(opened, match.match_id)
    opened.page.hands.selectRow(1)
    press(opened.window, "history_replay")
    replay = sheet_of(opened.window)
    assert replay.objectName() == "replay"
    assert replay._player.hand == 2
    replay.reject()
    assert opened.page.chosen.match_id == match.match_id


def test_a_match_played_again_is_no_rated_one(opened):
    select(opened, opened.ids[0])
    press(opened.window, "history_again")
    assert not opened.window.opener.covered
    assert opened.window.desk.match.setup.kind is MatchKind.REPLAYED
    opened.open()
    assert len(opened.listed()) == 8


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


def test_without_a_match_the_page_says_what_to_do(program):
    window = program.open()
    while window.opener.top is not None:
        window.opener.top.reject()
    window.menus.acts["history"].trigger()
    assert child(sheet_of(window), QLabel, "history_nothing").text() == "No match has been played yet"
    press(window, "history_new")
    assert sheet_of(window).objectName() == "newMatch"


class ManyMatches:
    """A store of so many matches that notes which pages were asked for."""

    def __init__(self, count: int) -> None:
        self.total = count
        self.asked: list[tuple[int, int]] = []

    def count(self, wanted: HistoryFilter) -> int:
        return self.total

    def matches(self, wanted: HistoryFilter, offset: int = 0, limit: int = 100) -> tuple[HistoryMatch, ...]:
        self.asked.append((offset, limit))
        return tuple(
            HistoryMatch(
                f"{number:032x}", SETUP, MatchKind.RATED, "steady", "R1", 0, 0, MatchResult.WON, 3,
                (100, 20), (220, 20), (1, 0), (0, 0), 300,
            )
            for number in range(offset, min(offset + limit, self.total))
        )  # fmt: skip


def test_of_a_hundred_thousand_matches_only_what_is_scrolled_to_is_read():
    store = ManyMatches(100_000)
    model = HistoryModel(cast(HistoryStore, store))
    model.refresh()
    assert store.asked == [(0, PAGE)]
    assert model.count == 100_000
    assert model.rowCount() == PAGE
    assert model.canFetchMore(QModelIndex())
    model.fetchMore(QModelIndex())
    assert store.asked == [(0, PAGE), (PAGE, PAGE)]
    assert model.rowCount() == 2 * PAGE


@pytest.mark.parametrize("size", [(800, 600), (1280, 800), (2560, 1440)])
def test_at_every_size_all_can_be_reached(opened, size):
    opened.window.resize(*size)
    QCoreApplication.processEvents()
    QTest.qWait(30)
    for name in ("history_delete", "history_again", "history_replay", "close", "history_import"):
        button = child(opened.page, QAbstractButton, name)
        assert button.isVisible(), name
        at = button.mapTo(opened.window, button.rect().center())
        assert opened.window.rect().contains(at), name
    assert opened.page.table.viewport().height() > 3 * 30


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


def test_a_hand_played_again_is_compared_with_the_first_time(opened):
    history, window = opened.program.stores[0].history, opened.window
    first = next(
        (match_id, hand)
        for match_id in opened.ids[:-1]
        for hand in history.hands(match_id)
        if hand.number == 1 and hand.points
    )
    match_id, hand = first
    before = hand.points if hand.result is HandResult.WON else -hand.points
    window.past.replays.play(window.desk.session.hand_again(match_id, 1))
    finish_hand(opened)
    assert len(history.alike(window.desk.match.match_id, 1)) >= 1
    window.table.skip()
    said = window.table.board.remarked
    assert f"{before:+}".replace("-", "\N{MINUS SIGN}") in said
    assert "With these cards" in said
    assert any(said in part.name for part in window.table.view.spoken.parts())


def test_a_hand_that_was_given_up_is_no_first_time(opened):
    window, session = opened.window, opened.window.desk.session
    window.opener.top.reject()
    if window.desk.update.view.outcome is not None:
        window.desk.next_hand()
    number, given_up = window.desk.match.number, session.match_id
    window.desk.resign()
    window.past.replays.play(session.hand_again(given_up, number))
    finish_hand(opened)
    assert window.table.board.remarked == ""
    window.past.replays.play(session.hand_again(given_up, number))
    finish_hand(opened)
    assert "With these cards" in window.table.board.remarked, "but the time it was played to its end is one"


def test_a_rated_hand_is_compared_with_nothing(opened):
    opened.page.reject()
    finish_hand(opened)
    opened.window.table.skip()
    assert opened.window.table.board.remarked == ""


def finish_hand(opened) -> None:
    """Play on by first legal actions, ends of hands first, until the hand on the table is over."""
    window, session = opened.window, opened.window.desk.session
    if window.desk.update.view.outcome is not None:
        window.desk.next_hand()
    for _ in range(400):
        view = session.update(Seat.SOUTH).view
        if view.outcome is not None:
            window.table.skip()
            QCoreApplication.processEvents()
            return
        update = session.update(view.turn)
        ends = [a for a in update.legal_actions if isinstance(a, Knock | BigGin | LayOut)]
        action = (ends or update.legal_actions)[0 if ends else -1]
        session.submit(view.turn, action, update.seq)
    raise AssertionError("the hand never ended")


def test_the_order_is_chosen_by_keys_too_and_follows_the_headings(opened):
    box = child(opened.page, QComboBox, "history_order")
    assert box.currentText() == "Newest first"
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_Down)
    assert opened.listed() == opened.ids
    header = opened.page.table.horizontalHeader()
    header.setSortIndicator(Column.OPPONENT, Qt.SortOrder.AscendingOrder)
    assert box.currentIndex() == -1
    assert len(opened.listed()) == 7
