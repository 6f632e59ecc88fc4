"""The packages for Linux, made from a bundle as small as can be: what is in them, and what they ask for."""

from __future__ import annotations

import io
import os
import shutil
import subprocess
import sys
import tarfile
from datetime import UTC, datetime
from pathlib import Path

import pytest

from ginrummy_qt.ports.identity import APP_ID, EXECUTABLE, HOMEPAGE, RECORD_MIME
from tools.installers.build import Build, System
from tools.installers.bundle import BundleError
from tools.installers.changelog import appstream_releases, debian_changelog, read_changelog
from tools.installers.dependencies import Needs, needs_of
from tools.installers.icons import HICOLOR_SIZES
from tools.installers.linux import Kind, PackageError, make_packages
from tools.installers.linux_tree import releases_of
from tools.installers.squeeze import squeeze_deb

MADE = datetime(2026, 11, 30, 12, tzinfo=UTC)
PROGRAM = Path("/bin/true")
SHARE = (
    f"applications/{APP_ID}.desktop",
    f"doc/{EXECUTABLE}/changelog.gz",
    f"doc/{EXECUTABLE}/copyright",
    f"man/man6/{EXECUTABLE}.6.gz",
    f"metainfo/{APP_ID}.metainfo.xml",
    f"mime/packages/{APP_ID}.xml",
    *(
        f"icons/hicolor/{folder}/{name}.{kind}"
        for folder, kind in (*((f"{size}x{size}", "png") for size in HICOLOR_SIZES), ("scalable", "svg"))
        for name in (f"apps/{APP_ID}", f"mimetypes/{RECORD_MIME.replace('/', '-')}")
    ),
)
BUNDLE = (EXECUTABLE, "_internal/libdata.so", "_internal/libdata.so.1", "_internal/größe 1.txt")

only_linux = pytest.mark.skipif(
    sys.platform != "linux" or shutil.which("readelf") is None, reason="made on Linux, where binutils are"
)


def make_build(folder: Path, version: str = "1.2.3") -> Build:
    """A bundle with a program, a link and a name beyond ASCII, its modes as no package should have them."""
    build = Build(version=version, work=folder / "work", output=folder / "dist", system=System.LINUX)
    internal = build.bundle / "_internal"
    internal.mkdir(parents=True, mode=0o700)
    shutil.copy(PROGRAM, build.bundle / EXECUTABLE)
    (internal / "libdata.so.1").write_bytes(bytes(range(256)) * 40)
    (internal / "libdata.so.1").chmod(0o777)
    (internal / "libdata.so").symlink_to("libdata.so.1")
    (internal / "größe 1.txt").write_text("x")
    (internal / "größe 1.txt").chmod(0o600)
    return build


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> dict[Kind, Path]:
    """All packages, made once."""
    paths = make_packages(make_build(tmp_path_factory.mktemp("packages")))
    return dict(zip(Kind, paths, strict=True))


def tool(name: str) -> str:
    """A program of the system; `dev.py test` installs it where that is allowed."""
    found = shutil.which(name)
    if found is None:
        pytest.skip(f"{name} is not installed")
    return found


def told(*command: str | Path) -> str:
    environment = {**os.environ, "LC_ALL": "C.UTF-8"}
    return subprocess.run(command, capture_output=True, text=True, check=True, env=environment).stdout


def deb_members(path: Path) -> list[tarfile.TarInfo]:
    data = subprocess.run([tool("dpkg-deb"), "--fsys-tarfile", path], capture_output=True, check=True).stdout
    with tarfile.open(fileobj=io.BytesIO(data)) as archive:
        return archive.getmembers()


@only_linux
def test_the_packages_bear_the_names_that_their_systems_expect(made: dict[Kind, Path]) -> None:
    assert [path.name for path in made.values()] == [
        "ginrummy-qt_1.2.3_amd64.deb",
        "ginrummy-qt-1.2.3-1.x86_64.rpm",
        "ginrummy-qt-1.2.3-linux-x86_64.tar.xz",
    ]


@only_linux
def test_the_deb_holds_exactly_what_is_to_be_installed(made: dict[Kind, Path]) -> None:
    members = deb_members(made[Kind.DEB])
    files = {member.name.removeprefix("./") for member in members if not member.isdir()}

    assert files == {
        f"usr/bin/{EXECUTABLE}",
        *(f"usr/lib/{EXECUTABLE}/{name}" for name in BUNDLE),
        *(f"usr/share/{name}" for name in SHARE),
        f"usr/share/lintian/overrides/{EXECUTABLE}",
    }


@only_linux
def test_all_in_the_deb_is_roots_readable_by_all_and_of_the_time_of_the_source(
    made: dict[Kind, Path],
) -> None:
    members = {member.name.removeprefix("./"): member for member in deb_members(made[Kind.DEB])}
    program = members[f"usr/lib/{EXECUTABLE}/{EXECUTABLE}"]

    assert {(member.uid, member.gid, member.uname) for member in members.values()} == {(0, 0, "root")}
    assert program.mode == 0o755
    assert {m.mode for m in members.values() if m.isfile() and m is not program} == {0o644}
    assert {m.mode for m in members.values() if m.isdir()} == {0o755}
    assert len({member.mtime for member in members.values()}) == 1
    assert members[f"usr/bin/{EXECUTABLE}"].linkname == f"../lib/{EXECUTABLE}/{EXECUTABLE}"


