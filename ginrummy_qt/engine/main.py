"""The engine: the line protocol on its standard input and output, a computer player behind it.

It loads no Qt and nothing of the table; docs/engine-protocol.md describes what it speaks.
"""

from __future__ import annotations

import os
import sys
import traceback
from collections.abc import Callable, Sequence
from functools import partial
from typing import BinaryIO, NoReturn

from ginrummy_qt.engine.complaints import placed, refused, unusable
from ginrummy_qt.engine.inbox import Inbox, Refused
from ginrummy_qt.engine.soundness import flaw_in
from ginrummy_qt.engine.streams import STDIN, STDOUT, NoStream, binary_stream
from ginrummy_qt.players.allowance import Allowance, timed
from ginrummy_qt.players.levels import make_player
from ginrummy_qt.players.player import Player
from ginrummy_qt.ports.engine import (
    PROTOCOL,
    Decide,
    Decided,
    Failed,
    FromEngine,
    Hello,
    ProtocolError,
    Quit,
    Ready,
    Stop,
    read_to_engine,
    write_message,
)
from ginrummy_qt.ports.levels import player_named
from ginrummy_qt.rules.codec import shortened


class Engine:
    """Answers one message after the other; the player is the one of the last Hello that named a known one."""

    def __init__(self) -> None:
        self._player: Player | None = None

    def answer(
        self,
        line: bytes,
        is_stopped: Callable[[int], bool] = lambda request: False,
        came: float | None = None,
    ) -> FromEngine | None:
        """The answer to a line; None where there is none. A line that cannot be used is answered by Failed.

        `is_stopped` tells a player that thinks whether its request is to be answered at once. `came` is when
        the line came, by `time.monotonic`, from which its deadline counts; None for now.
        """
        try:
            message = read_to_engine(line.decode("utf-8"))
        except (ProtocolError, UnicodeDecodeError) as error:
            return unusable(line, str(error))
        match message:
            case Hello():
                return self._greet(message)
            case Decide():
                return self._decide(message, lambda: is_stopped(message.request), came)
            case Stop() | Quit():
                return None

    def _greet(self, hello: Hello) -> FromEngine:
        if hello.protocol != PROTOCOL:
            return Failed(None, shortened(f"this engine speaks protocol {PROTOCOL}, not {hello.protocol}"))
        try:
            name = player_named(hello.player)
        except ValueError as error:
            return Failed(None, shortened(f"unknown player: {error}"))
        self._player = make_player(name, hello.seed)
        return Ready(PROTOCOL, name)

    def _decide(self, decide: Decide, stopped: Callable[[], bool], came: float | None) -> FromEngine:
        if self._player is None:
            return Failed(decide.request, "hello comes first")
        flaw = flaw_in(decide)
        if flaw is not None:
            return Failed(decide.request, flaw)
        thinker = timed(self._player)
        if thinker is not None:
            allowance = Allowance.of(decide.deadline, stopped, came)
            return Decided(decide.request, thinker.decide_within(decide.view, allowance))
        return Decided(decide.request, self._player.decide(decide.view))


def main(arguments: Sequence[str] = ()) -> int:
    """Speak the protocol on this process's standard input and output; returns the exit status."""
    if arguments:
        print("the engine takes no arguments: it is told everything by its input", file=sys.stderr)
        return 2
    try:
        streams = binary_stream(sys.stdin, STDIN), binary_stream(sys.stdout, STDOUT)
    except NoStream:
        return 2
    try:
        return serve(*streams)
    except (Exception, KeyboardInterrupt):
        _end_at_once()


def _end_at_once() -> NoReturn:
    """Python cannot end in order while a thread waits for input: it would abort, and not say why."""
    if sys.stderr is not None:
        traceback.print_exc()
        sys.stderr.flush()
    os._exit(1)


def serve(stdin: BinaryIO, stdout: BinaryIO) -> int:
    """Read and answer lines until Quit or the end of the input; returns the exit status, 0.

    Every answer is flushed at once. A line longer than the protocol allows is skipped and answered by Failed,
    and so are lines that come while too many wait. A complaint names the request, or the number of the line.
    """
    engine = Engine()
    inbox = Inbox(stdin)
    for item in inbox:
        if isinstance(item, Refused):
            answer: FromEngine | None = refused(item)
        else:
            stopped = partial(inbox.is_stopped, line=item.number)
            answer = placed(engine.answer(item.text, stopped, item.came), item.number)
        if answer is not None:
            stdout.write(write_message(answer).encode("utf-8"))
            stdout.flush()
    return 0
