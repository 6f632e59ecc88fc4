"""The statistics page: what it shows, how it is filtered, where a press leads, what it says of nothing."""

from __future__ import annotations

from datetime import date

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLabel, QTableView, QWidget

from ginrummy_qt.ports.statistics import HistogramKind, StatisticsFilter, Sums
from ginrummy_qt.ports.storage import StorageUnavailable
from ginrummy_qt.rules.match_kind import MatchKind
from ginrummy_qt.ui.statistics.charts.chart import Chart
from ginrummy_qt.ui.statistics.charts.line import LineChart
from ginrummy_qt.ui.statistics.parts import MarkRow
from ginrummy_qt.ui.statistics.texts import Period, Section
from tests.helpers.statistics import FakeStatistics, add
from tests.helpers.widgets import child, focused


def press(parent: QWidget, name: str) -> None:
    QTest.mouseClick(child(parent, QAbstractButton, name), Qt.MouseButton.LeftButton)
    QCoreApplication.processEvents()


def choose(page: QWidget, name: str, value: object) -> None:
    box = child(page, QComboBox, f"filter_{name}")
    box.setCurrentIndex(box.findData(value))
    QCoreApplication.processEvents()


def texts(parent: QWidget) -> list[str]:
    return [label.text() for label in parent.findChildren(QLabel) if label.isVisible()]


def charts(page: QWidget) -> list[Chart]:
    return [chart for chart in page.findChildren(Chart) if chart.isVisible()]


def cells(table: QTableView, row: int) -> list[str]:
    model = table.model()
    return [str(model.index(row, column).data()) for column in range(model.columnCount())]


@pytest.fixture
def total():
    return add(*(each.sums for each in FakeStatistics().days))


def test_the_top_line_says_matches_won_rating_and_streak(opened, total):
    told = texts(child(opened().page, QWidget, "headline"))
    share = round(100 * total.matches_won / total.matches)
    assert told[:3] == ["Matches won", str(total.matches_won), f"{share}% of {total.matches} matches played"]
    assert told[3] == "Rating"
    assert 900 < int(told[4].replace(",", "")) < 1500
    assert told[6:] == ["Current streak", "3 wins", "the longest: 9"]


def test_the_overview_counts_matches_hands_and_time_and_what_is_kept_apart(opened, total):
    told = texts(child(opened().page, QWidget, "section_overview"))
    assert "Practice, in which moves may be taken back: 12 matches, 61 hands." in told
    assert told.count("Imported from files: 8 matches, 55 hands.") == 1
    assert any(line.startswith(f"Given up: {total.matches_resigned} matches.") for line in told)
    assert f"{total.hands_void}" in told
    assert told[told.index("Hands to a match") + 1] == "6.0", "of those played to the end"
    assert f"{total.seconds // 3600} h {round(total.seconds / 60) % 60} min" in told


def test_yours_stands_beside_the_opponents(opened, total):
    page = opened().page
    press(page, "show_hands")
    table = child(page, QTableView, "comparison")
    rows = {cells(table, row)[0]: cells(table, row)[1:] for row in range(table.model().rowCount())}
    assert rows["Deadwood at the knock"][0] == "6.0"
    assert rows["Gin"][0].startswith(f"{total.gins:,} (")
    assert rows["Undercuts"][1].startswith(f"{total.undercuts_received:,} (")
    names = {chart.objectName() for chart in charts(page)}
    assert names == {f"histogram_{kind}" for kind in HistogramKind}


@pytest.mark.parametrize(
    ("name", "value", "wanted"),
    [
        ("opponent", "simple", StatisticsFilter(opponents=("simple",))),
        ("ruleset", "classic", StatisticsFilter(rulesets=("classic",))),
        ("kind", MatchKind.PRACTICE, StatisticsFilter(kind=MatchKind.PRACTICE)),
        ("period", Period.WEEK, StatisticsFilter(since=date(2026, 11, 24))),
        ("period", Period.THIS_YEAR, StatisticsFilter(since=date(2026, 1, 1))),
        ("period", Period.LAST_YEAR, StatisticsFilter(since=date(2025, 1, 1), until=date(2025, 12, 31))),
    ],
)
def test_a_filter_is_asked_for_as_soon_as_it_is_chosen(opened, name, value, wanted):
    made = opened()
    choose(made.page, name, value)
    assert wanted in made.store.asked


