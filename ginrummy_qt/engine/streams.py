"""The bytes of standard input and output, also in a program for windows, which Python may give no streams.

Windows passes the pipes of the parent as handles. Where Python has made no stream of one, it is opened here:
as descriptor 0 or 1 if the C library knows it, otherwise from the handle.
"""

from __future__ import annotations

import errno
import os
import sys
from typing import BinaryIO, Final, TextIO

STDIN: Final = 0
STDOUT: Final = 1
_HANDLES: Final = {STDIN: -10, STDOUT: -11}
"""Windows' numbers for them."""


class NoStream(OSError):
    """The process was started without this stream."""


def binary_stream(stream: TextIO | None, descriptor: int) -> BinaryIO:
    """The bytes below `sys.stdin` (STDIN) or `sys.stdout` (STDOUT). Raises NoStream where there are none."""
    if stream is not None:
        return stream.buffer
    try:
        number = descriptor if _is_open(descriptor) else _open_handle(descriptor)
        _keep_line_ends(number)
        return open(number, "rb" if descriptor == STDIN else "wb", closefd=False)
    except OSError as error:
        raise NoStream(f"there is no stream {descriptor}") from error


def _is_open(descriptor: int) -> bool:
    try:
        os.fstat(descriptor)
    except OSError:
        return False
    return True


def _open_handle(descriptor: int) -> int:
    """A descriptor for the handle that the parent passed. Raises OSError where it passed none."""
    if sys.platform == "win32":
        import ctypes
        import msvcrt

        get_handle = ctypes.windll.kernel32.GetStdHandle
        get_handle.restype = ctypes.c_void_p
        handle = get_handle(_HANDLES[descriptor])
        if handle and handle != ctypes.c_void_p(-1).value:
            return msvcrt.open_osfhandle(handle, os.O_RDONLY if descriptor == STDIN else 0)
    raise OSError(errno.EBADF, os.strerror(errno.EBADF))


def _keep_line_ends(descriptor: int) -> None:
    if sys.platform == "win32":
        import msvcrt

        msvcrt.setmode(descriptor, os.O_BINARY)
