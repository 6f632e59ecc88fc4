"""The engine: the protocol over its standard input and output, whatever comes in."""

from __future__ import annotations

import dataclasses
import io
import json
import subprocess
import sys
from random import Random

import pytest

from ginrummy_qt.engine.main import main, serve
from ginrummy_qt.players.simple import SimplePlayer
from ginrummy_qt.ports.engine import (
    MAX_LINE,
    PROTOCOL,
    Decide,
    Decided,
    Failed,
    FromEngine,
    Hello,
    Quit,
    Ready,
    ToEngine,
    read_from_engine,
    write_message,
)
from ginrummy_qt.ports.levels import PLAYER_NAMES
from ginrummy_qt.rules import PRESETS
from ginrummy_qt.rules.legality import can
from ginrummy_qt.rules.seats import Seat
from ginrummy_qt.rules.view import PlayerView, view_for
from tests.helpers.views import positions, random_hand

R1 = PRESETS["R1"]
TABLE = [SimplePlayer(Random(1)), SimplePlayer(Random(2))]
ENGINE = [sys.executable, "-m", "ginrummy_qt.engine"]
PROGRAM = [sys.executable, "-m", "ginrummy_qt", "--engine"]


def view(seat: Seat | None = None):
    state = random_hand(1, PRESETS["R2"])
    return view_for(state, state.turn if seat is None else seat)


def lines(*messages: ToEngine | bytes) -> bytes:
    return b"".join(
        message if isinstance(message, bytes) else write_message(message).encode() for message in messages
    )


def answers(*messages: ToEngine | bytes) -> list[FromEngine]:
    out = io.BytesIO()
    assert serve(io.BytesIO(lines(*messages)), out) == 0
    return [read_from_engine(line) for line in out.getvalue().decode().splitlines()]


@pytest.mark.parametrize("level", PLAYER_NAMES)
def test_it_greets_and_decides(level):
    ready, decided = answers(Hello(PROTOCOL, level, 3), Decide(41, view()))
    assert ready == Ready(PROTOCOL, level)
    assert isinstance(decided, Decided)
    assert decided.request == 41
    assert can(view(), decided.action)


def test_the_seed_of_hello_makes_the_player():
    one = answers(Hello(PROTOCOL, "simple", 3), Decide(1, view()))
    assert one == answers(Hello(PROTOCOL, "simple", 3), Decide(1, view()))


def test_an_unknown_player_is_refused_and_a_known_one_still_welcome():
    failed, ready = answers(Hello(PROTOCOL, "grandmaster", 1), Hello(PROTOCOL, "simple", 1))
    names = ", ".join(PLAYER_NAMES)
    assert failed == Failed(None, f"line 1: unknown player: 'grandmaster' is not one of {names}")
    assert ready == Ready(PROTOCOL, "simple")


def test_another_protocol_is_refused():
    assert answers(Hello(PROTOCOL + 1, "simple", 1)) == [
        Failed(None, f"line 1: this engine speaks protocol {PROTOCOL}, not {PROTOCOL + 1}")
    ]


def test_a_question_before_hello_and_one_out_of_turn_are_refused():
    [early] = answers(Decide(1, view()))
    assert early == Failed(1, "hello comes first")
    other = view(view().turn.other)
    [_, late] = answers(Hello(PROTOCOL, "steady", 1), Decide(2, other))
    assert late == Failed(2, "view.turn: it is not this seat's turn")


def test_a_request_that_makes_no_sense_is_refused_or_answered_but_ends_nothing():
    rng = Random(8)
    sound = [seen for seed in range(6) for _, seen, _ in positions(random_hand(seed, R1), TABLE)]
    refused = 0
    for name in PLAYER_NAMES:
        for number in range(60):
            seen, other = rng.choice(sound), rng.choice(sound)
            fields = rng.sample([field.name for field in dataclasses.fields(PlayerView)], rng.randint(1, 4))
            mixed = dataclasses.replace(seen, **{name: getattr(other, name) for name in fields})
            ready, answer = answers(Hello(PROTOCOL, name, 1), Decide(number, mixed))
            assert isinstance(ready, Ready)
            assert not isinstance(answer, Ready)
            assert answer.request == number
            refused += isinstance(answer, Failed)
    assert 100 < refused < 60 * len(PLAYER_NAMES) - 10


