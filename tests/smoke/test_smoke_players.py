"""The smoke test asks every player of the installed program for a move, and notices which makes none."""

from __future__ import annotations

import subprocess
import sys

import pytest

from ginrummy_qt.ports.engine import Decided, Failed, read_from_engine, write_message
from ginrummy_qt.ports.levels import PLAYER_NAMES, Level
from ginrummy_qt.rules.actions import Pass
from tools.smoke import players

on_posix = pytest.mark.skipif(sys.platform == "win32", reason="needs a shell")


@pytest.fixture(scope="module")
def answered(tmp_path_factory):
    if sys.platform == "win32":
        pytest.skip("needs a shell")
    file = tmp_path_factory.mktemp("smoke") / "all the questions"
    file.write_text(players.questions(), encoding="utf-8")
    words = players.command([sys.executable, "-m", "ginrummy_qt"], file)
    return subprocess.run([*map(str, words)], capture_output=True, text=True, check=True).stdout


def test_every_player_makes_a_move(answered):
    assert players.problems(answered) == []
    assert players.problems(f"a warning\n{answered}") == []


def test_a_player_that_makes_no_move_is_named(answered):
    lines = answered.splitlines()
    at = 2 * list(PLAYER_NAMES).index(Level.EXPERT) + 1
    lines[at] = write_message(Failed(5, "no weights")).rstrip()
    [wrong] = players.problems("\n".join(lines))
    assert wrong == f"expert made no move: {read_from_engine(lines[at])}"
    lines[at] = write_message(Decided(5, Pass())).rstrip()
    assert players.problems("\n".join(lines))[0].startswith("expert made no move")


def test_an_engine_that_ends_too_early_is_noticed(answered):
    cut = answered[: answered.index('"name":"master"')]
    assert players.problems(cut) == ["master did not answer"]
    assert players.problems("") == ["beginner did not answer"]
