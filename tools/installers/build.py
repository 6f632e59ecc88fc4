"""Where one build of the program lies: its staged source, its bundle, and what is handed out."""

from __future__ import annotations

import platform
import sys
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Final

from ginrummy_qt.ports.identity import EXECUTABLE, NAME

ROOT: Final = Path(__file__).resolve().parents[2]


class System(StrEnum):
    """The systems that installers are made for."""

    LINUX = "linux"
    WINDOWS = "windows"
    MACOS = "macos"


def this_system() -> System:
    """The system this runs on; Linux where it is none of the others."""
    return {"win32": System.WINDOWS, "darwin": System.MACOS}.get(sys.platform, System.LINUX)


@dataclass(frozen=True, slots=True, kw_only=True)
class Build:
    """One version of the program, made in the folder `work` and handed out in the folder `output`."""

    version: str
    work: Path
    output: Path
    system: System

    @property
    def stage(self) -> Path:
        """The source as shipped: `ginrummy_qt` with this version stamped in, and `resources`."""
        return self.work / "stage"

    @property
    def bundle(self) -> Path:
        """The folder, or on macOS the application, that PyInstaller makes."""
        name = f"{NAME}.app" if self.system is System.MACOS else EXECUTABLE
        return self.work / "bundle" / name

    @property
    def machine(self) -> str:
        """The processor, as the names of files tell it."""
        return {"AMD64": "x86_64"}.get(platform.machine(), platform.machine())
