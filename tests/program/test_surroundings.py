"""Starting in poor surroundings: each gets one sentence or none, and the game plays (issue 3, Bad input)."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from ginrummy_qt.storage.data_folder import NOWHERE, data_folder
from ginrummy_qt.ui.diagnostics import without_secrets
from tests.helpers.program import run, start, wait_for_first_frame

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="folders and rights are others there")


@pytest.fixture
def short() -> Iterator[Path]:
    """A folder with a path that is short enough for a socket in it."""
    with tempfile.TemporaryDirectory(dir="/tmp") as folder:
        yield Path(folder)


def ended(program: subprocess.Popen[str]) -> tuple[int, str]:
    """Ask the program to end: its exit code and what it complained of."""
    program.terminate()
    _out, complaints = program.communicate(timeout=20)
    return program.returncode, complaints


@pytest.mark.parametrize("name", ["two  words", "Ștefan ação 卡", "-dash", "quo'te\"", "x" * 120])
def test_the_home_folder_may_have_any_name(tmp_path, name):
    home = tmp_path / name
    home.mkdir()
    program = start("--report-first-frame", HOME=str(home), XDG_DATA_HOME="")
    wait_for_first_frame(program)
    again = run(HOME=str(home), XDG_DATA_HOME="")
    assert ended(program) == (0, "")
    assert (again.returncode, again.stderr) == (0, "")
    assert (home / ".local" / "share" / "ginrummy-qt" / "ginrummy.sqlite3").exists()


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="needs a folder that even root cannot write")
def test_in_a_folder_that_is_read_only_the_game_starts_and_a_second_start_finds_it():
    program = start("--data-dir", "/proc/ginrummy", "--report-first-frame")
    wait_for_first_frame(program)
    again = run("--data-dir", "/proc/ginrummy")
    assert ended(program) == (0, "")
    assert (again.returncode, again.stderr) == (0, "")


def test_without_a_folder_for_temporary_files_a_second_start_still_finds_the_first(short):
    nowhere = {"TMPDIR": "/nonexistent/tmp", "XDG_RUNTIME_DIR": "/nonexistent/run"}
    data = short / "data"
    program = start("--data-dir", data, "--report-first-frame", **nowhere)
    wait_for_first_frame(program)
    again = run("--data-dir", data, **nowhere)
    assert ended(program) == (0, "")
    assert (again.returncode, again.stderr) == (0, "")


def test_a_second_start_with_another_folder_for_temporary_files_finds_the_first(tmp_path):
    program = start("--data-dir", tmp_path / "data", "--report-first-frame")
    wait_for_first_frame(program)
    (tmp_path / "tmp").mkdir()
    again = run("--data-dir", tmp_path / "data", TMPDIR=str(tmp_path / "tmp"))
    assert ended(program) == (0, "")
    assert (again.returncode, again.stderr) == (0, "")


def test_without_a_home_nothing_is_written_anywhere_else(tmp_path, monkeypatch):
    """As for a user who is in no list of users, in a container for example."""
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setattr(os.path, "expanduser", lambda path: path)
    assert data_folder() == NOWHERE
    monkeypatch.setattr(Path, "home", lambda: (_ for _ in ()).throw(RuntimeError("no home")))
    assert without_secrets("in /root") == "in /root"


@pytest.mark.parametrize("unset", ["HOME", "XDG_RUNTIME_DIR", "TMPDIR", "LANG", "PATH", "USER"])
def test_a_hand_is_played_without_a_usual_variable(tmp_path, unset):
    done = run("--selftest", tmp_path / "report.json", "--hands", 1, **{unset: ""})
    assert (done.returncode, done.stderr) == (0, "")
