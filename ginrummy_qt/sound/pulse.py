"""PulseAudio, or PipeWire in its place: the simple API of libpulse."""

from __future__ import annotations

import ctypes
from ctypes import POINTER, byref, c_char_p, c_int, c_size_t, c_uint8, c_uint32, c_void_p
from typing import Final

from ginrummy_qt.sound.output import BLOCK, BLOCKS, NAME, NoOutput

_LIBRARY: Final = "libpulse-simple.so.0"
_PLAYBACK: Final = 1
_S16LE: Final = 3
_ANY: Final = 0xFFFFFFFF


class _SampleSpec(ctypes.Structure):
    _fields_ = (("format", c_int), ("rate", c_uint32), ("channels", c_uint8))


class _BufferAttr(ctypes.Structure):
    _fields_ = tuple((name, c_uint32) for name in ("maxlength", "tlength", "prebuf", "minreq", "fragsize"))


class Pulse:
    """A stream of the sound server."""

    def __init__(self, rate: int) -> None:
        self._library = library = _load()
        spec = _SampleSpec(_S16LE, rate, 1)
        buffer = _BufferAttr(_ANY, 2 * BLOCK * BLOCKS, _ANY, 2 * BLOCK, _ANY)
        error = c_int()
        self._stream: int | None = library.pa_simple_new(
            None, NAME.encode(), _PLAYBACK, None, b"Table", byref(spec), None, byref(buffer), byref(error)
        )
        if not self._stream:
            raise NoOutput(f"PulseAudio: {self._words(error)}")

    def write(self, block: bytes) -> None:
        """Hand over a block; waits until there is room."""
        error = c_int()
        if self._library.pa_simple_write(self._stream, block, len(block), byref(error)) < 0:
            raise NoOutput(f"PulseAudio: {self._words(error)}")

    def close(self) -> None:
        """Give the stream back."""
        stream, self._stream = self._stream, None
        if stream:
            self._library.pa_simple_free(stream)

    def _words(self, error: c_int) -> str:
        return str(self._library.pa_strerror(error).decode(errors="replace"))


def _load() -> ctypes.CDLL:
    try:
        library = ctypes.CDLL(_LIBRARY)
    except OSError as error:
        raise NoOutput(f"PulseAudio: {error}") from error
    new, write, free, words = (
        library.pa_simple_new,
        library.pa_simple_write,
        library.pa_simple_free,
        library.pa_strerror,
    )
    spec, buffer = POINTER(_SampleSpec), POINTER(_BufferAttr)
    new.argtypes = (c_char_p, c_char_p, c_int, c_char_p, c_char_p, spec, c_void_p, buffer, POINTER(c_int))
    new.restype = c_void_p
    write.argtypes = (c_void_p, c_char_p, c_size_t, POINTER(c_int))
    free.argtypes, free.restype = (c_void_p,), None
    words.argtypes, words.restype = (c_int,), c_char_p
    return library
