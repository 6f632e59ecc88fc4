"""Who may run the smoke test, and what it never deletes."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tools.smoke import __main__ as smoke
from tools.smoke import debian, quick
from tools.smoke.steps import SmokeFailure

linux = pytest.mark.skipif(sys.platform != "linux", reason="the smoke test for Linux")


def sentence(capsys) -> str:
    [line] = capsys.readouterr().err.splitlines()
    return str(line)


@linux
def test_whoever_is_not_root_is_told_so_in_one_sentence(monkeypatch, capsys):
    monkeypatch.setattr("os.geteuid", lambda: 1000)
    assert smoke.main([]) == 1
    assert sentence(capsys).startswith("smoke: only root")


def test_the_tried_program_is_given_no_setting_and_no_secret_of_this_machine():
    here = {"PATH": "/usr/bin", "LANG": "ro_RO.UTF-8", "XAUTHORITY": "/run/x"}
    foreign = {
        "GITHUB_TOKEN": "secret",
        "QT_PLUGIN_PATH": "/qt",
        "PYTHONPATH": "/py",
        "LD_LIBRARY_PATH": "/lib",
    }
    assert quick.surroundings(here | foreign) == here


@linux
def test_where_nothing_may_be_mounted_that_is_said_in_one_sentence(monkeypatch, capsys):
    monkeypatch.setattr("os.geteuid", lambda: 0)
    monkeypatch.delenv("GINRUMMY_SMOKE_APART", raising=False)
    refused = subprocess.CompletedProcess((), 1, b"", b"unshare failed: Operation not permitted")
    monkeypatch.setattr(subprocess, "run", lambda *_args, **_kwargs: refused)
    assert smoke.main([]) == 1
    assert "nobody mount anything" in sentence(capsys)


@linux
def test_without_installers_it_says_which_is_missing(monkeypatch, tmp_path, capsys):
    monkeypatch.setattr(smoke, "OUTPUT", tmp_path / "out")
    assert smoke.main(["--quick", "--dist", str(tmp_path)]) == 1
    assert "there are 0 files ginrummy-qt_" in capsys.readouterr().err


def test_a_system_in_which_something_is_mounted_is_never_deleted(monkeypatch, tmp_path):
    root = tmp_path / "a root"
    (root / "tmp").mkdir(parents=True)
    (root / "tmp/precious").touch()
    mounts = f"disk {root}/tmp ext4 rw 0 0\n".replace("a root", r"a\040root")
    read = Path.read_text
    monkeypatch.setattr(
        Path,
        "read_text",
        lambda path, **how: mounts if str(path) == "/proc/mounts" else read(path, **how),
    )
    with pytest.raises(SmokeFailure, match="is mounted"):
        debian.discard(root)
    assert (root / "tmp/precious").exists()
    mounts = ""
    debian.discard(root)
    assert not root.exists()
