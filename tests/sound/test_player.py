"""The player: a thread that opens the device for a sound, gives it back, and takes every failure quietly."""

from __future__ import annotations

import itertools
import logging
import threading
import time
from contextlib import suppress

import pytest

from ginrummy_qt.ports.sound import Sound
from ginrummy_qt.sound.output import NoOutput
from ginrummy_qt.sound.player import ThreadedPlayer
from tests.helpers.sound import SOUNDS, FakeDevice, FakeOutput, wait_for


def peak(output: FakeOutput) -> int:
    return max(map(abs, output.heard), default=0)


def test_a_sound_is_heard_and_the_device_given_back_after_a_while_of_silence():
    device = FakeDevice()
    player = ThreadedPlayer(SOUNDS, device)
    player.play(Sound.KNOCK)
    wait_for(lambda: device.opened and device.opened[0].closed.is_set())
    assert peak(device.opened[0]) > 10000
    player.play(Sound.KNOCK)
    wait_for(lambda: len(device.opened) == 2)
    player.close()


def test_the_device_is_not_touched_before_the_first_sound():
    device = FakeDevice()
    player = ThreadedPlayer(SOUNDS, device)
    player.set_volume(40)
    player.close()
    assert device.asked == 0


def test_sounds_lie_over_each_other_at_the_volume_in_force():
    device = FakeDevice()
    player = ThreadedPlayer(SOUNDS, device)
    player.set_volume(50)
    player.play(Sound.GIN)
    player.play(Sound.KNOCK, wait=100)
    wait_for(lambda: device.opened and device.opened[0].closed.is_set())
    player.close()
    heard = device.opened[0].heard
    assert 1000 < peak(device.opened[0]) < 8000
    assert max(map(abs, heard[:3200])) < max(map(abs, heard[3200:6400]))


@pytest.mark.parametrize("volume", [0, 100])
def test_volume_nought_is_silence(volume: int):
    device = FakeDevice()
    player = ThreadedPlayer(SOUNDS, device)
    player.set_volume(volume)
    player.play(Sound.PLACE)
    wait_for(lambda: device.opened and device.opened[0].closed.is_set())
    player.close()
    assert (peak(device.opened[0]) > 0) is (volume > 0)


def test_without_a_device_that_is_said_once_and_not_asked_for_again_at_every_sound(
    caplog: pytest.LogCaptureFixture,
):
    caplog.set_level(logging.DEBUG)
    device = FakeDevice(why_not="no sound card")
    player = ThreadedPlayer(SOUNDS, device)
    for _ in range(30):
        player.play(Sound.SLIDE)
        time.sleep(0.002)
    player.close()
    assert device.asked == 1
    assert caplog.messages == ["no sound: no sound card"]
    assert caplog.records[0].levelno == logging.INFO


def test_a_device_that_goes_away_is_opened_anew_for_the_next_sound(caplog: pytest.LogCaptureFixture):
    caplog.set_level(logging.DEBUG)
    device = FakeDevice([FakeOutput(breaks_after=3), FakeOutput(breaks_after=2)])
    player = ThreadedPlayer(SOUNDS, device)
    for opened in (1, 2, 3):
        player.play(Sound.KNOCK)
        wait_for(lambda opened=opened: len(device.opened) == opened and device.opened[-1].blocks)
        if opened < 3:
            wait_for(device.opened[-1].closed.is_set)
    wait_for(lambda: peak(device.opened[2]) > 0)
    player.close()
    assert caplog.messages == ["no sound: unplugged"]


def test_a_device_that_hangs_holds_up_nobody_and_what_waited_for_it_is_left_out():
    may_open = threading.Event()
    opened: list[FakeOutput] = []

    def slow(_rate: int) -> FakeOutput:
        may_open.wait(5)
        opened.append(FakeOutput())
        return opened[-1]

    player = ThreadedPlayer(SOUNDS, slow)
    begin = time.monotonic()
    player.play(Sound.MATCH_WON)
    player.play(Sound.SLIDE)
    player.set_volume(100)
    assert time.monotonic() - begin < 0.2
    time.sleep(0.5)
    may_open.set()
    wait_for(lambda: opened and opened[0].closed.is_set())
    player.close()
    assert peak(opened[0]) == 0


def test_closing_fades_what_sounds_and_ends_the_thread():
    device = FakeDevice()
    player = ThreadedPlayer(SOUNDS, device)
    player.play(Sound.MATCH_WON)
    wait_for(lambda: device.opened and len(device.opened[0].blocks) > 8)
    player.close()
    wait_for(lambda: not any(thread.name == "sound" for thread in threading.enumerate()))
    heard = device.opened[0].heard
    assert device.opened[0].closed.is_set()
    assert len(heard) < 32000
    assert heard[-1] == 0
    steps = [abs(a - b) for a, b in itertools.pairwise(heard)]
    assert max(steps[-1500:]) <= max(steps[:-1500]), "no click at the end"


def test_a_player_without_files_is_silent_and_opens_nothing(tmp_path):
    device = FakeDevice()
    player = ThreadedPlayer(tmp_path / "nowhere", device)
    player.play(Sound.KNOCK)
    player.close()
    assert device.asked == 0


def test_looking_for_a_way_out_writes_nothing_to_the_terminal(
    monkeypatch: pytest.MonkeyPatch, tmp_path, capfd
):
    from ginrummy_qt.sound.output import open_output

    monkeypatch.setenv("PULSE_SERVER", f"unix:{tmp_path}/no-server")
    with suppress(NoOutput):
        open_output(32000).close()
    assert capfd.readouterr() == ("", "")
