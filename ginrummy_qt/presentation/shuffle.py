"""The deck is shuffled before a deal: parted in the middle of the table, riffled, laid at its place."""

from __future__ import annotations

from typing import Final

from ginrummy_qt.presentation.cues import StockCue
from ginrummy_qt.presentation.layout import TableLayout
from ginrummy_qt.presentation.motion import Motion
from ginrummy_qt.presentation.poses import Back, Pose
from ginrummy_qt.presentation.timeline import Timeline

SHUFFLE_Z: Final = 500
PACKET: Final = 5
"""Cards in each half: enough for the eye to take them for a deck."""
SEEN: Final = 2
"""So many of a half are there before the riffle, and of the deck after it."""
APART: Final = 0.58
"""How far each half goes from the middle, in card widths."""
_FIRST: Final = -2
"""Backs of the opponent's row count from 0, and the stock's top card in the person's hand is -1."""


def shuffle(timeline: Timeline, after: TableLayout) -> None:
    """Shuffle, and have the stock lie at its place; where nothing travels it lies there at once."""
    if timeline.pace.still or timeline.pace.reduced:
        timeline.add(StockCue(after.stock.count, timeline.now))
        return
    timeline.add(StockCue(0, timeline.now))
    halves = [[Back(_FIRST - 2 * index - side) for index in range(PACKET)] for side in (0, 1)]
    for half, way in zip(halves, (-APART, APART), strict=True):
        for index in range(PACKET - SEEN, PACKET):
            timeline.put(half[index], _pose(after, index))
            timeline.move(half[index], _pose(after, index, way), Motion.SHUFFLE)
    timeline.next_stage()
    riffled = _riffle(timeline, after, halves)
    timeline.next_stage()
    home = after.stock.pose
    for index, back in enumerate(riffled[-SEEN:]):
        end = Pose(home.x, home.y - _rise(after, index), home.width, False, SHUFFLE_Z + index)
        timeline.move(back, end, Motion.SHUFFLE)
    timeline.next_stage()
    for back in riffled[-SEEN:]:
        timeline.hide(back, instant=True)
    timeline.add(StockCue(after.stock.count, timeline.now))


def _riffle(timeline: Timeline, after: TableLayout, halves: list[list[Back]]) -> list[Back]:
    """The cards of both halves by turns, from below, onto the middle; they come into being as they are needed
    and are gone when others hide them, for shadows over shadows would be black.
    """
    timing = timeline.timing(Motion.SHUFFLE)
    riffled = [back for pair in zip(*halves, strict=True) for back in pair]
    for index, back in enumerate(riffled):
        delay = index * timing.stagger
        if back not in timeline.poses:
            way = -APART if back in halves[0] else APART
            timeline.put(back, _pose(after, index // 2, way), delay)
        timeline.move(back, _pose(after, index), Motion.SHUFFLE, delay)
        if index >= SEEN:
            timeline.hide(riffled[index - SEEN], instant=True, delay=delay + timing.duration)
    return riffled


def _pose(after: TableLayout, index: int, way: float = 0.0) -> Pose:
    """The card number `index` from below, in the middle or in a half `way` card widths beside it."""
    middle = after.regions.discard
    x = middle.x + way * middle.width
    return Pose(x, middle.y - _rise(after, index), middle.width, False, SHUFFLE_Z + index)


def _rise(after: TableLayout, index: int) -> float:
    return index * after.measures.px(0.8)
