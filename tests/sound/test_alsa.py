"""ALSA, where no sound server runs: what the default device is given, here one that writes to a file."""

from __future__ import annotations

import ctypes.util
from pathlib import Path

import pytest

from ginrummy_qt.sound.alsa import Alsa
from ginrummy_qt.sound.output import BLOCK, NoOutput

pytestmark = pytest.mark.skipif(
    not Path("/proc").exists() or ctypes.util.find_library("asound") is None,
    reason="needs ALSA's library, which a Linux with sound has",
)


@pytest.fixture
def devices(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    listed = tmp_path / "pcm"
    listed.write_text("00-00: A card : A card : playback 1\n")
    config = tmp_path / "asound.conf"
    file = f'slave.pcm {{ type null }} file "{tmp_path}/heard" format "raw"'
    config.write_text(f"pcm.!default {{ type plug slave.pcm {{ type file {file} }} }}\n")
    monkeypatch.setenv("ALSA_CONFIG_PATH", str(config))
    return listed


def test_the_default_device_is_given_every_block(devices: Path, tmp_path: Path):
    output = Alsa(32000, devices)
    blocks = [bytes([index, 0]) * BLOCK for index in range(40)]
    for block in blocks:
        output.write(block)
    output.close()
    assert (tmp_path / "heard").read_bytes() == b"".join(blocks)


def test_without_a_card_the_library_is_not_asked(tmp_path: Path):
    with pytest.raises(NoOutput, match="no sound card"):
        Alsa(32000, tmp_path / "nothing")


def test_a_device_that_cannot_be_opened_is_told_in_words_and_not_on_the_terminal(devices: Path, capfd):
    (devices.parent / "asound.conf").write_text("pcm.!default { type hw card 0 }\n")
    with pytest.raises(NoOutput, match="ALSA: "):
        Alsa(32000, devices)
    assert capfd.readouterr() == ("", "")
