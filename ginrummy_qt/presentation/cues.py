"""Timed cues: what an animation plays. Times are milliseconds from the start of a choreography."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from ginrummy_qt.presentation.messages import Who
from ginrummy_qt.presentation.motion import Easing, Motion
from ginrummy_qt.presentation.poses import CardKey, Pose
from ginrummy_qt.rules.cards import Card


@dataclass(frozen=True, slots=True)
class CardCue:
    """A card goes from `start` to `end`, above all cards at rest unless it only moves up.

    Without a start it appears, without an end it disappears. When its face changes it turns on the way.
    `replaces` is the key under which the same card lay there until now: its item goes when this cue begins.
    `fades` asks for a cross-fade in place of the movement.
    """

    key: CardKey
    start: Pose | None
    end: Pose | None
    motion: Motion
    easing: Easing
    at: int
    duration: int
    replaces: CardKey | None = None
    fades: bool = False

    @property
    def turns(self) -> bool:
        """Whether the card is turned over on its way."""
        return self.start is not None and self.end is not None and self.start.face_up != self.end.face_up


@dataclass(frozen=True, slots=True)
class StockCue:
    """The stock has this many cards from now on."""

    count: int
    at: int
    duration: int = 0


@dataclass(frozen=True, slots=True)
class ResultCue:
    """The result screen comes: piles and panels go, its titles and brackets fade in."""

    at: int
    duration: int


@dataclass(frozen=True, slots=True)
class OutlineCue:
    """The outline of a card that is being laid off, and the disc on the card when it arrives, appear."""

    card: Card
    at: int
    duration: int


@dataclass(frozen=True, slots=True)
class LineCue:
    """A line of the arithmetic appears."""

    index: int
    at: int
    duration: int


@dataclass(frozen=True, slots=True)
class CountCue:
    """A seat's points of the match count up."""

    who: Who
    start: int
    end: int
    at: int
    duration: int


Cue = CardCue | StockCue | ResultCue | OutlineCue | LineCue | CountCue


@dataclass(frozen=True, slots=True)
class Choreography:
    """Cues in the order in which they begin, and how long it all takes."""

    cues: tuple[Cue, ...]
    duration: int


def settle(cards: Mapping[CardKey, Pose], cues: Iterable[Cue]) -> dict[CardKey, Pose]:
    """Where all cards lie when the cues have been played from these poses."""
    poses = dict(cards)
    for cue in cues:
        if not isinstance(cue, CardCue):
            continue
        if cue.replaces is not None:
            poses.pop(cue.replaces, None)
        if cue.end is None:
            poses.pop(cue.key, None)
        else:
            poses[cue.key] = cue.end
    return poses
