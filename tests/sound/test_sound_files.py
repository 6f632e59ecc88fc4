"""The sounds themselves: what the script makes is what is there, and nothing in it hurts."""

from __future__ import annotations

import itertools
import math
import wave
from array import array
from pathlib import Path
from random import Random

import pytest

from ginrummy_qt.ports.sound import Sound
from ginrummy_qt.sound.library import RATE, SoundLibrary
from tools import sounds

FILES = sorted(sounds.FOLDER.glob("*"))


@pytest.fixture(scope="module")
def made() -> dict[str, bytes]:
    return dict(sounds.all_sounds())


def samples(path: Path) -> array[int]:
    with wave.open(str(path)) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, RATE)
        return array("h", file.readframes(file.getnframes()))


def test_the_files_are_those_that_the_script_makes(made: dict[str, bytes]):
    assert [path.name for path in FILES] == sorted(made)
    for path in FILES:
        kept, fresh = samples(path), array("h", made[path.name])
        assert len(kept) == len(fresh)
        assert max(abs(a - b) for a, b in zip(kept, fresh, strict=True)) <= 2, path.name


def test_all_of_them_are_small():
    assert sum(path.stat().st_size for path in FILES) < 400_000


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_sound_begins_and_ends_in_silence_has_no_offset_and_leaves_room(path: Path):
    values = samples(path)
    assert values[0] == 0
    assert values[-1] == 0
    assert max(map(abs, values[-RATE // 500 :])) < 33, "the last 2 ms"
    assert abs(sum(values) / len(values)) < 10
    assert 0.1 < max(map(abs, values)) / 32767 < 0.75
    assert len(values) <= 1.2 * RATE


@pytest.mark.parametrize("sound", Sound)
def test_the_variants_of_a_sound_are_equally_loud_and_not_alike(sound: Sound):
    variants = [samples(path) for path in FILES if path.stem.rstrip("-1234") == sound]
    assert variants
    for values in variants:
        loud = 20 * math.log10(sounds.loudest([value / 32767 for value in values]))
        assert loud == pytest.approx(sounds.SOUNDS[sound][2], abs=0.1)
    assert len({values.tobytes() for values in variants}) == len(variants)


def test_sounds_heard_often_come_in_variants_and_never_twice_the_same_in_a_row():
    library = SoundLibrary(sounds.FOLDER, Random(3))
    for sound in (Sound.SLIDE, Sound.FLIP, Sound.PLACE):
        played = [library.take(sound) for _ in range(40)]
        kinds = [bytes(taken[0]) for taken in played if taken is not None]
        assert len(kinds) == 40
        assert len(set(kinds)) >= 3
        assert all(before != after for before, after in itertools.pairwise(kinds))
        strengths = [taken[1] for taken in played if taken is not None]
        assert 0.85 < min(strengths) < max(strengths) <= 1


def test_missing_and_damaged_files_cost_only_their_sound(tmp_path: Path):
    (tmp_path / "knock.wav").write_bytes((sounds.FOLDER / "knock.wav").read_bytes())
    (tmp_path / "gin.wav").write_bytes(b"RIFF?")
    sounds.write(tmp_path / "place.wav", b"")
    library = SoundLibrary(tmp_path)
    assert library.take(Sound.KNOCK) is not None
    assert [library.take(sound) for sound in (Sound.GIN, Sound.PLACE, Sound.FLIP)] == [None] * 3
