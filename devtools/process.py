"""Starting other programs, and saying what this one is doing."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path


def say(sentence: str) -> None:
    """Print one sentence of this script's own, apart from what the programs it runs print."""
    print(f"dev.py: {sentence}", file=sys.stderr, flush=True)


def run(command: Sequence[str | Path], **environment: str) -> int:
    """Run a command in the caller's folder and return its exit code."""
    return subprocess.run([str(part) for part in command], env={**os.environ, **environment}).returncode


def answer(command: Sequence[str | Path]) -> str | None:
    """The output of a command, or None if it fails or does not exist."""
    try:
        done = subprocess.run([str(part) for part in command], capture_output=True, text=True, timeout=60)
    except (OSError, subprocess.TimeoutExpired):
        return None
    return done.stdout.strip() if done.returncode == 0 else None
