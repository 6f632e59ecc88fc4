"""The bundle: one folder with the program and all it needs, made by PyInstaller and checked."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from tools.installers.build import ROOT, Build, System
from tools.installers.contents import files_in
from tools.installers.libraries import linked_files, missing, orphans
from tools.installers.pruning import came_back, modules_back
from tools.installers.stage import data_files

_STRIPPED: Final = ("libpython*", "python3*/lib-dynload/*.so", "ginrummy_qt/**/*.so", "*__mypyc*.so")
"""Libraries with symbols that only a debugger reads. To strip everything breaks Qt's."""


class BundleError(Exception):
    """The bundle is not as it should be; the message says what is wrong."""


def make_bundle(build: Build) -> None:
    """Make the bundle from the stage, anew. Raises BundleError."""
    folder = build.bundle.parent
    shutil.rmtree(folder, ignore_errors=True)
    places = ("--distpath", folder, "--workpath", build.work / "pyinstaller")
    command = (sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN", *places)
    done = subprocess.run([*map(str, command), str(ROOT / "build.spec"), "--", str(build.stage)], cwd=ROOT)
    if done.returncode != 0:
        raise BundleError("PyInstaller could not make the bundle, for the reason given above")
    if build.system is System.LINUX:
        _strip(build.bundle)
    check_bundle(build.bundle, build.system)
    check_data(build.bundle, data_files(build.stage))


def check_bundle(bundle: Path, system: System) -> None:
    """See that nothing came back that is to be left out, and that no library is missing or idle.

    Raises BundleError.
    """
    modules = (f"module {name}" for name in modules_back(bundle, system))
    back = (*came_back(bundle, system), *modules)
    if back:
        raise BundleError(f"left out, and in the bundle all the same: {', '.join(back)}")
    if system is System.LINUX:
        files = linked_files(bundle)
        lacking = [f"{library} (for {path})" for library, path in missing(files)]
        if lacking:
            raise BundleError(f"neither in the bundle nor expected of the system: {', '.join(lacking)}")
        idle = orphans(files)
        if idle:
            raise BundleError(f"libraries in the bundle that nothing uses: {', '.join(idle)}")


def check_data(bundle: Path, wanted: Iterable[str]) -> None:
    """See that the files which the product reads beside its modules came along. Raises BundleError."""
    there = files_in(bundle)
    lacking = [path for path in wanted if not any(f"/{name}".endswith(f"/{path}") for name in there)]
    if lacking:
        raise BundleError(f"not in the bundle: {', '.join(lacking)}")


def size_of(folder: Path) -> tuple[int, int]:
    """How many files a folder holds, and their bytes together; links count nothing."""
    files = [path for path in folder.rglob("*") if path.is_file() and not path.is_symlink()]
    return len(files), sum(path.stat().st_size for path in files)


def saved(build: Build) -> Iterator[tuple[int, int, str]]:
    """What leaving out saved: bytes, files and the reason, the most first."""
    text = (build.work / "pyinstaller" / "build" / "left-out.json").read_text(encoding="utf-8")
    lines = ((line["bytes"], line["files"], reason) for reason, line in json.loads(text).items())
    yield from sorted(lines, reverse=True)


def _strip(bundle: Path) -> None:
    internal = bundle / "_internal"
    files = {path for pattern in _STRIPPED for path in internal.glob(pattern) if not path.is_symlink()}
    subprocess.run(["strip", "--strip-unneeded", *map(str, sorted(files))], check=True)
