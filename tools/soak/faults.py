"""Which faults there are, how often each is tried, and in what portions."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Final, cast

from tools.soak.trial import Trials


@dataclass(frozen=True, slots=True)
class Fault:
    """`full` trials are promised, run `portion` at a time in a process that may take `minutes`.

    `in_memory`: it does not matter how long the disk takes, so that a disk in memory will do.

    The module `tools.soak.<name>` has `run(Trials) -> None`.
    """

    name: str
    promise: str
    full: int
    portion: int
    minutes: float
    in_memory: bool = False


FAULTS: Final = (
    Fault("kill", "killed with -9 in play: nothing acknowledged is missing, nothing half there", 500, 10, 10),
    Fault("files", "damaged, foreign, locked files; full disk, odd clocks and folders", 380, 19, 10),
    Fault("engine", "the engine killed, frozen, flooding, late, talking garbage", 1_000, 25, 20),
    Fault("power", "power lost: what was not synced is torn or gone, nothing else", 2_000, 50, 10),
    Fault("fuzz", "CPU seconds of invented records and messages: no crash, hang or flood", 600, 30, 10),
    Fault("monkey", "input events at the window: at rest it is layout(view)", 100_000, 5_000, 60, True),
    Fault("marathon", "matches through the session: memory flat, nothing left open", 2_000, 2_000, 300, True),
)


def fault_named(name: str) -> Fault:
    """Raises KeyError for a name there is not."""
    return {fault.name: fault for fault in FAULTS}[name]


def runner(name: str) -> Callable[[Trials], None]:
    """What tries a fault."""
    return cast(Callable[[Trials], None], import_module(f"tools.soak.{name}").run)


def default_results(root: Path) -> Path:
    """Where the results of this checkout are kept."""
    return root / "build" / "soak" / "results.jsonl"
