"""Takes the pictures: for each a window of its own over a data folder of its own, at rest, and grabbed."""

from __future__ import annotations

import atexit
import hashlib
import shutil
import tempfile
from collections.abc import Callable, Mapping
from dataclasses import replace
from datetime import date
from functools import cache
from itertools import count
from pathlib import Path
from time import monotonic
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtGui import QImage, QImageWriter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from ginrummy_qt.bootstrap.engine import engine_launcher
from ginrummy_qt.bootstrap.logs import Log
from ginrummy_qt.bootstrap.options import Options
from ginrummy_qt.bootstrap.program import make_window
from ginrummy_qt.link.kept_traffic import KeptTraffic
from ginrummy_qt.ports.levels import PlayerName
from ginrummy_qt.ports.opponents import EngineReport
from ginrummy_qt.ports.settings import Settings, Speed, ThemeChoice
from ginrummy_qt.rules.seats import Seat
from ginrummy_qt.rules.view import PlayerView
from ginrummy_qt.storage.match_store import SqliteMatchStore
from ginrummy_qt.storage.opening import open_stores
from ginrummy_qt.storage.settings_file import SettingsFile
from ginrummy_qt.ui.diagnostics import RecentLines
from ginrummy_qt.ui.main_window import MainWindow
from tools.gallery.acts import ACTS, MOVING, PLAYING, POINTING
from tools.gallery.catalogue import YEAR, Picture
from tools.gallery.sheets import sheets
from tools.gallery.states import Moment
from tools.year_of_play import MATCHES, play_year

YEAR_ENDS: Final = date(2026, 11, 29)
LONGEST_S: Final = 20.0
CALM_MS: Final = 120
"""After the table has come to rest, for what is painted later."""


class SilentLink:
    """An opponent that thinks for ever."""

    def request(self, number: int, view: PlayerView, deadline: int | None = None) -> None:
        """Nothing happens."""

    def hurry(self, number: int) -> None:
        """It is in no hurry."""

    def close(self) -> None:
        """Nothing to end."""


def take(app: QApplication, picture: Picture, moments: Mapping[str, Moment]) -> QImage:
    """The picture, in full size. Raises TimeoutError where the window does not come to rest."""
    if picture.sheet:
        return sheets()[picture.name]()
    with tempfile.TemporaryDirectory(prefix="ginrummy-gallery-", ignore_cleanup_errors=True) as scratch:
        folder = Path(scratch)
        _furnish(folder, picture, moments)
        return _photograph(app, folder, picture, moments)


@cache
def _year() -> Path:
    """A data folder with a year of play in it; made once, and gone with the program."""
    folder = Path(tempfile.mkdtemp(prefix="ginrummy-gallery-year-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    play_year(folder, MATCHES, 1, YEAR_ENDS)
    return folder


def keep(image: QImage, path: Path, width: int, quality: int) -> None:
    """Write a picture so many pixels wide. Raises OSError where that fails."""
    if image.width() != width:
        image = image.scaledToWidth(width, Qt.TransformationMode.SmoothTransformation)
    writer = QImageWriter(str(path), b"webp")
    writer.setQuality(quality)
    if not writer.write(image):
        raise OSError(f"{path} could not be written")


def _furnish(folder: Path, picture: Picture, moments: Mapping[str, Moment]) -> None:
    if picture.moment == YEAR:
        shutil.copytree(_year(), folder, dirs_exist_ok=True)
    elif picture.moment:
        moments[picture.moment].store(folder)
    chosen = replace(Settings(), welcomed=picture.act != "welcome", speed=Speed.OFF, **picture.settings)
    SettingsFile(folder).save(replace(chosen, theme=ThemeChoice(picture.theme), language=picture.language))


def _photograph(app: QApplication, folder: Path, picture: Picture, moments: Mapping[str, Moment]) -> QImage:
    stores = open_stores(folder)
    options, traffic = Options(data_dir=folder, size=picture.size), KeptTraffic()
    launch = engine_launcher(1, traffic.keep) if picture.act in PLAYING else _launch
    window = make_window(
        app, options, stores, Log(RecentLines()), _entropy(), launch_engine=launch, traffic=traffic
    )
    try:
        window.start(welcome=picture.act == "welcome")
        window.show()
        _rest(window)
        if picture.moment not in ("", YEAR) and window.desk.match is None:
            _resume(window, moments[picture.moment].match_id)
        if picture.act in ACTS:
            ACTS[picture.act](window)
            if picture.act not in MOVING:
                _rest(window, point_away=picture.act not in POINTING)
        elif picture.act:
            raise LookupError(f"no act {picture.act}")
        return window.grab().toImage()
    finally:
        window.close()
        window.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        assert isinstance(stores.matches, SqliteMatchStore)
        stores.matches.close()


def _resume(window: MainWindow, match_id: str) -> None:
    """A match that is over is not offered at the start: it is put on the table as if it had just ended."""
    if window.opener.top is not None:
        window.opener.top.reject()
    window.desk.resume(match_id)
    _rest(window)


def _rest(window: MainWindow, point_away: bool = True) -> None:
    """Wait until nothing moves."""
    if point_away:
        QTest.mouseMove(window.table.view.viewport(), QPoint(3, 3))
    deadline = monotonic() + LONGEST_S
    QTest.qWait(CALM_MS)
    while not window.table.is_settled:
        QTest.qWait(20)
        if monotonic() > deadline:
            raise TimeoutError("the table does not come to rest")
    QTest.qWait(CALM_MS)


def _launch(level: PlayerName, seat: Seat, report: Callable[[EngineReport], None]) -> SilentLink:
    return SilentLink()


def _entropy() -> Callable[[], str]:
    numbers = count()
    return lambda: hashlib.sha256(f"ginrummy-qt gallery {next(numbers)}".encode()).hexdigest()
