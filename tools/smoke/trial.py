"""What every part of the smoke test works with."""

from __future__ import annotations

import shutil
import time
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Final

from tools.smoke import claims, players
from tools.smoke.claims import Claims
from tools.smoke.files import measure
from tools.smoke.machine import HOME, Machine
from tools.smoke.screen import Screen
from tools.smoke.steps import SmokeFailure, Steps, expect

SEED: Final = 7
"""A match in which everything comes up that the pictures show."""
STARTS: Final = 5
_QUESTIONS: Final = "/srv/questions"


@dataclass(frozen=True, slots=True)
class Form:
    """A line of the table: one form the program is handed out in, and what was measured of it."""

    name: str
    installer_bytes: int
    files: int
    unpacked_bytes: int
    first_frame_s: float
    outcome: str


@dataclass(slots=True)
class Trial:
    """The machine, its screen, and what is known so far. Pictures and reports go into `output`."""

    steps: Steps
    machine: Machine
    screen: Screen
    output: Path
    version: str
    forms: list[Form] = field(default_factory=list)
    claims: Claims | None = None

    def measure(self, name: str, installer: Path, folder: Path, program: str) -> None:
        """Run the self-test of a program in the machine, time its start, and add a line to the table."""
        with self.steps.step(f"{name}: self-test as an ordinary user") as notes:
            found = self._selftest(name, program)
            notes += [f"{len(found['hands'])} hands", f"{len(found['pictures'])} pictures"]
        with self.steps.step(f"{name}: every player makes a move"):
            self._ask_players(program)
        with self.steps.step(f"{name}: time to the first frame, warm") as notes:
            first = median([first_frame(self.machine, program) for _ in range(STARTS + 1)][1:])
            notes.append(f"{first:.2f} s")
        files, size = measure(folder)
        self.forms.append(Form(name, installer.stat().st_size, files, size, first, "passed"))

    def _selftest(self, name: str, program: str) -> Claims:
        """Its report, checked; it has to play the same match as any form before it."""
        inside = f"{HOME}/Self test"
        output = self.output / name
        shutil.rmtree(output, ignore_errors=True)
        places = ("--selftest", f"{inside}/report.json", "--screenshot", f"{inside}/é")
        done = self.machine.try_as_user(program, *places, "--data-dir", f"{inside}/data", "--seed", str(SEED))
        if self.machine.path(inside).exists():
            shutil.move(self.machine.path(inside), output)
        found = claims.read(output / "report.json") if (output / "report.json").exists() else None
        if done.returncode != 0 or found is None:
            raise SmokeFailure(f"the self-test ended with {done.returncode}: {done.stdout.strip()}")
        wrong = claims.problems(found, self.version, SEED, output / "é")
        if self.claims is not None:
            wrong += [
                f"{claim} is not as in the form before" for claim in claims.differences(self.claims, found)
            ]
        expect(not wrong, "; ".join(wrong))
        self.claims = found
        return found

    def _ask_players(self, program: str) -> None:
        asked = self.machine.path(_QUESTIONS)
        asked.write_text(players.questions(), encoding="utf-8")
        wrong = players.problems(self.machine.as_user(*map(str, players.command([program], _QUESTIONS))))
        asked.unlink()
        expect(not wrong, "; ".join(wrong))


def first_frame(machine: Machine, program: str) -> float:
    """Seconds from the start of the program to its first frame. Raises SmokeFailure when none comes."""
    began = time.monotonic()
    with machine.started(program, "--report-first-frame") as running:
        assert running.stdout is not None
        words = running.stdout.readline().split()
    if words[:2] != ["first", "frame"]:
        raise SmokeFailure("the program did not report its first frame")
    return float(words[2]) - began


def table(forms: list[Form]) -> str:
    """The measures as lines to read or to paste."""
    lines = [
        "| form | installer | unpacked | files | first frame | self-test |",
        "|---|---|---|---|---|---|",
    ]
    for form in forms:
        sizes = f"{form.installer_bytes / 1e6:.1f} MB | {form.unpacked_bytes / 1e6:.1f} MB | {form.files}"
        lines.append(f"| {form.name} | {sizes} | {form.first_frame_s:.2f} s | {form.outcome} |")
    return "\n".join(lines)
