"""Whose work the program contains: the index of components and their licence texts, read when asked for.

In a checkout the folder is `packaging/licences`; in a bundle it is `licences`, where the index tells what
that bundle holds, and in which versions.
"""

from __future__ import annotations

import platform
import sys
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from ginrummy_qt import __version__
from ginrummy_qt.ui.theme.resources import ResourceMissing

INDEX: Final = "index.toml"
TEXTS: Final = "texts"
_DISTRIBUTION: Final = "distribution "


@dataclass(frozen=True, slots=True, kw_only=True)
class Component:
    """One work by others, or our own; packaging/licences/index.toml tells what each field means."""

    name: str
    licence: str
    texts: tuple[str, ...]
    copyright: tuple[str, ...]
    source: str
    version: str = ""
    version_from: str = ""
    part_of: str = ""
    systems: tuple[str, ...] = ()
    files: tuple[str, ...] = ()
    modules: tuple[str, ...] = ()
    distributions: tuple[str, ...] = ()

    def source_of(self, version: str) -> str:
        """Where the source of this version is."""
        return self.source.format(version=version, minor=".".join(version.split(".")[:2]))


def licence_folder() -> Path:
    """The folder with the index and the texts; raises ResourceMissing where there is none."""
    package = Path(__file__).resolve().parents[1]
    bundle = getattr(sys, "_MEIPASS", None)
    roots = [Path(bundle) / "licences"] if bundle else []
    roots += [package.parent / "licences", package.parent / "packaging" / "licences"]
    for root in roots:
        if (root / INDEX).is_file():
            return root
    raise ResourceMissing(f"licences/{INDEX}")


def read_components(folder: Path) -> tuple[Component, ...]:
    """All components of the index, in its order. Raises OSError, or ValueError for a faulty index."""
    tables = tomllib.loads((folder / INDEX).read_text(encoding="utf-8")).get("component")
    if not tables:
        raise ValueError(f"{INDEX} names no component")
    return tuple(_component(table) for table in tables)


def licence_text(component: Component, folder: Path) -> str:
    """All that is to be said of a component: copyright, source, and its licences in full. Raises OSError."""
    version = component.version or version_now(component.version_from)
    notice = [*component.copyright, "", component.source_of(version)]
    texts = [(folder / TEXTS / name).read_text(encoding="utf-8").strip("\n") for name in component.texts]
    return f"\n\n{'─' * 24}\n\n".join(["\n".join(notice), *texts]) + "\n"


def version_now(version_from: str) -> str:
    """The version of a component in the running Python's environment; empty where that does not tell."""
    match version_from:
        case "program":
            return __version__
        case "python":
            return platform.python_version()
    return (
        _version_of(version_from.removeprefix(_DISTRIBUTION))
        if version_from.startswith(_DISTRIBUTION)
        else ""
    )


def _version_of(distribution: str) -> str:
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version(distribution)
    except PackageNotFoundError:
        return ""


def _component(table: Mapping[str, Any]) -> Component:
    values: dict[str, Any] = {
        key: tuple(value) if isinstance(value, list) else value for key, value in table.items()
    }
    try:
        return Component(**values)
    except TypeError as error:
        raise ValueError(f"a component of the index: {error}") from error
