"""Periods: whole months and single days that together are the days asked for."""

from __future__ import annotations

import os
import time
from datetime import date, timedelta

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ginrummy_qt.storage.local_days import (
    Step,
    first_of_month,
    first_of_week,
    local_day,
    month_of,
    periods_of,
    seconds_after,
    seconds_of,
    spans,
)

DAYS = st.dates(date(2020, 1, 1), date(2030, 12, 31))


def covers(span, day):
    step, first, last = span
    return any(step is own and first <= period <= last for own, period in periods_of(day.toordinal()))


@settings(max_examples=200, deadline=None, derandomize=True)
@given(since=st.none() | DAYS, until=st.none() | DAYS, day=DAYS)
def test_each_day_asked_for_is_in_one_period_and_no_other_day_in_any(since, until, day):
    within = (since is None or since <= day) and (until is None or day <= until)
    assert sum(covers(span, day) for span in spans(since, until)) == within


@settings(max_examples=100, deadline=None, derandomize=True)
@given(since=DAYS, until=DAYS)
def test_the_single_days_at_both_ends_are_fewer_than_two_months(since, until):
    single = sum(last - first + 1 for step, first, last in spans(since, until) if step is Step.DAY)
    assert single <= 61


def test_all_days_are_one_period():
    assert spans(None, None) == ((Step.EVER, 0, 0),)


@given(DAYS)
@settings(max_examples=50, deadline=None, derandomize=True)
def test_months_and_weeks_begin_where_they_should(day):
    first = first_of_month(month_of(day.toordinal()))
    assert (first.year, first.month, first.day) == (day.year, day.month, 1)
    monday = first_of_week(day.toordinal())
    assert monday.weekday() == 0
    assert 0 <= (day - monday).days <= 6


@pytest.mark.skipif(not hasattr(time, "tzset"), reason="Windows has no way to change the zone of one process")
@pytest.mark.parametrize("zone", ["UTC0", "BRT3", "EET-2EEST,M3.5.0/3,M10.5.0/4", "LINT-14"])
def test_a_day_lasts_from_midnight_to_midnight_by_the_local_clock(monkeypatch, zone):
    monkeypatch.setenv("TZ", zone)
    time.tzset()
    try:
        for day in (date(2026, 3, 29), date(2026, 10, 25), date(2026, 12, 31), date(2024, 2, 29)):
            begin, end = seconds_of(day), seconds_after(day)
            assert end - begin in (23 * 3600, 24 * 3600, 25 * 3600)
            assert [local_day(at) - day.toordinal() for at in (begin - 1, begin, end - 1, end)] == [
                -1,
                0,
                0,
                1,
            ]
            assert end == seconds_of(day + timedelta(days=1))
    finally:
        monkeypatch.undo()
        time.tzset()
    assert os.environ.get("TZ") != "LINT-14"


@pytest.mark.parametrize("at", [-(10**30), 10**30])
def test_a_time_beyond_all_calendars_is_some_day(at):
    assert local_day(at) == 1


def test_the_first_and_the_last_day_there_is_have_times():
    assert seconds_of(date.min) == 0
    assert seconds_after(date.max) > seconds_of(date(2900, 1, 1))
