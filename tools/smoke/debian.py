"""A bare Debian (or Ubuntu) of this machine's release, from the mirror that this machine's apt uses."""

from __future__ import annotations

import os
import platform
import shutil
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tools.smoke.steps import SmokeFailure, Steps

_KEYS: Final = ("trusted.gpg", "trusted.gpg.d", "keyrings", "sources.list", "sources.list.d")
"""What says where packages come from, below /etc/apt."""
_TRUST: Final = (
    "usr/share/keyrings",
    "etc/ssl/certs",
    "usr/share/ca-certificates",
    "usr/local/share/ca-certificates",
)
_PROXIES: Final = ("http", "https")


@dataclass(frozen=True, slots=True)
class Release:
    """A release of a distribution and a mirror of it."""

    codename: str
    mirror: str


def this_release(steps: Steps) -> Release:
    """The release this machine runs. Raises SmokeFailure where it is no Debian, or its apt has no mirror."""
    try:
        codename = platform.freedesktop_os_release()["VERSION_CODENAME"]
    except (OSError, KeyError):
        raise SmokeFailure("this system does not say which Debian it is") from None
    form = "$(CREATED_BY) $(REPO_URI) $(RELEASE) $(COMPONENT)"
    for line in steps.must(["apt-get", "indextargets", "--format", form]).splitlines():
        if line.split()[0:1] == ["Packages"] and line.split()[2:] == [codename, "main"]:
            return Release(codename, line.split()[1])
    raise SmokeFailure(f"apt on this machine knows no mirror of {codename}")


def base_archive(steps: Steps, release: Release, folder: Path) -> Path:
    """A tar of the bare system, made by debootstrap the first time. Raises SmokeFailure."""
    archive = folder / f"base-{release.codename}.tar"
    if archive.exists():
        return archive
    tree = folder / f"base-{release.codename}"
    discard(tree)
    command = ("debootstrap", "--variant=minbase", release.codename, tree, release.mirror)
    steps.must(command, environment={**os.environ, **_proxies(steps)})
    _use_apt_of_this_machine(steps, tree)
    steps.must(["chroot", tree, "apt-get", "-q", "update"], environment=root_environment())
    steps.must(["tar", "--numeric-owner", "-C", tree, "-cf", f"{archive}.new", "."])
    os.replace(f"{archive}.new", archive)
    shutil.rmtree(tree)
    return archive


def discard(root: Path) -> None:
    """Delete a system, and nothing of this machine: not while anything is mounted in it (SmokeFailure)."""
    mounted = [line.split()[1] for line in Path("/proc/mounts").read_text(encoding="utf-8").splitlines()]
    inside = [place for place in mounted if place.startswith(f"{root.absolute()}/".replace(" ", r"\040"))]
    if inside:
        raise SmokeFailure(f"{inside[0]} is mounted, so {root} cannot be thrown away")
    if root.exists():
        shutil.rmtree(root)


def unpack(steps: Steps, archive: Path, root: Path) -> None:
    """A fresh bare system in the folder `root`."""
    discard(root)
    root.mkdir(parents=True)
    steps.must(["tar", "--numeric-owner", "-C", root, "-xf", archive])
    for name in ("etc/resolv.conf", "etc/hosts"):
        if Path("/", name).exists():
            shutil.copyfile(Path("/", name), root / name)


def _use_apt_of_this_machine(steps: Steps, tree: Path) -> None:
    """The same sources, keys, certificates and ways to the network; no other habits of this machine."""
    for name in (*(f"etc/apt/{key}" for key in _KEYS), *_TRUST, "etc/resolv.conf", "etc/hosts"):
        here, there = Path("/", name), tree / name
        if here.is_dir():
            shutil.copytree(here, there, symlinks=True, dirs_exist_ok=True)
        elif here.exists():
            shutil.copyfile(here, there)
    network = steps.must(["apt-config", "dump", "Acquire"])
    (tree / "etc/apt/apt.conf.d/90machine").write_text(network, encoding="utf-8")
    quick = "force-unsafe-io\n"  # A tree that is thrown away need not survive a power cut.
    (tree / "etc/dpkg/dpkg.cfg.d/90machine").write_text(quick, encoding="utf-8")


def _proxies(steps: Steps) -> dict[str, str]:
    """The proxies of apt as the variables that debootstrap's downloads obey."""
    found = {}
    for kind in _PROXIES:
        name = f"{kind}_proxy"
        line = steps.must(["apt-config", "shell", "proxy", f"Acquire::{kind}::Proxy"]).strip()
        if line and name not in os.environ:
            found[name] = line.removeprefix("proxy=").strip("'")
    return found


def root_environment() -> dict[str, str]:
    """The variables of a program that root runs in the bare system."""
    return {
        "PATH": "/usr/sbin:/usr/bin:/sbin:/bin",
        "HOME": "/root",
        "LC_ALL": "C.UTF-8",
        "DEBIAN_FRONTEND": "noninteractive",
        **{name: value for name, value in os.environ.items() if name.lower().endswith("_proxy")},
    }
