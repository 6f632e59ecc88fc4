"""The engine is a process of its own that loads neither Qt nor the game's storage."""

from __future__ import annotations

import subprocess
import sys


def test_a_computer_players_process_never_loads_qt_or_sqlite():
    done = subprocess.run(
        [sys.executable, "-X", "importtime", "-m", "ginrummy_qt", "--engine"],
        input="",
        capture_output=True,
        text=True,
        timeout=60,
    )
    loaded = {line.rpartition("|")[2].strip() for line in done.stderr.splitlines() if "|" in line}
    assert "ginrummy_qt.rules.view" in loaded
    assert not {name.partition(".")[0] for name in loaded} & {"PySide6", "shiboken6", "sqlite3"}
