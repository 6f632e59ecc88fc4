"""The AppImage: made of the installed tree by the pinned tool and runtime alone. Both are stand-ins here."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys

import pytest

from tools.installers.appimage import AppImageError, Pin, fetch, make_appimage, trial_of

ID = "io.github.ginrummy_qt.GinRummyQt"


@pytest.fixture
def pin(tmp_path):
    """Makes a pin of a file that holds this text, reached without a network."""

    def make(name: str, text: str) -> Pin:
        path = tmp_path / "web" / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text)
        return Pin(path.as_uri(), hashlib.sha256(text.encode()).hexdigest())

    return make


@pytest.fixture
def tree(tmp_path):
    root = tmp_path / "root"
    for name in (
        "usr/lib/ginrummy-qt/ginrummy-qt",
        f"usr/share/applications/{ID}.desktop",
        f"usr/share/icons/hicolor/256x256/apps/{ID}.png",
        f"usr/share/metainfo/{ID}.metainfo.xml",
    ):
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("#!/bin/sh\nexit 0\n")
        path.chmod(0o755)
    (root / "usr/bin").mkdir()
    (root / "usr/bin/ginrummy-qt").symlink_to("../lib/ginrummy-qt/ginrummy-qt")
    return root


def test_a_fetched_file_that_is_not_the_pinned_one_is_refused(pin, tmp_path):
    wrong = Pin(pin("runtime", "changed").address, hashlib.sha256(b"pinned").hexdigest())
    with pytest.raises(AppImageError, match=r"^runtime is not the pinned one: its SHA-256 is "):
        fetch(wrong, tmp_path)
    assert not (tmp_path / "runtime").exists()


@pytest.mark.skipif(sys.platform != "linux", reason="AppImages are for Linux")
def test_it_is_made_of_the_tree_with_the_runtime_and_started_once(pin, tree, tmp_path):
    seen = tmp_path / "seen"
    tool = (
        f'#!/bin/sh\necho "$APPIMAGE_EXTRACT_AND_RUN $*" >{seen}\n'
        f"for appdir; do output=$previous; previous=$appdir; done\nls -A $output >>{seen}\n"
        f'printf "#!/bin/sh\\necho started \\$APPIMAGE_EXTRACT_AND_RUN \\$* >>{seen}\\n" >"$appdir"\n'
        'chmod +x "$appdir"\n'
    )
    output = tmp_path / "x.AppImage"
    make_appimage(tree, output, pin("tool", tool), pin("runtime", "a runtime"))
    called, *inside, started = seen.read_text().splitlines()
    assert called.startswith("1 --no-appstream --runtime-file ")
    assert {"AppRun", ".DirIcon", f"{ID}.desktop", f"{ID}.png", "usr"} <= set(inside)
    [*_, last] = trial_of(output, tmp_path)
    assert started.startswith("started 1 --")
    assert started.endswith(last)
    assert os.access(output, os.X_OK)


@pytest.mark.skipif(sys.platform != "linux", reason="AppImages are for Linux")
def test_one_that_does_not_start_is_no_appimage(pin, tree, tmp_path):
    tool = (
        '#!/bin/sh\nfor output; do :; done\nprintf "#!/bin/sh\\nexit 1\\n" >"$output"\nchmod +x "$output"\n'
    )
    with pytest.raises(AppImageError, match=r"^the AppImage does not start, or does not play$"):
        make_appimage(tree, tmp_path / "x.AppImage", pin("tool", tool), pin("runtime", "a runtime"))


def test_a_hand_is_played_where_there_can_be_a_screen_and_elsewhere_it_is_only_started(monkeypatch, tmp_path):
    for name in ("xvfb-run", "xauth"):
        monkeypatch.setenv("PATH", str(tmp_path))
        assert trial_of(tmp_path / "x.AppImage", tmp_path)[1:] == ["--version"]
        (tmp_path / f"{name}.exe" if os.name == "nt" else tmp_path / name).touch(mode=0o755)
    screen, _, program, *arguments = trial_of(tmp_path / "x.AppImage", tmp_path)
    assert (screen, program) == ("xvfb-run", str(tmp_path / "x.AppImage"))
    assert arguments == ["--selftest", str(tmp_path / "selftest.json"), "--hands", "1", "--speed", "off"]


def test_the_command_says_in_one_sentence_what_is_wrong(tmp_path):
    command = [sys.executable, "-m", "tools.installers.appimage"]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 2
    assert "dist" in done.stderr
