"""The .rpm and the portable archive, tried on the same machine with the libraries that the .deb asked for."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Final

from ginrummy_qt.ports.identity import EXECUTABLE
from tools.smoke.installing import BUNDLE
from tools.smoke.machine import HOME, USER
from tools.smoke.removing import forget_rpm, saves_untouched
from tools.smoke.steps import expect
from tools.smoke.trial import Trial

_FOLDER: Final = f"{HOME}/Jogos e diversão"
_OWN_DATABASE: Final = ("--dbpath", "/var/lib/rpm", "--force-debian")


def portable(trial: Trial, archive: Path) -> None:
    """Unpack the archive in the user's home and run it from there, with the package removed."""
    machine, steps = trial.machine, trial.steps
    with steps.step("the archive unpacked in the user's home"):
        place = machine.path(_FOLDER)
        place.mkdir()
        steps.must(["tar", "-C", place, "--no-same-owner", "-xf", archive])
        machine.as_root("chown", "-R", f"{USER}:{USER}", _FOLDER)
        inside = [path.name for path in place.iterdir()]
        expect(len(inside) == 1, f"the archive holds {len(inside)} things side by side, not one folder")
    top = f"{_FOLDER}/{inside[0]}"
    trial.measure("tar", archive, machine.path(top), f"{top}/{EXECUTABLE}")
    shutil.rmtree(place)


def rpm(trial: Trial, package: Path) -> None:
    """Install the .rpm with rpm, which does not know what dpkg installed; run it, and erase it again."""
    machine, steps = trial.machine, trial.steps
    with steps.step("the .rpm asks for libraries by name") as notes:
        needs = steps.must(["rpm", "-qp", "--requires", package]).split("\n")
        notes.append(f"{sum('.so' in line for line in needs)} libraries")
        expect(any(".so" in line for line in needs), "the .rpm requires no library")
    with steps.step("the .rpm installed with rpm"):
        command = ("rpm", "--root", machine.root, *_OWN_DATABASE)
        steps.must([*command, "--install", "--nodeps", package])
        steps.must([*command, "--verify", "--nodeps", EXECUTABLE])
    trial.measure("rpm", package, machine.path(BUNDLE), EXECUTABLE)
    with steps.step("the .rpm erased: its files are gone, the user's are not"):
        with saves_untouched(trial):
            names = steps.must([*command, "--query", "--list", EXECUTABLE]).splitlines()
            steps.must([*command, "--erase", EXECUTABLE])
        left = [name for name in names if machine.path(name).is_file()]
        expect(not left, f"still there: {', '.join(left)}")
        forget_rpm(trial)
