"""Cues of a choreography as tracks: what each of them does to the items of the scene."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from PySide6.QtCore import QEasingCurve

from ginrummy_qt.presentation.cues import (
    CardCue,
    Choreography,
    CountCue,
    Cue,
    LineCue,
    OutlineCue,
    ResultCue,
    StockCue,
)
from ginrummy_qt.presentation.motion import TIMINGS, Motion, Timing
from ginrummy_qt.presentation.poses import Back, CardKey
from ginrummy_qt.ui.table.animator import Track, after
from ginrummy_qt.ui.table.card_item import CardItem
from ginrummy_qt.ui.table.result_board import ResultBoard
from ginrummy_qt.ui.table.scene import TableScene, put
from ginrummy_qt.ui.table.tracks import easing, travel
from ginrummy_qt.ui.table.trail_item import TrailItem

CARRIED_STOCK = Back(-1)
"""The key under which the stock's top card is carried by the pointer."""


class CueTracks:
    """Makes tracks of cues. `result` is called when the result is to come up.

    `take_over` is called for each card whose cue begins: what else moves it ends there.
    """

    def __init__(
        self,
        scene: TableScene,
        board: ResultBoard,
        result: Callable[[], None],
        take_over: Callable[[CardKey], None],
    ) -> None:
        self._scene = scene
        self._board = board
        self._result = result
        self._take_over = take_over

    def tracks(self, choreography: Choreography) -> Iterator[Track]:
        """The tracks of all cues."""
        for cue in choreography.cues:
            yield from self._of(cue)

    def _of(self, cue: Cue) -> Iterator[Track]:
        board = self._board
        match cue:
            case CardCue():
                yield _CardMove(self._scene, cue, self._take_over).track()
                if leaves_trail(cue):
                    yield _Trail(self._scene, cue).track()
            case StockCue(count, at, duration):
                yield after(at + duration, lambda: self._scene.stock.recount(count))
            case ResultCue(at):
                yield after(at, self._result)
            case OutlineCue(card, at, duration):
                yield after(at, lambda: board.show_outline(card))
                yield after(at + duration, lambda: board.set_disc(card))
            case LineCue(index, at, duration):
                yield Track(at, duration, _LINEAR, lambda share: board.reveal(index, share))
            case CountCue(_, _, _, at, duration):
                yield Track(at, duration, _LINEAR, board.count)


_SEEN_ACTS = (Motion.DRAW, Motion.TAKE, Motion.THROW, Motion.KNOCK)


def leaves_trail(cue: CardCue) -> bool:
    """Whether a cue is an act of the opponent, whose cards are smaller than those on the piles."""
    if cue.start is None or cue.end is None or cue.fades or not cue.duration:
        return False
    return cue.motion in _SEEN_ACTS and cue.start.width != cue.end.width


class _Trail:
    """The trail behind one card."""

    def __init__(self, scene: TableScene, cue: CardCue) -> None:
        self._scene = scene
        self._cue = cue
        self._item: TrailItem | None = None

    def track(self) -> Track:
        cue = self._cue
        curve = easing(Timing(cue.duration, cue.easing, overshoot=TIMINGS[cue.motion].overshoot))
        return Track(cue.at, cue.duration, curve, self._apply, self._begin)

    def _begin(self) -> None:
        start, end = self._cue.start, self._cue.end
        assert start is not None
        assert end is not None
        self._item = TrailItem(self._scene.art, start, end)
        self._scene.addItem(self._item)

    def _apply(self, progress: float) -> None:
        if self._item is None:
            return
        self._item.follow(progress)
        if progress >= 1.0:
            self._scene.removeItem(self._item)
            self._item = None


_LINEAR = QEasingCurve(QEasingCurve.Type.Linear)


class _CardMove:
    """One card's cue. Where the card really lies when it begins wins over where it was thought to be."""

    def __init__(self, scene: TableScene, cue: CardCue, take_over: Callable[[CardKey], None]) -> None:
        self._scene = scene
        self._cue = cue
        self._take_over = take_over
        self._inner: Track | None = None
        self._item: CardItem | None = None

    def track(self) -> Track:
        cue = self._cue
        curve = easing(Timing(cue.duration, cue.easing, overshoot=TIMINGS[cue.motion].overshoot))
        return Track(cue.at, cue.duration, curve, self._apply, self._begin)

    def _begin(self) -> None:
        cue, item = self._cue, self._find()
        self._take_over(cue.key)
        self._item = item
        if item is None:
            return
        if cue.end is not None and cue.start is not None and not cue.fades:
            above = cue.motion is not Motion.REGROUP
            self._inner = travel(item, cue.end, Timing(cue.duration, cue.easing), above=above)
            assert self._inner.begin is not None
            self._inner.begin()
        elif cue.end is not None:
            put(item, cue.end)
            item.setOpacity(0.0)

    def _find(self) -> CardItem | None:
        cue, scene = self._cue, self._scene
        if cue.replaces is not None and cue.replaces in scene.cards:
            scene.remove(cue.key)
            return scene.rename(cue.replaces, cue.key)
        if cue.key not in scene.cards and CARRIED_STOCK in scene.cards and cue.start is not None:
            return scene.rename(CARRIED_STOCK, cue.key)
        if cue.end is None:
            return scene.cards.get(cue.key)
        return scene.card(cue.key, cue.start or cue.end)

    def _apply(self, progress: float) -> None:
        item, cue = self._item, self._cue
        if item is None:
            return
        if self._inner is not None:
            self._inner.apply(progress)
        elif cue.end is not None:
            item.setOpacity(progress)
            if progress >= 1.0:
                put(item, cue.end)
        elif progress >= 1.0:
            if self._scene.cards.get(cue.key) is item:
                self._scene.remove(cue.key)
        else:
            item.setOpacity(1.0 - progress)
