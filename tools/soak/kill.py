"""Killed at random moments of real play: a process plays, acknowledges on a pipe, and is shot."""

from __future__ import annotations

import random
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Final

from tools.soak.kept import faults_in
from tools.soak.trial import Skipped, Trials

STEPS: Final = (1, 3, 10, 40, 120, 300)
"""Acknowledged steps before the shot, one of these."""
LONGEST_STEP: Final = 0.02
"""Seconds within which the shot falls after the last step waited for."""
IN_RECOVERY: Final = 0.3
"""How often the next start is shot too, while it opens the database."""


def run(trials: Trials) -> None:
    """All shots of a portion fall in one data folder, which has to bear them all."""
    if sys.platform == "win32":
        raise Skipped("Windows has no SIGKILL.")
    acknowledged: dict[str, dict[int, str]] = {}
    for number in trials.numbers():
        rng = trials.chance(number)
        for match_id, seq, digest in _play_and_shoot(trials.folder, rng, f"{trials.seed} {number}"):
            acknowledged.setdefault(match_id, {})[seq] = digest
            trials.add("steps acknowledged")
        trials.add("kills in play")
        if rng.random() < IN_RECOVERY:
            _shoot_while_opening(trials.folder, rng)
            trials.add("kills while opening")
        for fault in faults_in(trials.folder, acknowledged):
            trials.tell(number, fault)


def _start(folder: Path, seed: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "tools.soak.kill_player", str(folder), seed]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True)


def _play_and_shoot(folder: Path, rng: random.Random, seed: str) -> list[tuple[str, int, str]]:
    """What the player got to acknowledge."""
    player = _start(folder, seed)
    assert player.stdout is not None
    heard = [player.stdout.readline() for _ in range(2 + rng.choice(STEPS))]
    time.sleep(rng.random() * LONGEST_STEP)
    player.send_signal(signal.SIGKILL)
    heard += player.stdout.readlines()
    player.stdout.close()
    if player.wait() != -signal.SIGKILL or heard[:2] != ["opening\n", "ready\n"]:
        raise RuntimeError(f"the player ended by itself with {player.returncode} after {heard[-1:]}")
    whole = (line.split() for line in heard[2:] if line.endswith("\n"))
    return [(match_id, int(seq), digest) for match_id, seq, digest in whole]


def _shoot_while_opening(folder: Path, rng: random.Random) -> None:
    player = _start(folder, "recovery")
    assert player.stdout is not None
    player.stdout.readline()
    time.sleep(rng.random() * LONGEST_STEP)
    player.send_signal(signal.SIGKILL)
    player.stdout.close()
    player.wait()
