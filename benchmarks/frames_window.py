"""A real window in which 22 cards travel. Started by bench_frames.

Prints a JSON object: `intervals` from frame to frame in ms, and `work`, the processor time of a frame in ms.
"""

from __future__ import annotations

import json
import math
import sys
from itertools import pairwise
from time import perf_counter, process_time

from PySide6.QtCore import QEasingCurve, QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication, QGraphicsScene

from ginrummy_qt.presentation.metrics import scale_for
from ginrummy_qt.presentation.poses import Size
from ginrummy_qt.rules.cards import DECK
from ginrummy_qt.ui.deck import deck_look
from ginrummy_qt.ui.deck.pixmaps import CardPixmaps
from ginrummy_qt.ui.table.animator import Animator, Track
from ginrummy_qt.ui.table.art import Art
from ginrummy_qt.ui.table.card_item import CardItem
from ginrummy_qt.ui.table.view import TableView
from ginrummy_qt.ui.theme.fonts import load_fonts
from ginrummy_qt.ui.theme.icons import Icons
from ginrummy_qt.ui.theme.metrics import Metrics
from ginrummy_qt.ui.theme.shadows import Shadows
from ginrummy_qt.ui.theme.theme import Theme
from ginrummy_qt.ui.theme.tokens import LIGHT

CARDS = 22
WIDTH, HEIGHT = 2560, 1440
CARD_SHARE = 0.2525 / 1.4
"""Width of a card divided by the height of the table (look.md)."""
LEG_MS = 700.0


class Frames(QObject):
    """Notes when the viewport has been painted."""

    def __init__(self) -> None:
        super().__init__()
        self.times: list[float] = []
        self.work: list[float] = []
        """Processor time used up to each frame, in seconds."""

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Every paint of the viewport is a frame."""
        if event.type() is QEvent.Type.Paint:
            self.times.append(perf_counter())
            self.work.append(process_time())
        return False


class Traffic:
    """Sends all cards from one formation to the next, over and over."""

    def __init__(self, animator: Animator, cards: list[CardItem]) -> None:
        self._animator = animator
        self._cards = cards
        self._leg = 0

    def next_leg(self) -> None:
        """Start the next journey."""
        self._leg += 1
        tracks = [self._track(index, card) for index, card in enumerate(self._cards)]
        self._animator.play(tracks, self.next_leg)

    def _track(self, index: int, card: CardItem) -> Track:
        start, end = card.place, self._place(index)

        def apply(progress: float) -> None:
            card.move_to(
                start.x() + (end[0] - start.x()) * progress, start.y() + (end[1] - start.y()) * progress
            )

        return Track(0.0, LEG_MS, QEasingCurve(QEasingCurve.Type.Linear), apply)

    def _place(self, index: int) -> tuple[float, float]:
        turn = 2 * math.pi * (index / CARDS + self._leg * 0.31)
        reach = 0.36 if self._leg % 2 else 0.2
        return (
            WIDTH * (0.45 + reach * math.cos(turn)),
            HEIGHT * (0.38 + reach * math.sin(turn)),
        )


def main() -> None:
    """Show the window for as many seconds as the argument says, then print and leave."""
    seconds = float(sys.argv[1])
    app = QApplication([])
    scale = scale_for(Size(WIDTH, HEIGHT))
    theme = Theme(LIGHT, load_fonts(), Metrics(scale))
    view, scene = TableView(), QGraphicsScene()
    scene.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
    view.setScene(scene)
    view.resize(WIDTH, HEIGHT)
    view.show()
    ratio = view.devicePixelRatioF()
    art = Art(theme, deck_look(LIGHT), CardPixmaps(), Shadows(LIGHT.shadow), Icons(), ratio)
    cards = [CardItem(art, DECK[index], HEIGHT * CARD_SHARE) for index in range(CARDS)]
    for card in cards:
        scene.addItem(card)
    frames, animator = Frames(), Animator()
    view.viewport().installEventFilter(frames)
    Traffic(animator, cards).next_leg()
    QTimer.singleShot(round(1000 * (seconds + 1)), app.quit)
    app.exec()
    first = next(i for i, time in enumerate(frames.times) if time >= frames.times[0] + 1)
    times, work = frames.times[first:], frames.work[first:]
    intervals = [1000 * (after - before) for before, after in pairwise(times)]
    print(json.dumps({"intervals": intervals, "work": 1000 * (work[-1] - work[0]) / len(intervals)}))


if __name__ == "__main__":
    main()
