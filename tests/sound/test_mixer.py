"""The mixer: sounds lie over each other sample by sample, and nothing clicks or is cut off."""

from __future__ import annotations

import itertools
from array import array

import pytest

from ginrummy_qt.sound.mixer import MOST_VOICES, Mixer


def read(mixer: Mixer, length: int) -> list[int]:
    return array("h", mixer.read(length)).tolist()


def test_what_overlaps_is_added_and_what_is_over_is_gone():
    mixer = Mixer()
    mixer.add(array("h", [100, 200, 300]))
    mixer.add(array("h", [10, 20]), 0.5, wait=2)
    assert read(mixer, 2) == [100, 200]
    assert read(mixer, 4) == [305, 10, 0, 0]
    assert mixer.silent
    assert read(mixer, 3) == [0, 0, 0]


def test_a_sound_may_wait_longer_than_a_block():
    mixer = Mixer()
    mixer.add(array("h", [7]), wait=5)
    assert [read(mixer, 4), read(mixer, 4)] == [[0, 0, 0, 0], [0, 7, 0, 0]]


@pytest.mark.parametrize("block", [1, 3, 64, 512])
def test_blocks_of_any_length_give_the_same(block: int):
    mixer = Mixer()
    for index in range(5):
        mixer.add(array("h", range(index, 700, 3)), 0.3 * index, wait=41 * index)
    heard = [value for _ in range(1024 // block + 1) for value in read(mixer, block)]
    whole = Mixer()
    for index in range(5):
        whole.add(array("h", range(index, 700, 3)), 0.3 * index, wait=41 * index)
    assert heard[:1024] == read(whole, 1024)


def test_many_loud_sounds_at_once_are_bent_and_never_cut_off():
    mixer = Mixer()
    ramp = array("h", range(0, 16000, 10))
    for _ in range(MOST_VOICES + 5):
        mixer.add(ramp)
    heard = read(mixer, len(ramp))
    assert heard == sorted(heard)
    assert len(set(heard[-400:])) > 150, "the peak is round, not flat"
    assert 24000 < heard[-1] < 32767
    assert heard[100] == MOST_VOICES * 1000


def test_the_volume_glides_to_its_new_place_in_what_sounds():
    mixer = Mixer()
    mixer.add(array("h", [1000] * 400))
    assert read(mixer, 100) == [1000] * 100
    mixer.set_volume(50)
    gliding = read(mixer, 100)
    assert gliding[0] == 1000
    assert max(a - b for a, b in itertools.pairwise(gliding)) <= 8
    assert read(mixer, 100) == [250] * 100
    mixer.set_volume(0)
    read(mixer, 50)
    assert read(mixer, 50) == [0] * 50


@pytest.mark.parametrize(("volume", "heard"), [(-5, 0), (0, 0), (10, 10), (100, 1000), (900, 1000)])
def test_the_volume_goes_from_nothing_to_as_recorded(volume: int, heard: int):
    mixer = Mixer()
    mixer.set_volume(volume)
    mixer.add(array("h", [1000]))
    assert read(mixer, 1) == [heard]
