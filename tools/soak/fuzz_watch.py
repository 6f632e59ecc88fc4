"""A watch over what a reader does beside reading: no program, no socket, no file but its own."""

from __future__ import annotations

import sys
import time
import typing
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

FORBIDDEN: Final = (
    *("exec", "compile", "os.", "subprocess.", "socket.", "shutil.", "pickle.", "marshal.", "ctypes."),
    *("code.", "import", "pty.", "webbrowser.", "urllib.", "sqlite3.", "tempfile."),
)
LONGEST_SECONDS: Final = 5.0
"""CPU time that a reader may take over one input, for a record that is replayed to its end."""


class Watch:
    """Listens to the interpreter's audit events while a reader reads; `seen` are those that are wrong."""

    def __init__(self, folder: Path) -> None:
        self._folder = str(folder)
        self._on = False
        self.seen: list[str] = []
        self.slowest = 0.0
        sys.addaudithook(self._hear)

    @contextmanager
    def over(self) -> Iterator[None]:
        """Watch what happens inside."""
        began = time.process_time()
        self._on = True
        try:
            yield
        finally:
            self._on = False
            self.slowest = max(self.slowest, time.process_time() - began)

    def _hear(self, event: str, arguments: tuple[Any, ...]) -> None:
        if not self._on:
            return
        if event == "open":
            if not str(arguments[0]).startswith(self._folder):
                self.seen.append(f"it opened {arguments[0]!r}")
        elif event.startswith(FORBIDDEN) and not _reads_annotations():
            self.seen.append(f"{event} {str(arguments)[:100]}")


def _reads_annotations() -> bool:
    """Whether it is `typing` that evaluates the annotation of a class, as the codec asks once for each."""
    return sys._getframe(2).f_code.co_filename == typing.__file__
