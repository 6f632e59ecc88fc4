"""Translations: `python -m tools.translations update [LANG ...]`, `release`, `check`.

`update` brings resources/i18n/ginrummy_qt_LANG.ts up to date with the sources (a new LANG begins a new file),
`release` compiles all of them to the .qm files that the program loads, `check` counts what is missing and
fails if anything is. English is in the sources and needs no file.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final
from xml.etree import ElementTree

ROOT: Final = Path(__file__).resolve().parents[1]
SOURCES: Final = ROOT / "ginrummy_qt" / "ui"
FOLDER: Final = ROOT / "resources" / "i18n"
PREFIX: Final = "ginrummy_qt_"


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the result is the exit code."""
    parser = argparse.ArgumentParser(prog="python -m tools.translations", description=__doc__)
    parser.add_argument("command", choices=("update", "release", "check"))
    parser.add_argument("languages", nargs="*", metavar="LANG", help="for example pt_BR")
    parser.add_argument("--folder", type=Path, default=FOLDER, help=argparse.SUPPRESS)
    options = parser.parse_args(arguments)
    match options.command:
        case "update":
            return update(options.folder, options.languages)
        case "release":
            return release(options.folder)
    return check(options.folder)


def files(folder: Path) -> list[Path]:
    """The translation files there are."""
    return sorted(folder.glob(f"{PREFIX}*.ts"))


def update(folder: Path, languages: Sequence[str]) -> int:
    """Read all texts from the sources; the files of `languages` too, others only if there are none named."""
    folder.mkdir(parents=True, exist_ok=True)
    targets = [folder / f"{PREFIX}{language}.ts" for language in languages] or files(folder)
    sources = sorted(map(str, SOURCES.rglob("*.py")))
    codes = [
        _tool("lupdate", "-silent", "-no-obsolete", *sources, "-ts", str(target), *_language(target))
        for target in targets
    ]
    return max(codes, default=0)


def release(folder: Path) -> int:
    """Compile every file."""
    return max((_tool("lrelease", "-silent", str(path)) for path in files(folder)), default=0)


def check(folder: Path) -> int:
    """Say how many texts each file lacks."""
    lacking = {path: missing(path) for path in files(folder)}
    for path, texts in lacking.items():
        print(f"{path.name}: {len(texts)} missing")
    return 1 if any(lacking.values()) else 0


def missing(path: Path) -> list[str]:
    """The source texts of a file that have no finished translation."""
    messages = ElementTree.parse(path).iter("message")
    return [
        message.findtext("source", "")
        for message in messages
        for translation in [message.find("translation")]
        if translation is None or translation.get("type") == "unfinished"
    ]


def _language(path: Path) -> tuple[str, ...]:
    return "-target-language", path.stem.removeprefix(PREFIX)


def _tool(name: str, *arguments: str) -> int:
    """Run one of the tools that come with PySide6."""
    start = f"from PySide6.scripts.pyside_tool import {name}; {name}()"
    return subprocess.run([sys.executable, "-c", start, *arguments]).returncode


if __name__ == "__main__":
    sys.exit(main())
