"""The house itself: pinned requirements, one version, a README whose commands exist."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

import ginrummy_qt
from devtools.commands import COMMANDS

ROOT = Path(__file__).parents[2]
PINS = sorted((ROOT / "requirements").glob("*.txt"))


def read(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def requirements(pins: Path) -> list[str]:
    """The entries of a requirements file, each on one line, without comments."""
    joined = pins.read_text(encoding="utf-8").replace("\\\n", " ")
    return [line for line in joined.splitlines() if line.strip() and not line.lstrip().startswith("#")]


@pytest.mark.parametrize("path", sorted((ROOT / "requirements").iterdir()), ids=lambda path: path.name)
def test_requirements_name_no_address(path):
    text = path.read_text(encoding="utf-8")
    assert not re.search(r"://|--(extra-)?index|--find-links|--trusted|(^|\s)-[if]\s", text)


@pytest.mark.parametrize("pins", PINS, ids=lambda path: path.name)
def test_every_requirement_has_one_exact_version_and_hashes(pins):
    assert requirements(pins)
    for requirement in requirements(pins):
        assert re.match(r"[a-z0-9.-]+==[^\s;*]+( ; [^\\]+?)?\s+--hash=sha256:[0-9a-f]{64}", requirement)


def test_what_the_game_runs_with_is_what_it_is_tested_with():
    run, dev = ROOT / "requirements" / "run.txt", ROOT / "requirements" / "dev.txt"
    assert set(requirements(run)) < set(requirements(dev))


def test_the_version_stands_in_one_place_and_the_changelog_knows_it():
    project = tomllib.loads(read("pyproject.toml"))
    assert "version" not in project["project"]
    assert project["tool"]["setuptools"]["dynamic"]["version"] == {"attr": "ginrummy_qt.__version__"}
    assert re.search(rf"^## \[{re.escape(ginrummy_qt.__version__)}\]", read("CHANGELOG.md"), re.MULTILINE)


@pytest.mark.parametrize("name", ["README.md", "CONTRIBUTING.md"])
def test_the_commands_that_the_documents_name_exist(name):
    named = set(re.findall(r"dev\.py ([a-z]+)", read(name)))
    assert {"play", "test"} <= named
    assert named <= COMMANDS.keys()


@pytest.mark.parametrize(
    "document",
    [ROOT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")]
    + sorted((ROOT / "docs").rglob("*.md")),
    ids=lambda path: path.name,
)
def test_links_between_documents_lead_somewhere(document):
    text = re.sub(r"<!--.*?-->", "", document.read_text(encoding="utf-8"), flags=re.DOTALL)
    linked = re.findall(r"\]\(([^)#:\s]+)[^):]*\)|src(?:set)?=\"([^\":]+)\"", text)
    for target in (first or second for first, second in linked):
        assert (document.parent / target).exists(), target
