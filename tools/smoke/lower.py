"""The same source packed as a lower version, to upgrade from: `python -m tools.smoke.lower VERSION DIR`."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from tools.installers.__main__ import make_program
from tools.installers.build import ROOT, Build, System
from tools.installers.linux import Kind, make_packages
from tools.smoke.native import the_one
from tools.smoke.steps import Steps


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
    """Have the package of the next lower version made in `folder`; its path. Raises SmokeFailure."""
    lower = lower_than(version)
    steps.must([sys.executable, "-P", "-m", "tools.smoke.lower", lower, folder], folder=ROOT)
    return the_one(folder, f"*_{lower}_*.deb")


def main(arguments: Sequence[str]) -> int:
    """Make the program and its package in a process of its own, so that all that is said of it is kept."""
    version, folder = arguments
    work = ROOT / "build" / "installers" / version
    build = Build(version=version, work=work, output=Path(folder), system=System.LINUX)
    make_program(build)
    make_packages(build, [Kind.DEB], squeezed=False)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
