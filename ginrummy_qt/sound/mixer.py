"""Lays sounds over each other, block by block. Samples are 16 bits, one channel."""

from __future__ import annotations

from array import array
from dataclasses import dataclass
from typing import Final

MOST_VOICES: Final = 8
"""More at a time are not told apart; what comes then is left out."""
_FULL: Final = 32767
_KNEE: Final = 24000.0
"""Up to here what is mixed stays as it is; louder peaks are bent, so that nothing is ever cut off."""


@dataclass(slots=True)
class _Voice:
    samples: array[int]
    strength: float
    at: int


class Mixer:
    """The voices that sound now."""

    def __init__(self) -> None:
        self._voices: list[_Voice] = []
        self._volume = self._wanted = 1.0

    @property
    def silent(self) -> bool:
        """Whether nothing sounds or waits to."""
        return not self._voices

    def set_volume(self, volume: int) -> None:
        """0 to 100; the ear hears half of it as about half as loud. What sounds already glides there."""
        self._wanted = (min(max(volume, 0), 100) / 100) ** 2
        if not self._voices:
            self._volume = self._wanted

    def add(self, samples: array[int], strength: float = 1.0, wait: int = 0) -> None:
        """Let a sound begin `wait` samples from now."""
        if len(self._voices) < MOST_VOICES:
            self._voices.append(_Voice(samples, strength, -wait))

    def clear(self) -> None:
        """Forget all voices."""
        self._voices.clear()

    def read(self, length: int) -> bytes:
        """The next `length` samples."""
        if not self._voices:
            self._volume = self._wanted
            return bytes(2 * length)
        mixed = [0.0] * length
        for voice in self._voices:
            skipped = min(max(0, -voice.at), length)
            begin = max(0, voice.at)
            part = voice.samples[begin : begin + length - skipped]
            strength, end = voice.strength, skipped + len(part)
            mixed[skipped:end] = [
                old + strength * new for old, new in zip(mixed[skipped:end], part, strict=True)
            ]
            voice.at += length
        self._voices = [voice for voice in self._voices if voice.at < len(voice.samples)]
        return array("h", map(round, self._limit(self._at_volume(mixed)))).tobytes()

    def _at_volume(self, mixed: list[float]) -> list[float]:
        before, after = self._volume, self._wanted
        self._volume = after
        if before == after:
            return [after * sample for sample in mixed]
        step = (after - before) / len(mixed)
        return [(before + step * index) * sample for index, sample in enumerate(mixed)]

    @staticmethod
    def _limit(mixed: list[float]) -> list[float]:
        if max(mixed) <= _KNEE and min(mixed) >= -_KNEE:
            return mixed
        return [_bent(sample) for sample in mixed]


def _bent(sample: float) -> float:
    """A peak above the knee on a curve that goes on smoothly and never reaches full scale."""
    over, room = abs(sample) - _KNEE, _FULL - _KNEE
    if over <= 0:
        return sample
    bent = _KNEE + room * over / (over + room)
    return bent if sample > 0 else -bent
