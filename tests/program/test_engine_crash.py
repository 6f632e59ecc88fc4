"""The computer player's process dies in the middle of a match, again and again: the match goes on."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path

import pytest

from tests.helpers.program import report, start

pytestmark = pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="needs the /proc of Linux")


def engines(pid: int) -> list[int]:
    found = []
    for children in Path(f"/proc/{pid}/task").glob("*/children"):
        try:
            found += [int(child) for child in children.read_text().split()]
        except OSError:
            continue
    return found


def test_a_killed_player_is_started_again_and_the_match_goes_on(tmp_path):
    killed = start("--selftest", tmp_path / "killed.json", "--seed", 4, "--hands", 3)
    ends = 0
    while killed.poll() is None:
        for engine in engines(killed.pid):
            if ends < 3:
                time.sleep(0.2)
                if engine in engines(killed.pid):
                    os.kill(engine, signal.SIGKILL)
                    ends += 1
        time.sleep(0.05)
    _out, complaints = killed.communicate()
    assert killed.returncode == 0, complaints
    assert ends == 3
    found = report(tmp_path / "killed.json")
    assert (found["outcome"], found["failure"], len(found["hands"])) == ("stopped", "", 3)
