"""What only Windows needs, tried here with a stand-in for its libraries (the real thing: the smoke tests)."""

from __future__ import annotations

import ctypes
import io
import os
import subprocess
import sys
from collections.abc import Mapping
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from ginrummy_qt.bootstrap import console, windows
from ginrummy_qt.engine import streams
from ginrummy_qt.engine.streams import STDIN, STDOUT, NoStream, binary_stream
from ginrummy_qt.ports.engine import PROTOCOL, Hello, Ready, read_from_engine, write_message
from ginrummy_qt.ports.identity import APP_ID
from tests.helpers.program import ROOT, environment

HELLO = write_message(Hello(PROTOCOL, "steady", 7))


class Library:
    """Any library of Windows: notes what is called, and answers as it is told."""

    def __init__(self, answers: dict[str, Any] | None = None) -> None:
        self.calls: list[tuple[Any, ...]] = []
        self._answers = answers or {}

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_"):
            raise AttributeError(name)

        def function(*arguments: Any) -> Any:
            self.calls.append((name, *arguments))
            return self._answers.get(name, 1)

        setattr(self, name, function)
        return function


@pytest.fixture
def on_windows(monkeypatch):
    """Pretends to be Windows, with these answers of its libraries."""

    def pretend(**answers: Any) -> Library:
        library = Library(answers)
        monkeypatch.setattr(
            ctypes,
            "windll",
            SimpleNamespace(kernel32=library, shell32=library, user32=library),
            raising=False,
        )
        monkeypatch.setattr(sys, "platform", "win32")
        return library

    return pretend


def test_windows_is_told_of_the_program_by_the_names_that_the_setup_uses(on_windows):
    library = on_windows()
    windows.group_on_taskbar()
    windows.tell_that_it_runs()
    windows.let_others_come_to_front()
    assert library.calls == [
        ("SetCurrentProcessExplicitAppUserModelID", APP_ID),
        ("CreateMutexW", None, False, "GinRummyQt-running"),
        ("AllowSetForegroundWindow", -1),
    ]


def test_elsewhere_nothing_of_it_happens():
    windows.group_on_taskbar()
    windows.tell_that_it_runs()
    windows.let_others_come_to_front()


def test_words_go_to_the_console_the_program_was_started_from_and_it_is_let_go(on_windows, monkeypatch):
    library, written = on_windows(), io.StringIO()
    monkeypatch.setattr(written, "close", lambda: None)
    monkeypatch.setattr(
        "builtins.open", lambda name, *_more, **_named: written if name == "CONOUT$" else None
    )
    monkeypatch.setattr(sys, "stdout", None)
    monkeypatch.setattr(sys, "stderr", None)
    console.tell("Gin Rummy Qt 1\n")
    console.tell("wrong\n", error=True)
    assert written.getvalue() == "\nGin Rummy Qt 1\n\nwrong\n"
    assert library.calls == [("AttachConsole", -1), ("FreeConsole",)] * 2


def test_without_a_console_words_are_lost_quietly(on_windows, monkeypatch):
    library = on_windows(AttachConsole=0)
    monkeypatch.setattr(sys, "stdout", None)
    console.tell("Gin Rummy Qt 1\n")
    assert library.calls == [("AttachConsole", -1)]


@pytest.mark.parametrize("argument", ["--version", "--help", "--nonsense"])
def test_a_program_without_streams_answers_the_command_line_all_the_same(argument):
    done = in_python(f"from ginrummy_qt.__main__ import main; main([{argument!r}])")
    assert done.stderr == b""
    assert done.returncode == (2 if argument == "--nonsense" else 0)


def test_the_engine_speaks_through_its_descriptors_where_python_made_no_streams():
    done = in_python("from ginrummy_qt.__main__ import main; sys.exit(main(['--engine']))", HELLO)
    assert (done.returncode, done.stderr) == (0, b"")
    assert read_from_engine(done.stdout.decode()) == Ready(PROTOCOL, "steady")


def test_an_engine_without_any_stream_ends_with_a_code_and_no_crash():
    done = in_python(
        "import os; os.close(0); os.close(1)\n"
        "from ginrummy_qt.__main__ import main; sys.exit(main(['--engine']))"
    )
    assert (done.returncode, done.stderr) == (2, b"")


def test_where_the_c_library_has_no_descriptor_the_handles_are_opened(on_windows, monkeypatch, tmp_path):
    (tmp_path / "in").write_bytes(b"a\r\nb")
    opened = {
        "in": os.open(tmp_path / "in", os.O_RDONLY),
        "out": os.open(tmp_path / "out", os.O_CREAT | os.O_RDWR),
    }
    handles = {-10: 0x11, -11: 0x22}
    library = on_windows()
    asked: list[tuple[int, int]] = []
    monkeypatch.setattr(library, "GetStdHandle", GetStdHandle(handles), raising=False)
    modes: list[tuple[int, int]] = []
    fake = ModuleType("msvcrt")

    def open_osfhandle(handle: int, flags: int) -> int:
        asked.append((handle, flags))
        return opened["in" if handle == 0x11 else "out"]

    monkeypatch.setattr(fake, "open_osfhandle", open_osfhandle, raising=False)
    monkeypatch.setattr(fake, "setmode", lambda *both: modes.append(both), raising=False)
    monkeypatch.setitem(sys.modules, "msvcrt", fake)
    monkeypatch.setattr(os, "O_BINARY", 0x8000, raising=False)
    monkeypatch.setattr(streams, "_is_open", lambda _descriptor: False)
    assert binary_stream(None, STDIN).read() == b"a\r\nb"
    out = binary_stream(None, STDOUT)
    out.write(b"c\n")
    out.flush()
    assert (tmp_path / "out").read_bytes() == b"c\n"
    assert asked == [(0x11, os.O_RDONLY), (0x22, 0)]
    assert modes == [(opened["in"], 0x8000), (opened["out"], 0x8000)]


@pytest.mark.parametrize("nothing", [None, 0, ctypes.c_void_p(-1).value])
def test_no_handle_is_no_stream(on_windows, monkeypatch, nothing):
    library = on_windows()
    monkeypatch.setattr(library, "GetStdHandle", GetStdHandle({-10: nothing}), raising=False)
    monkeypatch.setitem(sys.modules, "msvcrt", ModuleType("msvcrt"))
    monkeypatch.setattr(streams, "_is_open", lambda _descriptor: False)
    with pytest.raises(NoStream):
        binary_stream(None, STDIN)


class GetStdHandle:
    """The function of Windows: a handle for a number."""

    restype: Any = None

    def __init__(self, handles: Mapping[int, int | None]) -> None:
        self._handles = handles

    def __call__(self, number: int) -> int | None:
        return self._handles[number]


def in_python(code: str, line: str = "") -> subprocess.CompletedProcess[bytes]:
    """Run code in a process that has pipes, but none of Python's streams."""
    return subprocess.run(
        [sys.executable, "-c", f"import sys; sys.stdin = sys.stdout = sys.stderr = None\n{code}"],
        input=line.encode(),
        env=environment(),
        cwd=ROOT,
        capture_output=True,
        timeout=60,
        check=False,
    )
