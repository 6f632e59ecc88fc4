"""How the table reaches a computer player."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from ginrummy_qt.ports.levels import PlayerName
from ginrummy_qt.rules.actions import Action
from ginrummy_qt.rules.seats import Seat
from ginrummy_qt.rules.view import PlayerView


@dataclass(frozen=True, slots=True)
class EngineAnswer:
    """The action chosen for the request with this number."""

    request: int
    action: Action


@dataclass(frozen=True, slots=True)
class EngineRestarted:
    """The player's process failed (crash, hang, malformed output) and was started again.

    A request still open is put to the new process by the link; nobody has to ask again.
    """

    reason: str


@dataclass(frozen=True, slots=True)
class EngineGone:
    """The player's process cannot be started, or failed too often; every further request is told so again."""

    reason: str


EngineReport = EngineAnswer | EngineRestarted | EngineGone


@dataclass(frozen=True, slots=True)
class TrafficLine:
    """One line between the program and the player of a seat, as it crossed; nothing else crosses."""

    seat: Seat
    to_engine: bool
    text: str


class TrafficRecord(Protocol):
    """What crossed between the program and the computer player of the match on the table.

    It holds what the player was shown, so a hand's lines are for the person only once the hand is over.
    """

    def forget(self) -> None:
        """Drop everything: another match begins."""

    def of_hand(self, number: int) -> tuple[TrafficLine, ...]:
        """The lines about hand `number`, oldest first; none where they were not kept."""


class EngineLink(Protocol):
    """A computer player's own process. Reports arrive through the callback given at its start, on a thread
    of the link's own.
    """

    def request(self, number: int, view: PlayerView, deadline: int | None = None) -> None:
        """Ask for an action, `deadline` in milliseconds; an older request still open is forgotten."""

    def hurry(self, number: int) -> None:
        """Ask for the answer to this request at once, if it is still open."""

    def close(self) -> None:
        """End the process; no report comes after this returns."""


class EngineLauncher(Protocol):
    """Starts the process of a computer player for one seat."""

    def __call__(self, level: PlayerName, seat: Seat, report: Callable[[EngineReport], None]) -> EngineLink:
        """The link to a process; one that cannot be started is reported by EngineGone, or raises OSError."""
