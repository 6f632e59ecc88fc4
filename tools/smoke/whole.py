"""The whole smoke test, from a bare system to a bare system."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from ginrummy_qt.ports.identity import EXECUTABLE
from tools.smoke import debian, desktop, installing, other_forms, removing
from tools.smoke.installing import Packages
from tools.smoke.lower import lower_deb, lower_than
from tools.smoke.machine import Machine
from tools.smoke.screen import Screen
from tools.smoke.steps import Steps
from tools.smoke.trial import Form, Trial

SCREEN: Final = (1280, 800)


@dataclass(frozen=True, slots=True)
class Installers:
    """What is handed out for Linux."""

    deb: Path
    rpm: Path
    archive: Path


def run(steps: Steps, installers: Installers, version: str, display: str, output: Path) -> Sequence[Form]:
    """Try everything; what was measured of each form. Raises SmokeFailure."""
    lower = lower_than(version)
    release = debian.this_release(steps)
    with (
        steps.step(f"a bare {release.codename}, and {lower} from the same source"),
        ThreadPoolExecutor() as together,
    ):
        making = together.submit(lower_deb, steps, version, output / "lower")
        base = debian.base_archive(steps, release, output)
        older = making.result()
    machine = Machine(steps, output / "root")
    with steps.step("a fresh machine with an ordinary user") as notes:
        debian.unpack(steps, base, machine.root)
        machine.prepare()
        machine.borrow_display(display)
        notes.append(f"home: {machine.home.name}")
    trial = Trial(steps, machine, Screen(steps, display, SCREEN), output, version)
    packages = Packages(installers.deb, older, version, lower)
    before = removing.everything(trial)
    installing.install_lower(trial, packages)
    match = installing.upgrade_with_a_match(trial, packages)
    trial.measure("deb", installers.deb, machine.path(installing.BUNDLE), EXECUTABLE)
    installing.older_over_newer(trial, packages, match)
    installing.in_a_read_only_home(trial)
    other_forms.portable(trial, installers.archive)
    with steps.step("the .deb removed, to make way for the .rpm"):
        machine.apt("remove", EXECUTABLE)
    other_forms.rpm(trial, installers.rpm)
    with steps.step("the .deb installed again"):
        machine.apt("install", machine.fetch(installers.deb))
    removing.remove_all(trial, before)
    desktop.on_a_desktop(trial, installers.deb, trial.output / "deb" / "data")
    machine.discard()
    return trial.forms
