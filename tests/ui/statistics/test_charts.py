"""Charts: words never touch, bars are where their values are, pointer, keys and screen readers are served."""

from __future__ import annotations

import random
from datetime import date, timedelta
from itertools import combinations, pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QAccessible, QColor, QPalette
from PySide6.QtTest import QTest

from ginrummy_qt.ui.statistics.charts.axes import Tick
from ginrummy_qt.ui.statistics.charts.chart import Chart
from ginrummy_qt.ui.statistics.charts.columns import ColumnChart, Columns, Series, spread
from ginrummy_qt.ui.statistics.charts.line import Line, LineChart, Reading
from ginrummy_qt.ui.statistics.charts.marks import Ink
from ginrummy_qt.ui.statistics.charts.scale import apart, sparse, ticks
from ginrummy_qt.ui.theme.contrast import contrast
from ginrummy_qt.ui.theme.fonts import load_fonts
from ginrummy_qt.ui.theme.metrics import Metrics
from ginrummy_qt.ui.theme.theme import Theme
from ginrummy_qt.ui.theme.tokens import DARK, HIGH_CONTRAST, LIGHT

LOOKS = (LIGHT, DARK, HIGH_CONTRAST)
FIRST = date(2026, 1, 5)


def whole(value: float) -> str:
    return f"{value:,.0f}"


def months(count: int) -> Columns:
    dice = random.Random(count)
    names = tuple(f"month {number}" for number in range(count))
    axis = tuple(Tick(f"Mon {n % 12}", f"{2020 + n // 12}" if n % 12 == 0 else "") for n in range(count))
    won, lost = (tuple(float(dice.randint(0, 40)) for _ in names) for _ in range(2))
    series = (Series(Ink.OWN, "Matches won", won), Series(Ink.OTHER, "Matches lost", lost))
    return Columns("Matches", "Month", names, axis, series, whole, stacked=True)


def bins(count: int) -> Columns:
    names = tuple(f"{5 * n} to {5 * n + 4}" for n in range(count))
    values = tuple(float(n * (count - n)) for n in range(count))
    axis = tuple(Tick(str(5 * n)) for n in range(count))
    return Columns("Points", "Points", names, axis, (Series(Ink.OWN, "Hands", values),), whole, numbered=True)


def averages(count: int) -> Columns:
    names = tuple(f"week {n}" for n in range(count))
    values = tuple(None if n % 5 == 2 else (-1.0) ** n * n / 3 for n in range(count))
    axis = tuple(Tick(name) for name in names)
    series = (Series(Ink.NEITHER, "Points a hand", values),)
    return Columns("Margin", "Week", names, axis, series, "{:+.1f}".format, whole=False)


def rating(count: int) -> Line:
    dice = random.Random(count)
    value, readings = 1100.0, []
    for number in range(count):
        value += dice.gauss(0, 25)
        day, spread_ = FIRST + timedelta(days=4 * number), 690 / (number + 1) + 60
        readings.append(Reading(day, f"{day:%d %B %Y}", value, value - spread_, value + spread_))
    days = [(each.day, Tick(f"{each.day:%b}", str(each.day.year))) for each in readings[::7]]
    levels = (("Noa 1,000", 1000.0), ("Mara 1,190", 1190.0), ("Somebody 1,192", 1192.0))
    return Line("Rating", ("Day", "Rating", "95% range"), tuple(readings), levels, tuple(days), whole)


def theme(tokens=LIGHT, scale=1.0) -> Theme:
    return Theme(tokens, load_fonts(), Metrics(scale))


@pytest.fixture
def chart(qtbot):
    def make(shown: Columns | Line, size=(420, 220), tokens=LIGHT, scale=1.0):
        made: ColumnChart | LineChart
        if isinstance(shown, Columns):
            made = ColumnChart(theme(tokens, scale), "chart")
            made.show_columns(shown, "What is to be seen.")
        else:
            made = LineChart(theme(tokens, scale), "chart")
            made.show_line(shown, "What is to be seen.")
        qtbot.addWidget(made)
        made.resize(*size)
        return made

    return make


SHOWN = [
    *(pytest.param(months(count), id=f"{count} months") for count in (1, 2, 12, 13, 60, 240)),
    *(pytest.param(bins(count), id=f"{count} bins") for count in (8, 26, 40)),
    *(pytest.param(averages(count), id=f"{count} averages") for count in (1, 3, 52)),
    *(pytest.param(rating(count), id=f"{count} ratings") for count in (1, 2, 30, 400)),
]


@pytest.mark.parametrize("scale", [0.92, 1.0, 1.6])
@pytest.mark.parametrize("shown", SHOWN)
def test_words_never_touch_each_other_nor_leave_the_chart(chart, shown, scale):
    for width in (240, 330, 520, 1100):
        made = chart(shown, (round(width * scale), round(220 * scale)), scale=scale)
        areas = [label.area for label in made.labels()]
        areas += [label.area for _ink, _box, label in made.legend_labels()]
        areas += [box for _ink, box, _label in made.legend_labels()]
        inside = QRectF(made.rect()).adjusted(-0.5, -0.5, 0.5, 0.5)
        assert all(inside.contains(area) for area in areas)
        for one, other in combinations(areas, 2):
            shared = one.intersected(other)
            assert shared.width() < 0.5 or shared.height() < 0.5, (width, one, other)


@pytest.mark.parametrize("shown", SHOWN)
def test_the_bubble_stays_inside_and_says_what_the_table_says(chart, shown):
    made = chart(shown, (330, 240))
    cells = {cell for row in made.table.rows for cell in row}
    for mark in made.marks():
        assert QRectF(made.rect()).contains(made.bubble(mark))
        assert mark.title in cells
        assert mark.spoken.startswith(f"{mark.title}: ")
    assert len(made.marks()) == len(made.table.rows)


