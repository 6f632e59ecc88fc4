"""A release: tag, version and changelog agree, and what is handed out is complete and has its checksums."""

from __future__ import annotations

import hashlib
import re

import pytest

from tools.installers.build import ROOT
from tools.installers.licences import NOTICE
from tools.installers.release import CHECKSUMS, ReleaseError, check, gather, main, section_of
from tools.installers.stage import version_of

CHANGELOG = """# Changelog

## [1.3.0] - Unreleased

### Added

- Something new.

## [1.2.3] - 2026-11-30

### Fixed

- Something old.

## [1.2.2] - 2026-10-01

[1.2.3]: https://example.org
"""
NAMES = (
    "ginrummy-qt_1.2.3_amd64.deb",
    "ginrummy-qt-1.2.3-1.x86_64.rpm",
    "ginrummy-qt-1.2.3-linux-x86_64.tar.xz",
    "ginrummy-qt-1.2.3-x86_64.AppImage",
    "ginrummy-qt-1.2.3-setup.exe",
    "ginrummy-qt-1.2.3-macos-universal2.dmg",
)
SYSTEMS = ("linux", "macos", "windows")
NOTICES = tuple(f"NOTICE-{system}.txt" for system in SYSTEMS)


@pytest.fixture
def made(tmp_path):
    """What the jobs of the three systems hand over, each in a folder of its own with checksums of its own."""
    folder = tmp_path / "made"
    for name in NAMES:
        system = "windows" if name.endswith("exe") else "macos" if name.endswith("dmg") else "linux"
        (folder / system).mkdir(parents=True, exist_ok=True)
        (folder / system / name).write_bytes(name.encode())
        (folder / system / CHECKSUMS).touch()
        (folder / system / NOTICE).write_text(f"Notice for {system}.")
    return folder


def test_a_tag_that_names_the_version_of_a_dated_section_is_fine():
    check("v1.2.3", "1.2.3", CHANGELOG)


@pytest.mark.parametrize(
    ("tag", "version", "trouble"),
    [
        ("v1.2.4", "1.2.3", "the tag v1.2.4 does not name version 1.2.3, which is v1.2.3"),
        ("1.2.3", "1.2.3", "the tag 1.2.3 does not name version 1.2.3, which is v1.2.3"),
        ("v9.0.0", "9.0.0", "CHANGELOG.md has no section for 9.0.0"),
        ("v1.3.0", "1.3.0", "the section for 1.3.0 in CHANGELOG.md has no date such as 2026-11-30"),
        ("v1.2.2", "1.2.2", "the section for 1.2.2 in CHANGELOG.md is empty"),
    ],
)
def test_what_does_not_agree_is_said_in_one_sentence(tag, version, trouble):
    with pytest.raises(ReleaseError) as raised:
        check(tag, version, CHANGELOG)
    assert str(raised.value) == trouble


def test_the_notes_are_the_section_of_the_version_and_nothing_else():
    assert section_of(CHANGELOG, "1.2.3") == ("2026-11-30", "### Fixed\n\n- Something old.")


def test_the_version_of_this_checkout_has_notes(capsys):
    assert main(["notes"]) == 0
    assert capsys.readouterr().out.strip() in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert main(["check", "v0.0.0"]) == 1
    assert capsys.readouterr().err.startswith(f"release: the tag v0.0.0 does not name version {version_of()}")


def test_what_all_systems_made_comes_into_one_folder_with_its_checksums(made, tmp_path):
    handed_out = sorted((*NAMES, *NOTICES))
    assert gather(made, tmp_path / "dist", "1.2.3") == handed_out
    lines = (tmp_path / "dist" / CHECKSUMS).read_bytes().decode().splitlines()
    assert [line.split("  ")[1] for line in lines] == handed_out
    for line in lines:
        sum_, name = line.split("  ")
        assert sum_ == hashlib.sha256((tmp_path / "dist" / name).read_bytes()).hexdigest()
    assert {path.name for path in (tmp_path / "dist").iterdir()} == {*handed_out, CHECKSUMS}


def test_each_systems_notice_is_part_of_the_release_under_the_name_of_the_system(made, tmp_path):
    gather(made, tmp_path / "dist", "1.2.3")
    for system, name in zip(SYSTEMS, NOTICES, strict=True):
        assert (tmp_path / "dist" / name).read_text() == f"Notice for {system}."


@pytest.mark.parametrize("system", SYSTEMS)
def test_no_release_lacks_the_notice_of_a_system(made, tmp_path, system):
    (made / system / NOTICE).unlink()
    with pytest.raises(ReleaseError, match=rf"^there are 0 files NOTICE\.txt in .*{system}, not one$"):
        gather(made, tmp_path / "dist", "1.2.3")
    assert not (tmp_path / "dist").exists()


def test_two_notices_of_one_system_are_one_too_many(made, tmp_path):
    (made / "linux" / "older").mkdir()
    (made / "linux" / "older" / NOTICE).touch()
    with pytest.raises(ReleaseError, match=r"^there are 2 files NOTICE\.txt in .*linux, not one$"):
        gather(made, tmp_path / "dist", "1.2.3")


def test_the_workflow_hands_over_each_systems_work_under_the_name_that_is_looked_for():
    text = (ROOT / ".github" / "workflows" / "release.yml").read_text(encoding="utf-8")
    uploads = re.findall(r"upload-artifact@.*\n +with:\n +name: (\w+)\n +path: dist/\n", text)
    assert sorted(uploads) == sorted(SYSTEMS)


def test_no_release_lacks_a_system(made, tmp_path):
    (made / "macos" / NAMES[-1]).unlink()
    with pytest.raises(ReleaseError, match=r"^there are 0 files \.dmg in .*, not one$"):
        gather(made, tmp_path / "dist", "1.2.3")


def test_no_release_holds_a_file_of_another_version(made, tmp_path):
    with pytest.raises(ReleaseError, match=r"is not of version 1\.2\.4"):
        gather(made, tmp_path / "dist", "1.2.4")
