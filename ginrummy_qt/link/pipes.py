"""A child process that is talked to in lines, and that nothing can make its parent wait for.

Three threads move the bytes, so that a child which neither reads nor writes blocks nobody; a child that must
go is killed with all it started.
"""

from __future__ import annotations

import logging
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import IO, Final

LOG: Final = logging.getLogger(__name__)

STDERR_LINES: Final = 200
STDERR_WIDTH: Final = 500
LEAVING_SECONDS: Final = 1.0
NICENESS: Final = 10
"""By how much a child's priority is lower than that of other programs (POSIX)."""


class LineProcess:
    """A started child process. `heard` gets every line of its output, and None at the end of it, on a thread.

    Lines are cut at `longest` + 1 bytes. What the child says on stderr goes to the log, cut to a fair length.
    Raises OSError when the program cannot be started.
    """

    def __init__(
        self,
        command: Sequence[str],
        environment: Mapping[str, str],
        longest: int,
        heard: Callable[[bytes | None], None],
    ) -> None:
        self._child = subprocess.Popen(
            list(command),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env={**os.environ, **environment},
            start_new_session=True,
            creationflags=_creation_flags(),
        )
        _give_way(self._child.pid)
        self._outbox: SimpleQueue[bytes | None] = SimpleQueue()
        self._threads = [
            Thread(target=work, daemon=True, name=f"engine {self._child.pid} {work.__name__}")
            for work in (self._write, self._listen, self._complain)
        ]
        self._longest = longest
        self._heard = heard
        for thread in self._threads:
            thread.start()

    def send(self, line: bytes) -> None:
        """Give the child a line; it is written as soon as the child reads."""
        self._outbox.put(line)

    def stop(self, patience: float = 0.0) -> int | None:
        """End the child, by the end of its input if it leaves within `patience` seconds, otherwise by force.

        Returns its exit status. Nothing of it is left afterwards.
        """
        self._outbox.put(None)
        try:
            status = self._child.wait(patience) if patience else self._child.poll()
        except subprocess.TimeoutExpired:
            status = None
        self._kill()
        self._child.wait()
        for thread in self._threads:
            thread.join(LEAVING_SECONDS)
        self._close_pipes()
        return status

    def exit_status(self, patience: float) -> int | None:
        """The exit status of a child that is about to end by itself; None when it does not."""
        try:
            return self._child.wait(patience)
        except subprocess.TimeoutExpired:
            return None

    def _kill(self) -> None:
        """Kill the child, and on POSIX everything it started in its own process group."""
        if sys.platform == "win32":
            self._child.kill()
            return
        try:
            os.killpg(self._child.pid, signal.SIGKILL)
        except (ProcessLookupError, PermissionError):
            self._child.kill()

    def _close_pipes(self) -> None:
        """A pipe whose thread is stuck (a stranger holds the other end) is left: closing it would block."""
        if any(thread.is_alive() for thread in self._threads):
            LOG.warning("engine %d: something it started still holds its pipes", self._child.pid)
            return
        for pipe in (self._child.stdin, self._child.stdout, self._child.stderr):
            _close(pipe)

    def _write(self) -> None:
        pipe = self._child.stdin
        assert pipe is not None
        try:
            while (line := self._outbox.get()) is not None:
                pipe.write(line)
                pipe.flush()
        except OSError:
            LOG.info("engine %d does not read any more", self._child.pid)
        _close(pipe)

    def _listen(self) -> None:
        pipe = self._child.stdout
        assert pipe is not None
        while line := pipe.readline(self._longest + 1):
            self._heard(line)
        self._heard(None)

    def _complain(self) -> None:
        pipe = self._child.stderr
        assert pipe is not None
        lines = 0
        while line := pipe.readline(STDERR_WIDTH):
            lines += 1
            if lines <= STDERR_LINES:
                LOG.warning("engine %d: %s", self._child.pid, line.decode("utf-8", "replace").rstrip())


def _creation_flags() -> int:
    """On Windows a child would open a console of its own, and not give way to the window."""
    if sys.platform == "win32":
        return subprocess.CREATE_NO_WINDOW | subprocess.BELOW_NORMAL_PRIORITY_CLASS
    return 0


def _give_way(pid: int) -> None:
    """On POSIX, let a child that thinks hard take its time from nobody: not from the window's frames."""
    if sys.platform != "win32":
        with suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, pid, NICENESS)


def _close(pipe: IO[bytes] | None) -> None:
    if pipe is not None:
        try:
            pipe.close()
        except OSError:
            LOG.debug("an engine's pipe was broken when it was closed")
