"""An update replaces the program's files while it runs, and other programs are started from it (issue 3)."""

from __future__ import annotations

import os
import sys
from typing import Any

import pytest
from PySide6.QtGui import QDesktopServices

from ginrummy_qt.bootstrap.installation import this_installation
from ginrummy_qt.ui import outside


@pytest.fixture
def executable(tmp_path):
    path = tmp_path / "ginrummy-qt"
    path.write_bytes(b"version 1")
    return path


def test_an_installation_left_alone_is_not_replaced(executable):
    installation = this_installation(executable)
    assert not installation.was_replaced()
    assert not this_installation().was_replaced()


def test_a_bundle_is_known_by_its_executable(executable, monkeypatch):
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(executable))
    assert this_installation().path == executable


def test_a_new_file_under_the_same_name_is_noticed_though_it_holds_the_same(executable, tmp_path):
    installation = this_installation(executable)
    fresh = tmp_path / "ginrummy-qt.dpkg-new"
    fresh.write_bytes(executable.read_bytes())
    os.utime(fresh, ns=(executable.stat().st_atime_ns, executable.stat().st_mtime_ns))
    fresh.replace(executable)
    assert installation.was_replaced()


def test_a_removed_program_is_noticed(executable):
    installation = this_installation(executable)
    executable.unlink()
    assert installation.was_replaced()


def test_what_a_bundle_starts_of_the_desktop_gets_the_desktops_surroundings(monkeypatch, tmp_path):
    """PyInstaller's start sets these; a file manager with our libraries would not even start."""
    before = {
        "LD_LIBRARY_PATH": "/bundle",
        "LD_LIBRARY_PATH_ORIG": "/usr/local/lib",
        "QT_PLUGIN_PATH": "/bundle/p",
        "_PYI_ARCHIVE_FILE": "/bundle/ginrummy-qt",
    }
    for name, value in before.items():
        monkeypatch.setenv(name, value)
    monkeypatch.delenv("QML2_IMPORT_PATH", raising=False)
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    seen: dict[str, Any] = {}
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: seen.update(os.environ, url=url) or True)
    assert outside.open_outside(tmp_path)
    assert seen["LD_LIBRARY_PATH"] == "/usr/local/lib"
    assert not {"LD_LIBRARY_PATH_ORIG", "QT_PLUGIN_PATH", "_PYI_ARCHIVE_FILE"} & seen.keys()
    assert seen["url"].toLocalFile() == str(tmp_path)
    assert {name: os.environ.get(name) for name in before} == before
    monkeypatch.delenv("LD_LIBRARY_PATH_ORIG")
    seen.clear()
    outside.open_outside(tmp_path)
    assert "LD_LIBRARY_PATH" not in seen
    assert os.environ["LD_LIBRARY_PATH"] == "/bundle"


def test_from_source_the_surroundings_are_left_as_they_are(monkeypatch, tmp_path):
    monkeypatch.setenv("LD_LIBRARY_PATH", "/mine")
    seen: dict[str, Any] = {}
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda _url: seen.update(os.environ) or True)
    outside.open_outside(tmp_path)
    assert seen["LD_LIBRARY_PATH"] == "/mine"
