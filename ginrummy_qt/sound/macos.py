"""macOS: an Audio Queue of AudioToolbox, which follows the default device by itself."""

from __future__ import annotations

import ctypes
from ctypes import CFUNCTYPE, POINTER, byref, c_double, c_int32, c_uint32, c_void_p
from threading import Semaphore
from typing import Any, Final

from ginrummy_qt.sound.output import BLOCK, BLOCKS, NoOutput

_LIBRARY: Final = "/System/Library/Frameworks/AudioToolbox.framework/AudioToolbox"
_LINEAR_PCM: Final = int.from_bytes(b"lpcm", "big")
_SIGNED_PACKED: Final = 4 | 8
_LONGEST_WAIT: Final = 1.0


class StreamDescription(ctypes.Structure):
    """AudioStreamBasicDescription."""

    _fields_ = (
        ("rate", c_double),
        *((name, c_uint32) for name in ("format", "flags", "bytes_a_packet", "frames_a_packet")),
        *((name, c_uint32) for name in ("bytes_a_frame", "channels", "bits", "reserved")),
    )


class QueueBuffer(ctypes.Structure):
    """AudioQueueBuffer, as far as it is used."""

    _fields_ = (("capacity", c_uint32), ("data", c_void_p), ("length", c_uint32), ("user", c_void_p))


_Heard = CFUNCTYPE(None, c_void_p, c_void_p, c_void_p)


class AudioQueue:
    """The default device, with a handful of buffers that go round: they are heard in the order of filling."""

    def __init__(self, rate: int) -> None:
        self._toolbox = _load()
        self._free = Semaphore(BLOCKS)
        self._heard = _Heard(lambda _user, _queue, _buffer: self._free.release())
        self._queue: c_void_p | None = c_void_p()
        shape = StreamDescription(rate, _LINEAR_PCM, _SIGNED_PACKED, 2, 1, 2, 1, 16, 0)
        result = self._toolbox.AudioQueueNewOutput(
            byref(shape), self._heard, None, None, None, 0, byref(self._queue)
        )
        if result:
            self._queue = None
            raise NoOutput(f"AudioQueueNewOutput: error {result}")
        self._buffers = [POINTER(QueueBuffer)() for _ in range(BLOCKS)]
        try:
            for buffer in self._buffers:
                self._call("AudioQueueAllocateBuffer", 2 * BLOCK, byref(buffer))
        except NoOutput:
            self.close()
            raise
        self._next = self._written = 0

    def write(self, block: bytes) -> None:
        """Hand over a block; waits until a buffer is free. The first is heard when all have been filled."""
        if not self._free.acquire(timeout=_LONGEST_WAIT):
            raise NoOutput("AudioQueue: the device takes nothing more")
        buffer = self._buffers[self._next]
        ctypes.memmove(buffer.contents.data, block, len(block))
        buffer.contents.length = len(block)
        self._call("AudioQueueEnqueueBuffer", buffer, 0, None)
        self._next = (self._next + 1) % BLOCKS
        self._written += 1
        if self._written == BLOCKS:
            self._call("AudioQueueStart", None)

    def close(self) -> None:
        """Give the device back, with all buffers."""
        queue, self._queue = self._queue, None
        if queue is not None:
            self._toolbox.AudioQueueDispose(queue, 1)

    def _call(self, name: str, *arguments: object) -> None:
        result = getattr(self._toolbox, name)(self._queue, *arguments)
        if result:
            raise NoOutput(f"{name}: error {result}")


def _load() -> Any:
    """AudioToolbox. Raises NoOutput on another system."""
    try:
        toolbox = ctypes.CDLL(_LIBRARY)
    except OSError as error:
        raise NoOutput(f"AudioToolbox: {error}") from error
    buffer = POINTER(QueueBuffer)
    signatures: dict[str, tuple[Any, ...]] = {
        "AudioQueueNewOutput": (
            *(POINTER(StreamDescription), _Heard, c_void_p, c_void_p, c_void_p, c_uint32, POINTER(c_void_p)),
        ),
        "AudioQueueAllocateBuffer": (c_void_p, c_uint32, POINTER(buffer)),
        "AudioQueueEnqueueBuffer": (c_void_p, buffer, c_uint32, c_void_p),
        "AudioQueueStart": (c_void_p, c_void_p),
        "AudioQueueDispose": (c_void_p, c_uint32),
    }
    for name, arguments in signatures.items():
        function = getattr(toolbox, name)
        function.argtypes, function.restype = arguments, c_int32
    return toolbox
