"""What was seen is saved: a program killed in mid-hand goes on where it was."""

from __future__ import annotations

import signal
import time

from ginrummy_qt.ports.levels import Style
from ginrummy_qt.rules.seats import Seat
from ginrummy_qt.session.match_session import MatchSession
from ginrummy_qt.storage.match_store import SqliteMatchStore
from tests.helpers.fakes import counting_entropy, setup
from tests.helpers.program import start, wait_for_first_frame


def _events(folder) -> int:
    store = SqliteMatchStore(folder)
    try:
        [summary] = store.unfinished()
        return len(store.load(summary.match_id).events)
    finally:
        store.close()


def _begin(folder) -> int:
    """A match in which the computer is to act; the number of its events."""
    store = SqliteMatchStore(folder)
    session = MatchSession(store, counting_entropy(), lambda: 1)
    session.new_match(setup("R1", Style.STEADY))
    session.cut("")
    update = session.update(Seat.SOUTH)
    while update.legal_actions:
        session.submit(Seat.SOUTH, update.legal_actions[-1], update.seq)
        update = session.update(Seat.SOUTH)
    store.close()
    return update.seq


def test_after_kill_9_the_match_goes_on_with_every_move_that_was_made(tmp_path):
    before = _begin(tmp_path)
    program = start("--data-dir", tmp_path, "--speed", "off", "--report-first-frame")
    wait_for_first_frame(program)
    deadline = time.monotonic() + 30
    while (reached := _events(tmp_path)) == before and time.monotonic() < deadline:
        time.sleep(0.05)
    program.send_signal(signal.SIGKILL)
    program.communicate(timeout=20)
    assert reached > before, "the computer never moved"
    assert _events(tmp_path) >= reached
    again = start("--data-dir", tmp_path, "--report-first-frame")
    wait_for_first_frame(again)
    again.terminate()
    again.communicate(timeout=20)
    assert _events(tmp_path) >= reached
