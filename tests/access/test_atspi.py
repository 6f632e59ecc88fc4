"""The program through AT-SPI, from another process, with the client library that screen readers use.

Nothing but the accessible tree is looked at and acted on: the scripts beside this file know the program's
command line and what stands in the tree. Each test has an X screen and a D-Bus session of its own.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ginrummy_qt.ports.levels import Style
from ginrummy_qt.ports.settings import Settings
from ginrummy_qt.ports.table import MatchSetup
from ginrummy_qt.rules.ruleset import PRESETS
from ginrummy_qt.storage.match_store import SqliteMatchStore
from ginrummy_qt.storage.settings_file import SettingsFile
from tests.helpers.program import command, environment
from tests.helpers.sessions import session_on

SYSTEM_PYTHON = "/usr/bin/python3"
LIBRARY = "import gi; gi.require_version('Atspi', '2.0'); from gi.repository import Atspi"
PATIENCE_S = 240
LOW_HAND = 2250
"""A deal in which the person begins with 9 points of deadwood, so that any draw lets it end the hand."""
Play = Callable[..., dict[str, Any]]


def _lacking() -> str:
    """What this machine lacks for these tests; empty for nothing."""
    if sys.platform != "linux":
        return "AT-SPI is Linux's"
    missing = [name for name in ("Xvfb", "xdotool", "dbus-run-session") if shutil.which(name) is None]
    try:
        found = (
            subprocess.run([SYSTEM_PYTHON, "-c", LIBRARY], capture_output=True, check=False).returncode == 0
        )
    except OSError:
        found = False
    if not found:
        missing.append("libatspi for the system's Python")
    return f"needs {', '.join(missing)}" if missing else ""


pytestmark = pytest.mark.skipif(bool(_lacking()), reason=_lacking() or "nothing is missing")


@pytest.fixture
def play(display, tmp_path) -> Play:
    """Runs one of the scripts on the program over a data folder; the report of what it met."""

    def run(script: str, *arguments: str, folder: Path = tmp_path / "data") -> dict[str, Any]:
        folder.mkdir(exist_ok=True)
        SettingsFile(folder).save(Settings(welcomed=True))
        program = command("--data-dir", folder, "--speed", "off", "--size", "1280x800", "--language", "en")
        done = subprocess.run(
            ["dbus-run-session", "--", SYSTEM_PYTHON, "-W", "ignore", script, *arguments, *program],
            cwd=Path(__file__).parent,
            env=environment(DISPLAY=display, QT_QPA_PLATFORM="xcb", WAYLAND_DISPLAY=""),
            capture_output=True,
            text=True,
            timeout=PATIENCE_S,
            check=False,
        )
        lines = done.stdout.splitlines()
        assert lines, done.stderr
        report: dict[str, Any] = json.loads(lines[-1])
        assert "stuck" not in report, json.dumps(report, indent=1)
        assert report["still_runs"], done.stderr
        return report

    return run


@pytest.fixture
def low_hand(tmp_path) -> Path:
    """A data folder with a match whose first hand can be ended in the first turn."""
    folder = Path(tmp_path / "low")
    folder.mkdir()
    store = SqliteMatchStore(folder)
    session_on(store, LOW_HAND).new_match(MatchSetup(PRESETS["R1"], Style.SIMPLE))
    store.close()
    return folder


def test_a_hand_is_played_from_a_new_match_to_its_result_by_the_tree_alone(play):
    report = play("atspi_hand.py")
    opening = report["first_hand"][: report["first_hand"].index("Start") + 1]
    assert opening[-3:] == ["All opponents…", "Choose", "Start"]
    assert opening[:-3] in ([], ["Another match…"], ["Another match"])
    assert len(report["first_hand"]) > len(opening) + 1
    assert report["title"] in ("You win the hand", "Noa wins the hand", "The hand is void")
    assert report["result"][0] == "This hand"
    assert report["score"].startswith("Score: you ")
    assert report["nameless"] == []
    assert report["misplaced"] == []
    assert report["roles"] == {
        "Your hand": "list",
        "Stock": "push button",
        "Discard pile": "push button",
        "Knock place": "push button",
        "Noa’s hand": "list",
        "Moves of this hand": "list",
    }
    assert report["hit"][0] == report["hit"][1]
    assert any(kind == "focused" and " of " in name for kind, name in report["states"])
    assert any(kind == "selected" and " of " in name for kind, name in report["states"])


def test_a_hand_is_ended_by_the_preview_and_all_of_it_is_announced(play, low_hand):
    report = play("atspi_hand.py", folder=low_hand)
    ends = [deed for deed in report["first_hand"] if deed.startswith(("Go back", "Knock with", "Gin"))]
    assert ends == [ends[0], "Go back", ends[0], ends[0]]
    melds = "Run: eight of clubs, nine of clubs and ten of clubs"
    for beginning in (melds, "Deadwood ", "Discard: "):
        assert any(text.startswith(beginning) for text in report["preview"]), beginning
    assert report["refused"] == [["Draw a card first.", 2]]
    said = [text for text, _how in report["announced"]]
    told = ["Your turn: take ", "You passed", "Noa ", "You drew the ", "Your turn: discard, or knock"]
    told += ["Knock with ", "You knocked with ", "Score: you ", "Hand 2, "]
    found = [next(i for i, text in enumerate(said) if text.startswith(beginning)) for beginning in told]
    assert found == sorted(found)
    assert any("won the hand" in text for text in said)
    assert not any(sign in text for text in said for sign in "♣♦♥♠")
    assert "Cut the deck" not in said


def test_the_dialogs_of_the_menus_are_opened_read_and_closed_again_and_again(play, low_hand):
    report = play("atspi_sheets.py", "2", folder=low_hand)
    assert report["wrong"] == []
    assert len(report["titles"]) == len(report["held"]) == 12
    assert len(set(report["titles"])) == 6
    assert all(report["held"])
