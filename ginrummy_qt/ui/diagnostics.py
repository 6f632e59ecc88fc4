"""What a person may copy for a report of an unexpected error. No card and no seed is ever in it."""

from __future__ import annotations

import logging
import platform
import re
import traceback
from collections import deque
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Final

from PySide6.QtCore import QSysInfo, qVersion
from PySide6.QtGui import QGuiApplication

from ginrummy_qt import __version__

LINES_KEPT: Final = 60

_HIDDEN: Final = (
    (re.compile(r"\b[0-9a-f]{32,}\b"), "<digits>"),
    (re.compile(r"\b[A2-9TJQK][cdhs]\b"), "<card>"),
    (re.compile(r"\b(hand_mask|known|hands|deck|drawn)=(\([^)]*\)|\d+)"), r"\1=<hidden>"),
    (re.compile(r"\b\d{7,}\b"), "<number>"),
)

ErrorInfo = tuple[type[BaseException], BaseException, TracebackType | None]


def without_secrets(text: str) -> str:
    """`text` without anything that could be a card, a set of cards or a seed, and without the home folder."""
    home = _home()
    if len(home) > 1:
        text = text.replace(home, "~")
    for pattern, replacement in _HIDDEN:
        text = pattern.sub(replacement, text)
    return text


def _home() -> str:
    """Empty for a person without one."""
    try:
        return str(Path.home())
    except RuntimeError:
        return ""


class RecentLines(logging.Handler):
    """Keeps the last lines of the log in memory."""

    def __init__(self, count: int = LINES_KEPT) -> None:
        super().__init__()
        self._lines: deque[str] = deque(maxlen=count)

    def emit(self, record: logging.LogRecord) -> None:
        """Keep a record as its text."""
        self._lines.append(self.format(record))

    def lines(self) -> tuple[str, ...]:
        """The lines kept, oldest first."""
        return tuple(self._lines)


@dataclass(frozen=True, slots=True)
class Situation:
    """Where the program stood: the state's number, and what stage the match was at; None without a match."""

    seq: int | None = None
    stage: str | None = None


def diagnostics_text(situation: Situation, lines: tuple[str, ...], error: ErrorInfo | None = None) -> str:
    """Version, platform, place in the match, the error and the last lines of the log, as plain text."""
    screen = QGuiApplication.primaryScreen()
    size = screen.size() if screen is not None else None
    facts = [
        f"Gin Rummy Qt {__version__}",
        f"Python {platform.python_version()}, Qt {qVersion()}, platform {QGuiApplication.platformName()}",
        f"{QSysInfo.prettyProductName()}, {QSysInfo.kernelType()} {QSysInfo.kernelVersion()}, "
        f"{QSysInfo.currentCpuArchitecture()}",
    ]
    if screen is not None and size is not None:
        facts.append(f"screen {size.width()}x{size.height()}, pixel ratio {screen.devicePixelRatio():g}")
    if situation.seq is not None:
        facts.append(f"state {situation.seq}, {situation.stage}")
    parts = ["\n".join(facts)]
    if error is not None:
        parts.append("".join(traceback.format_exception(*error)).rstrip())
    if lines:
        parts.append("Last lines of the log:\n" + "\n".join(lines))
    return without_secrets("\n\n".join(parts)) + "\n"
