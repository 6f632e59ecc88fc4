"""Write `resources/sounds/`: every sound of the program, synthesised here from noise and damped vibrations.

Paper is filtered noise, wood and bars are sums of damped partials. Everything is drawn from fixed seeds and
rounded to 16 bits, so that the same files come out again: run `python -m tools.sounds` after a change, and
look at the table it prints. Signals are lists of floats from -1 to 1 at `RATE`.
"""

from __future__ import annotations

import math
import struct
import sys
import wave
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from random import Random
from types import MappingProxyType
from typing import Final

from ginrummy_qt.ports.sound import Sound

Signal = list[float]
Make = Callable[[Random], Signal]

RATE: Final = 32_000
"""Samples a second, one channel."""
FOLDER: Final = Path(__file__).resolve().parent.parent / "resources" / "sounds"
_LOUDNESS_WINDOW: Final = 0.05


# Matter


def noise(random: Random, seconds: float) -> Signal:
    """White noise."""
    return [random.uniform(-1, 1) for _ in range(_length(seconds))]


def band(signal: Signal, low: float, high: float, quality: float) -> Signal:
    """A band of the signal whose centre glides from `low` to `high` Hz (a state variable filter)."""
    first = second = 0.0
    out = []
    for index, sample in enumerate(signal):
        centre = low * (high / low) ** (index / len(signal))
        g, k = math.tan(math.pi * centre / RATE), 1 / quality
        scale = 1 / (1 + g * (g + k))
        middle = scale * (first + g * (sample - second))
        bottom = second + g * middle
        first, second = 2 * middle - first, 2 * bottom - second
        out.append(k * middle)
    return out


def without_rumble(signal: Signal, below: float) -> Signal:
    """Take away what lies below so many Hz, a standing offset too; twice for a steeper slope."""
    keep = math.exp(-2 * math.pi * below / RATE)
    for _ in range(2):
        last_in = last_out = 0.0
        out = []
        for sample in signal:
            last_out = keep * (last_out + sample - last_in)
            last_in = sample
            out.append(last_out)
        signal = out
    return signal


def rough(random: Random, signal: Signal, grain: float, depth: float) -> Signal:
    """Let the strength flicker, so many times a second, as fibres do that catch and let go."""
    step = RATE / grain
    knots = [1 - depth * random.random() for _ in range(int(len(signal) / step) + 2)]
    out = []
    for index, sample in enumerate(signal):
        at, between = divmod(index / step, 1)
        out.append(sample * (knots[int(at)] * (1 - between) + knots[int(at) + 1] * between))
    return out


def swell(signal: Signal, rise: float, fall: float) -> Signal:
    """Let it grow for `rise` seconds and then die away, to a third every `fall` seconds."""
    out = []
    for index, sample in enumerate(signal):
        moment = index / RATE
        strength = math.sin(math.pi / 2 * min(1.0, moment / rise)) ** 2 if rise else 1.0
        out.append(sample * strength * math.exp(-max(0.0, moment - rise) / fall))
    return out


def ring(pitch: float, fall: float, seconds: float, strength: float = 1.0) -> Signal:
    """One damped vibration."""
    turn = 2 * math.pi * pitch / RATE
    return [
        strength * math.sin(turn * index) * math.exp(-index / RATE / fall)
        for index in range(_length(seconds))
    ]


def mix(*parts: tuple[float, float, Signal]) -> Signal:
    """Parts as (seconds at which it begins, strength, signal), laid over each other."""
    length = max(_length(at) + len(signal) for at, _, signal in parts)
    out = [0.0] * length
    for at, strength, signal in parts:
        begin = _length(at)
        for index, sample in enumerate(signal):
            out[begin + index] += strength * sample
    return out


def _length(seconds: float) -> int:
    return round(seconds * RATE)


# Cards


def slide(random: Random) -> Signal:
    """A card drawn over others: a rushing that speeds up and runs out."""
    seconds, bright = 0.15, random.uniform(0.9, 1.12)
    paper = rough(random, noise(random, seconds), random.uniform(260, 340), 0.75)
    rush = band(paper, 1700 * bright, 3600 * bright, 0.8)
    air = band(noise(random, seconds), 5200 * bright, 7800 * bright, 1.0)
    hush = random.uniform(0.028, 0.04)
    return mix((0, 1.0, swell(rush, 0.03, hush)), (0, 0.45, swell(air, 0.038, hush * 0.8)))


