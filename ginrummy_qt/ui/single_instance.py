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

from PySide6.QtCore import QByteArray, QDeadlineTimer, QDir, QLockFile, QObject, QThread, Signal
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


class _Answer(Enum):
    """What came of a request at the sockets."""

    TAKEN = "taken"
    SILENCE = "silence"
    NOBODY = "nobody"


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

        In a folder that cannot hold the lock, a socket that answers decides alone; one that only listens
        may belong to a window that is slow, and is replaced when the patience is at its end.
        """
        deadline = QDeadlineTimer(patience_ms)
        while True:
            if self._lock.tryLock(0):
                self._listen()
                return Start.FIRST
            answer = self._ask(request)
            if answer is _Answer.TAKEN:
                return Start.ASKED_OTHER
            locked = self._lock.error() is QLockFile.LockError.LockFailedError
            if not locked and (answer is _Answer.NOBODY or deadline.hasExpired()):
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

    def _ask(self, request: Request) -> _Answer:
        """Send the request to the first start, wherever it listens."""
        line = QByteArray(write_line(Asked(request, os.environ.get(_TOKEN, ""))))
        answer = _Answer.NOBODY
        for name in filter(_is_own, self._names):
            match _send(name, line):
                case _Answer.TAKEN:
                    return _Answer.TAKEN
                case _Answer.SILENCE:
                    answer = _Answer.SILENCE
        return answer

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


def _send(name: str, line: QByteArray) -> _Answer:
    """What comes of the line at this socket."""
    socket = QLocalSocket()
    socket.connectToServer(name)
    if not socket.waitForConnected(_CONNECT_MS):
        return _Answer.NOBODY
    socket.write(line)
    answered = socket.waitForReadyRead(_CONNECT_MS * 2) and socket.canReadLine()
    socket.abort()
    return _Answer.TAKEN if answered else _Answer.SILENCE


def _is_own(name: str) -> bool:
    """Whether nobody but this user can listen there: the folder for temporary files is everybody's."""
    if sys.platform == "win32" or os.path.isabs(name):
        return True
    try:
        return os.lstat(os.path.join(QDir.tempPath(), name)).st_uid == os.geteuid()
    except OSError:
        return False


def server_names(folder: Path) -> tuple[str, ...]:
    """The local sockets for a data folder, the best first; the same however the folder is written.

    It is one in the folder of the session, which nobody else can look into. Where there is none, or it is
    unusable, one beside the data serves, or at last one in the folder for temporary files (which a name alone
    means), where others could put one of theirs. On Windows it is a pipe.
    """
    name = "ginrummy-qt-" + hashlib.sha256(os.fsencode(folder.resolve())).hexdigest()[:20]
    if sys.platform == "win32":
        return (name,)
    session = os.environ.get("XDG_RUNTIME_DIR", "")
    places = ([os.path.join(session, name)] if os.path.isabs(session) else []) + [str(folder / SOCKET_NAME)]
    return (*(place for place in places if len(os.fsencode(place)) <= _LONGEST_SOCKET), name)
