"""The self-test of an installed program, started where this runs: on a runner with Windows or macOS."""

from __future__ import annotations

import shutil
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from tools.smoke import claims
from tools.smoke.claims import Claims
from tools.smoke.steps import Steps, expect

SEED: Final = 7
"""A match in which everything comes up that the pictures show."""


def self_test(
    steps: Steps, program: Sequence[str | Path], version: str, platform: str, output: Path
) -> Claims:
    """Let the program play a whole match and check what it reports; report and pictures stay in `output`.

    `platform`: the plugin of Qt that shows windows here. Raises SmokeFailure.
    """
    shutil.rmtree(output, ignore_errors=True)
    pictures = output / "é"
    pictures.mkdir(parents=True)
    report = output / "report.json"
    steps.must([*program, "--selftest", report, "--screenshot", pictures, "--seed", str(SEED)])
    found = claims.read(report)
    wrong = claims.problems(found, version, SEED, pictures, platform)
    expect(not wrong, "; ".join(wrong))
    return found


def the_one(folder: Path, pattern: str) -> Path:
    """The one file of this pattern. Raises SmokeFailure where there is none, or more."""
    found = sorted(folder.glob(pattern))
    expect(len(found) == 1, f"there are {len(found)} files {pattern} in {folder.name}, not one")
    return found[0]
