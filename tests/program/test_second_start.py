"""A second start with the same data folder hands its wish to the first window and ends."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from PySide6.QtCore import QDir
from PySide6.QtNetwork import QLocalServer, QLocalSocket

from ginrummy_qt.ports.requests import SHOW, Ask, Request
from ginrummy_qt.ui.instance_lines import ANSWER
from ginrummy_qt.ui.single_instance import LOCK_NAME, SOCKET_NAME, SingleInstance, Start, server_names
from tests.helpers import records
from tests.helpers.program import ROOT, run, start, wait_for_first_frame

POSIX = pytest.mark.skipif(sys.platform == "win32", reason="no such names there")


@pytest.fixture
def first(qapp, tmp_path):
    instance = SingleInstance(tmp_path)
    assert instance.claim() is Start.FIRST
    yield instance
    instance.release()


def test_the_second_start_raises_the_first_window_and_exits_with_0(qtbot, first, tmp_path):
    assert asked_by(qtbot, first, "--data-dir", tmp_path) == SHOW


def asked_by(qtbot, first, *arguments, **surroundings):
    """The request that a second start with these arguments hands over before it ends in peace."""
    with qtbot.waitSignal(first.requested, timeout=20_000) as asked:
        second = start(*arguments, **surroundings)
    qtbot.waitUntil(lambda: second.poll() is not None, timeout=20_000)
    out, err = second.communicate(timeout=20)
    assert (second.returncode, out, err) == (0, "", "")
    return asked.args[0]


@pytest.mark.parametrize(
    ("switch", "ask"), [("--new-match", Ask.NEW_MATCH), ("--continue", Ask.CONTINUE)], ids=lambda each: each
)
def test_the_desktops_actions_reach_the_first_window(qtbot, first, tmp_path, switch, ask):
    assert asked_by(qtbot, first, "--data-dir", tmp_path, switch) == Request(ask)


@pytest.mark.parametrize(
    "name",
    [
        "match.ginrummy",
        "two  words \t ç ş ț 卡 🂡.ginrummy",
        "-dash",
        pytest.param('quo"te\\\n.ginrummy', marks=POSIX),
        "x" * 200,
    ],
    ids=["plain", "any letters", "dash", "quotes", "long"],
)
def test_a_record_named_to_a_second_start_is_opened_in_the_first_window(qtbot, first, tmp_path, name):
    asked = asked_by(qtbot, first, "--data-dir", tmp_path, "--", tmp_path / name)
    assert asked == Request(Ask.OPEN, tmp_path / name)


@POSIX
def test_a_name_in_no_encoding_arrives_whole(qtbot, first, tmp_path):
    odd = os.fsdecode(os.fsencode(tmp_path / "a") + b"\xff\xfe.ginrummy")
    assert asked_by(qtbot, first, "--data-dir", tmp_path, odd) == Request(Ask.OPEN, Path(odd))


def test_a_relative_name_is_meant_from_where_the_second_start_stands(qtbot, first, tmp_path):
    asked = asked_by(qtbot, first, "--data-dir", tmp_path, "docs/../a b.ginrummy")
    assert asked == Request(Ask.OPEN, ROOT / "a b.ginrummy")


def test_the_compositors_leave_to_come_to_the_front_is_passed_on(qtbot, first, tmp_path, monkeypatch):
    monkeypatch.delenv("XDG_ACTIVATION_TOKEN", raising=False)
    asked_by(qtbot, first, "--data-dir", tmp_path, "--continue", XDG_ACTIVATION_TOKEN="gnome-shell/1 2_T3")
    assert os.environ["XDG_ACTIVATION_TOKEN"] == "gnome-shell/1 2_T3"


def test_another_folder_is_another_program(qapp, first, tmp_path):
    (tmp_path / "other").mkdir()
    other = SingleInstance(tmp_path / "other")
    assert other.claim() is Start.FIRST
    other.release()


def test_the_folder_is_free_again_after_the_end(qapp, tmp_path):
    for _ in range(2):
        instance = SingleInstance(tmp_path)
        assert instance.claim() is Start.FIRST
        instance.release()


def test_what_a_killed_program_left_behind_is_taken_over(qapp, tmp_path):
    killed = start("--data-dir", tmp_path, "--report-first-frame")
    wait_for_first_frame(killed)
    killed.send_signal(signal.SIGKILL)
    killed.communicate(timeout=20)
    assert (tmp_path / LOCK_NAME).exists()
    instance = SingleInstance(tmp_path)
    assert instance.claim() is Start.FIRST
    instance.release()


def test_a_first_window_that_does_not_answer_is_waited_for_only_so_long(qapp, first, tmp_path):
    first._server.close()
    second = run("--data-dir", tmp_path)
    assert second.returncode == 1
    [line] = second.stderr.splitlines()
    assert "does not answer" in line


@pytest.mark.parametrize(
    "line",
    [
        b"format the disk\n",
        b"raise \n",
        b"[]\n",
        b'{"ask":"open"}\n',
        b'{"ask":"open","path":"relative"}\n',
        b'{"ask":"open","path":7}\n',
        b'{"ask":"show","path":"/x"}\n',
        b'{"ask":"show","also":1}\n',
        b'{"ask":"erase"}\n',
        b'{"ask":"open","path":"/a\\u0000b"}\n',
        b'{"ask":"show","token":"' + b"x" * 600 + b'"}\n',
        b'{"ask":"show","token":"a\\u0000b"}\n',
        pytest.param(b'{"ask":"show","token":"\\ud800"}\n', marks=POSIX),
        pytest.param(b'{"ask":"open","path":"/a\\ud800b"}\n', marks=POSIX),
        b"[" * 20_000 + b"\n",
        b"\xff\xff\n",
        b"x" * 40_000,
    ],
    ids=range(17),
)
def test_anything_else_on_the_socket_is_ignored(qtbot, first, tmp_path, line):
    socket = QLocalSocket()
    socket.connectToServer(server_names(tmp_path)[0])
    assert socket.waitForConnected(1000)
    with qtbot.assertNotEmitted(first.requested, wait=100):
        socket.write(line)
        socket.flush()
    qtbot.waitUntil(lambda: socket.state() is QLocalSocket.LocalSocketState.UnconnectedState)


def test_a_stale_socket_is_in_nobodys_way(qapp, tmp_path):
    stale = QLocalServer()
    QLocalServer.removeServer(server_names(tmp_path)[0])
    assert stale.listen(server_names(tmp_path)[0])
    instance = SingleInstance(tmp_path)
    assert instance.claim() is Start.FIRST
    instance.release()
    stale.close()


OTHER_WINDOW = """
import socket, sys
with socket.socket(socket.AF_UNIX) as server:
    server.bind(sys.argv[1])
    server.listen()
    print("listens", flush=True)
    for answer in sys.argv[2:]:
        connection, _ = server.accept()
        with connection:
            connection.recv(4096)
            connection.sendall(answer.encode())
    sys.stdin.read()
