"""What a real sound server is given: PulseAudio with a sink that leads nowhere, recorded."""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from array import array
from collections.abc import Iterator
from pathlib import Path

import pytest

from ginrummy_qt.ports.sound import Sound
from ginrummy_qt.sound.player import ThreadedPlayer
from tests.helpers.sound import SOUNDS, wait_for

pytestmark = pytest.mark.skipif(
    not (shutil.which("pulseaudio") and shutil.which("parec")),
    reason="needs pulseaudio and pulseaudio-utils, a sound server of its own to record from",
)
RATE = 32000


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[subprocess.Popen[bytes]]:
    socket = tmp_path / "native"
    for name in ("HOME", "XDG_RUNTIME_DIR", "PULSE_RUNTIME_PATH", "XDG_CONFIG_HOME"):
        monkeypatch.setenv(name, str(tmp_path))
    monkeypatch.setenv("PULSE_SERVER", f"unix:{socket}")
    loads = (
        "module-null-sink sink_name=null",
        f"module-native-protocol-unix auth-anonymous=1 socket={socket}",
    )
    command = ["pulseaudio", "-n", "--daemonize=no", "--use-pid-file=no", "--exit-idle-time=-1"]
    environment = {**os.environ, "PULSE_SERVER": "", "DBUS_SESSION_BUS_ADDRESS": "unix:path=/nowhere"}
    with subprocess.Popen(
        [*command, *(f"--load={load}" for load in loads)],
        env=environment,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    ) as process:
        try:
            wait_for(socket.exists)
            yield process
        finally:
            process.kill()


def test_the_server_plays_every_sound_once_and_cuts_none_off(server: subprocess.Popen[bytes]):
    form = ("--raw", "--format=s16le", f"--rate={RATE}", "--channels=1", "--latency-msec=20")
    recorder = subprocess.Popen(["parec", "-d", "null.monitor", *form], stdout=subprocess.PIPE)
    assert recorder.stdout is not None
    player = ThreadedPlayer(SOUNDS)
    try:
        recorder.stdout.read(2 * RATE // 10)
        time.sleep(0.4)
        for _ in range(3):
            player.play(Sound.KNOCK)
            time.sleep(0.6)
        recorded = array("h", recorder.stdout.read(2 * RATE * 2))
    finally:
        player.close()
        recorder.kill()
        recorder.communicate()
    rate = RATE // 1000
    loud = [max(map(abs, recorded[at : at + rate])) > 2500 for at in range(0, len(recorded), rate)]
    begun = [at for at in range(250, len(loud)) if loud[at] and not any(loud[at - 250 : at])]
    assert len(begun) == 3, "three knocks"
    assert max(map(abs, recorded)) < 32767


def test_a_server_that_goes_away_in_the_middle_is_survived(
    server: subprocess.Popen[bytes], caplog: pytest.LogCaptureFixture
):
    caplog.set_level("INFO")
    player = ThreadedPlayer(SOUNDS)
    player.play(Sound.MATCH_WON)
    time.sleep(0.3)
    server.kill()
    server.wait()
    for _ in range(5):
        player.play(Sound.SLIDE)
        time.sleep(0.1)
    player.close()
    assert len(caplog.messages) == 1
    assert caplog.messages[0].startswith("no sound: PulseAudio: ")
