"""`python -m tools.installers.appimage DIST`: an AppImage of what `python3 dev.py installers` has made.

Its tool and its runtime are on no package registry, so they are fetched here and held to their checksums;
the release workflow alone runs this.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
import urllib.request
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from ginrummy_qt.ports.identity import EXECUTABLE
from tools.installers.build import ROOT
from tools.installers.stage import version_of

SCRIPT: Final = ROOT / "packaging" / "linux" / "appimage.sh"


@dataclass(frozen=True, slots=True)
class Pin:
    """A file on the web, and the SHA-256 of what it has to be."""

    address: str
    sha256: str


class AppImageError(Exception):
    """The AppImage could not be made; the message says why."""


_GITHUB: Final = "https://github.com/AppImage"
TOOL: Final = Pin(
    f"{_GITHUB}/appimagetool/releases/download/1.9.1/appimagetool-x86_64.AppImage",
    "ed4ce84f0d9caff66f50bcca6ff6f35aae54ce8135408b3fa33abfc3cb384eb0",
)
RUNTIME: Final = Pin(
    f"{_GITHUB}/type2-runtime/releases/download/20251108/runtime-x86_64",
    "2fca8b443c92510f1483a883f60061ad09b46b978b2631c807cd873a47ec260d",
)


def fetch(pin: Pin, folder: Path) -> Path:
    """Fetch a file into a folder, as a program. Raises AppImageError unless it is the pinned one."""
    path = folder / pin.address.rpartition("/")[2]
    with urllib.request.urlopen(pin.address, timeout=60) as response:
        content: bytes = response.read()
    found = hashlib.sha256(content).hexdigest()
    if found != pin.sha256:
        raise AppImageError(f"{path.name} is not the pinned one: its SHA-256 is {found}")
    path.write_bytes(content)
    path.chmod(0o755)
    return path


def make_appimage(tree: Path, output: Path, tool: Pin = TOOL, runtime: Pin = RUNTIME) -> None:
    """Make an AppImage from the tree that the packages hold, and try it once. Raises AppImageError."""
    with tempfile.TemporaryDirectory() as place:
        fetched = [fetch(pin, Path(place)) for pin in (tool, runtime)]
        if subprocess.run([str(SCRIPT), str(tree), *map(str, fetched), str(output)]).returncode != 0:
            raise AppImageError("the AppImage could not be made, for the reason given above")
        # Containers let nobody mount it.
        environment = {**os.environ, "APPIMAGE_EXTRACT_AND_RUN": "1"}
        trial = trial_of(output.absolute(), Path(place))
        if subprocess.run(trial, env=environment).returncode != 0:
            raise AppImageError("the AppImage does not start, or does not play")


def trial_of(program: Path, folder: Path) -> list[str]:
    """How to try it: a hand on a screen of its own where there can be one, else the version alone."""
    if shutil.which("xvfb-run") is None or shutil.which("xauth") is None:
        return [str(program), "--version"]
    report = str(folder / "selftest.json")
    return ["xvfb-run", "-a", str(program), "--selftest", report, "--hands", "1", "--speed", "off"]


def main(arguments: Sequence[str]) -> int:
    """Make it; 0 when it was made."""
    parser = argparse.ArgumentParser(prog="python -m tools.installers.appimage", description=__doc__)
    parser.add_argument("dist", type=Path, help="the folder for it")
    folder = parser.parse_args(arguments).dist
    version = version_of()
    try:
        make_appimage(
            ROOT / "build" / "installers" / version / "root",
            folder / f"{EXECUTABLE}-{version}-x86_64.AppImage",
        )
    except (AppImageError, OSError) as error:
        print(f"appimage: {error}.", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
