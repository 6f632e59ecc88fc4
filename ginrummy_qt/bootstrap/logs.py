"""The log: a rotating file in the data folder, and its last lines in memory for diagnostics."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import Final

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

from ginrummy_qt.ui.diagnostics import RecentLines

FOLDER: Final = "log"
FILE: Final = "ginrummy.log"
_LARGEST: Final = 512 * 1024
_KEPT: Final = 3
_FORMAT: Final = "%(asctime)s %(levelname)s %(name)s: %(message)s"

_QT_LEVELS: Final = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}


@dataclass(frozen=True, slots=True)
class Log:
    """The last lines in memory, and the file; None where there is none."""

    recent: RecentLines
    path: Path | None = None


def start_log(folder: Path | None) -> Log:
    """Log into `folder`/log, three old files kept, and into memory; without a file where that fails."""
    root = logging.getLogger()
    root.setLevel(logging.INFO)
    logging.raiseExceptions = False
    formatter = logging.Formatter(_FORMAT)
    recent = RecentLines()
    recent.setFormatter(formatter)
    root.addHandler(recent)
    qInstallMessageHandler(_log_qt)
    path = None if folder is None else folder / FOLDER / FILE
    if path is not None:
        try:
            path.parent.mkdir(exist_ok=True)
            handler = RotatingFileHandler(
                path, maxBytes=_LARGEST, backupCount=_KEPT, encoding="utf-8", delay=True
            )
        except OSError:
            return Log(recent)
        handler.setFormatter(formatter)
        root.addHandler(handler)
    return Log(recent, path)


def _log_qt(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
    logging.getLogger("qt").log(_QT_LEVELS.get(kind, logging.WARNING), "%s", message)
