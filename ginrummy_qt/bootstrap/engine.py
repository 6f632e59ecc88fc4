"""How the window starts a computer player: this program again, without Qt, in a process for each seat."""

from __future__ import annotations

import secrets
from collections.abc import Callable

from ginrummy_qt.ports.levels import Level
from ginrummy_qt.ports.opponents import EngineLauncher, EngineLink, EngineReport
from ginrummy_qt.rules.seats import Seat


def launch_own_engine(level: Level, seat: Seat, report: Callable[[EngineReport], None]) -> EngineLink:
    """Start a process of this program's own engine, with fresh random choices."""
    return seeded_launcher(secrets.randbits(31))(level, seat, report)


def seeded_launcher(seed: int) -> EngineLauncher:
    """A launcher whose players all make the random choices of this seed."""
    from ginrummy_qt.link.engine_process import ProcessLauncher, own_engine

    return ProcessLauncher(program=own_engine(), seed=lambda: seed)