"""


@contextmanager
def other_window(path: str, *answers: bytes) -> Iterator[None]:
    """A process that listens there, and answers one connection after the other with these bytes."""
    command = [sys.executable, "-c", OTHER_WINDOW, path, *map(bytes.decode, answers)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as program:
        assert program.stdout is not None
        try:
            assert program.stdout.readline() == b"listens\n"
            yield
        finally:
            program.kill()


@POSIX
def test_where_there_can_be_no_lock_a_slow_first_window_is_waited_for(qapp, tmp_path):
    nowhere = tmp_path / "gone"
    with other_window(server_names(nowhere)[0], b"", ANSWER):
        assert SingleInstance(nowhere).claim(patience_ms=60_000) is Start.ASKED_OTHER


@POSIX
def test_where_there_can_be_no_lock_a_window_that_stays_silent_is_replaced_in_the_end(qapp, tmp_path):
    nowhere = tmp_path / "gone"
    with other_window(server_names(nowhere)[0], b"", b"", b""):
        instance = SingleInstance(nowhere)
        assert instance.claim(patience_ms=150) is Start.FIRST
    instance.release()


@pytest.fixture
def sessionless(monkeypatch) -> Iterator[Path]:
    """A data folder with a short path, where there is no folder of the session."""
    monkeypatch.delenv("XDG_RUNTIME_DIR")
    with tempfile.TemporaryDirectory() as folder:
        yield Path(folder)


@POSIX
def test_without_a_folder_of_the_session_the_socket_lies_in_no_folder_of_everybodys(qapp, sessionless):
    assert server_names(sessionless)[0] == str(sessionless / SOCKET_NAME)
    instance = SingleInstance(sessionless)
    assert instance.claim() is Start.FIRST
    assert (sessionless / SOCKET_NAME).is_socket()
    assert SingleInstance(sessionless).claim(patience_ms=0) is Start.OTHER_SILENT
    instance.release()


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() != 0, reason="only root can give files away")
@pytest.mark.parametrize(
    ("give_away", "start"),
    [(lambda path: os.chown(path, 12345, -1), Start.FIRST), (lambda path: None, Start.ASKED_OTHER)],
    ids=["another user's", "one's own"],
)
def test_nobody_else_gets_requests_in_the_folder_for_temporary_files(
    qapp, sessionless, give_away: Callable[[str], None], start
):
    nowhere = sessionless / ("x" * 120)
    [name] = server_names(nowhere)
    path = os.path.join(QDir.tempPath(), name)
    with other_window(path, ANSWER):
        give_away(path)
        instance = SingleInstance(nowhere)
        assert instance.claim() is start
    instance.release()
    Path(path).unlink(missing_ok=True)


@pytest.mark.parametrize("content", [records.text(), "a shopping list"], ids=["record", "another file"])
def test_a_record_named_to_the_first_start_opens_with_the_window(tmp_path, content):
    path = records.record_file(tmp_path, "a  b ç.ginrummy", content)
    program = start("--data-dir", tmp_path / "data", "--report-first-frame", path)
    wait_for_first_frame(program)
    again = run("--data-dir", tmp_path / "data", path)
    program.terminate()
    out, complaints = program.communicate(timeout=20)
    assert (again.returncode, again.stderr) == (0, "")
    assert (program.returncode, out, complaints) == (0, "", "")
    assert path.read_text(encoding="utf-8") == content
