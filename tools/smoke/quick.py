"""The fast half: the package is only unpacked, and its program plays a match on this machine."""

from __future__ import annotations

import os
import shutil
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from ginrummy_qt.ports.identity import EXECUTABLE
from ginrummy_qt.ports.levels import PLAYER_NAMES
from tools.smoke import players
from tools.smoke.files import measure
from tools.smoke.native import self_test
from tools.smoke.steps import Steps, expect

_PASSED: Final = ("PATH", "LANG", "LC_ALL", "TMPDIR", "XAUTHORITY")
"""What of this machine's environment the program is given: no settings of Qt's, no secrets of a runner."""


def run(steps: Steps, deb: Path, version: str, display: str, output: Path) -> None:
    """Unpack the package, look whether all of it is there, and run its self-test. Raises SmokeFailure."""
    place = output / "unpacked ü"
    shutil.rmtree(place, ignore_errors=True)
    with steps.step("unpacked the package") as notes:
        steps.must(["dpkg-deb", "--extract", deb, place])
        files, size = measure(place)
        notes.append(f"{files} files, {size / 1e6:.1f} MB")
        expect((place / "usr/bin" / EXECUTABLE).is_symlink(), f"no /usr/bin/{EXECUTABLE}")
    with steps.step("self-test") as notes:
        home = place / "home"
        home.mkdir()
        environment = {**surroundings(os.environ), "HOME": str(home), "DISPLAY": display}
        program = ["env", "-i", *(f"{name}={value}" for name, value in environment.items())]
        found = self_test(steps, [*program, place / "usr/bin" / EXECUTABLE], version, "xcb", output / "quick")
        notes.append(f"{len(found['hands'])} hands, {len(found['pictures'])} pictures")
    with steps.step("every player makes a move") as notes:
        asked = place / "questions"
        asked.write_text(players.questions(), encoding="utf-8")
        told = steps.must(players.command([*program, place / "usr/bin" / EXECUTABLE], asked))
        wrong = players.problems(told)
        expect(not wrong, "; ".join(wrong))
        notes.append(f"{len(PLAYER_NAMES)} players")
    shutil.rmtree(place)


def surroundings(environment: Mapping[str, str]) -> dict[str, str]:
    """The few variables that a program on a desktop needs."""
    return {name: environment[name] for name in _PASSED if name in environment}
