"""The smoke tests on Windows and macOS, with stand-ins for what those systems have: what they notice."""

from __future__ import annotations

import plistlib
import subprocess
import sys
from pathlib import Path

import pytest

from ginrummy_qt.ports.identity import EXECUTABLE, NAME
from ginrummy_qt.storage.data_folder import APPLICATION
from tools.installers.macos import ICON_FILE, RECORD_ICON_FILE, info_plist
from tools.smoke import on_macos, on_windows
from tools.smoke.native import self_test, the_one
from tools.smoke.steps import SmokeFailure, Steps

VERSION = "1.2.3"


class StandIn(Steps):
    """Steps whose commands a function of the test answers by exit code and output; they remember them."""

    def __init__(self, log, answer):
        super().__init__(log)
        self.answer = answer
        self.asked = []

    def call(self, command, *, environment=None, folder=None):
        words = [str(part) for part in command]
        self.asked.append(words)
        code, output = self.answer(words)
        return subprocess.CompletedProcess(words, code, output)


@pytest.fixture
def played(monkeypatch):
    """The programs that were let play, instead of playing."""
    programs = []
    for module in (on_macos, on_windows):
        monkeypatch.setattr(
            module, "self_test", lambda steps, program, version, platform, output: programs.append(program)
        )
    return programs


@pytest.fixture
def dist(tmp_path):
    folder = tmp_path / "dist"
    folder.mkdir()
    (folder / f"{EXECUTABLE}-{VERSION}-macos-universal2.dmg").touch()
    (folder / f"{EXECUTABLE}-{VERSION}-setup.exe").touch()
    return folder


def application(path: Path, **changes: object) -> None:
    resources = path / "Contents" / "Resources"
    resources.mkdir(parents=True)
    for icon in (ICON_FILE, RECORD_ICON_FILE):
        (resources / icon).touch()
    (path / "Contents" / "Info.plist").write_bytes(plistlib.dumps({**info_plist(VERSION), **changes}))


def mac(processors="x86_64 arm64", rosetta=0, **changes):
    """A Mac on which opening the disk image and copying out of it works."""

    def answer(words):
        match words:
            case ["hdiutil", "attach", *_, place, _]:
                (Path(place) / "Applications").symlink_to("/")
            case ["ditto", _, target]:
                application(Path(target), **changes)
            case ["lipo", *_]:
                return 0, processors
            case ["arch", *_]:
                return rosetta, ""
        return 0, ""

    return answer


on_posix = pytest.mark.skipif(sys.platform == "win32", reason="makes links")


@on_posix
def test_the_program_from_the_disk_image_plays_on_both_kinds_of_mac(dist, tmp_path, played):
    steps = StandIn(tmp_path / "log", mac())
    on_macos.run(steps, dist, VERSION, tmp_path)
    program = played[0][0]
    assert program.parts[-4:] == (f"{NAME}.app", "Contents", "MacOS", EXECUTABLE)
    assert played == [[program], ["arch", "-x86_64", program]]
    assert [words[:2] for words in steps.asked if words[0] == "hdiutil"] == [
        ["hdiutil", "attach"],
        ["hdiutil", "detach"],
    ]
    assert any(words[:2] == ["codesign", "--verify"] for words in steps.asked)


@on_posix
def test_where_there_is_no_rosetta_the_intel_half_is_left_out_and_said(dist, tmp_path, played, capsys):
    on_macos.run(StandIn(tmp_path / "log", mac(rosetta=1)), dist, VERSION, tmp_path)
    assert len(played) == 1
    assert "left out: this Mac has no Rosetta" in capsys.readouterr().out


@on_posix
@pytest.mark.parametrize(
    ("trouble", "sentence"),
    [
        ({"processors": "arm64"}, "the program is for arm64"),
        ({"CFBundleVersion": "1.2.2"}, "CFBundleVersion in Info.plist is '1.2.2', not '1.2.3'"),
    ],
)
def test_a_program_that_is_not_as_it_should_be_is_noticed(dist, tmp_path, played, trouble, sentence):
    with pytest.raises(SmokeFailure) as raised:
        on_macos.run(StandIn(tmp_path / "log", mac(**trouble)), dist, VERSION, tmp_path)
    assert str(raised.value) == sentence
    assert played == []


