"""The computer player as the window sees it: asked for moves, answering in its own time, on the Qt thread.

The player's process answers on a thread of its link; a queued signal brings the answer here. It is kept
until the table is at rest and as long has been thought as a person would, so that the game can be followed;
`hurry` ends the wait.
"""

from __future__ import annotations

import logging
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QElapsedTimer, QObject, Qt, QTimer, Signal, Slot

from ginrummy_qt.ports.levels import PlayerName
from ginrummy_qt.ports.opponents import (
    EngineAnswer,
    EngineGone,
    EngineLauncher,
    EngineLink,
    EngineReport,
    EngineRestarted,
)
from ginrummy_qt.ports.settings import Speed, Thinking
from ginrummy_qt.presentation.thinking import DEADLINE_MS, least_time, thinking_time
from ginrummy_qt.rules.actions import Action
from ginrummy_qt.rules.seats import Seat
from ginrummy_qt.rules.view import PlayerView

PAUSE_MS: Final = {Speed.SLOW: 560, Speed.NORMAL: 350, Speed.FAST: 175, Speed.OFF: 0}
"""Least time the cards lie still before the move, so that two moves in a row are seen as two; none where the
opponent is to answer instantly."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class _Question:
    """A request to the engine: the state it was asked for, and what the player saw."""

    number: int
    seq: int
    view: PlayerView


class Opponent(QObject):
    """Plays one seat; `ask` it, and `decided` brings the action with the state it was asked for."""

    decided = Signal(object, int)
    """The chosen action and the `seq` given to `ask`."""
    thinking_changed = Signal(bool)
    restarted = Signal(str)
    """The process failed and was started again; the question stands."""
    gone = Signal(str)
    """The process cannot be started; `retry` tries again."""

    _reported = Signal(object, object)

    def __init__(
        self, launch: EngineLauncher, seat: Seat = Seat.NORTH, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._launch = launch
        self._seat = seat
        self._level: PlayerName | None = None
        self._link: EngineLink | None = None
        self._count = 0
        self._question: _Question | None = None
        self._answer: Action | None = None
        self._at_rest = True
        self._held_back = False
        self._paused = False
        self._speed = Speed.NORMAL
        self._thinking = Thinking.NATURAL
        self._hurried = False
        self._since = QElapsedTimer()
        self._thinking_time = self._timer()
        self._pause = self._timer()
        self._mark: object = None
        self._reported.connect(self._take_report, Qt.ConnectionType.QueuedConnection)

    @property
    def thinking(self) -> bool:
        """Whether a question is open."""
        return self._question is not None

    def set_speed(self, speed: Speed) -> None:
        """How fast the cards move, and how long they lie still between two moves; where OFF, no pauses but
        the time of a search, which would tell of the hidden hand if it ended sooner."""
        self._speed = speed

    def set_thinking(self, thinking: Thinking) -> None:
        """How long is thought, from the next question on."""
        self._thinking = thinking

    def set_at_rest(self, at_rest: bool) -> None:
        """Whether the cards on the table lie still; an answer waits for it."""
        if at_rest and not self._at_rest:
            instantly = self._hurried or self._thinking is Thinking.INSTANT
            self._pause.start(0 if instantly else PAUSE_MS[self._speed])
        self._at_rest = at_rest

    def set_paused(self, paused: bool) -> None:
        """Keep answers back while something is shown to the person, and play them when it is over."""
        self._paused = paused
        self._hand_over()

    def hold_back(self) -> None:
        """Start no process before `go_ahead`: what is asked until then waits."""
        self._held_back = True

    def go_ahead(self) -> None:
        """Start the process that was held back, and put the open question."""
        self._held_back = False
        if self._level is not None and self._link is None:
            self.retry()

    def sit_down(self, level: PlayerName) -> None:
        """Have the process of this level running; the same process is kept for the same level."""
        if self._level is level and self._link is not None:
            return
        self.leave()
        self._level = level
        if not self._held_back:
            self._start()

    def ask(self, view: PlayerView, seq: int) -> None:
        """Ask for an action in the state `seq`; an older question is forgotten.

        A process that has gone is started again.
        """
        if self._link is None and self._level is not None and not self._held_back:
            self._start()
        self._count += 1
        self._answer = None
        self._hurried = False
        self._thinking_time.stop()
        self._since.start()
        self._set_question(_Question(self._count, seq, view))
        if self._link is not None:
            self._link.request(self._count, view, DEADLINE_MS[self._thinking])

    def hurry(self) -> None:
        """Wait for nothing but the answer to the open question, which is asked for at once."""
        if self._question is None:
            return
        self._hurried = True
        self._thinking_time.stop()
        self._pause.stop()
        if self._answer is None and self._link is not None:
            self._link.hurry(self._question.number)
        self._hand_over()

    def forget(self) -> None:
        """Drop the open question, if there is one: the state has changed."""
        self._thinking_time.stop()
        self._answer = None
        self._set_question(None)

    def retry(self) -> None:
        """Start the process anew and put the open question again."""
        question = self._question
        self._close_link()
        if question is None:
            self._start()
        else:
            self.ask(question.view, question.seq)

    def leave(self) -> None:
        """End the process."""
        self.forget()
        self._close_link()
        self._level = None

    def _timer(self) -> QTimer:
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.timeout.connect(self._hand_over)
        return timer

    def _close_link(self) -> None:
        link, self._link = self._link, None
        if link is not None:
            link.close()

    def _start(self) -> None:
        assert self._level is not None
        mark = self._mark = object()
        try:
            self._link = self._launch(self._level, self._seat, lambda report: self._pass_on(mark, report))
        except OSError as error:
            _log.error("the computer player could not be started: %s", error)
            self._pass_on(mark, EngineGone(str(error)))

    def _pass_on(self, mark: object, report: EngineReport) -> None:
        """On the link's thread: hand the report to the Qt thread."""
        self._reported.emit(mark, report)

    @Slot(object, object)
    def _take_report(self, mark: object, report: EngineReport) -> None:
        if mark is not self._mark:
            return
        match report:
            case EngineAnswer(request, action):
                if self._question is not None and request == self._question.number:
                    self._answer = action
                    self._think_on(self._question.view, action)
                    self._hand_over()
            case EngineRestarted(reason):
                _log.warning("the computer player was restarted: %s", reason)
                self.restarted.emit(reason)
            case EngineGone(reason):
                _log.error("the computer player is gone: %s", reason)
                self._close_link()
                self.gone.emit(reason)

    def _think_on(self, view: PlayerView, action: Action) -> None:
        """Wait for as long as a person would have thought longer."""
        if self._hurried or self._level is None:
            return
        if self._speed is Speed.OFF:
            whole = least_time(view, self._level, self._thinking)
        else:
            whole = thinking_time(view, action, self._level, self._thinking)
        left = whole - self._since.elapsed()
        if left > 0:
            self._thinking_time.start(left)

    def _hand_over(self) -> None:
        """Give the answer once it is there, the table is at rest and the time to think is over."""
        question, answer = self._question, self._answer
        waiting = self._thinking_time.isActive() or self._pause.isActive() or not self._at_rest
        if question is None or answer is None or waiting or self._paused:
            return
        self.forget()
        self.decided.emit(answer, question.seq)

    def _set_question(self, question: _Question | None) -> None:
        was = self.thinking
        self._question = question
        if was != self.thinking:
            self.thinking_changed.emit(self.thinking)
