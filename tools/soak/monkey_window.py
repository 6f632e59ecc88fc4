"""The program's window as the monkey gets it: the real one, with a player that answers at once.

Now and then a step cannot be saved, and now and then the computer player is gone.
"""

from __future__ import annotations

import logging
import random
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, Final, cast

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QUrl, Slot
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QFileDialog

from ginrummy_qt.bootstrap.logs import Log
from ginrummy_qt.bootstrap.options import Options
from ginrummy_qt.bootstrap.program import make_window
from ginrummy_qt.players.simple import SimplePlayer
from ginrummy_qt.ports.levels import PlayerName
from ginrummy_qt.ports.opponents import EngineAnswer, EngineGone, EngineReport, EngineRestarted
from ginrummy_qt.ports.settings import Speed
from ginrummy_qt.ports.storage import MatchStore, StorageUnavailable
from ginrummy_qt.rules.events import Event
from ginrummy_qt.rules.seats import Seat
from ginrummy_qt.rules.view import PlayerView
from ginrummy_qt.storage.opening import Stores, open_stores
from ginrummy_qt.ui.application import Application
from ginrummy_qt.ui.diagnostics import RecentLines
from ginrummy_qt.ui.main_window import MainWindow

BAD_DAY: Final = 0.004
"""How often a step is not saved, or the computer player fails."""


class QuickLink:
    """A computer player in this process, which answers at once, or sometimes is gone."""

    def __init__(self, rng: random.Random, report: Callable[[EngineReport], None]) -> None:
        self._rng = rng
        self._player = SimplePlayer(rng)
        self._report = report

    def request(self, number: int, view: PlayerView, deadline: int | None = None) -> None:
        """Answer."""
        luck = self._rng.random()
        if luck < BAD_DAY:
            self._report(EngineGone("the monkey sat on it"))
            return
        if luck < 2 * BAD_DAY:
            self._report(EngineRestarted("the monkey pinched it"))
        self._report(EngineAnswer(number, self._player.decide(view)))

    def hurry(self, number: int) -> None:
        """It takes no time anyway."""

    def close(self) -> None:
        """Nothing is left to end."""


class MoodyStore:
    """A store whose disk is full now and then."""

    def __init__(self, store: MatchStore, rng: random.Random) -> None:
        self._store = store
        self._rng = rng

    def append(self, match_id: str, seq: int, events: Sequence[Event], now: int) -> None:
        """Keep the events, or not."""
        if self._rng.random() < BAD_DAY:
            raise StorageUnavailable("The disk is full, says the monkey.")
        self._store.append(match_id, seq, events, now)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)


class Outside(QObject):
    """Takes what would be shown by other programs."""

    def __init__(self) -> None:
        super().__init__()
        self.asked = 0
        for scheme in ("file", "http", "https", "mailto"):
            QDesktopServices.setUrlHandler(scheme, self, cast(Any, "take"))  # PySide's stub asks for bytes

    @Slot(QUrl)
    def take(self, _url: QUrl) -> None:
        """Count it, and show nothing."""
        self.asked += 1


class Cage:
    """Windows over one data folder, one after the other."""

    def __init__(self, app: Application, folder: Path, rng: random.Random) -> None:
        self._app = app
        self._folder = folder
        self._rng = rng
        self.opened = 0
        self.window = self.open()

    def open(self) -> MainWindow:
        """Start the program, as after a double click on its icon."""
        self.opened += 1
        self._stores = self._open_stores()
        window = make_window(
            self._app,
            Options(data_dir=self._folder, speed=self._rng.choice((Speed.OFF, Speed.OFF, Speed.FAST))),
            self._stores,
            Log(RecentLines()),
            lambda: f"{self._rng.getrandbits(256):064x}",
            launch_engine=self._sit_down,
        )
        window.start(welcome=True)
        window.show()
        self.window = window
        return window

    def reopen(self) -> MainWindow:
        """Close the window, and start the program again."""
        self.close()
        return self.open()

    def close(self) -> None:
        """Close the window and the files."""
        self.window.close()
        self.window.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        cast(Any, self._stores.matches).close()

    def answer_file_dialog(self) -> bool:
        """A dialog for files is answered with a file of the monkey's own folder, or put away."""
        dialogs = [each for each in self.window.findChildren(QFileDialog) if each.isVisible()]
        for dialog in dialogs:
            if self._rng.random() < 0.5:
                dialog.reject()
            elif dialog.acceptMode() is QFileDialog.AcceptMode.AcceptSave:
                dialog.fileSelected.emit(str(self._folder / f"monkey-{self._rng.randrange(3)}.ginrummy"))
                dialog.reject()
            else:
                found = [path for path in sorted(self._folder.iterdir()) if path.is_file()]
                dialog.fileSelected.emit(str(self._rng.choice(found)))
                dialog.reject()
        return bool(dialogs)

    def _open_stores(self) -> Stores:
        stores = open_stores(self._folder)
        return replace(stores, matches=cast(MatchStore, MoodyStore(stores.matches, self._rng)))

    def _sit_down(self, level: PlayerName, seat: Seat, report: Callable[[EngineReport], None]) -> QuickLink:
        return QuickLink(self._rng, report)


class Complaints(logging.Handler):
    """Notes what the log says is wrong: errors, and warnings of Qt's other than of the bare platform."""

    EXPECTED: Final = (
        "This plugin does not support",
        "the computer player is gone: the monkey",
        "could not be written",
    )

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Note a line."""
        text = self.format(record)
        bad = record.levelno >= logging.ERROR or record.name == "qt"
        if bad and not any(each in text for each in self.EXPECTED):
            self.lines.append(text)
