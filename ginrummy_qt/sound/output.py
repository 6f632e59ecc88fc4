"""Ways out to the loudspeakers: what each of them is, and which one this system has."""

from __future__ import annotations

import sys
from typing import Final, Protocol

BLOCK: Final = 512
"""Samples that are written at a time, 16 ms."""
BLOCKS: Final = 5
"""So many blocks a way out keeps in hand: 80 ms from being mixed to being heard."""
NAME: Final = "Gin Rummy Qt"


class NoOutput(OSError):
    """There is no way out, or the one in use has gone."""


class Output(Protocol):
    """An open way out for samples of 16 bits in one channel."""

    def write(self, block: bytes) -> None:
        """Hand over a block of `BLOCK` samples; waits until there is room. Raises NoOutput."""

    def close(self) -> None:
        """Give it back; what has not been heard is lost."""


def open_output(rate: int) -> Output:
    """The first way out that opens. Raises NoOutput when none does.

    Libraries of the system are looked for by name when they are needed; none of them comes with the program.
    """
    match sys.platform:
        case "win32":
            from ginrummy_qt.sound.windows import WaveOut

            return WaveOut(rate)
        case "darwin":
            from ginrummy_qt.sound.macos import AudioQueue

            return AudioQueue(rate)
    from ginrummy_qt.sound.alsa import Alsa
    from ginrummy_qt.sound.pulse import Pulse

    try:
        return Pulse(rate)
    except NoOutput as first:
        try:
            return Alsa(rate)
        except NoOutput as second:
            raise NoOutput(f"{first}; {second}") from second
