"""The table's clock: plays tracks over time, and can bring everything to its end at once.

Two kinds of movement run side by side. A *sequence* is what happened at the table (a deal, a draw, a spread);
any key or click finishes it. A *gesture* answers the person (hover, making room, a card gliding home); a new
gesture with the same key takes the place of the old one. State never waits for either.
"""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass
from time import monotonic

from PySide6.QtCore import QEasingCurve, QObject, Qt, QTimer, Signal

FRAME_MS = 16
LONGEST_STEP_MS = 100.0
"""A stall of the machine advances the clock by no more than this, so that nothing is missed unseen."""


@dataclass(frozen=True, slots=True)
class Track:
    """One movement: waits `start` ms, then calls `apply` with the eased progress for `duration` ms.

    `begin` is called once before the first `apply`; `apply(1.0)` is always the last call.
    """

    start: float
    duration: float
    easing: QEasingCurve
    apply: Callable[[float], None]
    begin: Callable[[], None] | None = None

    @property
    def end(self) -> float:
        """When the track is over, in ms after the start of its sequence."""
        return self.start + self.duration


def after(start: float, act: Callable[[], None]) -> Track:
    """A track that does one thing at one moment."""
    return Track(start, 0.0, QEasingCurve(), lambda _progress: None, act)


class _Playback:
    """Tracks on their way; the ones that are over are dropped."""

    def __init__(self, tracks: Iterable[Track], done: Callable[[], None] | None) -> None:
        self.elapsed = 0.0
        self.done = done
        self._waiting = deque(sorted(tracks, key=lambda track: track.start))
        self._running: list[Track] = []

    @property
    def over(self) -> bool:
        return not self._waiting and not self._running

    def advance(self, milliseconds: float) -> None:
        """Let time pass: tracks begin and end in the order of time, however long the step was."""
        self.elapsed += milliseconds
        self._begin_until(self.elapsed)
        self._end_until(self.elapsed)
        for track in tuple(self._running):
            share = (self.elapsed - track.start) / track.duration
            track.apply(track.easing.valueForProgress(share))

    def finish(self) -> None:
        """Bring every track to its end, in the same order."""
        self._begin_until(math.inf)
        self._end_until(math.inf)

    def _begin_until(self, moment: float) -> None:
        while self._waiting and self._waiting[0].start <= moment:
            track = self._waiting.popleft()
            self._end_until(track.start)
            if track.begin is not None:
                track.begin()
            self._running.append(track)

    def _end_until(self, moment: float) -> None:
        for track in sorted(
            (each for each in self._running if each.end <= moment), key=lambda each: each.end
        ):
            self._running.remove(track)
            track.apply(1.0)


class Animator(QObject):
    """Drives one sequence and any number of gestures from one timer.

    `now` gives seconds; tests pass their own and call `tick`. With `timed=False` no timer runs at all.
    """

    frame = Signal()
    """After everything has moved for one frame."""

    def __init__(
        self, parent: QObject | None = None, now: Callable[[], float] = monotonic, timed: bool = True
    ) -> None:
        super().__init__(parent)
        self._now = now
        self._last = now()
        self._sequence: _Playback | None = None
        self._gestures: dict[Hashable, _Playback] = {}
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(FRAME_MS)
        self._timer.timeout.connect(self.tick)
        self._timed = timed

    @property
    def playing(self) -> bool:
        """Whether a sequence is running."""
        return self._sequence is not None

    @property
    def moving(self) -> bool:
        """Whether anything moves at all."""
        return self._sequence is not None or bool(self._gestures)

    def play(self, tracks: Iterable[Track], done: Callable[[], None]) -> None:
        """Start a sequence; one that still runs is finished first. `done` is called when it is over."""
        self.finish()
        self._sequence = _Playback(tracks, done)
        self._step_sequence(self._start())
        self.frame.emit()

    def gesture(self, key: Hashable, track: Track, done: Callable[[], None] | None = None) -> None:
        """Start a gesture, in place of the one with the same key; without a duration it is done at once."""
        playback = _Playback((track,), done)
        if track.end <= 0.0:
            self._gestures.pop(key, None)
            playback.finish()
            self._call(playback)
            return
        self._gestures[key] = playback
        playback.advance(self._start())
        self.frame.emit()

    def has_gesture(self, key: Hashable) -> bool:
        """Whether a gesture with this key is on its way."""
        return key in self._gestures

    def drop_gesture(self, key: Hashable) -> None:
        """Forget a gesture where it stands."""
        self._gestures.pop(key, None)

    def finish(self) -> None:
        """End the running sequence now, with everything in its last place."""
        playback, self._sequence = self._sequence, None
        if playback is not None:
            playback.finish()
            self._call(playback)

    def finish_gestures(self) -> None:
        """End all gestures now."""
        playbacks, self._gestures = self._gestures, {}
        for playback in playbacks.values():
            playback.finish()
            self._call(playback)

    def tick(self) -> None:
        """Advance everything to the present."""
        now = self._now()
        passed = min(max(0.0, (now - self._last) * 1000), LONGEST_STEP_MS)
        self._last = now
        self._step_sequence(passed)
        for key, playback in tuple(self._gestures.items()):
            playback.advance(passed)
            if playback.over and self._gestures.get(key) is playback:
                del self._gestures[key]
                self._call(playback)
        self.frame.emit()
        if not self.moving:
            self._timer.stop()

    def _step_sequence(self, passed: float) -> None:
        playback = self._sequence
        if playback is None:
            return
        playback.advance(passed)
        if playback.over and self._sequence is playback:
            self._sequence = None
            self._call(playback)

    @staticmethod
    def _call(playback: _Playback) -> None:
        if playback.done is not None:
            playback.done()

    def _start(self) -> float:
        """Let the timer run. Milliseconds that the new movement is ahead: out of rest its first frame is
        shown at once, for nobody is to wait a frame for an answer.
        """
        if self._timer.isActive():
            return 0.0
        self._last = self._now()
        if not self._timed:
            return 0.0
        self._timer.start()
        return FRAME_MS
