"""Windows: waveOut of winmm, which follows the default device by itself."""

from __future__ import annotations

import ctypes
import sys
from ctypes import POINTER, byref, c_char_p, c_size_t, c_uint16, c_uint32, c_void_p, sizeof
from typing import Any, Final

from ginrummy_qt.sound.output import BLOCK, BLOCKS, NoOutput

_MAPPER: Final = 0xFFFFFFFF
_CALLBACK_EVENT: Final = 0x50000
_PCM: Final = 1
_DONE: Final = 1
_IN_QUEUE: Final = 16
_LONGEST_WAIT_MS: Final = 1000


class WaveFormat(ctypes.Structure):
    """WAVEFORMATEX."""

    _pack_ = 1
    _fields_ = (
        ("tag", c_uint16),
        ("channels", c_uint16),
        ("rate", c_uint32),
        ("bytes_a_second", c_uint32),
        ("bytes_a_frame", c_uint16),
        ("bits", c_uint16),
        ("extra", c_uint16),
    )


class WaveHeader(ctypes.Structure):
    """WAVEHDR."""

    _fields_ = (
        ("data", c_char_p),
        ("length", c_uint32),
        ("recorded", c_uint32),
        ("user", c_size_t),
        ("flags", c_uint32),
        ("loops", c_uint32),
        ("next", c_void_p),
        ("reserved", c_size_t),
    )


class WaveOut:
    """The default device, with a handful of buffers that go round."""

    def __init__(self, rate: int) -> None:
        self._winmm, self._kernel = _load()
        self._free = self._kernel.CreateEventW(None, False, False, None)
        self._handle: c_void_p | None = c_void_p()
        shape = WaveFormat(_PCM, 1, rate, 2 * rate, 2, 16, 0)
        result = self._winmm.waveOutOpen(
            byref(self._handle), _MAPPER, byref(shape), self._free, 0, _CALLBACK_EVENT
        )
        if result:
            self._handle = None
            self.close()
            raise NoOutput(f"waveOut: error {result}")
        self._buffers = [ctypes.create_string_buffer(2 * BLOCK) for _ in range(BLOCKS)]
        self._headers = [WaveHeader() for _ in self._buffers]
        for header, buffer in zip(self._headers, self._buffers, strict=True):
            header.data, header.length = ctypes.cast(buffer, c_char_p), 2 * BLOCK
            self._call("waveOutPrepareHeader", header)
        self._next = 0

    def write(self, block: bytes) -> None:
        """Hand over a block; waits until the buffer whose turn it is has been heard."""
        header, buffer = self._headers[self._next], self._buffers[self._next]
        while header.flags & _IN_QUEUE and not header.flags & _DONE:
            if self._kernel.WaitForSingleObject(self._free, _LONGEST_WAIT_MS):
                raise NoOutput("waveOut: the device takes nothing more")
        ctypes.memmove(buffer, block, len(block))
        header.length = len(block)
        self._call("waveOutWrite", header)
        self._next = (self._next + 1) % BLOCKS

    def close(self) -> None:
        """Give the device back."""
        handle, self._handle = self._handle, None
        if handle is not None:
            self._winmm.waveOutReset(handle)
            for header in self._headers:
                self._winmm.waveOutUnprepareHeader(handle, byref(header), sizeof(header))
            self._winmm.waveOutClose(handle)
        event, self._free = self._free, None
        if event:
            self._kernel.CloseHandle(event)

    def _call(self, name: str, header: WaveHeader) -> None:
        result = getattr(self._winmm, name)(self._handle, byref(header), sizeof(header))
        if result:
            raise NoOutput(f"{name}: error {result}")


def _load() -> tuple[Any, Any]:
    """winmm and kernel32. Raises NoOutput on another system."""
    if sys.platform != "win32":
        raise NoOutput("waveOut: not Windows")
    try:
        winmm, kernel = ctypes.WinDLL("winmm"), ctypes.WinDLL("kernel32")
    except OSError as error:
        raise NoOutput(f"waveOut: {error}") from error
    one_buffer = (c_void_p, POINTER(WaveHeader), c_uint32)
    winmm.waveOutOpen.argtypes = (
        *(POINTER(c_void_p), c_uint32, POINTER(WaveFormat)),
        *(c_void_p, c_size_t, c_uint32),
    )
    for name in ("waveOutPrepareHeader", "waveOutUnprepareHeader", "waveOutWrite"):
        getattr(winmm, name).argtypes = one_buffer
    winmm.waveOutReset.argtypes = winmm.waveOutClose.argtypes = (c_void_p,)
    kernel.CreateEventW.argtypes = (c_void_p, c_uint32, c_uint32, c_void_p)
    kernel.CreateEventW.restype = c_void_p
    kernel.WaitForSingleObject.argtypes = (c_void_p, c_uint32)
    kernel.CloseHandle.argtypes = (c_void_p,)
    return winmm, kernel