def test_a_filter_changes_every_part_but_not_the_rating(opened):
    made = opened()
    press(made.page, "show_opponents")
    table = child(made.page, QTableView, "by_opponent")
    assert table.model().rowCount() == 2
    before = texts(child(made.page, QWidget, "headline"))
    choose(made.page, "opponent", "simple")
    assert child(made.page, QTableView, "by_opponent").model().rowCount() == 1
    after = texts(child(made.page, QWidget, "headline"))
    assert after[1] != before[1]
    assert after[3:6] == before[3:6]


def test_a_press_on_a_hand_or_a_match_asks_to_see_it_again(opened, qtbot):
    page = opened().page
    press(page, "show_marks")
    assert len([row for row in page.findChildren(MarkRow) if row.isVisible()]) == 20
    with qtbot.waitSignal(page.replay_wanted) as hand:
        press(page, "hand_m1_2")
    assert hand.args == ["m1", 2]
    row = child(page, QAbstractButton, "match_w0_0")
    row.setFocus()
    with qtbot.waitSignal(page.replay_wanted) as match:
        QTest.keyClick(row, Qt.Key.Key_Space)
    assert match.args == ["w0", 0]
    told = QAccessible.queryAccessibleInterface(row).text(QAccessible.Text.Name)
    assert told.startswith("Worst matches: 12 : 250, against Mara")


def test_trends_are_by_month_or_week_with_empty_periods_put_in(opened):
    made = opened()
    made.store.days = tuple(each for each in made.store.days if each.day.month != 3)
    made.page.refresh()
    press(made.page, "show_trends")
    shown = charts(made.page)
    assert [chart.objectName() for chart in shown] == [f"trend_month_{number}" for number in range(3)]
    months = [row[0] for row in shown[0].table.rows]
    assert months[0] == "December 2025"
    assert "March 2026" in months
    assert shown[0].table.rows[months.index("March 2026")][1:] == ("0", "0")
    assert shown[1].table.rows[months.index("March 2026")][1:] == ("–",)
    press(made.page, "grain_week")
    assert all(chart.objectName().startswith("trend_week") for chart in charts(made.page))


def test_the_rating_is_said_plainly_and_drawn_with_its_band(opened):
    page = opened().page
    press(page, "show_rating")
    told = child(page, QLabel, "rating_told").text()
    assert "with 95% certainty it is between" in told
    assert "provisional" not in told
    chart = child(page, LineChart, "rating_chart")
    assert len(chart.table.rows) > 100
    assert {label.text.split()[0] for label in chart.labels()} >= {"Beginner", "Regular", "Master"}


def test_a_rating_of_few_matches_is_called_provisional(opened):
    store = FakeStatistics()
    store.days = store.days[:1]
    page = opened(store).page
    assert texts(child(page, QWidget, "headline"))[5].startswith("provisional, ")
    press(page, "show_rating")
    assert "it is provisional" in child(page, QLabel, "rating_told").text()


def test_every_chart_can_be_read_as_a_table_with_the_keyboard_where_it_was(opened):
    page = opened().page
    press(page, "show_hands")
    shown = {chart.objectName(): chart.table for chart in charts(page)}
    tick = child(page, QAbstractButton, "as_tables")
    tick.setFocus()
    QTest.keyClick(tick, Qt.Key.Key_Space)
    QCoreApplication.processEvents()
    assert charts(page) == []
    assert focused().objectName() == "as_tables"
    for name, behind in shown.items():
        table = child(page, QTableView, f"{name}_table")
        assert [cells(table, row) for row in range(table.model().rowCount())] == list(map(list, behind.rows))
    press(page, "as_tables")
    assert len(charts(page)) == len(shown)


def test_tab_reaches_every_control_and_chart(opened):
    page = opened().page
    press(page, "show_trends")
    reached = set()
    for _ in range(30):
        QTest.keyClick(focused(), Qt.Key.Key_Tab)
        reached.add(focused().objectName())
    assert reached >= {f"filter_{name}" for name in ("opponent", "ruleset", "period", "kind")}
    assert reached >= {"show_trends", "grain_month", "trend_month_0", "trend_month_2", "as_tables"}
    assert reached >= {"players", "export", "reset", "close"}


