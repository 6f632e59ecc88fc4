"""How the window starts a computer player: this program again, without Qt, in a process for each seat."""

from __future__ import annotations

import secrets
from collections.abc import Callable

from ginrummy_qt.ports.levels import PlayerName
from ginrummy_qt.ports.opponents import EngineLauncher, EngineLink, EngineReport, TrafficLine
from ginrummy_qt.rules.seats import Seat


def engine_launcher(
    seed: int | None = None, traffic: Callable[[TrafficLine], None] | None = None
) -> EngineLauncher:
    """Starts processes of this program's own engine.

    All players make the random choices of `seed`, or each fresh ones. `traffic` is shown every line that
    crosses, on threads of the links.
    """

    def launch(level: PlayerName, seat: Seat, report: Callable[[EngineReport], None]) -> EngineLink:
        from ginrummy_qt.link.engine_process import ProcessLauncher, own_engine

        choices = secrets.randbits(31) if seed is None else seed
        return ProcessLauncher(program=own_engine(), seed=lambda: choices, traffic=traffic)(
            level, seat, report
        )

    return launch


def shown_to(
    first: Callable[[TrafficLine], None], second: Callable[[TrafficLine], None] | None
) -> Callable[[TrafficLine], None]:
    """Shows every line to both, or, without a second one, to the first."""
    if second is None:
        return first

    def show(line: TrafficLine) -> None:
        first(line)
        second(line)

    return show
