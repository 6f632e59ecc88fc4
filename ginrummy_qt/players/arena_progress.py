"""What the arena says on the terminal while it plays."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final, TextIO

_WIDTH: Final = 24
"""Of the bar, in characters."""


class Progress:
    """A bar on a terminal, elsewhere a line; at most once a second."""

    def __init__(self, pairs: int, out: TextIO, clock: Callable[[], float] = time.monotonic) -> None:
        self._pairs = pairs
        self._out = out
        self._clock = clock
        self._start = self._last = clock()
        self._first: int | None = None
        self._bar = out.isatty()
        self._open = False

    def __call__(self, played: int, won: int) -> None:
        """So many pairs were played, the kept ones included, and so many matches won by the first player."""
        now = self._clock()
        if self._first is None:
            self._first = played - 1
        if now - self._last < 1 and not (self._bar and played == self._pairs):
            return
        self._last = now
        text = f"{2 * played} of {2 * self._pairs} matches, {won / (2 * played):.1%} won"
        if self._bar:
            filled = _WIDTH * played // self._pairs
            left = (now - self._start) / (played - self._first) * (self._pairs - played)
            text = f"\r[{'#' * filled}{'.' * (_WIDTH - filled)}] {text}, {_span(left)} left\x1b[K"
        print(text, end="" if self._bar else "\n", file=self._out, flush=True)
        self._open = self._bar

    def close(self) -> None:
        """Leave the line of the bar, if one is shown."""
        if self._open:
            self._open = False
            print(file=self._out, flush=True)


def _span(seconds: float) -> str:
    """A time in the unit that suits it.

    >>> _span(42), _span(150), _span(9000)
    ('42 s', '2 min', '2.5 h')
    """
    if seconds < 100:
        return f"{seconds:.0f} s"
    return f"{seconds / 60:.0f} min" if seconds < 6000 else f"{seconds / 3600:.1f} h"
