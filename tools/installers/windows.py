"""The installer for Windows: what the program's file tells about itself, and setup.exe made by NSIS."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from PIL import Image

from ginrummy_qt.ports.identity import (
    APP_ID,
    EXECUTABLE,
    HOMEPAGE,
    NAME,
    PUBLISHER,
    RECORD_MIME,
    RECORD_SUFFIX,
)
from ginrummy_qt.storage.data_folder import APPLICATION
from tools.installers.build import ROOT, Build
from tools.installers.icons import Emblem, picture, write_ico

SCRIPT: Final = ROOT / "packaging" / "windows" / "setup.nsi"
DESCRIPTION: Final = "Gin rummy on the desktop"
"""What the task manager and the list of programs to open a file with call the program, after its name."""

_SIDE: Final = (328, 628)
"""Pixels; the setup shows the picture as 164 by 314 at the plain density."""
_FELT: Final = (196, 208, 187)
_COPYRIGHT: Final = re.compile(r"^Copyright \(c\) .+$", re.MULTILINE)
_NSIS_ON_WINDOWS: Final = ("ProgramFiles(x86)", "ProgramFiles")
_VERSION_INFO: Final = """\
VSVersionInfo(
    ffi=FixedFileInfo(
        filevers={numbers}, prodvers={numbers},
        mask=0x3F, flags=0x0, OS=0x40004, fileType=0x1, subtype=0x0, date=(0, 0),
    ),
    kids=[
        StringFileInfo([StringTable("040904B0", [{strings}])]),
        VarFileInfo([VarStruct("Translation", [0x0409, 1200])]),
    ],
)
"""


class SetupError(Exception):
    """The installer could not be made; the message says why."""


def numbers(version: str) -> tuple[int, int, int, int]:
    """The four numbers that Windows knows a version such as 1.2.3 by."""
    major, minor, patch = map(int, version.split("."))
    return major, minor, patch, 0


def copyright_line() -> str:
    """Who holds the rights, as the licence says it."""
    found = _COPYRIGHT.search((ROOT / "LICENSE").read_text(encoding="utf-8"))
    assert found is not None
    return found[0]


def version_info(version: str) -> str:
    """The version resource of the program's file, as PyInstaller reads it."""
    table = {
        "CompanyName": PUBLISHER,
        "FileDescription": NAME,
        "FileVersion": version,
        "InternalName": EXECUTABLE,
        "LegalCopyright": copyright_line(),
        "OriginalFilename": f"{EXECUTABLE}.exe",
        "ProductName": NAME,
        "ProductVersion": version,
        "Comments": f"{DESCRIPTION}. {HOMEPAGE}",
    }
    strings = ", ".join(f"StringStruct({key!r}, {text!r})" for key, text in table.items())
    return _VERSION_INFO.format(numbers=numbers(version), strings=strings)


def write_looks(build: Build) -> None:
    """Lay pictures and version resource into the stage, where build.spec and the setup expect them."""
    write_ico(build.stage / "program.ico", Emblem.APP)
    write_ico(build.stage / "record.ico", Emblem.RECORD)
    side_picture().save(build.stage / "side.bmp")
    (build.stage / "version-info.txt").write_text(version_info(build.version), encoding="utf-8")


def side_picture() -> Image.Image:
    """The picture beside the setup's last page: the emblem on felt, at twice the usual density."""
    width, height = _SIDE
    felt = Image.new("RGB", (width, height), _FELT)
    emblem = picture(Emblem.APP, width // 2)
    felt.paste(emblem, (width // 4, height // 4), emblem)
    return felt


def setup_file(build: Build) -> Path:
    """The installer that is handed out."""
    return build.output / f"{EXECUTABLE}-{build.version}-setup.exe"


def defines(build: Build) -> Mapping[str, str]:
    """All that setup.nsi is told, by name."""
    return {
        "NAME": NAME,
        "EXECUTABLE": EXECUTABLE,
        "APP_ID": APP_ID,
        "PUBLISHER": PUBLISHER,
        "HOMEPAGE": HOMEPAGE,
        "COPYRIGHT": copyright_line(),
        "RECORD_SUFFIX": RECORD_SUFFIX,
        "RECORD_MIME": RECORD_MIME,
        "DATA_FOLDER": APPLICATION,
        "VERSION": build.version,
        "VERSION_NUMBERS": ".".join(map(str, numbers(build.version))),
        "BUNDLE": str(build.bundle),
        "PROGRAM_ICON": str(build.stage / "program.ico"),
        "RECORD_ICON": str(build.stage / "record.ico"),
        "SIDE_PICTURE": str(build.stage / "side.bmp"),
        "OUTPUT": str(setup_file(build)),
    }


def make_setup(build: Build, *, quick: bool = False) -> Path:
    """Make the installer from the bundle and the stage's looks; `quick` for trials: larger, in seconds.

    Raises SetupError.
    """
    makensis = find_makensis()
    if makensis is None:
        raise SetupError("makensis is not there: install NSIS 3 (on Debian, the package nsis)")
    build.output.mkdir(parents=True, exist_ok=True)
    extra = {"QUICK": "1"} if quick else {}
    command = [str(makensis), *makensis_arguments({**defines(build), **extra})]
    done = subprocess.run(command, capture_output=True, text=True, errors="replace")
    if done.returncode != 0:
        raise SetupError(f"makensis could not make the setup: {(done.stdout + done.stderr).strip()}")
    return setup_file(build)


def makensis_arguments(names: Mapping[str, str]) -> list[str]:
    """What makensis is told to compile the script with these names defined; it prints warnings and errors."""
    given = [f"-D{name}={text}" for name, text in names.items()]
    return ["-V2", "-NOCD", "-INPUTCHARSET", "UTF8", *given, str(SCRIPT)]


def find_makensis() -> Path | None:
    """The compiler of NSIS: on the path, or where its installer puts it on Windows."""
    found = shutil.which("makensis")
    if found is not None:
        return Path(found)
    folders = (os.environ.get(name) for name in _NSIS_ON_WINDOWS)
    places = (Path(folder) / "NSIS" / "makensis.exe" for folder in folders if folder)
    return next((place for place in places if place.is_file()), None)