def test_exactly_one_file_has_to_be_there(dist):
    assert the_one(dist, "*.dmg").suffix == ".dmg"
    with pytest.raises(SmokeFailure, match=r"^there are 0 files \*\.deb in dist, not one$"):
        the_one(dist, "*.deb")


class Windows:
    """A Windows on which the setup works, but for what `trouble` names."""

    def __init__(self, local: Path, trouble: str = "") -> None:
        self.installed = local / "Programs" / NAME
        self.saves = local / APPLICATION
        self.trouble = trouble

    def __call__(self, words):
        match words:
            case [setup, "/S", *wait] if setup.endswith("-setup.exe"):
                if wait:
                    return (0 if self.trouble == "over a running one" else 3), ""
                self.installed.mkdir(parents=True, exist_ok=True)
                (self.installed / f"{EXECUTABLE}.exe").touch()
                (self.installed / "uninstall.exe").touch()
            case [_, "/S"]:
                (self.installed / "uninstall.exe").unlink()
                (self.installed / f"{EXECUTABLE}.exe").unlink()
                if self.trouble != "leftovers":
                    self.installed.rmdir()
                for save in self.saves.iterdir() if self.trouble == "saves" else ():
                    save.unlink()
            case ["reg", *_]:
                return (0 if self.installed.exists() or self.trouble == "registry" else 1), ""
        return 0, ""


@pytest.fixture
def windows(monkeypatch, tmp_path):
    """Runs the smoke test on such a Windows; what it asked for."""
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path / "local"))
    monkeypatch.setattr(on_windows, "PATIENCE_S", 0.3)
    monkeypatch.setattr(on_windows, "SETTLING_S", 0.0)

    class Running:
        """The program, which has begun when it has written something."""

        def __init__(self, command):
            (Path(command[-1]) / "matches").touch()

        def terminate(self):
            """End at once."""

        def wait(self):
            """Be at the end."""

    monkeypatch.setattr(subprocess, "Popen", Running)

    def run(dist, trouble=""):
        steps = StandIn(tmp_path / "log", Windows(tmp_path / "local", trouble))
        on_windows.run(steps, dist, VERSION, tmp_path)
        return steps.asked

    return run


def test_the_setup_installs_plays_installs_over_itself_and_goes(windows, dist, played):
    asked = windows(dist)
    assert [Path(words[0]).name for words in asked if words[0] != "reg"] == [
        f"{EXECUTABLE}-{VERSION}-setup.exe",
        f"{EXECUTABLE}-{VERSION}-setup.exe",
        f"{EXECUTABLE}-{VERSION}-setup.exe",
        "uninstall.exe",
    ]
    assert len(played) == 1


@pytest.mark.parametrize(
    ("trouble", "sentence"),
    [
        ("over a running one", "the setup ended with 0 under a running program"),
        ("leftovers", f"{NAME} is still there after removing it"),
        ("registry", "the program is still in the list of programs after removing it"),
        ("saves", "removing the program removed the matches"),
    ],
)
def test_a_setup_that_is_not_as_it_should_be_is_noticed(windows, dist, played, trouble, sentence):
    with pytest.raises(SmokeFailure) as raised:
        windows(dist, trouble)
    assert str(raised.value) == sentence


def test_a_program_that_reports_no_match_has_not_passed(tmp_path):
    steps = StandIn(tmp_path / "log", lambda words: (0, ""))
    with pytest.raises(SmokeFailure, match=r"^the report of the self-test cannot be read"):
        self_test(steps, ["program"], VERSION, "cocoa", tmp_path / "é")
    [asked] = steps.asked
    assert asked[:2] == ["program", "--selftest"]
