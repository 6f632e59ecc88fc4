"""Every player of an installed program is asked for a move, over its engine: those with networks, too."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from ginrummy_qt.ports.engine import (
    PROTOCOL,
    Decide,
    Decided,
    Hello,
    ProtocolError,
    Ready,
    read_from_engine,
    write_message,
)
from ginrummy_qt.ports.levels import PLAYER_NAMES
from ginrummy_qt.rules import deal
from ginrummy_qt.rules.actions import DrawStock, Pass
from ginrummy_qt.rules.events import HandDealt
from ginrummy_qt.rules.legality import can, legal_actions
from ginrummy_qt.rules.ruleset import PRESETS
from ginrummy_qt.rules.seats import Seat
from ginrummy_qt.rules.shuffle import shuffled_deck
from ginrummy_qt.rules.view import PlayerView, view_for

_DEADLINE: Final = 50
"""Milliseconds: enough to search a little."""
_SCRIPT: Final = 'questions=$1; shift; exec "$@" --engine < "$questions"'


def questions() -> str:
    """The lines to the engine: for every player its greeting, and what to throw at the start of a hand."""
    view = _first_discard()
    legal = legal_actions(view)
    return "".join(
        write_message(Hello(PROTOCOL, name, 1)) + write_message(Decide(number, view, legal, _DEADLINE))
        for number, name in enumerate(PLAYER_NAMES)
    )


def command(program: Sequence[str | Path], file: str | Path) -> tuple[str | Path, ...]:
    """What lets the engine of a program answer the lines in a file, where there is a shell."""
    return ("sh", "-c", _SCRIPT, "sh", file, *program)


def problems(output: str) -> list[str]:
    """What is wrong with what the program wrote, in sentences; none when all players made a legal move."""
    view = _first_discard()
    lines = [line for line in output.splitlines() if line.startswith("{")]
    wrong: list[str] = []
    for number, name in enumerate(PLAYER_NAMES):
        try:
            ready, decided = map(read_from_engine, lines[2 * number : 2 * number + 2])
        except (ProtocolError, ValueError):
            return [*wrong, f"{name} did not answer"]
        if ready != Ready(PROTOCOL, name):
            wrong.append(f"{name} was greeted by {ready}")
        elif not (isinstance(decided, Decided) and decided.request == number and can(view, decided.action)):
            wrong.append(f"{name} made no move: {decided}")
    return wrong


def _first_discard() -> PlayerView:
    state = deal.deal(HandDealt(1, Seat.NORTH, shuffled_deck(f"{1:064x}")), PRESETS["R1"])
    for action in (Pass(), Pass(), DrawStock()):
        for event in deal.decide(state, action):
            state = deal.evolve(state, event)
    return view_for(state, state.turn)
