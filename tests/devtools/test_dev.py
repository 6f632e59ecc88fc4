"""dev.py: one sentence instead of a traceback, on any Python that people may start it with."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import dev
from devtools.commands import COMMANDS

ROOT = Path(__file__).parents[2]


def start(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(ROOT / "dev.py"), *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=60)


def program(path: Path, exit_code: int) -> Path:
    path.parent.mkdir(exist_ok=True)
    path.write_text(f"#!/bin/sh\nexit {exit_code}\n")
    path.chmod(0o755)
    return path


def test_help_names_every_command():
    done = start("--help")
    assert done.returncode == 0
    for name in COMMANDS:
        assert f"python3 dev.py {name}" in done.stdout


@pytest.mark.parametrize("arguments", [(), ("dance",)])
def test_no_command_or_an_unknown_one_shows_the_help_and_fails(arguments):
    done = start(*arguments)
    assert done.returncode == 2
    assert done.stdout == start("--help").stdout


def test_a_supported_interpreter_is_used_as_it_is():
    assert dev.supported_python() == sys.executable


@pytest.mark.skipif(sys.platform == "win32", reason="the stand-in interpreters are shell scripts")
def test_an_unsupported_interpreter_looks_for_the_newest_that_works(monkeypatch, tmp_path):
    program(tmp_path / "broken" / "python3.12", exit_code=127)
    works = program(tmp_path / "good" / "python3.12", exit_code=0)
    program(tmp_path / "good" / "python3.11", exit_code=0)
    monkeypatch.setattr(sys, "version_info", (3, 14, 0))
    monkeypatch.setenv("PATH", os.pathsep.join([str(tmp_path / "broken"), str(tmp_path / "good")]))
    assert dev.supported_python() == str(works)


def test_without_any_supported_interpreter_one_sentence_says_which_to_install(monkeypatch, tmp_path, capsys):
    monkeypatch.setattr(sys, "version_info", (3, 9, 2))
    monkeypatch.setenv("PATH", str(tmp_path))
    assert dev.main(["play"]) == 1
    assert capsys.readouterr().err == "dev.py: please install Python 3.11, 3.12 or 3.13.\n"
