"""The command line: quick answers, one sentence for a wrong argument, and no Qt where none is needed."""

from __future__ import annotations

import subprocess
import sys

import pytest

from ginrummy_qt import __version__
from tests.helpers.program import ROOT, environment, run


def test_the_version_is_told():
    done = run("--version")
    assert (done.returncode, done.stdout) == (0, f"Gin Rummy Qt {__version__}\n")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--size", "big"], "'big' is not a size such as 1280x800"),
        (["--size", "640x480"], "'640x480' is not between 800x600 and 7680x4320"),
        (["--seed", "-1"], "'-1' is not a number from 0 up"),
        (["--language", "Elvish"], "'Elvish' is not a language"),
        (["--speed", "warp"], "'warp' is not one of slow, normal, fast, off"),
        (["--data-dir", ""], "'' is not a folder"),
        (["--screenshot", "x"], "--screenshot belongs to --selftest"),
        (["--new-match", "--continue"], "not allowed with argument"),
        (["--continue", "a.ginrummy"], "not allowed with argument"),
        (["one", "two"], "Unrecognized arguments: two"),
        ([""], "'' is not a file"),
        (["--selftest", "out.json", "--new-match"], "A self-test opens nothing else"),
        (["--nonsense"], "Unrecognized arguments: --nonsense"),
    ],
    ids=lambda value: value[0] if isinstance(value, list) else "",
)
def test_a_wrong_argument_gets_one_sentence_and_no_window(arguments, sentence):
    done = run(*arguments)
    assert done.returncode == 2
    assert done.stdout == ""
    [line] = done.stderr.splitlines()
    assert line.startswith("ginrummy-qt: ")
    assert sentence in line


@pytest.mark.parametrize(
    "arguments", [["--version"], ["--engine"], ["--nonsense"]], ids=lambda value: value[0]
)
def test_qt_is_loaded_only_for_the_window(arguments):
    script = (
        "import sys, runpy\n"
        f"sys.argv = ['ginrummy_qt', *{arguments!r}]\n"
        "try:\n    runpy.run_module('ginrummy_qt', run_name='__main__')\n"
        "except SystemExit:\n    pass\n"
        "print([name for name in sys.modules if name.startswith(('PySide6', 'shiboken6', 'sqlite3'))])"
    )
    done = subprocess.run(
        [sys.executable, "-c", script],
        env=environment(),
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.stdout.splitlines()[-1] == "[]", done.stderr


@pytest.mark.skipif(sys.platform != "linux", reason="other systems always have a screen")
@pytest.mark.parametrize("arguments", [[], ["--selftest", "out.json"]], ids=["game", "self-test"])
def test_without_a_screen_there_is_one_sentence(arguments):
    done = run(*arguments, DISPLAY="", WAYLAND_DISPLAY="", QT_QPA_PLATFORM="")
    assert done.returncode == 1
    [line] = done.stderr.splitlines()
    assert "There is no screen" in line
