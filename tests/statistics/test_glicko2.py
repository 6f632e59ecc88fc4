"""Glicko-2 against the worked example of Glickman's paper, and what must hold of any such system."""

from __future__ import annotations

import math

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ginrummy_qt.statistics.glicko2 import (
    DEFAULT_DEVIATION,
    SCALE,
    Games,
    Rating,
    expected_score,
    idle,
    updated,
)

PLAYER = Rating(1500, 200, 0.06)
PERIOD = (
    Games(Rating(1400, 30), 1, 1),
    Games(Rating(1550, 100), 1, 0),
    Games(Rating(1700, 300), 1, 0),
)

ratings = st.builds(
    Rating,
    st.floats(900, 1500),
    st.floats(20, DEFAULT_DEVIATION),
    st.floats(0.03, 0.12),
)


def test_the_worked_example_of_the_paper():
    """The paper rounds between its steps: it finds 1464.06, unrounded arithmetic finds 1464.05."""
    after = updated(PLAYER, PERIOD)
    assert after.value == pytest.approx(1464.06, abs=0.011)
    assert after.deviation == pytest.approx(151.52, abs=0.005)
    assert after.volatility == pytest.approx(0.05999, abs=0.00001)


def test_a_period_without_games_only_widens_the_interval_as_the_paper_says():
    """Step 6: phi' = sqrt(phi^2 + sigma^2)."""
    after = updated(PLAYER, ())
    assert (after.value, after.volatility) == (1500, 0.06)
    assert after.deviation == pytest.approx(SCALE * math.hypot(200 / SCALE, 0.06))
    assert updated(PLAYER, [Games(PLAYER, 0, 0)]) == after


def test_idle_periods_add_up_and_end_at_knowing_nothing():
    once = PLAYER
    for _ in range(30):
        once = idle(once, 1)
    assert idle(PLAYER, 30).deviation == pytest.approx(once.deviation)
    assert idle(PLAYER, 0) == PLAYER
    assert idle(PLAYER, 100_000).deviation == DEFAULT_DEVIATION


def test_games_counted_together_weigh_like_games_counted_one_by_one():
    rival = Rating(1400, 30)
    apart = updated(PLAYER, [Games(rival, 1, 1), Games(rival, 1, 0), Games(rival, 1, 1)])
    together = updated(PLAYER, [Games(rival, 3, 2)])
    assert together.value == pytest.approx(apart.value)
    assert together.deviation == pytest.approx(apart.deviation)


@pytest.mark.parametrize(("lead", "share"), [(0, 0.5), (190.85, 0.75), (-190.85, 0.25), (400, 10 / 11)])
def test_a_lead_in_points_means_a_share_of_wins(lead, share):
    assert expected_score(Rating(1000 + lead), Rating(1000, 0)) == pytest.approx(share, abs=0.0005)


@settings(derandomize=True, max_examples=200)
@given(ratings, ratings, st.integers(1, 40), st.data())
def test_more_wins_never_rate_lower_and_games_never_make_less_sure(rating, rival, played, data):
    score = data.draw(st.integers(0, played - 1))
    less, more = (updated(rating, [Games(rival, played, won)]) for won in (score, score + 1))
    assert less.value < more.value
    for after in (less, more):
        assert 0 < after.deviation <= DEFAULT_DEVIATION
        assert 0 < after.volatility < 1
        assert after.low < after.value < after.high
