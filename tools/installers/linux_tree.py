"""The files of the program as they lie on an installed Linux system: one tree for all kinds of packages."""

from __future__ import annotations

import gzip
import os
import shutil
from datetime import datetime
from pathlib import Path
from string import Template
from typing import Final

from ginrummy_qt.ports.identity import APP_ID, EXECUTABLE, HOMEPAGE, RECORD_MIME
from tools.installers.build import ROOT, Build
from tools.installers.changelog import Release, appstream_releases, debian_changelog, read_changelog
from tools.installers.icons import HICOLOR_SIZES, Emblem, png, scalable
from tools.installers.licences import debian_copyright
from tools.installers.stage import version_of

DATA: Final = ROOT / "packaging" / "linux"
_ICON_NAMES: Final = {
    Emblem.APP: f"apps/{APP_ID}",
    Emblem.RECORD: f"mimetypes/{RECORD_MIME.replace('/', '-')}",
}
_EMPTY: Final = "<releases/>"


def make_tree(build: Build, made: datetime) -> Path:
    """Lay out the bundle and all that belongs to it under `work/root`, anew, and give that folder.

    Folders and the program are 0755, all other files 0644, and all are of the time `made`, whatever this
    machine's defaults. A release without a date of its own bears that day.
    """
    root = build.work / "root"
    shutil.rmtree(root, ignore_errors=True)
    program = root / "usr" / "lib" / EXECUTABLE
    shutil.copytree(build.bundle, program, symlinks=True)
    (root / "usr" / "bin").mkdir(parents=True)
    (root / "usr" / "bin" / EXECUTABLE).symlink_to(f"../lib/{EXECUTABLE}/{EXECUTABLE}")
    write_data(root / "usr" / "share", build.version, made)
    _settle(root, program / EXECUTABLE, made.timestamp())
    return root


def write_data(share: Path, version: str, made: datetime) -> None:
    """Write everything that goes below `/usr/share`."""
    releases = releases_of(version)
    _write(share / "applications" / f"{APP_ID}.desktop", _data(f"{APP_ID}.desktop"))
    _write(share / "metainfo" / f"{APP_ID}.metainfo.xml", metainfo(releases, made))
    _write(share / "mime" / "packages" / f"{APP_ID}.xml", _data(f"{APP_ID}.xml"))
    page = Template(_data(f"{EXECUTABLE}.6"))
    filled = page.substitute(date=_day(made), version=version, homepage=HOMEPAGE)
    _write_gz(share / "man" / "man6" / f"{EXECUTABLE}.6.gz", filled)
    _write(share / "doc" / EXECUTABLE / "copyright", debian_copyright())
    _write_gz(share / "doc" / EXECUTABLE / "changelog.gz", debian_changelog(releases, made))
    _write(share / "lintian" / "overrides" / EXECUTABLE, _data("lintian-overrides"))
    for emblem, name in _ICON_NAMES.items():
        hicolor = share / "icons" / "hicolor"
        for size in HICOLOR_SIZES:
            _write(hicolor / f"{size}x{size}" / f"{name}.png", png(emblem, size))
        _write(hicolor / "scalable" / f"{name}.svg", scalable(emblem).read_bytes())


def releases_of(version: str) -> tuple[Release, ...]:
    """The releases of CHANGELOG.md, the source's own called `version`, as the source is stamped with it.

    Raises ValueError when the changelog does not begin with the version of the source.
    """
    first, *older = read_changelog((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"))
    if first.version != version_of():
        raise ValueError(f"CHANGELOG.md begins with {first.version}, the source is {version_of()}")
    return Release(version, first.date, first.sections), *older


def metainfo(releases: tuple[Release, ...], made: datetime) -> str:
    """The AppStream metainfo with its release notes."""
    text = _data(f"{APP_ID}.metainfo.xml")
    assert _EMPTY in text
    return text.replace(_EMPTY, appstream_releases(releases, made))


def _day(made: datetime) -> str:
    return f"{made:%B} {made.day}, {made.year}"


def _data(name: str) -> str:
    return (DATA / name).read_text(encoding="utf-8")


def _write(path: Path, content: str | bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content.encode() if isinstance(content, str) else content)


def _write_gz(path: Path, text: str) -> None:
    _write(path, gzip.compress(text.encode(), compresslevel=9, mtime=0))


def _settle(root: Path, program: Path, seconds: float) -> None:
    for path in (*root.rglob("*"), root):
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or path == program else 0o644)
        os.utime(path, (seconds, seconds), follow_symlinks=False)
