"""The self-test's wiring: a folder of its own, entropy that follows from the seed, the engine as ever."""

from __future__ import annotations

import hashlib
import logging
import tempfile
from collections.abc import Callable
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Final

from PySide6.QtCore import QTimer

from ginrummy_qt.bootstrap.engine import engine_launcher
from ginrummy_qt.bootstrap.errors import ErrorCatcher
from ginrummy_qt.bootstrap.logs import start_log, start_traffic_log
from ginrummy_qt.bootstrap.options import Options
from ginrummy_qt.bootstrap.program import lacks_screen, make_application, make_window, say
from ginrummy_qt.link.traffic import LOG
from ginrummy_qt.ports.levels import Style
from ginrummy_qt.ports.settings import Speed, ThemeChoice
from ginrummy_qt.ports.table import MatchSetup
from ginrummy_qt.rules.ruleset import PRESETS
from ginrummy_qt.storage.match_store import SqliteMatchStore
from ginrummy_qt.storage.opening import Stores, open_stores
from ginrummy_qt.ui.diagnostics import ErrorInfo
from ginrummy_qt.ui.selftest.report import Report
from ginrummy_qt.ui.selftest.runner import SelfTest

_SAID_OF_PLATFORMS: Final = (
    "This plugin does not support",
    "Setting cursor position requires pointer warp",  # which a person's hand does not need on Wayland
)


def run_selftest(options: Options, out: Path) -> int:
    """Play one match as `options` say and write the report to `out`; 1 when anything failed."""
    if lacks_screen():
        say("There is no screen: set DISPLAY, or QT_QPA_PLATFORM=offscreen.")
        return 1
    app = make_application()
    catcher = ErrorCatcher()
    catcher.install()
    reports: list[Report] = []
    errors: list[str] = []

    def note(error: ErrorInfo) -> None:
        errors.append(f"{error[0].__name__}: {error[1]}")
        app.quit()

    def done(report: Report) -> None:
        reports.append(report)
        app.quit()

    with tempfile.TemporaryDirectory(prefix="ginrummy-selftest-", ignore_cleanup_errors=True) as folder:
        chosen = _with_defaults(options, Path(folder))
        stores = open_stores(chosen.data_dir)
        log = start_log(stores.folder)
        traffic = start_traffic_log(log) if options.log_engine else None
        launcher = engine_launcher(options.seed % 2**31, traffic)
        window = make_window(app, chosen, stores, log, fixed_entropy(options.seed), launch_engine=launcher)
        catcher.caught.connect(note)
        setup = MatchSetup(PRESETS["R1"], Style.STEADY)
        wanted = (options.screenshot, done, options.hands, chosen.speed or Speed.OFF)
        test = SelfTest(window, setup, options.seed, *wanted)
        window.start()
        window.first_painted.connect(lambda: QTimer.singleShot(0, test.start))
        window.show()
        app.exec()
        window.close()
        _let_go(stores)
    report = reports[0] if reports else test.report
    report.failure = report.failure or (errors[0] if errors else "")
    if not reports and not report.failure:
        report.failure = "the window was closed before the end"
    complaints = [line for line in log.recent.lines() if _complains(line)]
    if complaints and not report.failure:
        report.failure = f"the log complains: {complaints[0]}"
    return _write(report, out)


def fixed_entropy(seed: int) -> Callable[[], str]:
    """Seeds of 64 hex digits that follow from one number; for tests only."""
    numbers = count()
    return lambda: hashlib.sha256(f"ginrummy-qt selftest {seed} {next(numbers)}".encode()).hexdigest()


def _with_defaults(options: Options, folder: Path) -> Options:
    return replace(
        options,
        data_dir=options.data_dir or folder,
        speed=options.speed or Speed.OFF,
        theme=options.theme or ThemeChoice.LIGHT,
        language=options.language or "en",
        size=options.size or (1280, 800),
    )


def _let_go(stores: Stores) -> None:
    """Close the files in the folder, for Windows removes no open one."""
    if isinstance(stores.matches, SqliteMatchStore):
        stores.matches.close()
    for handler in [*logging.getLogger().handlers, *LOG.handlers]:
        if isinstance(handler, logging.FileHandler):
            handler.close()


def _complains(line: str) -> bool:
    """Whether a line of the log is an error, or a warning of Qt's other than what a bare platform says."""
    if " WARNING qt: " in line:
        return not any(words in line for words in _SAID_OF_PLATFORMS)
    return " ERROR " in line or " CRITICAL " in line


def _write(report: Report, out: Path) -> int:
    try:
        report.write(out)
    except OSError as error:
        say(f"The report could not be written to {out} ({error.strerror}).")
        return 1
    if report.failure:
        say(f"The self-test failed: {report.failure}.")
        return 1
    return 0
