"""The hot packages, `rules` and `players`, compiled by mypyc in a stage; docs/adr/0009 says why and how.

It needs a C compiler and Python's headers: on Debian gcc, libc6-dev and python3-dev.
"""

from __future__ import annotations

import ast
import shutil
import subprocess
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from fnmatch import fnmatchcase
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Final

from tools.installers.mypyc_source import written_out
from tools.installers.stage import PRODUCT

LIBRARY: Final = f"{PRODUCT}__mypyc"
"""The module that all compiled code is in, on the top level; the others are thin shells around it."""

PACKAGES: Final = ("rules", "players")
INTERPRETED: Final = (
    *("rules/record", "players/arena", "players/ladder"),
    *("players/arena_*", "players/ladder_*", "players/duplicates", "players/intervals"),
    "players/process_player",
)
"""What stays as it is: `python -m` starts no compiled module, and what only those need spends no time itself.

At the arena's seats a test puts players of its own, too.
"""

_SETUP: Final = """
import sys
from mypyc.build import mypycify
from setuptools import setup

group, *sources = sys.argv[1:]
python = "--python-version={}.{}".format(*sys.version_info)
setup(
    name=group,
    packages=[],
    ext_modules=mypycify(
        ["--strict", "--explicit-package-bases", python, *sources],
        opt_level="3",
        debug_level="0",
        target_dir="build/c",
        group_name=group,
    ),
    script_args=["build_ext", "--inplace"],
)
"""


class CompileError(Exception):
    """The modules could not be compiled; the message says why."""


@dataclass(frozen=True, slots=True)
class Compiled:
    """What was put into the stage: `files` beside the sources that they are preferred to, and the library.

    `imports` are the compiled modules and what they import, the library among them: PyInstaller sees none.
    """

    files: tuple[Path, ...]
    imports: tuple[str, ...]


def modules(root: Path) -> tuple[str, ...]:
    """The sources to compile, relative to a folder that contains the product, with `/`."""
    found = [
        path.relative_to(root / PRODUCT)
        for package in PACKAGES
        for path in sorted((root / PRODUCT / package).rglob("*.py"))
    ]
    return tuple(
        f"{PRODUCT}/{path.as_posix()}"
        for path in found
        if path.stem != "__init__" and not _is_interpreted(path.with_suffix("").as_posix())
    )


def _is_interpreted(name: str) -> bool:
    return any(fnmatchcase(name, pattern) for pattern in INTERPRETED)


def interpreted(root: Path) -> tuple[str, ...]:
    """The sources of the product that are not compiled, likewise."""
    chosen = set(modules(root))
    every = (path.relative_to(root).as_posix() for path in sorted((root / PRODUCT).rglob("*.py")))
    return tuple(source for source in every if source not in chosen)


def compile_stage(stage: Path, cache: Path) -> Compiled:
    """Compile the hot modules of a stage, in place. Raises CompileError.

    `cache` is a folder to build in. What it holds from an earlier time is used, as far as nothing changed.
    """
    chosen = modules(stage)
    _mirror(stage, cache, chosen)
    command = (sys.executable, "-c", _SETUP, PRODUCT, *chosen)
    done = subprocess.run(command, cwd=cache, capture_output=True, text=True)
    if done.returncode != 0:
        last = "\n".join(f"{done.stdout}\n{done.stderr}".strip().splitlines()[-25:])
        raise CompileError(f"mypyc or the C compiler failed:\n{last}")
    names = (LIBRARY, *map(module_name, chosen))
    for name in names:
        shutil.copyfile(extension(cache, name), extension(stage, name))
    imports = {*names, *_imports(stage / path for path in chosen)}
    return Compiled(tuple(extension(stage, name) for name in names), tuple(sorted(imports)))


def module_name(source: str) -> str:
    """`ginrummy_qt/rules/deal.py` is `ginrummy_qt.rules.deal`."""
    return source.removesuffix(".py").replace("/", ".")


def extension(root: Path, module: str) -> Path:
    """The file of a compiled module below `root`, for the Python that runs this."""
    return root / f"{module.replace('.', '/')}{EXTENSION_SUFFIXES[0]}"


def _mirror(stage: Path, cache: Path, chosen: Iterable[str]) -> None:
    """Make the sources in the cache those of the stage, the chosen ones written out; leave the rest alone.

    Files that are as they should be keep their time, by which setuptools and mypy see what changed.
    """
    written = set(chosen)
    wanted = {path.relative_to(stage) for path in (stage / PRODUCT).rglob("*.py")}
    for path in (cache / PRODUCT).rglob("*.py"):
        if path.relative_to(cache) not in wanted:
            path.unlink()
    for path in wanted:
        text = (stage / path).read_text(encoding="utf-8")
        if path.as_posix() in written:
            text = written_out(text)
        target = cache / path
        if not target.exists() or target.read_text(encoding="utf-8") != text:
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(text, encoding="utf-8")


def _imports(paths: Iterable[Path]) -> set[str]:
    """The modules that sources import by absolute name, and the submodules that they may mean."""
    found = set()
    for path in paths:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                found |= {alias.name for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module:
                found.add(node.module)
                if node.module.startswith(PRODUCT):
                    names = (f"{node.module}.{alias.name}" for alias in node.names)
                    found |= {name for name in names if _is_module(path, name)}
    return found - {"__future__"}


def _is_module(importer: Path, name: str) -> bool:
    root = next(parent for parent in importer.parents if parent.name == PRODUCT).parent
    return (root / f"{name.replace('.', '/')}.py").exists()
