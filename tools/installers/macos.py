"""The macOS application: what its Info.plist says, and the disk image that it is handed out in.

One application runs on both kinds of Mac, so nobody has to know which processor a Mac has: Python from
python.org, which the runners have, and the wheels of PySide6 are `universal2`. PyInstaller refuses a library
that lacks one half.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any, Final

from ginrummy_qt.ports.identity import APP_ID, EXECUTABLE, NAME, RECORD_MIME, RECORD_SUFFIX
from tools.installers.build import ROOT, Build
from tools.installers.dmg_background import write_backgrounds
from tools.installers.icons import Emblem, write_icns

BUNDLE_ID: Final = APP_ID.replace("_", "-")
"""macOS allows letters, digits, hyphens and dots only, while Linux desktops want the underscore."""
RECORD_TYPE: Final = f"{BUNDLE_ID}.record"
"""The uniform type identifier of a match record."""
OLDEST_SYSTEM: Final = "13.0"
"""The oldest macOS that the pinned PySide6 runs on."""
ICON_FILE: Final = "program.icns"
RECORD_ICON_FILE: Final = "record.icns"
ARCHITECTURE: Final = "universal2"

_PACKAGING: Final = ROOT / "packaging" / "macos"
_RECORD_NAME: Final = f"{NAME} match record"


class MacError(Exception):
    """The disk image could not be made; the message says which step failed."""


def info_plist(version: str) -> dict[str, Any]:
    """The application's Info.plist, complete, for this version."""
    return {
        "CFBundleInfoDictionaryVersion": "6.0",
        "CFBundlePackageType": "APPL",
        "CFBundleIdentifier": BUNDLE_ID,
        "CFBundleName": NAME,
        "CFBundleDisplayName": NAME,
        "CFBundleExecutable": EXECUTABLE,
        "CFBundleIconFile": ICON_FILE,
        "CFBundleShortVersionString": version,
        "CFBundleVersion": version,
        "CFBundleDevelopmentRegion": "en",
        "CFBundleLocalizations": languages(),
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": _RECORD_NAME,
                "CFBundleTypeRole": "Editor",
                "CFBundleTypeIconFile": RECORD_ICON_FILE,
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [RECORD_TYPE],
            }
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": RECORD_TYPE,
                "UTTypeDescription": _RECORD_NAME,
                "UTTypeConformsTo": ["public.utf8-plain-text"],
                "UTTypeIconFile": RECORD_ICON_FILE,
                "UTTypeTagSpecification": {
                    "public.filename-extension": [RECORD_SUFFIX.removeprefix(".")],
                    "public.mime-type": [RECORD_MIME],
                },
            }
        ],
        "LSApplicationCategoryType": "public.app-category.card-games",
        "LSMinimumSystemVersion": OLDEST_SYSTEM,
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": copyright_line(),
        "NSPrincipalClass": "NSApplication",
        "NSRequiresAquaSystemAppearance": False,
        "NSSupportsAutomaticGraphicsSwitching": True,
    }


def languages() -> list[str]:
    """The languages of the program, as macOS writes them: English, and each that has a translation."""
    files = (ROOT / "resources" / "i18n").glob("ginrummy_qt_*.ts")
    translated = {file.stem.removeprefix("ginrummy_qt_").replace("_", "-") for file in files}
    return sorted({"en"} | translated)


def copyright_line() -> str:
    """The line of the licence that says whose work this is."""
    lines = (ROOT / "LICENSE").read_text(encoding="utf-8").splitlines()
    return next(line for line in lines if line.startswith("Copyright")).replace("(c)", "©")


def write_icons(folder: Path) -> tuple[Path, Path]:
    """Write the pictures of the program and of its records, named as the Info.plist names them."""
    program, record = folder / ICON_FILE, folder / RECORD_ICON_FILE
    write_icns(program)
    write_icns(record, Emblem.RECORD)
    return program, record


def dmg_path(build: Build) -> Path:
    """The disk image; without spaces, which a release page would turn into dots."""
    return build.output / f"{EXECUTABLE}-{build.version}-macos-{ARCHITECTURE}.dmg"


def make_dmg(build: Build) -> Path:
    """Sign the application, put it into a disk image, and have that notarised; unsigned without the secrets.

    Needs macOS. Raises MacError.
    """
    image = dmg_path(build)
    image.parent.mkdir(parents=True, exist_ok=True)
    image.unlink(missing_ok=True)
    background = write_backgrounds(build.work)
    sign = _PACKAGING / "sign.sh"
    settings = ("-s", _PACKAGING / "dmg_settings.py")
    defines = (f"app={build.bundle}", f"background={background}", f"icon={build.stage / ICON_FILE}")
    options = [word for define in defines for word in ("-D", define)]
    _step("the application could not be signed", sign, "app", build.bundle)
    _step(
        "the disk image could not be made", sys.executable, "-m", "dmgbuild", *settings, *options, NAME, image
    )
    _step("the disk image could not be signed or notarised", sign, "dmg", image)
    return image


def _step(trouble: str, *command: str | Path) -> None:
    if subprocess.run([str(part) for part in command], cwd=ROOT).returncode != 0:
        raise MacError(f"{trouble}, for the reason given above")
