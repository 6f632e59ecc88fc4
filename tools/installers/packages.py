"""The Debian or Ubuntu packages that a bundle's system libraries come from, and where their sources are."""

from __future__ import annotations

import platform
import re
import shutil
import subprocess
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from ginrummy_qt.ui.licences import Component

_FORMAT: Final = "${binary:Package}\t${source:Package}\t${source:Version}\n"
_ADDED: Final = re.compile(r"^[0-9]+:|([.+~]dfsg.*)?(-[^-]+)?$")
_ARCHIVES: Final[Mapping[str, str]] = {
    "debian": "https://snapshot.debian.org/package/{name}/{version}/",
    "ubuntu": "https://launchpad.net/ubuntu/+source/{name}/{version}",
}
"""Where a distribution keeps each version of each source package for good."""


@dataclass(frozen=True, slots=True)
class Package:
    """A source package: its name, its version, and the distribution it is of, such as `debian`."""

    name: str
    version: str
    distribution: str

    @property
    def upstream_version(self) -> str:
        """The version without what the distribution added to it."""
        return _ADDED.sub("", self.version)

    @property
    def source_address(self) -> str:
        """Where exactly this source package is; empty for a distribution that is not known here."""
        return _ARCHIVES.get(self.distribution, "").format(name=self.name, version=self.version)


def packages_of(libraries: Iterable[Component]) -> dict[str, Package]:
    """The package of each component whose files this system has, by the component's name.

    Empty on systems without Debian's packages.
    """
    wanted = {pattern: each.name for each in libraries for pattern in each.files if ".so" in pattern}
    if not wanted or shutil.which("dpkg-query") is None:
        return {}
    owners: dict[str, str] = {}
    files = {str(path): component for pattern, component in wanted.items() for path in _installed(pattern)}
    for line in _query("--search", *files):
        package, _, path = line.partition(": ")
        owners.setdefault(files[path], package)
    sources = _sources(set(owners.values()))
    return {component: sources[package] for component, package in owners.items() if package in sources}


def _installed(pattern: str) -> Iterator[Path]:
    """The libraries of this name, under both names of their folder: the package lists know only one."""
    triplet = f"{platform.machine()}-linux-gnu"
    for folder in (Path("/usr/lib", triplet), Path("/lib", triplet)):
        yield from folder.glob(pattern)


def _sources(packages: set[str]) -> dict[str, Package]:
    if not packages:
        return {}
    distribution = platform.freedesktop_os_release().get("ID", "")
    rows = (line.split("\t") for line in _query("--show", f"--showformat={_FORMAT}", *sorted(packages)))
    return {binary: Package(name, version, distribution) for binary, name, version in rows}


def _query(*arguments: str) -> list[str]:
    """What dpkg-query answers; that it finds some names only is no error."""
    return subprocess.run(("dpkg-query", *arguments), capture_output=True, text=True).stdout.splitlines()