@only_linux
def test_the_deb_tells_what_it_is_and_needs_and_runs_no_scripts(
    made: dict[Kind, Path], tmp_path: Path
) -> None:
    def field(name: str) -> str:
        return told(tool("dpkg-deb"), "--field", made[Kind.DEB], name).strip()

    assert (field("Package"), field("Version"), field("Architecture")) == (EXECUTABLE, "1.2.3", "amd64")
    assert field("Homepage") == HOMEPAGE
    assert (field("Section"), field("Priority")) == ("games", "optional")
    assert field("Description").startswith("gin rummy against an opponent")
    assert field("Depends").startswith("libc6 (>= 2.")
    assert field("Depends").endswith(", fontconfig-config, xkb-data")
    told(tool("dpkg-deb"), "--control", made[Kind.DEB], tmp_path)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["control", "md5sums"]


@only_linux
def test_the_rpm_holds_the_same_owns_only_its_own_folders_and_runs_no_scripts(made: dict[Kind, Path]) -> None:
    rpm = tool("rpm")
    listed = told(rpm, "-qp", "--qf", r"[%{FILEMODES:perms} %{FILENAMES}\n]", made[Kind.RPM]).splitlines()
    folders = {line.split(" ", 1)[1] for line in listed if line.startswith("d")}
    files = {line.split(" ", 1)[1] for line in listed if not line.startswith("d")}

    assert folders == {
        f"/usr/lib/{EXECUTABLE}",
        f"/usr/lib/{EXECUTABLE}/_internal",
        f"/usr/share/doc/{EXECUTABLE}",
    }
    assert files == {
        f"/usr/bin/{EXECUTABLE}",
        *(f"/usr/lib/{EXECUTABLE}/{name}" for name in BUNDLE),
        *(f"/usr/share/{name}" for name in SHARE),
    }
    assert told(rpm, "-qp", "--scripts", made[Kind.RPM]) == ""
    required = told(rpm, "-qp", "--requires", made[Kind.RPM]).splitlines()
    assert required[0].startswith("libc.so.6(GLIBC_2.")
    assert [name for name in required[1:] if not name.startswith("rpmlib(")] == [
        "fontconfig",
        "xkeyboard-config",
    ]


def unpacked(archive: Path, folder: Path) -> Path:
    """The only folder in an archive, unpacked by Python alone, as xz may be missing."""
    with tarfile.open(archive) as opened:
        opened.extraction_filter = getattr(tarfile, "data_filter", None)  # Debian 12's Python has none
        opened.extractall(folder)
    [top] = folder.iterdir()
    return top


@only_linux
def test_the_archive_runs_where_it_is_unpacked_and_says_how(made: dict[Kind, Path], tmp_path: Path) -> None:
    top = unpacked(made[Kind.TAR], tmp_path)

    assert top.name == "ginrummy-qt-1.2.3"
    assert sorted(path.name for path in top.iterdir()) == ["README.txt", "_internal", EXECUTABLE, "share"]
    assert subprocess.run([top / EXECUTABLE]).returncode == 0
    readme = (top / "README.txt").read_text(encoding="utf-8")
    assert "Gin Rummy Qt 1.2.3" in readme
    assert '"$PWD/ginrummy-qt"' in readme
    shared = {path.relative_to(top / "share").as_posix() for path in top.glob("share/**/*") if path.is_file()}
    assert shared == {name for name in SHARE if not name.startswith("doc/")}


@only_linux
def test_what_the_readme_puts_into_the_menu_it_also_takes_out_again(
    made: dict[Kind, Path], tmp_path: Path
) -> None:
    """Its own lines are run, with stand-ins for the two that bring the desktop's caches up to date."""
    top = unpacked(made[Kind.TAR], tmp_path)
    readme = (top / "README.txt").read_text(encoding="utf-8")
    blocks = [block for block in readme.split("\n\n") if block.startswith(("  mkdir ", "  rm "))]
    home, tools = tmp_path / "home dir", tmp_path / "tools"
    (home / ".local" / "share" / "ginrummy-qt").mkdir(parents=True)
    matches = home / ".local" / "share" / "ginrummy-qt" / "ginrummy.sqlite3"
    matches.touch()
    tools.mkdir()
    for name in ("update-mime-database", "update-desktop-database"):
        (tools / name).write_text('#!/bin/sh\ntest -d "$1"\n')
        (tools / name).chmod(0o755)
    environment = {"HOME": str(home), "PATH": f"{tools}:{os.defpath}"}

    def files() -> set[Path]:
        return {path for path in home.rglob("*") if path.is_symlink() or path.is_file()}

    put_in, taken_out = blocks
    subprocess.run(["sh", "-euc", put_in], cwd=top, env=environment, check=True)
    assert (home / ".local" / "bin" / EXECUTABLE).resolve() == top / EXECUTABLE
    assert len(files()) == 2 + sum(path.is_file() for path in top.glob("share/**/*"))
    subprocess.run(["sh", "-euc", taken_out], cwd=top, env=environment, check=True)
    assert files() == {matches}
    caches = [line for line in put_in.splitlines() if "update-" in line]
    assert [line for line in taken_out.splitlines() if "update-" in line] == caches


