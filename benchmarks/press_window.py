"""Presses cards in the program's own window. Started by bench_press.

`press_window PRESSES` prints a JSON object: `frames`, the milliseconds from each press of the mouse button to
the end of painting the first frame in which the card is lifted, and `work`, those of processor time.
"""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path
from time import perf_counter, thread_time

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, QTimer
from PySide6.QtTest import QTest

from benchmarks.playing_window import open_window
from ginrummy_qt.ports.levels import Style
from ginrummy_qt.ports.table import MatchSetup
from ginrummy_qt.rules.cards import Card
from ginrummy_qt.rules.ruleset import PRESETS
from ginrummy_qt.ui.main_window import MainWindow
from ginrummy_qt.ui.table.scene import TableScene

LONGEST_S = 1.0
REST_MS = 250


class Painted(QObject):
    """Counts the paintings of the viewport."""

    def __init__(self) -> None:
        super().__init__()
        self.count = 0

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """A painting begins; it has ended when the event loop goes on."""
        self.count += event.type() is QEvent.Type.Paint
        return False


def main() -> None:
    """Press so many times as the argument says, print, and leave."""
    with tempfile.TemporaryDirectory() as folder:
        app, window = open_window(Path(folder))
        painted = Painted()
        window.table.view.viewport().installEventFilter(painted)
        QTest.qWait(1000)
        window.desk.new_match(MatchSetup(PRESETS["R2"], Style.SIMPLE))
        while not window.table.is_settled or not window.table.hand:
            QTest.qWait(50)
        cards = window.table.hand
        noted = [_press(window, painted, cards[place % len(cards)]) for place in range(int(sys.argv[1]))]
        QTimer.singleShot(0, app.quit)
        app.exec()
    print(json.dumps({"frames": [frame for frame, _ in noted], "work": [work for _, work in noted]}))


def _press(window: MainWindow, painted: Painted, card: Card) -> tuple[float, float]:
    """Press one card that lies at rest; (milliseconds, of processor time) until it is seen lifted."""
    port, pose = window.table.view.viewport(), window.table.layout.cards[card]
    scene = window.table.view.scene()
    assert isinstance(scene, TableScene)
    item, point = scene.cards[card], QPoint(round(pose.x + 20), round(pose.y + pose.height / 2))
    QTest.mouseMove(port, QPoint(5, 5))
    QTest.qWait(REST_MS)
    rest, count = item.rise, painted.count
    begun, work = perf_counter(), thread_time()
    QTest.mousePress(port, Qt.MouseButton.LeftButton, pos=point)
    while item.rise == rest or painted.count == count:
        QTest.qWait(0)
        if perf_counter() - begun > LONGEST_S:
            raise RuntimeError("the card was not lifted")
    noted = 1000 * (perf_counter() - begun), 1000 * (thread_time() - work)
    QTest.mouseMove(port, QPoint(5, 5))
    QTest.mouseRelease(port, Qt.MouseButton.LeftButton, pos=QPoint(5, 5))
    QTest.qWait(REST_MS)
    return noted


if __name__ == "__main__":
    main()
