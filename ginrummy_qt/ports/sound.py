"""The sounds of the table, and who plays them."""

from __future__ import annotations

from enum import StrEnum
from typing import Protocol


class Sound(StrEnum):
    """Everything there is to hear; the values name the files (tools/sounds.py)."""

    SLIDE = "slide"
    FLIP = "flip"
    PLACE = "place"
    SHUFFLE = "shuffle"
    REFUSED = "refused"
    KNOCK = "knock"
    GIN = "gin"
    HAND_WON = "hand-won"
    HAND_LOST = "hand-lost"
    MATCH_WON = "match-won"
    MATCH_LOST = "match-lost"


class SoundPlayer(Protocol):
    """Plays sounds over each other. Nothing here waits or fails: without a device nothing is heard."""

    def play(self, sound: Sound, strength: float = 1.0, wait: int = 0) -> None:
        """Play a sound in `wait` milliseconds, so strong (1: as recorded) at the volume in force."""

    def set_volume(self, volume: int) -> None:
        """How loud everything is, 0 to 100."""

    def close(self) -> None:
        """Fall silent for good."""
