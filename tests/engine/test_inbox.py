"""The engine's input: stop, quit, floods and long lines, while a player thinks and while none does."""

from __future__ import annotations

import io
import os
import re
import subprocess
import sys
import threading
import time

import pytest

from ginrummy_qt.engine import main as engine_main
from ginrummy_qt.engine.inbox import MAX_WAITING, Inbox, Line, Refused
from ginrummy_qt.engine.main import serve
from ginrummy_qt.players.allowance import Allowance
from ginrummy_qt.ports.engine import (
    MAX_LINE,
    PROTOCOL,
    Decide,
    Decided,
    Failed,
    Hello,
    Quit,
    Ready,
    Stop,
    ToEngine,
    read_from_engine,
    write_message,
)
from ginrummy_qt.rules import PRESETS
from ginrummy_qt.rules.actions import Pass
from ginrummy_qt.rules.view import view_for
from tests.helpers.views import random_hand

STATE = random_hand(1, PRESETS["R1"])
VIEW = view_for(STATE, STATE.turn)


class Thinker:
    """Thinks until its allowance is over; legal is that it passes."""

    def __init__(self) -> None:
        self.thinking = threading.Event()

    def decide(self, view):
        raise AssertionError("a player that can be hurried is told how long it may think")

    def decide_within(self, view, allowance: Allowance):
        self.thinking.set()
        while not allowance.is_over():
            time.sleep(0.001)
        return Pass()


class Table:
    """Both ends of an engine that serves in a thread."""

    def __init__(self) -> None:
        to_engine, self._to = os.pipe()
        self._from, from_engine = os.pipe()
        streams = os.fdopen(to_engine, "rb"), os.fdopen(from_engine, "wb")
        self._answers = os.fdopen(self._from, "rb")
        self._engine = threading.Thread(target=self._serve, args=streams)
        self._engine.start()

    def _serve(self, stdin, stdout):
        with stdin, stdout:
            serve(stdin, stdout)

    def say(self, *messages: ToEngine) -> None:
        os.write(self._to, b"".join(write_message(message).encode() for message in messages))

    def hear(self):
        return read_from_engine(self._answers.readline().decode())

    def leave(self) -> None:
        os.close(self._to)
        self._engine.join(20)
        assert not self._engine.is_alive()
        self._answers.close()


@pytest.fixture
def thinker(monkeypatch):
    player = Thinker()
    monkeypatch.setattr(engine_main, "make_player", lambda name, seed: player)
    return player


@pytest.fixture
def table(thinker):
    table = Table()
    table.say(Hello(PROTOCOL, "simple", 1))
    assert isinstance(table.hear(), Ready)
    yield table
    table.leave()


def test_a_player_that_thinks_is_stopped(table, thinker):
    table.say(Decide(1, VIEW))
    assert thinker.thinking.wait(20)
    table.say(Stop(1))
    assert table.hear() == Decided(1, Pass())


def test_a_stop_is_only_for_the_request_it_names(table, thinker):
    table.say(Decide(2, VIEW))
    assert thinker.thinking.wait(20)
    table.say(Stop(1), Stop(2))
    assert table.hear() == Decided(2, Pass())


def test_a_request_that_waits_can_be_stopped_too(table, thinker):
    table.say(Decide(1, VIEW), Decide(2, VIEW), Stop(2), Stop(1))
    assert [table.hear(), table.hear()] == [Decided(1, Pass()), Decided(2, Pass())]


def test_a_deadline_ends_the_thinking(table):
    table.say(Decide(1, VIEW, (), 30), Decide(2, VIEW, (), 0))
    assert [table.hear(), table.hear()] == [Decided(1, Pass()), Decided(2, Pass())]


def test_quit_ends_the_thinking(table, thinker):
    table.say(Decide(1, VIEW))
    assert thinker.thinking.wait(20)
    table.say(Quit())
    assert table.hear() == Decided(1, Pass())


def test_a_stop_that_came_before_its_request_means_nothing():
    inbox = Inbox(io.BytesIO(write_message(Stop(7)).encode() + write_message(Decide(7, VIEW)).encode()))
    [line] = inbox
    assert isinstance(line, Line)
    assert not inbox.is_stopped(7, line.number)


def test_a_stop_with_nothing_to_stop_has_no_answer():
    out = io.BytesIO()
    serve(io.BytesIO(write_message(Stop(3)).encode() * 1000), out)
    assert out.getvalue() == b""


def test_lines_that_nobody_waits_for_are_refused_and_the_engine_goes_on(table, thinker):
    table.say(Decide(1, VIEW))
    assert thinker.thinking.wait(20)
    flood = b"nonsense\n" * 5000
    while flood:
        flood = flood[os.write(table._to, flood) :]
    table.say(Stop(1))
    assert table.hear() == Decided(1, Pass())
    refused = 0
    answers = [table.hear() for _ in range(MAX_WAITING + 1)]
    for answer in answers:
        assert isinstance(answer, Failed)
        refused += "lines were waiting" in answer.reason
    assert refused == 1
    flooded = next(answer for answer in answers if "lines were waiting" in answer.reason)
    assert re.match(r"line 67, and \d{4} more: refused: more than 64 lines were waiting", flooded.reason)
    table.say(Hello(PROTOCOL, "simple", 1))
    assert isinstance(table.hear(), Ready)


def test_what_was_refused_last_is_said_at_the_end_too():
    inbox = Inbox(io.BytesIO(b"nonsense\n" * 300))
    first, *rest = inbox
    lines = [item for item in (first, *rest) if isinstance(item, Line)]
    refused = sum(item.count for item in rest if isinstance(item, Refused))
    assert len(lines) + refused == 300
    assert len(lines) >= MAX_WAITING


def test_a_line_without_an_end_is_refused_in_little_memory():
    items = list(Inbox(io.BytesIO(b"x" * (MAX_LINE * 5) + b"\n" + b"y" * MAX_LINE)))
    assert items[0] == Refused(1, 1, f"refused: a line of more than {MAX_LINE} bytes")
    assert [type(item) for item in items[1:]] == [Line]


def test_a_player_with_a_fault_ends_the_engine_in_order():
    # The input stays open, so that its thread still waits when the engine ends.
    broken = "from ginrummy_qt.engine import main as m; m.Engine.answer = lambda *_: 1 / 0; m.main()"
    with subprocess.Popen([sys.executable, "-c", broken], stdin=-1, stdout=-1, stderr=-1) as engine:
        assert engine.stdin is not None
        assert engine.stderr is not None
        engine.stdin.write(b"\n")
        engine.stdin.flush()
        assert engine.wait(60) == 1
        assert b"ZeroDivisionError" in engine.stderr.read()
