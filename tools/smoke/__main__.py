"""`python -m tools.smoke [--quick]`: tries the installers in `dist/` on a bare system, as people use them.

Needs root, for a bare system is a folder that programs take for the root directory. Everything it saw is kept
in `build/smoke/`: pictures, reports, and a log of every command.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from ginrummy_qt.ports.identity import EXECUTABLE
from tests.helpers.x_display import x_display
from tools.installers.build import ROOT, System, this_system
from tools.installers.stage import version_of
from tools.smoke import on_macos, on_windows, quick, whole
from tools.smoke.native import the_one
from tools.smoke.steps import SmokeFailure, Steps, complain
from tools.smoke.trial import table

OUTPUT: Final = ROOT / "build" / "smoke"
_APART: Final = "GINRUMMY_SMOKE_APART"
_UNSHARE: Final = ("unshare", "--mount", "--pid", "--fork", "--kill-child", "--mount-proc")
"""What is mounted and started goes away with this process, however it ends."""


def main(arguments: Sequence[str]) -> int:
    """Run the smoke test; 0 when all is well."""
    parser = argparse.ArgumentParser(prog="python -m tools.smoke", description=__doc__)
    parser.add_argument("--dist", type=Path, default=ROOT / "dist", help="the folder with the installers")
    parser.add_argument("--quick", action="store_true", help="only unpack the .deb and run its self-test")
    options = parser.parse_args(arguments)
    elsewhere = {System.WINDOWS: on_windows.run, System.MACOS: on_macos.run}.get(this_system())
    if elsewhere is None and not options.quick and os.geteuid() != 0:
        complain("only root may set up a bare system to try the installers on: use sudo, or --quick.")
        return 1
    if elsewhere is None and not options.quick and _APART not in os.environ:
        return _start_apart(arguments)
    began = time.monotonic()
    try:
        if elsewhere is not None:
            elsewhere(Steps(OUTPUT / "log.txt"), options.dist.absolute(), version_of(), OUTPUT)
        else:
            _run(options.dist.absolute(), options.quick)
    except SmokeFailure as failure:
        complain(f"{failure}")
        complain(f"everything that was done stands in {OUTPUT / 'log.txt'}")
        return 1
    print(f"all is well, after {time.monotonic() - began:.0f} s")
    return 0


def _run(dist: Path, quickly: bool) -> None:
    steps = Steps(OUTPUT / "log.txt")
    for old in (*OUTPUT.glob("*.png"), *OUTPUT.glob("*.md")):
        old.unlink()
    version = version_of()
    deb = the_one(dist, f"{EXECUTABLE}_{version}_*.deb")
    with x_display("{}x{}".format(*whole.SCREEN)) as display:
        if display is None:
            raise SmokeFailure("Xvfb is missing, and with it a screen to show the window on")
        if quickly:
            quick.run(steps, deb, version, display, OUTPUT)
            return
        rpm = the_one(dist, f"{EXECUTABLE}-{version}-*.rpm")
        archive = the_one(dist, f"{EXECUTABLE}-{version}-linux-*.tar.xz")
        forms = whole.run(steps, whole.Installers(deb, rpm, archive), version, display, OUTPUT)
    lines = table(list(forms))
    (OUTPUT / "measures.md").write_text(lines + "\n", encoding="utf-8")
    print(lines)


def _start_apart(arguments: Sequence[str]) -> int:
    """This program again, with mounts and processes of its own; its exit code."""
    try:
        allowed = subprocess.run([*_UNSHARE, "true"], capture_output=True).returncode == 0
    except FileNotFoundError:
        complain("the program unshare (package util-linux) is missing.")
        return 1
    if not allowed:
        complain(
            "this system lets nobody mount anything, as many containers do: run it where root may mount."
        )
        return 1
    command = [*_UNSHARE, sys.executable, "-P", "-m", "tools.smoke", *arguments]
    return subprocess.run(command, env={**os.environ, _APART: "1"}).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