def test_bars_are_as_high_as_their_values(chart):
    made = chart(months(12))
    axes, shown = made.axes(), months(12)
    for column, ink, box in made.bars():
        won, lost = (each.values[column] for each in shown.series)
        low, high = (0, won) if ink is Ink.OWN else (won, won + lost)
        assert box.bottom() == pytest.approx(axes.y(low))
        assert box.top() == pytest.approx(axes.y(high))


def test_a_column_without_a_value_is_left_out_and_a_loss_hangs_from_zero(chart):
    made = chart(averages(10))
    assert {column for column, _ink, _box in made.bars()} == {1, 3, 4, 5, 6, 8, 9}
    zero = made.axes().y(0)
    for column, _ink, box in made.bars():
        assert (box.top() if column % 2 else box.bottom()) == pytest.approx(zero)
    assert made.table.rows[2] == ("week 2", "–")


def test_the_line_goes_through_its_days_and_values(chart):
    made = chart(rating(30), (520, 300))
    axes, shown = made.axes(), rating(30)
    places = made.places()
    assert (places[0].x(), places[-1].x()) == (axes.plot.left(), axes.plot.right())
    assert [place.y() for place in places] == pytest.approx([axes.y(each.value) for each in shown.readings])


@pytest.mark.parametrize("tokens", LOOKS, ids=lambda tokens: tokens.name)
def test_every_ink_stands_out_from_the_paper_and_has_a_form_of_its_own(chart, tokens):
    for ink in Ink:
        assert contrast(ink.colour(tokens), tokens.surface) >= 3
    made = chart(months(3), tokens=tokens)
    made.setPalette(QPalette(QColor(tokens.surface)))
    picture = made.grab().toImage()
    ratio = picture.devicePixelRatio()
    filled = {}
    for _column, ink, box in made.bars():
        inner = box.adjusted(3, 3, -3, -3)
        pixels = [
            picture.pixelColor(round(x * ratio), round(y * ratio)).name()
            for x in range(round(inner.left()), round(inner.right()))
            for y in range(round(inner.top()), round(inner.bottom()))
        ]
        if len(pixels) > 200:
            filled[ink] = sum(contrast(pixel, tokens.surface) >= 3 for pixel in pixels) / len(pixels)
    assert filled[Ink.OWN] == 1
    assert 0.1 < filled[Ink.OTHER] < 0.7


def test_keys_go_from_mark_to_mark_and_the_value_is_told(chart, qtbot):
    made = chart(months(12))
    with qtbot.waitExposed(made):
        made.show()
    made.setFocus()
    told = QAccessible.queryAccessibleInterface(made)
    assert (told.role(), told.text(QAccessible.Text.Name)) == (QAccessible.Role.Chart, "Matches")
    assert told.text(QAccessible.Text.Description) == "What is to be seen."
    keys = (
        (Qt.Key.Key_Right, 0), (Qt.Key.Key_Right, 1), (Qt.Key.Key_End, 11), (Qt.Key.Key_Right, 11),
        (Qt.Key.Key_Left, 10), (Qt.Key.Key_Home, 0), (Qt.Key.Key_Left, 0), (Qt.Key.Key_Escape, None),
    )  # fmt: skip
    for key, index in keys:
        QTest.keyClick(made, key)
        assert made.current == index
        assert told.text(QAccessible.Text.Value) == ("" if index is None else made.marks()[index].spoken)


def test_the_pointer_shows_what_it_is_over(chart, qtbot):
    made = chart(months(12))
    with qtbot.waitExposed(made):
        made.show()
    mark = made.marks()[7]
    QTest.mouseMove(made, mark.region.center().toPoint())
    assert made.current == 7
    before = made.grab().toImage()
    QTest.mouseMove(made, QPoint(2, 2))
    assert made.current is None
    assert made.grab().toImage() != before


def test_nothing_to_show_is_no_fault(chart):
    for shown in (Columns("", "", (), (), (), whole), Line("", ("", "", ""), (), (), (), whole)):
        made: Chart = chart(shown)
        assert not made.grab().isNull()
        QTest.keyClick(made, Qt.Key.Key_Right)
        assert made.current is None


@settings(derandomize=True)
@given(st.floats(-500, 500), st.floats(0, 3000), st.integers(3, 8))
def test_steps_are_even_few_and_reach_over_all_values(low, length, most):
    values = ticks(low, low + length, most)
    assert values[0] <= low + 1e-6
    assert values[-1] >= low + length - 1e-6
    assert 2 <= len(values) <= most + 1
    steps = {round(after - before, 6) for before, after in pairwise(values)}
    assert len(steps) == 1


@settings(derandomize=True)
@given(st.lists(st.floats(0, 300), max_size=6))
def test_names_of_levels_keep_apart_in_their_order(middles):
    tops = apart(middles, 15, 0, 300)
    placed = sorted(tops)
    assert all(after - before >= 15 - 1e-6 for before, after in pairwise(placed))
    assert all(0 <= top <= 285 + 1e-6 for top in tops)
    assert [tops.index(top) for top in placed] == sorted(range(len(tops)), key=lambda i: (middles[i], i))


def test_few_labels_are_all_written_and_the_last_one_always_is():
    assert sparse([10, 40, 70], [20, 20, 20], 6) == (0, 1, 2)
    assert sparse([10, 20, 30, 40, 50], [14] * 5, 2) == (0, 2, 4)
    assert sparse([], [], 6) == ()


def test_empty_buckets_are_shown_too():
    assert spread([(0, 2), (20, 1)], 10, 2) == ((0, 2), (10, 0), (20, 1))
