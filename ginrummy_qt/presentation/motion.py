"""How things move: durations, easings and staggers by name (look.md), and the speeds they are played at."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import Final

from ginrummy_qt.ports.settings import Speed


class Easing(StrEnum):
    """How a movement speeds up and slows down; the values are the names Qt gives these curves."""

    LINEAR = "Linear"
    IN_CUBIC = "InCubic"
    OUT_CUBIC = "OutCubic"
    IN_OUT_CUBIC = "InOutCubic"
    IN_OUT_SINE = "InOutSine"
    OUT_QUAD = "OutQuad"
    OUT_BACK = "OutBack"


class Motion(StrEnum):
    """Every movement there is on the table."""

    DEAL = "deal"
    DRAW = "draw"
    DISCARD = "discard"
    FLIP = "flip"
    REGROUP = "regroup"
    LIFT = "lift"
    RETURN = "return"
    ZONE_LIGHT = "zone_light"
    NUMBER_CHANGE = "number_change"
    TRAY_IN = "tray_in"
    TRAY_OUT = "tray_out"
    LAY_DOWN = "lay_down"
    LAYOFF = "layoff"
    SHEET_LINE = "sheet_line"
    THINKING_ARC = "thinking_arc"
    COUNT_UP = "count_up"
    FADE = "fade"


@dataclass(frozen=True, slots=True)
class Timing:
    """A movement at normal speed: milliseconds, easing, and milliseconds from one of a row to the next."""

    duration: int
    easing: Easing
    stagger: int = 0
    overshoot: float = 0.0
    """How far OUT_BACK swings past its end."""


TIMINGS: Final = MappingProxyType(
    {
        Motion.DEAL: Timing(260, Easing.OUT_CUBIC, 70),
        Motion.DRAW: Timing(280, Easing.IN_OUT_CUBIC),
        Motion.DISCARD: Timing(280, Easing.IN_OUT_CUBIC),
        Motion.FLIP: Timing(200, Easing.IN_OUT_SINE),
        Motion.REGROUP: Timing(240, Easing.OUT_CUBIC, 12),
        Motion.LIFT: Timing(90, Easing.OUT_QUAD),
        Motion.RETURN: Timing(220, Easing.OUT_BACK, overshoot=0.8),
        Motion.ZONE_LIGHT: Timing(120, Easing.OUT_QUAD),
        Motion.NUMBER_CHANGE: Timing(160, Easing.LINEAR),
        Motion.TRAY_IN: Timing(240, Easing.OUT_CUBIC),
        Motion.TRAY_OUT: Timing(160, Easing.IN_CUBIC),
        Motion.LAY_DOWN: Timing(320, Easing.OUT_CUBIC, 90),
        Motion.LAYOFF: Timing(420, Easing.IN_OUT_CUBIC, 240),
        Motion.SHEET_LINE: Timing(160, Easing.OUT_QUAD, 220),
        Motion.THINKING_ARC: Timing(1400, Easing.LINEAR),
        Motion.COUNT_UP: Timing(600, Easing.OUT_CUBIC),
        Motion.FADE: Timing(120, Easing.LINEAR),
    }
)
"""The movements at normal speed; FADE is what reduced motion shows instead of travel."""

_FACTORS: Final = MappingProxyType({Speed.SLOW: 1.6, Speed.NORMAL: 1.0, Speed.FAST: 0.5, Speed.OFF: 0.0})


@dataclass(frozen=True, slots=True)
class Pace:
    """How movements are played: the speed chosen, and whether less motion is asked for."""

    speed: Speed = Speed.NORMAL
    reduced: bool = False

    def timing(self, motion: Motion) -> Timing:
        """The movement at this pace, in whole milliseconds; 0 when movement is off.

        With reduced motion everything is a fade of the same short length, without a row one after the other.
        """
        if self.reduced and self.speed is not Speed.OFF:
            return TIMINGS[Motion.FADE]
        timing = TIMINGS[motion]
        factor = _FACTORS[self.speed]
        return Timing(
            round(timing.duration * factor), timing.easing, round(timing.stagger * factor), timing.overshoot
        )

    @property
    def still(self) -> bool:
        """Whether nothing moves at all."""
        return self.speed is Speed.OFF
