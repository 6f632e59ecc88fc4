"""How long a player may think: what a search asks between two steps."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol, cast

from ginrummy_qt.players.player import Player
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

    def parts(self, number: int) -> tuple[Allowance, ...]:
        """Allowances that end one after the other, the last with this one: for the rounds of a search."""
        if self.until is None:
            return (self,) * number
        now = time.monotonic()
        length = max(0.0, self.until - now) / number
        return tuple(Allowance(now + length * (place + 1), self.stopped) for place in range(number))

    @classmethod
    def of(
        cls, milliseconds: int | None, stopped: Callable[[], bool] = _never, since: float | None = None
    ) -> Allowance:
        """So long from `since` on, or from now; 0 for at once, None for as long as the player likes."""
        if milliseconds is None:
            return cls(None, stopped)
        begin = time.monotonic() if since is None else since
        return cls(begin + milliseconds / 1000, stopped)


class TimedPlayer(Protocol):
    """A player that thinks as long as it may. Players that need no time are just a `Player`."""

    def decide_within(self, view: PlayerView, allowance: Allowance) -> Action:
        """A legal action, also when the allowance is over from the beginning."""


def timed(player: Player) -> TimedPlayer | None:
    """The player as one that thinks as long as it may, if it is one."""
    # No isinstance: a compiled Protocol cannot be asked at run time.
    return cast(TimedPlayer, player) if hasattr(player, "decide_within") else None


@dataclass(frozen=True, slots=True)
class Hurried:
    """A timed player that is given the same time for every decision, in milliseconds."""

    player: TimedPlayer
    move_time: int

    def decide(self, view: PlayerView) -> Action:
        """What the player decides within the time."""
        return self.player.decide_within(view, Allowance.of(self.move_time))
