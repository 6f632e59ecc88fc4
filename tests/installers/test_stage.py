"""Issue 3: the source as shipped; the version stands in one place and can be stamped for trials."""

from __future__ import annotations

import subprocess
import sys

import pytest

from ginrummy_qt import __version__
from tools.installers.build import Build, System
from tools.installers.bundle import BundleError, check_data
from tools.installers.stage import data_files, make_stage, version_of


def build_of(version, tmp_path):
    return Build(version=version, work=tmp_path / "work", output=tmp_path / "out", system=System.LINUX)


def test_the_version_is_read_from_the_source():
    assert version_of() == __version__


def test_a_stage_runs_as_the_version_stamped_into_it(tmp_path):
    build = build_of("0.0.7", tmp_path)
    make_stage(build)

    command = [sys.executable, "-P", "-m", "ginrummy_qt", "--version"]
    told = subprocess.run(
        command, cwd=build.stage, env={"PYTHONPATH": str(build.stage)}, capture_output=True, text=True
    )

    assert version_of(build.stage) == "0.0.7"
    assert told.stdout == "Gin Rummy Qt 0.0.7\n"


def test_a_stage_holds_the_resources_and_no_bytecode(tmp_path):
    build = build_of("1.2.3", tmp_path)
    make_stage(build)

    assert (build.stage / "resources" / "icons" / "app.svg").is_file()
    assert not list(build.stage.rglob("__pycache__"))


def test_the_networks_of_the_players_are_among_what_a_bundle_has_to_hold(tmp_path):
    build = build_of("1.2.3", tmp_path)
    make_stage(build)
    wanted = data_files(build.stage)

    assert "ginrummy_qt/players/network/weights.bin" in wanted
    assert "ginrummy_qt/players/belief/cards.json" in wanted
    for path in wanted:
        packed = tmp_path / "bundle" / "_internal" / path
        packed.parent.mkdir(parents=True, exist_ok=True)
        packed.touch()
    check_data(tmp_path / "bundle", wanted)
    packed.unlink()
    with pytest.raises(BundleError, match=f"^not in the bundle: {wanted[-1]}$"):
        check_data(tmp_path / "bundle", wanted)


def test_a_stage_is_made_anew(tmp_path):
    build = build_of("1.2.3", tmp_path)
    build.stage.mkdir(parents=True)
    (build.stage / "left_from_before.py").touch()
    make_stage(build)

    assert not (build.stage / "left_from_before.py").exists()


@pytest.mark.parametrize("version", ["1.2", "v1.2.3", "1.2.3rc1", "", "1.2.3/..", "1.2.3\n"])
def test_a_version_that_installers_cannot_compare_is_refused(version, tmp_path):
    with pytest.raises(ValueError, match="not a version"):
        make_stage(build_of(version, tmp_path))
