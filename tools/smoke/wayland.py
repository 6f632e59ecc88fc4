"""The self-test on a Wayland compositor without a monitor."""

from __future__ import annotations

import shutil
from typing import Final

from ginrummy_qt.ports.identity import EXECUTABLE
from tools.smoke import claims, pictures
from tools.smoke.machine import HOME, RUNTIME
from tools.smoke.screen import wait_until
from tools.smoke.steps import expect
from tools.smoke.trial import SEED, Trial

_SOCKET: Final = "wayland-smoke"
_WESTON: Final = ("weston", "--backend=headless-backend.so", f"--socket={_SOCKET}", "--no-config")


def play_on_wayland(trial: Trial) -> None:
    """Let the program play a hand with no X screen to fall back on. Raises SmokeFailure."""
    machine, size = trial.machine, trial.screen.size
    inside, output = f"{HOME}/Wayland", trial.output / "wayland"
    with machine.started(*_WESTON, f"--width={size[0]}", f"--height={size[1]}"):
        wait_until(machine.path(f"{RUNTIME}/{_SOCKET}").exists, "the Wayland compositor did not start")
        places = ("--selftest", f"{inside}/report.json", "--screenshot", f"{inside}/é")
        test = (*places, "--seed", str(SEED), "--hands", "1")
        done = machine.try_as_user(EXECUTABLE, *test, WAYLAND_DISPLAY=_SOCKET, DISPLAY="")
    shutil.rmtree(output, ignore_errors=True)
    shutil.move(machine.path(inside), output)
    found = claims.read(output / "report.json")
    expect(done.returncode == 0, f"the self-test failed: {found['failure']}")
    expect(found["run"]["platform"] == "wayland", f"it ran on {found['run']['platform']!r}")
    expect(len(found["hands"]) == 1, f"it played {len(found['hands'])} hands")
    wrong = [each for name in found["pictures"] for each in pictures.problems(output / "é" / name, size)]
    expect(bool(found["pictures"]) and not wrong, "; ".join(wrong) or "it took no pictures")
