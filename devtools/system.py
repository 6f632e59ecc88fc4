"""System packages: which the program needs, which are missing, and installing them where that is allowed."""

from __future__ import annotations

import ctypes
import functools
import glob
import os
import shutil
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path

from devtools.process import answer, run, say

# What Qt's wheels expect of a Linux system: library, program or file -> the Debian package that holds it.
RUN_SYSTEM = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-glx.so.0": "libxcb-glx0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
}
TEST_SYSTEM = {
    **RUN_SYSTEM,
    "Xvfb": "xvfb",
    "xdotool": "xdotool",
    "readelf": "binutils",
    # What reads the files of the packages as desktops do: tests/installers/test_linux*.py.
    "appstreamcli": "appstream",
    "desktop-file-validate": "desktop-file-utils",
    "man": "man-db",
    "rpm": "rpm",
    "update-mime-database": "shared-mime-info",
    # A sound server of its own to record from: tests/sound/test_pulse.py.
    "pulseaudio": "pulseaudio",
    "parec": "pulseaudio-utils",
    # The screen reader's side of the accessible tree: tests/access/test_atspi.py.
    "dbus-run-session": "dbus",
    "/usr/libexec/at-spi2-registryd": "at-spi2-core",
    "/usr/lib/*/girepository-1.0/Atspi-2.0.typelib": "gir1.2-atspi-2.0",
    "/usr/lib/python3/dist-packages/gi/__init__.py": "python3-gi",
    # What makes the setup for Windows: tests/installers/test_windows.py.
    "makensis": "nsis",
}
_PYTHON = f"python3.{sys.version_info.minor}"
COMPILE_SYSTEM = {"gcc": "gcc", f"{_PYTHON}-config": f"{_PYTHON}-dev"}
BUILD_SYSTEM = {**RUN_SYSTEM, **COMPILE_SYSTEM, "objcopy": "binutils", "strip": "binutils"}
SMOKE_SYSTEM = {
    "debootstrap": "debootstrap",
    "rpm": "rpm",
    "xdotool": "xdotool",
    "Xvfb": "xvfb",
    "xz": "xz-utils",
}


@functools.cache
def root_prefix() -> tuple[str, ...] | None:
    """What to put before a command to run it as root without a question, or None if that is not allowed."""
    if getattr(os, "geteuid", lambda: 1)() == 0:
        return ()
    return ("sudo", "-n") if answer(["sudo", "-n", "true"]) is not None else None


def may_install() -> bool:
    """Whether there is an apt and the permission to use it."""
    return shutil.which("apt-get") is not None and root_prefix() is not None


@functools.cache
def refresh_package_lists() -> None:
    """Ask apt for the newest package lists, once."""
    run([*(root_prefix() or ()), "apt-get", "-qq", "update"])


def install_system(packages: Iterable[str]) -> bool:
    """Install Debian packages; False where that is not allowed, or did not succeed."""
    if not may_install():
        return False
    say("installing system packages: " + " ".join(packages))
    refresh_package_lists()
    apt = ("env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-o", "DPkg::Lock::Timeout=300")
    return (
        run([*(root_prefix() or ()), *apt, "install", "-y", "-qq", "--no-install-recommends", *packages]) == 0
    )


def missing_system(wanted: Mapping[str, str]) -> dict[str, str]:
    """The part of `wanted` that this system lacks: libraries that do not load, programs not on PATH, files
    that are not there (names that begin with a slash; they may be patterns).
    """

    def present(name: str) -> bool:
        if name.startswith("/"):
            return bool(glob.glob(name))
        if ".so." not in name:
            return shutil.which(name) is not None
        try:
            ctypes.CDLL(name)
        except OSError:
            return False
        return True

    return {name: package for name, package in wanted.items() if not present(name)}


def system_advice(missing: Mapping[str, str], has_apt: bool) -> str:
    """One sentence that says how to get what is missing."""
    if has_apt:
        return "please install what is missing: sudo apt install " + " ".join(missing.values())
    return "please install the system packages that hold " + ", ".join(missing)


def ensure_system(wanted: Mapping[str, str], tried_file: Path) -> None:
    """Install missing system packages where allowed, else say what is missing.

    `tried_file` remembers the packages tried, so that none that did not help is asked for twice.
    """
    missing = missing_system(wanted) if sys.platform == "linux" else {}
    if not missing:
        return
    tried = set(tried_file.read_text().split()) if tried_file.exists() else set()
    if may_install() and not tried.issuperset(missing.values()):
        tried_file.write_text(" ".join(sorted(tried | set(missing.values()))))
        install_system(missing.values())
        missing = missing_system(missing)
    if missing:
        say(system_advice(missing, has_apt=shutil.which("apt-get") is not None))
