"""The X screen that the programs are tried on: pictures of it, and keys pressed as a person presses them."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from tools.smoke.steps import SmokeFailure, Steps

_CLASS: Final = "ginrummy"
_LOOK_S: Final = 0.1

_GRAB: Final = """
import sys
from PySide6.QtGui import QGuiApplication
app = QGuiApplication([])
sys.exit(not app.primaryScreen().grabWindow(0).save(sys.argv[1]))
"""


class Screen:
    """The screen named by `display`, of `size` pixels."""

    def __init__(self, steps: Steps, display: str, size: tuple[int, int]) -> None:
        self._steps = steps
        self.size = size
        self._environment = {**os.environ, "DISPLAY": display, "QT_QPA_PLATFORM": "xcb"}
        self.display = display

    def picture(self, path: Path) -> Path:
        """Take a picture of all that is on the screen."""
        path.parent.mkdir(parents=True, exist_ok=True)
        self._steps.must([sys.executable, "-c", _GRAB, path], environment=self._environment)
        return path

    def windows(self) -> int:
        """How many windows of the program are on the screen."""
        return len(self._found())

    def wait_for_window(self) -> None:
        """Until the program's window is there; then give it the keyboard, for no window manager does."""
        wait_until(lambda: bool(self._found()), "no window of the program appeared")
        self._xdotool("windowfocus", "--sync", self._found()[0])

    def wait_for_no_window(self) -> None:
        """Until the program's window is gone."""
        wait_until(lambda: not self._found(), "the window of the program did not go away")

    def _found(self) -> list[str]:
        return (self._xdotool("search", "--onlyvisible", "--class", _CLASS) or "").split()

    def press(self, *keys: str) -> None:
        """Press keys one after the other, by the names X gives them."""
        for key in keys:
            self._xdotool("key", key)

    def _xdotool(self, *arguments: str) -> str | None:
        done = self._steps.call(["xdotool", *arguments], environment=self._environment)
        return done.stdout if done.returncode == 0 else None


def wait_until(true: Callable[[], bool], complaint: str, seconds: float = 30) -> None:
    """Look until it is true. Raises SmokeFailure with the complaint when it takes too long."""
    end = time.monotonic() + seconds
    while not true():
        if time.monotonic() > end:
            raise SmokeFailure(complaint)
        time.sleep(_LOOK_S)
