"""A fresh Windows of Wine's, in a Debian of its own, with a user named as many people are: not in ASCII."""

from __future__ import annotations

import os
import re
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path, PureWindowsPath
from typing import Final

from ginrummy_qt.ports.identity import EXECUTABLE, NAME
from ginrummy_qt.storage.data_folder import APPLICATION
from tools.smoke.machine import Machine
from tools.smoke.steps import Steps

USER: Final = "Zoë Țepeș"
PREFIX: Final = "/srv/trial"
UNINSTALL_KEY: Final = rf"HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall\{EXECUTABLE}"
CLASSES_KEY: Final = r"HKCU\Software\Classes"
PATIENCE_S: Final = 300
_ONE_CALL: Final = f'set -m; timeout {PATIENCE_S} wine "$@" </dev/null 2>&1 | cat; exit "${{PIPESTATUS[0]}}"'
"""Wine's helpers outlive what started them, and must hold neither input nor output."""


class WinePrefix(Machine):
    """The Windows in the Debian whose root directory is `root`, shown on the X screen `display`."""

    def __init__(self, steps: Steps, root: Path, display: str) -> None:
        super().__init__(steps, root)
        self.display = display

    @property
    def local(self) -> PureWindowsPath:
        """The user's %LOCALAPPDATA%."""
        return PureWindowsPath(rf"C:\users\{USER}\AppData\Local")

    @property
    def installed(self) -> PureWindowsPath:
        """Where the setup puts the program."""
        return self.local / "Programs" / NAME

    @property
    def program(self) -> PureWindowsPath:
        """The program, once it is installed."""
        return self.installed / f"{EXECUTABLE}.exe"

    @property
    def saves(self) -> Path:
        """The program's data folder, seen from outside."""
        return self.seen(self.local / APPLICATION)

    @property
    def drive(self) -> Path:
        """Drive C, seen from outside."""
        return self.path(f"{PREFIX}/drive_c")

    def seen(self, path: PureWindowsPath) -> Path:
        """A path on drive C, seen from outside."""
        return self.drive.joinpath(*path.parts[1:])

    def boot(self, stub: Path) -> None:
        """Make the prefix anew, with the stand-in for a library of Windows that Wine lacks."""
        self.as_root("rm", "-rf", PREFIX)
        self.must_run("wineboot", "--init")
        (self.drive / "windows" / "system32" / stub.name).write_bytes(stub.read_bytes())

    def run(self, *command: str | PureWindowsPath) -> subprocess.CompletedProcess[str]:
        """Run a program of Windows to its end; any exit code is fine."""
        return self.steps.call(self._words(command), environment=self._environment())

    def must_run(self, *command: str | PureWindowsPath) -> str:
        """Run a program of Windows that has to succeed; its output."""
        return self.steps.must(self._words(command), environment=self._environment())

    @contextmanager
    def showing(self, *command: str | PureWindowsPath) -> Iterator[None]:
        """A program of Windows that runs meanwhile, and ends by itself; what it says goes to the log."""
        words = self._words(command)
        self.steps.note("& " + " ".join(words))
        said = self.path("/srv/said")
        with (
            said.open("wb") as out,
            subprocess.Popen(
                words, env=self._environment(), stdin=subprocess.DEVNULL, stdout=out, stderr=out
            ) as running,
        ):
            try:
                yield
                running.wait(PATIENCE_S)
            except BaseException:
                self.end()
                raise
            finally:
                self.steps.note(said.read_text(encoding="utf-8", errors="replace"))

    def end(self) -> None:
        """End every program of this Windows, which also writes its registry out."""
        self.steps.call(["chroot", str(self.root), "wineserver", "-k"], environment=self._environment())
        self.steps.call(["chroot", str(self.root), "wineserver", "-w"], environment=self._environment())

    def version(self) -> str:
        """The version in the list of installed programs, "" if there is none."""
        done = self.run("reg", "query", UNINSTALL_KEY, "/v", "DisplayVersion")
        return done.stdout.split()[-1] if done.returncode == 0 else ""

    def opener(self, suffix: str, file: str) -> list[str]:
        """The command that a double click on a file is to run, as the user's registry says.

        Read here, for Wine itself does not look for file types there, as Windows does.
        """
        self.must_run("reg", "export", CLASSES_KEY, r"C:\classes.reg", "/y")
        exported = self.drive / "classes.reg"
        text = exported.read_text(encoding="utf-16")
        exported.unlink()
        command = _default(text, rf"{_default(text, suffix)}\shell\open\command").replace("%1", file)
        return [part or other for part, other in re.findall(r'"([^"]*)"|(\S+)', command)]

    def traces(self) -> list[str]:
        """Every file outside of Wine's own, and every line of the registry that names the program.

        The copy that the uninstaller runs from does not count: no program of Windows can remove its own file.
        """
        mine = (path for path in self.drive.rglob("*") if path.relative_to(self.drive).parts[0] != "windows")
        self.end()
        lines = [
            f"{hive}: {line}"
            for hive in ("user.reg", "system.reg")
            for line in self.path(f"{PREFIX}/{hive}").read_text(encoding="utf-8").splitlines()
            if "rummy" in line.lower()
        ]
        names = sorted(os.fspath(path.relative_to(self.drive)) for path in mine)
        return [name for name in names if "/Temp/~nsu" not in name] + lines

    def _words(self, command: tuple[str | PureWindowsPath, ...]) -> list[str]:
        inside = ("chroot", str(self.root), "bash", "-c", _ONE_CALL, "wine")
        return [*inside, *map(str, command)]

    def _environment(self) -> dict[str, str]:
        return {
            "PATH": "/usr/sbin:/usr/bin:/sbin:/bin",
            "HOME": "/root",
            "USER": USER,
            "LOGNAME": USER,
            "LANG": "C.UTF-8",
            "DISPLAY": self.display,
            "WINEPREFIX": PREFIX,
            "WINEDEBUG": "-all",
            "WINEDLLOVERRIDES": "winedbg.exe=d;winemenubuilder.exe=d;mscoree=;mshtml=",
        }


def _default(exported: str, key: str) -> str:
    """The default text of a key below CLASSES_KEY, in what `reg export` wrote; "" if there is none."""
    _, _, below = exported.partition(f"\\Classes\\{key}]\n")
    found = re.match(r'@="(.*)"$', below, re.MULTILINE)
    return re.sub(r"\\(.)", r"\1", found[1]) if found else ""
