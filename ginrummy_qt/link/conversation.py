"""What one engine process may say when: its lines judged, without any process in sight."""

from __future__ import annotations

from dataclasses import dataclass

from ginrummy_qt.ports.engine import (
    MAX_LINE,
    PROTOCOL,
    Decided,
    Failed,
    ProtocolError,
    Ready,
    read_from_engine,
)
from ginrummy_qt.rules.actions import Action
from ginrummy_qt.rules.legality import refusal
from ginrummy_qt.rules.view import PlayerView

SHOWN = 200


class Misbehaviour(Exception):
    """An engine did what the protocol or the rules do not allow; the message says what, in one sentence."""


@dataclass(frozen=True, slots=True)
class Question:
    """A request for an action, with the time for it in milliseconds where one is set."""

    number: int
    view: PlayerView
    deadline: int | None = None


def check_greeting(line: bytes) -> None:
    """Raises Misbehaviour unless the line is the answer to Hello."""
    match _read(line):
        case Ready(protocol, _) if protocol == PROTOCOL:
            return
        case Ready(protocol, _):
            raise Misbehaviour(f"it speaks protocol {protocol}, not {PROTOCOL}")
        case Failed(_, reason):
            raise Misbehaviour(f"it could not begin: {reason[:SHOWN]}")
    raise Misbehaviour("it did not begin with ready")


def check_answer(line: bytes, question: Question | None) -> Action:
    """The legal action with which a line answers the question asked. Raises Misbehaviour for all else."""
    message = _read(line)
    if question is None:
        raise Misbehaviour("it spoke without being asked")
    match message:
        case Decided(number, action) if number == question.number:
            reason = refusal(question.view, action)
            if reason is not None:
                raise Misbehaviour(f"it chose {str(action)[:SHOWN]}, which is illegal: {reason}")
            return action
        case Decided(number, _):
            raise Misbehaviour(f"it answered request {number}, not {question.number}")
        case Failed(_, reason):
            raise Misbehaviour(f"it could not answer: {reason[:SHOWN]}")
    raise Misbehaviour("it said ready twice")


def _read(line: bytes) -> Ready | Decided | Failed:
    if len(line) > MAX_LINE:
        raise Misbehaviour(f"it wrote a line of more than {MAX_LINE} bytes")
    try:
        return read_from_engine(line.decode("utf-8"))
    except (ProtocolError, UnicodeDecodeError) as error:
        raise Misbehaviour(f"it wrote what is no message: {str(error)[:SHOWN]}") from None
