"""The engine protocol: newline-delimited JSON between the program and a computer player's own process.

docs/engine-protocol.md describes it for authors of players. This module is its codec, without any input or
output. A request carries everything the player may know, so that a restarted process needs nothing else.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from ginrummy_qt.rules.actions import Action
from ginrummy_qt.rules.codec import CodecError, decode_union, encode_union, from_json, to_json
from ginrummy_qt.rules.view import PlayerView

PROTOCOL = 1
MAX_LINE = 65_536
"""Longest line in bytes that either side accepts: a request of a hand with some 400 turns."""


class ProtocolError(ValueError):
    """A line that is no message of the protocol."""


@dataclass(frozen=True, slots=True)
class Hello:
    """First line to the engine: who it is to play, and the seed of its own random choices."""

    protocol: int
    player: str
    seed: int


@dataclass(frozen=True, slots=True)
class Decide:
    """Asks for an action; `request` comes back with the answer.

    `legal` is a convenience: what `legality.legal_actions` offers for the view. Other legal arrangements and
    defences are accepted too. `deadline` is the time for the answer in milliseconds, 0 for at once; None
    leaves it to the player. It is not written when it is None: engines that know none read the line too.
    """

    request: int
    view: PlayerView
    legal: tuple[Action, ...] = ()
    deadline: int | None = None


@dataclass(frozen=True, slots=True)
class Stop:
    """Asks for the answer to a request at once, with the best found so far. It has no answer of its own."""

    request: int


@dataclass(frozen=True, slots=True)
class Quit:
    """Asks the engine to end; closing its input does too."""


@dataclass(frozen=True, slots=True)
class Ready:
    """The engine's answer to Hello."""

    protocol: int
    name: str


@dataclass(frozen=True, slots=True)
class Decided:
    """The action chosen for a request."""

    request: int
    action: Action


@dataclass(frozen=True, slots=True)
class Failed:
    """The engine could not answer; `request` is None when it understood no request."""

    request: int | None
    reason: str


ToEngine = Hello | Decide | Stop | Quit
FromEngine = Ready | Decided | Failed


def write_message(message: ToEngine | FromEngine) -> str:
    """The line of a message, with its newline."""
    plain = encode_union(message)
    if isinstance(message, Decide) and message.deadline is None:
        assert isinstance(plain, dict)
        del plain["deadline"]
    return to_json(plain) + "\n"


def read_to_engine(line: str) -> ToEngine:
    """The message in a line to the engine. Raises ProtocolError."""
    return cast(ToEngine, _read(ToEngine, line))


def read_from_engine(line: str) -> FromEngine:
    """The message in a line from the engine. Raises ProtocolError."""
    return cast(FromEngine, _read(FromEngine, line))


def _read(union: object, line: str) -> object:
    if len(line) > MAX_LINE:
        raise ProtocolError("line too long")
    try:
        return decode_union(union, from_json(line))
    except CodecError as error:
        raise ProtocolError(str(error).removeprefix("record.").removeprefix("record: ")) from None
