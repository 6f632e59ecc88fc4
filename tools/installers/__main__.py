"""`python -m tools.installers`: makes the installers of the system it runs on."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from tools.installers.build import ROOT, Build, this_system
from tools.installers.bundle import BundleError, make_bundle, saved, size_of
from tools.installers.stage import make_stage, version_of


def main(arguments: Sequence[str]) -> int:
    """Make the installers; 0 when all were made."""
    parser = argparse.ArgumentParser(prog="python -m tools.installers", description=__doc__)
    parser.add_argument(
        "--version", default=version_of(), help="another version than the source's, for trials"
    )
    parser.add_argument("--output", type=Path, default=ROOT / "dist", help="the folder for the installers")
    options = parser.parse_args(arguments)
    work = ROOT / "build" / "installers" / options.version
    build = Build(version=options.version, work=work, output=options.output, system=this_system())
    began = time.monotonic()
    try:
        make_stage(build)
        (build.stage / "licences").mkdir(exist_ok=True)
        make_bundle(build)
    except (BundleError, ValueError) as error:
        print(f"installers: {error}.", file=sys.stderr)
        return 1
    files, size = size_of(build.bundle)
    print(f"{build.bundle.name} {build.version}: {files} files, {size / 1e6:.1f} MB")
    for saved_bytes, number, reason in saved(build):
        print(f"  without {number:3} files, {saved_bytes / 1e6:5.1f} MB: {reason}")
    print(f"made in {time.monotonic() - began:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
