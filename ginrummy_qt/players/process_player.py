"""A player that sits in its own process, asked over the engine's line protocol: what the table does."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from queue import SimpleQueue

from ginrummy_qt.link.engine_process import EngineProgram, Patience, ProcessLink, own_engine
from ginrummy_qt.players.duplicates import Contestant
from ginrummy_qt.players.player import Player
from ginrummy_qt.ports.engine import PROTOCOL, Hello
from ginrummy_qt.ports.opponents import EngineAnswer, EngineGone, EngineReport
from ginrummy_qt.rules.actions import Action
from ginrummy_qt.rules.seats import Seat
from ginrummy_qt.rules.view import PlayerView


class PlayerGone(Exception):
    """The player's process failed again and again; the message says how."""


class ProcessPlayer:
    """A player behind a link, waited for."""

    def __init__(
        self, link: ProcessLink, reports: SimpleQueue[EngineReport], move_time: int | None = None
    ) -> None:
        self._link = link
        self._reports = reports
        self._move_time = move_time
        self._request = 0

    def decide(self, view: PlayerView) -> Action:
        """The action of the process. Raises PlayerGone when it cannot be had."""
        self._request += 1
        self._link.request(self._request, view, self._move_time)
        while True:
            match self._reports.get():
                case EngineAnswer(request, action) if request == self._request:
                    return action
                case EngineGone(reason):
                    raise PlayerGone(reason)


def process_contestant(
    name: str, program: EngineProgram | None = None, move_time: int | None = None
) -> Contestant:
    """A contestant that starts a process for every match: a program told the name of the player to be.

    By default the program is this one's own engine, and the name that of a level. `move_time`, in
    milliseconds, is the deadline of every request; without it players take their time.
    """

    @contextmanager
    def sit_down(seat: Seat, seed: int) -> Iterator[Player]:
        reports: SimpleQueue[EngineReport] = SimpleQueue()
        hello = Hello(PROTOCOL, name, seed)
        link = ProcessLink(program or own_engine(), hello, seat, reports.put, Patience(), None)
        try:
            yield ProcessPlayer(link, reports, move_time)
        finally:
            link.close()

    return sit_down
