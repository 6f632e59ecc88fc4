"""The engine: the line protocol on its standard input and output, a computer player behind it.

It loads no Qt and nothing of the table; docs/engine-protocol.md describes what it speaks.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import BinaryIO

from ginrummy_qt.engine.soundness import flaw_of
from ginrummy_qt.engine.streams import STDIN, STDOUT, NoStream, binary_stream
from ginrummy_qt.players.levels import make_player
from ginrummy_qt.players.player import Player
from ginrummy_qt.ports.engine import (
    MAX_LINE,
    PROTOCOL,
    Decide,
    Decided,
    Failed,
    FromEngine,
    Hello,
    ProtocolError,
    Quit,
    Ready,
    read_to_engine,
    write_message,
)
from ginrummy_qt.ports.levels import Level


class Engine:
    """Answers one message after the other; the player is the one of the last Hello that named a known one."""

    def __init__(self) -> None:
        self._player: Player | None = None

    def answer(self, line: bytes) -> FromEngine | None:
        """The answer to a line; None asks to end. A line that cannot be used is answered by Failed."""
        try:
            message = read_to_engine(line.decode("utf-8"))
        except (ProtocolError, UnicodeDecodeError) as error:
            return Failed(None, str(error))
        match message:
            case Hello():
                return self._greet(message)
            case Decide():
                return self._decide(message)
            case Quit():
                return None

    def _greet(self, hello: Hello) -> FromEngine:
        if hello.protocol != PROTOCOL:
            return Failed(None, f"this engine speaks protocol {PROTOCOL}, not {hello.protocol}")
        try:
            level = Level(hello.player)
        except ValueError:
            return Failed(None, f"unknown player {hello.player!r}; there are {', '.join(Level)}")
        self._player = make_player(level, hello.seed)
        return Ready(PROTOCOL, level)

    def _decide(self, decide: Decide) -> FromEngine:
        if self._player is None:
            return Failed(decide.request, "hello comes first")
        flaw = flaw_of(decide.view)
        if flaw is not None:
            return Failed(decide.request, flaw)
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
    return serve(*streams)


def serve(stdin: BinaryIO, stdout: BinaryIO) -> int:
    """Read and answer lines until Quit or the end of the input; returns the exit status, 0.

    Every answer is flushed at once. A line longer than the protocol allows is skipped and answered by Failed.
    """
    engine = Engine()
    while line := stdin.readline(MAX_LINE + 1):
        if len(line) > MAX_LINE:
            _skip_line(line, stdin)
            answer: FromEngine | None = Failed(None, "line too long")
        else:
            answer = engine.answer(line)
        if answer is None:
            break
        stdout.write(write_message(answer).encode("utf-8"))
        stdout.flush()
    return 0


def _skip_line(line: bytes, stdin: BinaryIO) -> None:
    while line and not line.endswith(b"\n"):
        line = stdin.readline(MAX_LINE)
