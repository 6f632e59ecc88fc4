"""What a finished bundle holds: its files, and the Python modules inside and beside its executable."""

from __future__ import annotations

from pathlib import Path
from typing import Final
from zipfile import ZipFile

from ginrummy_qt.ports.identity import EXECUTABLE
from tools.installers.build import System

_EXTENSIONS: Final = frozenset({".so", ".pyd"})


def files_in(bundle: Path) -> tuple[str, ...]:
    """All files, links too, named from the bundle's top with slashes, in order."""
    paths = (path for path in bundle.rglob("*") if path.is_symlink() or path.is_file())
    return tuple(sorted(path.relative_to(bundle).as_posix() for path in paths))


def executable_of(bundle: Path, system: System) -> Path:
    """The program itself."""
    match system:
        case System.LINUX:
            return bundle / EXECUTABLE
        case System.WINDOWS:
            return bundle / f"{EXECUTABLE}.exe"
        case System.MACOS:
            return bundle / "Contents" / "MacOS" / EXECUTABLE


def packed_modules(executable: Path) -> tuple[str, ...]:
    """The top-level modules packed into an executable, in order."""
    from PyInstaller.archive.readers import CArchiveReader

    archive = CArchiveReader(str(executable))
    packed = {name.split(".")[0] for name in archive.open_embedded_archive("PYZ.pyz").toc}
    return tuple(sorted(packed))


def loose_modules(bundle: Path) -> tuple[str, ...]:
    """The modules that lie beside the executable: compiled ones, and those of the interpreter's start."""
    compiled = {
        path.name.split(".")[0] for path in bundle.rglob("*") if path.suffix in _EXTENSIONS and path.is_file()
    }
    names = (name for path in bundle.rglob("base_library.zip") for name in ZipFile(path).namelist())
    return tuple(sorted(compiled | {name.split("/")[0].split(".")[0] for name in names}))
