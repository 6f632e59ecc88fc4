"""The chart of a match: round grid lines, readable numbers, both lines at their points."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor

from ginrummy_qt.ui.pages.points_chart import Points, PointsChart, grid_values, labelled_hands
from ginrummy_qt.ui.theme.fonts import load_fonts
from ginrummy_qt.ui.theme.metrics import Metrics
from ginrummy_qt.ui.theme.theme import Theme
from ginrummy_qt.ui.theme.tokens import LIGHT

MOCK_UP = ((14, 0), (14, 21), (39, 21), (39, 40), (52, 40), (52, 48), (62, 48), (70, 48), (104, 48))


@pytest.mark.parametrize(
    ("top", "target", "lines"),
    [
        (104, 100, (0, 50, 100)),
        (50, 50, (0, 25, 50)),
        (10, 10, (0, 5, 10)),
        (250, 250, (0, 100, 250)),
        (150, 150, (0, 50, 100, 150)),
        (390, 250, (0, 100, 250)),
    ],
)
def test_the_grid_has_few_round_lines(top, target, lines):
    assert grid_values(top, target) == lines


@given(st.integers(10, 10_000), st.integers(0, 3000))
def test_the_grid_never_crowds_nor_leaves_the_chart(target, more):
    lines = grid_values(target + more, target)
    assert 2 <= len(lines) <= 5
    assert lines[0] == 0
    assert lines[-1] <= target + more
    assert target in lines


@given(st.integers(1, 80), st.integers(1, 40))
def test_hand_numbers_fit_rise_and_end_with_the_last_hand(count, room):
    hands = labelled_hands(count, room)
    assert hands[-1] == count
    assert list(hands) == sorted(set(hands))
    assert len(hands) <= max(1, room)


@pytest.fixture
def chart(qtbot):
    chart = PointsChart(Theme(LIGHT, load_fonts(), Metrics()))
    qtbot.addWidget(chart)
    chart.resize(405, 350)
    return chart


def test_both_lines_go_through_their_points(chart):
    chart.show_points(Points(MOCK_UP, 100), ("You", "Mara"))
    image = chart.grab().toImage()
    for side, colour in ((0, LIGHT.primary), (1, LIGHT.opponent)):
        end = chart.point(len(MOCK_UP), side).toPoint()
        assert image.pixelColor(end) == QColor(colour)
    inner = chart.point(5, 0).toPoint()
    assert image.pixelColor(inner) == QColor(LIGHT.primary)


@pytest.mark.parametrize(
    "running",
    [MOCK_UP, ((100, 0),), ((0, 100),), ((50, 50),), tuple((10 * n, 0) for n in range(1, 11)), ((3, 2),)],
    ids=["mock-up", "one", "lost", "equal", "shutout", "low"],
)
def test_the_names_stand_in_the_chart_and_apart(chart, running):
    chart.show_points(Points(running, 100), ("You", "Mara"))
    first, second = chart.name_areas()
    assert not first.intersects(second)
    for area in (first, second):
        assert QRectF(chart.rect()).contains(area)


@pytest.mark.parametrize("size", [(270, 230), (405, 350), (1000, 800)])
@given(st.lists(st.tuples(st.integers(0, 60), st.integers(0, 60)), min_size=1, max_size=30))
def test_no_name_is_crossed_by_a_line_however_close_the_score(qapp, size, hands):
    chart = PointsChart(Theme(LIGHT, load_fonts(), Metrics(0.84)))
    chart.resize(*size)
    mine, theirs = itertools.accumulate(a for a, _ in hands), itertools.accumulate(b for _, b in hands)
    chart.show_points(Points(tuple(zip(mine, theirs, strict=True)), 100), ("You", "Mara"))
    first, second = chart.name_areas()
    assert not first.intersects(second)
    for area in (first, second):
        assert area.left() > chart.plot().right()
        assert QRectF(chart.rect()).contains(area)
    chart.deleteLater()


def test_the_points_are_told_to_screen_readers(chart):
    chart.show_points(Points(MOCK_UP[:3], 100), ("You", "Mara"))
    assert chart.accessibleDescription() == "You: 14, 14, 39; Mara: 0, 21, 21"


def test_a_match_without_a_hand_shows_the_empty_grid(chart):
    chart.show_points(Points((), 100), ("You", "Mara"))
    image = chart.grab().toImage()
    colours = {image.pixelColor(x, y).name() for x in range(image.width()) for y in range(image.height())}
    assert LIGHT.opponent not in colours
    assert LIGHT.primary not in colours
