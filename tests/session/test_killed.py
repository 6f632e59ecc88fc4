"""Killed at any moment: nothing acknowledged is missing, nothing is half there (issue 2, Build 4)."""

from __future__ import annotations

import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from ginrummy_qt.rules.record import event_to_text, read_record, write_record
from ginrummy_qt.rules.seats import Seat
from ginrummy_qt.storage.match_store import SqliteMatchStore
from tests.helpers.sessions import play_on, session_on

ROOT = Path(__file__).parents[2]
KILLS = 10
MOST_EVENTS_OF_A_STEP = 6
"""A knock, the defence, the score, the seed, the end of the match; and one to spare."""


def play_and_kill(folder: Path, run: int) -> list[str]:
    """Start the player, kill it after some acknowledged steps and a moment more; the lines it got to say."""
    rng = random.Random(run)
    player = subprocess.Popen(
        [sys.executable, "-m", "tests.helpers.session_player", str(folder), f"run {run}"],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert player.stdout is not None
    heard = [player.stdout.readline() for _ in range(rng.choice((1, 2, 10, 60, 150)))]
    time.sleep(rng.random() * 0.02)
    player.send_signal(signal.SIGKILL)
    heard += player.stdout.readlines()
    player.stdout.close()
    assert player.wait() == -signal.SIGKILL
    assert heard[0] == "ready\n"
    return [line.rstrip("\n") for line in heard[1:] if line.endswith("\n")]


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no SIGKILL")
def test_after_kill_9_not_one_acknowledged_step_is_missing_and_none_is_half_there(tmp_path):
    acknowledged: dict[tuple[str, int], str] = {}
    for run in range(KILLS):
        for line in play_and_kill(tmp_path, run):
            match_id, seq, last = line.split(" ", 2)
            acknowledged[match_id, int(seq)] = last
        store = SqliteMatchStore(tmp_path)
        for match_id in {match_id for match_id, _ in acknowledged}:
            events = store.load(match_id).events
            spoken = {seq: last for (name, seq), last in acknowledged.items() if name == match_id}
            assert max(spoken) <= len(events) <= max(spoken) + MOST_EVENTS_OF_A_STEP
            assert {seq: event_to_text(events[seq - 1]) for seq in spoken} == spoken
            assert read_record(write_record(events)) == events, "every step is there as a whole"
        store.close()
    assert len(acknowledged) > 100


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no SIGKILL")
def test_after_kill_9_the_match_goes_on_to_its_end(tmp_path):
    lines = play_and_kill(tmp_path, 3)
    session = session_on(SqliteMatchStore(tmp_path), "after")
    session.resume(lines[-1].split()[0])
    play_on(session, random.Random(1))
    assert session.update(Seat.SOUTH).match.winner is not None
    assert session.unfinished() == ()
    assert read_record(write_record(session.log())) == session.log()
