"""Pearson's test, against printed tables and by what must hold for any counts."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ginrummy_qt.statistics.chi_square import against_sample, against_shares, upper_tail

# NIST/SEMATECH e-Handbook of Statistical Methods, 1.3.6.7.4: critical values of the upper tail.
CRITICAL = [
    (1, 3.841, 0.05),
    (2, 5.991, 0.05),
    (5, 11.070, 0.05),
    (10, 18.307, 0.05),
    (51, 68.669, 0.05),
    (51, 77.386, 0.01),
    (1, 10.828, 0.001),
    (100, 149.449, 0.001),
]


@pytest.mark.parametrize(("degrees", "statistic", "chance"), CRITICAL)
def test_the_tail_is_that_of_the_tables(degrees: int, statistic: float, chance: float) -> None:
    assert upper_tail(statistic, degrees) == pytest.approx(chance, rel=2e-3)


def test_a_die_thrown_60_times_is_judged_as_by_hand() -> None:
    test = against_shares([5, 8, 9, 8, 10, 20], [1 / 6] * 6)
    assert test.statistic == pytest.approx(13.4)
    assert test.degrees == 5
    assert test.chance == pytest.approx(0.0199, abs=1e-4)


def test_rare_buckets_are_put_together() -> None:
    assert against_shares([50, 48, 1, 1], [0.5, 0.48, 0.01, 0.01]).degrees == 1


def test_two_equal_rows_differ_in_nothing() -> None:
    test = against_sample([100, 200, 300], [10, 20, 30])
    assert test.statistic == pytest.approx(0)
    assert test.chance == 1


def test_nothing_counted_says_nothing() -> None:
    assert against_sample([], [5, 5]).chance == 1
    assert against_shares([0, 0], [0.5, 0.5]).chance == 1


def test_a_row_that_is_plainly_different_is_found() -> None:
    assert against_sample([300, 100], [10_000, 10_000]).chance < 1e-9


@given(st.lists(st.integers(0, 1000), max_size=20), st.lists(st.integers(0, 1000), max_size=20))
def test_a_chance_is_a_chance_and_the_order_of_two_rows_is_nothing(left: list[int], right: list[int]) -> None:
    one, other = against_sample(left, right), against_sample(right, left)
    assert 0 <= one.chance <= 1
    assert one.chance == pytest.approx(other.chance)


def test_of_fair_samples_one_in_twenty_is_below_one_in_twenty() -> None:
    chance = random.Random(5)
    below = 0
    for _ in range(400):
        counts = [0] * 6
        for _ in range(300):
            counts[chance.randrange(6)] += 1
        below += against_shares(counts, [1 / 6] * 6).chance < 0.05
    assert 8 <= below <= 36
