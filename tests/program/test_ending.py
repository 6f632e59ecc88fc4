"""Ended from outside, the program leaves cleanly and keeps all that closing its window keeps (issue 3)."""

from __future__ import annotations

import json
import signal
import subprocess
import sys

import pytest

from ginrummy_qt.ui.single_instance import SingleInstance, Start
from tests.helpers.program import start, wait_for_first_frame

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there the window is asked to close")


def start_with(number, handling, folder):
    """The program, started where a signal is handled in this way; a shell in the background ignores some."""
    before = signal.signal(number, handling)
    try:
        return start("--data-dir", folder, "--report-first-frame")
    finally:
        signal.signal(number, before)


@pytest.mark.parametrize("name", ["SIGTERM", "SIGINT", "SIGHUP"])
def test_a_signal_closes_the_window_as_a_person_would(qapp, tmp_path, name):
    program = start_with(getattr(signal, name), signal.SIG_DFL, tmp_path)
    wait_for_first_frame(program)
    program.send_signal(getattr(signal, name))
    out, complaints = program.communicate(timeout=20)
    assert (program.returncode, out, complaints) == (0, "", "")
    settings = json.loads((tmp_path / "settings.json").read_text(encoding="utf-8"))["settings"]
    assert settings["window"] is not None, "closing keeps the place of the window"
    instance = SingleInstance(tmp_path)
    assert instance.claim() is Start.FIRST
    instance.release()


def test_a_signal_that_is_to_be_ignored_ends_nothing(tmp_path):
    """As `nohup` starts a program."""
    program = start_with(signal.SIGHUP, signal.SIG_IGN, tmp_path)
    wait_for_first_frame(program)
    program.send_signal(signal.SIGHUP)
    with pytest.raises(subprocess.TimeoutExpired):
        program.wait(0.5)
    program.terminate()
    _out, complaints = program.communicate(timeout=20)
    assert (program.returncode, complaints) == (0, "")
