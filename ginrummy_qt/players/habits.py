"""What earlier hands of the match told of the opponent, as numbers: the same as `training.habits`."""

from __future__ import annotations

from typing import Final

from ginrummy_qt.rules.hand_end import OPENING, HandEnd
from ginrummy_qt.rules.seats import Seat

TOLD: Final = 11
"""Numbers told."""
NOTHING_KNOWN: Final = (0,) * TOLD
"""Before the first hand is over, and for who does not remember."""
_EARLY: Final = 3
_MIDDLE: Final = 7
_MOST_HANDS: Final = 10
_DOUBT: Final = 200
"""In thousandths: how slowly it is believed that somebody waits."""
_GINS, _KNOCKS_EARLY, _KNOCKS_MIDDLE, _KNOCKS_LATE, _WAITS_EARLY, _WAITS_LATE, _UNREADY = range(7)


def habits_of(ends: tuple[HandEnd, ...], seat: Seat) -> tuple[int, ...]:
    """What these hands told of a seat, in thousandths: of ten hands how many were seen; the shares of hands
    ended by gin, by a knock in its first three turns, in turns four to seven, and later, of hands in which it
    could have knocked but did not, early and later, and of hands in which it was not ready when the other
    side ended them; a tenth of the deadwood it knocked with; a tenth of the points of its first discards; the
    share of its draws that were from the discard pile.
    """
    if not ends:
        return NOTHING_KNOWN
    counts = [0] * 7
    knocked_with = knocks = opening = opened = takes = draws = 0
    for end in ends:
        turns, left = end.turns[seat], end.left[seat]
        kind = _kind(end, seat)
        if kind is not None:
            counts[kind] += 1
        if end.knocker is seat and left:
            knocked_with += left
            knocks += 1
        opening += end.opening[seat]
        opened += min(OPENING, end.discards[seat])
        takes += end.takes[seat]
        draws += turns
    hands = len(ends)
    return (
        min(hands, _MOST_HANDS) * 1000 // _MOST_HANDS,
        *(count * 1000 // (hands + 2) for count in counts),
        knocked_with * 100 // knocks if knocks else 0,
        opening * 100 // opened if opened else 0,
        takes * 1000 // draws if draws else 0,
    )


def rashness(habits: tuple[int, ...]) -> float:
    """How likely who has these habits knocks as soon as it may, late in a hand too; 1 where unknown."""
    knocks = habits[1 + _KNOCKS_MIDDLE] + habits[1 + _KNOCKS_LATE]
    waits = habits[1 + _WAITS_LATE] + habits[1 + _GINS] / 2
    return (knocks + _DOUBT) / (knocks + waits + _DOUBT)


def _kind(end: HandEnd, seat: Seat) -> int | None:
    """What a hand says of a seat; None where it had no turn."""
    turns, left = end.turns[seat], end.left[seat]
    if end.knocker is seat:
        if not left:
            return _GINS
        return _KNOCKS_EARLY if turns <= _EARLY else _KNOCKS_MIDDLE if turns <= _MIDDLE else _KNOCKS_LATE
    if not turns:
        return None
    if left > end.knock_limit:
        return _UNREADY
    return _WAITS_EARLY if turns <= _EARLY else _WAITS_LATE
