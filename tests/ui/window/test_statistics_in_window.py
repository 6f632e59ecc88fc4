"""The statistics in the window, over real matches in a real database."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLabel, QLineEdit, QWidget

from ginrummy_qt.ports.history import HistoryFilter, MatchResult
from ginrummy_qt.ports.statistics import StatisticsFilter
from ginrummy_qt.ports.storage import StorageUnavailable
from ginrummy_qt.rules.match_kind import MatchKind
from ginrummy_qt.ui.replay.sheet import ReplaySheet
from ginrummy_qt.ui.statistics.numbers import NumberText
from tests.helpers.long_past import live, quick_store
from tests.helpers.widgets import child
from tests.helpers.windows import press, sheet_of


def with_a_past(program):
    """A window over two dozen matches, with the statistics open."""
    store = quick_store(program.folder)
    live(store)
    store.close()
    window = program.open()
    show_statistics(window)
    return window


def show_statistics(window):
    while window.opener.top is not None:
        sheet_of(window).done(0)
    window.activateWindow()
    QTest.keyClick(
        window, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    )
    QCoreApplication.processEvents()


def told(window):
    return [label.text() for label in sheet_of(window).findChildren(QLabel) if label.isVisible()]


def test_the_page_says_what_the_history_says(program):
    window = with_a_past(program)
    rated = program.stores[-1].history.matches(HistoryFilter(kinds=(MatchKind.RATED,)))
    won = sum(match.result is MatchResult.WON for match in rated)
    lost = sum(match.result is MatchResult.LOST for match in rated)
    assert won
    assert lost
    headline = [label.text() for label in child(sheet_of(window), QWidget, "headline").findChildren(QLabel)]
    assert headline[1] == str(won)
    assert headline[2] == f"{NumberText.percent(won / (won + lost))} of {won + lost} matches played"
    assert "provisional" in headline[5]
    given_up = sum(match.result is MatchResult.RESIGNED for match in rated)
    assert any(line.startswith(f"Given up: {given_up} match") for line in told(window))


def test_a_hand_worth_remembering_is_shown_again_and_the_page_is_still_there(program):
    window = with_a_past(program)
    page = sheet_of(window)
    press(window, "show_marks")
    best = program.stores[-1].statistics.lifetime(StatisticsFilter()).best_hands[0]
    press(window, f"hand_{best.match_id}_{best.number}")
    assert isinstance(sheet_of(window), ReplaySheet)
    sheet_of(window).reject()
    assert sheet_of(window) is page


def test_beginning_anew_makes_a_backup_that_brings_everything_back(program):
    window = with_a_past(program)
    stores = program.stores[-1]
    before = stores.statistics.lifetime(StatisticsFilter())
    press(window, "reset")
    press(window, "begin_anew")
    name = told(window)[-1]
    press(window, "close")
    assert "Nothing to count yet" in told(window)
    assert name in [backup.name for backup in stores.backups.backups()]
    stores.backups.restore(name, 2_000_000_000)
    assert stores.statistics.lifetime(StatisticsFilter()) == before
    show_statistics(window)
    assert child(sheet_of(window), QWidget, "headline").isVisible()


def test_another_player_begins_with_nothing_and_the_first_goes_on_where_it_was(program):
    window = with_a_past(program)
    first = window.desk.match.match_id
    press(window, "players")
    child(sheet_of(window), QLineEdit, "name").setText("Ana")
    press(window, "add")
    press(window, "switch")
    press(window, "close")
    assert {"Statistics of Ana", "Nothing to count yet"} <= set(told(window))
    press(window, "close")
    assert sheet_of(window).objectName() == "newMatch"
    press(window, "start")
    assert window.desk.match.match_id != first
    show_statistics(window)
    press(window, "players")
    child(sheet_of(window), QAbstractButton, "player_0").click()
    press(window, "switch")
    press(window, "close")
    press(window, "close")
    assert window.opener.top is None
    assert window.desk.match.match_id == first


def test_nobody_goes_on_with_the_match_of_another_player(program):
    window = with_a_past(program)
    first = window.desk.match.match_id
    press(window, "players")
    child(sheet_of(window), QLineEdit, "name").setText("Ana")
    press(window, "add")
    press(window, "switch")
    press(window, "close")
    press(window, "close")
    press(window, "cancel")
    QTest.qWait(50)
    assert window.opener.top is None
    begun = window.desk.match.match_id
    assert begun != first
    assert [match.match_id for match in program.stores[-1].history.matches(HistoryFilter())] == [begun]


def test_where_nothing_can_be_kept_it_is_said_why(program, monkeypatch):
    def refuse(_folder):
        raise StorageUnavailable("The disk is gone.")

    monkeypatch.setattr("ginrummy_qt.storage.opening.SqliteMatchStore", refuse)
    window = program.open()
    show_statistics(window)
    title, text, reason = told(window)
    assert title == "Nothing is counted now"
    assert "nothing can be saved at present" in text
    assert reason == "The disk is gone."
