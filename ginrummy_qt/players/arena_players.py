"""Who takes part in the arena: a built-in player by its name, a program's file, or a command line.

A player is written as text everywhere, so that it crosses to other processes and into result files as it is.
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
import sys
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import Final

from ginrummy_qt.link.engine_process import EngineProgram
from ginrummy_qt.players.allowance import Hurried, timed
from ginrummy_qt.players.duplicates import Contestant
from ginrummy_qt.players.levels import make_player
from ginrummy_qt.players.player import Player
from ginrummy_qt.players.process_player import process_contestant
from ginrummy_qt.ports.levels import PLAYER_NAMES, player_named
from ginrummy_qt.rules.seats import Seat

_COMMAND: Final = re.compile(r"(?:([\w.-]+)@)?cmd:(.*)", re.DOTALL)


class UnknownPlayer(ValueError):
    """A text that means no player; the message says why, in a sentence."""


def check_player(text: str) -> str:
    """The text of a player, as it is. Raises UnknownPlayer when it means none."""
    if text in PLAYER_NAMES:
        return text
    if found := _COMMAND.fullmatch(text):
        words = _words(found[2])
        if shutil.which(words[0]) is None:
            raise UnknownPlayer(f"there is no program {words[0]!r} to start")
    elif not Path(text).is_file():
        names = ", ".join(PLAYER_NAMES)
        raise UnknownPlayer(f"{text!r} is not one of {names}, nor a program's file, nor cmd:COMMAND")
    return text


def contestant_of(text: str, *, processes: bool = False, move_time: int | None = None) -> Contestant:
    """The contestant that a checked text means; `processes` puts built-in players into their own, too.

    `move_time`, in milliseconds, is given to players that search, and told to programs.
    """
    if found := _COMMAND.fullmatch(text):
        words = _words(found[2])
        return process_contestant(found[1] or Path(words[0]).stem, EngineProgram(command=words), move_time)
    if text not in PLAYER_NAMES:
        path = Path(text)
        return process_contestant(path.stem, program_at(path), move_time)
    if processes:
        return process_contestant(text, None, move_time)
    name = player_named(text)

    def sit_down(seat: Seat, seed: int) -> AbstractContextManager[Player]:
        player = make_player(name, seed)
        thinker = timed(player)
        if move_time is not None and thinker is not None:
            return nullcontext(Hurried(thinker, move_time))
        return nullcontext(player)

    return sit_down


def program_at(path: Path) -> EngineProgram:
    """How to start a player's file: Python sources by this Python, everything else as it is."""
    python = (sys.executable,) if path.suffix == ".py" else ()
    return EngineProgram(command=(*python, str(path.resolve())))


def _words(command: str) -> tuple[str, ...]:
    """The words of a command line. No shell reads it: nothing is expanded."""
    try:
        words = tuple(shlex.split(command, posix=os.name == "posix"))
    except ValueError as error:
        raise UnknownPlayer(f"the command {command!r} cannot be read: {error}") from None
    if not words:
        raise UnknownPlayer("cmd: is followed by the command that starts a player")
    return words
