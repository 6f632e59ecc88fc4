"""What a seat remembers of the other's earlier hands in a match, compiled: the same as `players.habits`."""

from __future__ import annotations

import numpy as np
from numba import njit

from training.cardmath import least

TOLD = 11
"""Numbers told of somebody's habits."""
(
    HANDS, GINS, EARLY, MIDDLE, LATE, WAITED_EARLY, WAITED_LATE, UNREADY,
    LEFT, OPENING, OPENED, TAKES, DRAWS,
) = range(13)  # fmt: skip
"""Places in the counts kept of a seat."""
COUNTS = 13
EARLY_TURNS, MIDDLE_TURNS = 3, 7
OPENING_DISCARDS = 2
FORGETS = 0.125
"""How often a hand is the first of a new match, as far as habits go."""


def nothing_known() -> np.ndarray:
    """The counts of both seats before the first hand."""
    return np.zeros((2, COUNTS), np.int64)


@njit(cache=True)
def tell(told, count):
    """What is known of somebody's habits, in thousandths."""
    hands = count[HANDS]
    told[0] = min(hands, 10) * 100
    for place in range(GINS, UNREADY + 1):
        told[place] = count[place] * 1000 // (hands + 2)
    knocks = count[EARLY] + count[MIDDLE] + count[LATE]
    told[8] = count[LEFT] * 100 // knocks if knocks else 0
    told[9] = count[OPENING] * 100 // count[OPENED] if count[OPENED] else 0
    told[10] = count[TAKES] * 1000 // count[DRAWS] if count[DRAWS] else 0


@njit(cache=True)
def note(habits, knocker, hands, draws, takes, openings, limit):
    """Remember how a hand ended; `knocker` is -1 where it was void."""
    for seat in range(2):
        count = habits[seat]
        count[HANDS] += 1
        left = least(hands[seat])
        if seat == knocker:
            if left == 0:
                count[GINS] += 1
            else:
                turn = draws[seat]
                count[EARLY if turn <= EARLY_TURNS else MIDDLE if turn <= MIDDLE_TURNS else LATE] += 1
                count[LEFT] += left
        elif draws[seat] > 0:
            if left > limit:
                count[UNREADY] += 1
            else:
                count[WAITED_EARLY if draws[seat] <= EARLY_TURNS else WAITED_LATE] += 1
        thrown = min(OPENING_DISCARDS, draws[seat] - (1 if seat == knocker else 0))
        if thrown > 0:
            count[OPENING] += openings[seat]
            count[OPENED] += thrown
        count[TAKES] += takes[seat]
        count[DRAWS] += draws[seat]
