"""The licence texts of everything bundled: collected for a bundle, which is checked against them later."""

from __future__ import annotations

import dataclasses
import json
import re
import shutil
import sqlite3
import sys
from collections.abc import Iterable, Iterator
from fnmatch import fnmatchcase
from typing import Final

from ginrummy_qt.ui.licences import INDEX, TEXTS, Component, read_components, version_now
from tools.installers.build import ROOT, Build, System
from tools.installers.contents import executable_of, files_in, packed_modules
from tools.installers.notices import copyright_file, notice
from tools.installers.packages import Package, packages_of

LICENCES: Final = ROOT / "packaging" / "licences"
TEMPLATE: Final = "notice.txt"
NOTICE: Final = "NOTICE.txt"
COMPILER: Final = "mypyc"
"""The component that is part of a bundle only if modules are compiled."""
STANDARD_LIBRARY: Final = "stdlib"
"""Stands among a component's modules for all of the standard library."""


class LicenceError(Exception):
    """Something is bundled that the licence index does not know; the message names it."""


def components(system: System) -> tuple[Component, ...]:
    """What bundles of this system contain, in the index's order."""
    every = read_components(LICENCES)
    return tuple(each for each in every if not each.systems or system in each.systems)


def collect(build: Build) -> None:
    """Put texts, index and notice into `licences` of the stage, and the notice beside the installers.

    Call it after modules were compiled. The collected index tells this build's versions and their sources.
    """
    shipped = components(build.system)
    if not any(build.stage.rglob("*.so")) and not any(build.stage.rglob("*.pyd")):
        shipped = tuple(each for each in shipped if each.name != COMPILER)
    shipped = tuple(_resolved(shipped, build.version))
    folder = build.stage / "licences"
    shutil.rmtree(folder, ignore_errors=True)
    (folder / TEXTS).mkdir(parents=True)
    for name in {name for each in shipped for name in each.texts}:
        shutil.copyfile(LICENCES / TEXTS / name, folder / TEXTS / name)
    (folder / INDEX).write_text(index_text(shipped), encoding="utf-8")
    text = notice((LICENCES / TEMPLATE).read_text(encoding="utf-8"), shipped, build.version)
    (folder / NOTICE).write_text(text, encoding="utf-8")
    build.output.mkdir(parents=True, exist_ok=True)
    (build.output / NOTICE).write_text(text, encoding="utf-8")


def check(build: Build) -> None:
    """See that every file and every Python module of the finished bundle is covered. Raises LicenceError."""
    known = components(build.system)
    files = uncovered(files_in(build.bundle), known)
    modules = uncovered_modules(packed_modules(executable_of(build.bundle, build.system)), known)
    if files or modules:
        names = ", ".join((*files, *(f"module {name}" for name in modules)))
        raise LicenceError(f"no component of packaging/licences/{INDEX} covers {names}")


def debian_copyright() -> str:
    """The file /usr/share/doc/ginrummy-qt/copyright of the Debian package."""
    return copyright_file(components(System.LINUX), LICENCES / TEXTS)


def uncovered(files: Iterable[str], known: Iterable[Component]) -> tuple[str, ...]:
    """The files, named from the bundle's top with slashes, that no component covers."""
    known = tuple(known)
    return tuple(file for file in files if owner_of(file, known) is None)


def uncovered_modules(modules: Iterable[str], known: Iterable[Component]) -> tuple[str, ...]:
    """The top-level Python modules that no component covers."""
    patterns = {pattern for each in known for pattern in each.modules}
    if STANDARD_LIBRARY in patterns:
        patterns |= {*sys.stdlib_module_names, "_sysconfigdata_*"}
    return tuple(name for name in modules if not any(fnmatchcase(name, pattern) for pattern in patterns))


def uncovered_requirements(text: str, known: Iterable[Component]) -> tuple[str, ...]:
    """The distributions pinned in the text of a requirements file that no component covers."""
    covered = {_normal(name) for each in known for name in each.distributions}
    pinned = re.findall(r"^([\w.-]+)==", text, re.MULTILINE)
    return tuple(name for name in pinned if _normal(name) not in covered)


def owner_of(file: str, known: Iterable[Component]) -> Component | None:
    """The component that a file of the bundle belongs to, the first that covers it."""
    return next((each for each in known if any(_matches(file, one) for one in each.files)), None)


def index_text(shipped: Iterable[Component]) -> str:
    """The index of a bundle, in the form of the one it comes from, without what only builds need."""
    return "\n".join(_table(each) for each in shipped)


def _resolved(shipped: Iterable[Component], version: str) -> Iterator[Component]:
    packages = packages_of(each for each in shipped if each.version_from == "library")
    for each in shipped:
        package = packages.get(each.name)
        found = version if each.version_from == "program" else _version(each, package)
        source = each.source_of(found) if package is None else package.source_address or each.source
        yield dataclasses.replace(each, version=found, source=source)


def _version(component: Component, package: Package | None) -> str:
    if package is not None:
        return package.upstream_version
    return (
        sqlite3.sqlite_version if component.version_from == "sqlite" else version_now(component.version_from)
    )


def _table(component: Component) -> str:
    keys = ("name", "version", "licence", "texts", "copyright", "source", "part_of")
    pairs = ((key, getattr(component, key)) for key in keys)
    lines = (f"{key} = {json.dumps(value, ensure_ascii=False)}" for key, value in pairs if value)
    return "\n".join(("[[component]]", *lines, ""))


def _matches(file: str, pattern: str) -> bool:
    path = f"/{file}".lower()
    pattern = pattern.lower()
    return fnmatchcase(path if "/" in pattern else path.rsplit("/", 1)[-1], pattern)


def _normal(distribution: str) -> str:
    return re.sub(r"[-_.]+", "-", distribution).lower()
