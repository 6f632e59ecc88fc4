"""What the release workflow asks of this checkout; it needs nothing but Python.

python -m tools.installers.release check TAG          does this tag name the version, and the changelog too?
python -m tools.installers.release notes              what the changelog tells of this version
python -m tools.installers.release gather FROM DIST   what is handed out, in one folder, with the checksums
"""

from __future__ import annotations

import argparse
import hashlib
import re
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from tools.installers.build import ROOT, System
from tools.installers.stage import version_of

CHECKSUMS: Final = "SHA256SUMS"
KINDS: Final = (".deb", ".rpm", ".tar.xz", ".AppImage", ".exe", ".dmg")
"""What a release consists of, by the ends of the names."""
NOTICE: Final = Path("NOTICE.txt")
"""The licence notice with the offer of sources, which every system's installers have beside them."""
_DAY: Final = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")


class ReleaseError(Exception):
    """The release is not as it should be; the message says what is wrong."""


def section_of(changelog: str, version: str) -> tuple[str, str]:
    """The date and the text of a version's section of the changelog. Raises ReleaseError if it has none."""
    heading = re.compile(
        rf"^## \[{re.escape(version)}\] - (\S+)\n(.*?)(?=^## \[|^\[[^\]]+\]:|\Z)", re.M | re.S
    )
    found = heading.search(changelog)
    if found is None:
        raise ReleaseError(f"CHANGELOG.md has no section for {version}")
    return found[1], found[2].strip()


def check(tag: str, version: str, changelog: str) -> None:
    """Raise ReleaseError unless the tag names the version, and the changelog tells of it and when it came."""
    if tag != f"v{version}":
        raise ReleaseError(f"the tag {tag} does not name version {version}, which is v{version}")
    date, text = section_of(changelog, version)
    if not _DAY.fullmatch(date):
        raise ReleaseError(f"the section for {version} in CHANGELOG.md has no date such as 2026-11-30")
    if not text:
        raise ReleaseError(f"the section for {version} in CHANGELOG.md is empty")


def gather(made: Path, output: Path, version: str) -> list[str]:
    """Copy what is handed out from every system into one folder and list the SHA-256 sums there; the names.

    `made` has a folder for each system, by its name. Their notices differ, so each bears its system's name.
    Raises ReleaseError unless there is exactly one file of each kind, each bears the version, and every
    system has its notice.
    """
    notices = {notice_name(system): notice_of(made / system) for system in System}
    files = [path for path in sorted(made.rglob("*")) if path.name.endswith(KINDS) and path.is_file()]
    for kind in KINDS:
        number = sum(path.name.endswith(kind) for path in files)
        if number != 1:
            raise ReleaseError(f"there are {number} files {kind} in {made}, not one")
    output.mkdir(parents=True, exist_ok=True)
    for path in files:
        if version not in path.name:
            raise ReleaseError(f"{path.name} is not of version {version}")
        shutil.copyfile(path, output / path.name)
    for name, notice in notices.items():
        shutil.copyfile(notice, output / name)
    names = sorted([*notices, *(path.name for path in files)])
    (output / CHECKSUMS).write_text(checksums(output, names), encoding="utf-8", newline="\n")
    return names


def notice_name(system: System) -> str:
    """What a system's notice is called in a release: NOTICE-linux.txt."""
    return f"{NOTICE.stem}-{system}{NOTICE.suffix}"


def notice_of(folder: Path) -> Path:
    """The one notice in what a system's job has made. Raises ReleaseError if there is not exactly one."""
    found = [path for path in folder.rglob(NOTICE.name) if path.is_file()]
    if len(found) != 1:
        raise ReleaseError(f"there are {len(found)} files {NOTICE} in {folder}, not one")
    return found[0]


def checksums(folder: Path, names: Sequence[str]) -> str:
    """The SHA-256 sums of files in a folder, as `sha256sum --check` reads them."""
    sums = (hashlib.sha256((folder / name).read_bytes()).hexdigest() for name in names)
    return "".join(f"{sum_}  {name}\n" for sum_, name in zip(sums, names, strict=True))


def main(arguments: Sequence[str]) -> int:
    """Do what is asked; 0 when all is as it should be."""
    parser = argparse.ArgumentParser(prog="python -m tools.installers.release", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("check").add_argument("tag")
    commands.add_parser("notes")
    gathering = commands.add_parser("gather")
    gathering.add_argument("made", type=Path)
    gathering.add_argument("output", type=Path)
    options = parser.parse_args(arguments)
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    try:
        match options.command:
            case "check":
                check(options.tag, version_of(), changelog)
            case "notes":
                print(section_of(changelog, version_of())[1])
            case "gather":
                print("\n".join(gather(options.made, options.output, version_of())))
    except ReleaseError as error:
        print(f"release: {error}.", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
