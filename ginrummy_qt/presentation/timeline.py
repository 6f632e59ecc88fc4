"""A choreography in the making: the poses so far, and the cues that led there."""

from __future__ import annotations

from collections.abc import Mapping

from ginrummy_qt.presentation.cues import CardCue, Choreography, Cue
from ginrummy_qt.presentation.motion import Motion, Pace, Timing
from ginrummy_qt.presentation.poses import CardKey, Pose


class Timeline:
    """Collects cues. `now` is where the next stage begins; `poses` is where the cards are by then."""

    def __init__(self, cards: Mapping[CardKey, Pose], pace: Pace) -> None:
        self.poses = dict(cards)
        self.pace = pace
        self.now = 0
        self._cues: list[Cue] = []

    def timing(self, motion: Motion) -> Timing:
        """The movement at this pace."""
        return self.pace.timing(motion)

    def add(self, cue: Cue) -> None:
        """A cue that is no movement of a card."""
        self._cues.append(cue)

    def move(
        self,
        key: CardKey,
        end: Pose,
        motion: Motion,
        delay: int = 0,
        start: Pose | None = None,
        replaces: CardKey | None = None,
    ) -> None:
        """Send a card from where it is (or from `start`, or from what it `replaces`) to `end`."""
        if replaces is not None:
            start = self.poses.pop(replaces, start)
        self._card(key, self.poses.get(key, start), end, motion, delay, replaces)

    def show(self, key: CardKey, end: Pose) -> None:
        """Let a card appear."""
        self._card(key, None, end, Motion.FADE, 0, None)

    def put(self, key: CardKey, end: Pose, delay: int = 0) -> None:
        """Have a card lie at `end` at once."""
        self._card(key, self.poses.get(key), end, Motion.FADE, delay, None, instant=True)

    def hide(self, key: CardKey, instant: bool = False, delay: int = 0) -> None:
        """Let a card disappear."""
        self._card(key, self.poses[key], None, Motion.FADE, delay, None, instant)

    def _card(
        self,
        key: CardKey,
        start: Pose | None,
        end: Pose | None,
        motion: Motion,
        delay: int,
        replaces: CardKey | None,
        instant: bool = False,
    ) -> None:
        timing = self.timing(motion)
        self._cues.append(
            CardCue(
                key=key,
                start=start,
                end=end,
                motion=motion,
                easing=timing.easing,
                at=self.now + delay,
                duration=0 if instant else timing.duration,
                replaces=replaces,
                fades=self.pace.reduced,
            )
        )
        if end is None:
            del self.poses[key]
        else:
            self.poses[key] = end

    @property
    def end(self) -> int:
        """When the last cue so far is over."""
        return max((cue.at + cue.duration for cue in self._cues), default=0)

    def next_stage(self) -> None:
        """What follows begins when everything so far is over."""
        self.now = self.end

    def choreography(self) -> Choreography:
        """The cues in the order in which they begin; those that begin together stay as they were added."""
        return Choreography(tuple(sorted(self._cues, key=lambda cue: cue.at)), self.end)
