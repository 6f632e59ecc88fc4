"""Words for who started the program from a terminal.

A program with a window has no output of its own on Windows. It speaks to the console it was started from, if
there is one, and lets go of it again: whoever closes a console ends every program that holds it.
"""

from __future__ import annotations

import sys

_PARENT = -1


def tell(text: str, *, error: bool = False) -> None:
    """Write to the standard output, or to the one for errors; where nobody can read it, nothing happens."""
    stream = sys.stderr if error else sys.stdout
    try:
        if stream is not None:
            stream.write(text)
            stream.flush()
        elif sys.platform == "win32":
            _tell_parents_console(text)
    except OSError:
        return


def _tell_parents_console(text: str) -> None:
    """Windows only. Raises OSError when the console cannot be written."""
    if sys.platform == "win32":
        import ctypes

        kernel = ctypes.windll.kernel32
        if not kernel.AttachConsole(_PARENT):
            return
        try:
            with open("CONOUT$", "w", encoding="utf-8", errors="replace") as console:
                console.write(f"\n{text}")
        finally:
            kernel.FreeConsole()
