"""Issue 3, point 2: every library needed is in the bundle, or declared as the system's."""

from __future__ import annotations

import shutil
import sys

import pytest

from tools.installers.libraries import (
    HOST,
    Linked,
    expected_of_system,
    least_glibc,
    linked_files,
    missing,
    orphans,
)

needs_readelf = pytest.mark.skipif(
    sys.platform != "linux" or shutil.which("readelf") is None, reason="reads Linux programs with readelf"
)

PROGRAM = Linked("ginrummy-qt", None, frozenset({"libmine.so.1", "libc.so.6"}))
LIBRARY = Linked("_internal/libmine.so.1", "libmine.so.1", frozenset({"libX11.so.6"}))


def test_a_library_of_the_bundle_or_of_the_system_is_not_missing():
    assert list(missing((PROGRAM, LIBRARY))) == []


def test_a_library_that_nobody_has_is_missing_and_told_with_who_needs_it():
    assert list(missing((PROGRAM,))) == [("libmine.so.1", "ginrummy-qt")]


def test_a_library_that_nothing_needs_is_an_orphan_but_a_plugin_and_the_interpreter_are_not():
    plugin = Linked("_internal/PySide6/Qt/plugins/platforms/libqxcb.so", None, frozenset())
    python = Linked("_internal/libpython3.11.so.1.0", "libpython3.11.so.1.0", frozenset())

    assert orphans((LIBRARY, plugin, python)) == ("_internal/libmine.so.1",)


def test_the_packages_expected_of_the_system_follow_from_what_the_files_need():
    assert expected_of_system((PROGRAM, LIBRARY)) == {"libc6", "libx11-6"}


@needs_readelf
def test_the_needs_of_real_programs_are_read(tmp_path):
    for name in ("readelf", "sh"):
        shutil.copy(shutil.which(name) or "", tmp_path / name)
    (tmp_path / "readme.txt").write_text("no program")

    files = linked_files(tmp_path)

    assert [file.path for file in files] == ["readelf", "sh"]
    assert all("libc.so.6" in file.needed and "libc.so.6" in HOST for file in files)
    assert least_glibc(tmp_path).startswith("2.")


@needs_readelf
def test_the_needs_of_a_single_program_are_read_too(tmp_path):
    shutil.copy(shutil.which("sh") or "", tmp_path / "sh")

    assert [file.path for file in linked_files(tmp_path)] == ["sh"]
