"""The private environment: made, mended, and filled with exactly the pinned requirements."""

from __future__ import annotations

import hashlib
import importlib.util
import os
import sys
from pathlib import Path

from devtools.process import answer, run, say
from devtools.system import install_system

SUPPORTED = ((3, 11), (3, 12), (3, 13))


def python_of(venv: Path) -> Path:
    """The interpreter of a virtual environment."""
    return venv / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def is_sound(venv: Path) -> bool:
    """Whether an environment is whole: a supported interpreter that starts, is its own, and has pip."""
    question = "import pip._internal, sys; print(*sys.version_info[:2], sys.prefix)"
    found = answer([python_of(venv), "-c", question])
    if found is None:
        return False
    major, minor, prefix = found.split(" ", 2)
    return (int(major), int(minor)) in SUPPORTED and Path(prefix).resolve() == venv.resolve()


def ensure_venv(venv: Path) -> None:
    """Make the private environment, or make it anew when it is stale or half made."""
    if is_sound(venv):
        return
    if importlib.util.find_spec("ensurepip") is None:
        package = f"python3.{sys.version_info.minor}-venv"
        if not install_system([package]):
            raise SystemExit(f"dev.py: this Python cannot make a private environment: install {package}.")
    say(f"making a private environment in {venv.name}")
    if run([sys.executable, "-m", "venv", "--clear", venv]) != 0:
        raise SystemExit("dev.py: the private environment could not be made, for the reason given above.")


def stamp_of(venv: Path, pins: Path) -> Path:
    """The file that remembers which version of a requirements file the environment holds."""
    return venv / f"installed-{pins.stem}.sha256"


def digest(pins: Path) -> str:
    """The SHA-256 of a requirements file, in hexadecimal."""
    return hashlib.sha256(pins.read_bytes()).hexdigest()


def is_installed(venv: Path, pins: Path) -> bool:
    """Whether the environment was last filled from exactly this content."""
    stamp = stamp_of(venv, pins)
    return stamp.exists() and stamp.read_text() == digest(pins)


def ensure_requirements(venv: Path, pins: Path, contained: tuple[Path, ...] = ()) -> None:
    """Install a requirements file unless exactly this content is installed already.

    `contained`: requirements files that are part of this one, and so are installed with it.
    """
    if is_installed(venv, pins):
        return
    say(f"installing what {pins.name} lists")
    stamp_of(venv, pins).unlink(missing_ok=True)
    pip = (python_of(venv), "-m", "pip", "--disable-pip-version-check", "install", "--quiet", "--use-pep517")
    if run([*pip, "--require-hashes", "-r", pins]) != 0:
        raise SystemExit(f"dev.py: pip could not install {pins.name}, for the reason given above.")
    for each in (pins, *contained):
        stamp_of(venv, each).write_text(digest(each))