def test_tab_goes_from_the_filters_over_the_parts_to_what_is_shown_and_the_buttons(opened):
    page = opened().page
    press(page, "show_marks")
    press(page, "show_trends")
    child(page, QComboBox, "filter_opponent").setFocus()
    way = ["filter_opponent"]
    while len(way) < 14:
        QTest.keyClick(focused(), Qt.Key.Key_Tab)
        way.append(focused().objectName())
    assert way == [
        *(f"filter_{name}" for name in ("opponent", "ruleset", "period", "kind")),
        *("show_trends", "grain_month", "trend_month_0", "trend_month_1", "trend_month_2", "as_tables"),
        *("players", "export", "reset", "close"),
    ]


def test_everything_that_can_be_reached_has_a_name(opened):
    page = opened().page
    for section in Section:
        press(page, f"show_{section}")
        for widget in page.findChildren(QWidget):
            if widget.isVisible() and widget.focusPolicy() & Qt.FocusPolicy.TabFocus:
                told = QAccessible.queryAccessibleInterface(widget)
                assert told.text(QAccessible.Text.Name), widget


# Nothing to show


def test_without_a_hand_it_says_what_to_do_and_leads_there(opened, qtbot):
    made = opened(FakeStatistics(()))
    told = texts(made.page)
    assert "Nothing to count yet" in told
    assert "Practice, in which moves may be taken back: 2 matches, 9 hands." in told
    assert not child(made.page, QAbstractButton, "reset").isEnabled()
    assert charts(made.page) == []
    with qtbot.waitSignal(made.desk.match_wanted):
        press(made.page, "play")
    assert made.opener.top is None


def test_where_nothing_fits_the_filter_one_press_shows_everything_again(opened):
    made = opened()
    made.store.days = tuple(each for each in made.store.days if each.opponent == "steady")
    choose(made.page, "opponent", "simple")
    assert "Nothing fits what is chosen above" in texts(made.page)
    press(made.page, "show_all")
    assert child(made.page, QWidget, "section_overview").isVisible()
    assert child(made.page, QComboBox, "filter_opponent").currentIndex() == 0


def test_a_hand_without_a_match_over_is_shown_too(opened):
    store = FakeStatistics()
    store.days = (store.days[0].__class__(store.days[0].day, "steady", "R1", Sums(hands_won=1, points=20)),)
    page = opened(store).page
    for section in Section:
        press(page, f"show_{section}")
        assert child(page, QWidget, f"section_{section}").isVisible()


def test_statistics_that_cannot_be_read_are_said_to_be_so(opened):
    made = opened()

    def fail(_wanted):
        raise StorageUnavailable("The disk is gone.")

    made.store.lifetime = fail
    made.page.refresh()
    assert {"The statistics cannot be read now", "The disk is gone."} <= set(texts(made.page))
    assert not child(made.page, QAbstractButton, "export").isEnabled()
    del made.store.lifetime
    made.page.refresh()
    assert child(made.page, QWidget, "section_overview").isVisible()


# Sizes and looks


@pytest.mark.parametrize("size", [(800, 572), (1280, 772), (2560, 1412), (3840, 2132)])
def test_nothing_is_cut_off_at_the_sides(opened, size):
    made = opened(size=size)
    for section in Section:
        press(made.page, f"show_{section}")
        room = made.page._scroll.viewport().width()
        inner = made.page._scroll.widget()
        for widget in inner.findChildren(QWidget):
            if widget.isVisible() and not isinstance(widget.parent(), QTableView):
                right = widget.mapTo(inner, widget.rect().topRight()).x()
                assert right <= room, (section, widget.objectName(), right, room)


def test_in_another_language_the_same_is_shown(opened):
    made = opened()
    choose(made.page, "opponent", "simple")
    choose(made.page, "period", Period.THIS_YEAR)
    press(made.page, "show_hands")
    press(made.page, "as_tables")
    made.opener.speak_anew()
    QCoreApplication.processEvents()
    page = made.opener.top
    assert child(page, QWidget, "section_hands").isVisible()
    assert child(page, QAbstractButton, "as_tables").isChecked()
    assert child(page, QComboBox, "filter_opponent").currentData() == "simple"
    assert made.store.asked[-1].since == date(2026, 1, 1)
    assert charts(page) == []
    press(page, "close")
    assert made.opener.top is None


def test_another_look_reaches_the_parts_that_come_and_go(opened):
    from ginrummy_qt.ui.theme.tokens import DARK

    made = opened()
    press(made.page, "show_trends")
    before = made.page.grab().toImage()
    made.opener.apply_theme(made.page.theme.with_tokens(DARK))
    QCoreApplication.processEvents()
    assert charts(made.page)[0].theme.tokens is DARK
    assert made.page.grab().toImage() != before
