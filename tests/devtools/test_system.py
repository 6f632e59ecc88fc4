"""System packages: found missing by trying, installed where allowed, otherwise named in one sentence."""

from __future__ import annotations

import sys

import pytest

from devtools import system
from devtools.system import RUN_SYSTEM, TEST_SYSTEM, ensure_system, missing_system, system_advice

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="only Linux leaves these to its packages")

ABSENT = {"libabsent.so.9": "libabsent9", "absent-program": "absent"}


@pytest.fixture
def apt(monkeypatch):
    """An apt that may be used but whose packages never help; yields the list of what was asked of it."""
    asked: list[list[str]] = []
    monkeypatch.setattr(system, "may_install", lambda: True)
    monkeypatch.setattr(system, "install_system", lambda packages: asked.append(list(packages)))
    return asked


def test_what_does_not_load_and_what_is_not_on_the_path_is_missing():
    assert missing_system({"libc.so.6": "libc6", "sh": "dash", **ABSENT}) == ABSENT


def test_a_file_is_missing_where_none_fits_its_pattern(tmp_path):
    (tmp_path / "here.typelib").touch()
    here, gone = f"{tmp_path}/*.typelib", f"{tmp_path}/*/gone.typelib"
    assert missing_system({here: "gir1.2-here", gone: "gir1.2-gone"}) == {gone: "gir1.2-gone"}


def test_the_tests_need_what_the_game_needs():
    assert RUN_SYSTEM.items() < TEST_SYSTEM.items()


def test_where_nothing_is_missing_nothing_is_asked_or_said(apt, tmp_path, capsys):
    ensure_system({"libc.so.6": "libc6"}, tmp_path / "tried")
    assert apt == []
    assert capsys.readouterr().err == ""


def test_a_package_is_asked_for_once(apt, tmp_path):
    ensure_system(ABSENT, tmp_path / "tried")
    ensure_system(ABSENT, tmp_path / "tried")
    assert apt == [["libabsent9", "absent"]]


def test_where_installing_is_not_allowed_one_sentence_names_what_is_missing(monkeypatch, tmp_path, capsys):
    monkeypatch.setattr(system, "may_install", lambda: False)
    ensure_system(ABSENT, tmp_path / "tried")
    [line] = capsys.readouterr().err.splitlines()
    assert line.startswith("dev.py: please install")
    assert all(package in line for package in ABSENT.values())


def test_the_sentence_fits_the_system():
    assert system_advice(ABSENT, has_apt=True).endswith("sudo apt install libabsent9 absent")
    assert system_advice(ABSENT, has_apt=False).endswith("that hold libabsent.so.9, absent-program")
