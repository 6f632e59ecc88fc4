"""What Windows wants to be told of a program with a window; elsewhere nothing happens.

A refusal is no reason not to play: the answers of the system are not looked at.
"""

from __future__ import annotations

import sys
from typing import Final

from ginrummy_qt.ports.identity import APP_ID

RUNNING: Final = "GinRummyQt-running"
"""The mutex that is there while the program runs: the setup looks for it before it changes files."""
_ANY_PROCESS: Final = -1


def group_on_taskbar() -> None:
    """Share a button of the taskbar with the entry in the Start menu, which the setup gives the same name."""
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.shell32.SetCurrentProcessExplicitAppUserModelID(APP_ID)


def tell_that_it_runs() -> None:
    """Hold the mutex until the end of the process, when the system lets it go."""
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.kernel32.CreateMutexW(None, False, RUNNING)


def let_others_come_to_front() -> None:
    """Pass on the right to put a window in front, which the process started by the person has alone."""
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.user32.AllowSetForegroundWindow(_ANY_PROCESS)
