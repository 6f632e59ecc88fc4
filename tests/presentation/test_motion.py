"""look.md, "Motion": the table of durations, and the speeds."""

from __future__ import annotations

import pytest

from ginrummy_qt.ports.settings import Speed
from ginrummy_qt.presentation.motion import TIMINGS, Easing, Motion, Pace, Timing

LOOK = {
    Motion.DEAL: (260, Easing.OUT_CUBIC, 70),
    Motion.DRAW: (280, Easing.IN_OUT_CUBIC, 0),
    Motion.TAKE: (280, Easing.IN_OUT_CUBIC, 0),
    Motion.KNOCK: (280, Easing.IN_OUT_CUBIC, 0),
    Motion.THROW: (280, Easing.IN_OUT_CUBIC, 0),
    Motion.FLIP: (200, Easing.IN_OUT_SINE, 0),
    Motion.REGROUP: (240, Easing.OUT_CUBIC, 12),
    Motion.LIFT: (90, Easing.OUT_QUAD, 0),
    Motion.RETURN: (220, Easing.OUT_BACK, 0),
    Motion.ZONE_LIGHT: (120, Easing.OUT_QUAD, 0),
    Motion.NUMBER_CHANGE: (160, Easing.LINEAR, 0),
    Motion.TRAY_IN: (240, Easing.OUT_CUBIC, 0),
    Motion.TRAY_OUT: (160, Easing.IN_CUBIC, 0),
    Motion.SPREAD: (320, Easing.OUT_CUBIC, 90),
    Motion.LAYOFF: (420, Easing.IN_OUT_CUBIC, 240),
    Motion.SHEET_LINE: (160, Easing.OUT_QUAD, 220),
    Motion.THINKING_ARC: (1400, Easing.LINEAR, 0),
}


@pytest.mark.parametrize("motion", list(LOOK))
def test_the_numbers_of_the_look(motion: Motion):
    timing = TIMINGS[motion]
    assert (timing.duration, timing.easing, timing.stagger) == LOOK[motion]


def test_every_movement_has_its_timing():
    assert set(TIMINGS) == set(Motion)
    assert TIMINGS[Motion.RETURN].overshoot == 0.8


@pytest.mark.parametrize(("speed", "factor"), [(Speed.SLOW, 1.6), (Speed.NORMAL, 1), (Speed.FAST, 0.5)])
def test_slow_and_fast_scale_duration_and_stagger(speed: Speed, factor: float):
    for motion, timing in TIMINGS.items():
        at_speed = Pace(speed).timing(motion)
        assert at_speed.duration == round(timing.duration * factor)
        assert at_speed.stagger == round(timing.stagger * factor)
        assert at_speed.easing is timing.easing


def test_off_takes_no_time():
    assert all(Pace(Speed.OFF).timing(motion).duration == 0 for motion in Motion)
    assert Pace(Speed.OFF).still
    assert not Pace(Speed.FAST).still


@pytest.mark.parametrize("speed", [Speed.SLOW, Speed.NORMAL, Speed.FAST])
def test_reduced_motion_is_a_fade_of_120_ms_at_any_speed(speed: Speed):
    assert {Pace(speed, reduced=True).timing(motion) for motion in Motion} == {Timing(120, Easing.LINEAR)}


def test_reduced_motion_and_off_is_off():
    assert Pace(Speed.OFF, reduced=True).timing(Motion.DRAW).duration == 0
