"""The smoke test on Windows: silent setup, play, and removal of everything but the matches."""

from __future__ import annotations

import os
import subprocess
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from ginrummy_qt.ports.identity import EXECUTABLE, NAME
from ginrummy_qt.storage.data_folder import APPLICATION
from tools.smoke.native import self_test, the_one
from tools.smoke.steps import SmokeFailure, Steps, expect

PLATFORM: Final = "windows"
UNINSTALL_KEY: Final = rf"HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall\{EXECUTABLE}"
EXIT_RUNNING: Final = 3
"""What the setup ends with when the program runs (packaging/windows/setup.nsi)."""
PATIENCE_S: Final = 60.0
SETTLING_S: Final = 2.0
"""How long a program that has begun is left alone before it counts as running."""


def run(steps: Steps, folder: Path, version: str, output: Path) -> None:
    """Try the setup in `folder`; report and pictures go to `output`. Raises SmokeFailure.

    It installs for the user who runs this and removes it again, so it belongs on a machine for trials.
    """
    setup = the_one(folder, f"{EXECUTABLE}-{version}-setup.exe")
    local = Path(os.environ["LOCALAPPDATA"])
    installed = local / "Programs" / NAME
    program = installed / f"{EXECUTABLE}.exe"
    saved = local / APPLICATION / "kept by the smoke test"
    with steps.step("the setup installs silently"):
        steps.must([setup, "/S"])
        expect(program.exists(), f"there is no {program.name} after the setup")
        steps.must(["reg", "query", UNINSTALL_KEY])
    with steps.step("self-test"):
        self_test(steps, [program], version, PLATFORM, output / "windows")
    with steps.step("the setup changes nothing under a running program"):
        _try_over_running(steps, setup, program)
    with steps.step("the setup installs over itself"):
        steps.must([setup, "/S"])
    with steps.step("removing it leaves the matches and nothing else"):
        saved.parent.mkdir(parents=True, exist_ok=True)
        saved.touch()
        steps.must([installed / "uninstall.exe", "/S"])
        wait_for(lambda: not installed.exists(), f"{installed.name} is still there after removing it")
        gone = steps.call(["reg", "query", UNINSTALL_KEY]).returncode != 0
        expect(gone, "the program is still in the list of programs after removing it")
        expect(saved.exists(), "removing the program removed the matches")
        saved.unlink()


def wait_for(condition: Callable[[], bool], trouble: str) -> None:
    """Wait until it holds. Raises SmokeFailure with `trouble` after PATIENCE_S."""
    until = time.monotonic() + PATIENCE_S
    while not condition():
        if time.monotonic() > until:
            raise SmokeFailure(trouble)
        time.sleep(0.2)


def _try_over_running(steps: Steps, setup: Path, program: Path) -> None:
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as data:
        before = program.stat().st_mtime_ns
        running = subprocess.Popen([str(program), "--data-dir", data])
        try:
            wait_for(lambda: any(Path(data).iterdir()), "the program did not begin")
            time.sleep(SETTLING_S)
            answer = steps.call([setup, "/S", "/WAIT=1"]).returncode
        finally:
            running.terminate()
            running.wait()
        expect(answer == EXIT_RUNNING, f"the setup ended with {answer} under a running program")
        expect(program.stat().st_mtime_ns == before, "the setup changed a running program")
