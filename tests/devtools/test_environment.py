"""The private environment: mended when broken, filled only when its pinned requirements changed."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from devtools import environment
from devtools.environment import ensure_requirements, is_installed, is_sound, python_of


@pytest.fixture
def pins(tmp_path):
    path = tmp_path / "dev.txt"
    path.write_text("something==1.0 --hash=sha256:00\n")
    return path


@pytest.fixture
def venv(tmp_path):
    path = tmp_path / "venv"
    path.mkdir()
    return path


@pytest.fixture
def pip(monkeypatch):
    """The list of commands that would have been run; each succeeds without running."""
    calls = []

    def run(command):
        calls.append([str(part) for part in command])
        return 0

    monkeypatch.setattr(environment, "run", run)
    return calls


def test_the_environment_these_tests_run_in_is_sound():
    assert is_sound(Path(sys.prefix))


def test_an_absent_environment_is_not_sound(tmp_path):
    assert not is_sound(tmp_path / "absent")


def test_an_environment_without_pip_is_half_made(tmp_path):
    venv = tmp_path / "venv"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(venv)], check=True)
    assert python_of(venv).exists()
    assert not is_sound(venv)


@pytest.mark.skipif(sys.platform == "win32", reason="environments hold links on POSIX systems only")
@pytest.mark.parametrize("target", [sys.executable, "/no/such/python3.11"])
def test_an_environment_whose_interpreter_is_gone_or_not_its_own_is_not_sound(venv, target):
    python_of(venv).parent.mkdir()
    python_of(venv).symlink_to(target)
    assert not is_sound(venv)


def test_requirements_are_installed_with_hashes_and_from_no_named_index(venv, pins, pip):
    ensure_requirements(venv, pins)
    [command] = pip
    assert command[-3:] == ["--require-hashes", "-r", str(pins)]
    assert not any("index" in part or "//" in part for part in command)


def test_the_same_requirements_are_not_installed_twice_and_changed_ones_are(venv, pins, pip):
    ensure_requirements(venv, pins)
    ensure_requirements(venv, pins)
    assert len(pip) == 1
    pins.write_text("something==2.0 --hash=sha256:00\n")
    ensure_requirements(venv, pins)
    assert len(pip) == 2


def test_what_is_contained_in_installed_requirements_is_installed_too(venv, pins, pip, tmp_path):
    contained = tmp_path / "run.txt"
    contained.write_text("")
    ensure_requirements(venv, pins, contained=(contained,))
    assert is_installed(venv, contained)


def test_an_installation_that_failed_is_tried_again_and_says_so_in_one_sentence(venv, pins, monkeypatch):
    ensure_requirements_with(monkeypatch, 0, venv, pins)
    pins.write_text("something==2.0 --hash=sha256:00\n")
    with pytest.raises(SystemExit, match=r"^dev\.py: pip could not install dev\.txt, [^.]*\.$"):
        ensure_requirements_with(monkeypatch, 1, venv, pins)
    assert not is_installed(venv, pins)


def ensure_requirements_with(monkeypatch, exit_code, venv, pins):
    monkeypatch.setattr(environment, "run", lambda command: exit_code)
    ensure_requirements(venv, pins)
