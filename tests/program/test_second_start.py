"""A second start with the same data folder raises the first window and ends."""

from __future__ import annotations

import signal

import pytest
from PySide6.QtNetwork import QLocalServer, QLocalSocket

from ginrummy_qt.ui.single_instance import LOCK_NAME, SingleInstance, Start, server_name
from tests.helpers.program import run, start, wait_for_first_frame


@pytest.fixture
def first(qapp, tmp_path):
    instance = SingleInstance(tmp_path)
    assert instance.claim() is Start.FIRST
    yield instance
    instance.release()


def test_the_second_start_raises_the_first_window_and_exits_with_0(qtbot, first, tmp_path):
    with qtbot.waitSignal(first.raise_requested, timeout=20_000):
        second = start("--data-dir", tmp_path)
    qtbot.waitUntil(lambda: second.poll() is not None, timeout=20_000)
    out, err = second.communicate(timeout=20)
    assert (second.returncode, out, err) == (0, "", "")


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


def test_anything_else_on_the_socket_is_ignored(qtbot, first, tmp_path):
    socket = QLocalSocket()
    socket.connectToServer(server_name(tmp_path))
    assert socket.waitForConnected(1000)
    with qtbot.assertNotEmitted(first.raise_requested, wait=100):
        socket.write(b"format the disk\n")
        socket.flush()
    qtbot.waitUntil(lambda: socket.state() is QLocalSocket.LocalSocketState.UnconnectedState)


def test_a_stale_socket_is_in_nobodys_way(qapp, tmp_path):
    stale = QLocalServer()
    QLocalServer.removeServer(server_name(tmp_path))
    assert stale.listen(server_name(tmp_path))
    instance = SingleInstance(tmp_path)
    assert instance.claim() is Start.FIRST
    instance.release()
    stale.close()
