"""A computer player in its own process, watched: what crashes, hangs or misbehaves is started again.

One thread owns the process. It takes requests, lines and the passing of time one after the other, so that
nothing needs a lock but the promise that no report comes after `close`.
"""

from __future__ import annotations

import logging
import os
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import RLock, Thread, current_thread
from typing import Final

import ginrummy_qt
from ginrummy_qt.link.conversation import Misbehaviour, Question, check_answer, check_greeting
from ginrummy_qt.link.pipes import LineProcess
from ginrummy_qt.ports.engine import MAX_LINE, PROTOCOL, Decide, Hello, Quit, Stop, ToEngine, write_message
from ginrummy_qt.ports.levels import PlayerName
from ginrummy_qt.ports.opponents import (
    EngineAnswer,
    EngineGone,
    EngineReport,
    EngineRestarted,
    TrafficLine,
)
from ginrummy_qt.rules.legality import legal_actions
from ginrummy_qt.rules.seats import Seat
from ginrummy_qt.rules.view import PlayerView

LOG: Final = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True, kw_only=True)
class Patience:
    """How long an engine is waited for, in seconds, and how often in a row it is started again."""

    start: float = 20.0
    answer: float = 20.0
    leave: float = 0.5
    restarts: int = 3


@dataclass(frozen=True, slots=True, kw_only=True)
class EngineProgram:
    """What to start: the command line, and what is added to the environment."""

    command: Sequence[str]
    environment: Mapping[str, str] = field(default_factory=dict)


def own_engine() -> EngineProgram:
    """This program's own engine, from source or from a bundle.

    From source it is started so that no module in the current folder can take the place of one of its own.
    """
    if getattr(sys, "frozen", False):
        return EngineProgram(command=(sys.executable, "--engine"))
    root = str(Path(ginrummy_qt.__file__).parents[1])
    paths = [root, *filter(None, [os.environ.get("PYTHONPATH")])]
    command = (sys.executable, "-P", "-m", "ginrummy_qt", "--engine")
    return EngineProgram(command=command, environment={"PYTHONPATH": os.pathsep.join(paths)})


@dataclass(frozen=True, slots=True, kw_only=True)
class ProcessLauncher:
    """Starts a process for each seat that asks; fits `ports.opponents.EngineLauncher`.

    `seed` gives a new player the seed of its random choices. `traffic` is shown every line that crosses; it
    is called on threads of the links, and must not wait for anything.
    """

    program: EngineProgram
    seed: Callable[[], int]
    patience: Patience = field(default_factory=Patience)
    traffic: Callable[[TrafficLine], None] | None = None

    def __call__(self, level: PlayerName, seat: Seat, report: Callable[[EngineReport], None]) -> ProcessLink:
        """The link to the process of a level for a seat; a program that cannot be started is reported."""
        hello = Hello(PROTOCOL, level, self.seed())
        return ProcessLink(self.program, hello, seat, report, self.patience, self.traffic)


@dataclass(frozen=True, slots=True, eq=False)
class _Heard:
    """A line of the output of the process started as number `start`, None at its end."""

    start: int
    line: bytes | None


@dataclass(frozen=True, slots=True)
class _Hurry:
    """The answer to this request is wanted at once."""

    request: int


