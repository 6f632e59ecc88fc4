"""How long a player may think: what a search asks between two steps."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol, runtime_checkable

from ginrummy_qt.rules.actions import Action
from ginrummy_qt.rules.view import PlayerView


def _never() -> bool:
    return False


@dataclass(frozen=True, slots=True)
class Allowance:
    """The time of one decision. `until` is on the clock of `time.monotonic`; None leaves it to the player.

    `stopped` tells whether somebody asked for the answer at once.
    """

    until: float | None = None
    stopped: Callable[[], bool] = _never

    def left(self) -> float | None:
        """Seconds left, at least 0; None when no time was set."""
        if self.stopped():
            return 0.0
        return None if self.until is None else max(0.0, self.until - time.monotonic())

    def is_over(self) -> bool:
        """Whether to answer now with the best found so far."""
        return self.left() == 0.0


@runtime_checkable
class TimedPlayer(Protocol):
    """A player that thinks as long as it may. Players that need no time are just a `Player`."""

    def decide_within(self, view: PlayerView, allowance: Allowance) -> Action:
        """A legal action, also when the allowance is over from the beginning."""
