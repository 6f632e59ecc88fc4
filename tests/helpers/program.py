"""Starting the whole program as its user does: in a process of its own, on the offscreen platform."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
PATIENCE_S = 120


def environment(**changes: str) -> dict[str, str]:
    """The test's own surroundings, with this checkout to import from."""
    return {**os.environ, "PYTHONPATH": str(ROOT), "QT_QPA_PLATFORM": "offscreen", **changes}


def command(*arguments: object) -> list[str]:
    """The program's command line."""
    return [sys.executable, "-m", "ginrummy_qt", *map(str, arguments)]


def run(*arguments: object, **changes: str) -> subprocess.CompletedProcess[str]:
    """Run the program to its end."""
    return subprocess.run(
        command(*arguments),
        env=environment(**changes),
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=PATIENCE_S,
        check=False,
    )


def start(*arguments: object, **changes: str) -> subprocess.Popen[str]:
    """Start the program; its output can be read line by line."""
    return subprocess.Popen(
        command(*arguments),
        env=environment(**changes),
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def wait_for_first_frame(program: subprocess.Popen[str]) -> None:
    """Until a program started with --report-first-frame has painted."""
    assert program.stdout is not None
    line = program.stdout.readline()
    assert line.startswith("first frame"), line


def report(path: Path) -> dict[str, Any]:
    """A self-test's report, without what differs from run to run."""
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    del found["run"]
    return found
