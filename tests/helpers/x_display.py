"""A real X screen without a monitor, for the tests that need more than the offscreen platform."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def x_display(size: str = "2560x1440") -> Iterator[str | None]:
    """Start Xvfb on a free number and yield its DISPLAY value (":7"), or None where Xvfb is not installed.

    `size` is width x height in pixels, at 24 bits a pixel. The server ends with the block.
    """
    program = shutil.which("Xvfb")
    if program is None:
        yield None
        return
    reader, writer = os.pipe()
    command = [
        program,
        "-displayfd",
        str(writer),
        "-screen",
        "0",
        f"{size}x24",
        "-nolisten",
        "tcp",
        "-noreset",
    ]
    with subprocess.Popen(
        command, pass_fds=(writer,), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    ) as server:
        try:
            os.close(writer)
            with os.fdopen(reader) as numbers:
                number = numbers.readline().strip()
            if not number:
                raise RuntimeError(f"Xvfb ended with {server.wait()} before it opened a display")
            yield f":{number}"
        finally:
            server.terminate()
