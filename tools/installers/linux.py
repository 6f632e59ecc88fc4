"""The packages for Linux: .deb and .rpm by nfpm, and an archive that runs where it is unpacked."""

from __future__ import annotations

import json
import lzma
import os
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from enum import StrEnum
from pathlib import Path
from string import Template
from typing import Final

from ginrummy_qt.ports.identity import APP_ID, EXECUTABLE, HOMEPAGE, RECORD_MIME
from tools.installers.build import ROOT, Build
from tools.installers.dependencies import Needs, needs_of
from tools.installers.linux_tree import DATA, make_tree
from tools.installers.squeeze import filters, squeeze_deb

_ARCHITECTURES: Final = {"x86_64": "amd64", "aarch64": "arm64"}
"""The processor, and what Debian and nfpm call it."""
_OURS: Final = (f"usr/lib/{EXECUTABLE}/", f"usr/share/doc/{EXECUTABLE}/", "usr/share/lintian/", "usr/bin/")
"""What nfpm.yaml lists itself."""
_PORTABLE: Final = ("applications", "icons", "man", "metainfo", "mime")
"""What of `/usr/share` goes with the archive."""


class PackageError(Exception):
    """A package could not be made; the message says why."""


class Kind(StrEnum):
    """What is handed out for Linux: packages of Debian and of rpm's distributions, and an archive."""

    DEB = "deb"
    RPM = "rpm"
    TAR = "tar"


def make_packages(
    build: Build, kinds: Iterable[Kind] = tuple(Kind), squeezed: bool = True
) -> tuple[Path, ...]:
    """Make packages from the bundle, of all kinds or of these: equal bytes from equal files.

    A .deb that is only to be tried need not be `squeezed`, which takes most of the time.
    The tree they are made of stays in `work/root`, for packaging/linux/appimage.sh.

    Raises PackageError, BundleError for a bundle of which the dependencies are unknown, and ValueError for a
    changelog that does not tell of the version.
    """
    made = moment_of_source()
    needs = needs_of(build.bundle)
    root = make_tree(build, made)
    build.output.mkdir(parents=True, exist_ok=True)
    # To compress is all the work, and neither nfpm nor lzma keep the interpreter from doing more than one.
    with ThreadPoolExecutor() as pool:
        jobs = [pool.submit(_make, build, root, needs, made, kind, squeezed) for kind in kinds]
        return tuple(_hand_out(job.result(), build.output) for job in jobs)


def moment_of_source() -> datetime:
    """When the source was changed: SOURCE_DATE_EPOCH, else the last commit, else the changelog's own time."""
    given = os.environ.get("SOURCE_DATE_EPOCH")
    if given is None and shutil.which("git") is not None:
        asked = ["git", "-C", str(ROOT), "log", "-1", "--format=%ct"]
        given = subprocess.run(asked, capture_output=True, text=True).stdout.strip()
    seconds = int(given) if given else int((ROOT / "CHANGELOG.md").stat().st_mtime)
    return datetime.fromtimestamp(seconds, UTC)


def _hand_out(path: Path, folder: Path) -> Path:
    """What is handed out is whole: it was made elsewhere."""
    return Path(shutil.move(path, folder / path.name))


def _make(build: Build, root: Path, needs: Needs, made: datetime, kind: Kind, squeezed: bool) -> Path:
    if kind is Kind.TAR:
        return _make_archive(build, root, needs, made)
    config = build.work / f"nfpm-{kind}.yaml"
    config.write_text(nfpm_config(build, root, needs, made), encoding="utf-8")
    out = build.work / package_name(build, kind)
    nfpm = shutil.which("nfpm", path=os.pathsep.join((str(Path(sys.executable).parent), os.defpath)))
    if nfpm is None:
        raise PackageError("nfpm is not installed; it is listed in requirements/build.txt")
    command = [nfpm, "package", "--config", str(config), "--packager", kind, "--target", str(out)]
    environment = {**os.environ, "SOURCE_DATE_EPOCH": str(int(made.timestamp()))}
    done = subprocess.run(command, capture_output=True, text=True, env=environment)
    if done.returncode != 0:
        said = " ".join((done.stderr or done.stdout).split()).rstrip(".")
        raise PackageError(f"nfpm could not make {out.name}: {said}")
    if kind is Kind.DEB and squeezed:
        squeeze_deb(out, build.machine)
    return out


def package_name(build: Build, kind: Kind) -> str:
    """The name of the file, as Debian and as Fedora and openSUSE write it."""
    match kind:
        case Kind.DEB:
            return f"{EXECUTABLE}_{build.version}_{_ARCHITECTURES[build.machine]}.deb"
        case Kind.RPM:
            return f"{EXECUTABLE}-{build.version}-1.{build.machine}.rpm"
        case Kind.TAR:
            return f"{EXECUTABLE}-{build.version}-linux-{build.machine}.tar.xz"


def nfpm_config(build: Build, root: Path, needs: Needs, made: datetime) -> str:
    """What nfpm is told: packaging/linux/nfpm.yaml with the blanks filled in."""
    files = (json.dumps({"src": str(root / name), "dst": f"/{name}", "type": ""}) for name in _files(root))
    return Template((DATA / "nfpm.yaml").read_text(encoding="utf-8")).substitute(
        arch=_ARCHITECTURES[build.machine],
        version=build.version,
        homepage=HOMEPAGE,
        root=root,
        mtime=f"{made:%Y-%m-%dT%H:%M:%SZ}",
        files="\n".join(f"  - {line}" for line in files),
        deb_depends=json.dumps(needs.debian()),
        rpm_requires=json.dumps(needs.rpm()),
    )


def _make_archive(build: Build, root: Path, needs: Needs, made: datetime) -> Path:
    """The bundle, a README, and what a desktop needs to list it."""
    top = f"{EXECUTABLE}-{build.version}"
    out = build.work / package_name(build, Kind.TAR)
    readme = build.work / "README.txt"
    libraries = "\n".join(f"  {name}" for name in needs.libraries)
    text = Template((DATA / "README.txt").read_text(encoding="utf-8"))
    filled = text.substitute(
        version=build.version,
        glibc=needs.glibc,
        libraries=libraries,
        app_id=APP_ID,
        record_icon=RECORD_MIME.replace("/", "-"),
    )
    readme.write_text(filled, encoding="utf-8")

    def plain(member: tarfile.TarInfo) -> tarfile.TarInfo:
        member.uid = member.gid = 0
        member.uname = member.gname = "root"
        member.mtime = int(made.timestamp())
        member.mode = 0o755 if member.isdir() or member.mode & 0o100 else 0o644
        return member

    with (
        lzma.open(out, "wb", filters=filters(build.machine)) as packed,
        tarfile.open(fileobj=packed, mode="w", format=tarfile.GNU_FORMAT) as archive,
    ):
        archive.add(root / "usr" / "lib" / EXECUTABLE, top, filter=plain)
        archive.add(readme, f"{top}/README.txt", filter=plain)
        for name in _PORTABLE:
            archive.add(root / "usr" / "share" / name, f"{top}/share/{name}", filter=plain)
    return out


def _files(root: Path) -> Iterator[str]:
    """The files of the tree that lie in folders of the system, in order."""
    for path in sorted(root.rglob("*")):
        name = path.relative_to(root).as_posix()
        if not path.is_dir() and not name.startswith(_OURS):
            yield name
