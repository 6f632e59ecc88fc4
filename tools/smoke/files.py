"""Everything that lies in a system: a list of it, and what differs between two of them."""

from __future__ import annotations

import hashlib
import os
import stat
from collections.abc import Iterator, Mapping
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Final

Listing = Mapping[str, str]
"""Absolute path in the system -> what is there: kind, size and digest, or where a link leads."""

BOOKKEEPING: Final = (
    # What dpkg and apt note down about any installation.
    "/var/lib/dpkg/status",
    "/var/lib/dpkg/status-old",
    "/var/lib/dpkg/available",
    "/var/lib/dpkg/*-old",
    "/var/lib/dpkg/lock*",
    "/var/lib/dpkg/triggers/*",
    "/var/lib/apt/*",
    "/var/cache/apt/*",
    "/var/log/apt/*",
    "/var/log/dpkg.log",
    "/var/log/alternatives.log",
    # What the system's own helpers write anew whenever libraries or answers change.
    "/etc/ld.so.cache",
    "/var/cache/ldconfig/aux-cache",
    "/var/cache/debconf/*",
)
"""Paths of which it does not matter how they change."""


def listing(root: Path, left_out: tuple[str, ...] = ()) -> dict[str, str]:
    """Everything below `root` on its own disk, without what is mounted in it and the folders `left_out`.

    The content of `left_out` (absolute paths in the system) is not listed, the folders themselves are.
    """
    return {name: _what(root / name.lstrip("/")) for name in _names(root, left_out)}


def differences(before: Listing, after: Listing, unimportant: tuple[str, ...] = BOOKKEEPING) -> list[str]:
    """One line for each path that is new, gone or changed, except the `unimportant` ones (patterns)."""
    found = []
    for name in sorted(before.keys() | after.keys()):
        if before.get(name) == after.get(name) or any(fnmatchcase(name, item) for item in unimportant):
            continue
        if name not in before:
            found.append(f"left behind: {name} ({after[name]})")
        elif name not in after:
            found.append(f"gone: {name}")
        else:
            found.append(f"changed: {name} ({before[name]} -> {after[name]})")
    return found


def measure(folder: Path) -> tuple[int, int]:
    """How many files a folder holds, and their bytes together; links count nothing."""
    sizes = [path.lstat().st_size for path in folder.rglob("*") if path.is_file() and not path.is_symlink()]
    return len(sizes), sum(sizes)


def digest(path: Path) -> str:
    """The SHA-256 of a file, in hexadecimal."""
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def _names(root: Path, left_out: tuple[str, ...]) -> Iterator[str]:
    disk = root.lstat().st_dev
    for folder, below, files in os.walk(root):
        here = Path(folder)
        name = "/" + "/".join(here.relative_to(root).parts)
        if name in left_out or here.lstat().st_dev != disk:
            below.clear()
            continue
        yield from (os.path.join(name, each) for each in (*below, *files))


def _what(path: Path) -> str:
    found = path.lstat()
    mode = f"{stat.filemode(found.st_mode)} {found.st_uid}:{found.st_gid}"
    if stat.S_ISLNK(found.st_mode):
        return f"-> {os.readlink(path)}"
    if stat.S_ISREG(found.st_mode):
        return f"{mode} {found.st_size} bytes {digest(path)[:16]}"
    return mode
