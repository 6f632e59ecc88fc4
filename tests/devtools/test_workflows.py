"""The checks of workflows and shell scripts: clean on ours, and awake: each finds what it is there for."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from devtools.workflows import WORKFLOWS, shell_scripts, tool_of, workflow_checks

ROOT = Path(__file__).parents[2]
VENV = Path(sys.prefix)


@pytest.fixture
def project(tmp_path):
    """A copy of what is checked, to spoil."""
    for folder in (WORKFLOWS, Path(".ci")):
        shutil.copytree(ROOT / folder, tmp_path / folder)
    (tmp_path / ".git").mkdir()
    (tmp_path / "packaging").mkdir()
    return tmp_path


def outcome(root: Path, name: str) -> subprocess.CompletedProcess[str]:
    command = [str(part) for part in workflow_checks(root, VENV)[name]]
    return subprocess.run(command, cwd=root, capture_output=True, text=True, encoding="utf-8", timeout=60)


def spoil(root: Path, pattern: str, replacement: str) -> None:
    path = root / WORKFLOWS / "ci.yml"
    text = path.read_text(encoding="utf-8")
    spoilt = re.sub(pattern, replacement, text, count=1)
    assert spoilt != text
    path.write_text(spoilt, encoding="utf-8")


@pytest.mark.parametrize("name", ["actionlint", "zizmor", "shellcheck"])
def test_nothing_is_found_in_ours(project, name):
    found = outcome(project, name)
    assert found.returncode == 0, found.stdout + found.stderr


def test_actionlint_finds_a_runner_that_does_not_exist(project):
    spoil(project, "ubuntu-24.04", "ubuntu-9.04")
    found = outcome(project, "actionlint")
    assert found.returncode != 0
    assert 'label "ubuntu-9.04" is unknown' in found.stdout


def test_actionlint_looks_into_the_scripts_of_the_steps(project):
    spoil(project, r"run: python3 dev\.py installers", "run: cd $FOLDER")
    found = outcome(project, "actionlint")
    assert found.returncode != 0
    assert "SC2086" in found.stdout


def test_zizmor_finds_an_action_that_is_not_pinned_by_its_commit(project):
    spoil(project, "checkout@[0-9a-f]{40} # v[0-9.]+", "checkout@v6")
    found = outcome(project, "zizmor")
    assert found.returncode != 0
    assert "unpinned-uses" in found.stdout


def test_zizmor_finds_a_text_of_others_that_becomes_part_of_a_script(project):
    spoil(project, r"run: python3 dev\.py installers", "run: echo ${{ github.head_ref }}")
    found = outcome(project, "zizmor")
    assert found.returncode != 0
    assert "template-injection" in found.stdout


def test_shellcheck_finds_what_breaks_on_a_folder_with_a_space(project):
    (project / "packaging" / "x.sh").write_text("#!/bin/sh\ncd $1 || exit\n", encoding="utf-8")
    found = outcome(project, "shellcheck")
    assert found.returncode != 0
    assert "SC2086" in found.stdout


@pytest.mark.skipif(not (ROOT / ".git").exists(), reason="an archive of the source: git lists nothing")
def test_every_shell_script_of_the_project_is_checked():
    asked = ["git", "-c", "safe.directory=*", "ls-files"]
    files = subprocess.run(asked, cwd=ROOT, capture_output=True, text=True).stdout.split("\n")
    shebangs = {
        ROOT / name
        for name in files
        if name and (ROOT / name).is_file() and re.match(rb"#!.*\b(ba)?sh\b", (ROOT / name).read_bytes()[:40])
    }
    assert shebangs, "git lists no shell script: does it refuse this checkout?"
    assert shebangs <= set(shell_scripts(ROOT))


def jobs(name: str) -> dict[str, str]:
    """The text of each job of a workflow."""
    text = (ROOT / WORKFLOWS / name).read_text(encoding="utf-8").partition("\njobs:\n")[2]
    parts = re.split(r"^  ([\w-]+):\n", text, flags=re.MULTILINE)[1:]
    return dict(zip(parts[::2], parts[1::2], strict=True))


def steps(job: str) -> list[str]:
    return job.partition("    steps:\n")[2].split("\n      - ")


def test_git_may_read_the_checkout_in_every_container():
    contained = [
        job
        for name in ("ci.yml", "release.yml")
        for job in jobs(name).values()
        if "\n    container:\n" in job and "actions/checkout@" in job
    ]
    assert len(contained) == 2
    for job in contained:
        [checkout] = [number for number, step in enumerate(steps(job)) if "actions/checkout@" in step]
        allowed = 'run: git config --global --add safe.directory "$GITHUB_WORKSPACE"'
        assert allowed in steps(job)[checkout + 1]


@pytest.mark.parametrize(
    ("name", "job"),
    [("ci.yml", "linux-installers"), *(("release.yml", job) for job in ("linux", "windows", "macos"))],
)
def test_what_the_installers_compile_is_tested_compiled_before_they_are_made(name, job):
    commands = re.findall(r"run: (python3 dev\.py .*)$", jobs(name)[job], re.MULTILINE)
    made = next(number for number, line in enumerate(commands) if "dev.py installers" in line)
    assert "python3 dev.py test --compiled" in commands[:made]


def test_only_the_step_that_signs_has_the_secrets():
    for path in (ROOT / WORKFLOWS).glob("*.yml"):
        for job in jobs(path.name).values():
            assert "secrets." not in job.partition("    steps:\n")[0]
    told = [step for job in jobs("release.yml").values() for step in steps(job) if "secrets." in step]
    assert len(told) == 1
    assert "run: python3 dev.py installers --from-bundle\n" in told[0]


def test_every_action_is_pinned_by_its_commit_and_says_its_version():
    for path in (ROOT / WORKFLOWS).glob("*.yml"):
        for line in path.read_text(encoding="utf-8").splitlines():
            if "uses:" in line:
                assert re.search(r"uses: [\w/-]+@[0-9a-f]{40} # v[0-9]+\.[0-9]+\.[0-9]+$", line), line


def test_one_action_has_one_version_everywhere():
    text = "".join(path.read_text(encoding="utf-8") for path in (ROOT / WORKFLOWS).glob("*.yml"))
    pins = set(re.findall(r"uses: (\S+)@(\S+)", text))
    assert len(pins) == len({action for action, _ in pins})


def test_a_tool_lies_where_the_environment_has_its_programs():
    assert tool_of(VENV, "zizmor").exists()


def test_one_image_has_one_digest_everywhere():
    text = "".join(path.read_text(encoding="utf-8") for path in (ROOT / WORKFLOWS).glob("*.yml"))
    images = set(re.findall(r"image: (\S+)@(sha256:[0-9a-f]{64})$", text, re.MULTILINE))
    assert len(images) == len({name for name, _ in images}) == 2
    assert len(re.findall("image:", text)) == 3
