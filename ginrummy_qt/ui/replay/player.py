"""Where a replay stands, and its going on by itself; knows no widget."""

from __future__ import annotations

from enum import StrEnum
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from ginrummy_qt.ports.settings import Speed
from ginrummy_qt.session.replay import Place, Replay, ReplayStep

SPEEDS: Final = (Speed.SLOW, Speed.NORMAL, Speed.FAST)
_PAUSES: Final = MappingProxyType({Speed.SLOW: 1400, Speed.NORMAL: 650, Speed.FAST: 120})
"""Milliseconds from the end of one movement to the next step, by the speed."""
_AFTER_HAND: Final = 4
"""So many times as long it stays at the result of a hand."""


class Way(StrEnum):
    """How one came to a place: a step on, a step back, or from anywhere."""

    FORTH = "forth"
    BACK = "back"
    JUMP = "jump"


class ReplayPlayer(QObject):
    """One replay with at least one hand. `open`: the opponent's cards are shown."""

    moved = Signal(object)
    """Another place is to be shown: the Way that led there."""
    playing_changed = Signal(bool)
    open_changed = Signal(bool)
    speed_changed = Signal(object)

    def __init__(self, replay: Replay, place: Place | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        first = replay.first
        assert first is not None
        self.replay = replay
        self.place: Place = place or first
        self.open = True
        self.speed = Speed.NORMAL
        self._playing = False
        self._pause = QTimer(self, singleShot=True)
        self._pause.timeout.connect(self._go_on)

    @property
    def step(self) -> ReplayStep:
        """The step at the place."""
        return self.replay.step(self.place)

    @property
    def hand(self) -> int:
        """The number that the hand has in the match."""
        return self.replay.hands[self.place.hand].number

    @property
    def playing(self) -> bool:
        """Whether it goes on by itself."""
        return self._playing

    @property
    def at_end(self) -> bool:
        """Whether nothing comes after the place."""
        return self.place == self.replay.last

    # Going

    def go(self, place: Place | None, way: Way = Way.JUMP) -> None:
        """Be there; None, where a way ends, changes nothing. Whoever goes by hand stops the playing."""
        self.pause()
        self._go(place, way)

    def forth(self) -> None:
        """One step on."""
        self.go(self.replay.after(self.place), Way.FORTH)

    def back(self) -> None:
        """One step back."""
        self.go(self.replay.before(self.place), Way.BACK)

    def to_start(self) -> None:
        """To the deal of this hand; from there to that of the hand before."""
        hand = self.place.hand if self.place.step else max(0, self.place.hand - 1)
        self.go(Place(hand, 0))

    def to_end(self) -> None:
        """To the end of this hand; from there to that of the next one."""
        last = len(self.replay.hands) - 1
        at_end = self.place == self.replay.end_of(self.place.hand)
        self.go(self.replay.end_of(min(last, self.place.hand + 1) if at_end else self.place.hand))

    def to_hand(self, hand: int) -> None:
        """To the deal of a hand, by its place among all."""
        if 0 <= hand < len(self.replay.hands):
            self.go(Place(hand, 0))

    def to_index(self, index: int) -> None:
        """To the step with this number in the match."""
        place = self.replay.at(index)
        if place != self.place:
            self.go(place, Way.FORTH if place == self.replay.after(self.place) else Way.JUMP)

    # Playing

    def toggle(self) -> None:
        """Play or pause."""
        if self._playing:
            self.pause()
        else:
            self.play()

    def play(self) -> None:
        """Go on by itself; from the end again from the first deal."""
        if self.at_end:
            self._go(self.replay.first, Way.JUMP)
        self._set_playing(True)
        self._pause.start(0)

    def pause(self) -> None:
        """Stop where it is."""
        self._pause.stop()
        self._set_playing(False)

    def settled(self) -> None:
        """What was to be shown lies on the table: the next step may come, after a while."""
        if not self._playing:
            return
        if self.at_end:
            self.pause()
            return
        over = self.place == self.replay.end_of(self.place.hand)
        self._pause.start(_PAUSES[self.speed] * (_AFTER_HAND if over else 1))

    # Looks

    def set_open(self, shown: bool) -> None:
        """Show the opponent's cards, or their backs."""
        if shown != self.open:
            self.open = shown
            self.open_changed.emit(shown)

    def set_speed(self, speed: Speed) -> None:
        """One of SPEEDS."""
        if speed is not self.speed:
            self.speed = speed
            self.speed_changed.emit(speed)

    def _go_on(self) -> None:
        self._go(self.replay.after(self.place), Way.FORTH)

    def _go(self, place: Place | None, way: Way) -> None:
        if place is not None and place != self.place:
            self.place = place
            self.moved.emit(way)

    def _set_playing(self, playing: bool) -> None:
        if playing != self._playing:
            self._playing = playing
            self.playing_changed.emit(playing)