def flip(random: Random) -> Signal:
    """A card turned over: a short breath, then the snap of the card springing flat."""
    bright = random.uniform(0.92, 1.1)
    breath = swell(band(noise(random, 0.04), 1500 * bright, 4200 * bright, 0.9), 0.03, 0.008)
    snap = swell(band(noise(random, 0.045), 3600 * bright, 2400 * bright, 1.1), 0.0012, 0.007)
    body = ring(random.uniform(520, 600), 0.006, 0.045)
    return mix((0, 0.45, breath), (0.032, 1.0, snap), (0.032, 0.3, body))


def place(random: Random) -> Signal:
    """A card laid down: a soft slap of paper, and the table under it."""
    bright = random.uniform(0.9, 1.12)
    slap = swell(band(noise(random, 0.08), 2500 * bright, 1300 * bright, 0.7), 0.0012, 0.011)
    air = swell(band(noise(random, 0.05), 5200, 3800, 0.8), 0.004, 0.01)
    table = ring(random.uniform(165, 190), 0.018, 0.1)
    return mix((0, 1.0, slap), (0.002, 0.35, air), (0, 0.42, table))


def shuffle(random: Random) -> Signal:
    """Two halves riffled into each other, quicker and quicker, and pushed together."""
    parts: list[tuple[float, float, Signal]] = []
    moment = 0.0
    for index in range(26):
        share = index / 25
        bright = random.uniform(0.85, 1.2)
        tick = swell(band(noise(random, 0.022), 3300 * bright, 2300 * bright, 1.0), 0.0008, 0.0045)
        parts.append((moment, (0.45 + 0.55 * math.sin(math.pi * share)) * random.uniform(0.7, 1.0), tick))
        moment += (0.026 - 0.013 * share) * random.uniform(0.8, 1.2)
    push = rough(random, noise(random, 0.16), 300, 0.6)
    parts.append((moment + 0.01, 0.9, swell(band(push, 1500, 3200, 0.8), 0.035, 0.03)))
    parts.append((moment + 0.085, 0.8, place(random)))
    return mix(*parts)


def refused(random: Random) -> Signal:
    """What cannot be: a soft thud."""
    felt = swell(band(noise(random, 0.08), 520, 320, 0.8), 0.002, 0.014)
    return mix((0, 1.0, ring(150, 0.03, 0.14)), (0, 0.55, ring(228, 0.02, 0.14)), (0, 1.3, felt))


# Wood


def knuckle(random: Random, tone: float) -> Signal:
    """One rap on a table of wood."""
    partials = (
        (1.0, 1.0, 0.042),
        (1.83, 0.75, 0.03),
        (2.9, 0.5, 0.02),
        (4.65, 0.28, 0.011),
        (7.1, 0.13, 0.007),
    )
    bone = swell(band(noise(random, 0.02), 1900, 1200, 0.8), 0.0006, 0.003)
    wood = ((0.0, strength, ring(tone * ratio, fall, 0.2)) for ratio, strength, fall in partials)
    return mix((0.0, 0.9, bone), *wood)


def knock(random: Random) -> Signal:
    """Twice, as one does."""
    return mix((0, 0.85, knuckle(random, 196)), (0.145, 1.0, knuckle(random, 205)))


# Bars of a marimba

_SCALE: Final = MappingProxyType(
    {"C4": 261.63, "E4": 329.63, "F4": 349.23, "G4": 392.0, "A4": 440.0}
    | {"C5": 523.25, "D5": 587.33, "E5": 659.25, "G5": 783.99, "C6": 1046.5}
)


def bar(random: Random, note: str, fall: float, seconds: float) -> Signal:
    """A bar of wood over a pipe, struck softly: its partials stand two octaves and more above the tone."""
    pitch = _SCALE[note]
    felt = swell(band(noise(random, 0.02), pitch * 3, pitch * 2, 0.8), 0.001, 0.004)
    tone = mix(
        (0, 1.0, ring(pitch, fall, seconds)),
        (0, 0.12, ring(pitch * 2.0, fall * 0.5, seconds)),
        (0, 0.2, ring(pitch * 3.95, fall * 0.16, seconds)),
        (0, 0.05, ring(pitch * 9.2, fall * 0.05, seconds)),
        (0, 0.25, felt),
    )
    return swell(tone, 0.0015, 60.0)


