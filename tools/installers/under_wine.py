"""The installer for Windows without a Windows: its bundle made under Wine, its setup by makensis on Linux.

`python -m tools.installers.under_wine bundle|setup VERSION WORK OUTPUT [--quick]`, for
packaging/windows/smoke_wine.sh: `bundle` runs in the Python of Windows, `setup` in the system's. Releases are
made on Windows, by tools/installers/__main__.py.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from tools.installers import licences
from tools.installers.build import Build, System
from tools.installers.bundle import BundleError, make_bundle, saved, size_of
from tools.installers.licences import LicenceError
from tools.installers.stage import make_stage
from tools.installers.windows import SetupError, make_setup, write_looks


def main(arguments: Sequence[str]) -> int:
    """Make one half; 0 when it was made."""
    parser = argparse.ArgumentParser(prog="python -m tools.installers.under_wine")
    parser.add_argument("half", choices=("bundle", "setup"))
    parser.add_argument("version")
    parser.add_argument("work", type=Path)
    parser.add_argument("output", type=Path)
    parser.add_argument("--quick", action="store_true", help="compress the setup less")
    options = parser.parse_args(arguments)
    build = Build(version=options.version, work=options.work, output=options.output, system=System.WINDOWS)
    began = time.monotonic()
    try:
        if options.half == "bundle":
            _bundle(build)
        else:
            setup = make_setup(build, quick=options.quick)
            print(f"{setup.name}: {setup.stat().st_size / 1e6:.1f} MB")
    except (BundleError, LicenceError, SetupError, ValueError) as error:
        print(f"under_wine: {error}.", file=sys.stderr)
        return 1
    print(f"{options.half} {options.version} made in {time.monotonic() - began:.0f} s")
    return 0


def _bundle(build: Build) -> None:
    make_stage(build)
    licences.collect(build)
    write_looks(build)
    make_bundle(build)
    licences.check(build)
    files, size = size_of(build.bundle)
    print(f"{build.bundle.name} {build.version}: {files} files, {size / 1e6:.1f} MB")
    for saved_bytes, number, reason in saved(build):
        print(f"  without {number:3} files, {saved_bytes / 1e6:5.1f} MB: {reason}")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