@pytest.mark.parametrize(
    "line",
    [
        b"\n",
        b"hello\n",
        b"{}\n",
        b"[]\n",
        b"null\n",
        b'{"type":"hello"}\n',
        b'{"type":"hello","protocol":"1","player":"simple","seed":1}\n',
        b'{"type":"hello","protocol":1,"player":"simple","seed":1,"extra":2}\n',
        b'{"type":"decide","request":true,"view":{}}\n',
        b'{"type":"decide","request":"1","view":{}}\n',
        b'{"type":"decide","request":123456789012345678901234567890}\n',
        b'{"type":"stop","request":1,"view":{}}\n',
        b'{"type":"ready","protocol":1,"name":"me"}\n',
        b"\xff\xfe\n",
        b"[" * 100_000 + b"\n",
        b"9" * 10_000 + b"\n",
        b"x" * (MAX_LINE + 5) + b"\n",
        b"x" * (3 * MAX_LINE) + b"\n",
    ],
)
def test_a_malformed_line_is_answered_by_failed_and_the_next_one_is_read(line):
    failed, ready = answers(line, Hello(PROTOCOL, "simple", 1))
    assert isinstance(failed, Failed)
    assert failed.request is None
    assert failed.reason.startswith("line 1: ")
    assert ready == Ready(PROTOCOL, "simple")


def test_a_request_that_cannot_be_read_is_named_by_its_number():
    line = b'{"type":"decide","request":17,"view":{}}\n'
    assert answers(line) == [Failed(17, "view.ruleset: is missing")]
    assert answers(Hello(PROTOCOL, "simple", 1), line)[1] == Failed(17, "view.ruleset: is missing")


def test_of_several_messages_the_first_that_cannot_be_used_is_named():
    said = answers(Hello(PROTOCOL, "simple", 1), Decide(1, view()), b"nonsense\n", b"{}\n", Decide(2, view()))
    assert [type(each) for each in said] == [Ready, Decided, Failed, Failed, Decided]
    assert [each.reason for each in said if isinstance(each, Failed)] == [
        "line 3: not JSON: Expecting value: line 1 column 1 (char 0)",
        "line 4: unknown type None",
    ]


def test_it_ends_at_quit_and_at_the_end_of_the_input():
    assert answers(Quit(), Hello(PROTOCOL, "simple", 1)) == []
    assert answers() == []
    assert answers(write_message(Hello(PROTOCOL, "simple", 1)).rstrip().encode()) == [
        Ready(PROTOCOL, "simple")
    ]


@pytest.mark.parametrize("command", [ENGINE, PROGRAM])
def test_as_a_process_it_answers_line_by_line_and_leaves_at_the_end(command):
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as engine:
        assert engine.stdin is not None
        assert engine.stdout is not None
        for message in (Hello(PROTOCOL, "steady", 1), Decide(1, view()), Decide(2, view())):
            engine.stdin.write(write_message(message).encode())
            engine.stdin.flush()
            answer = read_from_engine(engine.stdout.readline().decode())
            assert not isinstance(answer, Failed)
        engine.stdin.close()
        assert engine.wait(30) == 0


def test_it_takes_no_arguments(capsys):
    assert main(["--level", "simple"]) == 2
    assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.parametrize("command", [ENGINE, PROGRAM])
def test_it_loads_no_qt_no_database_and_no_socket(command):
    # -X importtime writes every module that is loaded to stderr
    done = subprocess.run(
        [command[0], "-X", "importtime", *command[1:]],
        input=lines(Hello(PROTOCOL, "steady", 1), Decide(1, view())),
        capture_output=True,
        timeout=60,
    )
    loaded = {line.rpartition("|")[2].strip() for line in done.stderr.decode().splitlines()}
    assert "ginrummy_qt.players.levels" in loaded
    packages = {name.partition(".")[0] for name in loaded}
    assert not packages & {"PySide6", "shiboken6", "sqlite3", "socket", "_socket", "asyncio", "numpy"}
    own = {name.split(".")[1] for name in loaded if name.startswith("ginrummy_qt.")}
    assert own <= {"engine", "players", "ports", "rules", "coach", "__main__"}
    assert json.loads(done.stdout.splitlines()[1])["type"] == "decided"
