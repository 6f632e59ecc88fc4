"""What the desktop asks of the window: a record, a new match, to go on; at the start or later."""

from __future__ import annotations

import subprocess
import sys

import pytest
from PySide6.QtCore import QCoreApplication, QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent

from ginrummy_qt.ports.requests import Ask, Request
from ginrummy_qt.rules.game_match import Stage
from tests.helpers.record_sheets import opened
from tests.helpers.records import record_file
from tests.helpers.windows import press, sheet_of, started


def test_a_record_opened_at_the_start_lies_over_the_match_played_last(program, qtbot, elsewhere):
    window = started(program)
    before = window.desk.update
    program.close(window)
    again = program.open(request=Request(Ask.OPEN, record_file(elsewhere)))
    qtbot.waitUntil(lambda: again.opener.covered)
    assert sheet_of(again).objectName() == "record"
    press(again, "close")
    assert again.desk.update.view == before.view


def test_a_record_dropped_on_the_window_is_shown(program, qtbot, elsewhere):
    window = started(program)
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(record_file(elsewhere, "a ç.ginrummy")))])
    buttons, keys = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(QPoint(300, 300), Qt.DropAction.CopyAction, data, buttons, keys)
    QCoreApplication.sendEvent(window, enter)
    assert enter.isAccepted()
    drop = QDropEvent(QPointF(300, 300), Qt.DropAction.CopyAction, data, buttons, keys)
    QCoreApplication.sendEvent(window, drop)
    qtbot.waitUntil(lambda: window.opener.covered)
    assert sheet_of(window).objectName() == "record"


@pytest.mark.parametrize(
    "urls", [[], ["https://example.org/a.ginrummy"], ["file:///a", "https://example.org/b"]]
)
def test_anything_else_cannot_be_dropped(program, urls):
    window = started(program)
    data = QMimeData()
    data.setText("a text")
    data.setUrls([QUrl(url) for url in urls])
    buttons, keys = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(QPoint(300, 300), Qt.DropAction.CopyAction, data, buttons, keys)
    enter.ignore()
    QCoreApplication.sendEvent(window, enter)
    assert not enter.isAccepted()


def test_a_file_that_the_desktop_hands_over_before_or_after_the_window_is_there_is_told():
    """As macOS does it, in a process of its own: there is one application in each."""
    script = (
        "from PySide6.QtGui import QFileOpenEvent\n"
        "from ginrummy_qt.ui.application import Application\n"
        "app = Application(['ginrummy-qt'])\n"
        "app.file_opened.connect(print)\n"
        "for name in ('/early', '/later'): app.sendEvent(app, QFileOpenEvent(name))\n"
        "print('window')\n"
        "app.open_waiting()\n"
        "app.sendEvent(app, QFileOpenEvent('/a ç'))"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert done.stdout.split("\n") == ["window", "/later", "/a ç", ""], done.stderr


def test_new_match_asked_from_outside_is_offered_once(program):
    window = started(program)
    for _ in range(2):
        window.requests.take(Request(Ask.NEW_MATCH))
    assert sheet_of(window).objectName() == "newMatch"
    press(window, "cancel")
    assert not window.opener.covered


def test_new_match_at_the_start_is_offered_over_the_match_played_last(program):
    window = started(program)
    program.close(window)
    again = program.open(request=Request(Ask.NEW_MATCH))
    assert sheet_of(again).objectName() == "newMatch"
    assert again.desk.match.stage is Stage.PLAYING


def test_continue_goes_back_to_the_match_on_the_table(program, qtbot, elsewhere):
    window = started(program)
    seq = window.desk.session.seq
    window.sheets.new_match()
    window.requests.take(Request(Ask.CONTINUE))
    assert not window.opener.covered
    opened(program, qtbot, window, record_file(elsewhere))
    window.requests.take(Request(Ask.CONTINUE))
    assert not window.opener.covered
    assert window.desk.session.seq == seq


def test_continue_takes_up_the_match_played_last_where_none_is_on_the_table(program):
    window = started(program)
    first = window.desk.match.match_id
    window.sheets.new_match()
    press(window, "start")
    window.desk.resign()
    window.requests.take(Request(Ask.CONTINUE))
    assert window.desk.match.match_id == first
    assert not window.opener.covered


def test_continue_without_an_unfinished_match_offers_a_new_one(program):
    window = program.open(request=Request(Ask.CONTINUE))
    assert sheet_of(window).objectName() == "newMatch"
    press(window, "cancel")
    window.requests.take(Request(Ask.CONTINUE))
    assert sheet_of(window).objectName() == "newMatch"
    press(window, "start")
    window.desk.resign()
    window.requests.take(Request(Ask.CONTINUE))
    assert sheet_of(window).objectName() == "newMatch"
