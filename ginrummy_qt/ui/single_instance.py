"""One window for one data folder: a second start hands its request to the first window and ends.

A lock file in the folder says who is first; a local socket, named after the folder, carries the request.
A lock whose process has ended is taken over, and a socket left behind by it is removed.
"""

from __future__ import annotations

import hashlib
import logging
import os
import sys
from enum import Enum
from pathlib import Path
from typing import Final

from PySide6.QtCore import QByteArray, QDeadlineTimer, QLockFile, QObject, QThread, Signal
from PySide6.QtNetwork import QLocalServer, QLocalSocket

from ginrummy_qt.ports.requests import SHOW, Request
from ginrummy_qt.ui.instance_lines import ANSWER, LONGEST_LINE, Asked, read_line, write_line

LOCK_NAME: Final = "in-use.lock"
SOCKET_NAME: Final = "in-use.socket"
_TOKEN: Final = "XDG_ACTIVATION_TOKEN"
_CONNECT_MS: Final = 500
_RETRY_MS: Final = 100
_LONGEST_SOCKET: Final = 100
"""Bytes of a path to which a socket can be bound on every system."""

_log = logging.getLogger(__name__)


class Start(Enum):
    """What a start turned out to be."""

    FIRST = "first"
    ASKED_OTHER = "asked_other"
    OTHER_SILENT = "other_silent"


class SingleInstance(QObject):
    """The claim on a data folder, held until `release` or the end of the process."""

    requested = Signal(object)
    """Another start's Request of the window; a Wayland activation token it sent is in the environment."""

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._names = server_names(folder)
        self._lock = QLockFile(str(folder / LOCK_NAME))
        self._lock.setStaleLockTime(0)
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._greet)

    def claim(self, request: Request = SHOW, patience_ms: int = 3000) -> Start:
        """Be the first for this folder, or ask the window of the one who is, within `patience_ms`.

        In a folder that cannot hold the lock, a socket that answers decides alone.
        """
        deadline = QDeadlineTimer(patience_ms)
        while True:
            if self._lock.tryLock(0):
                self._listen()
                return Start.FIRST
            if self._ask(request):
                return Start.ASKED_OTHER
            if self._lock.error() is not QLockFile.LockError.LockFailedError:
                self._listen()
                return Start.FIRST
            if deadline.hasExpired():
                return Start.OTHER_SILENT
            QThread.msleep(_RETRY_MS)

    def release(self) -> None:
        """Give the folder up."""
        self._server.close()
        self._lock.unlock()

    def _listen(self) -> None:
        for name in self._names:
            QLocalServer.removeServer(name)
            if self._server.listen(name):
                return
        _log.warning("another start will not find this window: %s", self._server.errorString())

    def _ask(self, request: Request) -> bool:
        """Whether the first start took the request."""
        line = QByteArray(write_line(Asked(request, os.environ.get(_TOKEN, ""))))
        return any(_send(name, line) for name in self._names)

    def _greet(self) -> None:
        while (socket := self._server.nextPendingConnection()) is not None:
            socket.setReadBufferSize(LONGEST_LINE)
            socket.readyRead.connect(self._answer)
            socket.disconnected.connect(socket.deleteLater)

    def _answer(self) -> None:
        socket = self.sender()
        if not isinstance(socket, QLocalSocket):
            return
        if not socket.canReadLine():
            if socket.bytesAvailable() >= LONGEST_LINE:
                socket.abort()
            return
        asked = read_line(bytes(socket.readLine().data()))
        if asked is None:
            socket.abort()
            return
        if asked.token:
            os.environ[_TOKEN] = asked.token
        socket.write(QByteArray(ANSWER))
        socket.flush()
        self.requested.emit(asked.request)


def _send(name: str, line: QByteArray) -> bool:
    """Whether somebody who listens at this socket took the line."""
    socket = QLocalSocket()
    socket.connectToServer(name)
    if not socket.waitForConnected(_CONNECT_MS):
        return False
    socket.write(line)
    answered = socket.waitForReadyRead(_CONNECT_MS * 2) and socket.canReadLine()
    socket.abort()
    return answered


def server_names(folder: Path) -> tuple[str, ...]:
    """The local sockets for a data folder, the best first; the same however the folder is written.

    It is one in the folder of the session, which nobody else can look into. Where there is none, or it is
    unusable, one in the folder for temporary files serves (which a name alone means), or one beside the data.
    On Windows it is a pipe.
    """
    name = "ginrummy-qt-" + hashlib.sha256(os.fsencode(folder.resolve())).hexdigest()[:20]
    if sys.platform == "win32":
        return (name,)
    places = (os.path.join(os.environ.get("XDG_RUNTIME_DIR", ""), name), name, str(folder / SOCKET_NAME))
    return tuple(
        place
        for place in places
        if place == name or (os.path.isabs(place) and len(os.fsencode(place)) <= _LONGEST_SOCKET)
    )
