"""A machine to try things on: a system in a folder of its own, with an ordinary user in it."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from ginrummy_qt.ports.identity import EXECUTABLE
from tools.smoke.debian import discard, root_environment
from tools.smoke.steps import SmokeFailure, Steps

USER: Final = "zoe"
HOME: Final = "/home/Zoë Ångström 花"
"""With spaces and letters that are not in ASCII."""
PACKAGES: Final = "/srv/packages"
"""Where packages to install are put."""
SCREENS: Final = "/tmp/.X11-unix"
"""The sockets of X servers, outside and inside."""
_ID: Final = 1000
RUNTIME: Final = f"/run/user/{_ID}"
"""The folder for sockets of the user's session."""
_CHROOT: Final = shutil.which("chroot") or "/usr/sbin/chroot"


class Machine:
    """The system whose root directory is the folder `root`."""

    def __init__(self, steps: Steps, root: Path) -> None:
        self.steps = steps
        self.root = root
        self.display = ""
        self._mounted: list[Path] = []

    def path(self, name: str) -> Path:
        """A path of the system, seen from outside."""
        return self.root / name.lstrip("/")

    @property
    def home(self) -> Path:
        """The user's home, seen from outside."""
        return self.path(HOME)

    @property
    def saves(self) -> Path:
        """The program's data folder, seen from outside."""
        return self.home / ".local" / "share" / EXECUTABLE

    def prepare(self) -> None:
        """Mount what a running system has, and add the user. Raises SmokeFailure where that is refused."""
        for kind, name in (
            ("proc", "/proc"),
            ("devpts", "/dev/pts"),
            ("tmpfs", "/dev/shm"),
            ("tmpfs", "/run"),
        ):
            self.mount(kind, self.path(name))
        self.as_root("useradd", "--uid", str(_ID), "--create-home", "--home-dir", HOME, USER)
        self.as_root("install", "-d", "-o", USER, "-g", USER, "-m", "700", RUNTIME)
        self.path(PACKAGES).mkdir()

    def mount(self, kind: str, place: Path, *options: str) -> None:
        """Mount a new file system of some kind. Raises SmokeFailure where that is refused."""
        done = self.steps.call(["mount", "-t", kind, *options, kind, place])
        if done.returncode != 0:
            raise SmokeFailure(
                "this system lets nobody mount anything, as many containers do: run it where root may mount"
            )
        self._mounted.append(place)

    def unmount(self, place: Path) -> None:
        """Take away what was mounted there."""
        self.steps.must(["umount", place])
        self._mounted.remove(place)

    def discard(self) -> None:
        """Throw the machine away."""
        for place in reversed(tuple(self._mounted)):
            self.unmount(place)
        discard(self.root)

    def borrow_display(self, display: str) -> None:
        """Let programs of the machine use an X server that runs outside, as if it ran inside."""
        sockets = self.path(SCREENS)
        sockets.mkdir(mode=0o1777, exist_ok=True)
        self.steps.must(["mount", "--bind", SCREENS, sockets])
        self._mounted.append(sockets)
        self.display = display

    # As root

    def as_root(self, *command: str) -> str:
        """Run a command that has to succeed; its output."""
        return self.steps.must(["chroot", self.root, *command], environment=root_environment())

    def try_as_root(self, *command: str) -> subprocess.CompletedProcess[str]:
        """Run a command that may fail."""
        return self.steps.call(["chroot", self.root, *command], environment=root_environment())

    def apt(self, *arguments: str) -> str:
        """apt-get with a yes to every question; what is only recommended is neither installed nor kept."""
        return self.as_root(*_APT, *arguments)

    def try_apt(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        """The same, where it may fail."""
        return self.try_as_root(*_APT, *arguments)

    def fetch(self, package: Path) -> str:
        """Bring a file from outside into the machine; its path there."""
        shutil.copyfile(package, self.path(PACKAGES) / package.name)
        return f"{PACKAGES}/{package.name}"

    def version_of(self, package: str) -> str:
        """The version that is installed in good order, "" when there is none."""
        done = self.try_as_root("dpkg-query", "-W", "-f", "${db:Status-Status} ${Version}", package)
        status, _, version = done.stdout.partition(" ")
        return version if done.returncode == 0 and status == "installed" else ""

    # As the user

    def as_user(self, *command: str, **changes: str) -> str:
        """Run a command of the user's that has to succeed; its output."""
        return self.steps.must(
            self._user_command(command), environment=user_environment(self.display, changes)
        )

    def try_as_user(self, *command: str, **changes: str) -> subprocess.CompletedProcess[str]:
        """Run a command of the user's that may fail."""
        return self.steps.call(
            self._user_command(command), environment=user_environment(self.display, changes)
        )

    @contextmanager
    def started(self, *command: str, **changes: str) -> Iterator[subprocess.Popen[str]]:
        """A program of the user's that runs; it is ended by SIGTERM after the block if it still does."""
        words = self._user_command(command)
        self.steps.note("& " + " ".join(words))
        environment = user_environment(self.display, changes)
        with (
            self.steps.open_log() as log,
            subprocess.Popen(
                words,
                env=environment,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=log,
                encoding="utf-8",
            ) as program,
        ):
            try:
                yield program
            finally:
                program.terminate()

    def _user_command(self, command: tuple[str, ...]) -> list[str]:
        return [_CHROOT, f"--userspec={_ID}:{_ID}", "--groups=", str(self.root), *command]


_APT: Final = (
    *("apt-get", "-q", "-y", "--no-install-recommends"),
    *("-o", "APT::AutoRemove::RecommendsImportant=false"),
)


def user_environment(display: str, changes: dict[str, str]) -> dict[str, str]:
    """The variables of a user's session on an X screen."""
    return {
        "PATH": "/usr/local/bin:/usr/bin:/bin:/usr/games",
        "HOME": HOME,
        "USER": USER,
        "LANG": "C.UTF-8",
        "XDG_RUNTIME_DIR": RUNTIME,
        "DISPLAY": display,
        **changes,
    }
