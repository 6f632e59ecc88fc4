"""The checks of what runs on other machines: workflows, and the shell scripts they and the installers use."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from pathlib import Path

WORKFLOWS = Path(".github/workflows")


def tool_of(venv: Path, name: str) -> Path:
    """A program that a package put into a virtual environment."""
    return venv / ("Scripts" if os.name == "nt" else "bin") / (f"{name}.exe" if os.name == "nt" else name)


def shell_scripts(root: Path) -> list[Path]:
    """The project's shell scripts."""
    return [root / ".ci" / "run", *sorted((root / "packaging").rglob("*.sh"))]


def workflow_checks(root: Path, venv: Path) -> Mapping[str, Sequence[str | Path]]:
    """The checks by name, as commands that fail if there is anything to mend; none reaches the network.

    jactionlint is the actionlint that is still kept up to date; it looks into the scripts of the steps with
    the shellcheck of the environment. zizmor looks for what an attacker could use.
    """
    shellcheck = tool_of(venv, "shellcheck")
    workflows = sorted((root / WORKFLOWS).glob("*.yml"))
    actionlint = (tool_of(venv, "jactionlint"), "--no-online", "--strict-exit")
    return {
        "actionlint": (*actionlint, "--shellcheck", shellcheck, *workflows),
        "zizmor": (tool_of(venv, "zizmor"), "--offline", "--quiet", "--no-progress", *workflows),
        "shellcheck": (shellcheck, "--external-sources", *shell_scripts(root)),
    }
