"""The source as it is shipped: copied apart, so that a version can be stamped in and modules compiled."""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from typing import Final

from tools.installers.build import ROOT, Build

PRODUCT: Final = "ginrummy_qt"
HIDDEN_IMPORTS: Final = "hidden-imports.txt"
"""A file in a stage: modules, a line each, that compiled ones import out of the bundler's sight."""
_DATA: Final = (".bin", ".json")
_VERSION: Final = re.compile(r'^__version__ = "([^"]+)"$', re.MULTILINE)
_SOUND_VERSION: Final = re.compile(r"[0-9]+\.[0-9]+\.[0-9]+")


def version_of(source: Path = ROOT) -> str:
    """The version that stands in the source. Raises ValueError where none does."""
    found = _VERSION.search((source / PRODUCT / "__init__.py").read_text(encoding="utf-8"))
    if found is None:
        raise ValueError(f"no __version__ in {PRODUCT}/__init__.py")
    return found[1]


def make_stage(build: Build) -> None:
    """Copy the product and its resources into the stage, made anew, with the version of the build.

    Raises ValueError for a version that is not of the form 1.2.3, which installers compare by its numbers.
    """
    if not _SOUND_VERSION.fullmatch(build.version):
        raise ValueError(f"{build.version!r} is not a version such as 1.2.3")
    shutil.rmtree(build.stage, ignore_errors=True)
    unwanted = shutil.ignore_patterns("__pycache__", "*.pyc")
    shutil.copytree(ROOT / PRODUCT, build.stage / PRODUCT, ignore=unwanted)
    shutil.copytree(ROOT / "resources", build.stage / "resources", ignore=unwanted)
    stamped = build.stage / PRODUCT / "__init__.py"
    text = stamped.read_text(encoding="utf-8")
    stamped.write_text(_VERSION.sub(f'__version__ = "{build.version}"', text), encoding="utf-8")


def data_files(stage: Path) -> tuple[str, ...]:
    """What the product reads besides its modules, as the networks of the players; from the stage's top."""
    paths = (path for path in (stage / PRODUCT).rglob("*") if path.suffix in _DATA)
    return tuple(sorted(path.relative_to(stage).as_posix() for path in paths))
