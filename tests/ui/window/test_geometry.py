"""The window on its screens: seen again after a screen has gone, usable on a small one, never lost.

Screens of any number, size and scaling are those of Qt's offscreen platform, in a process of their own.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QRect, QSize
from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QMainWindow, QPushButton, QVBoxLayout, QWidget

from ginrummy_qt.ui.geometry import LEAST, SMALLEST, ScreenWatch, least_size, within
from ginrummy_qt.ui.roomy import Roomy, let_scroll, needs_room

DESK = QRect(0, 0, 1920, 1040)
BESIDE = QRect(1920, 0, 2560, 1400)
NOTEBOOK = QRect(0, 0, 910, 472)
"""1366 x 768 pixels at 150%, above a panel."""

ON_THESE_SCREENS = """
import json, sys
from pathlib import Path
from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from ginrummy_qt.bootstrap.logs import Log
from ginrummy_qt.bootstrap.options import Options
from ginrummy_qt.bootstrap.program import make_application, make_window
from ginrummy_qt.ports.settings import Settings, Speed
from ginrummy_qt.storage.opening import open_stores
from ginrummy_qt.storage.settings_file import SettingsFile
from ginrummy_qt.ui.diagnostics import RecentLines
from tests.helpers.fakes import FakeLauncher, counting_entropy, setup
app, folder, kept = make_application(), Path(sys.argv[1]), json.loads(sys.argv[2])
stores = open_stores(folder)
SettingsFile(folder).save(Settings(window=kept and tuple(kept), speed=Speed.OFF))
log, launcher = Log(RecentLines()), FakeLauncher()
window = make_window(
    app, Options(data_dir=folder), stores, log, counting_entropy(), launch_engine=launcher
)
window.start()
window.show()


def until(holds):
    for _ in range(500):
        if holds():
            return
        QTest.qWait(20)


until(lambda: window._painted)
QTest.qWait(100)
"""
TOLD = """
rect = window.geometry()
print(json.dumps({"rect": [rect.x(), rect.y(), rect.width(), rect.height()], **told}))
sys.stdout.flush()
import os
os._exit(0)
"""


def on_screens(
    tmp_path: Path, screens: list[dict[str, int]], kept: Any, more: str, factors: str = ""
) -> dict[str, Any]:
    """Start the window on these screens, do more, and hear what it told."""
    usual = {"logicalDpi": 96, "logicalBaseDpi": 96}
    given = [{"name": f"screen {number}", **usual, **each} for number, each in enumerate(screens)]
    config = tmp_path / "screens.json"
    config.write_text(json.dumps({"windowFrameMargins": True, "screens": given}))
    done = subprocess.run(
        [sys.executable, "-c", f"{ON_THESE_SCREENS}\n{more}\n{TOLD}", str(tmp_path), json.dumps(kept)],
        env={
            **os.environ,
            "QT_QPA_PLATFORM": f"offscreen:configfile={config}",
            "QT_SCREEN_SCALE_FACTORS": factors,
        },
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.returncode == 0, done.stderr
    told: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return told


def screen(x: int, y: int, width: int, height: int) -> dict[str, int]:
    return {"x": x, "y": y, "width": width, "height": height}


def test_a_window_that_can_be_reached_stays_where_it_is():
    for rect in (QRect(100, 100, 1280, 800), QRect(1700, 80, 1280, 800), QRect(-600, 200, 1280, 800)):
        assert within(rect, [DESK, BESIDE]) == rect


@pytest.mark.parametrize(
    "rect",
    [
        QRect(2400, 300, 1280, 800),
        QRect(100, 3000, 1280, 800),
        QRect(-1250, 100, 1280, 800),
        QRect(100, -700, 1280, 800),
        QRect(100, -100, 1280, 800),
        QRect(1900, 1030, 1280, 800),
    ],
    ids=["screen gone", "below all", "only a sliver", "above", "title above", "only a corner"],
)
def test_a_window_out_of_reach_comes_back_in_its_size(rect):
    moved = within(rect, [DESK])
    assert DESK.contains(moved)
    assert moved.size() == rect.size()
    assert moved.top() >= DESK.top() + 30


def test_a_window_larger_than_what_is_left_is_made_to_fit():
    moved = within(QRect(2000, 100, 2400, 1300), [NOTEBOOK])
    assert NOTEBOOK.contains(moved)
    assert moved.width() == 910
    assert moved.height() == 428


def test_a_window_comes_back_to_the_nearest_screen():
    assert BESIDE.contains(within(QRect(4600, 200, 1280, 800), [DESK, BESIDE]))
    assert DESK.contains(within(QRect(-1400, 200, 1280, 800), [DESK, BESIDE]))


def test_without_any_screen_nothing_is_moved():
    rect = QRect(5, 5, 900, 700)
    assert within(rect, []) == rect


def test_the_least_size_is_never_larger_than_the_screen():
    assert least_size(DESK) == SMALLEST
    small = least_size(NOTEBOOK)
    assert (small.width(), small.height()) == (800, 428)


def test_a_small_screen_shows_the_whole_window_with_all_of_its_controls(tmp_path):
    told = on_screens(
        tmp_path,
        [screen(0, 0, 910, 512)],
        None,
        """