def tune(*notes: tuple[float, float, str, float], seconds: float) -> Make:
    """A sound of notes as (seconds at which it begins, strength, note, how long it rings)."""

    def make(random: Random) -> Signal:
        return mix(*((at, loud, bar(random, note, fall, seconds - at)) for at, loud, note, fall in notes))

    return make


gin = tune((0, 0.8, "G4", 0.12), (0.09, 0.9, "C5", 0.14), (0.18, 1.0, "E5", 0.2), seconds=0.8)
hand_won = tune((0, 0.8, "C5", 0.1), (0.11, 1.0, "G5", 0.11), seconds=0.46)
hand_lost = tune((0, 0.9, "E4", 0.1), (0.12, 1.0, "C4", 0.11), seconds=0.46)
match_won = tune(
    (0, 0.75, "C5", 0.14),
    (0.11, 0.8, "E5", 0.14),
    (0.22, 0.85, "G5", 0.16),
    (0.36, 0.7, "E5", 0.26),
    (0.36, 1.0, "C6", 0.24),
    seconds=1.2,
)
match_lost = tune((0, 0.9, "A4", 0.15), (0.17, 0.9, "F4", 0.16), (0.34, 1.0, "C4", 0.2), seconds=0.95)

# Files

SOUNDS: Final[Mapping[Sound, tuple[Make, int, float]]] = MappingProxyType(
    {
        Sound.SLIDE: (slide, 4, -25),
        Sound.FLIP: (flip, 3, -24),
        Sound.PLACE: (place, 3, -22),
        Sound.SHUFFLE: (shuffle, 1, -22),
        Sound.REFUSED: (refused, 1, -21),
        Sound.KNOCK: (knock, 1, -17),
        Sound.GIN: (gin, 1, -19),
        Sound.HAND_WON: (hand_won, 1, -20),
        Sound.HAND_LOST: (hand_lost, 1, -20),
        Sound.MATCH_WON: (match_won, 1, -19),
        Sound.MATCH_LOST: (match_lost, 1, -19),
    }
)
"""How each is made, how many variants there are, and how loud its loudest 50 ms are (dB of full scale)."""


def finished(signal: Signal, loudness: float) -> Signal:
    """Clean below, silent at both ends, and as loud as asked for."""
    signal = without_rumble(signal, 70)
    rise, fall = _length(0.0005), min(len(signal) // 4, _length(0.04))
    for index in range(rise):
        signal[index] *= index / rise
    for index in range(fall):
        signal[-1 - index] *= math.sin(math.pi / 2 * index / fall) ** 2
    gain = 10 ** (loudness / 20) / loudest(signal)
    return [gain * sample for sample in signal]


def loudest(signal: Signal) -> float:
    """The effective value of the loudest 50 ms, the lowest tones counted less, as ears do."""
    heard = [sample * sample for sample in without_rumble(signal, 150)]
    width = _length(_LOUDNESS_WINDOW)
    windows = range(0, max(1, len(heard) - width), width // 8)
    return math.sqrt(max(sum(heard[at : at + width]) for at in windows) / width)


def all_sounds() -> Iterable[tuple[str, bytes]]:
    """Every file's name and its samples, 16 bits with the lower byte first."""
    for sound, (make, variants, loudness) in SOUNDS.items():
        for variant in range(1, variants + 1):
            name = f"{sound}-{variant}.wav" if variants > 1 else f"{sound}.wav"
            signal = finished(make(Random(f"{sound} {variant}")), loudness)
            yield name, struct.pack(f"<{len(signal)}h", *(round(32767 * sample) for sample in signal))


def write(path: Path, samples: bytes) -> None:
    """A WAV file."""
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(samples)


def told(name: str, samples: bytes) -> str:
    """A line about a sound: how long, its peak, its loudest 50 ms, and its offset."""
    signal = [sample / 32767 for (sample,) in struct.iter_unpack("<h", samples)]
    peak, loud = (20 * math.log10(value) for value in (max(map(abs, signal)), loudest(signal)))
    offset = sum(signal) / len(signal)
    return f"{name:18} {len(signal) / RATE * 1000:5.0f} ms {peak:6.1f} dB {loud:6.1f} dB {offset:+.5f}"


def main() -> int:
    """Write all files."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    made = dict(all_sounds())
    for path in FOLDER.glob("*.wav"):
        if path.name not in made:
            path.unlink()
    for name, samples in made.items():
        write(FOLDER / name, samples)
        print(told(name, samples))
    return 0


if __name__ == "__main__":
    sys.exit(main())
