"""Every match ever played, in the window: listed, told, searched, sorted (issue 5, Build 1)."""

from __future__ import annotations

import logging
from datetime import date
from typing import cast

import pytest
from PySide6.QtCore import QCoreApplication, QModelIndex, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLabel, QStyleOptionHeader

from ginrummy_qt.ports.history import HistoryFilter, HistoryMatch, HistoryStore, MatchResult
from ginrummy_qt.rules.match_kind import MatchKind
from ginrummy_qt.ui.history.model import PAGE, Column, HistoryModel
from ginrummy_qt.ui.history.texts import words_to_keys
from tests.helpers.history_page import choose, said, search, select
from tests.helpers.sessions import SETUP
from tests.helpers.widgets import child
from tests.helpers.windows import press, sheet_of


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
