"""What the player tells its thread."""

from __future__ import annotations

from dataclasses import dataclass

from ginrummy_qt.ports.sound import Sound


@dataclass(frozen=True, slots=True)
class Play:
    """A sound, so strong, in `wait` milliseconds; `asked` is the moment of the wish."""

    sound: Sound
    strength: float
    wait: int
    asked: float


@dataclass(frozen=True, slots=True)
class Volume:
    """How loud everything is, 0 to 100."""

    volume: int


@dataclass(frozen=True, slots=True)
class Close:
    """The end."""


Command = Play | Volume | Close
