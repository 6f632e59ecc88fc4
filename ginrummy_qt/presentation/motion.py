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
    """Every movement there is on the table.

    First what happens there: a card is dealt, drawn from the stock, taken from the discard pile, turned over,
    thrown on the pile, laid down to knock; hands are spread, cards laid off, points counted up, the deck
    shuffled. Then what answers the person, and what comes and goes.
    """

    SHUFFLE = "shuffle"
    DEAL = "deal"
    DRAW = "draw"
    TAKE = "take"
    FLIP = "flip"
    THROW = "throw"
    KNOCK = "knock"
    SPREAD = "spread"
    LAYOFF = "layoff"
    SHEET_LINE = "sheet_line"
    COUNT_UP = "count_up"
    REGROUP = "regroup"
    LIFT = "lift"
    RETURN = "return"
    TAKE_BACK = "take_back"
    ZONE_LIGHT = "zone_light"
    NUMBER_CHANGE = "number_change"
    TRAY_IN = "tray_in"
    TRAY_OUT = "tray_out"
    THINKING_ARC = "thinking_arc"
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
        Motion.SHUFFLE: Timing(160, Easing.IN_OUT_CUBIC, 22),
        Motion.DEAL: Timing(260, Easing.OUT_CUBIC, 70),
        Motion.DRAW: Timing(280, Easing.IN_OUT_CUBIC),
        Motion.TAKE: Timing(280, Easing.IN_OUT_CUBIC),
        Motion.FLIP: Timing(200, Easing.IN_OUT_SINE),
        Motion.THROW: Timing(280, Easing.IN_OUT_CUBIC),
        Motion.KNOCK: Timing(280, Easing.IN_OUT_CUBIC),
        Motion.SPREAD: Timing(320, Easing.OUT_CUBIC, 90),
        Motion.LAYOFF: Timing(420, Easing.IN_OUT_CUBIC, 240),
        Motion.SHEET_LINE: Timing(160, Easing.OUT_QUAD, 220),
        Motion.COUNT_UP: Timing(600, Easing.OUT_CUBIC),
        Motion.REGROUP: Timing(240, Easing.OUT_CUBIC, 12),
        Motion.LIFT: Timing(90, Easing.OUT_QUAD),
        Motion.TAKE_BACK: Timing(320, Easing.IN_OUT_CUBIC),
        Motion.RETURN: Timing(220, Easing.OUT_BACK, overshoot=0.8),
        Motion.ZONE_LIGHT: Timing(120, Easing.OUT_QUAD),
        Motion.NUMBER_CHANGE: Timing(160, Easing.LINEAR),
        Motion.TRAY_IN: Timing(240, Easing.OUT_CUBIC),
        Motion.TRAY_OUT: Timing(160, Easing.IN_CUBIC),
        Motion.THINKING_ARC: Timing(1400, Easing.LINEAR),
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
