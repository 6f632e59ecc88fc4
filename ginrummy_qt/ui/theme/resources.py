"""Where the program's own files are: in a checkout, in an installed package, or in a frozen bundle."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path


class ResourceMissing(FileNotFoundError):
    """A file that belongs to the program is not where the program was put."""


def resource_path(*parts: str) -> Path:
    """The file or folder `resources/<parts>`; raises ResourceMissing where there is none."""
    for root in _roots():
        path = root.joinpath(*parts)
        if path.exists():
            return path
    raise ResourceMissing("/".join(("resources", *parts)))


def resource_text(*parts: str) -> str:
    """The text of `resources/<parts>`; empty where the file is missing or is no text."""
    try:
        return resource_path(*parts).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        return ""


def package_file(package: str, *parts: str) -> Path | None:
    """A data file inside an installed package, found without importing it; None where it is missing."""
    try:
        spec = importlib.util.find_spec(package)
    except (ImportError, ValueError):
        return None
    for folder in (spec.submodule_search_locations or ()) if spec else ():
        path = Path(folder).joinpath(*parts)
        if path.is_file():
            return path
    return None


def _roots() -> tuple[Path, ...]:
    package = Path(__file__).resolve().parents[2]
    here = (package.parent / "resources", package / "resources")
    bundle = getattr(sys, "_MEIPASS", None)
    return (Path(bundle) / "resources", *here) if bundle else here
