"""Starts the game: opens what is kept, wires the parts, shows the window."""

from __future__ import annotations

import gc
import os
import secrets
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from PySide6.QtWidgets import QApplication

from ginrummy_qt.bootstrap.backing_up import BackingUp
from ginrummy_qt.bootstrap.console import tell
from ginrummy_qt.bootstrap.ending import EndOnSignal
from ginrummy_qt.bootstrap.engine import engine_launcher, shown_to
from ginrummy_qt.bootstrap.errors import ErrorCatcher
from ginrummy_qt.bootstrap.installation import this_installation
from ginrummy_qt.bootstrap.logs import Log, start_log, start_traffic_log
from ginrummy_qt.bootstrap.options import Options
from ginrummy_qt.bootstrap.preload import LATER, NEVER, Preloader, modules_within
from ginrummy_qt.bootstrap.sounds import make_sound_player
from ginrummy_qt.bootstrap.windows import group_on_taskbar, let_others_come_to_front, tell_that_it_runs
from ginrummy_qt.link.kept_traffic import KeptTraffic
from ginrummy_qt.ports.identity import EXECUTABLE
from ginrummy_qt.ports.opponents import EngineLauncher, TrafficRecord
from ginrummy_qt.ports.sound import SoundPlayer
from ginrummy_qt.ports.storage import StorageUnavailable
from ginrummy_qt.session.match_session import MatchSession
from ginrummy_qt.storage.data_folder import data_folder, make_ready
from ginrummy_qt.storage.opening import Stores, open_stores
from ginrummy_qt.ui.application import Application
from ginrummy_qt.ui.i18n import Languages
from ginrummy_qt.ui.look import Look
from ginrummy_qt.ui.main_window import MainWindow
from ginrummy_qt.ui.preferences import Preferences
from ginrummy_qt.ui.services import Services
from ginrummy_qt.ui.single_instance import SingleInstance, Start


def run(options: Options) -> int:
    """Run the game; the result is the exit code."""
    if lacks_screen():
        say("There is no screen to show the window on: start the game from a desktop, or set DISPLAY.")
        return 1
    group_on_taskbar()
    app = make_application()
    request = options.request
    folder = data_folder(options.data_dir)
    with suppress(StorageUnavailable):
        make_ready(folder)
    instance = SingleInstance(folder)
    let_others_come_to_front()
    match instance.claim(request):
        case Start.ASKED_OTHER:
            return 0
        case Start.OTHER_SILENT:
            say(f"Gin Rummy Qt runs with the folder {folder} already, but its window does not answer.")
            return 1
    tell_that_it_runs()
    catcher = ErrorCatcher()
    catcher.install()
    stores = open_stores(options.data_dir)
    log = start_log(stores.folder if stores.trouble is None else None)
    kept = KeptTraffic()
    log_line = start_traffic_log(log) if options.log_engine else None
    launcher, installed = engine_launcher(traffic=shown_to(kept.keep, log_line)), this_installation()
    window = make_window(
        app,
        options,
        stores,
        log,
        launch_engine=launcher,
        traffic=kept,
        was_replaced=installed.was_replaced,
        make_sound_player=make_sound_player,
    )
    catcher.show_with(window.troubles.unexpected_error)
    instance.requested.connect(window.requests.take)
    app.file_opened.connect(window.requests.open_file)
    window.first_painted.connect(look_for_garbage)
    later = Preloader(modules_within(LATER, NEVER), lambda: not window.table.is_settled, window)
    window.first_painted.connect(later.start)
    backing_up = BackingUp(stores.backups, window)
    backing_up.damaged.connect(window.troubles.damage_found)
    window.first_painted.connect(backing_up.start)
    if options.report_first_frame:
        window.first_painted.connect(lambda: print(f"first frame {time.monotonic():.4f}", flush=True))
    window.start(request, welcome=True)
    window.show()
    app.open_waiting()
    EndOnSignal(window.leave, app)
    code = app.exec()
    instance.release()
    return code


def look_for_garbage() -> None:
    """Let the interpreter look for garbage from now on, and never again in what the start made."""
    gc.freeze()
    gc.enable()


def lacks_screen() -> bool:
    """Whether Qt would find no screen, and end the program without a word of use."""
    names = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    return sys.platform == "linux" and not any(os.environ.get(name) for name in names)


def make_application() -> Application:
    """The one QApplication, named for the desktop."""
    return Application([EXECUTABLE])


def make_window(
    app: QApplication,
    options: Options,
    stores: Stores,
    log: Log,
    entropy: Callable[[], str] = lambda: secrets.token_hex(32),
    *,
    launch_engine: EngineLauncher,
    traffic: TrafficRecord | None = None,
    was_replaced: Callable[[], bool] = lambda: False,
    make_sound_player: Callable[[], SoundPlayer] | None = None,
) -> MainWindow:
    """The window with everything it needs; the entropy can be fixed for a self-test."""
    kept, settings_trouble = stores.settings.load()
    preferences = Preferences(stores.settings, kept, _for_this_run(options), app)
    languages = Languages(preferences)
    languages.choose(preferences.now.language)
    preferences.changed.connect(lambda settings: languages.choose(settings.language))
    services = Services(
        session=MatchSession(stores.matches, entropy, lambda: int(time.time())),
        preferences=preferences,
        languages=languages,
        launch_engine=launch_engine,
        traffic=traffic,
        folder=stores.folder,
        log_file=log.path,
        recent_lines=log.recent,
        statistics=stores.statistics,
        history=stores.history,
        profiles=stores.profiles,
        backups=stores.backups,
        trouble=stores.trouble,
        recovery=stores.recovery,
        settings_trouble=settings_trouble,
        size=options.size,
        quit_program=app.quit,
        was_replaced=was_replaced,
        make_sound_player=make_sound_player,
    )
    window = MainWindow(services, Look(app, preferences.now.theme))
    languages.setParent(window)
    return window


def say(sentence: str) -> None:
    """One sentence for who started the program from a terminal."""
    tell(f"{EXECUTABLE}: {sentence}\n", error=True)


def _for_this_run(options: Options) -> dict[str, Any]:
    """The settings that the command line sets."""
    given = {"theme": options.theme, "speed": options.speed, "language": options.language}
    return {name: value for name, value in given.items() if value is not None}
