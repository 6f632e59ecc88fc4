"""What the packages for Linux depend on, found in the bundle: by Debian's packages, and by names for rpm."""

from __future__ import annotations

import re
import subprocess
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tools.installers.bundle import BundleError
from tools.installers.libraries import HOST, least_glibc, linked_files

_C_LIBRARY: Final = "libc6"
_CXX: Final = "libstdc++.so.6"
_GCC: Final = {
    "3.4.29": "11",
    "3.4.30": "12",
    "3.4.31": "13.1",
    "3.4.32": "13.2",
    "3.4.33": "14",
    "3.4.34": "15",
}
"""Symbol version of libstdc++ -> the GCC it came with, which is the version of Debian's package."""


@dataclass(frozen=True, slots=True)
class Needs:
    """What a bundle expects of the system.

    `libraries` are in order and without those of the C library, of which `glibc` is the oldest version that
    will do; `glibcxx` is the newest symbol version of libstdc++ in use, or None where that library is not.
    """

    libraries: tuple[str, ...]
    glibc: str
    glibcxx: str | None

    def debian(self) -> tuple[str, ...]:
        """What the .deb depends on. Raises BundleError for a libstdc++ of no known GCC."""
        packages = {f"{_C_LIBRARY} (>= {self.glibc})"}
        for name in self.libraries:
            packages.add(HOST[name] + (f" (>= {self._gcc()})" if name == _CXX and self.glibcxx else ""))
        # The bundled fontconfig reads the system's list of fonts, the bundled xkbcommon its keyboards.
        return (*sorted(packages), "fontconfig-config", "xkb-data")

    def rpm(self) -> tuple[str, ...]:
        """What the .rpm requires: libraries by name, which Fedora and openSUSE provide alike."""
        versions = {_CXX: f"GLIBCXX_{self.glibcxx}"} if self.glibcxx else {}
        libraries = (f"{name}({versions.get(name, '')})(64bit)" for name in self.libraries)
        return (f"libc.so.6(GLIBC_{self.glibc})(64bit)", *libraries, "fontconfig", "xkeyboard-config")

    def _gcc(self) -> str:
        known = _GCC.get(self.glibcxx or "")
        if known is None:
            raise BundleError(f"GLIBCXX_{self.glibcxx} is of no known GCC")
        return known


def needs_of(bundle: Path) -> Needs:
    """What the programs and libraries of a bundle need and do not find in it."""
    files = linked_files(bundle)
    needed = frozenset[str]().union(*(file.needed for file in files))
    inside = {Path(file.path).name for file in files} | {file.soname for file in files}
    outside = sorted(name for name in needed - inside if HOST.get(name) not in {None, _C_LIBRARY})
    cxx = _newest_glibcxx([bundle / file.path for file in files]) if _CXX in outside else None
    return Needs(tuple(outside), least_glibc(bundle), cxx)


def _newest_glibcxx(files: list[Path]) -> str | None:
    command = ["readelf", "--version-info", "--wide", *map(str, files)]
    text = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    versions = re.findall(r"Name: GLIBCXX_([0-9.]+)", text)
    return max(versions, key=lambda version: tuple(map(int, version.split("."))), default=None)
