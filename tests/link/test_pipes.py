"""A computer player's process gives way to the window."""

from __future__ import annotations

import os
import sys
from queue import Queue

import pytest

from ginrummy_qt.link.pipes import NICENESS, LineProcess

ASKS_ITSELF = "import os; input(); print(os.getpriority(os.PRIO_PROCESS, 0), flush=True)"


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has priority classes, set at the start")
def test_a_thinking_player_runs_at_a_lower_priority_than_the_window():
    heard: Queue[bytes | None] = Queue()
    child = LineProcess([sys.executable, "-c", ASKS_ITSELF], {}, 1000, heard.put)
    try:
        child.send(b"\n")
        line = heard.get(timeout=20)
    finally:
        child.stop()
    assert line is not None
    assert int(line) == max(NICENESS, os.getpriority(os.PRIO_PROCESS, 0))
