"""The program's own window playing itself at full size while every frame is noted. Started by bench_motions.

`motions_window HANDS` prints a JSON object: for each kind of movement, frame by frame while it ran, the
milliseconds since the frame before and those of processor time between the two. The first frame of an update
is timed from the moment the update arrived.
"""

from __future__ import annotations

import json
import sys
import tempfile
from bisect import bisect_right
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter, thread_time
from unittest import mock

from PySide6.QtCore import QEvent, QObject, QTimer

from benchmarks.playing_window import open_window
from ginrummy_qt.players.levels import make_player
from ginrummy_qt.ports.levels import Style
from ginrummy_qt.ports.table import MatchSetup, TableUpdate
from ginrummy_qt.presentation import choreography as choreographies
from ginrummy_qt.presentation.cues import CardCue, Choreography, CountCue, Cue, LineCue
from ginrummy_qt.presentation.layout import TableLayout
from ginrummy_qt.presentation.motion import Motion, Pace
from ginrummy_qt.rules.game_match import Stage
from ginrummy_qt.rules.ruleset import PRESETS
from ginrummy_qt.rules.seats import Seat
from ginrummy_qt.ui.main_window import MainWindow
from ginrummy_qt.ui.table.animator import Animator

PAUSE_MS = 60
"""Between the rest after one update and the next step."""


@dataclass(frozen=True, slots=True)
class Span:
    """A movement of one kind, in seconds of the clock."""

    kind: str
    begin: float
    end: float
    asked: tuple[float, float]
    """When its update arrived, and the processor time used up to then."""


class Frames(QObject):
    """Notes when frames are shown, and which movements are under way."""

    def __init__(self) -> None:
        super().__init__()
        self.times: list[float] = []
        self.work: list[float] = []
        """Processor time of this thread up to each frame, in seconds."""
        self._painted = True
        self.spans: list[Span] = []

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """A frame is shown when the viewport is painted after a step of the animation."""
        if event.type() is QEvent.Type.Paint and not self._painted:
            self.times[-1], self.work[-1] = perf_counter(), thread_time()
            self._painted = True
        return False

    def tick(self) -> None:
        """A step of the animation; it counts also where it changes no pixel."""
        self.times.append(perf_counter())
        self.work.append(thread_time())
        self._painted = False

    def choreograph(
        self, before: TableLayout, after: TableLayout, update: TableUpdate, pace: Pace | None = None
    ) -> Choreography:
        """Choreograph as ever, and note what will move when."""
        asked = perf_counter(), thread_time()
        made = choreographies.choreograph(before, after, update, pace)
        start = perf_counter()
        for kind, cues in _by_kind(made).items():
            for first, last in _together(cues):
                self.spans.append(Span(kind, start + first / 1000, start + last / 1000, asked))
        return made

    def by_kind(self) -> dict[str, list[tuple[float, float]]]:
        """(milliseconds since the frame before, of work in it) of all frames by the kind of movement."""
        found: dict[str, list[tuple[float, float]]] = defaultdict(list)
        for span in self.spans:
            found[span.kind] += self._within(span)
        return found

    def _within(self, span: Span) -> Iterator[tuple[float, float]]:
        first = bisect_right(self.times, max(span.begin, span.asked[0]))
        for place in range(first, bisect_right(self.times, span.end)):
            before = (self.times[place - 1], self.work[place - 1]) if place else (0.0, 0.0)
            # A table at rest shows no frames: then the wait began with the update.
            since = max(before, span.asked)
            yield 1000 * (self.times[place] - since[0]), 1000 * (self.work[place] - since[1])


def _together(cues: Iterable[Cue]) -> list[tuple[int, int]]:
    """First and last millisecond of each stretch in which some of the cues run."""
    stretches: list[tuple[int, int]] = []
    for cue in sorted(cues, key=lambda each: each.at):
        first, last = cue.at, cue.at + cue.duration
        if stretches and first <= stretches[-1][1]:
            stretches[-1] = stretches[-1][0], max(last, stretches[-1][1])
        else:
            stretches.append((first, last))
    return stretches


def _by_kind(made: Choreography) -> dict[str, list[Cue]]:
    kinds: dict[str, list[Cue]] = defaultdict(list)
    for cue in made.cues:
        kind = _kind(cue)
        if kind and cue.duration:
            kinds[kind].append(cue)
    return kinds


def _kind(cue: Cue) -> str:
    match cue:
        case CardCue(motion=Motion.FADE):
            return ""
        case CardCue(motion=motion):
            return motion.value
        case LineCue():
            return "score lines"
        case CountCue():
            return "score count-up"
    return ""


class Game(QObject):
    """Plays both seats, one step whenever the table has come to rest."""

    def __init__(self, window: MainWindow, hands: int, done: Callable[[], None]) -> None:
        super().__init__(window)
        self._window, self._hands, self._done = window, hands, done
        self._players = (make_player(Style.STEADY, 1), make_player(Style.SIMPLE, 2))
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._step)
        window.table.settled.connect(lambda: self._timer.start(PAUSE_MS))

    def begin(self) -> None:
        """Start a match."""
        self._window.desk.new_match(MatchSetup(PRESETS["R1"], Style.SIMPLE))

    def _step(self) -> None:
        table, desk = self._window.table, self._window.desk
        if not table.is_settled:
            self._timer.start(PAUSE_MS)
            return
        update = desk.update
        assert update is not None
        if update.match.stage is Stage.PLAYING:
            self._move(update)
            return
        self._hands -= 1
        if not self._hands:
            self._done()
        elif update.match.stage is Stage.OVER:
            self.begin()
        else:
            desk.next_hand()

    def _move(self, public: TableUpdate) -> None:
        assert public.view is not None
        seat, session = public.view.turn, self._window.desk.session
        view = session.update(seat).view
        assert view is not None
        action = self._players[seat].decide(view)
        if seat is Seat.SOUTH:
            self._window.desk.submit(action, public.seq)
        else:
            session.submit(seat, action, public.seq)


def main() -> None:
    """Play so many hands as the argument says, print, and leave."""
    frames = Frames()
    with (
        tempfile.TemporaryDirectory() as folder,
        mock.patch("ginrummy_qt.ui.table.player.choreograph", frames.choreograph),
    ):
        app, window = open_window(Path(folder))
        window.table.view.viewport().installEventFilter(frames)
        animator = window.table.findChild(Animator)
        assert isinstance(animator, Animator)
        animator.frame.connect(frames.tick)
        game = Game(window, int(sys.argv[1]), app.quit)
        QTimer.singleShot(1500, game.begin)
        app.exec()
        print(json.dumps(frames.by_kind()))


if __name__ == "__main__":
    main()