from PySide6.QtWidgets import QAbstractButton
window.opener.top.findChild(QAbstractButton, "start").click()
QTest.qWait(200)
inside = window.rect()
parts = [window.page.bar, window.page.deadwood, window.page.sheet, window.page.seal, window.page.plate]
told = {"all": all(inside.contains(part.rect().translated(part.mapTo(window, QPoint()))) for part in parts),
        "scrolls": window.centralWidget().objectName() == "roomy"}
""",
    )
    assert told["all"]
    assert not told["scrolls"]
    _left, top, width, height = told["rect"]
    assert width <= 910
    assert top + height <= 512


def test_on_a_tiny_screen_the_inside_scrolls(tmp_path):
    told = on_screens(
        tmp_path,
        [screen(0, 0, 683, 384)],
        None,
        "until(lambda: window.page.width() == 780 and window.page.height() == 420)\n"
        'told = {"scrolls": window.centralWidget().objectName() == "roomy",'
        ' "inside": [window.page.width(), window.page.height()]}',
    )
    assert told["scrolls"]
    assert told["inside"] == [LEAST.width(), LEAST.height()]
    _left, top, width, height = told["rect"]
    assert width <= 683
    assert top + height <= 384


def test_a_place_on_a_screen_that_has_gone_is_not_used(tmp_path):
    told = on_screens(tmp_path, [screen(0, 0, 1920, 1080)], [2500, 200, 1280, 800], "told = {}")
    assert QRect(0, 0, 1920, 1080).contains(QRect(*told["rect"]))


def test_a_place_on_the_second_screen_is_found_again(tmp_path):
    two = [screen(0, 0, 1920, 1080), screen(1920, 0, 1920, 1080)]
    assert on_screens(tmp_path, two, [2100, 200, 1280, 800], "told = {}")["rect"] == [2100, 200, 1280, 800]


def test_a_window_kept_from_a_large_screen_fits_a_small_one(tmp_path):
    told = on_screens(tmp_path, [screen(0, 0, 1280, 720)], [40, 60, 2400, 1300], "told = {}")
    left, top, width, height = told["rect"]
    assert 0 <= left <= 8
    assert 40 <= top <= 60
    assert width <= 1280
    assert top + height <= 720


def test_on_a_screen_scaled_otherwise_cards_are_drawn_anew_and_sharp(tmp_path):
    told = on_screens(
        tmp_path,
        [screen(0, 0, 1920, 1080), screen(1920, 0, 1920, 1080)],
        [100, 100, 1280, 800],
        """
window.opener.top.done(0)
window.desk.new_match(setup())
until(lambda: window.table.is_settled)
cards = lambda: window.table.view.scene().art.ratio
before = cards()
window.windowHandle().setScreen(app.screens()[1])
window.move(2000, 60)
until(lambda: cards() == 2 and window.minimumSize().height() < 600)
least = window.minimumSize()
told = {"before": before, "after": cards(), "least": [least.width(), least.height()]}
""",
        "1;2",
    )
    assert told["before"] == 1
    assert told["after"] == 2
    assert told["least"] == [800, 496]


@pytest.fixture
def small(qtbot):
    window = QMainWindow()
    inside = QWidget()
    column = QVBoxLayout(inside)
    for name in ("first", "last"):
        button = QPushButton(name)
        button.setObjectName(name)
        column.addWidget(button)
        column.addStretch(1)
    window.setCentralWidget(inside)
    qtbot.addWidget(window)
    window.resize(500, 260)
    window.show()
    return window


def test_what_gets_the_keyboard_in_a_window_that_is_too_small_comes_to_sight(small):
    assert needs_room(small.centralWidget().size())
    let_scroll(small)
    small.activateWindow()
    QTest.qWaitForWindowActive(small)
    assert isinstance(small.centralWidget(), Roomy)
    last = small.findChild(QAbstractButton, "last")
    assert last.visibleRegion().isEmpty()
    last.setFocus()
    QCoreApplication.processEvents()
    assert not last.visibleRegion().isEmpty()
    let_scroll(small)
    assert isinstance(small.centralWidget(), Roomy)


def test_in_a_window_with_room_nothing_scrolls():
    assert not needs_room(QSize(800, 566))


def app() -> QGuiApplication:
    found = QGuiApplication.instance()
    assert isinstance(found, QGuiApplication)
    return found


def a_screen_came(screen: QScreen) -> None:
    app().screenAdded.emit(screen)


def a_screen_went(screen: QScreen) -> None:
    app().screenRemoved.emit(screen)


def another_is_the_first(screen: QScreen) -> None:
    app().primaryScreenChanged.emit(screen)


def it_has_another_size(screen: QScreen) -> None:
    screen.availableGeometryChanged.emit(screen.availableGeometry())


def it_is_scaled_otherwise(screen: QScreen) -> None:
    screen.logicalDotsPerInchChanged.emit(screen.logicalDotsPerInch())


@pytest.mark.parametrize(
    "happens",
    [a_screen_came, a_screen_went, another_is_the_first, it_has_another_size, it_is_scaled_otherwise],
)
def test_when_the_screens_change_a_window_out_of_reach_comes_back(small, qtbot, happens):
    watch = ScreenWatch(small)
    watch.check()
    qtbot.wait(400)  # what the watch looks for by itself when it begins
    small.move(9000, 9000)
    happens(small.screen())
    room = small.screen().availableGeometry()
    qtbot.waitUntil(lambda: within(small.geometry(), [room]) == small.geometry(), timeout=3000)
    assert room.intersected(small.geometry()).height() > 200
    before = small.geometry()
    watch.check()
    assert small.geometry() == before
