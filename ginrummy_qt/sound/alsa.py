"""ALSA, where no sound server runs."""

from __future__ import annotations

import ctypes
from ctypes import CFUNCTYPE, POINTER, byref, c_char_p, c_int, c_long, c_uint, c_ulong, c_void_p
from pathlib import Path
from typing import Final

from ginrummy_qt.sound.output import BLOCK, BLOCKS, NoOutput

_LIBRARY: Final = "libasound.so.2"
DEVICES: Final = Path("/proc/asound/pcm")
"""Where the system lists its devices."""
_PLAYBACK: Final = 0
_S16LE: Final = 2
_INTERLEAVED: Final = 3

_Complaint = CFUNCTYPE(None, c_char_p, c_int, c_char_p, c_int, c_char_p)


_UNHEARD: Final = _Complaint(lambda *_complaint: None)
"""The library would write every complaint to the terminal."""


class Alsa:
    """The default device. Raises NoOutput where `devices` lists none to play on."""

    def __init__(self, rate: int, devices: Path = DEVICES) -> None:
        if not _can_play(devices):
            raise NoOutput("ALSA: no sound card")
        self._library = library = _load()
        handle = c_void_p()
        self._check(library.snd_pcm_open(byref(handle), b"default", _PLAYBACK, 0))
        self._handle: c_void_p | None = handle
        latency = BLOCK * BLOCKS * 1_000_000 // rate
        result = library.snd_pcm_set_params(handle, _S16LE, _INTERLEAVED, 1, rate, 1, latency)
        if result < 0:
            self.close()
        self._check(result)

    def write(self, block: bytes) -> None:
        """Hand over a block; waits until there is room. A gap that was heard is got over once."""
        library, handle, frames = self._library, self._handle, len(block) // 2
        written = library.snd_pcm_writei(handle, block, frames)
        if written < 0:
            self._check(library.snd_pcm_recover(handle, written, 1))
            self._check(library.snd_pcm_writei(handle, block, frames))

    def close(self) -> None:
        """Give the device back."""
        handle, self._handle = self._handle, None
        if handle:
            self._library.snd_pcm_close(handle)

    def _check(self, result: int) -> None:
        if result < 0:
            raise NoOutput(f"ALSA: {self._library.snd_strerror(result).decode(errors='replace')}")


def _can_play(devices: Path) -> bool:
    """Whether there is a device at all; to ask the library takes longer and may wake a sound server."""
    try:
        return "playback" in devices.read_text()
    except OSError:
        return False


def _load() -> ctypes.CDLL:
    try:
        library = ctypes.CDLL(_LIBRARY)
    except OSError as error:
        raise NoOutput(f"ALSA: {error}") from error
    library.snd_lib_error_set_handler.argtypes = (_Complaint,)
    library.snd_lib_error_set_handler(_UNHEARD)
    library.snd_pcm_open.argtypes = (POINTER(c_void_p), c_char_p, c_int, c_int)
    library.snd_pcm_set_params.argtypes = (c_void_p, c_int, c_int, c_uint, c_uint, c_int, c_uint)
    library.snd_pcm_writei.argtypes, library.snd_pcm_writei.restype = (c_void_p, c_char_p, c_ulong), c_long
    library.snd_pcm_recover.argtypes = (c_void_p, c_int, c_int)
    library.snd_pcm_close.argtypes = (c_void_p,)
    library.snd_strerror.argtypes, library.snd_strerror.restype = (c_int,), c_char_p
    return library
