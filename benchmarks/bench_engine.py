"""The engine's process: from its start until it is ready, and its memory after a hand of the master."""

from __future__ import annotations

import os
import subprocess
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from statistics import median

from benchmarks.bench_players import asked
from benchmarks.measure import CheckFailed, Measure
from ginrummy_qt.link.engine_process import own_engine
from ginrummy_qt.ports.engine import (
    PROTOCOL,
    Decide,
    Decided,
    FromEngine,
    Hello,
    Ready,
    ToEngine,
    read_from_engine,
    write_message,
)
from ginrummy_qt.ports.levels import Level
from tools.installers.build import ROOT, Build, this_system
from tools.installers.contents import executable_of
from tools.installers.stage import version_of

DEADLINE = 100
"""Milliseconds for each move of the hand."""


def run(quick: bool = False) -> list[Measure]:
    """From source, and as it is installed where `dev.py installers` has left a bundle."""
    source = own_engine()
    measures = _figures("from source", source.command, source.environment, quick)
    work = ROOT / "build" / "installers" / version_of()
    build = Build(version=version_of(), work=work, output=work, system=this_system())
    program = executable_of(build.bundle, build.system)
    if program.exists():
        measures += _figures("installed", (str(program), "--engine"), {}, quick)
    return measures


def _figures(form: str, command: Sequence[str], environment: Mapping[str, str], quick: bool) -> list[Measure]:
    starts = []
    for _ in range(3 if quick else 10):
        with _engine(command, environment, Level.MASTER) as (_program, seconds):
            starts.append(seconds)
    with _engine(command, environment, Level.MASTER) as (program, _seconds):
        for request, view in enumerate(asked(1)):
            answer = _ask(program, Decide(request, view, (), DEADLINE))
            if not isinstance(answer, Decided):
                raise CheckFailed(f"the engine {form} did not decide: {answer}")
        resident = _resident(program.pid)
    return [
        Measure(f"engine to ready, {form} (median)", median(starts), "s", goal="<= 0.4 s"),
        Measure(f"memory of the engine after a hand of the master, {form}", resident, "MB", goal="<= 80 MB"),
    ]


@contextmanager
def _engine(
    command: Sequence[str], environment: Mapping[str, str], level: Level
) -> Iterator[tuple[subprocess.Popen[bytes], float]]:
    """An engine that is ready, and the seconds that took."""
    began = time.monotonic()
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env={**os.environ, **environment}
    ) as program:
        answer = _ask(program, Hello(PROTOCOL, level, 1))
        if not isinstance(answer, Ready):
            raise CheckFailed(f"the engine is not ready: {answer}")
        yield program, time.monotonic() - began
        assert program.stdin is not None
        program.stdin.close()


def _ask(program: subprocess.Popen[bytes], message: ToEngine) -> FromEngine:
    assert program.stdin is not None
    assert program.stdout is not None
    program.stdin.write(write_message(message).encode())
    program.stdin.flush()
    return read_from_engine(program.stdout.readline().decode())


def _resident(pid: int) -> float:
    """The RSS of a process in MB; zero where the system does not tell."""
    status = Path(f"/proc/{pid}/status")
    lines = status.read_text().splitlines() if status.exists() else []
    return next((int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS")), 0.0)
