"""Which libraries the files of a Linux bundle need: its own, or those of the system it is installed on."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

HOST: Final[Mapping[str, str]] = {
    "ld-linux-x86-64.so.2": "libc6",
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libX11.so.6": "libx11-6",
    "libc.so.6": "libc6",
    "libdbus-1.so.3": "libdbus-1-3",
    "libdl.so.2": "libc6",
    "libgcc_s.so.1": "libgcc-s1",
    "libm.so.6": "libc6",
    "libpthread.so.0": "libc6",
    "libresolv.so.2": "libc6",
    "librt.so.1": "libc6",
    "libstdc++.so.6": "libstdc++6",
    "libutil.so.1": "libc6",
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libxcb.so.1": "libxcb1",
}
"""The libraries expected of the system, by their name for the loader, with the Debian package of each."""

_NEEDED: Final = re.compile(r"\(NEEDED\).*\[(.+)\]")
_SONAME: Final = re.compile(r"\(SONAME\).*\[(.+)\]")
_GLIBC: Final = re.compile(r"Name: GLIBC_([0-9]+)\.([0-9]+)")


@dataclass(frozen=True, slots=True)
class Linked:
    """An executable or library: its path in the bundle, its name for the loader, and the names it needs."""

    path: str
    soname: str | None
    needed: frozenset[str]


def linked_files(bundle: Path) -> tuple[Linked, ...]:
    """All executables and libraries in a bundle."""
    files = sorted(path for path in bundle.rglob("*") if path.is_file() and not path.is_symlink())
    binaries = [path for path in files if _is_elf(path)]
    command = ["readelf", "--dynamic", "--wide", *map(str, binaries)]
    text = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    parts = (
        re.split(r"^File: (.+)$", text, flags=re.MULTILINE)
        if len(binaries) > 1
        else ["", *map(str, binaries), text]
    )
    return tuple(_read(bundle, name, told) for name, told in zip(parts[1::2], parts[2::2], strict=True))


def missing(files: tuple[Linked, ...]) -> Iterator[tuple[str, str]]:
    """What neither the bundle nor the system has: (library, the file that needs it)."""
    provided = {file.soname for file in files} | {Path(file.path).name for file in files}
    for file in files:
        yield from ((name, file.path) for name in sorted(file.needed - provided - HOST.keys()))


def orphans(files: tuple[Linked, ...]) -> tuple[str, ...]:
    """Libraries that no file needs; modules and plugins, which are loaded by their paths, do not count."""
    needed = frozenset[str]().union(*(file.needed for file in files))
    return tuple(file.path for file in files if _is_plain(file.path) and file.soname not in needed)


def expected_of_system(files: tuple[Linked, ...]) -> frozenset[str]:
    """The Debian packages that the files need of the system."""
    return frozenset(HOST[name] for file in files for name in file.needed if name in HOST)


def least_glibc(bundle: Path) -> str:
    """The oldest C library that has all that the bundle asks of it, such as "2.34"."""
    binaries = [str(path) for path in bundle.rglob("*") if path.is_file() and _is_elf(path)]
    command = ["readelf", "--version-info", "--wide", *binaries]
    text = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    versions = {(int(major), int(minor)) for major, minor in _GLIBC.findall(text)}
    return "{}.{}".format(*max(versions))


def _is_elf(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(4) == b"\x7fELF"


def _is_plain(path: str) -> bool:
    """Whether a file is a library by its name, and not the interpreter, which the program loads itself."""
    return re.search(r"/lib(?!python)[^/]+\.so(\.[0-9.]+)?$", path) is not None and "/plugins/" not in path


def _read(bundle: Path, name: str, told: str) -> Linked:
    soname = _SONAME.search(told)
    path = Path(name.strip()).relative_to(bundle).as_posix()
    return Linked(path, soname[1] if soname else None, frozenset(_NEEDED.findall(told)))
