"""The same source as a package of a lower version, to upgrade from."""

from __future__ import annotations

import sys
from pathlib import Path

from ginrummy_qt.ports.identity import EXECUTABLE
from tools.installers.build import ROOT
from tools.smoke.steps import SmokeFailure, Steps


def lower_than(version: str) -> str:
    """The next lower version: 1.2.3 -> 1.2.2, 1.2.0 -> 1.1.9, 1.0.0 -> 0.9.9. ValueError below 0.0.1."""
    major, minor, patch = map(int, version.split("."))
    if patch:
        return f"{major}.{minor}.{patch - 1}"
    if minor:
        return f"{major}.{minor - 1}.9"
    if major:
        return f"{major - 1}.9.9"
    raise ValueError(f"no version is lower than {version}")


def lower_deb(steps: Steps, version: str, folder: Path) -> Path:
    """Make the package of the next lower version in `folder`; its path. Raises SmokeFailure."""
    lower = lower_than(version)
    command = (sys.executable, "-m", "tools.installers", "--version", lower, "--output", folder)
    steps.must([*command, "--trial"], folder=ROOT)
    found = sorted(folder.glob(f"{EXECUTABLE}_{lower}_*.deb"))
    if len(found) != 1:
        raise SmokeFailure(f"no package of version {lower} was made")
    return found[0]