@only_linux
@pytest.mark.parametrize("kind", Kind)
def test_the_same_source_gives_the_same_bytes(
    kind: Kind, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1790000000")
    first = make_build(tmp_path / "a")
    second = make_build(tmp_path / "b")
    for path in second.bundle.rglob("*"):
        os.utime(path, (1, 1), follow_symlinks=False)

    [one], [other] = make_packages(first, [kind]), make_packages(second, [kind])

    assert one.read_bytes() == other.read_bytes()


@only_linux
def test_what_nfpm_refuses_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    build = make_build(tmp_path)
    monkeypatch.setattr("tools.installers.linux.DATA", tmp_path)
    (tmp_path / "nfpm.yaml").write_text("version: 1.2.3\n")

    with pytest.raises(PackageError, match=r"^nfpm could not make ginrummy-qt_1\.2\.3_amd64\.deb: .*name"):
        make_packages(build, [Kind.DEB])


@only_linux
def test_a_bundle_tells_the_oldest_c_library_it_runs_with(tmp_path: Path) -> None:
    needs = needs_of(make_build(tmp_path).bundle)

    assert needs.libraries == ()
    assert needs.glibcxx is None
    assert needs.glibc.startswith("2.")


def test_libraries_of_the_system_become_dependencies_of_either_kind() -> None:
    needs = Needs(("libGL.so.1", "libstdc++.so.6"), glibc="2.34", glibcxx="3.4.29")

    assert needs.debian() == (
        "libc6 (>= 2.34)",
        "libgl1",
        "libstdc++6 (>= 11)",
        "fontconfig-config",
        "xkb-data",
    )
    assert needs.rpm() == (
        "libc.so.6(GLIBC_2.34)(64bit)",
        "libGL.so.1()(64bit)",
        "libstdc++.so.6(GLIBCXX_3.4.29)(64bit)",
        "fontconfig",
        "xkeyboard-config",
    )


def test_a_libstdcxx_of_no_known_gcc_is_told() -> None:
    with pytest.raises(BundleError, match=r"^GLIBCXX_3\.5\.1 is of no known GCC$"):
        Needs(("libstdc++.so.6",), glibc="2.34", glibcxx="3.5.1").debian()


def test_only_an_uncompressed_deb_is_squeezed(tmp_path: Path) -> None:
    path = tmp_path / "x.deb"
    path.write_bytes(b"!<arch>\n" + b"data.tar.gz".ljust(48) + b"2         `\nxy")

    with pytest.raises(ValueError, match=r"^x\.deb is no uncompressed \.deb$"):
        squeeze_deb(path, "x86_64")


CHANGELOG = """# Changelog

## [1.1.0] - Unreleased

### Added

- A door & a [key](docs/key.md), opened with `--open`,
  on two lines.
- A window.

### Fixed

- The roof.

## [1.0.0] - 2026-01-02

### Added

- A house.
"""


def test_the_changelog_is_read_by_releases_and_sections() -> None:
    new, old = read_changelog(CHANGELOG)

    assert (new.version, new.date, old.version, old.date) == ("1.1.0", None, "1.0.0", "2026-01-02")
    assert [(section.title, len(section.points)) for section in new.sections] == [("Added", 2), ("Fixed", 1)]
    assert new.sections[0].points[0] == "A door & a [key](docs/key.md), opened with `--open`, on two lines."


def test_software_centres_are_told_the_changes_and_an_unreleased_version_bears_the_day_it_was_made() -> None:
    text = appstream_releases(read_changelog(CHANGELOG), MADE)

    assert '<release version="1.1.0" date="2026-11-30">' in text
    assert "<li>A door &amp; a key, opened with <code>--open</code>, on two lines.</li>" in text


def test_debian_is_told_the_changes_in_its_own_form() -> None:
    text = debian_changelog(read_changelog(CHANGELOG), MADE)

    assert text.startswith("ginrummy-qt (1.1.0) stable; urgency=medium\n\n  * A door & a key, opened with")
    assert text.endswith(" <ginrummy-qt@users.noreply.github.com>  Fri, 02 Jan 2026 12:00:00 +0000\n")
    assert max(len(line) for line in text.splitlines() if not line.startswith(" -- ")) <= 80


def test_a_changelog_without_a_release_is_refused() -> None:
    with pytest.raises(ValueError, match=r"^no release in the changelog$"):
        read_changelog("# Changelog\n")


def test_a_trial_build_of_another_version_has_the_notes_of_the_source() -> None:
    [first, *_] = releases_of("0.0.9")

    assert first.version == "0.0.9"
    assert first.sections
