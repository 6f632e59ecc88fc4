"""The log: a rotating file in the data folder, and its last lines in memory for diagnostics.

What crosses between the program and its players is logged apart, and only where that is asked for: it tells
cards, which nothing else that is logged does.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import Final

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

from ginrummy_qt.link import traffic
from ginrummy_qt.ports.opponents import TrafficLine
from ginrummy_qt.ui.diagnostics import RecentLines

FOLDER: Final = "log"
FILE: Final = "ginrummy.log"
TRAFFIC_FILE: Final = "engine.log"
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
    recent = RecentLines()
    recent.setFormatter(logging.Formatter(_FORMAT))
    root.addHandler(recent)
    qInstallMessageHandler(_log_qt)
    if folder is None:
        return Log(recent)
    path = folder / FOLDER / FILE
    try:
        path.parent.mkdir(exist_ok=True)
        _log_into(root, path, _FORMAT)
    except OSError:
        return Log(recent)
    return Log(recent, path)


def start_traffic_log(log: Log) -> Callable[[TrafficLine], None] | None:
    """Log what crosses to and from the players beside the log; None where there is no file."""
    if log.path is None:
        return None
    traffic.LOG.setLevel(logging.DEBUG)
    traffic.LOG.propagate = False
    try:
        _log_into(traffic.LOG, log.path.with_name(TRAFFIC_FILE), "%(asctime)s %(message)s")
    except OSError:
        return None
    return traffic.log_traffic


def _log_into(logger: logging.Logger, path: Path, style: str) -> None:
    """Have a logger write into a rotating file. Raises OSError."""
    handler = RotatingFileHandler(path, maxBytes=_LARGEST, backupCount=_KEPT, encoding="utf-8", delay=True)
    handler.setFormatter(logging.Formatter(style))
    logger.addHandler(handler)


def _log_qt(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
    logging.getLogger("qt").log(_QT_LEVELS.get(kind, logging.WARNING), "%s", message)
