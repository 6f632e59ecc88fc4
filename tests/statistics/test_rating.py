"""The rating of a person: a period a day, doubt that grows without play, a ladder measured anew."""

from __future__ import annotations

import random
from datetime import date, timedelta

import pytest

from ginrummy_qt.ports.level_ratings import LEVEL_RATINGS, LevelRating
from ginrummy_qt.ports.levels import PLAYER_NAMES, Level, Style
from ginrummy_qt.ports.statistics import PeriodResults
from ginrummy_qt.statistics.glicko2 import DEFAULT_DEVIATION, Games, Rating, expected_score, updated
from ginrummy_qt.statistics.rating import START, rating_curve, thinned, with_idle_days

FIRST = date(2026, 1, 5)


def day(number: int) -> date:
    return FIRST + timedelta(days=number)


def results(*rows: tuple[int, str, int, int], resigned: int = 0) -> list[PeriodResults]:
    return [PeriodResults(day(number), rival, won, lost, resigned) for number, rival, won, lost in rows]


def test_every_player_is_rated_and_the_difference_is_what_the_arena_measured():
    assert set(LEVEL_RATINGS) == set(PLAYER_NAMES)
    simple, steady = (LEVEL_RATINGS[level] for level in (Style.SIMPLE, Style.STEADY))
    assert simple.value == 1000
    share = expected_score(Rating(steady.value), Rating(simple.value, 0))
    assert share == pytest.approx(0.745, abs=0.02)


def test_without_a_match_nothing_is_known():
    curve = rating_curve((), day(0))
    assert (curve.points, curve.matches, curve.best) == ((), 0, None)
    assert curve.now == START
    assert curve.provisional


def test_all_matches_of_a_day_make_one_period_in_any_order():
    rows = results((0, Style.STEADY, 2, 1), (0, Style.SIMPLE, 3, 0), (3, Style.STEADY, 1, 1))
    curve = rating_curve(rows, day(3))
    assert curve == rating_curve(reversed(rows), day(3))
    assert [(point.day, point.matches) for point in curve.points] == [(day(0), 6), (day(3), 8)]
    games = [
        Games(Rating(LEVEL_RATINGS[level].value, LEVEL_RATINGS[level].deviation), played, won)
        for level, played, won in ((Style.SIMPLE, 3, 3), (Style.STEADY, 3, 2))
    ]
    assert curve.points[0].rating == updated(START, games)


def test_a_day_without_a_rated_match_makes_no_point():
    assert rating_curve(results((0, Style.STEADY, 0, 0)), day(1)).points == ()


def test_the_longer_nothing_is_played_the_wider_the_interval_until_today():
    rows = results((0, Style.STEADY, 10, 10), (60, Style.STEADY, 1, 1))
    curve = rating_curve(rows, day(90))
    assert curve.now.value == curve.points[-1].rating.value
    assert curve.now.deviation > curve.points[-1].rating.deviation
    shown = with_idle_days(curve, day(90))
    assert [point.day for point in shown.points] == sorted({point.day for point in shown.points})
    assert shown.points[-1].day == day(90)
    assert shown.points[-1].rating.deviation == pytest.approx(curve.now.deviation)
    between = [point.rating.deviation for point in shown.points if day(0) <= point.day < day(60)]
    assert between == sorted(between)
    assert {point.rating.value for point in shown.points if point.day < day(60)} == {
        curve.points[0].rating.value
    }


def test_many_matches_make_it_firm_and_find_the_true_strength():
    """Somebody as strong as 1250 plays four matches against each of two levels every day for three months."""
    dice = random.Random(5)
    strength = Rating(1250)
    rows = []
    for number in range(90):
        for level in (Level.REGULAR, Level.EXPERT):
            share = expected_score(strength, Rating(LEVEL_RATINGS[level].value, 0))
            won = sum(dice.random() < share for _ in range(4))
            rows += results((number, level, won, 4 - won))
    curve = rating_curve(rows, day(89))
    assert not curve.provisional
    assert curve.now.low < 1250 < curve.now.high
    assert curve.now.deviation < 45
    assert curve.best is not None
    assert curve.best.rating.value >= curve.now.value


def test_it_is_provisional_at_first():
    curve = rating_curve(results((0, Style.STEADY, 1, 0)), day(0))
    assert curve.provisional
    assert curve.best is None
    assert curve.now.deviation < DEFAULT_DEVIATION


def test_when_the_ladder_is_measured_anew_the_past_is_rated_anew():
    rows = results((0, Style.STEADY, 6, 4), (1, Style.STEADY, 5, 5))
    stronger: dict[str, LevelRating] = {
        Style.SIMPLE: LevelRating(1000, 15),
        Style.STEADY: LevelRating(1400, 15),
    }
    before, after = rating_curve(rows, day(1)), rating_curve(rows, day(1), stronger)
    assert after.now.value > before.now.value + 100


def test_matches_dated_after_today_count_where_a_clock_was_set_back():
    curve = rating_curve(results((5, Style.STEADY, 3, 1)), day(0))
    assert curve.now == curve.points[-1].rating
    assert with_idle_days(curve, day(0)).points == curve.points


@pytest.mark.parametrize(("points", "most", "kept"), [(10, 20, 10), (20, 20, 20), (21, 20, 11), (90, 20, 18)])
def test_a_long_curve_is_thinned_evenly_and_keeps_its_end(points, most, kept):
    curve = rating_curve(results(*((number, Style.STEADY, 1, 1) for number in range(points))), day(points))
    shown = thinned(curve, most)
    assert len(shown.points) == kept
    assert shown.points[-1] == curve.points[-1]
    assert thinned(rating_curve((), day(0)), most).points == ()


def test_a_match_given_up_counts_as_lost():
    lost = rating_curve(results((0, Style.STEADY, 1, 1)), day(0))
    given_up = rating_curve(results((0, Style.STEADY, 1, 0), resigned=1), day(0))
    assert given_up == lost


def test_an_opponent_without_a_measured_strength_is_left_out():
    assert rating_curve(results((0, "a program of one's own", 3, 0)), day(0)).points == ()


def test_the_range_holds_the_true_strength_about_as_often_as_it_says():
    """Somebody who plays one day of three, and whose strength wanders by 3 points a day."""
    dice, held, asked = random.Random(11), 0, 0
    for _person in range(12):
        strength, truth, rows = dice.gauss(1150, 80), [], []
        for number in range(300):
            strength += dice.gauss(0, 3)
            truth.append(strength)
            if dice.random() < 0.35:
                share = expected_score(Rating(strength), Rating(LEVEL_RATINGS[Style.STEADY].value, 0))
                won = sum(dice.random() < share for _ in range(2))
                rows += results((number, Style.STEADY, won, 2 - won))
        points = rating_curve(rows, day(299)).points[15:]
        held += sum(
            point.rating.low < truth[(point.day - FIRST).days] < point.rating.high for point in points
        )
        asked += len(points)
    assert asked > 800
    assert 0.9 < held / asked < 1