class ProcessLink:
    """The link to one seat's process; fits `ports.opponents.EngineLink`.

    An engine is asked one question at a time: a newer one waits until the older is answered, which is told to
    stop, and whose answer is then forgotten. `report` is called on the link's thread and must not wait for a
    thread that calls `close`.
    """

    def __init__(
        self,
        program: EngineProgram,
        hello: Hello,
        seat: Seat,
        report: Callable[[EngineReport], None],
        patience: Patience,
        traffic: Callable[[TrafficLine], None] | None,
    ) -> None:
        self._program = program
        self._hello = hello
        self._seat = seat
        self._report_to = report
        self._patience = patience
        self._traffic = traffic
        self._mail: SimpleQueue[Question | _Heard | _Hurry | None] = SimpleQueue()
        self._reporting = RLock()
        self._closed = False
        self._process: LineProcess | None = None
        self._starts = 0
        self._failures = 0
        self._greeted = False
        self._wanted: Question | None = None
        self._asked: Question | None = None
        self._deadline: float | None = None
        self._gone = ""
        self._thread = Thread(target=self._run, daemon=True, name=f"engine link {seat.name.lower()}")
        self._thread.start()

    def request(self, number: int, view: PlayerView, deadline: int | None = None) -> None:
        """Ask for an action, `deadline` in milliseconds; an older request still open is forgotten."""
        self._mail.put(Question(number, view, deadline))

    def hurry(self, number: int) -> None:
        """Ask for the answer to this request at once, if it is still open."""
        self._mail.put(_Hurry(number))

    def close(self) -> None:
        """End the process; no report comes after this returns. May be called again, and from a report."""
        with self._reporting:
            self._closed = True
        self._mail.put(None)
        if current_thread() is not self._thread:
            self._thread.join()

    def _run(self) -> None:
        self._start()
        while (mail := self._next_mail()) is not None:
            if isinstance(mail, Question):
                self._wanted = mail
                if self._gone:
                    self._report(EngineGone(self._gone))
                self._stop_asked()
                self._ask()
            elif isinstance(mail, _Hurry):
                self._hurry(mail.request)
            elif self._process is not None and mail.start == self._starts:
                self._hear(mail.line)
        if self._process is not None:
            self._send(Quit())
            self._process.stop(self._patience.leave)

    def _next_mail(self) -> Question | _Heard | _Hurry | None:
        while not self._closed:
            left = None if self._deadline is None else max(0.0, self._deadline - time.monotonic())
            try:
                return self._mail.get(timeout=left)
            except Empty:
                self._fail(f"it gave no sign for {self._waiting():g} seconds")
        return None

    def _waiting(self) -> float:
        return self._patience.answer if self._greeted else self._patience.start

    def _start(self) -> None:
        self._starts += 1
        number = self._starts
        self._greeted = False
        self._asked = None
        try:
            self._process = LineProcess(
                self._program.command,
                self._program.environment,
                MAX_LINE,
                lambda line: self._mail.put(_Heard(number, line)),
            )
        except OSError as error:
            self._give_up(f"the program could not be started: {error}")
            return
        self._send(self._hello)
        self._deadline = time.monotonic() + self._patience.start

    def _ask(self) -> None:
        """Send the question in hand, if the engine is free."""
        if self._wanted is None or self._asked is not None or not self._greeted:
            return
        self._asked = self._wanted
        view = self._asked.view
        self._send(Decide(self._asked.number, view, legal_actions(view), self._asked.deadline))
        self._deadline = time.monotonic() + self._patience.answer

    def _hurry(self, request: int) -> None:
        """Stop what is asked; what waits to be asked gets no time."""
        if self._wanted is None or self._wanted.number != request:
            return
        self._wanted = replace(self._wanted, deadline=0)
        if self._asked is not None and self._asked.number == request:
            self._stop_asked()

    def _stop_asked(self) -> None:
        """Nobody waits any longer for more than any answer to what the engine is busy with."""
        if self._asked is not None and self._process is not None:
            self._send(Stop(self._asked.number))

    def _hear(self, line: bytes | None) -> None:
        if line is None:
            assert self._process is not None
            self._fail(f"it ended with status {self._process.exit_status(self._patience.leave)}")
            return
        self._show(line, to_engine=False)
        try:
            if self._greeted:
                self._take_answer(line)
            else:
                check_greeting(line)
                self._greeted = True
                self._deadline = None
        except Misbehaviour as fault:
            self._fail(str(fault))
            return
        self._ask()

    def _take_answer(self, line: bytes) -> None:
        action = check_answer(line, self._asked)
        answered, self._asked = self._asked, None
        assert answered is not None
        self._failures = 0
        self._deadline = None
        if self._wanted is not None and self._wanted.number == answered.number:
            self._wanted = None
            self._report(EngineAnswer(answered.number, action))

    def _fail(self, reason: str) -> None:
        """End what is left of a process that failed, and start another one unless that was tried enough."""
        LOG.warning("the engine of %s failed: %s", self._seat.name, reason)
        if self._process is not None:
            self._process.stop()
            self._process = None
        self._failures += 1
        if self._failures > self._patience.restarts:
            self._give_up(f"it failed {self._failures} times in a row, the last time because {reason}")
            return
        self._start()
        if not self._gone:
            self._report(EngineRestarted(reason))

    def _give_up(self, reason: str) -> None:
        LOG.error("the engine of %s is gone: %s", self._seat.name, reason)
        self._gone = reason
        self._greeted = False
        self._deadline = None
        self._report(EngineGone(reason))

    def _send(self, message: ToEngine) -> None:
        assert self._process is not None
        line = write_message(message).encode("utf-8")
        self._show(line, to_engine=True)
        self._process.send(line)

    def _show(self, line: bytes, *, to_engine: bool) -> None:
        if self._traffic is not None:
            text = line.decode("utf-8", "replace").rstrip("\r\n")
            self._traffic(TrafficLine(self._seat, to_engine, text))

    def _report(self, report: EngineReport) -> None:
        with self._reporting:
            if not self._closed:
                self._report_to(report)
