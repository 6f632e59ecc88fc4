"""`dev.py installers` in two steps: all that is made without secrets, then what is signed and packed."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.installers import __main__ as installers
from tools.installers.build import Build
from tools.installers.licences import NOTICE

VERSION = "0.0.0"


@pytest.fixture
def steps(tmp_path, monkeypatch):
    """The steps that were taken; each leaves only what the next looks for."""
    taken: list[str] = []

    def make_program(build: Build) -> None:
        taken.append("program")
        for folder in (build.stage, build.bundle, build.output):
            folder.mkdir(parents=True, exist_ok=True)
        (build.output / NOTICE).touch()

    def make_installers(build: Build, kinds: object) -> tuple[Path, ...]:
        taken.append("installers")
        return ()

    monkeypatch.setattr(installers, "ROOT", tmp_path)
    monkeypatch.setattr(installers, "make_program", make_program)
    monkeypatch.setattr(installers, "make_installers", make_installers)
    monkeypatch.setattr(installers, "saved", lambda build: ())
    return taken


def make(tmp_path: Path, *arguments: str) -> int:
    return installers.main(["--version", VERSION, "--output", str(tmp_path / "dist"), *arguments])


def test_without_an_option_both_steps_are_taken(steps, tmp_path):
    assert make(tmp_path) == 0
    assert steps == ["program", "installers"]


def test_the_bundle_is_made_first_and_the_installers_of_it_afterwards(steps, tmp_path):
    assert make(tmp_path, "--bundle-only") == 0
    assert steps == ["program"]
    assert make(tmp_path, "--from-bundle") == 0
    assert steps == ["program", "installers"]


def test_without_a_bundle_one_sentence_says_what_to_do(steps, tmp_path, capsys):
    assert make(tmp_path, "--from-bundle") == 1
    said = "installers: there is no bundle of version 0.0.0; make it first, with --bundle-only.\n"
    assert capsys.readouterr().err == said
    assert steps == []


def test_the_two_options_exclude_each_other(steps, tmp_path):
    with pytest.raises(SystemExit):
        make(tmp_path, "--bundle-only", "--from-bundle")
    assert steps == []
