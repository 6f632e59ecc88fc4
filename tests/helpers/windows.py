"""The program's window over a data folder with a fake engine, and how a person presses things in it."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication

from ginrummy_qt.bootstrap.logs import Log
from ginrummy_qt.bootstrap.options import Options
from ginrummy_qt.bootstrap.program import make_window
from ginrummy_qt.ports.requests import SHOW, Request
from ginrummy_qt.ports.settings import Speed, ThemeChoice
from ginrummy_qt.ports.sound import SoundPlayer
from ginrummy_qt.rules.seats import Seat
from ginrummy_qt.storage.opening import Stores, open_stores
from ginrummy_qt.ui.diagnostics import RecentLines
from ginrummy_qt.ui.main_window import MainWindow
from tests.helpers.fakes import FakeLauncher, counting_entropy


class Program:
    """Windows over one data folder, one after the other, with a fake engine."""

    def __init__(self, app: QApplication, qtbot: Any, folder: Path) -> None:
        self.app, self.qtbot, self.folder = app, qtbot, folder
        self.launcher = FakeLauncher()
        self.links_before_showing = 0
        self.replaced = False
        self.make_sound_player: Callable[[], SoundPlayer] | None = None
        self.windows: list[MainWindow] = []
        self.stores: list[Stores] = []

    def open(self, request: Request = SHOW, *, welcome: bool = False, **options: Any) -> Any:
        given: dict[str, Any] = {"speed": Speed.OFF, "theme": ThemeChoice.LIGHT, **options}
        stores = open_stores(self.folder)
        self.stores.append(stores)
        window = make_window(
            self.app,
            Options(data_dir=self.folder, **given),
            stores,
            Log(RecentLines()),
            counting_entropy(100 * len(self.windows)),
            launch_engine=self.launcher,
            was_replaced=lambda: self.replaced,
            make_sound_player=self.make_sound_player,
        )
        self.windows.append(window)
        window.start(request, welcome)
        self.links_before_showing = len(self.launcher.links)
        with self.qtbot.waitSignal(window.first_painted):
            window.show()
        return window

    def close(self, window: MainWindow) -> None:
        self.windows.remove(window)
        window.close()
        window.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    def forget(self) -> None:
        """Begin again with an empty data folder and the entropy of the first window."""
        self.close_all()
        self.stores.clear()
        shutil.rmtree(self.folder)
        self.folder.mkdir()

    def close_all(self) -> None:
        for window in list(self.windows):
            self.close(window)
        for stores in self.stores:
            if hasattr(stores.matches, "close"):
                stores.matches.close()


def sheet_of(window: MainWindow) -> Any:
    top = window.opener.top
    assert top is not None, "no sheet is open"
    return top


def press(window: MainWindow, name: str) -> None:
    button = sheet_of(window).findChild(QAbstractButton, name)
    assert isinstance(button, QAbstractButton), f"no button {name}"
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    QCoreApplication.processEvents()


def started(program: Program, **options: Any) -> Any:
    window = program.open(**options)
    press(window, "start")
    return window


def play_until(program: Program, seat: Seat) -> None:
    """Play first legal actions on both sides until `seat` is to act."""
    window = program.windows[-1]
    for _ in range(60):
        update = window.desk.update
        assert update is not None
        assert update.view is not None
        if update.view.turn is seat:
            return
        if update.view.turn is Seat.SOUTH:
            window.desk.submit(update.legal_actions[0], update.seq)
        else:
            program.launcher.link.answer()
            window.table.skip()
            QCoreApplication.processEvents()
    raise AssertionError(f"{seat} never came to act")
