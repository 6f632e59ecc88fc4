"""Translations: `python -m tools.translations update [LANG ...]`, `release`, `check`.

`update` brings resources/i18n/ginrummy_qt_LANG.ts up to date with the sources (a new LANG begins a new
file), compiles all, and counts what is missing; texts that are no longer in the sources go. `release`
compiles all of them to the .qm files that the program loads, which are committed too. `check` counts what is
missing and fails if anything is. The file for English holds the texts with a number only, in singular and
plural: all others are in the sources. The folder `qt` holds Qt's own texts that are seen, for languages that
Qt lacks.
"""

from __future__ import annotations

import argparse
import hashlib
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final
from xml.etree import ElementTree

from ginrummy_qt.ui.i18n import SUMS

ROOT: Final = Path(__file__).resolve().parents[1]
SOURCES: Final = ROOT / "ginrummy_qt" / "ui"
FOLDER: Final = ROOT / "resources" / "i18n"
PREFIX: Final = "ginrummy_qt_"
ENGLISH: Final = "en"


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the result is the exit code."""
    parser = argparse.ArgumentParser(prog="python -m tools.translations", description=__doc__)
    parser.add_argument("command", choices=("update", "release", "check"))
    parser.add_argument("languages", nargs="*", metavar="LANG", help="for example pt_BR")
    parser.add_argument("--folder", type=Path, default=FOLDER, help=argparse.SUPPRESS)
    options = parser.parse_args(arguments)
    match options.command:
        case "update":
            code = update(options.folder, options.languages) or release(options.folder)
            check(options.folder)
            return code
        case "release":
            return release(options.folder)
    return check(options.folder)


def files(folder: Path) -> list[Path]:
    """The translation files of the program's texts."""
    return sorted(folder.glob(f"{PREFIX}*.ts"))


def update(folder: Path, languages: Sequence[str]) -> int:
    """Read all texts from the sources; the files of `languages` too, others only if there are none named."""
    folder.mkdir(parents=True, exist_ok=True)
    targets = [folder / f"{PREFIX}{language}.ts" for language in languages] or files(folder)
    sources = sorted(map(str, SOURCES.rglob("*.py")))
    codes = [
        _tool("lupdate", "-silent", "-no-obsolete", "-locations", "none", *sources, "-ts", *_target(target))
        for target in targets
    ]
    return max(codes, default=0)


def release(folder: Path) -> int:
    """Compile every file, and write down the sums by which the program knows that they are whole."""
    sources = [*files(folder), *sorted(folder.glob("qt/*.ts"))]
    code = max((compile_to(path, path.with_suffix(".qm")) for path in sources), default=0)
    (folder / SUMS).write_text(sums(folder), encoding="utf-8", newline="\n")
    return code


def sums(folder: Path) -> str:
    """The text of the file of sums."""
    compiled = [*sorted(folder.glob(f"{PREFIX}*.qm")), *sorted(folder.glob("qt/*.qm"))]
    return "".join(
        f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.relative_to(folder).as_posix()}\n"
        for path in compiled
    )


def compile_to(source: Path, target: Path) -> int:
    """Compile one file; what is unfinished stays out, so that English is shown instead.

    The old file stays whole for the programs that have it mapped: the new one takes its name.
    """
    fresh = target.with_suffix(".qm.new")
    code = _tool("lrelease", "-silent", "-nounfinished", str(source), "-qm", str(fresh))
    if fresh.exists():
        fresh.replace(target)
    return code


def check(folder: Path) -> int:
    """Say which texts each file lacks."""
    lacking = {path: missing(path) for path in files(folder)}
    for path, texts in lacking.items():
        print(f"{path.name}: {len(texts)} missing")
        for text in texts:
            print(f"  {text}")
    return 1 if any(lacking.values()) else 0


def missing(path: Path) -> list[str]:
    """The source texts of a file that have no finished translation."""
    return [
        message.findtext("source", "")
        for message in ElementTree.parse(path).iter("message")
        if not is_translated(message)
    ]


def is_translated(message: ElementTree.Element) -> bool:
    """Whether a message has all its words, in every plural form."""
    translation = message.find("translation")
    if translation is None or translation.get("type") is not None:
        return False
    forms = translation.findall("numerusform") or [translation]
    return all((form.text or "").strip() or message.findtext("source", "").strip() == "" for form in forms)


def _target(path: Path) -> tuple[str, ...]:
    language = path.stem.removeprefix(PREFIX)
    only = ("-pluralonly",) if language == ENGLISH else ()
    return str(path), "-target-language", language, *only


def _tool(name: str, *arguments: str) -> int:
    """Run one of the tools that come with PySide6."""
    start = f"from PySide6.scripts.pyside_tool import {name}; {name}()"
    return subprocess.run([sys.executable, "-c", start, *arguments]).returncode


if __name__ == "__main__":
    sys.exit(main())
