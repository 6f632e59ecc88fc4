"""What every part of the trial under Wine works with."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path, PureWindowsPath
from typing import Final

from tools.smoke import person, pictures
from tools.smoke.screen import Screen
from tools.smoke.steps import SmokeFailure, Steps, expect
from tools.smoke.wine_prefix import WinePrefix

EXIT_RUNNING: Final = 3
EXIT_NEWER: Final = 4
EXIT_SPACE: Final = 5
EXIT_FILES: Final = 6
EXIT_FOREIGN: Final = 8
"""What the setup ends with when it changes nothing, and why (packaging/windows/setup.nsi)."""
_OTHER: Final = 0.97


@dataclass(frozen=True, slots=True)
class Trial:
    """`setup` and `lower` are the installers on drive C. Pictures go to the folder `output`."""

    steps: Steps
    windows: WinePrefix
    screen: Screen
    version: str
    setup: PureWindowsPath
    lower: PureWindowsPath
    output: Path


@contextmanager
def playing(trial: Trial) -> Iterator[None]:
    """The program runs meanwhile, and is left by its menu's shortcut; a failure leaves a picture."""
    with trial.windows.showing(trial.windows.program):
        try:
            trial.screen.wait_for_window()
            yield
            leave(trial)
        except SmokeFailure:
            trial.screen.picture(trial.output / "failure.png")
            raise


def leave(trial: Trial) -> None:
    """Leave the program, once its window is there, and wait until it is gone."""
    trial.screen.wait_for_window()
    person.leave(trial.screen)
    trial.screen.wait_for_no_window()


def expect_version(trial: Trial, version: str) -> None:
    """Raise SmokeFailure unless this version is in the list of installed programs."""
    found = trial.windows.version()
    expect(found == version, f"the list of programs tells {found or 'nothing'}, not {version}")


def expect_exit(trial: Trial, code: int, *command: str | PureWindowsPath) -> None:
    """Raise SmokeFailure unless the command ends with this code."""
    done = trial.windows.run(*command)
    expect(done.returncode == code, f"{command[0]} ended with {done.returncode}, not {code}")


def expect_another_picture(trial: Trial, before: Path, name: str) -> None:
    """Until the screen shows something that is not blank and not what it showed before."""
    for _ in range(20):
        now = trial.screen.picture(trial.output / name)
        if pictures.likeness(before, now) < _OTHER and not pictures.problems(now, trial.screen.size):
            return
    raise SmokeFailure("the record was not shown")
