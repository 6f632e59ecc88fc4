"""The program's own window for measurements: full size, its own folder, an opponent that never answers."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from itertools import count
from pathlib import Path

from PySide6.QtWidgets import QApplication

from ginrummy_qt.bootstrap.logs import Log
from ginrummy_qt.bootstrap.options import Options
from ginrummy_qt.bootstrap.program import look_for_garbage, make_application, make_window
from ginrummy_qt.ports.levels import PlayerName
from ginrummy_qt.ports.opponents import EngineReport
from ginrummy_qt.ports.settings import Speed, ThemeChoice
from ginrummy_qt.rules.seats import Seat
from ginrummy_qt.rules.view import PlayerView
from ginrummy_qt.storage.opening import open_stores
from ginrummy_qt.ui.diagnostics import RecentLines
from ginrummy_qt.ui.main_window import MainWindow

WIDTH, HEIGHT = 2560, 1440


class SilentLink:
    """An engine that is asked and never answers: the measurement moves for it."""

    def request(self, number: int, view: PlayerView, deadline: int | None = None) -> None:
        """Nothing happens."""

    def hurry(self, number: int) -> None:
        """It is in no hurry."""

    def close(self) -> None:
        """Nothing to end."""


def open_window(folder: Path, size: tuple[int, int] = (WIDTH, HEIGHT)) -> tuple[QApplication, MainWindow]:
    """The application and its window, shown, with no match yet."""
    app = make_application()
    options = Options(data_dir=folder, speed=Speed.NORMAL, theme=ThemeChoice.LIGHT, language="en", size=size)
    stores, log = open_stores(folder), Log(RecentLines())
    window = make_window(app, options, stores, log, _entropy(), launch_engine=_launch)
    window.first_painted.connect(look_for_garbage)
    window.show()
    return app, window


def _launch(level: PlayerName, seat: Seat, report: Callable[[EngineReport], None]) -> SilentLink:
    return SilentLink()


def _entropy() -> Callable[[], str]:
    numbers = count()
    return lambda: hashlib.sha256(f"bench {next(numbers)}".encode()).hexdigest()
