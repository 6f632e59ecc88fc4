"""The sounds as files of the program, and which variant comes next."""

from __future__ import annotations

import wave
from array import array
from pathlib import Path
from random import Random
from typing import Final

from ginrummy_qt.ports.sound import Sound

RATE: Final = 32_000
"""Samples a second, of all files."""
_UNEVEN: Final = 0.12
"""How much weaker one playing is than another, at most."""


class SoundLibrary:
    """All sounds there are files for; raises nothing for those that are missing or damaged."""

    def __init__(self, folder: Path, random: Random | None = None) -> None:
        self._random = random or Random()
        self._variants = {sound: _variants(folder, sound) for sound in Sound}
        self._last: dict[Sound, int] = {}

    def take(self, sound: Sound) -> tuple[array[int], float] | None:
        """A variant, never the one played last, and how strong to play it; None where there is no file."""
        variants = self._variants[sound]
        if not variants:
            return None
        others = [index for index in range(len(variants)) if index != self._last.get(sound)] or [0]
        self._last[sound] = chosen = self._random.choice(others)
        return variants[chosen], 1 - _UNEVEN * self._random.random()


def _variants(folder: Path, sound: Sound) -> tuple[array[int], ...]:
    paths = sorted(folder.glob(f"{sound}.wav")) + sorted(folder.glob(f"{sound}-[0-9].wav"))
    return tuple(samples for samples in map(_samples, paths) if samples)


def _samples(path: Path) -> array[int]:
    samples = array("h")
    try:
        with wave.open(str(path), "rb") as file:
            if (file.getnchannels(), file.getsampwidth(), file.getframerate()) != (1, 2, RATE):
                return samples
            samples.frombytes(file.readframes(file.getnframes()))
    except (OSError, EOFError, ValueError, wave.Error):
        return array("h")
    return samples
