"""`python -m tools.installers`: makes the installers of the system it runs on."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from tools.installers import licences, linux, macos, windows
from tools.installers.build import ROOT, Build, System, this_system
from tools.installers.bundle import BundleError, make_bundle, saved, size_of
from tools.installers.compiled import CompileError, compile_stage, interpreted
from tools.installers.plain_dataclasses import write_out
from tools.installers.stage import HIDDEN_IMPORTS, make_stage, version_of

_TROUBLE = (
    BundleError,
    CompileError,
    ValueError,
    licences.LicenceError,
    linux.PackageError,
    macos.MacError,
    windows.SetupError,
)


def main(arguments: Sequence[str]) -> int:
    """Make the installers; 0 when all were made."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.installers", description=__doc__, allow_abbrev=False
    )
    parser.add_argument(
        "--version", default=version_of(), help="another version than the source's, for trials"
    )
    parser.add_argument("--output", type=Path, default=ROOT / "dist", help="the folder for the installers")
    parser.add_argument("--only", action="append", choices=[*linux.Kind], help="of Linux's kinds, only these")
    part = parser.add_mutually_exclusive_group()
    part.add_argument("--bundle-only", action="store_true", help="stop at what the installers are made of")
    part.add_argument("--from-bundle", action="store_true", help="make them of what --bundle-only has left")
    options = parser.parse_args(arguments)
    work = ROOT / "build" / "installers" / options.version
    build = Build(version=options.version, work=work, output=options.output.absolute(), system=this_system())
    began = time.monotonic()
    try:
        if options.from_bundle:
            find_program(build)
        else:
            make_program(build)
        kinds = [linux.Kind(kind) for kind in options.only or linux.Kind]
        made = () if options.bundle_only else make_installers(build, kinds)
    except _TROUBLE as error:
        print(f"installers: {error}.", file=sys.stderr)
        return 1
    files, size = size_of(build.bundle)
    print(f"{build.bundle.name} {build.version}: {files} files, {size / 1e6:.1f} MB")
    for saved_bytes, number, reason in saved(build):
        print(f"  without {number:3} files, {saved_bytes / 1e6:5.1f} MB: {reason}")
    for path in made:
        print(f"{path.name}: {path.stat().st_size / 1e6:.1f} MB")
    print(f"made in {time.monotonic() - began:.0f} s")
    return 0


def make_program(build: Build) -> None:
    """Make the bundle: stage the source, compile its hot part, add what belongs to it, bundle, and check."""
    make_stage(build)
    compiled = compile_stage(build.stage, ROOT / "build" / "compiled" / "cache")
    (build.stage / HIDDEN_IMPORTS).write_text("\n".join(compiled.imports), encoding="utf-8")
    write_out(build.stage, interpreted(build.stage))
    licences.collect(build)
    match build.system:
        case System.WINDOWS:
            windows.write_looks(build)
        case System.MACOS:
            macos.write_icons(build.stage)
        case System.LINUX:
            pass
    make_bundle(build)
    licences.check(build)


def find_program(build: Build) -> None:
    """Raise BundleError unless the bundle of this version is there, with what belongs to it."""
    if not (build.bundle.is_dir() and build.stage.is_dir() and (build.output / licences.NOTICE).is_file()):
        raise BundleError(f"there is no bundle of version {build.version}; make it first, with --bundle-only")


def make_installers(build: Build, kinds: Sequence[linux.Kind]) -> tuple[Path, ...]:
    """Make what people get from the bundle, and give the files."""
    build.output.mkdir(parents=True, exist_ok=True)
    match build.system:
        case System.LINUX:
            return linux.make_packages(build, kinds)
        case System.WINDOWS:
            return (windows.make_setup(build),)
        case System.MACOS:
            return (macos.make_dmg(build),)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
